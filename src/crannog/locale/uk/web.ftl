### The words of the browser client, Ukrainian. Names stand after a colon or as the subject.

## Everywhere

web-skip = До вмісту
web-skip-ask = До запитання
web-nav = Сторінки
web-nav-lobby = Столи
web-nav-rules = Правила
web-nav-settings = Налаштування
web-lost = Такої сторінки немає.
web-loading = Завантаження…
web-close = Закрити
web-ok = Готово
web-cancel = Скасувати
web-details = Докладніше
web-yes = так
web-no = ні
web-you = ви
web-name = Ваше ім’я

## The lobby

web-hero = Настільні ігри про острови
web-hero-more = Грайте за одним екраном, з друзями за посиланням або з ботами. Обліковий запис не потрібен, досить імені.
web-guide = Путівник для першої гри
web-guide-start = Уперше? Зіграйте з путівником
web-new = Новий стіл
web-new-game = Гра
web-new-players = Гравці
web-new-count = Кількість гравців
web-new-public = Показати вільні місця всім на сторінці столів
web-new-practice = Тренування: повернути можна будь-який хід, навіть якщо щось відкрилося або гру закінчено
web-new-options = Варіанти та домашні правила
web-new-changed = змінено: { $count }
web-new-create = Відкрити стіл
web-option-number = число…
web-seat-kind = Хто грає: { $seat }
web-seat-me = Я
web-seat-bot = Бот
web-seat-open = Вільне місце
web-seat-open-note = Ви отримаєте посилання для запрошення.
web-seat-hotseat = Хтось за цим екраном
web-seat-hotseat-name = Ім’я цього гравця
web-seat-strength = Сила бота
web-strength-easy = легкий: відповідає одразу
web-strength-normal = середній: думає секунду
web-strength-hard = сильний: думає до 8 секунд
web-strength-others = Для досліджень
web-strength-random = випадковий: навмання
web-strength-greedy = жадібний: на крок уперед
web-strength-search = вдумливий: на кілька кроків
web-my = Мої столи
web-my-none = Тут з’являться столи, які ви відкриєте або за які сядете; список зберігається лише в цьому браузері.
web-my-over = завершено
web-my-mine = ваш хід
web-my-waiting = ходять інші
web-my-gone = уже немає
web-my-with = за столом ще: { $names }
web-my-forget = Прибрати зі списку
web-my-forget-sure = Прибрати цей стіл зі списку? Без посилання ви не зможете повернутися на своє місце.
web-open = Вільні місця
web-open-none = Зараз ніхто не шукає гравців.
web-open-seats = Вільних місць: { $open } з { $seats }.
web-open-sit = Сісти
web-watch = Дивитися
web-import = Продовжити збережену гру
web-import-note = Збереження чи сага (.json) або сценарій із позицією, з якої можна грати (.yaml).
web-import-choose = Вибрати файл
web-import-open = Відкрити стіл: { $game }
web-import-seat = У цьому файлі те, що один із гравців знав під час гри; продовжити з нього не можна. Коли гра закінчиться, завантажте її ще раз: тоді у файлі буде вся гра.
web-import-unreadable = Цей файл — не збереження і не сценарій гри, яка тут є.

## The table

web-players = Гравці
web-online = на місці
web-offline = не в мережі
web-deciding = зараз вирішує
web-alarm = близько до перемоги
web-spectator = Глядач
web-watching = Ви дивитеся як глядач.
web-board = Поле
web-panel = Що відбувається
web-hand = Ваші карти
web-mat = Ваш планшет
web-band = Колоди й шкали
web-standings = Становище гравців
web-side = Журнал, чат і гравці
web-tab-ask = Вибір
web-tab-hand = Карти
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-people = Гравці
web-over = Гру завершено
web-won = перемога
web-lost-match = без перемоги
web-lost-together = поразка
web-join = Вас запрошують: { $game }
web-join-seat = Ваш колір: { $seat }
web-join-by = { $name } запрошує вас: { $game }
web-room = Чекаємо на гравців
web-room-note = Коли дійде черга до вільного місця, гра зупиниться. Надішліть посилання або посадіть ботів.
web-room-look = Подивитися на стіл
web-face-contract = Поле цієї гри намальовано для іншої версії; показано простий стіл.
web-face-failed = Поле цієї гри не завантажилося; показано простий стіл.
web-join-used = Це запрошення більше не діє
web-join-used-note = Місце вже зайнято, або запрошення замінили новим. Запитайте того, хто відкрив стіл.
web-curtain = До екрана сідає { $seat }
web-curtain-note = Карти приховано. Продовжуйте, коли екран бачить лише цей гравець.
web-curtain-lift = Це я, показати мої карти

