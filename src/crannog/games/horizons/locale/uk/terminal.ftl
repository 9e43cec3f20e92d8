### Horizons: words of the table at the terminal.

## The table

terminal-headline = Хід { $turn } · { $phase }
terminal-step = { $action }: { $invader }
terminal-deck =
    { $stage ->
        [0] у колоді не лишилося карт
        [1] у колоді карт: { $count }, наступна — стадії I
        [2] у колоді карт: { $count }, наступна — стадії II
       *[3] у колоді карт: { $count }, наступна — стадії III
    }
terminal-terror =
    { $level ->
        [1] Рівень жаху I
        [2] Рівень жаху II
       *[3] Рівень жаху III
    }
terminal-goal =
    { $level ->
        [1] перемога: немає загарбників
        [2] перемога: немає поселень і міст
       *[3] перемога: немає міст
    }
terminal-fear-pool = до наступної карти страху: { $count } з { $size }
terminal-fear-cards = карт страху в колоді: { $count }
terminal-fear-earned = здобуто: { $count }
terminal-blight-pool = лишилося в запасі: { $count }
terminal-tide = Діє
terminal-legend = { $damage } шкода  { $sacred } святилище  { $coastal } прибережна  ({ $explorer }) прийде, якщо розвідають цю місцевість
terminal-invaders = Загарбники
terminal-fear = Страх
terminal-blight = Скверна
terminal-presence = Присутність
terminal-defend = Захист
terminal-coming = Що насувається
terminal-neighbours = Сусіди
terminal-ravage = плюндрування { $count }
terminal-cascade = поширення
terminal-back = контратака { $count }
terminal-skips = пропуск: { $actions }
terminal-stalls = дію можна скасувати
terminal-vitality = здоров’я даханів +{ $count }
terminal-no-blight = скверну не додають
terminal-dahan-safe = дахани невразливі
terminal-vengeance = «Помста мертвих»

## A Spirit

terminal-energy = Енергія { $count } (+{ $income })
terminal-played = розіграно карт: { $count } з { $plays }
terminal-destroyed = знищено присутності: { $count }
terminal-progression = лишилося карт вивчення здібностей: { $count }
terminal-done = готово
terminal-busy = ще не готово
terminal-growth = Ріст
terminal-energy-track = Енергія
terminal-plays-track = Карти
terminal-elements = Стихії
terminal-none = немає
terminal-in-play = У грі
terminal-hand = Рука
terminal-discard = Скид
terminal-effects = Цього ходу
terminal-effect-range = дальність +{ $count }
terminal-effect-ward = захист { $count } на своїх землях
terminal-effect-might = можна додати 3 шкоди до здібності
terminal-effect-wind = можна зробити повільну здібність швидкою
terminal-effect-repeats = карт, які можна повторити: { $count }
terminal-effect-constancy = карт, які можна повернути на руку: { $count }
terminal-effect-shares = спільна присутність: { $seats }

## A Power

terminal-kind-innate = природна
terminal-kind-unique = унікальна
terminal-kind-minor = мала
terminal-kind-major = велика
terminal-used = застосовано
terminal-cost = вартість { $count }
terminal-range = дальність { $count }
terminal-range-sacred = дальність { $count } від святилища
terminal-range-terrain = дальність { $count } від присутності ({ $terrain })
terminal-target-any = будь-яка земля
terminal-target-invaders = земля із загарбниками
terminal-target-no-invaders = земля без загарбників
terminal-target-dahan = земля з даханами
terminal-target-blight = земля зі скверною
terminal-target-no-blight = земля без скверни
terminal-target-coastal = прибережна земля
terminal-target-any-spirit = будь-який дух
terminal-target-another-spirit = інший дух

## Victory and defeat

terminal-standings = Чи далеко до перемоги й до поразки
terminal-victory = Перемога
terminal-defeat = Поразка
terminal-left = лишилося на острові: { $pieces }
terminal-next-terror = карт страху до наступного рівня жаху: { $count }
terminal-fear-total = страху до здобуття всіх карт страху: { $count }
terminal-defeat-blight = Скверни в запасі: { $count }. З останнім жетоном острів утрачено.
terminal-defeat-cards = Карт загарбників у колоді: { $count }. Коли для розвідки забракне карти, це кінець.
terminal-defeat-presence = Присутність на острові: { $seats }. Без присутності дух гине.
terminal-threat = Найближче плюндрування додасть скверну на землі: { $lands }
