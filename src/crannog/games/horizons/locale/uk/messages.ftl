### Horizons of Spirit Island: prompts, options, events and other words of the game, Ukrainian.
### Names of Spirits, Powers, cards, lands and players arrive in the nominative: sentences need no
### other case. $damage is the Damage a piece has already taken.

game-name = Горизонти острова духів
game-tagline = Духи острова разом виганяють загарбників, доки скверна не знищила землю.
game-round = хід { $number }
game-rounds = Хід

## Players, by the colour of their presence

seat-0 = Бурштиновий
seat-1 = Фіолетовий
seat-2 = Бірюзовий

## Single words

piece-explorer = розвідник
piece-town = поселення
piece-city = місто
piece-dahan = дахан
piece-presence = присутність

element-sun = сонце
element-moon = місяць
element-fire = вогонь
element-air = повітря
element-water = вода
element-earth = земля
element-plant = рослина
element-animal = тварина

action-ravage = плюндрування
action-build = будівництво
action-explore = розвідка

track-energy = шкала енергії
track-plays = шкала розіграшів

deck-minor = малі здібності
deck-major = великі здібності

speed-fast = швидка
speed-slow = повільна

growth-reclaim = Повернути карти
growth-card = Отримати карту здібності
growth-energy = Отримати енергію
growth-presence = Додати присутність

phase-choose = Приготування: вибір духів
phase-prepare = Приготування: початкова розвідка
phase-spirit = Фаза духів
phase-fast = Швидкі здібності
phase-fear = Карти страху
phase-ravage = Плюндрування
phase-build = Будівництво
phase-explore = Розвідка
phase-slow = Повільні здібності
phase-time = Плин часу
phase-over = Гру завершено

reason-fear-victory = перемога, бо здобуто всі карти страху й загарбники тікають
reason-terror-1-victory = перемога, бо на острові не лишилося загарбників
reason-terror-2-victory = перемога, бо на острові не лишилося ні поселень, ні міст
reason-terror-3-victory = перемога, бо на острові не лишилося міст
reason-sacrifice = жертовна перемога, бо острів урятовано в саму мить поразки
reason-island-blighted = поразка, бо запас скверни порожній
reason-spirit-destroyed = поразка, бо один із духів не має присутності на острові
reason-invaders-unstoppable = поразка, бо карти загарбників скінчилися

## Prompts

prompt-spirit = Яким духом гратимете?
prompt-board = На якому полі починаєте?
prompt-progression = Отримувати здібності у визначеному порядку? Це зручно для першої гри.
prompt-growth = Який варіант росту виберете?
prompt-growth-action = Яку дію росту виконати далі?
prompt-presence-source = Звідки взяти присутність?
prompt-presence-land = На яку землю додати присутність?
prompt-power-deck = З якої колоди отримати карту здібності?
prompt-take-power = Яку карту здібності взяти на руку?
prompt-take-left-power = «{ $power }»: яку з решти карт узяти на руку?
prompt-forget = Ви отримали велику здібність. Яку свою карту забути?
prompt-play-cards =
    { $count ->
        [1] Яку карту розіграти?
       *[other] Які карти розіграти?
    }
prompt-use-powers = Зараз { $speed } фаза. Яку здібність застосувати?
prompt-fewer-elements = «{ $power }»: якими порогами скористатися?
prompt-target-land = «{ $power }»: яку землю вибрати ціллю?
prompt-target-spirit = «{ $power }»: якого духа вибрати ціллю?
prompt-threshold = «{ $power }»: тепер стихій вистачає ще на один поріг. Скористатися ним?
prompt-alternative = «{ $power }»: що виберете?
prompt-damage =
    { $count ->
        [1] Земля { $land }: кому завдати 1 шкоди?
       *[other] Земля { $land }: кому завдати 1 шкоди? Лишилося розподілити: { $count }.
    }
