### Horizons of Spirit Island: what a match says to people, Russian. Names of powers, lands and
### players arrive ready, in the nominative; the sentences are built so that they need no inflection.

## The game

game-name = Горизонты острова духов
game-tagline = Духи острова сообща изгоняют захватчиков, пока скверна не погубила землю.
game-round = ход { $number }
game-rounds = Ход

## Players by their colours

seat-0 = Янтарный
seat-1 = Фиолетовый
seat-2 = Бирюзовый

## Single words

piece-explorer = разведчик
piece-town = поселение
piece-city = город
piece-dahan = дахан
piece-presence = присутствие
element-sun = солнце
element-moon = луна
element-fire = огонь
element-air = воздух
element-water = вода
element-earth = земля
element-plant = флора
element-animal = фауна
action-ravage = разорение
action-build = строительство
action-explore = разведка
track-energy = шкала энергии
track-plays = шкала розыгрыша карт
deck-minor = малые способности
deck-major = великие способности
speed-fast = быстрая
speed-slow = медленная
growth-reclaim = Вернуть карты
growth-card = Получить карту способности
growth-energy = Получить энергию
growth-presence = Добавить 1 присутствие
phase-choose = Выбор духов
phase-prepare = Подготовка к игре
phase-spirit = Фаза духов
phase-fast = Быстрые способности
phase-fear = Карты страха
phase-ravage = Разорение
phase-build = Строительство
phase-explore = Разведка
phase-slow = Медленные способности
phase-time = Течение времени
phase-over = Партия окончена
reason-fear-victory = победа — карты страха закончились, и захватчики бегут в ужасе
reason-terror-1-victory = победа — на острове не осталось захватчиков
reason-terror-2-victory = победа — на острове не осталось ни поселений, ни городов
reason-terror-3-victory = победа — на острове не осталось городов
reason-sacrifice = победа дорогой ценой — остров спасён в самый миг поражения
reason-island-blighted = поражение — в резерве скверны не осталось жетонов
reason-spirit-destroyed = поражение — один из духов лишился всего присутствия на острове
reason-invaders-unstoppable = поражение — карты захватчиков закончились

## The alternatives of powers

option-damage = Нанести урон
option-defend = Получить защиту
option-energy = Получить энергию
option-explorer = Выбрать разведчика
option-fear = Породить страх
option-gather-dahan = Привлечь даханов
option-gather-invader = Привлечь разведчика или поселение
option-push-dahan = Вытолкнуть даханов
option-push-explorer = Вытолкнуть разведчика
option-push-invaders = Вытолкнуть разведчиков и поселения
option-remove-blight = Удалить скверну
option-town = Выбрать поселение

## Prompts