## What I am asked

web-ask-mine = Вирішувати вам
web-ask-optional = Можете відповісти, але на вас не чекають
web-ask-none = Зараз вас ні про що не питають
web-ask-announced = Вирішувати вам: { $prompt }
web-ask-fold = Згорнути
web-ask-unfold = Розгорнути
web-waiting = Чекаємо на рішення: { $seats }
web-thinking = Думає: { $seats }
web-waiting-service = Хвилинку…
web-picked = Уже вибрано:
web-picked-back = { "" }: повернутися до кроку перед цим
web-options = Варіанти: { $count }
web-option-tell = { $name }: що це дає
web-options-waiting = Зв’язку немає: ваш вибір буде надіслано, щойно він відновиться.
web-option-nothing = Це нічого не змінить.
web-confirm-note = Поки нічого не надіслано.
web-confirm-reveals = Інші щось побачать: повернути хід без їхньої згоди не вийде.
web-confirm-forgoes = Ви втрачаєте нагоду, іншої не буде.
web-confirm-ends = Ви ще можете щось зробити, але на цьому все скінчиться.
web-quiet = Більше не питати про це цієї пори року
web-quiet-off = Знову питати: { $moment }
web-reactions = Запитання про карти у відповідь
web-always = Завжди питати мене
web-always-note = Навіть якщо можна лише відмовитися. Інакше за вас трохи згодом відповість сервер, щоб ніхто не дізнався, що у вас на руках.
web-undo = Повернути хід
web-undo-ask = Попросити повернути хід
web-undo-free = Останній хід можна повернути: відтоді нічого не відкрилося й ніхто більше не ходив.
web-undo-alone = Останній хід можна повернути. Ходи інших залишаться.
web-undo-all = Останній хід можна повернути, а з ним і все, що було потім.
web-undo-practice = Тренування: останній хід можна повернути, хоч би що після нього відкрилося.
web-undo-nothing = Повертати поки що нічого.
web-undo-others = Після вас ходили й інші; їхні ходи теж повернуться. Потрібна згода: { $seats }.
web-undo-revealed = Відтоді щось відкрилося або про щось запитали інших. Потрібна згода: { $seats }.
web-undo-final = Відтоді щось відкрилося або про щось запитали інших, а погодитися нікому: хід уже не повернути.
web-undo-over = Гру закінчено: хід уже не повернути. Зіграйте реванш або копію з цього місця.
web-undo-refused = Хід не повернуто: згодні не всі.
web-undo-asked = Питаємо згоди в інших.
web-consent = { $seat } хоче повернути хід. Ви згодні?
web-consent-yes = Погодитися
web-consent-no = Відмовити
web-hint = Підказка
web-hint-thinking = Бот думає…
web-hint-you = Ви
web-hint-changes = { $changes }
web-hint-changes-next = { $changes }. У дужках — після наступного за силою: { $next }
web-hint-clearly = Найкраще з перевіреного (варіантів: { $count }), помітно краще, ніж: { $next }
web-hint-slightly = Найкраще з перевіреного (варіантів: { $count }), трохи краще, ніж: { $next }
web-hint-even = Перевірено варіантів: { $count }; явно кращого серед них немає.
web-hint-playouts = Кожен варіант він догравав навмання до кінця гри стільки разів: { $games }. Після цього виграно { $won }% ігор, і жоден інший варіант не дав більше.
web-hint-playouts-next = Кожен варіант він догравав навмання до кінця гри стільки разів: { $games }. Після цього виграно { $won }% ігор, після наступного за силою — { $other }%: { $next }
web-hint-events = Що буде: { $events }
web-hint-then = Потім: { $options }
web-why-not-offered = Зараз не можна: { $thing }. Питання інше: { $prompt }
web-why-open = Тепер це вже можна: виберіть ще раз.
web-generic-pick = Можна вибрати

