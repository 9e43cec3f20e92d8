# Почему нельзя выбрать: одной фразой.

## Lands

why-not-on-island = Региона { $land } на этом острове нет.
why-range-presence =
    { $count2 ->
        [0] Слишком далеко: в регионе { $land } нет вашего присутствия, а дальность здесь 0.
       *[other] Слишком далеко: регион { $land } в { $count } { $count ->
            [one] шаге
           *[other] шагах
        } от вашего присутствия, а дальность здесь { $count2 }.
    }
why-range-sacred =
    { $count2 ->
        [0] Слишком далеко: в регионе { $land } нет вашего святилища, а дальность здесь 0.
       *[other] Слишком далеко: регион { $land } в { $count } { $count ->
            [one] шаге
           *[other] шагах
        } от вашего святилища, а дальность здесь { $count2 }.
    }
why-range-terrain =
    Слишком далеко: регион { $land } в { $count } { $count ->
        [one] шаге
       *[other] шагах
    } от подходящего региона с вашим присутствием ({ $terrain }), а дальность здесь { $count2 }.
why-land-terrain = Регион { $land } — { $terrain }, а нужны { $terrain2 } или { $terrain3 }.
why-land-invaders = В регионе { $land } нет захватчиков.
why-land-no-invaders = В регионе { $land } есть захватчики, а нужен регион без них.
why-land-dahan = В регионе { $land } нет даханов.
why-land-blight = В регионе { $land } нет скверны.
why-land-no-blight = В регионе { $land } есть скверна, а нужен регион без неё.
why-land-coastal = Регион { $land } — не прибрежный.
why-land-inland = Регион { $land } — не внутренний.
why-land-presence = В регионе { $land } нет присутствия ни одного духа.
why-land-sacred = В регионе { $land } нет ничьего святилища.
why-land-one-invader = В регионе { $land } больше 1 захватчика.
why-land-two-invaders = В регионе { $land } больше 2 захватчиков.
why-land-no-city = В регионе { $land } есть город.
why-land-buildings = В регионе { $land } нет ни поселений, ни городов.
why-land-city = В регионе { $land } нет города.
why-same-land = { $land } — тот самый регион, а нужен соседний.
why-not-adjacent = Регион { $land } не соседний с регионом { $land2 }.
why-repeat-adjacent = Регион { $land } не соседний с тем, где вы применили «{ $power }».
why-beside-target = { $land } — не целевой регион и не соседний с ним.
why-no-target-presence = У выбранного духа нет присутствия в регионе { $land }.
why-no-sacred-site = В регионе { $land } нет вашего святилища.
why-site-too-far = От вашего святилища в регионе { $land } способность «{ $power }» до цели не дотягивается.
why-presence-in-target = Это присутствие добавляется только в регион { $land }.
why-no-presence = В регионе { $land } нет вашего присутствия.
why-track-empty = Здесь присутствия больше нет: { $track }.
why-other-card = Карта разорения не касается региона { $land }: { $invader }.
why-ravaged = На этом ходу разорения в регионе { $land } больше не будет.
why-other-board = Регион { $land } — не на поле { $board }.
why-has-town = В регионе { $land } уже есть поселение.
why-no-vengeance = В регионе { $land } ваша месть никого не подстерегает.

## Spirits, boards, what a Power offers

why-another-spirit = «{ $power }» — для другого духа.
why-no-board = Поля { $board } на этом острове нет.
why-board-taken = На поле { $board } начинает другой дух.
why-spirit-taken = Этот дух уже у другого игрока: { $spirit }.
why-other-action = Захватчики вот-вот выполнят другое действие: { $action }.
why-at-most = Здесь можно не больше чем { $count }.
why-price = Нужно заплатить ровно столько энергии: { $count }.
why-element-chosen = Эту стихию вы уже выбрали: { $element }. Стихии должны быть разными.
why-no-energy = Это стоит 1 энергию, а у вас её нет.
why-no-alternative = «{ $power }» такого не предлагает.

## Pieces

why-no-piece = В регионе { $land } такого жетона нет: { $piece }.
why-no-piece-damaged =
    { $damage ->
        [0] В регионе { $land } нет такого жетона без урона: { $piece }.
       *[other] В регионе { $land } нет такого жетона с уроном { $damage }: { $piece }.
    }
why-piece-spared = Такие жетоны этот эффект не затрагивает: { $piece }.
why-hit-already = Каждому захватчику урон наносится один раз, а такие в регионе { $land } уже все выбраны: { $piece }.
why-too-healthy = Слишком большая стойкость ({ $piece }: { $count }), а убрать можно ещё на { $count2 }.
why-no-such-dahan = Дахана с таким уроном в целевом регионе нет.
why-not-damaged-there = В регионе { $land } эта способность не наносила урона таким жетонам: { $piece }.
why-pushed-there = В регион { $land } вы уже вытолкнули жетон: сначала другие соседние регионы.
why-must-move = Переместить нужно обязательно: в эффекте нет слова «до».

## Growth

why-no-growth =
    { $count ->
        [one] У вашего духа { $count } вариант роста.
        [few] У вашего духа { $count } варианта роста.
       *[other] У вашего духа { $count } вариантов роста.
    }