prompt-spirit = Каким духом вы будете играть?
prompt-board = На каком поле острова вы начнёте?
prompt-progression = Получать способности в заданном порядке? Это удобно для первой партии.
prompt-growth = Какой вариант роста выбрать?
prompt-growth-action = Какое действие роста выполнить следующим?
prompt-presence-source = Откуда взять присутствие?
prompt-presence-land = В какой регион добавить присутствие?
prompt-power-deck = Из какой колоды получить карту способности?
prompt-take-power = Какую карту способности взять на руку?
prompt-take-left-power = «{ $power }»: какую из оставшихся карт взять на руку?
prompt-forget = Какую карту способности забыть?
prompt-play-cards = { $count ->
    [1] Какую карту разыграть?
   *[other] Какие карты разыграть?
}
prompt-use-powers = Сейчас { $speed } фаза. Какую способность применить?
prompt-fewer-elements = «{ $power }»: какие формулы стихий использовать?
prompt-target-land = «{ $power }»: какой регион выбрать целью?
prompt-target-spirit = «{ $power }»: какого духа выбрать целью?
prompt-threshold = «{ $power }»: теперь стихий хватает ещё на одну формулу. Использовать её?
prompt-alternative = «{ $power }»: что выбрать?
prompt-damage = Регион { $land }: кому нанести 1 урон? Осталось распределить: { $count }.
prompt-damage-one-each = Регион { $land }: кому нанести 1 урон? Одному и тому же захватчику — не больше 1.
prompt-use-might = «{ $power }»: добавить 3 урона от «Дара грубой силы»?
prompt-bonus-damage = Регион { $land }: кому нанести 1 дополнительный урон? Осталось распределить: { $count }.
prompt-bonus-damage-in = Кому нанести 1 дополнительный урон? Осталось распределить: { $count }.
prompt-destroy = Регион { $land }: что уничтожить?
prompt-replace = Регион { $land }: что заменить?
prompt-downgrade = Регион { $land }: что понизить? Город станет поселением, поселение — разведчиком.
prompt-remove = Регион { $land }: что удалить?
prompt-gather = Регион { $land }: кого и откуда сюда привлечь? Осталось: { $count }.
prompt-push = Регион { $land }: кого и куда отсюда вытолкнуть? Осталось: { $count }.
prompt-cascade = Скверна распространяется из региона { $land }. В какой соседний регион её добавить?
prompt-element = «{ $power }»: какую стихию получить?
prompt-renewal-land = «{ $power }»: в какой регион вернуть уничтоженное присутствие?
prompt-gift-card = «{ $power }»: какую карту с руки отдать другому духу? Можно и не отдавать.
prompt-remove-blight = «{ $power }»: из какого региона удалить 1 скверну?
prompt-repeat = «{ $power }»: повторить ли способность, и в каком регионе?
prompt-wings-land = «{ $power }»: в какой регион переместить даханов?
prompt-carry-dahan = Какого дахана переместить в регион { $land }? Можно ещё: { $count }.
prompt-guarded-land = «{ $power }»: какой регион защитить?
prompt-pay-for-defend = «{ $power }»: заплатить 1 энергию, чтобы защита стала 8, а не 4?
prompt-pay-for-card = «{ $power }»: заплатить энергию и получить карту способности?
prompt-origin = «{ $power }»: от какого святилища отсчитать дальность? Оттуда переместится 1 присутствие.
prompt-searing-heat = «{ $power }»: кому нанести 1 урон?
prompt-scatter-number = «{ $power }»: сколько жетонов вытолкнуть?
prompt-tempest-number = «{ $power }»: скольким захватчикам нанести по 1 урону?
prompt-vengeance = «Месть мёртвых» (регион { $land }): в каком регионе нанести 1 урон?
prompt-vengeance-order = «Месть мёртвых» пробудилась в нескольких регионах. Какой из них первый?
prompt-ravage-order = В каком регионе разорение произойдёт следующим?
prompt-stall = Регион { $land }, { $action }: заставить захватчиков пропустить это действие?
prompt-escalation = Эскалация на поле { $board }: в какой регион добавить поселение?
prompt-fear-effect = { $level ->
    [1] «{ $fear }», степень ужаса I: ваш выбор?
    [2] «{ $fear }», степень ужаса II: ваш выбор?
   *[other] «{ $fear }», степень ужаса III: ваш выбор?
}
prompt-fear-order = { $level ->
    [1] «{ $fear }», степень ужаса I: какой регион следующий?
    [2] «{ $fear }», степень ужаса II: какой регион следующий?
   *[other] «{ $fear }», степень ужаса III: какой регион следующий?
}
prompt-remove-health = Регион { $land }: какого захватчика удалить? Сумма стойкости — ещё не больше { $count }.
prompt-tale = Регион { $land }: удалить 2 разведчиков или 1 поселение?
prompt-constancy = «Дар неизменности»: какую разыгранную карту вернуть на руку, а не в сброс?
tiers-left-out = { $number ->
    [0] Без формулы стихий.
    [one] Без формулы { $tiers }.
   *[other] Без формул { $tiers }.
}

## Options

