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
board-zoom-in = Приблизить
board-zoom-out = Отдалить

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
board-discarded = Сброшено: { $count }
board-pools = Страх и скверна
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
board-fear-left = карт страха осталось: { $count }
board-blight-pool = скверны в резерве
board-lose = Поражение, если кончится резерв скверны (сейчас { $blight }) или карты захватчиков ({ $cards }), а также если дух лишится всего присутствия.

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
board-lights = { $power }: выполнено формул { $count } из { $total }
board-energy = Энергия: { $count }
board-plays = Разыграно карт: { $played } из { $plays }
board-elements = Стихии
board-elements-none = стихий пока нет
board-threshold-met = Формула выполнена: { $elements }
board-threshold-not = Формула не выполнена: { $elements }
board-destroyed = Уничтожено присутствия: { $count }
board-boon-range = Дальность +{ $count } на этом ходу
board-boon-ward = Защита { $count } там, где есть присутствие
board-boon-might = Можно добавить 3 урона (× { $count })
board-boon-wind = Можно ускорить медленную способность (× { $count })
board-boon-repeats = Можно повторить карт: { $count }
board-boon-constancy = Можно вернуть на руку карт: { $count }
board-look-at = Показать духа: { $seat }
board-ready-done = готово
board-ready-grows = растёт
board-ready-plays = разыгрывает карты
board-ready-powers = применяет способности

## Карты

board-cards = Ваши карты
board-cards-open = Тексты
board-cards-close = Названия
board-card = { $power }. Стоимость { $cost }, { $speed }, { $elements }
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
board-deck-minor = малая способность
board-deck-major = великая способность
board-deck-unique = уникальная способность
board-deck-draw-minor = Малая способность: осталось { $count }
board-deck-draw-major = Великая способность: осталось { $count }
board-hand = на руке
board-offered = на выбор
board-played = разыграна
board-used = применена
board-discard = в сбросе
board-in-play = Разыграно: { $count }
board-in-hand = На руке: { $count }
board-in-discard = В сбросе: { $count }
board-plan = { $count ->
        [one] Задумана { $count } карта, стоимость { $cost }
        [few] Задумано { $count } карты, стоимость { $cost }
       *[other] Задумано { $count } карт, стоимость { $cost }
    }
board-plan-hint = Отметьте карты щелчком: формулы загорятся, но платить ещё не нужно.
board-plan-play = Разыграть эти карты
board-plan-later = Их можно разыграть после роста.
board-plan-many =
    { $count ->
        [one] Можно разыграть только { $count } карту.
        [few] Можно разыграть только { $count } карты.
       *[other] Можно разыграть только { $count } карт.
    }
board-plan-dear = Энергии только { $count }.
