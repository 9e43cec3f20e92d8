### Inis: prompts, options, events and other words of the game, Ukrainian.
### Names of cards, territories and players arrive in the nominative: sentences need no other case.

game-name = Ініш
game-tagline = Ватажки кельтських кланів на острові, що росте: до перемоги ведуть влада, землі або святилища.
game-round = раунд { $number }
game-rounds = Раунд

## Players, directions, phases

seat-0 = Зелений
seat-1 = Синій
seat-2 = Помаранчевий
seat-3 = Білий

direction-clockwise = за годинниковою стрілкою
direction-counterclockwise = проти годинникової стрілки

phase-capital = Приготування: столиця
phase-settle = Приготування: перші клани
phase-assembly = Зібрання
phase-deal = Зібрання: роздавання карт
phase-draft = Зібрання: вибір карт
phase-season = Пора року
phase-over = Гру завершено

kind-action = Дія
kind-advantage = Перевага
kind-epic = Епос

condition-leadership = Ватажок
condition-land = Території
condition-religion = Святилища

mode-season = пора року
mode-triskel = трискель
mode-place = розмістити клан
mode-replace = замінити клан
mode-save = урятувати клан
mode-decide = вибрати втрату

cause-no-clans = На полі немає ваших кланів
cause-withdraw = Відступ

reason-most-conditions = найбільше виконаних умов перемоги
reason-brenn-breaks-tie = нічия, і перевагу має брен
reason-round-limit = досягнуто найбільшої кількості раундів

## Prompts

prompt-capital = Виберіть територію, де стоятимуть столиця й перше святилище.
prompt-settle = Виберіть територію, де розмістити 1 свій клан.
prompt-react = { $moment } Зіграєте карту у відповідь?
prompt-draft =
    Залиште собі { $count ->
        [one] { $count } карту дії
        [few] { $count } карти дій
       *[many] { $count } карт дій
    }, решту передайте далі.
prompt-cathbad-choice = { $card }: яку карту дії відкласти вбік?
prompt-set-aside = { $card }: яку карту дії з руки відкласти вбік?
prompt-season-turn = Ваш хід. Що зробите?
prompt-place-clan =
    { $count ->
        [1] { $card }: де розмістити клан?
        [one] { $card }: де розмістити клан? Залишився { $count } клан.
        [few] { $card }: де розмістити клан? Залишилося { $count } клани.
       *[many] { $card }: де розмістити клан? Залишилося { $count } кланів.
    }
prompt-place-clans = { $card }: скільки кланів розмістити на території «{ $territory }»?
prompt-new-alliance = { $card }: який клан суперника замінити своїм?
prompt-festival = { $card }: де розмістити клан і жетон свята?
prompt-citadel = { $card }: де розмістити цитадель?
prompt-sanctuary = { $card }: де розмістити святилище?
prompt-tile-location = { $card }: куди викласти нову плитку?
prompt-choose-tile = { $card }: яку плитку викласти? Інші підуть під низ стосу.
prompt-tailtu-from = { $card }: звідки перемістити 1 клан на нову територію «{ $territory }»? Можна й не переміщувати.
prompt-move-from = { $card }: з якої території вирушаєте?
prompt-move-to = { $card }: скільки кланів і куди перемістити з території «{ $territory }»? Не більше { $count }.
prompt-move-into = { $card }: на яку територію перемістити клани?
prompt-move-clans = { $card }: скільки кланів перемістити з території «{ $territory }»?
prompt-move-one-to = { $card }: на яку сусідню територію перемістити клан?
prompt-scouts-from = { $card }: з якої території перемістити клани? Можна й не переміщувати.
prompt-scouts-to = { $card }: скільки кланів і куди перемістити з території «{ $territory }»?
prompt-horses-to = { $card }: скільки кланів і куди перемістити з території «{ $territory }»?
prompt-look-at-actions = { $card }: чиї карти дій переглянути?
prompt-look-at-epics = { $card }: чиї карти епосу переглянути?
prompt-discard-any = { $card }: яку карту з руки скинути?
prompt-discard-action = Яку карту дії скинути?
prompt-give-epic = Кому віддати карту епосу «{ $card }»?
prompt-give-action = { $card }: яку карту дії віддати? Отримає { $seat }.
prompt-druid = { $card }: яку карту взяти зі скиду карт дій?
prompt-start-clash = { $card }: де почати сутичку?
prompt-next-clash = Де залагодити наступну сутичку?
prompt-next-maneuver = { $card }: хто виконує наступний маневр?
prompt-shelter = Сутичка на території «{ $territory }»: сховати 1 клан у цитадель?
prompt-end-clash = Сутичка на території «{ $territory }»: завершити її?
prompt-maneuver = Сутичка на території «{ $territory }»: який маневр виконаєте?
prompt-attack-response = { $seat } атакує вас. Чим пожертвуєте?
prompt-club-decision = Палиця Дагди: що втрачає атакований гравець ({ $seat })?
prompt-withdraw-to = { $card } з території «{ $territory }»: скільки кланів і куди перемістити? Не більше { $count }.
prompt-cauldron-return = { $card }: куди повернути клан? Можна повернути ще { $count }.
prompt-mountains-toll = { $territory }: скиньте карту дії або приберіть звідси 1 свій клан.
prompt-keep-epic = Яку з узятих карт епосу залишити собі? Решту буде скинуто.
prompt-misty-lands =
    { $count ->
        [0] { $card }: яку карту дії скинути?
       *[other] { $card }: яку ще карту дії скинути? Уже скинуто: { $count }.
    }
