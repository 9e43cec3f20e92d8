### Horizons of Spirit Island: слова на намальованому полі.

## Острів

board-island = Острів
board-land-coastal = { $land }, { $terrain }, прибережна земля
board-land-inland = { $land }, { $terrain }, внутрішня земля
board-land-empty = тут порожньо
board-pieces =
    { $damage ->
        [0] { $piece } × { $count }
       *[other] { $piece } × { $count }, шкода { $damage }
    }
board-blight-here = скверна × { $count }
board-presence-here = присутність ({ $seat }) × { $count }
board-sacred-here = святилище, присутність ({ $seat }) × { $count }
board-defend = захист { $count }
board-skips = цього ходу пропускають: { $actions }
board-stalls = одне плюндрування чи будівництво можна пропустити
board-vitality = дахани мають +4 здоров’я
board-no-blight = скверну додати не можна
board-dahan-safe = даханам не можна завдати шкоди, їх не можна знищити

## Прогноз

board-forecast = Прогноз
board-forecast-hint = Показує, чим закінчилися б найближчі плюндрування, будівництво й розвідка, якби нічого не змінилося.
board-forecast-ravage =
    { $defend ->
        [0] Плюндрування: шкода { $damage }.
       *[other] Плюндрування: шкода { $damage } з урахуванням захисту { $defend }.
    }
board-forecast-blight = Додасться скверна.
board-forecast-cascade = Додасться скверна, і вона пошириться далі.
board-forecast-presence = Буде знищено присутність: { $seats }.
board-forecast-dahan = Буде знищено даханів: { $count }.
board-forecast-counter = Дахани контратакують: шкода { $count }.
board-forecast-build = Будівництво: { $piece }.
board-forecast-explore = Сюди можуть прийти розвідники, якщо випаде ця місцевість.

## Загарбники, страх, скверна

board-invaders = Карти загарбників
board-act-ravage = Плюндрування
board-act-build = Будівництво
board-act-explore = Розвідка
board-invader-back = Наступна карта, стадія { $stage }
board-invader-none = Карти немає
board-invader-deck = Колода загарбників: лишилося карт { $count }. Стадія I: { $one }, II: { $two }, III: { $three }.
board-invader-may = Може випасти:
board-invader-last = Колода порожня!
board-terror = Рівень жаху { $level }
board-win-1 = Перемога, коли на острові не лишиться загарбників.
board-win-2 = Перемога, коли не лишиться ні поселень, ні міст.
board-win-3 = Перемога, коли не лишиться міст.
board-fear = Страх: { $fear } з { $pool }. Карт страху в колоді: { $left }.
board-fear-earned =
    { $count ->
        [0] Здобутих карт страху немає
       *[other] Здобуті карти страху: { $count }
    }
board-blight-pool = скверни в запасі

## Духи

board-spirits = Духи
board-panel-open = Розгорнути
board-panel-close = Згорнути
board-growth = Ріст
board-grow-reclaim = Повернути карти
board-grow-card = Карта
board-grow-energy = Енергія
board-grow-presence = Присутність
board-tracks = Шкали присутності
board-track = { $track }. Відкрито: { $open }. Закрито: { $covered }.
board-innates = Природні здібності
board-energy = Енергія: { $count }
board-plays = Розіграно карт: { $played } з { $plays }
board-elements = Стихії
board-threshold-met = Поріг виконано: { $elements }
board-threshold-not = Поріг не виконано: { $elements }
board-destroyed = Знищено присутності: { $count }
board-boon-range = Дальність +{ $count } цього ходу
board-boon-ward = Захист { $count } там, де є присутність
board-boon-might = Можна додати 3 шкоди (× { $count })
board-boon-wind = Можна зробити повільну здібність швидкою (× { $count })
board-boon-repeats = Можна повторити карт: { $count }
board-boon-constancy = Можна повернути на руку карт: { $count }
board-ready-done = готово
board-ready-grows = росте
board-ready-plays = карти
board-ready-powers = здібності

## Карти

