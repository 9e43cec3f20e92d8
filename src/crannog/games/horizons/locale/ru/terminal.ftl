### Horizons: words of the table at the terminal.

## The table

terminal-headline = Ход { $turn } · { $phase }
terminal-step = { $action }: { $invader }
terminal-deck =
    { $stage ->
        [0] в колоде не осталось карт
        [1] в колоде карт: { $count }, следующая — этапа I
        [2] в колоде карт: { $count }, следующая — этапа II
       *[3] в колоде карт: { $count }, следующая — этапа III
    }
terminal-terror =
    { $level ->
        [1] Степень ужаса I
        [2] Степень ужаса II
       *[3] Степень ужаса III
    }
terminal-goal =
    { $level ->
        [1] победа: нет захватчиков
        [2] победа: нет поселений и городов
       *[3] победа: нет городов
    }
terminal-fear-pool = до следующей карты страха: { $count } из { $size }
terminal-fear-cards = карт страха в колоде: { $count }
terminal-fear-earned = получено: { $count }
terminal-blight-pool = осталось в резерве: { $count }
terminal-tide = Действует
terminal-legend = { $damage } урон  { $sacred } святилище  { $coastal } прибрежный  ({ $explorer }) придёт, если разведают этот ландшафт
terminal-invaders = Захватчики
terminal-fear = Страх
terminal-blight = Скверна
terminal-presence = Присутствие
terminal-defend = Защита
terminal-coming = Что грядёт
terminal-neighbours = Соседи
terminal-ravage = разорение { $count }
terminal-cascade = распространение
terminal-back = контратака { $count }
terminal-skips = пропуск: { $actions }
terminal-stalls = действие можно отменить
terminal-vitality = стойкость даханов +{ $count }
terminal-no-blight = скверна не добавляется
terminal-dahan-safe = даханы неуязвимы
terminal-vengeance = «Месть мёртвых»

## A Spirit

terminal-energy = Энергия { $count } (+{ $income })
terminal-played = разыграно карт: { $count } из { $plays }
terminal-destroyed = уничтожено присутствия: { $count }
terminal-progression = осталось карт изучения способностей: { $count }
terminal-done = готово
terminal-busy = ещё не готово
terminal-growth = Рост
terminal-energy-track = Энергия
terminal-plays-track = Карты
terminal-elements = Стихии
terminal-none = нет
terminal-in-play = В игре
terminal-hand = Рука
terminal-discard = Сброс
terminal-effects = На этом ходу
terminal-effect-range = дальность +{ $count }
terminal-effect-ward = защита { $count } в своих регионах
terminal-effect-might = можно добавить 3 урона к способности
terminal-effect-wind = можно сделать медленную способность быстрой
terminal-effect-repeats = карт, которые можно повторить: { $count }
terminal-effect-constancy = карт, которые можно вернуть на руку: { $count }
terminal-effect-shares = общее присутствие: { $seats }

## A Power

terminal-kind-innate = природная
terminal-kind-unique = уникальная
terminal-kind-minor = малая
terminal-kind-major = великая
terminal-used = применена
terminal-cost = стоимость { $count }
terminal-range = дальность { $count }
terminal-range-sacred = дальность { $count } от святилища
terminal-range-terrain = дальность { $count } от присутствия ({ $terrain })
terminal-target-any = любой регион
terminal-target-invaders = регион с захватчиками
terminal-target-no-invaders = регион без захватчиков
terminal-target-dahan = регион с даханами
terminal-target-blight = регион со скверной
terminal-target-no-blight = регион без скверны
terminal-target-coastal = прибрежный регион
terminal-target-any-spirit = любой дух
terminal-target-another-spirit = другой дух

## Victory and defeat

terminal-standings = Далеко ли до победы и до поражения
terminal-victory = Победа
terminal-defeat = Поражение
terminal-left = осталось на острове: { $pieces }
terminal-next-terror = карт страха до следующей степени ужаса: { $count }
terminal-fear-total = страха до получения всех карт страха: { $count }
terminal-defeat-blight = Скверны в резерве: { $count }. С последним жетоном остров потерян.
terminal-defeat-cards = Карт захватчиков в колоде: { $count }. Когда для разведки не хватит карты, это конец.
terminal-defeat-presence = Присутствие на острове: { $seats }. Без присутствия дух погибает.
terminal-threat = Ближайшее разорение добавит скверну в регионы: { $lands }
