# Чому не можна вибрати: одним реченням.

why-no-pass-yet = Пору року відкриває брен, і почати він мусить із карти пори року: пропускати хід ще не можна.
why-no-pretender-yet = Пору року відкриває брен, і почати він мусить із карти пори року: брати жетон претендента ще рано.
why-pretender-already = Жетон претендента у вас уже є.
why-no-condition = Ви не виконуєте жодної умови перемоги: ватажок { $count }, території { $count2 }, святилища { $count3 }, звершення { $number }, а потрібно 6.
why-own-turn = «{ $card }» грають окремим ходом, а зараз запитання про інше.
why-not-in-hand = Цієї карти у вас на руці немає.
why-no-such-mode = Так карту «{ $card }» зіграти не можна.
why-druid-alone = Не можна зіграти «Друїда», якщо це ваша єдина карта дії.
why-triskels-barred = Діє «Спис Луга»: до кінця цієї сутички карт із трискелем грати не можна.
why-only-maneuver = «{ $card }» грають у сутичці в межах маневру, якщо її умову виконано.
why-nowhere-to-withdraw = Ви не ватажок жодної сусідньої території: відступати нікуди.
why-place-alone = Новій території потрібне вільне місце поруч щонайменше з двома іншими.

# Карта з трискелем чекає свого часу.

why-waits-assembly_start = «{ $card }» грають тоді, коли починається зібрання.
why-waits-opponent_plays_action_card = «{ $card }» грають тоді, коли суперник грає карту дії.
why-waits-any_epic_or_advantage_played = «{ $card }» грають тоді, коли хтось грає карту епосу чи переваги.
why-waits-before_epic_tale_discard = «{ $card }» грають тоді, коли карта епосу от-от піде у скид.
why-waits-after_action_card_resolved = «{ $card }» грають після того, як карта дії спрацювала.
why-waits-after_you_play_season_card = «{ $card }» грають після того, як ви зіграли карту пори року.
why-waits-after_you_play_epic_tale = «{ $card }» грають після того, як ви зіграли карту епосу.
why-waits-when_you_draw_epic_tale = «{ $card }» грають тоді, коли ви берете карти епосу.
why-waits-gates_effect_draw = «{ $card }» грають тоді, коли ви берете карту епосу через ефект Воріт у Тір-На-Ног.
why-waits-when_you_move_into_mountains = «{ $card }» грають тоді, коли ви входите в Гори.
why-waits-end_of_any_turn = «{ $card }» грають наприкінці ходу.
why-waits-clash_start = «{ $card }» грають тоді, коли починається сутичка.
why-waits-resolution_start = «{ $card }» грають тоді, коли починається залагодження сутички.
why-waits-citadels_step_end = «{ $card }» грають після кроку цитаделей у сутичці.
why-waits-when_you_attack = «{ $card }» грають тоді, коли ви атакуєте.
why-waits-when_you_are_attacked = «{ $card }» грають тоді, коли атакують вас.
why-waits-own_clan_would_be_removed = «{ $card }» грають тоді, коли ваш клан от-от приберуть.
why-waits-own_clan_removed = «{ $card }» грають тоді, коли ваш клан прибрано.
why-waits-own_clan_removed_in_clash = «{ $card }» грають тоді, коли ваш клан прибрано в сутичці.
why-waits-after_your_attack = «{ $card }» грають після вашої атаки.
why-waits-after_your_maneuver_removes_opposing_clan = «{ $card }» грають тоді, коли ваш маневр прибрав чужий клан.
why-waits-after_any_maneuver = «{ $card }» грають після маневру.

# Місця

why-not-on-map = Території «{ $territory }» ще немає на полі.
why-no-clan-there = На території «{ $territory }» ви не маєте кланів.
why-no-clan-of = На території «{ $territory }» немає кланів цього гравця: { $seat }.
why-not-adjacent = Території «{ $territory }» і «{ $territory2 }» не сусідні.
why-same-territory = «{ $territory }»: клани й так тут.
why-not-beside-origin = Територія «{ $territory }» не сусідня з тією, де стоїть клан.
why-no-neighbours = Територія «{ $territory }» не має сусідніх.
why-no-sanctuary = На території «{ $territory }» немає святилища.
why-sanctuary-already = На території «{ $territory }» вже є святилище.
why-placed-there = Територію «{ $territory }» ви вже вибрали: на кожну — по одному клану.
why-no-citadel-there = На території «{ $territory }» цитадель стояти не може.
why-capital-swamp = На території «{ $territory }» столиця стояти не може.
why-no-opponent-there = На території «{ $territory }» нема з ким битися: ви там самі.
why-two-players-needed = Для сутички потрібні клани двох гравців, а на території «{ $territory }» їх немає.
why-removed-from-there = Саме з території «{ $territory }» клан прибрано: йому потрібна інша.
why-no-clash-waits = На території «{ $territory }» сутички не передбачено.
why-none-lost-there = Серед кланів на карті «{ card-dagdas_cauldron }» немає прибраних із території «{ $territory }».
why-not-chieftain = Ви не ватажок території «{ $territory }»: відступити туди не можна.
why-place-taken = Там уже лежить інша територія.
why-place-crooked = На цьому полі всі території лежать однаково.
why-tile-not-drawn = Цієї території серед узятих немає: «{ $territory }».

