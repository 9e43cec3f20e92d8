# Чому не можна вибрати: одним реченням.

## Lands

why-not-on-island = Землі { $land } на цьому острові немає.
why-range-presence =
    { $count2 ->
        [0] Задалеко: на землі { $land } немає вашої присутності, а дальність тут 0.
       *[other] Задалеко: земля { $land } за { $count } { $count ->
            [one] крок
            [few] кроки
           *[other] кроків
        } від вашої присутності, а дальність тут { $count2 }.
    }
why-range-sacred =
    { $count2 ->
        [0] Задалеко: на землі { $land } немає вашого святилища, а дальність тут 0.
       *[other] Задалеко: земля { $land } за { $count } { $count ->
            [one] крок
            [few] кроки
           *[other] кроків
        } від вашого святилища, а дальність тут { $count2 }.
    }
why-range-terrain =
    Задалеко: земля { $land } за { $count } { $count ->
        [one] крок
        [few] кроки
       *[other] кроків
    } від потрібної землі з вашою присутністю ({ $terrain }), а дальність тут { $count2 }.
why-land-terrain = Земля { $land } — { $terrain }, а потрібні { $terrain2 } чи { $terrain3 }.
why-land-invaders = На землі { $land } немає загарбників.
why-land-no-invaders = На землі { $land } є загарбники, а потрібна земля без них.
why-land-dahan = На землі { $land } немає даханів.
why-land-blight = На землі { $land } немає скверни.
why-land-no-blight = На землі { $land } є скверна, а потрібна земля без неї.
why-land-coastal = Земля { $land } не прибережна.
why-land-inland = Земля { $land } не внутрішня.
why-land-presence = На землі { $land } немає присутності жодного духа.
why-land-sacred = На землі { $land } немає нічийого святилища.
why-land-one-invader = На землі { $land } більше ніж 1 загарбник.
why-land-two-invaders = На землі { $land } більше ніж 2 загарбники.
why-land-no-city = На землі { $land } є місто.
why-land-buildings = На землі { $land } немає ні поселень, ні міст.
why-land-city = На землі { $land } немає міста.
why-same-land = { $land } — та сама земля, а потрібна сусідня.
why-not-adjacent = Земля { $land } не сусідня із землею { $land2 }.
why-repeat-adjacent = Земля { $land } не сусідня з тією, де ви застосували «{ $power }».
why-beside-target = { $land } — не цільова земля і не сусідня з нею.
why-no-target-presence = Вибраний дух не має присутності на землі { $land }.
why-no-sacred-site = На землі { $land } немає вашого святилища.
why-site-too-far = Від вашого святилища на землі { $land } здібність «{ $power }» до цілі не сягає.
why-presence-in-target = Ця присутність додається лише на землю { $land }.
why-no-presence = На землі { $land } немає вашої присутності.
why-track-empty = Тут присутності більше немає: { $track }.
why-other-card = Карта плюндрування не стосується землі { $land }: { $invader }.
why-ravaged = Цього ходу землю { $land } більше не плюндруватимуть.
why-other-board = Земля { $land } не на полі { $board }.
why-has-town = На землі { $land } уже є поселення.
why-no-vengeance = На землі { $land } ваша помста ні на кого не чатує.

## Spirits, boards, what a Power offers

why-another-spirit = «{ $power }» — для іншого духа.
why-no-board = Поля { $board } на цьому острові немає.
why-board-taken = На полі { $board } починає інший дух.
why-spirit-taken = Цього духа вже має інший гравець: { $spirit }.
why-other-action = Загарбники ось-ось виконають іншу дію: { $action }.
why-at-most = Тут можна щонайбільше { $count }.
why-price = Треба заплатити рівно стільки енергії: { $count }.
why-element-chosen = Цю стихію ви вже вибрали: { $element }. Стихії мають бути різні.
why-no-energy = Це коштує 1 енергію, а ви її не маєте.
why-no-alternative = «{ $power }» такого не пропонує.

## Pieces

why-no-piece = На землі { $land } такої фігури немає: { $piece }.
why-no-piece-damaged =
    { $damage ->
        [0] На землі { $land } немає такої неушкодженої фігури: { $piece }.
       *[other] На землі { $land } немає такої фігури зі шкодою { $damage }: { $piece }.
    }
why-piece-spared = Таких фігур цей ефект не зачіпає: { $piece }.
why-hit-already = Кожному загарбникові шкоди завдають один раз, а таких на землі { $land } вже всіх вибрано: { $piece }.
why-too-healthy = Забагато здоров’я ({ $piece }: { $count }), а прибрати можна ще на { $count2 }.
why-no-such-dahan = Дахана з такою шкодою на цільовій землі немає.
why-not-damaged-there = На землі { $land } ця здібність не завдавала шкоди таким фігурам: { $piece }.
why-pushed-there = На землю { $land } ви вже виштовхнули фігуру: спершу інші сусідні землі.
why-must-move = Перемістити треба обов’язково: в ефекті немає слова «до».

## Growth

why-no-growth =
    { $count ->
        [one] Ваш дух має { $count } варіант росту.
        [few] Ваш дух має { $count } варіанти росту.
       *[other] Ваш дух має { $count } варіантів росту.
    }