## Log and chat

web-log = Журнал
web-log-find = Шукати в журналі
web-log-of = Лише: { $seat }
web-log-earlier = Показати, що було раніше
web-log-empty = Ще нічого не сталося.
web-log-nothing = У журналі нічого не знайдено.
web-log-since = Після вашого ходу
web-beat-back = Крок назад
web-beat-on = Крок уперед
web-beat-skip = До останнього
web-then = Як було
web-then-back = повернутися (Esc)
web-taken-back = Хід повернули.
web-many-happened = Подій: { $count }; усі вони в журналі.
web-chat = Чат
web-chat-empty = Поки ніхто нічого не сказав.
web-chat-write = Написати повідомлення
web-chat-send = Надіслати
web-told-bot = Тепер тут грає бот. Колір: { $seat }.
web-told-person = Тепер тут грає людина: { $name }. Колір: { $seat }.
web-told-open = Місце вільне, його можна зайняти. Колір: { $seat }.
web-told-joined = За стіл сідає { $name }. Колір: { $seat }.
web-told-drawn = Бот не відповів, і вибір за нього зробив жереб. Колір: { $seat }.

## Players of a table

web-invite = Скопіювати запрошення
web-watch-link = Скопіювати посилання для глядачів
web-copied = Посилання скопійовано.
web-copy-by-hand = Скопіюйте це посилання:
web-rename = Змінити ім’я
web-rename-ask = Як вас називати?
web-leave = Поступитися місцем ботові
web-leave-sure = Вийти з гри? За вас продовжить бот.
web-leave-over-sure = Звільнити своє місце за цим столом?
web-make-bot = Посадити сюди бота
web-make-bot-sure = Замінити цього гравця ботом? Його посилання перестане діяти.
web-make-open = Звільнити місце для людини
web-seat-take = Зайняти це місце
web-seat-lost = Це місце більше не ваше.
web-variants-none = Звичайні правила.
web-origin-seed = Зерно випадковості для цієї гри вибрали вручну: той, хто відкрив стіл, може знати приховане.
web-origin-save = Гра продовжує збереження: той, хто відкрив стіл, може знати приховане.
web-origin-scenario = Гру почато з готової позиції: той, хто відкрив стіл, може знати приховане.
web-origin-saga = Гра продовжує сагу: її власник може знати, які карти лежать у колодах, але порядку не знає ніхто.
web-practice = Тренування
web-practice-note = Тренування: повернути можна будь-який хід, навіть якщо щось відкрилося або гру закінчено. Потрібна згода тих, хто ходив після вас.
web-save = Завантажити
web-save-running = Поки гра триває, у файлі лише те, що знаєте ви: його можна прочитати, але не продовжити. Після завершення в ньому вся гра, і її можна знову відкрити на сторінці «Столи».
web-rematch = Реванш
web-rematch-note = У новій грі всі пересядуть на одне місце далі.
web-rematch-ready = Стіл для реваншу готовий.
web-rematch-go = Перейти
web-webhook = Повідомляти про хід у чат
web-webhook-note = Адреса (webhook), на яку прийде повідомлення, коли чекають на вас, а вас немає. Які служби дозволено, вирішує власник сервера.
web-webhook-keep = Зберегти
web-webhook-kept = Адресу збережено.
web-webhook-none = Сповіщення більше не надсилаються.
web-webhook-refused = На цю адресу цей сервер сповіщень не надсилає.
web-line-broken = Зв’язок перервався, пробуємо знову. Нічого не загубиться.
web-line-now = Спробувати зараз
web-unsaved = Ваш вибір ще не збережено: сервер зараз не може записати дані. Пробуємо знову.

## Rules and things

web-rule = Правило { $number }
web-rule-unknown = Правила { $number } немає.
web-rules-near = Правила цього розділу
web-rules-open = Відкрити в правилах
web-rules-sections = Розділи
web-rules-find = Шукати слово чи номер
web-rules-found =
    { $count ->
        [one] Знайдено { $count } правило
        [few] Знайдено { $count } правила
       *[many] Знайдено { $count } правил
    }
web-rules-none = Нічого не знайдено.
web-rules-missing = Тексту правил у цієї гри немає.

## Replay

web-replay = Повтор
web-replay-of = Повтор: { $game }
web-replay-event = крок { $at } з { $last }
web-replay-first = На початок
web-replay-back = Крок назад
web-replay-next = Крок уперед
web-replay-last = У кінець
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-slider = Мить гри
web-replay-eyes = Чий погляд:
web-replay-all = глядач
web-replay-running = Гра триває: видно лише те, що вам можна знати.
web-replay-table = До столу

## Settings

web-settings-language = Мова
web-settings-theme = Кольори
web-theme-auto = як у системі
web-theme-light = світлі
web-theme-dark = темні
web-theme-contrast = контрастні
web-settings-confirm = Перепитувати перед надсиланням вибору
web-confirm-never = ніколи
web-confirm-final = якщо хід не повернути
web-confirm-always = завжди
web-settings-speed = Як швидко показувати ходи
web-speed-off = одразу
web-speed-fast = швидко
web-speed-normal = звичайно
web-speed-slow = повільно
web-settings-sounds = Звуки
web-settings-sounds-on = коли за столом щось відбувається
web-settings-notices = Коли моя черга
web-settings-sound = тихий звук
web-settings-notify = сповіщення браузера
web-settings-notify-refused = Браузер не дозволяє сповіщень для цієї сторінки.
web-settings-kept = Налаштування зберігаються в цьому браузері.
web-keys = Клавіші
web-keys-numbers = вибрати зі списку варіантів
web-keys-escape = крок назад
web-keys-enter = підтвердити
web-keys-rule = правило, за яким поставлено запитання
web-keys-inform = що це за предмет
web-keys-step = у повторі: крок назад, крок уперед
web-keys-ends = у повторі: на початок, у кінець
web-keys-space = Пробіл
web-keys-play = пропустити показ; у повторі: пуск і пауза

## Problems, by the kind that the service names

web-problem-offline = Сервер не відповідає. Перевірте підключення до мережі.
web-problem-unknown = Щось пішло не так. Спробуйте ще раз.
web-problem-nosuchtable = Такого столу вже немає.
web-problem-forbidden = Це посилання не дає на це права. Можливо, його замінило новіше.
web-problem-faster = Хтось устиг раніше; стіл оновлено.
web-problem-illegalchoice = Зараз так не можна.
web-problem-undorefused = Цей хід не повернути.
web-problem-badrequest = Сервер не зміг цього зробити.
web-problem-badoption = Ці варіанти правил не можна поєднати.
web-problem-badseats = З такою кількістю гравців у цю гру не грають.
web-problem-badsave = Це збереження не читається.
web-problem-wrongversion = Це збереження зроблено за іншими правилами, продовжити його не можна.
web-problem-badscenario = Цей сценарій не читається.
web-problem-badposition = Позиція в цьому файлі неможлива.
web-problem-toolarge = Файл завеликий.
web-problem-toofast = Забагато запитів, зачекайте трохи.
web-problem-notover = Гру ще не завершено.
web-problem-nothingtodecide = Зараз вам нічого вирішувати.
web-problem-botfailed = Бот не зміг нічого вибрати. Спробуйте ще раз.
web-problem-unknowngame = Такої гри на цьому сервері немає.
web-problem-notour = Для цієї гри путівника немає.
web-problem-notprovided = У цій грі такого немає.
web-problem-nolobby = На цьому сервері немає спільного списку столів.
web-problem-notkept = Сервер зараз не може нічого зберегти. Спробуйте трохи пізніше.
web-problem-notread = Сервер зараз не може прочитати дані. Спробуйте трохи пізніше.
