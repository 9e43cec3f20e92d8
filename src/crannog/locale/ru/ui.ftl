### The words of the clients themselves, Russian. What a game says is in the game's own files.
### Names stand after a colon or alone, so that no language has to inflect them.

## Questions and answers

ui-language-name = Русский
ui-choose = Ваш выбор (1–{ $count }):
ui-choose-or-quit = Ваш выбор (1–{ $count }, q — выйти):
ui-commands = ? правило  u назад  l журнал  v счёт  h рука  m поле  c карта  s запись  q выход
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

ui-undone = Выбор взят назад.
ui-undo-nothing = Вы пока ничего не выбирали, брать назад нечего.
ui-undo-bots = Взять назад нельзя: после вашего последнего выбора открылось что-то скрытое или вопрос уже задан другим игрокам. Боты на такую отмену не согласны.
ui-undo-final = Взять назад нельзя: после вашего последнего выбора открылось что-то скрытое, и это окончательно. В тренировке (--practice) можно.
ui-undo-others = После этого выбора выбирали и другие; их выбор тоже будет взят назад.
ui-undo-revealed = После этого выбора открылось что-то скрытое или вопрос уже задан другим игрокам.
ui-undo-consent = Свой выбор хочет взять назад: { $seat }. Согласие нужно от игрока: { $other }. Согласны?
ui-undo-refused = Ничего не взято назад. Против: { $seat }.
ui-practice-over = Тренировка: введите u, чтобы взять назад последний выбор, или нажмите Enter, чтобы выйти.

## Saving and leaving

ui-saved = Сохранено: { $file }
ui-save-exists = Файл «{ $file }» уже есть, и в нём не эта партия. Он остался как был; выберите другое имя.
ui-save-failed = Не удалось сохранить партию в файл «{ $file }»: { $problem }
ui-resume-with = Чтобы продолжить эту партию: { $command }
ui-over-saved = Оконченная партия сохранена: { $file }

## People at one screen

ui-curtain = Передайте экран. Теперь играет: { $seat }
ui-curtain-enter = Когда экран виден только этому игроку, нажмите Enter.
ui-curtain-undo = Или введите u, чтобы взять назад последний выбор игрока: { $seat }

## The menu

ui-menu = Crannog: настольные игры об островах
ui-menu-game = Игра
ui-menu-bots = Новая партия против ботов
ui-menu-hotseat = Новая партия для нескольких человек за одним экраном
ui-menu-discovery = Первая партия: сценарий «Первое знакомство» против ботов
ui-menu-resume = Продолжить сохранённую партию
ui-menu-rules = Читать правила
ui-menu-language = Язык
ui-menu-quit = Выйти
ui-menu-back = Назад
ui-ask-players = Сколько игроков, считая вас ({ $numbers })?
ui-ask-people = Сколько человек играет ({ $numbers })?
ui-wrong-players = Ответ «{ $entry }» здесь не подходит. Введите одно из этих чисел: { $numbers }
ui-ask-bot = Против какого бота хотите играть?
ui-bot-random = случайный (random): выбирает наугад
ui-bot-greedy = жадный (greedy): смотрит на шаг вперёд
ui-ask-name = Имя игрока (Enter: { $seat }):
ui-ask-save = Какая партия?
ui-save-entry = { $file } (игроки: { $seats })
ui-no-saves = В этой папке нет сохранённых партий: { $folder }
ui-ask-rule = Номер правила или раздела, например { $example } (Enter: назад):

## The table of Inis

ui-inis-headline = Раунд { $round } · { $phase } · порядок хода: { $direction }
ui-inis-piles = Колода карт эпосов: { $epic } · сброс карт эпосов: { $discard } · территорий в стопке: { $stack }
ui-inis-legend = { $capital } столица  { $citadel } цитадель  { $sanctuary } святилище  { $festival } праздник  { $chieftain } вождь  внизу: соседи
ui-inis-player = Игрок
ui-inis-brenn = бренн
ui-inis-reserve = Запас
ui-inis-deeds = Подвиги
ui-inis-pretender = претендент
ui-inis-passed = пас
ui-inis-hand = Ваша рука
ui-inis-hand-empty = Карт на руке нет.
ui-inis-drafting = Выбор карт
ui-inis-drawn = Взятые карты
ui-inis-known = Что вы знаете о скрытых картах
ui-inis-known-hand = На руке ({ $seat }): { $cards }
ui-inis-known-aside = Отложено: { $cards }
ui-inis-known-discard = В сбросе карт действий, насколько вам известно: { $cards }
ui-inis-known-stack = В стопке территорий: { $territories }
ui-inis-epic-discard = Сброс карт эпосов: { $cards }
ui-inis-clash = Сражение: { $territory }
ui-inis-exposed = Не защищены
ui-inis-sheltered = Укрыты
ui-inis-instigator = нападающий
ui-inis-active = следующий манёвр
ui-inis-spear = Действует «Копьё Луга»: в этом сражении карты трискеля не играются.
ui-inis-cauldron = На «Котле Дагды» кланов: { $count }. Владелец: { $seat }
ui-inis-waiting = Сражения, ожидающие очереди: { $territories }
ui-inis-standings = Условия победы (для каждого нужно { $goal })
ui-inis-met = Выполнено
ui-inis-sketch = Числами отмечены места, куда можно выложить новую территорию.
ui-inis-effect = [{ $mode }] { $effect }
ui-inis-tile-effect = Территория: { $effect }