why-growth-done = Это действие вы уже выполнили.
why-other-growth = В выбранном варианте роста ({ $count }) такого действия нет.
why-grow-first = Сначала завершите рост, потом будете разыгрывать карты.

## Cards and Powers

why-costs = «{ $power }» стоит { $count }, а энергии у вас { $count2 }.
why-innate = «{ $power }» — природная способность, а не карта.
why-in-play = Карта «{ $power }» уже разыграна.
why-in-discard = Карта «{ $power }» лежит у вас в сбросе.
why-in-hand = Карта «{ $power }» у вас на руке: вы её не разыграли.
why-not-yours = «{ $power }» — не ваша карта и не ваша способность.
why-not-drawn = Карты «{ $power }» среди открытых нет.
why-tier-unmet = На формулу { $tier } способности «{ $power }» вам не хватает стихий.
why-tiers-all = Это все выполненные формулы: просто примените «{ $power }».
why-tiers-none = Хотя бы одна формула способности «{ $power }» должна остаться.
why-tiers-together = Стихий на эти формулы способности «{ $power }» хватает и на ту, от которой вы отказываетесь.
why-other-tier = Сейчас вопрос только о формуле { $tier }.
why-no-fewer = С меньшим числом стихий «{ $power }» сработает так же.
why-done-already = Вы уже закончили: сначала вернитесь к способностям.
why-not-done-yet = Вы ещё не сказали, что закончили.
why-only-fast = «{ $power }» — быстрая способность: её применяют только до действий захватчиков.
why-only-slow = «{ $power }» — медленная способность: её применяют после действий захватчиков.
why-no-target = Для способности «{ $power }» сейчас нет цели.
why-elements-1 = Для «{ $power }» нужно: { $element } { $count }; у вас { $count2 }.
why-elements-2 = Для «{ $power }» нужно: { $element } { $count }, { $element2 } { $count3 }; у вас { $count2 } и { $count4 }.
why-used = На этом ходу вы уже применили «{ $power }».
why-repeat-unused = «{ $power }» вы ещё не применяли: просто примените.
why-repeat-innate = Повторять можно только карты, а «{ $power }» — природная способность.
why-repeated = На этом ходу вы уже повторили «{ $power }».
why-hasten-late = Сделать способность быстрой можно только в быстрой фазе.
why-no-wind = У вас нет дара, который делает медленную способность быстрой.
why-fast-already = «{ $power }» уже быстрая.
why-hasten-moves = «{ $power }» никого не привлекает и не выталкивает, а быстрой можно сделать только такую способность.

## Fear cards

why-fear-piece = «{ $fear }» не действует на такие жетоны: { $piece }.
why-fear-nothing = В регионе { $land } карте «{ $fear }» делать нечего.
why-land-taken = Регион { $land } для «{ $fear }» уже выбрал другой игрок: нужен ещё никем не выбранный.
why-fewer-buildings = В регионе { $land2 } должно быть больше поселений и городов, чем в регионе { $land }: там { $count2 }, здесь { $count }.
why-no-invaders-near = Ни в регионе { $land }, ни в регионе { $land2 } нет захватчиков.
why-this-land = Сейчас вопрос только о регионе { $land }.

## What belongs to another question

why-must = Это нужно выполнить: выберите одну из возможностей.
why-only-way = Возможность здесь только одна, решать нечего.
why-one-power = Способности применяют по одной: сначала завершите эту.
why-time-setup = Духов и поля выбирают до первого хода, по одному вопросу.
why-time-growth = Рост выбирают один раз за ход, в начале фазы духов.
why-time-growth-action = Действия роста выполняют сразу после его выбора, по одному.
why-time-presence = Сейчас вы не добавляете присутствие.
why-time-land = Сейчас регион не выбирают.
why-time-spirit = Сейчас духа не выбирают.
why-time-gain = Сейчас вы не получаете карту способности.
why-time-forget = Карту забывают, только получив великую способность.
why-time-play = Карты разыгрывают в фазе духов, после роста.
why-time-use = Способности применяют в быстрой и медленной фазах.
why-time-threshold = Сейчас вопрос не о формулах.
why-time-option = Сейчас выбирать между эффектами не нужно.
why-time-piece = Сейчас такой жетон не выбирают.
why-time-fear = Сейчас карта страха этого не предлагает.
why-time-gather = Сейчас вы никого не привлекаете.
why-time-push = Сейчас вы никого не выталкиваете.
why-time-bonus = Сейчас у вас нет дополнительного урона.
why-time-might = «{ power-gift_of_furious_might }» сейчас не к месту: он добавляет урон, когда его наносит способность.
why-time-element = Сейчас вы не выбираете стихии.
why-time-gift = Сейчас вы не отдаёте карту.
why-time-repeat = Сейчас нечего повторять.
why-time-pay = Сейчас платить не за что.
why-time-number = Сейчас число не выбирают.
why-time-stall = Сейчас вас не спрашивают, пропустят ли захватчики действие.
why-time-keep = Карты возвращаются на руку только в фазе течения времени, и то если это позволяет эффект.
why-time-stop = Отказаться от способности можно, только пока не выбрана её цель.