prompt-lost-vale = { $card }: який клан перемістити сюди?
prompt-salt-mine = { $card }: у кого взяти навмання карту дії?
prompt-name-instigator = { $card }: хто стане заводієм сутички?
prompt-stone-circle = Прибрати клан із «Кам’яного кола», щоб повернути на руку карту «{ $card }»?
prompt-eriu =
    { $count ->
        [0] { $card }: де розмістити клан?
       *[other] { $card }: де розмістити ще один клан? Уже вибрано: { $count } з 3.
    }
prompt-otherworld = { $card }: яку територію вибрати?
prompt-otherworld-use = { $card }, територія «{ $territory }», святилище { $count }: що зробити?
prompt-balors-eye = { $card }: який клан прибрати?
prompt-breas-tyranny = { $card }: який клан перемістити?
prompt-breas-destination = { $card }: куди перемістити цей клан?
prompt-deirdre-take = { $card }: яку з відкритих карт епосу взяти собі?
prompt-lose-clan = { $card }: звідки прибрати 1 свій клан?
prompt-morrigan-flip = { $card }: перевернути жетон зграї ворон?
prompt-morrigan-clash = { $card }: чи почати сутичку? Де і хто буде заводієм?
prompt-cuchulain = { $card }: чий незахищений клан прибрати? Клан { $count } з 2.
prompt-fianna-to = { $card }: на яку сусідню територію перемістити клани?
prompt-fianna-clans = { $card }: скільки кланів перемістити на територію «{ $territory }»?
prompt-diarmuid-to = { $card }: де розмістити прибраний клан?

## Moments that a Triskel card may answer

trigger-assembly_start = Починається зібрання.
trigger-opponent_plays_action_card = { $seat } грає карту дії «{ $card }».
trigger-any_epic_or_advantage_played = { $seat } грає карту «{ $card }».
    .you = Ви граєте карту «{ $card }».
trigger-before_epic_tale_discard = { $seat } от-от скине зіграну карту епосу «{ $card }».
    .you = Зіграна вами карта епосу «{ $card }» от-от піде у скид.
trigger-after_action_card_resolved = { $seat }: карту дії «{ $card }» розіграно.
    .you = Ви зіграли карту дії «{ $card }».
trigger-after_you_play_season_card = { $seat }: карту пори року «{ $card }» розіграно.
    .you = Ви зіграли карту пори року «{ $card }».
trigger-after_you_play_epic_tale = { $seat }: карту епосу «{ $card }» розіграно.
    .you = Ви зіграли карту епосу «{ $card }».
trigger-when_you_draw_epic_tale =
    { $seat } бере { $count ->
        [one] { $count } карту епосу
        [few] { $count } карти епосу
       *[many] { $count } карт епосу
    }.
    .you = Ви берете карти з колоди епосу.