prompt-damage-one-each = Земля { $land }: кому завдати 1 шкоди? Щоразу це має бути інший загарбник.
prompt-use-might = Здібність «{ $power }» завдає шкоди. Додати ще 3 шкоди від «Дару лютої сили»?
prompt-bonus-damage =
    { $count ->
        [1] Земля { $land }: кому завдати 1 додаткової шкоди?
       *[other] Земля { $land }: кому завдати 1 додаткової шкоди? Лишилося розподілити: { $count }.
    }
prompt-bonus-damage-in =
    { $count ->
        [1] Кому завдати 1 додаткової шкоди?
       *[other] Кому завдати 1 додаткової шкоди? Лишилося розподілити: { $count }.
    }
prompt-destroy = Земля { $land }: що знищити?
prompt-replace = Земля { $land }: що замінити?
prompt-downgrade = Земля { $land }: що зменшити? Місто стане поселенням, поселення — розвідником.
prompt-remove = Земля { $land }: що прибрати?
prompt-gather =
    { $count ->
        [1] Земля { $land }: що сюди зібрати?
       *[other] Земля { $land }: що сюди зібрати? Лишилося: { $count }.
    }
prompt-push =
    { $count ->
        [1] Земля { $land }: що й куди звідси виштовхнути?
       *[other] Земля { $land }: що й куди звідси виштовхнути? Лишилося: { $count }.
    }
prompt-cascade = Скверна поширюється із землі { $land }. На яку сусідню землю?
prompt-element = «{ $power }»: яку стихію отримати?
prompt-renewal-land = «{ $power }»: на яку землю повернути знищену присутність?
prompt-gift-card = «{ $power }»: яку карту з руки віддати іншому духові? Можна й не віддавати.
prompt-remove-blight = «{ $power }»: з якої землі прибрати скверну?
prompt-repeat = «{ $power }»: чи повторити здібність, і на якій землі?
prompt-wings-land = «{ $power }»: на яку землю перемістити даханів?
prompt-carry-dahan = Якого дахана перемістити на землю { $land }? Можна перемістити ще: { $count }.
prompt-guarded-land = «{ $power }»: яку землю захистити?
prompt-pay-for-defend = «{ $power }»: заплатити 1 енергію, щоб захист був 8, а не 4?
prompt-pay-for-card = «{ $power }»: заплатити енергію, щоб отримати карту здібності?
prompt-origin = «{ $power }»: від якого святилища рахувати дальність? Звідти переміститься 1 присутність.
prompt-searing-heat = «{ $power }»: кому на одній з ваших земель завдати 1 шкоди?
prompt-scatter-number = «{ $power }»: скільки фігур виштовхнути?
prompt-tempest-number = «{ $power }»: скільком загарбникам завдати по 1 шкоди?
prompt-vengeance = «Помста мертвих», земля { $land }: на якій землі завдати 1 шкоди?
prompt-vengeance-order = «Помста мертвих» пробудилася на кількох землях. Яка з них перша?
prompt-ravage-order = Яку землю загарбники плюндруватимуть далі?
prompt-stall = Земля { $land }, { $action }: чи змусити загарбників пропустити цю дію?
prompt-escalation = Ескалація на полі { $board }: на яку землю додати поселення?
prompt-fear-effect =
    { $level ->
        [1] «{ $fear }» (рівень жаху I): що зробите?
        [2] «{ $fear }» (рівень жаху II): що зробите?
       *[3] «{ $fear }» (рівень жаху III): що зробите?
    }
prompt-fear-order =
    { $level ->
        [1] «{ $fear }» (рівень жаху I): яка земля наступна?
        [2] «{ $fear }» (рівень жаху II): яка земля наступна?
       *[3] «{ $fear }» (рівень жаху III): яка земля наступна?
    }
prompt-remove-health = Земля { $land }: якого загарбника прибрати? Здоров’я разом — ще не більше { $count }.
prompt-tale = Земля { $land }: прибрати 2 розвідників чи 1 поселення?
prompt-constancy = «Дар незмінності»: яку розіграну карту повернути на руку, замість того щоб скинути?
tiers-left-out =
    { $number ->
        [0] Без порога стихій.
        [one] Без порога { $tiers }.
       *[other] Без порогів { $tiers }.
    }