verb-spirit-panel = { $spirit }
verb-board = Поле { $board }
verb-follow-progression = Получать способности в заданном порядке
verb-free-powers = Выбирать способности самостоятельно
verb-growth = Вариант роста { $count }
verb-grow-reclaim = { growth-reclaim }
verb-grow-card = { growth-card }
verb-grow-energy = { growth-energy }: { $count }
verb-grow-presence = { $number ->
    [0] { growth-presence }, дальность { $count }
   *[other] { growth-presence }, дальность { $count }: { $terrain }
}
verb-track = Планшет: { $track }
verb-from-land = Остров: регион { $land }
verb-land = Регион { $land }
verb-deck = Колода: { $deck }
verb-take = Взять карту «{ $power }»
verb-forget = Забыть карту «{ $power }»
verb-play = Разыграть карту «{ $power }»
verb-done = Закончить
verb-not-done = Ещё не всё: вернуться к способностям
verb-use = Применить «{ $power }»
verb-use-fewer = Применить «{ $power }», будто стихий меньше
verb-repeat = Повторить «{ $power }», заплатив ещё раз
verb-repeat-fewer = Повторить «{ $power }», заплатив ещё раз, будто стихий меньше
verb-hasten = Сделать быстрой способность «{ $power }»
verb-tiers = { $number ->
    [0] Без формул стихий
    [one] Только формула { $tiers }
   *[other] Формулы { $tiers }
}
verb-stop = Всё-таки не применять
verb-meet-threshold = Использовать формулу { $tier }
verb-decline-threshold = Отказаться от формулы { $tier }
verb-spirit = { $seat }
verb-option = { $option }
verb-piece = { $damage ->
    [0] Выбрать: { $piece }
   *[other] Выбрать: { $piece } (получено урона: { $damage })
}
verb-piece-in = { $damage ->
    [0] Регион { $land }: { $piece }
   *[other] Регион { $land }: { $piece } (получено урона: { $damage })
}
verb-keep-bonus = Приберечь дополнительный урон
verb-might = Добавить 3 урона
verb-not-now = Не сейчас
verb-gather = { $damage ->
    [0] Из региона { $land }: { $piece }
   *[other] Из региона { $land }: { $piece } (получено урона: { $damage })
}
verb-push = { $damage ->
    [0] В регион { $land }: { $piece }
   *[other] В регион { $land }: { $piece } (получено урона: { $damage })
}
verb-element = Стихия: { $element }
verb-give = Отдать карту «{ $power }»
verb-keep = Ничего не отдавать
verb-no-repeat = Не повторять
verb-pay = { $count ->
    [one] Заплатить { $count } энергию
   *[other] Заплатить { $count } энергии
}
verb-no-pay = Не платить
verb-number = { $count ->
    [0] Ни одного
   *[other] { $count }
}
verb-skip = Пропустить: { $action }
verb-allow = Не вмешиваться: { $action }
verb-remove = { $damage ->
    [0] Регион { $land }, удалить: { $piece }
   *[other] Регион { $land }, удалить: { $piece } (получено урона: { $damage })
}
verb-downgrade = { $damage ->
    [0] Регион { $land }, понизить: { $piece }
   *[other] Регион { $land }, понизить: { $piece } (получено урона: { $damage })
}
verb-move = { $damage ->
    [0] Из региона { $land } в регион { $land2 }: { $piece }
   *[other] Из региона { $land } в регион { $land2 }: { $piece } (получено урона: { $damage })
}
verb-tale = Регион { $land }, удалить: { $piece }
verb-no = Ничего не делать
verb-keep-card = Вернуть на руку карту «{ $power }»

## Events

event-spirit = { $seat }: { $spirit }, начальное поле — { $board }.
    .you = Вы — { $spirit }, начальное поле — { $board }.
event-presence-set-up = { $seat } начинает в регионе { $land }, присутствие: { $count }.
    .you = Вы начинаете в регионе { $land }, присутствие: { $count }.
event-turn = Ход { $count }: начинается фаза духов.
event-ready = { $seat }: готово.
    .you = Вы готовы.
event-not-ready = { $seat } возвращается к способностям.
    .you = Вы возвращаетесь к способностям.
event-grows = { $seat } выбирает вариант роста { $count }.
    .you = Вы выбираете вариант роста { $count }.
event-reclaims = { $seat } возвращает на руку все карты из личного сброса.
    .you = Вы возвращаете на руку все карты из личного сброса.
event-energy = { $count ->
    [one] { $seat } получает { $count } энергию.
   *[other] { $seat } получает { $count } энергии.
}
    .you =
        { $count ->
            [one] Вы получаете { $count } энергию.
           *[other] Вы получаете { $count } энергии.
        }
event-pays = { $count ->
    [0] { $seat } ничего не платит.
    [one] { $seat } платит { $count } энергию.
   *[other] { $seat } платит { $count } энергии.
}
    .you =
        { $count ->
            [0] Вы ничего не платите.
            [one] Вы платите { $count } энергию.
           *[other] Вы платите { $count } энергии.
        }
event-plays = { $seat } разыгрывает карту «{ $power }».
    .you = Вы разыгрываете карту «{ $power }».
event-presence = { $seat } добавляет присутствие в регион { $land }.
    .you = Вы добавляете присутствие в регион { $land }.
event-moves-presence = { $seat } перемещает присутствие из региона { $land } в регион { $land2 }.
    .you = Вы перемещаете присутствие из региона { $land } в регион { $land2 }.
