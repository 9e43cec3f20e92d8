### Inis: words on the drawn board, Russian.

## The island

board-island = Остров
board-zoom = Масштаб острова
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
board-tile-empty = Здесь никого нет.
board-tile-no-chieftain = Вождя нет: ни у кого нет большинства.

## Players

board-you = Вы
board-brenn = Бренн
board-active = ходит
board-passed = пас
board-decided = выбор сделан
board-winner = победа
board-victory = Победа: { $seat }. Выполнено:
    .you = Вы победили. Выполнено:
board-pretender = Жетон претендента
board-crows = Стая воронов: ходы идут { $direction }
board-deeds = Подвигов: { $count }
board-reserve = Кланов в запасе: { $count }
board-known = Вы знаете:
board-known-open = Известные вам карты на этой руке: { $count }
board-alarm-near = 5 из 6
board-alarm-met = 6 из 6
board-alarm-short = До победы не хватает одного
board-alarm-claim = Условие победы выполнено: можно заявить о победе
board-can-claim = { $seat } может заявить о победе
    .you = Вы можете заявить о победе
board-no-victory = Победителя нет.
board-turning-points = Переломные моменты
board-tally-clashes = Сражений
board-tally-cards = Сыграно карт
board-tally-losses = Потеряно кланов
board-season = Сезон { $count }
board-phase-clash = Сезон { $count } · Сражение
board-phase-draft = Собрание { $count } · Выбор карт
board-phase-assembly = Собрание { $count }
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
board-played = Сыграно в этот ход
board-advantage = Карта преимущества:
board-advantage-held = (Держит { $seat }.)
board-advantage-face-up = (Лежит открыто.)
board-advantage-played = (Уже сыграна в этом сезоне.)
board-advantage-in-play = (Сейчас разыгрывается.)
board-cards-before-you = Карты перед вами
board-tiles-drawn = Взятые вами территории
board-pile-stack = Территории
board-pile-action-deck = Действия
board-pile-action-discard = Сброс
board-pile-aside = Отложена
board-pile-epic-deck = Эпосы
board-pile-epic-discard = Сброс
board-pile-citadels = Цитадели
board-pile-sanctuaries = Святилища

## The draft

board-draft = Выбор карт
board-draft-set = Выбор карт: набор { $number } из 2
board-draft-steps = Шаги выбора карт
board-draft-rest = Остальные получит { $seat }
board-draft-hold = Оставить { $count }
board-draft-held = Остаётся у вас
board-draft-passed = Получит { $seat }
board-draft-received = Передаёт { $seat }
board-draft-decided = Уже выбрали: { $seats }

## A clash

board-clash = Сражение: { $territory }
board-clash-start = Начало
board-clash-citadels = Цитадели
board-clash-maneuvers = Манёвры
board-exposed = Не защищены
board-sheltered = В цитаделях
board-exposed-count = незащищённых кланов: { $count }
board-sheltered-count = в цитаделях: { $count }
board-instigator = нападающий
board-maneuvers = выполняет манёвр
board-votes-end = За прекращение
board-votes-on = За продолжение
board-spear = Копьё Луга: карты трискеля в этом сражении не играются
board-cauldron = Котёл Дагды ({ $seat }): { $count }
board-waiting = Ещё предстоят сражения: { $territories }
board-clash-cards =
    { $count ->
        [0] Карт действий нет: при нападении теряет клан.
        [one] { $count } карта действия: может сбросить её вместо потери клана.
        [few] { $count } карты действий: может сбросить одну вместо потери клана.
       *[many] { $count } карт действий: может сбросить одну вместо потери клана.
    }
board-clash-own-cards =
    { $count ->
        [0] У вас нет карт действий: при нападении на вас вы теряете клан.
        [one] У вас { $count } карта действия.
        [few] У вас { $count } карты действий.
       *[many] У вас { $count } карт действий.
    }
board-clash-epics = Эпосов: { $count }.
board-clash-free = Свободных цитаделей: { $count }
board-clash-counts = Карт действий: { $count }. Эпосов: { $count2 }.