## Options

verb-spirit-panel = { $spirit }
verb-board = Поле { $board }
verb-follow-progression = Отримувати здібності у визначеному порядку
verb-free-powers = Вибирати здібності самостійно
verb-growth = Варіант росту { $count }
verb-grow-reclaim = { growth-reclaim }
verb-grow-card = { growth-card }
verb-grow-energy = { growth-energy }: { $count }
verb-grow-presence =
    { $number ->
        [0] { growth-presence }, дальність { $count }
       *[other] { growth-presence }, дальність { $count }: { $terrain }
    }
verb-track = Планшет: { $track }
verb-from-land = Острів: земля { $land }
verb-land = Земля { $land }
verb-deck = Колода: { $deck }
verb-take = Узяти карту «{ $power }»
verb-forget = Забути карту «{ $power }»
verb-play = Розіграти карту «{ $power }»
verb-done = Готово
verb-not-done = Ще не все: повернутися до здібностей
verb-use = Застосувати «{ $power }»
verb-use-fewer = Застосувати «{ $power }» так, ніби стихій менше
verb-repeat = Заплатити й повторити «{ $power }»
verb-repeat-fewer = Заплатити й повторити «{ $power }» так, ніби стихій менше
verb-hasten = Зробити швидкою здібність «{ $power }»
verb-tiers =
    { $number ->
        [0] Без порогів
        [1] Лише поріг { $tiers }
       *[other] Лише пороги { $tiers }
    }
verb-stop = Усе-таки не застосовувати
verb-meet-threshold = Скористатися порогом { $tier }
verb-decline-threshold = Відмовитися від порога { $tier }
verb-spirit = { $seat }
verb-option = { $option }
verb-piece =
    { $damage ->
        [0] Вибрати: { $piece }
       *[other] Вибрати: { $piece } (шкода: { $damage })
    }
verb-piece-in =
    { $damage ->
        [0] Земля { $land }: { $piece }
       *[other] Земля { $land }: { $piece } (шкода: { $damage })
    }
verb-keep-bonus = Приберегти додаткову шкоду
verb-might = Додати 3 шкоди
verb-not-now = Не зараз
verb-gather =
    { $damage ->
        [0] Із землі { $land }: { $piece }
       *[other] Із землі { $land }: { $piece } (шкода: { $damage })
    }
verb-push =
    { $damage ->
        [0] На землю { $land }: { $piece }
       *[other] На землю { $land }: { $piece } (шкода: { $damage })
    }
verb-element = Стихія: { $element }
verb-give = Віддати карту «{ $power }»
verb-keep = Нічого не віддавати
verb-no-repeat = Не повторювати
verb-pay =
    { $count ->
        [one] Заплатити { $count } енергію
       *[other] Заплатити { $count } енергії
    }
verb-no-pay = Не платити
verb-number =
    { $count ->
        [0] Жодного
       *[other] { $count }
    }
verb-skip = Пропустити: { $action }
verb-allow = Не втручатися: { $action }
verb-remove =
    { $damage ->
        [0] Прибрати із землі { $land }: { $piece }
       *[other] Прибрати із землі { $land }: { $piece } (шкода: { $damage })
    }
verb-downgrade =
    { $damage ->
        [0] Зменшити на землі { $land }: { $piece }
       *[other] Зменшити на землі { $land }: { $piece } (шкода: { $damage })
    }
verb-move =
    { $damage ->
        [0] Із землі { $land } на землю { $land2 }: { $piece }
       *[other] Із землі { $land } на землю { $land2 }: { $piece } (шкода: { $damage })
    }
verb-tale = Прибрати із землі { $land }: { $piece }
verb-no = Нічого не робити
verb-keep-card = Повернути на руку карту «{ $power }»

