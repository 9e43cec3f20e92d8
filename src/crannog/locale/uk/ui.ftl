### The words of the clients themselves, Ukrainian. What a game says is in the game's own files.
### Names stand after a colon, in brackets or as the subject, so that they need no inflection.

## Questions and answers

ui-language-name = Українська
ui-choose = Ваш вибір (1–{ $count }):
ui-choose-or-quit = Ваш вибір (1–{ $count }, q — вийти):
ui-commands = ? правило · u повернути хід · l журнал · v перемога · h рука · m поле · c карта · s зберегти · q вийти
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
ui-winners = Перемога у грі: { $seats } ({ $rule }).
ui-nobody-won = У цій грі не переміг ніхто ({ $rule }).

## Rules and cards

ui-rule = Правило { $number }
ui-rule-unknown = Правила «{ $number }» немає. Правила зі схожими номерами: { $near }
ui-rule-nowhere = Правила «{ $number }» немає. Номер правила має такий вигляд: { $example }
ui-rules-missing = Тексту правил у цієї гри немає.
ui-card-which = Яку карту? Після літери c введіть її назву або номер варіанта, наприклад: c 1
ui-card-unknown = Карти «{ $name }» немає.
ui-card-several = Для «{ $name }» підходить кілька карт: { $cards }
ui-option-without-card = У варіанті { $number } немає ні карти, ні території.

## Taking back

ui-undone = Хід повернуто.
ui-undo-nothing = Ви ще не ходили, повертати нічого.
ui-undo-bots = Хід уже не повернути: відтоді щось відкрилося або про щось запитали інших. Боти на таке не погоджуються.
ui-undo-final = Хід уже не повернути: відтоді відкрилося щось приховане, і це остаточно. У тренуванні (--practice) можна.
ui-undo-others = Після цього ходили й інші; їхні ходи теж повернуться.
ui-undo-revealed = Після цього ходу щось відкрилося або про щось уже запитали інших гравців.
ui-undo-consent = { $seat } хоче повернути хід. Чи погоджується { $other }?
ui-undo-refused = Хід не повернуто. Проти: { $seat }.
ui-practice-over = Тренування: введіть u, щоб повернути останній хід, або натисніть Enter, щоб вийти.

## Saving and leaving

ui-saved = Збережено: { $file }
ui-save-exists = Файл «{ $file }» уже існує, і це збереження не цієї гри. Він лишається без змін; виберіть іншу назву.
ui-save-failed = Не вдалося зберегти гру у файл «{ $file }»: { $problem }
ui-resume-with = Щоб продовжити цю гру: { $command }
ui-over-saved = Завершену гру збережено: { $file }

## People at one screen

ui-curtain = До екрана сідає { $seat }
ui-curtain-enter = Натисніть Enter, коли екран бачитиме лише цей гравець.
ui-curtain-undo = Або введіть u, щоб повернути останній хід гравця: { $seat }

## The menu

ui-menu = Crannog: настільні ігри про острови
ui-menu-game = Гра
ui-menu-bots = Нова гра проти ботів
ui-menu-hotseat = Нова гра для кількох людей за цим екраном
ui-menu-discovery = Перша гра: ознайомчий сценарій, проти ботів
ui-menu-resume = Продовжити збережену гру
ui-menu-rules = Читати правила
ui-menu-language = Мова
ui-menu-quit = Вийти
ui-menu-back = Назад
ui-ask-players = Скільки гравців разом із вами ({ $numbers })?
ui-ask-people = Скільки людей грає ({ $numbers })?
ui-wrong-players = «{ $entry }» тут не підходить. Введіть одне з цих чисел: { $numbers }
ui-ask-bot = Проти якого бота грати?
ui-bot-easy = легкий (easy): відповідає одразу
ui-bot-normal = середній (normal): думає секунду
ui-bot-hard = сильний (hard): думає до восьми секунд
ui-bot-random = випадковий (random): вибирає навмання
ui-bot-greedy = жадібний (greedy): дивиться на крок уперед
ui-bot-search = вдумливий (search): дивиться на кілька кроків уперед
ui-bot-thinks = Думає: { $seat }
ui-ask-name = Ім’я гравця (Enter: { $seat }):
ui-ask-save = Яку гру?
ui-save-entry = { $file } (гравці: { $seats })
ui-no-saves = У цій теці немає збережених ігор: { $folder }
ui-ask-rule = Номер правила або розділу, наприклад { $example } (Enter: назад):

## Several people are asked at the same time, and everybody plays together

ui-deciding = Зараз вирішує: { $seat }
ui-switch = Зараз питають і інших гравців: { $seats }
ui-switch-nobody = За цим екраном зараз більше нікого не питають.
ui-switch-unknown = Гравця «{ $entry }» серед тих, кого зараз питають, немає. Введіть одне з імен: { $seats }
ui-menu-partners = Нова гра: наодинці або разом із ботами
ui-menu-progression = Перша гра: карти здібностей приходять у визначеному порядку
ui-ask-partner = Разом із яким ботом грати?

## Саги

ui-saga-empty = Жодної гри ще не закінчено.
ui-saga-game = Гра { $number }
ui-saga-rulers = Низка правителів
ui-saga-deck = Карти в колоді за видами після кожної гри
ui-saga-map = Мапа світу зараз
ui-saga-unseen = Колоди й архів
ui-saga-added = Гру записано до саги: { $file }