trigger-gates_effect_draw =
    «Ворота в Тір-На-Ног»: { $seat } бере { $count ->
        [one] { $count } карту епосу
        [few] { $count } карти епосу
       *[many] { $count } карт епосу
    }.
    .you = «Ворота в Тір-На-Ног»: ви берете карти з колоди епосу.
trigger-when_you_move_into_mountains = { $seat } переміщує клани на територію «{ $territory }».
    .you = { $territory }: ви вводите клани, доведеться платити за вхід.
trigger-end_of_any_turn = { $seat } завершує хід.
    .you = Ваш хід завершується.
trigger-clash_start = Починається сутичка на території «{ $territory }», заводій — { $seat }.
    .you = Починається сутичка на території «{ $territory }», заводій — ви.
trigger-resolution_start = Починається залагодження сутички на території «{ $territory }», заводій — { $seat }.
    .you = Починається залагодження сутички на території «{ $territory }», заводій — ви.
trigger-citadels_step_end = На території «{ $territory }» завершується крок «Цитаделі», заводій — { $seat }.
    .you = На території «{ $territory }» завершується крок «Цитаделі», заводій — ви.
trigger-when_you_attack = { $seat } атакує, ціль — { $seat2 }.
    .you = Ви атакуєте, ціль — { $seat2 }.
    .to-you = { $seat } атакує вас.
trigger-when_you_are_attacked = { $seat } атакує, ціль — { $seat2 }.
    .you = Ви атакуєте, ціль — { $seat2 }.
    .to-you = { $seat } атакує вас.
trigger-own_clan_would_be_removed = { $seat } от-от утратить клан на території «{ $territory }».
    .you = Ви от-от утратите клан на території «{ $territory }».
trigger-own_clan_removed = { $seat } втрачає клан на території «{ $territory }».
    .you = Ви втратили клан на території «{ $territory }».
trigger-own_clan_removed_in_clash = { $seat } втрачає в сутичці клан на території «{ $territory }».
    .you = Ви втратили в сутичці клан на території «{ $territory }».
trigger-after_your_attack = { $seat } завершує атаку, ціль — { $seat2 }.
    .you = Вашу атаку завершено, ціль — { $seat2 }.
    .to-you = { $seat } завершує атаку на вас.
trigger-after_your_maneuver_removes_opposing_clan = { $seat }: маневр прибрав клан суперника.
    .you = Ваш маневр прибрав клан суперника.
trigger-after_any_maneuver = { $seat } завершує маневр на території «{ $territory }».
    .you = Ваш маневр на території «{ $territory }» завершено.

## Options

verb-territory = { $territory }
verb-player = { $seat }
verb-clans =
    { $count ->
        [0] Жодного клану
        [one] { $count } клан
        [few] { $count } клани
       *[many] { $count } кланів
    }
verb-take-clans = Незахищених кланів: { $count }, захищених: { $count2 }
verb-move =
    { $count ->
        [one] { $count } клан
        [few] { $count } клани
       *[many] { $count } кланів
    } → { $territory }
verb-done = Готово
verb-stay = Нічого не переміщувати
verb-decline = Не відповідати
verb-play = Зіграти карту «{ $card }» ({ $mode })
    .season = Зіграти карту «{ $card }»
    .triskel = Зіграти карту «{ $card }»
verb-pass = Пропустити хід
verb-pretender = Узяти жетон претендента
verb-hold = Залишити: { $cards }
verb-set-aside = Відкласти карту «{ $card }»
verb-replace = Замінити клан ({ $seat }) на території «{ $territory }»
verb-location =
    { $number ->
        [0] Місце ({ $q }, { $r })
       *[other] Поруч: { $beside }
    }; вершиною { $o ->
        [0] вниз
       *[other] вгору
    }{ $twin ->
        [0] { "" }
       *[other] { " " }({ $twin })
    }