why-growth-done = Цю дію ви вже виконали.
why-other-growth = У вибраному варіанті росту ({ $count }) такої дії немає.
why-grow-first = Спершу завершіть ріст, а тоді розігруватимете карти.

## Cards and Powers

why-costs = «{ $power }» коштує { $count }, а енергії ви маєте { $count2 }.
why-innate = «{ $power }» — природна здібність, а не карта.
why-in-play = Карту «{ $power }» уже розіграно.
why-in-discard = Карта «{ $power }» лежить у вашому скиді.
why-in-hand = Карта «{ $power }» у вас на руці: ви її не розіграли.
why-not-yours = «{ $power }» — не ваша карта й не ваша здібність.
why-not-drawn = Карти «{ $power }» серед відкритих немає.
why-tier-unmet = На поріг { $tier } здібності «{ $power }» вам бракує стихій.
why-tiers-all = Це всі досягнуті пороги: просто застосуйте «{ $power }».
why-tiers-none = Хоча б один поріг здібності «{ $power }» має лишитися.
why-tiers-together = Стихій на ці пороги здібності «{ $power }» вистачає й на той, від якого ви відмовляєтеся.
why-other-tier = Зараз ідеться лише про поріг { $tier }.
why-no-fewer = З меншою кількістю стихій «{ $power }» спрацює так само.
why-done-already = Ви вже завершили: спершу поверніться до здібностей.
why-not-done-yet = Ви ще не сказали, що завершили.
why-only-fast = «{ $power }» — швидка здібність: її застосовують лише до дій загарбників.
why-only-slow = «{ $power }» — повільна здібність: її застосовують після дій загарбників.
why-no-target = Для здібності «{ $power }» зараз немає цілі.
why-elements-1 = Для «{ $power }» потрібно: { $element } { $count }; ви маєте { $count2 }.
why-elements-2 = Для «{ $power }» потрібно: { $element } { $count }, { $element2 } { $count3 }; ви маєте { $count2 } і { $count4 }.
why-used = Цього ходу ви вже застосували «{ $power }».
why-repeat-unused = «{ $power }» ви ще не застосовували: просто застосуйте.
why-repeat-innate = Повторювати можна лише карти, а «{ $power }» — природна здібність.
why-repeated = Цього ходу ви вже повторили «{ $power }».
why-hasten-late = Зробити здібність швидкою можна лише у швидкій фазі.
why-no-wind = Ви не маєте дару, що робить повільну здібність швидкою.
why-fast-already = «{ $power }» уже швидка.
why-hasten-moves = «{ $power }» нічого не збирає й не виштовхує, а швидкою можна зробити лише таку здібність.

## Fear cards

why-fear-piece = «{ $fear }» не діє на такі фігури: { $piece }.
why-fear-nothing = На землі { $land } карті «{ $fear }» нема чого робити.
why-land-taken = Землю { $land } для «{ $fear }» вже вибрав інший гравець: потрібна ще ніким не вибрана.
why-fewer-buildings = На землі { $land2 } має бути більше поселень і міст, ніж на землі { $land }: там { $count2 }, тут { $count }.
why-no-invaders-near = Ні на землі { $land }, ні на землі { $land2 } немає загарбників.
why-this-land = Зараз ідеться лише про землю { $land }.

## What belongs to another question

why-must = Це треба виконати: виберіть одну з можливостей.
why-only-way = Можливість тут лише одна, вирішувати нема чого.
why-one-power = Здібності застосовують по одній: спершу завершіть цю.
why-time-setup = Духів і поля вибирають до першого ходу, по одному запитанню.
why-time-growth = Ріст вибирають раз на хід, на початку фази духів.
why-time-growth-action = Дії росту виконують одразу після його вибору, по одній.
why-time-presence = Зараз ви не додаєте присутності.
why-time-land = Зараз землю не вибирають.
why-time-spirit = Зараз духа не вибирають.
why-time-gain = Зараз ви не отримуєте карти здібності.
why-time-forget = Карту забувають, лише отримавши велику здібність.
why-time-play = Карти розігрують у фазі духів, після росту.
why-time-use = Здібності застосовують у швидкій і повільній фазах.
why-time-threshold = Зараз ідеться не про пороги.
why-time-option = Зараз вибирати між ефектами не треба.
why-time-piece = Зараз таку фігуру не вибирають.
why-time-fear = Зараз карта страху цього не пропонує.
why-time-gather = Зараз ви нічого не збираєте.
why-time-push = Зараз ви нічого не виштовхуєте.
why-time-bonus = Зараз ви не маєте додаткової шкоди.
why-time-might = «{ power-gift_of_furious_might }» зараз не до речі: він додає шкоду, коли її завдає здібність.
why-time-element = Зараз ви не вибираєте стихій.
why-time-gift = Зараз ви не віддаєте карти.
why-time-repeat = Зараз нема чого повторювати.
why-time-pay = Зараз нема за що платити.
why-time-number = Зараз число не вибирають.
why-time-stall = Зараз вас не питають, чи пропустять загарбники дію.
why-time-keep = Карти повертаються на руку лише тоді, коли настає плин часу, і то якщо це дозволяє ефект.
why-time-stop = Відмовитися від здібності можна, лише доки не вибрано її цілі.