## Alternatives of Powers

option-damage = Завдати шкоди
option-defend = Отримати захист
option-energy = Отримати енергію
option-explorer = Вибрати розвідника
option-fear = Викликати страх
option-gather-dahan = Зібрати даханів
option-gather-invader = Зібрати розвідника або поселення
option-push-dahan = Виштовхнути даханів
option-push-explorer = Виштовхнути розвідника
option-push-invaders = Виштовхнути розвідників і поселення
option-remove-blight = Прибрати скверну
option-town = Вибрати поселення

## Events

event-spirit = { $seat } — це дух «{ $spirit }», початкове поле — { $board }.
    .you = Ви — це дух «{ $spirit }», початкове поле — { $board }.
event-presence-set-up =
    { $seat } починає на землі { $land }: { $count ->
        [one] { $count } присутність
        [few] { $count } присутності
       *[many] { $count } присутностей
    }.
    .you =
        { $count ->
            [one] Ви починаєте на землі { $land }: { $count } присутність.
            [few] Ви починаєте на землі { $land }: { $count } присутності.
           *[many] Ви починаєте на землі { $land }: { $count } присутностей.
        }
event-turn = Хід { $count }: починається фаза духів.
event-ready = { $seat }: готово.
    .you = Ви готові.
event-not-ready = { $seat } повертається до здібностей.
    .you = Ви повертаєтеся до здібностей.
event-grows = { $seat } вибирає варіант росту { $count }.
    .you = Ви вибираєте варіант росту { $count }.
event-reclaims = { $seat } повертає на руку всі карти зі свого скиду.
    .you = Ви повертаєте на руку всі карти зі свого скиду.
event-energy =
    { $seat } отримує { $count ->
        [one] { $count } енергію
       *[other] { $count } енергії
    }.
    .you =
        { $count ->
            [one] Ви отримуєте { $count } енергію.
           *[other] Ви отримуєте { $count } енергії.
        }
event-pays =
    { $count ->
        [0] { $seat } нічого не платить.
        [one] { $seat } платить { $count } енергію.
       *[other] { $seat } платить { $count } енергії.
    }
    .you =
        { $count ->
            [0] Ви нічого не платите.
            [one] Ви платите { $count } енергію.
           *[other] Ви платите { $count } енергії.
        }
event-plays = { $seat } розігрує карту «{ $power }».
    .you = Ви розігруєте карту «{ $power }».
event-presence = { $seat } додає присутність на землю { $land }.
    .you = Ви додаєте присутність на землю { $land }.
event-moves-presence = { $seat } переміщує присутність із землі { $land } на землю { $land2 }.
    .you = Ви переміщуєте присутність із землі { $land } на землю { $land2 }.
event-presence-destroyed = { $seat } втрачає присутність на землі { $land }.
    .you = Ви втрачаєте присутність на землі { $land }.
event-draws-powers =
    { $number ->
        [0] { $seat } не бере карт здібностей: їх не лишилося ні в колоді, ні у скиді.
       *[other] { $seat } бере карти здібностей на вибір: { $powers }.
    }
    .you =
        { $number ->
            [0] Ви не берете карт здібностей: їх не лишилося ні в колоді, ні у скиді.
           *[other] Ви берете карти здібностей на вибір: { $powers }.
        }
event-gains-power = { $seat } отримує карту здібності «{ $power }».
    .you = Ви отримуєте карту здібності «{ $power }».
event-forgets = { $seat } забуває карту «{ $power }».
    .you = Ви забуваєте карту «{ $power }».
event-gives-card = { $seat } віддає карту «{ $power }». Її отримує { $seat2 }.
    .you = Ви віддаєте карту «{ $power }». Її отримує { $seat2 }.
    .to-you = { $seat } віддає вам карту «{ $power }».
event-keeps-card = { $seat } повертає на руку розіграну карту «{ $power }».
    .you = Ви повертаєте на руку розіграну карту «{ $power }».