verb-tile = Плитка «{ $territory }»
verb-discard = Скинути карту «{ $card }»
verb-discard-card = Скинути карту дії
verb-remove-clan = Прибрати клан
verb-take = Узяти карту «{ $card }»
verb-give = Віддати карту «{ $card }»
verb-keep = Залишити карту «{ $card }»
verb-shelter = Сховати клан у цитадель
verb-stay-exposed = Не ховати
verb-agree = Завершити сутичку
verb-refuse = Продовжити сутичку
verb-attack = Атакувати: { $seat }
verb-withdraw = Відступити
verb-pull = Перемістити клан ({ $seat }) з території «{ $territory }»
verb-pay = Прибрати клан ({ $seat })
verb-keep-clan = Не прибирати
verb-remove = Прибрати клан ({ $seat })
verb-remove-from = Прибрати клан ({ $seat }) з території «{ $territory }»
verb-place = Розмістити свій клан
verb-nothing = Нічого не робити
verb-flip = Перевернути жетон
verb-leave = Не перевертати жетона
verb-clash = Сутичка на території «{ $territory }», заводій — { $seat }
verb-no-clash = Не починати сутички

## Events

event-territory-enters = На поле викладено плитку «{ $territory }».
event-enters-with-sanctuary = Територія «{ $territory }» входить у гру зі святилищем.
event-brenn = Бреном стає { $seat }.
    .you = Бреном стаєте ви.
event-capital = { $seat } розміщує столицю й святилище на території «{ $territory }».
    .you = Ви розміщуєте столицю й святилище на території «{ $territory }».
event-toss = { $seat } підкидає жетон зграї ворон: ходи йдуть { $direction }.
    .you = Ви підкидаєте жетон зграї ворон: ходи йдуть { $direction }.
event-flips = { $seat } перевертає жетон зграї ворон: тепер ходи йдуть { $direction }.
    .you = Ви перевертаєте жетон зграї ворон: тепер ходи йдуть { $direction }.
event-assembly = Раунд { $count }: починається зібрання.
event-no-winner = Ніхто не переміг: усі повертають жетони претендента.
event-result =
    { $number ->
        [0] Гру завершено без переможця: { $reason }.
        [one] Перемагає { $seats }: { $reason }.
       *[other] Перемагають { $seats }: { $reason }.
    }
    .to-you = Ви перемагаєте: { $reason }.
event-takes-advantage = { $seat } бере карту переваги «{ $card }».
    .you = Ви берете карту переваги «{ $card }».
event-returns-advantage = { $seat } кладе карту переваги «{ $card }» горілиць біля поля.
    .you = Ви кладете карту переваги «{ $card }» горілиць біля поля.
event-dealt =
    { $seat } отримує { $count ->
        [one] { $count } карту дії
        [few] { $count } карти дій
       *[many] { $count } карт дій
    }.
event-dealt-secret = { $seat } отримує карти дій: { $cards }.
    .you = Ви отримуєте карти дій: { $cards }.
event-has-drafted = { $seat }: вибір карт зроблено.
    .you = Ваш вибір карт зроблено.
event-passes-cards = { $seat } передає карти дій. Отримує { $seat2 }.
event-passes-cards-secret = { $seat } передає карти дій: { $cards }. Отримує { $seat2 }.
    .you = Ви передаєте карти дій: { $cards }. Отримує { $seat2 }.
    .to-you = { $seat } передає вам карти дій: { $cards }.
event-sets-aside = { $seat } відкладає вбік карту дії.
event-sets-aside-secret = { $seat } відкладає вбік карту дії: { $cards }.
    .you = Ви відкладаєте вбік карту дії: { $cards }.
event-takes-aside = { $seat } бере на руку відкладену вбік карту дії.
event-takes-aside-secret = { $seat } бере на руку відкладену вбік карту дії: { $cards }.
    .you = Ви берете на руку відкладену вбік карту дії: { $cards }.
event-season = Раунд { $count }: починається пора року.
event-passes = { $seat } пропускає хід.
    .you = Ви пропускаєте хід.
event-meets = { $seat } уперше виконує умову перемоги «{ $condition }».
    .you = Ви вперше виконуєте умову перемоги «{ $condition }».
event-takes-pretender = { $seat } бере жетон претендента.
    .you = Ви берете жетон претендента.
event-loses-deed = { $seat } втрачає 1 звершення.
    .you = Ви втрачаєте 1 звершення.
event-gains-deed = { $seat } здобуває 1 звершення.
    .you = Ви здобуваєте 1 звершення.