# Клани

why-moved-there = Клани туди вже йдуть: «{ $territory }».
why-one-at-least = Потрібен щонайменше 1 клан.
why-clans-at-most =
    { $count ->
        [one] «{ $territory }»: щонайбільше { $count } клан.
        [few] «{ $territory }»: щонайбільше { $count } клани.
       *[other] «{ $territory }»: щонайбільше { $count } кланів.
    }
why-exposed-at-most =
    { $count ->
        [0] Незахищених кланів ви не маєте.
        [one] Ви маєте лише { $count } незахищений клан.
        [few] Ви маєте лише { $count } незахищені клани.
       *[other] Ви маєте лише { $count } незахищених кланів.
    }
why-sheltered-at-most =
    { $count ->
        [0] Захищених кланів ви не маєте.
        [one] Ви маєте лише { $count } захищений клан.
        [few] Ви маєте лише { $count } захищені клани.
       *[other] Ви маєте лише { $count } захищених кланів.
    }
why-move-one-first = Спершу перемістіть щонайменше 1 клан.
why-reserve-empty = У вашому запасі кланів не лишилося.

# Гравці

why-choose-opponent = Ідеться про суперника, а не про вас.
why-none-exposed = Цей гравець не має в сутичці незахищених кланів: { $seat }.
why-you-unexposed = Ви не маєте в цій сутичці незахищених кланів.
why-all-sheltered = Усі клани цього гравця тут сховані в цитаделях: { $seat }.
why-attack-self = Себе атакувати не можна.
why-two-clans-needed = На території «{ $territory }» цей гравець має менше ніж 2 клани: { $seat }.
why-own-clan-pays = Платять своїм кланом.
why-own-spared = Свій клан лишається.
why-all-chosen = Усі незахищені клани цього гравця вже вибрано: { $seat }.
why-no-maneuver = Маневрів у вас не лишилося: можна лише завершити сутичку.
why-must-maneuver = Зараз ваш маневр, пропустити його не можна.

# Карти

why-not-in-draft = Карти «{ $card }» немає серед тих, з яких ви вибираєте.
why-hold-count =
    { $count ->
        [one] Лишають рівно { $count } карту.
        [few] Лишають рівно { $count } різні карти.
       *[other] Лишають рівно { $count } різних карт.
    }
why-hold-order = Назвіть карти, які лишаєте, у тому порядку, у якому вони на руці.
why-only-action = «{ $card }» — не карта дії, а підходить лише така.
why-four-players = Карта «{ $card }» потрібна лише у грі вчотирьох.
why-not-drawn = Цієї карти серед узятих немає: «{ $card }».
why-not-in-discard = Карти «{ $card }» немає у скиді.
why-not-revealed = Цієї карти ніхто не відкрив: «{ $card }».
why-discard-one-first = Спершу скиньте карту: ви її маєте.
why-no-action-card = Цей гравець не має карт дій: { $seat }.
why-waits-any_time = «{ $card }» грають, коли вам є з чого вибирати, а зараз можливість одна.

# З іншого запитання

why-must = Треба вибрати одну з можливостей.
why-time-territory = Зараз територію не вибирають.
why-time-player = Зараз гравця не вибирають.
why-time-clans = Зараз кількість кланів не вибирають.
why-time-move = Зараз ви не переміщуєте кланів.
why-time-decline = Зараз нема від чого відмовлятися.
why-time-pass = Хід пропускають, коли він ваш, замість того щоб зіграти карту.
why-time-pretender = Жетон претендента беруть окремим ходом.
why-time-draft = Зараз карти не вибирають із розданих.
why-time-aside = Зараз ви не відкладаєте карти.
why-time-replace = Зараз клан не замінюють.
why-time-tile = Зараз нової території не буде.
why-time-discard = Зараз скидати карту не треба.
why-time-remove = Зараз клан не прибирають.
why-time-take = Зараз ви не берете карти.
why-time-give = Зараз ви не віддаєте карти.
why-time-shelter = Клани ховають на початку сутички, коли до вас дійде черга.
why-time-agree = Зараз вас не питають, чи завершити сутичку.
why-time-maneuver = Зараз не ваш маневр у сутичці.
why-time-pull = Зараз окремий клан не переміщують.
why-time-pay = Зараз платити кланом не треба.
why-time-place = Зараз ви не розміщуєте клану.
why-time-flip = Зараз жетон зграї ворон не перевертають.
why-time-clash = Зараз ви не починаєте сутички.
