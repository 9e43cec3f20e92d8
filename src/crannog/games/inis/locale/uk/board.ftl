### Inis: words on the drawn board, Ukrainian.

## The island

board-island = Острів
board-zoom = Масштаб острова
board-zoom-in = Наблизити
board-zoom-out = Віддалити
board-zoom-fit = Показати весь острів
board-how-many = Скільки?
board-clans-at =
    { $count ->
        [one] { $seat }: { $count } клан на території «{ $territory }»
        [few] { $seat }: { $count } клани на території «{ $territory }»
       *[many] { $seat }: { $count } кланів на території «{ $territory }»
    }
board-tile-clans =
    { $count ->
        [one] { $seat }: { $count } клан
        [few] { $seat }: { $count } клани
       *[many] { $seat }: { $count } кланів
    }
board-tile-chieftain =
    { $count ->
        [one] { $seat }: { $count } клан, ватажок
        [few] { $seat }: { $count } клани, ватажок
       *[many] { $seat }: { $count } кланів, ватажок
    }
board-tile-citadels = Цитаделей: { $count }
board-tile-sanctuaries = Святилищ: { $count }
board-tile-clash = Тут триває сутичка
board-capital = Столиця
board-festival = Свято
board-tile-empty = Тут нікого немає.
board-tile-no-chieftain = Ватажка немає: ні в кого немає більшості.

## Players

board-you = Ви
board-brenn = Брен
board-active = ходить
board-passed = пропуск ходу
board-decided = вибір зроблено
board-winner = перемога
board-victory = Перемога: { $seat }. Виконано:
    .you = Ви перемогли. Виконано:
board-pretender = Жетон претендента
board-crows = Зграя ворон: ходи йдуть { $direction }
board-deeds = Звершень: { $count }
board-reserve = Кланів у запасі: { $count }
board-known = Ви знаєте:
board-known-open = Відомі вам карти на цій руці: { $count }
board-alarm-near = 5 із 6
board-alarm-met = 6 із 6
board-alarm-short = До перемоги бракує одного
board-alarm-claim = Умову перемоги виконано: можна заявити про перемогу
board-can-claim = { $seat } може заявити про перемогу
    .you = Ви можете заявити про перемогу
board-no-victory = Переможця немає.
board-turning-points = Переломні моменти
board-tally-clashes = Сутичок
board-tally-cards = Зіграно карт
board-tally-losses = Втрачено кланів
board-season = Пора року { $count }
board-phase-clash = Пора року { $count } · Сутичка
board-phase-draft = Зібрання { $count } · Вибір карт
board-phase-assembly = Зібрання { $count }
board-condition-leadership =
    Ватажок, { $count } з 6{ $deeds ->
        [0] { "" }
        [one] { " " }і { $deeds } звершення
        [few] { " " }і { $deeds } звершення
       *[many] { " " }і { $deeds } звершень
    }: клани суперників там, де цей гравець — ватажок
board-condition-land =
    Території, { $count } з 6{ $deeds ->
        [0] { "" }
        [one] { " " }і { $deeds } звершення
        [few] { " " }і { $deeds } звершення
       *[many] { " " }і { $deeds } звершень
    }: території, де є клани цього гравця
board-condition-religion =
    Святилища, { $count } з 6{ $deeds ->
        [0] { "" }
        [one] { " " }і { $deeds } звершення
        [few] { " " }і { $deeds } звершення
       *[many] { " " }і { $deeds } звершень
    }: святилища на територіях, де є клани цього гравця

## Cards

board-hand = Ваші карти
board-card-can = можна вибрати
board-card-cannot = зараз вибрати не можна
board-hand-empty = Карт на руці немає.
board-played = Зіграно цього ходу
board-advantage = Карта переваги:
board-advantage-held = (Тримає { $seat }.)
board-advantage-face-up = (Лежить відкрито.)
board-advantage-played = (Уже зіграна цієї пори року.)
board-advantage-in-play = (Саме розігрується.)
board-cards-before-you = Карти перед вами
board-tiles-drawn = Узяті вами території
board-pile-stack = Території
board-pile-action-deck = Дії
board-pile-action-discard = Скид
board-pile-aside = Відкладено
board-pile-epic-deck = Епос
board-pile-epic-discard = Скид
board-pile-citadels = Цитаделі
board-pile-sanctuaries = Святилища

## The draft

board-draft = Вибір карт
board-draft-set = Вибір карт: набір { $number } із 2
board-draft-steps = Кроки вибору карт
board-draft-rest = Решту отримає { $seat }
board-draft-hold = Залишити { $count }
board-draft-held = Лишається у вас
board-draft-passed = Отримає { $seat }
board-draft-received = Передає { $seat }
board-draft-decided = Уже вибрали: { $seats }

## A clash

board-clash = Сутичка: { $territory }
board-clash-start = Початок
board-clash-citadels = Цитаделі
board-clash-maneuvers = Маневри
board-exposed = Незахищені
board-sheltered = У цитаделях
board-exposed-count = незахищених кланів: { $count }
board-sheltered-count = у цитаделях: { $count }
board-instigator = заводій
board-maneuvers = виконує маневр
board-votes-end = За завершення
board-votes-on = За продовження
board-spear = Спис Луга: карти з трискелем у цій сутичці заборонено
board-cauldron = Котел Дагди ({ $seat }): { $count }
board-waiting = Попереду сутички: { $territories }
board-clash-cards =
    { $count ->
        [0] Карт дій немає: унаслідок атаки втрачає клан.
        [one] { $count } карта дії: може скинути її замість втрати клану.
        [few] { $count } карти дій: може скинути одну замість втрати клану.
       *[many] { $count } карт дій: може скинути одну замість втрати клану.
    }
board-clash-own-cards =
    { $count ->
        [0] У вас немає карт дій: унаслідок атаки ви втрачаєте клан.
        [one] У вас { $count } карта дії.
        [few] У вас { $count } карти дій.
       *[many] У вас { $count } карт дій.
    }
board-clash-epics = Карт епосу: { $count }.
board-clash-free = Вільних цитаделей: { $count }
board-clash-counts = Карт дій: { $count }. Карт епосу: { $count2 }.