event-season-ends = Раунд { $count }: пора року закінчується.
event-festival = { $seat } розміщує жетон свята на території «{ $territory }».
    .you = Ви розміщуєте жетон свята на території «{ $territory }».
event-festival-ends = Жетон свята прибрано з території «{ $territory }».
event-plays = { $seat } грає карту «{ $card }» ({ $mode }).
    .season = { $seat } грає карту «{ $card }».
    .triskel = { $seat } грає карту «{ $card }».
    .you = Ви граєте карту «{ $card }».
event-declares = { $seat } оголошує рішення для карти «{ $card }»: { $choices }.
    .you = Ви оголошуєте рішення для карти «{ $card }»: { $choices }.
    .to-you = { $seat } вибирає вас для карти «{ $card }».
    .nothing = { $seat } не розмістить за картою «{ $card }» жодного клану.
    .nothing-you = Ви не розмістите за картою «{ $card }» жодного клану.
    .territory = { $seat } вибирає для карти «{ $card }» територію «{ $territory }».
    .territory-you = Ви вибираєте для карти «{ $card }» територію «{ $territory }».
    .places = { $seat } розмістить за картою «{ $card }»: { $parts }.
    .places-you = Ви розмістите за картою «{ $card }»: { $parts }.
    .places-part =
        { $count ->
            [one] { $count } клан
            [few] { $count } клани
           *[many] { $count } кланів
        } на території «{ $territory }»
    .moves = { $seat } перемістить за картою «{ $card }» з території «{ $territory }»: { $parts }.
    .moves-you = Ви перемістите за картою «{ $card }» з території «{ $territory }»: { $parts }.
    .moves-part =
        { $count ->
            [one] { $count } клан
            [few] { $count } клани
           *[many] { $count } кланів
        } на територію «{ $territory }»
    .conquest-moves = { $seat } перемістить за картою «{ $card }» на територію «{ $territory }»: { $parts }.
    .conquest-moves-you = Ви перемістите за картою «{ $card }» на територію «{ $territory }»: { $parts }.
    .conquest-moves-part =
        { $count ->
            [one] { $count } клан
            [few] { $count } клани
           *[many] { $count } кланів
        } з території «{ $territory }»
    .battle_of_moytura-places = { $seat } приведе в сутичку за картою «{ $card }»: { $parts }.
    .battle_of_moytura-places-you = Ви приведете в сутичку за картою «{ $card }»: { $parts }.
    .battle_of_moytura-places-part =
        { $count ->
            [one] { $count } клан
            [few] { $count } клани
           *[many] { $count } кланів
        } з території «{ $territory }»
    .emissaries-places = { $seat } перемістить за картою «{ $card }» 1 клан: { $territory } → { $territory2 }.
    .emissaries-places-you = Ви перемістите за картою «{ $card }» 1 клан: { $territory } → { $territory2 }.
    .split = { $seat } перемістить за картою «{ $card }» на територію «{ $territory }» клани: незахищених — { $count }, захищених — { $count2 }.
    .split-you = Ви перемістите за картою «{ $card }» на територію «{ $territory }» клани: незахищених — { $count }, захищених — { $count2 }.
    .clan = { $seat } вибирає для карти «{ $card }» клан на території «{ $territory }» ({ $seat2 }).
    .clan-you = Ви вибираєте для карти «{ $card }» клан на території «{ $territory }» ({ $seat2 }).
    .pushes = { $seat } перемістить за картою «{ $card }» клан суперника ({ $seat2 }): { $territory } → { $territory2 }.
    .pushes-you = Ви перемістите за картою «{ $card }» клан суперника ({ $seat2 }): { $territory } → { $territory2 }.
    .card = { $seat } відповідає на карту «{ $card2 }» картою «{ $card }».
    .card-you = Ви відповідаєте на карту «{ $card2 }» картою «{ $card }».
    .the_dagda-territory = { $seat } відповідає на карту «{ $card2 }» картою «{ $card }».
    .the_dagda-territory-you = Ви відповідаєте на карту «{ $card2 }» картою «{ $card }».
    .tale_of_cuchulain-seats = { $seat } прибере за картою «{ $card }» незахищені клани: { $choices }.
    .tale_of_cuchulain-seats-you = Ви приберете за картою «{ $card }» незахищені клани: { $choices }.
    .stone_circle-seats = { $seat } заплатить за карту «{ $card }» кланом: { $choices }.
    .clan-to-you = { $seat } вибирає для карти «{ $card }» ваш клан на території «{ $territory }».
    .clan-yourself = Ви вибираєте для карти «{ $card }» свій клан на території «{ $territory }».
    .pushes-to-you = { $seat } перемістить за картою «{ $card }» ваш клан: { $territory } → { $territory2 }.
    .stone_circle-seats-you = Ви заплатите за карту «{ $card }» кланом: { $choices }.
