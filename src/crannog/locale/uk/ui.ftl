### The words of the clients themselves, Ukrainian. What a game says is in the game's own files.
### Names stand after a colon, in brackets or as the subject, so that they need no inflection.

## Questions and answers

ui-language-name = Українська
ui-choose = Ваш вибір (1–{ $count }):
ui-commands = ? правило · u взяти назад · l журнал · v перемога · h рука · m поле · c карта · s зберегти · q вийти
ui-wrong-entry = «{ $entry }» тут не підходить. Введіть 1–{ $count } або команду: { $commands }
ui-wrong-number = «{ $entry }» тут не підходить. Введіть число: 1–{ $count }
ui-yes = Так
ui-no = Ні
ui-you = ви

## What has happened

ui-news = Після вашого останнього рішення
ui-news-earlier =
    { $count ->
        [one] Не показано { $count } давнішу подію; увесь журнал: «l all».
        [few] Не показано { $count } давніші події; увесь журнал: «l all».
       *[many] Не показано { $count } давніших подій; увесь журнал: «l all».
    }
ui-log = Журнал
ui-log-empty = Ще нічого не сталося.
ui-result = Гру завершено

## Rules and cards

ui-rule = Правило { $number }
ui-rule-unknown = Правила «{ $number }» немає. Правила зі схожими номерами: { $near }
ui-rule-nowhere = Правила «{ $number }» немає. Номер правила має такий вигляд: { $example }
ui-card-which = Яку карту? Після літери c введіть її назву або номер варіанта, наприклад: c 1
ui-card-unknown = Карти «{ $name }» немає.
ui-card-several = «{ $name }» може бути будь-якою з цих карт: { $cards }
ui-option-without-card = Варіант { $number } не називає ні карти, ні території.

## Taking back

ui-undone = Вибір скасовано.
ui-undo-nothing = Ви ще не зробили вибору, який можна скасувати.
ui-undo-bots = Цього вже не скасувати: після вашого останнього вибору щось відкрилося або про нього питали інших гравців. Боти скасувати це не згодні.
ui-undo-consent = Скасувати свій вибір хоче { $seat }. Чи погоджується { $other }?
ui-undo-refused = Нічого не скасовано. Не погоджується { $seat }.

## Saving and leaving

ui-saved = Збережено: { $file }
ui-save-exists = Файл «{ $file }» уже існує, і це збереження не цієї гри. Він лишається без змін; виберіть іншу назву.
ui-save-failed = Не вдалося зберегти гру у файл «{ $file }»: { $problem }
ui-resume-with = Щоб продовжити цю гру: { $command }
ui-over-saved = Завершену гру збережено: { $file }

## People at one screen

ui-curtain = До екрана сідає { $seat }
ui-curtain-enter = Натисніть Enter, коли екран бачитиме лише цей гравець.
ui-curtain-undo = Або введіть u, щоб скасувати останній вибір гравця: { $seat }

## The menu

ui-menu = Crannog: настільні ігри про острови
ui-menu-game = Гра
ui-menu-bots = Нова гра проти ботів
ui-menu-hotseat = Нова гра для кількох людей за цим екраном
ui-menu-discovery = Перша гра: ознайомчий сценарій проти ботів
ui-menu-resume = Продовжити збережену гру
ui-menu-rules = Читати правила
ui-menu-language = Мова
ui-menu-quit = Вийти
ui-menu-back = Назад
ui-ask-players = Скільки гравців разом із вами ({ $numbers })?
ui-ask-people = Скільки людей грає ({ $numbers })?
ui-wrong-players = «{ $entry }» тут не підходить. Введіть одне з цих чисел: { $numbers }
ui-ask-bot = Проти якого бота грати?
ui-bot-random = random: вибирає навмання
ui-bot-greedy = greedy: дивиться на крок уперед
ui-ask-name = Ім’я гравця (Enter: { $seat }):
ui-ask-save = Яку гру?
ui-save-entry = { $file } (гравці: { $seats })
ui-no-saves = У цій теці немає збережених ігор: { $folder }
ui-ask-rule = Номер правила або розділу, наприклад { $example } (Enter: назад):

## The table of Inis

ui-inis-headline = Раунд { $round } · { $phase } · напрям: { $direction }
ui-inis-piles = Колода епосу: { $epic } · у скиді: { $discard } · плиток у стосі: { $stack }
ui-inis-legend = { $capital } столиця  { $citadel } цитадель  { $sanctuary } святилище  { $festival } свято  { $chieftain } ватажок  унизу: сусіди
ui-inis-player = Гравець
ui-inis-brenn = брен
ui-inis-reserve = Запас
ui-inis-deeds = Звершення
ui-inis-pretender = претендент
ui-inis-passed = пропуск
ui-inis-hand = Ваша рука
ui-inis-hand-empty = У вас на руці немає карт.
ui-inis-drafting = Вибір карт
ui-inis-drawn = Узяті карти
ui-inis-known = Що ви знаєте про приховані карти
ui-inis-known-hand = На руці ({ $seat }): { $cards }
ui-inis-known-aside = Відкладено вбік: { $cards }
ui-inis-known-discard = У скиді карт дій, наскільки ви знаєте: { $cards }
ui-inis-known-stack = У стосі плиток: { $territories }
ui-inis-epic-discard = Скинуті карти епосу: { $cards }
ui-inis-clash = Сутичка: { $territory }
ui-inis-exposed = Незахищені
ui-inis-sheltered = Захищені
ui-inis-instigator = заводій
ui-inis-active = наступний маневр
ui-inis-spear = Діє «Спис Луга»: у цій сутичці не можна грати карт із трискелем.
ui-inis-cauldron = Кланів на «Котлі Дагди»: { $count }. Власник карти: { $seat }
ui-inis-waiting = Сутички, що чекають своєї черги: { $territories }
ui-inis-standings = Умови перемоги (поріг кожної — { $goal })
ui-inis-met = Умови
ui-inis-place = { $place }. Сусіди: { $territories }
ui-inis-sketch = Числа — місця, куди можна викласти нову плитку.
ui-inis-effect = { $mode }: { $effect }
ui-inis-tile-effect = Територія: { $effect }
