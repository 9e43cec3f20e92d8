### Inis: words on the drawn board, Russian.

## The island

board-island = Остров
board-zoom = Размер острова
board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-zoom-fit = Показать весь остров
board-how-many = Сколько?
board-clans-at =
    { $count ->
        [one] { $seat }: { $count } клан на территории «{ $territory }»
        [few] { $seat }: { $count } клана на территории «{ $territory }»
       *[many] { $seat }: { $count } кланов на территории «{ $territory }»
    }
board-tile-clans =
    { $count ->
        [one] { $seat }: { $count } клан
        [few] { $seat }: { $count } клана
       *[many] { $seat }: { $count } кланов
    }
board-tile-chieftain =
    { $count ->
        [one] { $seat }: { $count } клан, вождь
        [few] { $seat }: { $count } клана, вождь
       *[many] { $seat }: { $count } кланов, вождь
    }
board-tile-citadels = Цитаделей: { $count }
board-tile-sanctuaries = Святилищ: { $count }
board-tile-clash = Здесь идёт сражение
board-capital = Столица
board-festival = Праздник

## Players

board-you = Вы
board-brenn = Бренн
board-active = ходит
board-passed = пас
board-decided = выбор сделан
board-winner = победа
board-victory = Победа: { $seat }. Выполнено:
board-pretender = Жетон претендента
board-crows = Стая воронов: ходы идут { $direction }
board-deeds = Подвигов: { $count }
board-reserve = Кланов в запасе: { $count }
board-known = Вы знаете:
board-known-open = Известные вам карты на этой руке: { $count }
board-condition-leadership =
    Власть, { $count } из 6{ $deeds ->
        [0] { "" }
        [one] { " " }и { $deeds } подвиг
        [few] { " " }и { $deeds } подвига
       *[many] { " " }и { $deeds } подвигов
    }: кланы соперников там, где этот игрок — вождь
board-condition-land =
    Земли, { $count } из 6{ $deeds ->
        [0] { "" }
        [one] { " " }и { $deeds } подвиг
        [few] { " " }и { $deeds } подвига
       *[many] { " " }и { $deeds } подвигов
    }: территории, где есть кланы этого игрока
board-condition-religion =
    Вера, { $count } из 6{ $deeds ->
        [0] { "" }
        [one] { " " }и { $deeds } подвиг
        [few] { " " }и { $deeds } подвига
       *[many] { " " }и { $deeds } подвигов
    }: святилища на территориях, где есть кланы этого игрока

## Cards

board-hand = Ваши карты
board-card-can = можно выбрать
board-card-cannot = сейчас выбрать нельзя
board-hand-empty = Карт на руке нет.
board-plays = { $seat } играет карту
board-cards-before-you = Карты перед вами
board-tiles-drawn = Взятые вами территории
board-pile-stack = Территории
board-pile-action-deck = Колода действий
board-pile-action-discard = Сброс действий
board-pile-aside = Отложена
board-pile-epic-deck = Колода эпосов
board-pile-epic-discard = Сброс эпосов
board-pile-face-up = Открытые преимущества
board-pile-played = Сыгранные преимущества
board-pile-citadels = Запас цитаделей
board-pile-sanctuaries = Запас святилищ

## The draft

board-draft = Выбор карт
board-draft-set = Выбор карт: набор { $number } из 2
board-draft-steps = Шаги выбора карт
board-draft-hold = Оставить { $count }
board-draft-held = Остаётся у вас
board-draft-passed = Получит { $seat }
board-draft-received = Передаёт { $seat }
board-draft-count = Выбрано: { $held } из { $count }. Остальные карты перейдут дальше.
board-draft-wait = Выбор сделан. Ждём остальных.
board-draft-decided = Уже выбрали: { $seats }
board-draft-before = Вы передали:

## A clash

board-clash = Сражение: { $territory }
board-clash-toll = Плата за праздник
board-clash-start = Начало
board-clash-citadels = Цитадели
board-clash-maneuvers = Манёвры
board-exposed = Не защищены
board-sheltered = В цитаделях
board-exposed-count = незащищённых кланов: { $count }
board-sheltered-count = в цитаделях: { $count }
board-shelter-free = свободная цитадель
board-instigator = нападающий
board-maneuvers = выполняет манёвр
board-votes-end = За прекращение
board-votes-on = За продолжение
board-last-attack = Последнее нападение: { $seat } → { $seat2 }
board-spear = Копьё Луга: карты трискеля в этом сражении под запретом
board-cauldron = Котёл Дагды ({ $seat }): { $count }
board-waiting = Ещё предстоят сражения: { $territories }
