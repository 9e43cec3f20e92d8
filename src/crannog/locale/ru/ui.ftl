### The words of the clients themselves, Russian. What a game says is in the game's own files.
### Names stand after a colon or alone, so that no language has to inflect them.

## Questions and answers

ui-language-name = Русский
ui-choose = Ваш выбор (1–{ $count }):
ui-choose-or-quit = Ваш выбор (1–{ $count }, q — выйти):
ui-commands = ? правило  u вернуть ход  l журнал  v счёт  h рука  m поле  c карта  s запись  q выход
ui-wrong-entry = Ответ «{ $entry }» здесь не подходит. Введите число от 1 до { $count } или команду: { $commands }
ui-wrong-number = Ответ «{ $entry }» здесь не подходит. Введите число от 1 до { $count }.
ui-yes = Да
ui-no = Нет
ui-you = вы

## What has happened

ui-news = После вашего прошлого решения
ui-news-earlier =
    { $count ->
        [one] Пропущено { $count } более раннее событие; весь журнал покажет команда «l all».
        [few] Пропущено { $count } более ранних события; весь журнал покажет команда «l all».
       *[many] Пропущено { $count } более ранних событий; весь журнал покажет команда «l all».
    }
ui-log = Журнал
ui-log-empty = Пока ничего не произошло.
ui-result = Партия окончена
ui-winners = Победа в партии: { $seats } ({ $rule }).
ui-nobody-won = В этой партии не победил никто ({ $rule }).

## Rules and cards

ui-rule = Правило { $number }
ui-rule-unknown = Правила «{ $number }» нет. Правила с похожими номерами: { $near }
ui-rule-nowhere = Правила «{ $number }» нет. Номер правила выглядит так: { $example }
ui-rules-missing = Текста правил у этой игры нет.
ui-card-which = Какая карта? Введите после c её название или номер варианта, например: c 1
ui-card-unknown = Карты «{ $name }» нет.
ui-card-several = Под «{ $name }» подходят несколько карт: { $cards }
ui-option-without-card = В варианте { $number } нет ни карты, ни территории.

## Taking back

ui-undone = Ход возвращён.
ui-undo-nothing = Вы ещё не ходили, возвращать нечего.
ui-undo-bots = Ход не вернуть: с тех пор что-то открылось или о чём-то спросили других. Боты на такое не соглашаются.
ui-undo-final = Ход не вернуть: с тех пор открылось что-то скрытое, и это окончательно. В тренировке (--practice) можно.
ui-undo-others = После этого ходили и другие; их ходы тоже вернутся.
ui-undo-revealed = После этого хода что-то открылось или о чём-то уже спросили других игроков.
ui-undo-consent = { $seat } хочет вернуть ход. Согласие нужно от игрока: { $other }. Согласны?
ui-undo-refused = Ход не возвращён. Против: { $seat }.
ui-practice-over = Тренировка: введите u, чтобы вернуть последний ход, или нажмите Enter, чтобы выйти.

## Saving and leaving

ui-saved = Сохранено: { $file }
ui-save-exists = Файл «{ $file }» уже есть, и в нём не эта партия. Он остался как был; выберите другое имя.
ui-save-failed = Не удалось сохранить партию в файл «{ $file }»: { $problem }
ui-resume-with = Чтобы продолжить эту партию: { $command }
ui-over-saved = Оконченная партия сохранена: { $file }

## People at one screen

ui-curtain = Передайте экран. Теперь играет: { $seat }
ui-curtain-enter = Когда экран виден только этому игроку, нажмите Enter.
ui-curtain-undo = Или введите u, чтобы вернуть последний ход игрока: { $seat }

## The menu

ui-menu = Crannog: настольные игры об островах
ui-menu-game = Игра
ui-menu-bots = Новая партия против ботов
ui-menu-hotseat = Новая партия для нескольких человек за одним экраном
ui-menu-discovery = Первая партия: сценарий «Первое знакомство», против ботов
ui-menu-resume = Продолжить сохранённую партию
ui-menu-rules = Читать правила
ui-menu-language = Язык
ui-menu-quit = Выйти
ui-menu-back = Назад
ui-ask-players = Сколько игроков, считая вас ({ $numbers })?
ui-ask-people = Сколько человек играет ({ $numbers })?
ui-wrong-players = Ответ «{ $entry }» здесь не подходит. Введите одно из этих чисел: { $numbers }
ui-ask-bot = Против какого бота хотите играть?
ui-bot-easy = лёгкий (easy): отвечает сразу
ui-bot-normal = средний (normal): думает секунду
ui-bot-hard = сильный (hard): думает до восьми секунд
ui-bot-random = случайный (random): выбирает наугад
ui-bot-greedy = жадный (greedy): смотрит на шаг вперёд
ui-bot-search = вдумчивый (search): смотрит на несколько шагов вперёд
ui-bot-thinks = Думает: { $seat }
ui-ask-name = Имя игрока (Enter: { $seat }):
ui-ask-save = Какая партия?
ui-save-entry = { $file } (игроки: { $seats })
ui-no-saves = В этой папке нет сохранённых партий: { $folder }
ui-ask-rule = Номер правила или раздела, например { $example } (Enter: назад):

## Several people are asked at the same time, and everybody plays together

ui-deciding = Сейчас решает: { $seat }
ui-switch = Сейчас спрашивают и других игроков: { $seats }
ui-switch-nobody = За этим экраном сейчас больше никого не спрашивают.
ui-switch-unknown = Игрока «{ $entry }» среди тех, кого сейчас спрашивают, нет. Введите одно из имён: { $seats }
ui-menu-partners = Новая партия: в одиночку или вместе с ботами
ui-menu-progression = Первая партия: карты способностей приходят в заданном порядке
ui-ask-partner = Вместе с каким ботом хотите играть?

## Саги

ui-saga-empty = Ни одна партия ещё не окончена.
ui-saga-game = Партия { $number }
ui-saga-rulers = Череда правителей
ui-saga-deck = Карты в колоде по видам после каждой партии
ui-saga-map = Карта мира сейчас
ui-saga-unseen = Колоды и архив
ui-saga-added = Партия записана в сагу: { $file }