board-cards = Ваші карти
board-cost = Вартість { $cost }
board-range = Дальність { $range }
board-range-sacred = Дальність { $range } від святилища
board-range-terrain = Дальність { $range } від присутності, місцевість: { $terrain }
board-target-any = будь-яка земля
board-target-dahan = земля з даханами
board-target-invaders = земля із загарбниками
board-target-no-invaders = земля без загарбників
board-target-blight = земля зі скверною
board-target-no-blight = земля без скверни
board-target-coastal = прибережна земля
board-target-any-spirit = будь-який дух
board-target-another-spirit = інший дух
board-deck-draw-minor = Мала здібність: лишилося { $count }
board-deck-draw-major = Велика здібність: лишилося { $count }
board-played = розіграна
board-used = застосована
board-discard = у скиді
board-in-play = Розіграно: { $count }
board-in-hand = На руці: { $count }
board-in-discard = У скиді: { $count }
board-plan-later = Їх можна розіграти після росту.
board-plan-many =
    { $count ->
        [one] Можна розіграти лише { $count } карту.
        [few] Можна розіграти лише { $count } карти.
       *[other] Можна розіграти лише { $count } карт.
    }
board-plan-dear = Енергії лише { $count }.

## The band and the standings

board-turn = Хід { $count }
board-all = Усі
board-coastal = Узбережжя
board-stage = Стадія { $stage }
board-may-be = Може випасти
board-terror-short = Жах { $level }
board-goal-1 = вигнати всіх загарбників
board-goal-2 = прибрати поселення й міста
board-goal-3 = прибрати міста
board-fear-title = Страх
board-fear-short =
    Страх { $fear } з { $pool } · { $left ->
        [one] { $left } карта
        [few] { $left } карти
       *[other] { $left } карт
    }
board-blight-title = Скверна
board-blight-left = у запасі
board-lose = Поразка, якщо скінчиться запас скверни (зараз { $blight }), карти загарбників ({ $cards }) або присутність одного з духів.
board-lost-when = Поразка при 0: скверна ({ $blight }), карти загарбників ({ $cards })
board-decks = Колоди: малих здібностей { $minor }, великих { $major }
board-threshold = Поріг: { $elements }
board-threshold-planned = Поріг виконається з позначеними картами: { $elements }

## Planned cards

board-plan = Вибрано: { $count } з { $free }. Енергія: { $cost } з { $energy }.
board-plan-hint = Позначайте карти на руці: поки це проба.
board-plan-play =
    { $count ->
        [one] Розіграти { $count } карту
        [few] Розіграти { $count } карти
       *[other] Розіграти { $count } карт
    }

## The Invaders' steps

board-step-ravage = Плюндрування, земля { $land }
board-step-damage = Шкода { $count }

## What things are

board-about-health = Здоров’я { $left } з { $health }
board-about-strength = Під час плюндрування завдає { $count } шкоди
board-about-dahan = Після плюндрування відповідає шкодою { $count }
board-about-fear = Коли гине, страх +{ $count }
board-about-energy = Енергія { $count }, за хід +{ $income }
board-about-element = У вас { $count }.
board-about-invader = Тут діють загарбники: спершу розвідка, далі будівництво, тоді плюндрування.

## Choosing a Spirit

board-choose = Грати цим духом
board-choose-spirit = Грати: { $spirit }
board-complexity = Складність: { $level }
board-complexity-low = низька
board-strength-offense = Напад
board-strength-control = Контроль
board-strength-fear = Страх
board-strength-defense = Захист
board-strength-utility = Допомога іншим
board-style-devouring_teeth = Боляче кусає там, де зачаїлася: земель мало, шкоди багато, і з кожною здібністю її більше.
board-style-eyes_watch = Береже даханів, дивлячись із джунглів: сильний захист і страх, об які загарбники розбиваються самі.
board-style-fathomless_mud = Розповзається повільно й ковтає все, що в ній будують; уміє потроху всього, аби святилища стояли вдало.
board-style-rising_heat = Робить споруди біля своїх святилищ крихкими, а потім випалює цілі землі.
board-style-sun_bright_whirlwind = Швидкий і сягає далеко: ганяє загарбників і даханів островом та підганяє друзів.

## How it went

board-end-fear = Страх
board-end-blight = Скверна
board-end-invaders = Загарбники
board-end-turns =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[other] { $count } ходів
    }
board-end-moments = Переломні моменти
