### Сторінка саги: ігри, кожна з яких починається у світі, який лишила попередня.

web-saga = Сага
web-saga-my = Мої саги
web-saga-new = Почати сагу: наступна гра почнеться у світі, який лишить ця
web-saga-name = Назва саги
web-saga-games =
    { $count ->
        [0] ще жодної гри
        [one] { $count } гра
        [few] { $count } гри
       *[many] { $count } ігор
    }
web-saga-since = почато { $day }
web-saga-parent = Іде іншим шляхом від гри { $number } саги:
web-saga-forget-sure = Сага нікуди не дінеться, вона лише зникне зі списку в цьому браузері, а з нею й ваше право її вести. Спершу завантажте файл або скопіюйте посилання власника.
web-saga-is-on = триває гра

## Наступна гра

web-saga-next = Гра { $number }
web-saga-on = Ця гра зараз триває.
web-saga-to-table = До столу
web-saga-abandon = Відмовитися від гри
web-saga-abandon-sure = Гра, що зараз триває, не ввійде до саги. Її стіл лишиться.
web-saga-seat = Відкрити гру { $number }
web-saga-offered = Кому яке місце запропоновано, вирішують правила гри. Місця тих, хто грає не за цим екраном, відкриті: розішліть посилання за столом.
web-saga-others = Учасники останньої гри можуть продовжити просто від її столу; інакше наступну гру відкриває власник саги.
web-saga-owner-begins = Першу гру відкриває власник саги.
web-saga-go-on = Наступна гра саги
web-saga-of-table = Гра { $number } саги

## Світ і його історія

web-saga-world = Світ сьогодні
web-saga-unseen = Колоди й архів
web-saga-history = Історія
web-saga-no-games = Ще нічого не сталося: першу сторінку напише перша гра.
web-saga-game = Гра { $number }
web-saga-begin = на початку
web-saga-elsewhere = Зіграно не тут: повтору немає.
web-saga-game-page = Сторінка гри
web-saga-before = У якому світі вона почалася
web-saga-left = Який світ вона лишила
web-saga-rulers = Хто правив
web-saga-drift = Як змінюється колода
web-saga-drift-note = Карти колоди після кожної гри, за видами.

## Гілки, файли, налаштування

web-saga-branch = Зіграти інакше
web-saga-branch-note = Нова сага з тими самими іграми до цієї; цю грають заново.
web-saga-branch-name = Назва нової саги
web-saga-branches = Саги, що пішли іншим шляхом
web-saga-branch-from = з гри { $number }
web-saga-keep = Зберегти й поділитися
web-saga-file = Завантажити
web-saga-link = Скопіювати посилання
web-saga-file-whole = У файлі всі світи цілком: з ним сагу можна продовжити будь-де.
web-saga-file-told = Файл розповідає сагу, не розкриваючи прихованого. Між іграми власник отримує її цілком.
web-saga-sight = Що можна бачити в колодах та архіві
web-saga-sight-nothing = нічого
web-saga-sight-numbers = скільки карт кожного виду
web-saga-sight-all = які карти, але не де вони лежать
web-saga-rename = Перейменувати
web-saga-owner-link = Скопіювати посилання власника
web-saga-renew = Нове посилання власника
web-saga-renew-sure = За старим посиланням власника сагу можна буде тільки читати.
web-problem-nosuchsaga = Такої саги тут немає.
web-problem-badsaga = У цьому файлі немає цілої саги.
web-problem-gameon = Гра цієї саги ще триває: спершу дограйте її або відмовтеся від неї.
web-saga-string = Хроніка з { $program }
web-saga-string-paste = Вставте рядок із { $program }
web-saga-string-begin = Почати з нього сагу
web-saga-string-out = Скопіювати для { $program }
web-saga-string-copied = Рядок скопійовано.
web-saga-string-by-hand = Скопіюйте рядок:
