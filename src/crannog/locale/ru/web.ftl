### The words of the browser client, Russian. Names stand after a colon or as the subject.

## Everywhere

web-skip = К содержимому
web-skip-ask = К вопросу
web-nav = Страницы
web-nav-lobby = Столы
web-nav-rules = Правила
web-nav-settings = Настройки
web-lost = Такой страницы нет.
web-loading = Загрузка…
web-close = Закрыть
web-ok = Готово
web-cancel = Отмена
web-details = Подробности
web-yes = да
web-no = нет
web-you = вы
web-name = Ваше имя

## The lobby

web-hero = Настольные игры об островах
web-hero-more = Играйте за одним экраном, с друзьями по ссылке или с ботами. Учётная запись не нужна, достаточно имени.
web-guide = Путеводитель по первой партии
web-guide-start = Впервые? Сыграйте с путеводителем
web-new = Новый стол
web-new-game = Игра
web-new-players = Игроки
web-new-count = Число игроков
web-new-public = Показать свободные места всем на странице столов
web-new-practice = Тренировка: вернуть можно любой ход, даже если что-то открылось или партия окончена
web-new-options = Варианты и домашние правила
web-new-changed = изменено: { $count }
web-new-create = Открыть стол
web-option-number = число…
web-seat-kind = Кто играет: { $seat }
web-seat-me = Я
web-seat-bot = Бот
web-seat-open = Свободное место
web-seat-open-note = Вы получите ссылку для приглашения.
web-seat-hotseat = Кто-то за этим экраном
web-seat-hotseat-name = Имя этого игрока
web-seat-strength = Сила бота
web-strength-easy = лёгкий: отвечает сразу
web-strength-normal = средний: думает секунду
web-strength-hard = сильный: думает до 8 секунд
web-strength-others = Для исследований
web-strength-random = случайный: наугад
web-strength-greedy = жадный: на шаг вперёд
web-strength-search = вдумчивый: на несколько шагов
web-my = Мои столы
web-my-none = Здесь появятся столы, которые вы откроете или за которые сядете; список хранится только в этом браузере.
web-my-over = окончено
web-my-mine = ваш ход
web-my-waiting = ходят другие
web-my-gone = уже нет
web-my-with = за столом ещё: { $names }
web-my-forget = Убрать из списка
web-my-forget-sure = Убрать этот стол из списка? Без ссылки вы не сможете вернуться на своё место.
web-open = Свободные места
web-open-none = Сейчас никто не ищет игроков.
web-open-seats = Свободно мест: { $open } из { $seats }.
web-open-sit = Сесть
web-watch = Смотреть
web-import = Продолжить сохранённую партию
web-import-note = Сохранение или сага (.json) либо сценарий с позицией, с которой можно играть (.yaml).
web-import-choose = Выбрать файл
web-import-open = Открыть стол: { $game }
web-import-seat = В этом файле то, что один из игроков знал по ходу партии; продолжить по нему нельзя. Когда партия закончится, скачайте её ещё раз: тогда в файле будет вся партия.
web-import-unreadable = Этот файл — не сохранение и не сценарий игры, которая здесь есть.

## The table

web-players = Игроки
web-online = на месте
web-offline = не в сети
web-deciding = сейчас решает
web-alarm = близко к победе
web-spectator = Зритель
web-watching = Вы смотрите как зритель.
web-board = Поле
web-panel = Что происходит
web-hand = Ваши карты
web-mat = Ваш планшет
web-band = Колоды и шкалы
web-standings = Положение игроков
web-side = Журнал, чат и игроки
web-tab-ask = Выбор
web-tab-hand = Карты
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-people = Игроки
web-over = Партия окончена
web-won = победа
web-lost-match = без победы
web-lost-together = поражение
web-join = Вас приглашают: { $game }
web-join-seat = Ваш цвет: { $seat }
web-join-by = { $name } приглашает вас: { $game }
web-room = Ждём игроков
web-room-note = Когда дойдёт очередь до свободного места, игра остановится. Отправьте ссылки или посадите ботов.
web-room-look = Посмотреть на стол
web-face-contract = Поле этой игры нарисовано для другой версии; показан простой стол.
web-face-failed = Поле этой игры не загрузилось; показан простой стол.
web-join-used = Это приглашение больше не действует
web-join-used-note = Место уже занято, или приглашение заменили новым. Спросите того, кто открыл стол.
web-curtain = Передайте экран. Теперь играет: { $seat }
web-curtain-note = Карты скрыты. Продолжайте, когда экран виден только этому игроку.
web-curtain-lift = Это я, показать мои карты

## What I am asked

web-ask-mine = Решать вам
web-ask-optional = Можете ответить, но вас не ждут
web-ask-none = Сейчас вас ни о чём не спрашивают
web-ask-announced = Решать вам: { $prompt }
web-ask-fold = Свернуть
web-ask-unfold = Развернуть
web-waiting = Ждём решения: { $seats }
web-thinking = Думает: { $seats }
web-waiting-service = Минутку…
web-picked = Уже выбрано:
web-picked-back = { "" }: вернуться к шагу до этого
web-options = Варианты: { $count }
web-option-tell = { $name }: что это даёт
web-options-waiting = Связи нет: ваш выбор отправится, как только она появится.
web-option-nothing = Это ничего не изменит.
web-confirm-note = Пока ничего не отправлено.
web-confirm-reveals = Другие что-то увидят: вернуть ход без их согласия не получится.
web-confirm-forgoes = Вы упускаете возможность, другой не будет.
web-confirm-ends = Вы ещё можете что-то сделать, но на этом всё закончится.
web-quiet = Больше не спрашивать об этом в этом сезоне
web-quiet-off = Снова спрашивать: { $moment }
web-reactions = Вопросы об ответных картах
web-always = Всегда спрашивать меня
web-always-note = Даже если можно только отказаться. Иначе за вас чуть погодя ответит сервер, чтобы никто не узнал, что у вас на руках.
web-undo = Вернуть ход
web-undo-ask = Попросить вернуть ход
web-undo-free = Последний ход можно вернуть: с тех пор ничего не открылось и никто больше не ходил.
web-undo-alone = Последний ход можно вернуть. Ходы других останутся.
web-undo-all = Последний ход можно вернуть, а с ним и всё, что было потом.
web-undo-practice = Тренировка: последний ход можно вернуть, что бы после него ни открылось.
web-undo-nothing = Возвращать пока нечего.
web-undo-others = После вас ходили и другие; их ходы тоже вернутся. Нужно согласие: { $seats }.
web-undo-revealed = С тех пор что-то открылось или о чём-то спросили других. Нужно согласие: { $seats }.
web-undo-final = С тех пор что-то открылось или о чём-то спросили других, а согласиться некому: ход уже не вернуть.
web-undo-over = Партия окончена: ход уже не вернуть. Сыграйте реванш или копию с этого места.
web-undo-refused = Ход не возвращён: согласны не все.
web-undo-asked = Спрашиваем согласия у других.
web-consent = { $seat } хочет вернуть ход. Вы согласны?
web-consent-yes = Согласиться
web-consent-no = Отказать
web-hint = Подсказка
web-hint-thinking = Бот думает…
web-hint-you = Вы
web-hint-changes = { $changes }
web-hint-changes-next = { $changes }. В скобках — после следующего по силе: { $next }
web-hint-clearly = Лучшее из проверенного (вариантов: { $count }), заметно лучше, чем: { $next }
web-hint-slightly = Лучшее из проверенного (вариантов: { $count }), немного лучше, чем: { $next }
web-hint-even = Проверено вариантов: { $count }; явно лучшего среди них нет.
web-hint-playouts = Каждый вариант он доиграл наугад до конца партии столько раз: { $games }. После этого выиграно { $won }% партий, и ни один другой вариант не дал больше.
web-hint-playouts-next = Каждый вариант он доиграл наугад до конца партии столько раз: { $games }. После этого выиграно { $won }% партий, после следующего по силе — { $other }%: { $next }
web-hint-events = Что будет: { $events }
web-hint-then = Потом: { $options }
web-why-not-offered = Сейчас нельзя: { $thing }. Вопрос другой: { $prompt }
web-why-open = Теперь это уже можно: выберите ещё раз.
web-generic-pick = Можно выбрать

## Log and chat

web-log = Журнал
web-log-find = Искать в журнале
web-log-of = Только: { $seat }
web-log-earlier = Показать, что было раньше
web-log-empty = Пока ничего не произошло.
web-log-nothing = В журнале ничего не найдено.
web-log-since = После вашего хода
web-beat-back = Шаг назад
web-beat-on = Шаг вперёд
web-beat-skip = К последнему
web-then = Как было
web-then-back = вернуться (Esc)
web-taken-back = Ход вернули.
web-many-happened = Событий: { $count }; все они в журнале.
web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-chat-write = Написать сообщение
web-chat-send = Отправить
web-told-bot = Теперь здесь играет бот. Цвет: { $seat }.
web-told-person = Теперь здесь играет человек: { $name }. Цвет: { $seat }.
web-told-open = Место свободно, его можно занять. Цвет: { $seat }.
web-told-joined = За стол садится { $name }. Цвет: { $seat }.
web-told-drawn = Бот не ответил, и выбор за него сделал жребий. Цвет: { $seat }.

## Players of a table

web-invite = Скопировать приглашение
web-watch-link = Скопировать ссылку для зрителей
web-copied = Ссылка скопирована.
web-copy-by-hand = Скопируйте эту ссылку:
web-rename = Изменить имя
web-rename-ask = Как вас называть?
web-leave = Уступить место боту
web-leave-sure = Выйти из партии? За вас продолжит бот.
web-leave-over-sure = Освободить своё место за этим столом?
web-make-bot = Посадить сюда бота
web-make-bot-sure = Заменить этого игрока ботом? Его ссылка перестанет действовать.
web-make-open = Освободить место для человека
web-seat-take = Занять это место
web-seat-lost = Это место больше не ваше.
web-variants-none = Обычные правила.
web-origin-seed = Зерно случайности для этой партии выбрано вручную: открывший стол может знать скрытое.
web-origin-save = Партия продолжает сохранение: открывший стол может знать скрытое.
web-origin-scenario = Партия начата с готовой позиции: открывший стол может знать скрытое.
web-origin-saga = Партия продолжает сагу: её владелец может знать, какие карты лежат в колодах, но порядка не знает никто.
web-practice = Тренировка
web-practice-note = Тренировка: вернуть можно любой ход, даже если что-то открылось или партия окончена. Нужно согласие тех, кто ходил после вас.
web-save = Скачать
web-save-running = Пока партия идёт, в файле только то, что знаете вы: его можно прочесть, но не продолжить. После конца в нём вся партия, и её можно снова открыть на странице «Столы».
web-rematch = Реванш
web-rematch-note = В новой партии все пересядут на одно место дальше.
web-rematch-ready = Стол для реванша готов.
web-rematch-go = Перейти
web-webhook = Сообщать о ходе в чат
web-webhook-note = Адрес (webhook), на который придёт сообщение, когда ждут вас, а вас нет. Какие службы разрешены, решает хозяин сервера.
web-webhook-keep = Сохранить
web-webhook-kept = Адрес сохранён.
web-webhook-none = Уведомления больше не отправляются.
web-webhook-refused = На этот адрес этот сервер уведомлений не отправляет.
web-line-broken = Связь прервалась, пробуем снова. Ничего не потеряется.
web-line-now = Попробовать сейчас
web-unsaved = Ваш выбор ещё не сохранён: сервер сейчас не может записать данные. Пробуем снова.

## Rules and things

web-rule = Правило { $number }
web-rule-unknown = Правила { $number } нет.
web-rules-near = Правила этого раздела
web-rules-open = Открыть в правилах
web-rules-sections = Разделы
web-rules-find = Искать слово или номер
web-rules-found =
    { $count ->
        [one] Найдено { $count } правило
        [few] Найдено { $count } правила
       *[many] Найдено { $count } правил
    }
web-rules-none = Ничего не найдено.
web-rules-missing = Текста правил у этой игры нет.

## Replay

web-replay = Повтор
web-replay-of = Повтор: { $game }
web-replay-event = шаг { $at } из { $last }
web-replay-first = К началу
web-replay-back = Шаг назад
web-replay-next = Шаг вперёд
web-replay-last = К концу
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-slider = Момент партии
web-replay-eyes = Чей взгляд:
web-replay-all = зритель
web-replay-running = Партия продолжается: видно только то, что вам можно знать.
web-replay-table = К столу

## Settings

web-settings-language = Язык
web-settings-theme = Цвета
web-theme-auto = как в системе
web-theme-light = светлые
web-theme-dark = тёмные
web-theme-contrast = контрастные
web-settings-confirm = Переспрашивать перед отправкой выбора
web-confirm-never = никогда
web-confirm-final = если ход не вернуть
web-confirm-always = всегда
web-settings-speed = Как быстро показывать ходы
web-speed-off = сразу
web-speed-fast = быстро
web-speed-normal = обычно
web-speed-slow = медленно
web-settings-sounds = Звуки
web-settings-sounds-on = когда за столом что-то происходит
web-settings-notices = Когда моя очередь
web-settings-sound = тихий звук
web-settings-notify = уведомление браузера
web-settings-notify-refused = Браузер не разрешает уведомления для этой страницы.
web-settings-kept = Настройки хранятся в этом браузере.
web-keys = Клавиши
web-keys-numbers = выбрать из списка вариантов
web-keys-escape = шаг назад
web-keys-enter = подтвердить
web-keys-rule = правило, по которому задан вопрос
web-keys-inform = что это за предмет
web-keys-step = в повторе: шаг назад, шаг вперёд
web-keys-ends = в повторе: к началу, к концу
web-keys-space = Пробел
web-keys-play = пропустить показ; в повторе: пуск и пауза

## Problems, by the kind that the service names

web-problem-offline = Сервер не отвечает. Проверьте подключение к сети.
web-problem-unknown = Что-то пошло не так. Попробуйте ещё раз.
web-problem-nosuchtable = Такого стола больше нет.
web-problem-forbidden = Эта ссылка не даёт на это права. Возможно, её заменила новая.
web-problem-faster = Кто-то успел раньше; стол обновлён.
web-problem-illegalchoice = Сейчас так нельзя.
web-problem-undorefused = Этот ход не вернуть.
web-problem-badrequest = Сервер не смог этого сделать.
web-problem-badoption = Эти варианты правил нельзя сочетать.
web-problem-badseats = С таким числом игроков в эту игру не играют.
web-problem-badsave = Это сохранение не читается.
web-problem-wrongversion = Это сохранение сделано по другим правилам, продолжить его нельзя.
web-problem-badscenario = Этот сценарий не читается.
web-problem-badposition = Позиция в этом файле невозможна.
web-problem-toolarge = Файл слишком большой.
web-problem-toofast = Слишком много запросов, подождите немного.
web-problem-notover = Партия ещё не окончена.
web-problem-nothingtodecide = Сейчас вам нечего решать.
web-problem-botfailed = Бот не смог ничего выбрать. Попробуйте ещё раз.
web-problem-unknowngame = Такой игры на этом сервере нет.
web-problem-notour = Для этой игры путеводителя нет.
web-problem-notprovided = В этой игре такого нет.
web-problem-nolobby = На этом сервере нет общего списка столов.
web-problem-notkept = Сервер сейчас не может ничего сохранить. Попробуйте чуть позже.
web-problem-notread = Сервер сейчас не может прочитать данные. Попробуйте чуть позже.