event-presence-destroyed = { $seat } теряет присутствие в регионе { $land }.
    .you = Вы теряете присутствие в регионе { $land }.
event-draws-powers = { $number ->
    [0] { $seat } не берёт карт: ни в колоде, ни в сбросе их не осталось.
   *[other] { $seat } берёт из колоды на выбор: { $powers }.
}
    .you =
        { $number ->
            [0] Вы не берёте карт: ни в колоде, ни в сбросе их не осталось.
           *[other] Вы берёте из колоды на выбор: { $powers }.
        }
event-gains-power = { $seat } получает карту способности «{ $power }».
    .you = Вы получаете карту способности «{ $power }».
event-forgets = { $seat } забывает карту «{ $power }».
    .you = Вы забываете карту «{ $power }».
event-gives-card = { $seat } отдаёт карту «{ $power }». Её получает { $seat2 }.
    .you = Вы отдаёте карту «{ $power }». Её получает { $seat2 }.
    .to-you = { $seat } отдаёт вам карту «{ $power }».
event-keeps-card = { $seat } возвращает карту «{ $power }» на руку, а не в сброс.
    .you = Вы возвращаете карту «{ $power }» на руку, а не в сброс.
event-reshuffles = Сброс перемешан, из него составлена новая колода: { $deck }.
event-powers = Начинается { $speed } фаза: применяются способности.
event-uses-in-land = { $seat } применяет «{ $power }» в регионе { $land }.
    .you = Вы применяете «{ $power }» в регионе { $land }.
event-uses-on-spirit = { $seat } применяет «{ $power }», цель — { $seat2 }.
    .you = Вы применяете «{ $power }», цель — { $seat2 }.
    .to-you = { $seat } применяет «{ $power }», цель — вы.
event-repeats = { $seat } повторяет «{ $power }» в регионе { $land }.
    .you = Вы повторяете «{ $power }» в регионе { $land }.
event-hastens = { $seat } делает быстрой способность «{ $power }».
    .you = Вы делаете быстрой способность «{ $power }».
event-elements = { $seat } получает стихии: { $elements }.
    .you = Вы получаете стихии: { $elements }.
event-fear = Порождён страх: { $count }.
event-earns-fear-card = { $count ->
    [0] Получена карта страха, последняя в колоде.
   *[other] Получена карта страха. В колоде страха осталось карт: { $count }.
}
event-terror-level = { $level ->
    [1] Степень ужаса теперь I.
    [2] Степень ужаса теперь II.
   *[other] Степень ужаса теперь III.
}
event-damage = Регион { $land }: урон захватчикам — { $count }.
event-damage-each = Регион { $land }: урон каждому — { $count }.
event-wounds = Регион { $land }, урон получает { $piece }: осталось стойкости { $count }.
event-destroys = В регионе { $land } уничтожается { $piece }.
event-removes = Из региона { $land } удаляется { $piece }.
event-replaces = { $count ->
    [1] Регион { $land }, замена: { $piece } → { $piece2 }.
   *[other] Регион { $land }, замена: { $piece } → { $piece2 } ×{ $count }.
}
event-moves = Из региона { $land } в регион { $land2 } перемещается { $piece }.
event-defend = Регион { $land } получает защиту { $count }.
event-defend-moves = Защита { $count } переходит вместе с даханом из региона { $land } в регион { $land2 }.
event-skips = Регион { $land }: на этом ходу захватчики пропускают действия ({ $actions }).
event-stalls = { $seat } может на этом ходу отменить 1 разорение или строительство в регионе { $land }.
    .you = На этом ходу вы можете отменить 1 разорение или строительство в регионе { $land }.
event-skipped = Регион { $land }, { $action }: действие пропущено.
event-blight = В регионе { $land } появляется 1 скверна.
event-blight-removed = Из региона { $land } удаляется 1 скверна.
event-blight-prevented = Регион { $land }: скверна не добавляется, она остаётся в резерве.
event-ward = { $seat }: до конца хода защита { $count } в каждом регионе с присутствием этого духа.
    .you = До конца хода защита { $count } в каждом регионе с вашим присутствием.
event-range-bonus = { $seat }: до конца хода дальность способностей +{ $count }.
    .you = До конца хода дальность ваших способностей +{ $count }.
event-might = { $seat } может один раз за этот ход добавить 3 урона к своей способности.
    .you = Вы можете один раз за этот ход добавить 3 урона к своей способности.