event-cancelled = { $seat }: ефект карти «{ $card }» скасовано.
    .you = Ефект вашої карти «{ $card }» скасовано.
event-discards-epic =
    { $number ->
        [one] Скинуто карту епосу: { $cards }.
       *[other] Скинуто карти епосу: { $cards }.
    }
event-discards-action = { $seat } скидає карту дії.
event-discards-action-secret = { $seat } скидає карту дії: { $cards }.
    .you = Ви скидаєте карту дії: { $cards }.
event-discards-action-shown = { $seat } скидає карту дії «{ $card }».
    .you = Ви скидаєте карту дії «{ $card }».
event-discards-advantage = { $seat } скидає карту переваги «{ $card }».
    .you = Ви скидаєте карту переваги «{ $card }».
event-reshuffles =
    Скид карт епосу затасовано в колоду: тепер у ній { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }.
event-draws =
    { $count ->
        [0] { $seat } не бере карти епосу: їх не лишилося.
        [one] { $seat } бере { $count } карту епосу.
        [few] { $seat } бере { $count } карти епосу.
       *[many] { $seat } бере { $count } карт епосу.
    }
event-draws-secret =
    { $number ->
        [0] { $seat } не бере карти епосу: їх не лишилося.
        [one] { $seat } бере { $number } карту епосу: { $cards }.
        [few] { $seat } бере { $number } карти епосу: { $cards }.
       *[many] { $seat } бере { $number } карт епосу: { $cards }.
    }
    .you = Ви берете з колоди епосу: { $cards }.
event-draws-tiles =
    { $seat } бере зі стосу { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }.
event-draws-tiles-secret =
    { $seat } бере зі стосу { $number ->
        [one] { $number } плитку
        [few] { $number } плитки
       *[many] { $number } плиток
    }: { $territories }.
    .you =
        Ви берете зі стосу { $number ->
            [one] { $number } плитку
            [few] { $number } плитки
           *[many] { $number } плиток
        }: { $territories }.
event-places =
    { $seat } розміщує { $count ->
        [one] { $count } клан
        [few] { $count } клани
       *[many] { $count } кланів
    } на території «{ $territory }».
    .you =
        { $count ->
            [one] Ви розміщуєте { $count } клан на території «{ $territory }».
            [few] Ви розміщуєте { $count } клани на території «{ $territory }».
           *[many] Ви розміщуєте { $count } кланів на території «{ $territory }».
        }
event-builds-citadel = { $seat } розміщує цитадель на території «{ $territory }».
    .you = Ви розміщуєте цитадель на території «{ $territory }».
event-builds-sanctuary = { $seat } розміщує святилище на території «{ $territory }».
    .you = Ви розміщуєте святилище на території «{ $territory }».
event-removes = { $seat } втрачає клан на території «{ $territory }».
    .you = Ви втрачаєте клан на території «{ $territory }».
event-clan-saved = { $seat } рятує свій клан на території «{ $territory }».
    .you = Ви рятуєте свій клан на території «{ $territory }».
event-replaces = { $seat } замінює клан суперника ({ $seat2 }) на території «{ $territory }».
    .you = Ви замінюєте клан суперника ({ $seat2 }) на території «{ $territory }».
    .to-you = { $seat } замінює ваш клан на території «{ $territory }».
