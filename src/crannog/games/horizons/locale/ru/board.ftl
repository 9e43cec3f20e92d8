### Horizons of Spirit Island: слова на нарисованном поле.

## Остров

board-island = Остров
board-land-coastal = { $land }, { $terrain }, прибрежный регион
board-land-inland = { $land }, { $terrain }, внутренний регион
board-land-empty = здесь пусто
board-pieces =
    { $damage ->
        [0] { $piece } × { $count }
       *[other] { $piece } × { $count }, урон { $damage }
    }
board-blight-here = скверна × { $count }
board-presence-here = присутствие ({ $seat }) × { $count }
board-sacred-here = святилище, присутствие ({ $seat }) × { $count }
board-defend = защита { $count }
board-skips = на этом ходу пропускается: { $actions }
board-stalls = одно разорение или строительство можно пропустить
board-vitality = стойкость даханов выше на 4
board-no-blight = скверну добавить нельзя
board-dahan-safe = даханам нельзя нанести урон, их нельзя уничтожить

## Прогноз

board-forecast = Прогноз
board-forecast-hint = Показывает, чем кончились бы ближайшие разорение, строительство и разведка, если бы ничего не изменилось.
board-forecast-ravage =
    { $defend ->
        [0] Разорение: урон { $damage }.
       *[other] Разорение: урон { $damage } с учётом защиты { $defend }.
    }
board-forecast-blight = Добавится скверна.
board-forecast-cascade = Добавится скверна, и она распространится дальше.
board-forecast-presence = Будет уничтожено присутствие: { $seats }.
board-forecast-dahan = Будет уничтожено даханов: { $count }.
board-forecast-counter = Даханы контратакуют: урон { $count }.
board-forecast-build = Строительство: { $piece }.
board-forecast-explore = Сюда могут прийти разведчики, если выпадет этот ландшафт.

## Захватчики, страх, скверна

board-invaders = Карты захватчиков
board-act-ravage = Разорение
board-act-build = Строительство
board-act-explore = Разведка
board-invader-back = Следующая карта, этап { $stage }
board-invader-none = Карты нет
board-invader-deck = Колода захватчиков: осталось карт { $count }. Этап I: { $one }, II: { $two }, III: { $three }.
board-invader-may = Может выпасть:
board-invader-last = Колода пуста!
board-terror = Степень ужаса { $level }
board-win-1 = Победа, когда на острове не останется захватчиков.
board-win-2 = Победа, когда не останется поселений и городов.
board-win-3 = Победа, когда не останется городов.
board-fear = Страх: { $fear } из { $pool }. Карт страха в колоде: { $left }.
board-fear-earned =
    { $count ->
        [0] Полученных карт страха нет
       *[other] Полученные карты страха: { $count }
    }
board-blight-pool = скверны в резерве

## Духи

board-spirits = Духи
board-panel-open = Открыть
board-panel-close = Свернуть
board-growth = Рост
board-grow-reclaim = Вернуть карты
board-grow-card = Карта
board-grow-energy = Энергия
board-grow-presence = Присутствие
board-tracks = Шкалы присутствия
board-track = { $track }. Открыто: { $open }. Закрыто: { $covered }.
board-innates = Природные способности
board-energy = Энергия: { $count }
board-plays = Разыграно карт: { $played } из { $plays }
board-elements = Стихии
board-threshold-met = Формула выполнена: { $elements }
board-threshold-not = Формула не выполнена: { $elements }
board-destroyed = Уничтожено присутствия: { $count }
board-boon-range = Дальность +{ $count } на этом ходу
board-boon-ward = Защита { $count } там, где есть присутствие
board-boon-might = Можно добавить 3 урона (× { $count })
board-boon-wind = Можно ускорить медленную способность (× { $count })
board-boon-repeats = Можно повторить карт: { $count }
board-boon-constancy = Можно вернуть на руку карт: { $count }
board-ready-done = готово
board-ready-grows = растёт
board-ready-plays = карты
board-ready-powers = способности

## Карты

