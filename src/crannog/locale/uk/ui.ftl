### The words of the clients themselves, Ukrainian. What a game says is in the game's own files.
### Names stand after a colon, in brackets or as the subject, so that they need no inflection.

## Questions and answers

ui-language-name = Українська
ui-choose = Ваш вибір (1–{ $count }):
ui-choose-or-quit = Ваш вибір (1–{ $count }, q — вийти):
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
ui-winners = Перемога у грі: { $seats } ({ $rule }).
ui-nobody-won = У цій грі не переміг ніхто ({ $rule }).

## Rules and cards

ui-rule = Правило { $number }
ui-rule-unknown = Правила «{ $number }» немає. Правила зі схожими номерами: { $near }
ui-rule-nowhere = Правила «{ $number }» немає. Номер правила має такий вигляд: { $example }
ui-rules-missing = Тексту правил у цієї гри немає.
ui-card-which = Яку карту? Після літери c введіть її назву або номер варіанта, наприклад: c 1
ui-card-unknown = Карти «{ $name }» немає.
ui-card-several = «{ $name }» може бути будь-якою з цих карт: { $cards }
ui-option-without-card = Варіант { $number } не називає ні карти, ні території.

## Taking back

ui-undone = Вибір скасовано.
ui-undo-nothing = Ви ще не зробили вибору, який можна скасувати.
ui-undo-bots = Цього вже не скасувати: після вашого останнього вибору щось відкрилося або про нього питали інших гравців. Боти скасувати це не згодні.
ui-undo-final = Цього вже не скасувати: після вашого останнього вибору відкрилося щось приховане, і це остаточно. У тренуванні (--practice) можна.
ui-undo-others = Після цього вибору вибирали й інші; їхній вибір теж буде скасовано.
ui-undo-revealed = Після цього вибору відкрилося щось приховане або про нього питали інших гравців.
ui-undo-consent = Скасувати свій вибір хоче { $seat }. Чи погоджується { $other }?
ui-undo-refused = Нічого не скасовано. Не погоджується { $seat }.
ui-practice-over = Тренування: введіть u, щоб скасувати останній вибір, або натисніть Enter, щоб вийти.

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
ui-bot-random = випадковий (random): вибирає навмання
ui-bot-greedy = жадібний (greedy): дивиться на крок уперед
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
ui-inis-met = Виконано
ui-inis-sketch = Числа — місця, куди можна викласти нову плитку.
ui-inis-effect = { $mode }: { $effect }
ui-inis-tile-effect = Територія: { $effect }

## Horizons: several people are asked at the same time, and everybody plays together

ui-deciding = Зараз вирішує: { $seat }
ui-switch = Запитання зараз і до інших гравців: { $seats }
ui-switch-nobody = За цим екраном зараз більше нікого не питають.
ui-switch-unknown = «{ $entry }» не підходить: серед тих, кого зараз питають, такого гравця немає. Введіть одне з імен: { $seats }
ui-menu-partners = Нова гра: наодинці або разом із ботами
ui-menu-progression = Перша гра: карти здібностей приходять у визначеному порядку
ui-ask-partner = Разом із яким ботом грати?

## Horizons: the table

ui-horizons-headline = Хід { $turn } · { $phase }
ui-horizons-step = { $action }: { $invader }
ui-horizons-deck =
    { $stage ->
        [0] у колоді не лишилося карт
        [1] у колоді карт: { $count }, наступна — стадії I
        [2] у колоді карт: { $count }, наступна — стадії II
       *[3] у колоді карт: { $count }, наступна — стадії III
    }
ui-horizons-terror =
    { $level ->
        [1] Рівень жаху I
        [2] Рівень жаху II
       *[3] Рівень жаху III
    }
ui-horizons-goal =
    { $level ->
        [1] перемога: немає загарбників
        [2] перемога: немає поселень і міст
       *[3] перемога: немає міст
    }