## Horizons: several people are asked at the same time, and everybody plays together

ui-deciding = Сейчас решает: { $seat }
ui-switch = Вопрос сейчас и к другим игрокам: { $seats }
ui-switch-nobody = За этим экраном сейчас больше никого не спрашивают.
ui-switch-unknown = Ответ «{ $entry }» не подходит: среди тех, кого сейчас спрашивают, такого игрока нет. Введите одно из имён: { $seats }
ui-menu-partners = Новая партия: в одиночку или вместе с ботами
ui-menu-progression = Первая партия: карты способностей приходят в заданном порядке
ui-ask-partner = Вместе с каким ботом хотите играть?

## Horizons: the table

ui-horizons-headline = Ход { $turn } · { $phase }
ui-horizons-step = { $action }: { $invader }
ui-horizons-deck =
    { $stage ->
        [0] в колоде не осталось карт
        [1] в колоде карт: { $count }, следующая — этапа I
        [2] в колоде карт: { $count }, следующая — этапа II
       *[3] в колоде карт: { $count }, следующая — этапа III
    }
ui-horizons-terror =
    { $level ->
        [1] Степень ужаса I
        [2] Степень ужаса II
       *[3] Степень ужаса III
    }
ui-horizons-goal =
    { $level ->
        [1] победа: нет захватчиков
        [2] победа: нет поселений и городов
       *[3] победа: нет городов
    }
ui-horizons-fear-pool = до следующей карты страха: { $count } из { $size }
ui-horizons-fear-cards = карт страха в колоде: { $count }
ui-horizons-fear-earned = получено: { $count }
ui-horizons-blight-pool = осталось в резерве: { $count }
ui-horizons-tide = Действует
ui-horizons-legend = { $damage } урон  { $sacred } святилище  { $coastal } прибрежный  ({ $explorer }) придёт, если разведают этот ландшафт
ui-horizons-invaders = Захватчики
ui-horizons-fear = Страх
ui-horizons-blight = Скверна
ui-horizons-presence = Присутствие
ui-horizons-defend = Защита
ui-horizons-coming = Что грядёт
ui-horizons-neighbours = Соседи
ui-horizons-ravage = разорение { $count }
ui-horizons-cascade = распространение
ui-horizons-back = контратака { $count }
ui-horizons-skips = пропуск: { $actions }
ui-horizons-stalls = действие можно отменить
ui-horizons-vitality = стойкость даханов +{ $count }
ui-horizons-no-blight = скверна не добавляется
ui-horizons-dahan-safe = даханы неуязвимы
ui-horizons-vengeance = «Месть мёртвых»

## Horizons: a Spirit

ui-horizons-energy = Энергия { $count } (+{ $income })
ui-horizons-played = разыграно карт: { $count } из { $plays }
ui-horizons-destroyed = уничтожено присутствия: { $count }
ui-horizons-progression = осталось карт изучения способностей: { $count }
ui-horizons-done = готово
ui-horizons-busy = ещё не готово
ui-horizons-growth = Рост
ui-horizons-energy-track = Энергия
ui-horizons-plays-track = Карты
ui-horizons-elements = Стихии
ui-horizons-none = нет
ui-horizons-in-play = В игре
ui-horizons-hand = Рука
ui-horizons-discard = Сброс
ui-horizons-effects = На этом ходу
ui-horizons-effect-range = дальность +{ $count }
ui-horizons-effect-ward = защита { $count } в своих регионах
ui-horizons-effect-might = можно добавить 3 урона к способности
ui-horizons-effect-wind = можно сделать медленную способность быстрой
ui-horizons-effect-repeats = карт, которые можно повторить: { $count }
ui-horizons-effect-constancy = карт, которые можно вернуть на руку: { $count }
ui-horizons-effect-shares = общее присутствие: { $seats }

## Horizons: a Power

ui-horizons-kind-innate = природная
ui-horizons-kind-unique = уникальная
ui-horizons-kind-minor = малая
ui-horizons-kind-major = великая
ui-horizons-used = применена
ui-horizons-cost = стоимость { $count }
ui-horizons-range = дальность { $count }
ui-horizons-range-sacred = дальность { $count } от святилища
ui-horizons-range-terrain = дальность { $count } от присутствия ({ $terrain })
ui-horizons-target-any = любой регион
ui-horizons-target-invaders = регион с захватчиками
ui-horizons-target-no-invaders = регион без захватчиков
ui-horizons-target-dahan = регион с даханами
ui-horizons-target-blight = регион со скверной
ui-horizons-target-no-blight = регион без скверны
ui-horizons-target-coastal = прибрежный регион
ui-horizons-target-any-spirit = любой дух
ui-horizons-target-another-spirit = другой дух

## Horizons: victory and defeat

ui-horizons-standings = Насколько близки победа и поражение
ui-horizons-victory = Победа
ui-horizons-defeat = Поражение
ui-horizons-left = осталось на острове: { $pieces }
ui-horizons-next-terror = карт страха до следующей степени ужаса: { $count }
ui-horizons-fear-total = страха до получения всех карт страха: { $count }
ui-horizons-defeat-blight = Скверны в резерве: { $count }. С последним жетоном остров потерян.
ui-horizons-defeat-cards = Карт захватчиков в колоде: { $count }. Когда для разведки не хватит карты, это конец.
ui-horizons-defeat-presence = Присутствие на острове: { $seats }. Без присутствия дух погибает.
ui-horizons-threat = Ближайшее разорение добавит скверну в регионы: { $lands }