event-wind = { $seat } может на этом ходу сделать быстрой 1 медленную способность с привлечением или выталкиванием.
    .you = На этом ходу вы можете сделать быстрой 1 медленную способность с привлечением или выталкиванием.
event-may-repeat = { $count ->
    [1] { $seat } может на этом ходу повторить 1 разыгранную карту, заплатив за неё ещё раз.
   *[other] { $seat } может на этом ходу повторить до { $count } разных разыгранных карт, заплатив за каждую ещё раз.
}
    .you =
        { $count ->
            [1] На этом ходу вы можете повторить 1 разыгранную карту, заплатив за неё ещё раз.
           *[other] На этом ходу вы можете повторить до { $count } разных разыгранных карт, заплатив за каждую ещё раз.
        }
event-shares-presence = { $seat } и { $seat2 } до конца хода выбирают цели и по присутствию друг друга.
    .you = Вы и { $seat2 } до конца хода выбираете цели и по присутствию друг друга.
    .to-you = Вы и { $seat } до конца хода выбираете цели и по присутствию друг друга.
event-vitality = Регион { $land }: до конца хода стойкость даханов +4, скверна не добавляется.
event-dahan-safe = Регион { $land }: до конца хода даханы неуязвимы.
event-swears-vengeance = { $seat }: до конца хода «Месть мёртвых» подстерегает захватчиков в регионе { $land }.
    .you = До конца хода ваша «Месть мёртвых» подстерегает захватчиков в регионе { $land }.
event-vengeance = Регион { $land }: «Месть мёртвых», урон — { $count }.
event-invader-phase = Начинается фаза захватчиков.
event-fear-card = { $level ->
    [1] Карта страха «{ $fear }», степень ужаса I.
    [2] Карта страха «{ $fear }», степень ужаса II.
   *[other] Карта страха «{ $fear }», степень ужаса III.
}
event-tide = До конца хода действует карта страха «{ $fear }».
event-ravages = Разорение: { $invader }.
event-ravage = Регион { $land }, разорение: урон региону и даханам — { $count }.
event-counterattack = Регион { $land }: даханы контратакуют, урон — { $count }.
event-builds = Строительство: { $invader }.
event-adds = В регионе { $land } появляется { $piece }.
event-reveals-invaders = Разведка: { $invader }.
event-time-passes = Течение времени: карты уходят в сброс, урон и эффекты хода исчезают.
event-result = Партия окончена: { $reason }.

## The options of a match

option-spirits = Как игроки получают духов.
    .choose = Каждый выбирает сам.
    .deal = Духов раздают случайно.
option-layout2 = Какими сторонами соприкасаются поля G и H на острове для двоих.
    .side0 = Нижними (граничат регионы G3, G4, G7 и H3, H4).
    .side1 = Боковыми (граничат регионы G7, G8 и H4, H7, H8).
    .side2 = Верхними (граничат регионы G1, G6, G8 и H1, H8).
option-layout3 = В каком порядке сходятся вокруг одной точки три поля острова для троих.
    .FGH = F, G, H.
    .FHG = F, H, G.
option-solo_board = На каком поле проходит игра в одиночку.
    .G = Поле G.
    .H = Поле H.
option-progression = Получают ли духи карты способностей в заданном порядке (изучение способностей, для первых партий).
    .choose = Каждый игрок решает сам
option-bonus_growth = Получает ли каждый дух бонусный рост в конце подготовки (так немного легче).
option-initial_explore = Проводят ли захватчики начальную разведку (без неё заметно легче).
option-escalation = Действует ли эскалация на картах этапа II (так сложнее).
option-belief_counts = Чьё присутствие считает «Вера пускает корни» на степени ужаса III.
    .all = Присутствие всех духов в регионе.
    .own = Только присутствие выбирающего игрока.
option-standing_defend = Когда определяется защита от карт страха, зависящая от присутствия или даханов.
    .continuous = В момент разорения.
    .snapshot = В момент применения карты страха.
option-damage_carries = Сохраняет ли жетон после замены полученный урон.
option-joint_sacred_site = Считается ли при «Единении сил» святилищем для выбора целей регион, где у двух духов по 1 присутствию.
option-vitality_leaving = Что происходит с даханом, получившим 2 урона и больше, когда он покидает регион под «Бесконечной жизненной силой».
    .destroyed = Он уничтожается.
    .survives = Он выживает.