event-reshuffles = Скид перетасовано в нову колоду: { $deck }.
event-powers = Починається { $speed } фаза: застосовують здібності.
event-uses-in-land = { $seat } застосовує здібність «{ $power }», ціль — земля { $land }.
    .you = Ви застосовуєте здібність «{ $power }», ціль — земля { $land }.
event-uses-on-spirit = { $seat } застосовує здібність «{ $power }», ціль — { $seat2 }.
    .you = Ви застосовуєте здібність «{ $power }», ціль — { $seat2 }.
    .to-you = { $seat } застосовує здібність «{ $power }», ціль — ви.
event-repeats = { $seat } повторює здібність «{ $power }», ціль — земля { $land }.
    .you = Ви повторюєте здібність «{ $power }», ціль — земля { $land }.
event-hastens = { $seat } робить швидкою здібність «{ $power }».
    .you = Ви робите швидкою здібність «{ $power }».
event-elements = { $seat } отримує стихії: { $elements }.
    .you = Ви отримуєте стихії: { $elements }.
event-fear = Викликано страх: { $count }.
event-earns-fear-card =
    { $count ->
        [0] Здобуто карту страху, останню в колоді.
       *[other] Здобуто карту страху. У колоді страху лишилося карт: { $count }.
    }
event-terror-level =
    { $level ->
        [1] Рівень жаху тепер I.
        [2] Рівень жаху тепер II.
       *[3] Рівень жаху тепер III.
    }
event-damage = Земля { $land }: загарбникам завдано { $count } шкоди.
event-damage-each = Земля { $land }: завдано по { $count } шкоди.
event-wounds = Земля { $land }, ушкоджено: { $piece } (здоров’я залишилося { $count }).
event-destroys = На землі { $land } знищено: { $piece }.
event-removes = Із землі { $land } прибрано: { $piece }.
event-replaces =
    { $count ->
        [1] Земля { $land }, заміна: { $piece } → { $piece2 }.
       *[other] Земля { $land }, заміна: { $piece } → { $piece2 } ×{ $count }.
    }
event-moves = Із землі { $land } на землю { $land2 } переходить { $piece }.
event-defend = Земля { $land } отримує захист { $count }.
event-defend-moves = Захист { $count } переходить разом із даханом із землі { $land } на землю { $land2 }.
event-skips = Земля { $land }: цього ходу загарбники пропускають дії ({ $actions }).
event-stalls = { $seat } може цього ходу зупинити 1 плюндрування або будівництво на землі { $land }.
    .you = Цього ходу ви можете зупинити 1 плюндрування або будівництво на землі { $land }.
event-skipped = Земля { $land }, { $action }: дію пропущено.
event-blight = На землю { $land } додано 1 скверну.
event-blight-removed = Із землі { $land } прибрано 1 скверну.
event-blight-prevented = Земля { $land }: скверну не додано, вона лишається в запасі.
event-ward = { $seat }: до кінця ходу захист { $count } на кожній землі з присутністю цього духа.
    .you = До кінця ходу захист { $count } на кожній землі з вашою присутністю.
event-range-bonus = { $seat }: до кінця ходу дальність здібностей +{ $count }.
    .you = До кінця ходу дальність ваших здібностей +{ $count }.
event-might = { $seat } може один раз цього ходу додати 3 шкоди до своєї здібності.
    .you = Ви можете один раз цього ходу додати 3 шкоди до своєї здібності.
event-wind = { $seat } може цього ходу зробити швидкою 1 повільну здібність, яка збирає або виштовхує.
    .you = Цього ходу ви можете зробити швидкою 1 повільну здібність, яка збирає або виштовхує.
event-may-repeat =
    { $seat } може цього ходу повторити { $count ->
        [one] { $count } розіграну карту
        [few] { $count } розіграні карти
       *[many] { $count } розіграних карт
    }, ще раз заплативши вартість.
    .you =
        { $count ->
            [1] Цього ходу ви можете повторити 1 розіграну карту, ще раз заплативши за неї.
           *[other] Цього ходу ви можете повторити до { $count } різних розіграних карт, ще раз заплативши за кожну.
        }
