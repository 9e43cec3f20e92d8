### Inis: words on the drawn board, Ukrainian.

## The island

board-island = Острів
board-zoom = Розмір острова
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

## Players

board-you = Ви
board-brenn = Брен
board-active = ходить
board-passed = пропуск ходу
board-decided = вибір зроблено
board-winner = перемога
board-victory = Перемога: { $seat }. Виконано:
board-pretender = Жетон претендента
board-crows = Зграя ворон: ходи йдуть { $direction }
board-deeds = Звершень: { $count }
board-reserve = Кланів у запасі: { $count }
board-known = Ви знаєте:
board-known-open = Відомі вам карти на цій руці: { $count }
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
board-plays = { $seat } грає карту
board-cards-before-you = Карти перед вами
board-tiles-drawn = Узяті вами території
board-pile-stack = Території
board-pile-action-deck = Колода дій
board-pile-action-discard = Скид дій
board-pile-aside = Відкладено
board-pile-epic-deck = Колода епосу
board-pile-epic-discard = Скид епосу
board-pile-face-up = Відкриті переваги
board-pile-played = Зіграні переваги
board-pile-citadels = Запас цитаделей
board-pile-sanctuaries = Запас святилищ

## The draft

board-draft = Вибір карт
board-draft-set = Вибір карт: набір { $number } із 2
board-draft-steps = Кроки вибору карт
board-draft-hold = Залишити { $count }
board-draft-held = Лишається у вас
board-draft-passed = Отримає { $seat }
board-draft-received = Передає { $seat }
board-draft-count = Вибрано: { $held } з { $count }. Решта карт піде далі.
board-draft-wait = Вибір зроблено. Чекаємо на інших.
board-draft-decided = Уже вибрали: { $seats }
board-draft-before = Ви передали:

## A clash

board-clash = Сутичка: { $territory }
board-clash-toll = Плата за свято
board-clash-start = Початок
board-clash-citadels = Цитаделі
board-clash-maneuvers = Маневри
board-exposed = Незахищені
board-sheltered = У цитаделях
board-exposed-count = незахищених кланів: { $count }
board-sheltered-count = у цитаделях: { $count }
board-shelter-free = вільна цитадель
board-instigator = заводій
board-maneuvers = виконує маневр
board-votes-end = За завершення
board-votes-on = За продовження
board-last-attack = Остання атака: { $seat } → { $seat2 }
board-spear = Спис Луга: карти з трискелем у цій сутичці заборонено
board-cauldron = Котел Дагди ({ $seat }): { $count }
board-waiting = Попереду сутички: { $territories }