board-cards = Ваши карты
board-cost = Стоимость { $cost }
board-range = Дальность { $range }
board-range-sacred = Дальность { $range } от святилища
board-range-terrain = Дальность { $range } от присутствия, ландшафт: { $terrain }
board-target-any = любой регион
board-target-dahan = регион с даханами
board-target-invaders = регион с захватчиками
board-target-no-invaders = регион без захватчиков
board-target-blight = регион со скверной
board-target-no-blight = регион без скверны
board-target-coastal = прибрежный регион
board-target-any-spirit = любой дух
board-target-another-spirit = другой дух
board-deck-draw-minor = Малая способность: осталось { $count }
board-deck-draw-major = Великая способность: осталось { $count }
board-played = разыграна
board-used = применена
board-discard = в сбросе
board-in-play = Разыграно: { $count }
board-in-hand = На руке: { $count }
board-in-discard = В сбросе: { $count }
board-plan-later = Их можно разыграть после роста.
board-plan-many =
    { $count ->
        [one] Можно разыграть только { $count } карту.
        [few] Можно разыграть только { $count } карты.
       *[other] Можно разыграть только { $count } карт.
    }
board-plan-dear = Энергии только { $count }.

## The band and the standings

board-turn = Ход { $count }
board-all = Все
board-coastal = Побережье
board-stage = Этап { $stage }
board-may-be = Может выпасть
board-terror-short = Ужас { $level }
board-goal-1 = изгнать всех захватчиков
board-goal-2 = убрать поселения и города
board-goal-3 = убрать города
board-fear-title = Страх
board-fear-short =
    Страх { $fear } из { $pool } · { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[other] { $left } карт
    }
board-blight-title = Скверна
board-blight-left = в резерве
board-lose = Поражение, если кончится резерв скверны (сейчас { $blight }), карты захватчиков ({ $cards }) или присутствие одного из духов.
board-lost-when = Поражение при 0: скверна ({ $blight }), карты захватчиков ({ $cards })
board-decks = Колоды: малых способностей { $minor }, великих { $major }
board-threshold = Формула: { $elements }
board-threshold-planned = Формула выполнится с отмеченными картами: { $elements }

## Planned cards

board-plan = Выбрано: { $count } из { $free }. Энергия: { $cost } из { $energy }.
board-plan-hint = Отмечайте карты на руке: пока это проба.
board-plan-play =
    { $count ->
        [one] Разыграть { $count } карту
        [few] Разыграть { $count } карты
       *[other] Разыграть { $count } карт
    }

## The Invaders' steps

board-step-ravage = Разорение, регион { $land }
board-step-damage = Урон { $count }

## What things are

board-about-health = Стойкость { $left } из { $health }
board-about-strength = При разорении наносит урон { $count }
board-about-dahan = После разорения отвечает уроном { $count }
board-about-fear = Когда гибнет, страх +{ $count }
board-about-energy = Энергия { $count }, за ход +{ $income }
board-about-element = У вас { $count }.
board-about-invader = Здесь захватчики действуют: сначала разведка, потом строительство, потом разорение.

## Choosing a Spirit

board-choose = Играть этим духом
board-choose-spirit = Играть: { $spirit }
board-complexity = Сложность: { $level }
board-complexity-low = низкая
board-strength-offense = Атака
board-strength-control = Контроль
board-strength-fear = Страх
board-strength-defense = Защита
board-strength-utility = Помощь другим
board-style-devouring_teeth = Больно кусает там, где затаилась: регионов мало, урона много, и с каждой способностью его больше.
board-style-eyes_watch = Бережёт даханов, глядя из джунглей: сильная защита и страх, о которые захватчики разбиваются сами.
board-style-fathomless_mud = Расползается медленно и глотает всё, что в ней строят; умеет понемногу всего, лишь бы святилища стояли удачно.
board-style-rising_heat = Делает постройки у своих святилищ хрупкими, а потом выжигает целые регионы.
board-style-sun_bright_whirlwind = Быстр и достаёт далеко: гоняет захватчиков и даханов по острову и подгоняет друзей.

## How it went

board-end-fear = Страх
board-end-blight = Скверна
board-end-invaders = Захватчики
board-end-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
    }
board-end-moments = Переломные моменты