event-moves =
    { $seat }: переміщено { $count ->
        [one] { $count } клан
        [few] { $count } клани
       *[many] { $count } кланів
    }, { $territory } → { $territory2 }.
    .i-12-16 =
        { $seat } відступає: { $count ->
            [one] { $count } клан
            [few] { $count } клани
           *[many] { $count } кланів
        }, { $territory } → { $territory2 }.
    .i-12-16-you =
        Ви відступаєте: { $count ->
            [one] { $count } клан
            [few] { $count } клани
           *[many] { $count } кланів
        }, { $territory } → { $territory2 }.
    .you =
        { $count ->
            [1] Ваш клан: { $territory } → { $territory2 }.
            [few] Ваші { $count } клани: { $territory } → { $territory2 }.
           *[many] Ваші { $count } кланів: { $territory } → { $territory2 }.
        }
event-gives-epic = { $seat } віддає карту епосу «{ $card }». Отримує { $seat2 }.
    .you = Ви віддаєте карту епосу «{ $card }». Отримує { $seat2 }.
    .to-you = { $seat } віддає вам карту епосу «{ $card }».
event-gives-action = { $seat } віддає карту дії. Отримує { $seat2 }.
event-gives-action-secret = { $seat } віддає карту дії: { $cards }. Отримує { $seat2 }.
    .you = Ви віддаєте карту дії: { $cards }. Отримує { $seat2 }.
    .to-you = { $seat } віддає вам карту дії: { $cards }.
event-takes-from-hand = { $seat } бере навмання карту дії з руки суперника ({ $seat2 }).
event-takes-from-hand-secret = { $seat } бере навмання карту дії з руки суперника ({ $seat2 }): { $cards }.
    .you = Ви берете навмання карту дії з руки суперника ({ $seat2 }): { $cards }.
    .to-you = { $seat } бере навмання карту дії з вашої руки: { $cards }.
event-takes-discard = { $seat } бере карту зі скиду карт дій.
event-takes-discard-secret = { $seat } бере карту зі скиду карт дій: { $cards }.
    .you = Ви берете карту зі скиду карт дій: { $cards }.
event-takes-played-action = { $seat } бере на руку зіграну карту дії «{ $card }».
    .you = Ви берете на руку зіграну карту дії «{ $card }».
event-takes-epic-back = { $seat } повертає зі скиду на руку карту епосу «{ $card }».
    .you = Ви повертаєте зі скиду на руку карту епосу «{ $card }».
event-takes-revealed = { $seat } бере на руку відкриту карту епосу «{ $card }».
    .you = Ви берете на руку відкриту карту епосу «{ $card }».
event-takes-next-turn = Наступний хід робить { $seat }.
    .you = Наступний хід робите ви.
event-reveals-epic = { $seat } відкриває карту епосу «{ $card }».
    .you = Ви відкриваєте карту епосу «{ $card }».
event-looks-at-actions = { $seat } переглядає карти дій суперника ({ $seat2 }).
    .to-you = { $seat } переглядає ваші карти дій.
event-looks-at-actions-secret = { $seat } переглядає карти дій суперника ({ $seat2 }): { $cards }.
    .you = Ви переглядаєте карти дій суперника ({ $seat2 }): { $cards }.
event-looks-at-epics = { $seat } переглядає карти епосу суперника ({ $seat2 }).
    .to-you = { $seat } переглядає ваші карти епосу.
event-looks-at-epics-secret = { $seat } переглядає карти епосу суперника ({ $seat2 }): { $cards }.
    .you = Ви переглядаєте карти епосу суперника ({ $seat2 }): { $cards }.
event-looks-at-discard = { $seat } переглядає скид карт дій.
event-looks-at-discard-secret = { $seat } переглядає скид карт дій: { $cards }.
    .you = Ви переглядаєте скид карт дій: { $cards }.
event-clash-starts = Починається сутичка на території «{ $territory }», заводій — { $seat }.
    .you = Починається сутичка на території «{ $territory }», заводій — ви.
event-clash-skipped = Сутички на території «{ $territory }» не буде: там лишилися клани менш ніж двох гравців.
event-clash-agreed = Усі погодилися завершити сутичку на території «{ $territory }».
event-clash-ends = Сутичку на території «{ $territory }» завершено.
event-becomes-instigator = Заводієм сутички на території «{ $territory }» стає { $seat }.
    .you = Заводієм сутички на території «{ $territory }» стаєте ви.