ui-horizons-fear-pool = до наступної карти страху: { $count } з { $size }
ui-horizons-fear-cards = карт страху в колоді: { $count }
ui-horizons-fear-earned = здобуто: { $count }
ui-horizons-blight-pool = лишилося в запасі: { $count }
ui-horizons-tide = Діє
ui-horizons-legend = { $damage } шкода  { $sacred } святилище  { $coastal } прибережна  ({ $explorer }) прийде, якщо розвідають цю місцевість
ui-horizons-invaders = Загарбники
ui-horizons-fear = Страх
ui-horizons-blight = Скверна
ui-horizons-presence = Присутність
ui-horizons-defend = Захист
ui-horizons-coming = Що насувається
ui-horizons-neighbours = Сусіди
ui-horizons-ravage = плюндрування { $count }
ui-horizons-cascade = поширення
ui-horizons-back = контратака { $count }
ui-horizons-skips = пропуск: { $actions }
ui-horizons-stalls = дію можна скасувати
ui-horizons-vitality = здоров’я даханів +{ $count }
ui-horizons-no-blight = скверну не додають
ui-horizons-dahan-safe = дахани невразливі
ui-horizons-vengeance = «Помста мертвих»

## Horizons: a Spirit

ui-horizons-energy = Енергія { $count } (+{ $income })
ui-horizons-played = розіграно карт: { $count } з { $plays }
ui-horizons-destroyed = знищено присутності: { $count }
ui-horizons-progression = лишилося карт вивчення здібностей: { $count }
ui-horizons-done = готово
ui-horizons-busy = ще не готово
ui-horizons-growth = Ріст
ui-horizons-energy-track = Енергія
ui-horizons-plays-track = Карти
ui-horizons-elements = Стихії
ui-horizons-none = немає
ui-horizons-in-play = У грі
ui-horizons-hand = Рука
ui-horizons-discard = Скид
ui-horizons-effects = Цього ходу
ui-horizons-effect-range = дальність +{ $count }
ui-horizons-effect-ward = захист { $count } на своїх землях
ui-horizons-effect-might = можна додати 3 шкоди до здібності
ui-horizons-effect-wind = можна зробити повільну здібність швидкою
ui-horizons-effect-repeats = карт, які можна повторити: { $count }
ui-horizons-effect-constancy = карт, які можна повернути на руку: { $count }
ui-horizons-effect-shares = спільна присутність: { $seats }

## Horizons: a Power

ui-horizons-kind-innate = природна
ui-horizons-kind-unique = унікальна
ui-horizons-kind-minor = мала
ui-horizons-kind-major = велика
ui-horizons-used = застосовано
ui-horizons-cost = вартість { $count }
ui-horizons-range = дальність { $count }
ui-horizons-range-sacred = дальність { $count } від святилища
ui-horizons-range-terrain = дальність { $count } від присутності ({ $terrain })
ui-horizons-target-any = будь-яка земля
ui-horizons-target-invaders = земля із загарбниками
ui-horizons-target-no-invaders = земля без загарбників
ui-horizons-target-dahan = земля з даханами
ui-horizons-target-blight = земля зі скверною
ui-horizons-target-no-blight = земля без скверни
ui-horizons-target-coastal = прибережна земля
ui-horizons-target-any-spirit = будь-який дух
ui-horizons-target-another-spirit = інший дух

## Horizons: victory and defeat

ui-horizons-standings = Наскільки близькі перемога й поразка
ui-horizons-victory = Перемога
ui-horizons-defeat = Поразка
ui-horizons-left = лишилося на острові: { $pieces }
ui-horizons-next-terror = карт страху до наступного рівня жаху: { $count }
ui-horizons-fear-total = страху до здобуття всіх карт страху: { $count }
ui-horizons-defeat-blight = Скверни в запасі: { $count }. З останнім жетоном острів утрачено.
ui-horizons-defeat-cards = Карт загарбників у колоді: { $count }. Коли для розвідки забракне карти, це кінець.
ui-horizons-defeat-presence = Присутність на острові: { $seats }. Без присутності дух гине.
ui-horizons-threat = Найближче плюндрування додасть скверну на землі: { $lands }
