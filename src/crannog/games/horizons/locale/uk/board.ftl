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
board-zoom-in = Наблизити
board-zoom-out = Віддалити

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
board-discarded = Скинуто: { $count }
board-pools = Страх і скверна
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
board-fear-left = карт страху лишилося: { $count }
board-blight-pool = скверни в запасі
board-lose = Поразка, якщо скінчиться запас скверни (зараз { $blight }) чи карти загарбників ({ $cards }), а також якщо дух утратить усю присутність.

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
board-lights = { $power }: виконано порогів { $count } з { $total }
board-energy = Енергія: { $count }
board-plays = Розіграно карт: { $played } з { $plays }
board-elements = Стихії
board-elements-none = стихій ще немає
board-threshold-met = Поріг виконано: { $elements }
board-threshold-not = Поріг не виконано: { $elements }
board-destroyed = Знищено присутності: { $count }
board-boon-range = Дальність +{ $count } цього ходу
board-boon-ward = Захист { $count } там, де є присутність
board-boon-might = Можна додати 3 шкоди (× { $count })
board-boon-wind = Можна зробити повільну здібність швидкою (× { $count })
board-boon-repeats = Можна повторити карт: { $count }
board-boon-constancy = Можна повернути на руку карт: { $count }
board-look-at = Показати духа: { $seat }
board-ready-done = готово
board-ready-grows = росте
board-ready-plays = розігрує карти
board-ready-powers = застосовує здібності

## Карти

board-cards = Ваші карти
board-cards-open = Тексти
board-cards-close = Назви
board-card = { $power }. Вартість { $cost }, { $speed }, { $elements }
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
board-deck-minor = мала здібність
board-deck-major = велика здібність
board-deck-unique = унікальна здібність
board-deck-draw-minor = Мала здібність: лишилося { $count }
board-deck-draw-major = Велика здібність: лишилося { $count }
board-hand = на руці
board-offered = на вибір
board-played = розіграна
board-used = застосована
board-discard = у скиді
board-in-play = Розіграно: { $count }
board-in-hand = На руці: { $count }
board-in-discard = У скиді: { $count }
board-plan = { $count ->
        [one] Задумано { $count } карту, вартість { $cost }
        [few] Задумано { $count } карти, вартість { $cost }
       *[other] Задумано { $count } карт, вартість { $cost }
    }
board-plan-hint = Позначте карти клацанням: пороги засвітяться, але платити ще не треба.
board-plan-play = Розіграти ці карти
board-plan-later = Їх можна розіграти після росту.
board-plan-many =
    { $count ->
        [one] Можна розіграти лише { $count } карту.
        [few] Можна розіграти лише { $count } карти.
       *[other] Можна розіграти лише { $count } карт.
    }
board-plan-dear = Енергії лише { $count }.