event-shelters = { $seat } ховає клан у цитадель на території «{ $territory }».
    .you = Ви ховаєте клан у цитадель на території «{ $territory }».
event-citadels-emptied = Усі клани на території «{ $territory }» виходять із цитаделей і стають незахищеними.
event-votes-end = { $seat } погоджується завершити сутичку.
    .you = Ви погоджуєтеся завершити сутичку.
event-votes-on = { $seat } відмовляється завершити сутичку.
    .you = Ви відмовляєтеся завершити сутичку.
event-attacks = { $seat } атакує на території «{ $territory }», ціль — { $seat2 }.
    .you = Ви атакуєте на території «{ $territory }», ціль — { $seat2 }.
    .to-you = { $seat } атакує вас на території «{ $territory }».
event-attack-ignored = Атаку ({ $seat } → { $seat2 }) відвернуто.
    .you = Вашу атаку ({ $seat2 }) відвернуто.
    .to-you = Атаку на вас ({ $seat }) відвернуто.
event-names-next = { $seat } призначає, хто виконує наступний маневр: { $seat2 }.
    .you = Ви призначаєте, хто виконує наступний маневр: { $seat2 }.
    .to-you = { $seat } вирішує, що наступний маневр ваш.
event-cauldron =
    { $seat } складає на карту «Котел Дагди» { $count ->
        [one] { $count } прибраний клан
        [few] { $count } прибрані клани
       *[many] { $count } прибраних кланів
    }.
    .you =
        Ви складаєте на карту «Котел Дагди» { $count ->
            [one] { $count } прибраний клан
            [few] { $count } прибрані клани
           *[many] { $count } прибраних кланів
        }.

## The game's options

option-scenario = З яких плиток починається гра і як складено їхній стос.
    .standard = Усі плитки перемішано.
    .discovery = Ознайомчий: прості плитки на полі й зверху стосу.
option-map_mode = Форма територій на ігровому полі.
    .trihex = Плитка з трьох шестикутних клітинок.
    .lattice = Одна шестикутна клітинка з шістьма сусідами.
option-min_shared_edges = Скільки спільних сторін клітинок потрібно, щоб території були сусідніми.
option-capital_in_swamp = Чи можна ставити столицю на «Болото».
option-highlands_timing = Коли грають карту переваги «Нагір’я».
    .clash_start = На початку сутички.
    .resolution_start = На початку залагодження, після кроку «Цитаделі».
option-clash_needs_two_players = Чи потрібні клани щонайменше двох гравців там, де сутичку починає «Воєначальник» або «Морріган».
option-festival_loser = Хто прибирає клан через жетон свята.
    .instigator = Заводій сутички.
    .card_player = Гравець, який зіграв карту, що почала сутичку.
option-oengus_resume = Чия черга після ходу, здобутого картою «Хитрощі Ейнгуса».
    .from_ploy_player = Гравця, який сидить наступним після того, хто зіграв карту.
    .back_to_order = Гравця, який мав ходити наступним без цієї карти.
option-lug_takes_cancelled_card = Чи може «Луг Самілданах» узяти карту, скасовану «Гешем».
option-cuchulain_strict = Чи завжди «Легенда про Кухуліна» прибирає два клани, за потреби й ваш власний.
option-kernunos_draws_epic = Чи дає «Святилище Кернунна» карту епосу.
option-new_alliance_counts_as_removal = Чи вважати прибраним клан, який замінив «Новий союз».
option-stone_circle_own_clan_only = Чи карта переваги «Кам’яне коло» прибирає лише ваш клан, а не будь-який на цій території.
option-cancelled_maneuver_is_spent = Чи витрачено маневр, якщо його карту епосу скасував «Дагда».
option-ignored_attack_counts_as_performed = Чи вважати виконаною атаку, яку відвернули «Пагорби».
option-hidden_action_discard = Чи скидають таємно карти дій, яких не грали.
option-mountains_before_clash = Чи платять за вхід у «Гори» до сутички, а не після неї.
option-max_rounds = Після скількох раундів гра закінчується без переможця; потрібно лише для пробних ігор програми із самою собою.
    .none = Без обмеження.