event-shares-presence = { $seat } і { $seat2 } до кінця ходу вибирають цілі й від присутності одне одного.
    .you = Ви й { $seat2 } до кінця ходу вибираєте цілі й від присутності одне одного.
    .to-you = Ви й { $seat } до кінця ходу вибираєте цілі й від присутності одне одного.
event-vitality = Земля { $land }: до кінця ходу дахани мають +4 здоров’я, скверну додати не можна.
event-dahan-safe = Земля { $land }: до кінця ходу дахани невразливі.
event-swears-vengeance = { $seat }: до кінця ходу на землі { $land } діє «Помста мертвих».
    .you = До кінця ходу на землі { $land } діє ваша «Помста мертвих».
event-vengeance = Земля { $land }: «Помста мертвих» завдає { $count } шкоди.
event-invader-phase = Починається фаза загарбників.
event-fear-card =
    { $level ->
        [1] Карта страху «{ $fear }» (рівень жаху I).
        [2] Карта страху «{ $fear }» (рівень жаху II).
       *[3] Карта страху «{ $fear }» (рівень жаху III).
    }
event-tide = Карта страху «{ $fear }» діє до кінця ходу.
event-ravages = Плюндрування: { $invader }.
event-ravage = Земля { $land }, плюндрування: шкода землі й даханам — { $count }.
event-counterattack = Земля { $land }: дахани контратакують і завдають { $count } шкоди.
event-builds = Будівництво: { $invader }.
event-adds = На землі { $land } з’являється { $piece }.
event-reveals-invaders = Розвідка: { $invader }.
event-time-passes = Плин часу: карти йдуть у скид, шкода й ефекти ходу зникають.
event-result = Гру завершено: { $reason }.

## The options of a match

option-spirits = Як гравці отримують духів.
    .choose = Кожен вибирає сам.
    .deal = Духів роздають навмання.
option-layout2 = Гра вдвох: якими сторонами прилягають поля G і H.
    .side0 = Землі G3, G4, G7 межують із землями H3, H4.
    .side1 = Землі G7, G8 межують із землями H4, H7, H8.
    .side2 = Землі G1, G6, G8 межують із землями H1, H8.
option-layout3 = Гра втрьох: у якому порядку три поля сходяться навколо середини острова.
    .FGH = F, G, H.
    .FHG = F, H, G.
option-solo_board = Гра наодинці: яке поле є островом.
    .G = Поле G.
    .H = Поле H.
option-progression = Чи отримують духи карти здібностей у визначеному порядку, замість того щоб вибирати (вивчення здібностей, для перших ігор).
    .choose = Кожен гравець вирішує сам
option-bonus_growth = Чи виконує кожен дух додатковий ріст перед першим ходом (так трохи легше).
option-initial_explore = Чи проводять загарбники розвідку перед першим ходом (без неї помітно легше).
option-escalation = Чи діє символ ескалації на картах загарбників стадії II (так складніше).
option-belief_counts = Чию присутність рахує «Віра пускає коріння» на рівні жаху III.
    .all = Присутність усіх духів на цій землі.
    .own = Лише присутність духа, який вибирає.
option-standing_defend = Коли визначають захист, який карта страху дає певним землям.
    .continuous = Під час кожного плюндрування, за тим, що тоді є на землі.
    .snapshot = Один раз, коли карту страху виконують.
option-damage_carries = Чи зберігає шкоду фігура, яка замінила пошкоджену.
option-joint_sacred_site = Чи може спільна присутність двох духів під дією «Єднання сил» утворити святилище для вибору цілей.
option-vitality_leaving = Що стається з даханом, шкода на якому не менша за звичайне здоров’я, коли він залишає землю під дією «Нескінченної життєвої сили».
    .destroyed = Його знищують.
    .survives = Він виживає.
