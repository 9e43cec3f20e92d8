### Oath: prompts, options, events and other words of the game, Ukrainian. Names of cards, sites and
### players arrive in the nominative: sentences need no other case, and those that may speak of
### bandits (seat-nobody) do not depend on one or many.

game-name = Обітниця
game-tagline = Канцлер, вигнанці й васали змагаються за стару імперію: за її землі, реліквії та таємниці.
game-round = раунд { $number }
game-rounds = Раунд

## Players, by the colour of their boards

seat-0 = Фіолетовий
seat-1 = Червоний
seat-2 = Синій
seat-3 = Жовтий
seat-4 = Білий
seat-5 = Чорний
seat-nobody = Банди

## Single words

suit-discord = Розбрат
suit-arcane = Магія
suit-order = Порядок
suit-hearth = Вогнище
suit-beast = Звірі
suit-nomad = Кочовики

region-cradle = Столиця
region-provinces = Провінції
region-hinterland = Околиці

pile-cradle = скид столиці
pile-provinces = скид провінцій
pile-hinterland = скид околиць
pile-deck = колода земель

slot-brutal = Кат
slot-decadent = Сноб
slot-careless = Брехун
slot-greedy = Скнара

# Of warbands
colour-purple = Фіолетові
colour-red = Червоні
colour-blue = Сині
colour-yellow = Жовті
colour-white = Білі
colour-black = Чорні

action-search = Пошук
action-muster = Збір
action-trade = Торгівля
action-recover = Віднайдення
action-travel = Подорож

phase-setup = Приготування
phase-wake = Пробудження
phase-act = Дії
phase-rest = Відпочинок
phase-round-end = Кінець раунду
phase-chronicle = Хроніка
phase-over = Гру завершено

goal-supremacy = Обітниця панування
goal-people = Обітниця служіння
goal-devotion = Обітниця мудрості
goal-protection = Обітниця захисту

role-chancellor = Канцлер
role-exile = Вигнанець
role-citizen = Васал

# What an option names in place of a card
cause-allow = Дозволити
cause-join = Приєднатися до захисту

reason-usurper = узурпатор утримав титул до свого ходу
reason-visionary = мети відкритого видіння досягнуто
reason-chancellor = імперія встояла
reason-successor = імперія встояла, і мети наступника досягнуто
reason-usurper-at-end = наприкінці останнього раунду титул в узурпатора
reason-visionary-at-end = наприкінці останнього раунду мети відкритого видіння досягнуто

## What a player is asked

prompt-which-card = { $card }: яку карту вибрати?
prompt-which-cards = { $card }: яку карту вибрати? Можна вибрати кілька.
prompt-which-player = { $card }: якого гравця вибрати?
prompt-which-site = { $card }: яку локацію вибрати?
prompt-which-bank = { $card }: який резерв підтримки вибрати?
prompt-which-suit = { $card }: яку масть вибрати?
prompt-how-many = { $card }: скільки?
prompt-whether = { $card }: застосувати?
prompt-which-facedown = { $card }: якого закритого радника вибрати?
prompt-which-treasure = { $card }: яку реліквію чи стяг забрати?
prompt-which-hidden = { $card }: яку закриту карту розглянути?
prompt-which-colour = { $card }: які загони вибрати?
prompt-which-drawn = { $card }: яку з узятих карт замінити? Можна вибрати кілька.
prompt-take-it = { $card }: забрати реліквію?
prompt-end-die = { $card }: як змінити кубик завершення?
prompt-conspire = { $card }: спалити 1 таємницю, щоб забрати реліквію чи стяг?
prompt-take-token = { $card }: узяти жетон із цієї локації?
prompt-tribunal = { $card }: запропонувати обмін чи обіцянку під присягою?
prompt-lead-traveller = { $card }: цією локацією правите ви. Куди відправити мандрівника?
prompt-send-traveller = Куди відправити іншого гравця?
prompt-react = { $moment }
prompt-short-favor =
    { $count ->
        [one] Для локацій бракує { $count } жетона підтримки
       *[other] Для локацій бракує { $count } жетонів підтримки
    }. Якій дістанеться на 1 менше?
prompt-first-site = На якій локації починає ваша фігурка?
prompt-first-adviser = Яку карту залишити закритим радником? Решту буде скинуто.
prompt-act = Ваш хід. Що зробите?
prompt-tend-favor =
    На стягу народної підтримки { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
       *[many] { $count } жетонів підтримки
    }. Покласти на нього ще 1 чи повернути з нього 1 до резерву?
prompt-rest-power = Яку здатність відпочинку застосувати?
prompt-modify = { $action }: яку карту застосувати до цієї дії?
prompt-free-campaign = Ви можете вирушити в похід, не витрачаючи провіанту. На кого?
prompt-hand-on-title = Ви більше не виконуєте обітниці, а інші — нарівно. Кому дістанеться титул?
prompt-keep-card = Яку карту залишити? Решту буде скинуто.
prompt-next-discard = Яку карту скинути наступною? Остання ляже зверху.
prompt-play-first = Яку карту зіграти першою?
prompt-play-card = Що зробити з цією картою?
prompt-clear-first = { $site }: яку карту скинути, перш ніж туди ляже ваша?
prompt-make-room = Радників забагато. Кого скинути?
prompt-discard-where = Куди покласти карти, які ви скидаєте?
prompt-bid = { $card }: скільки жетонів заплатити?
prompt-first-bank = Підтримку зі стяга ({ $count }) розкладають по резервах по одному жетону. З якого резерву почати?
prompt-which-relic-here = { $card }: яку реліквію на вашій локації вибрати?
prompt-pay-to-be-sent = Вас відправляють сюди: { $site }. За вхід треба заплатити. Платите? Якщо ні, ви туди не потрапите.
prompt-withdraw-how-many = Скільки загонів забрати на планшет із локації «{ $site }»?
prompt-place-how-many = Скільки загонів залишити на локації «{ $site }»?
prompt-share-how-many = Ви і { $seat }: скільки загонів перейде з планшета на планшет?
prompt-targets = Похід, захист: { $seat }. Які цілі виберете?
prompt-attack-dice = Скільки кубиків нападу кинути?
prompt-plans = Ви нападаєте. Який план бою застосувати?
prompt-defence-plans = Ви захищаєтеся. Який план бою застосувати?
prompt-sacrifice =
    Напад: { $count }, захист: { $count2 }. Пожертвувати { $count3 ->
        [one] { $count3 } загоном
       *[other] { $count3 } загонами
    }, щоб перемогти?
prompt-lose-warband = Залишилося вбити загонів: { $count }. Де загине наступний?
prompt-occupy = Скільки загонів із планшета поставити на локацію «{ $site }»?
prompt-occupy-from-site = Скільки загонів перейде: «{ $site2 }» → «{ $site }»?
prompt-send-pawn = Відправити фігурку переможеного на іншу локацію?
prompt-burn-half = Спалити половину підтримки переможеного?
prompt-next-plan = Який план бою спрацює наступним?
prompt-leave-behind = Фіолетових загонів бракує. Без заміни залишиться ваших: { $count }. Звідки прибрати наступний?
prompt-offer-relic = Яку реліквію з релікварія запропонувати?
prompt-show-relic = Яку реліквію з релікварія показати? Її побачить { $seat }.
prompt-peek-slot = Яку реліквію в релікварії розглянути?
prompt-offer-terms = Ви пропонуєте стати васалом і отримати реліквію з комірки «{ $slot }». Вирішує { $seat }. Запропонувати й обмін?
prompt-answer-offer = { $seat } пропонує вам стати васалом і отримати реліквію з комірки «{ $slot }». Погоджуєтеся?
prompt-propose = { $card }: що запропонувати? Відповідатиме { $seat }.
prompt-propose-among = { $card }: що запропонувати? Виберіть, хто й кому віддає.
prompt-hand-over = { $card }: що віддає { $seat }? Отримує { $seat2 }.
prompt-answer-deal = { $card }: { $seat } пропонує угоду. Що відповісте?
prompt-man-site = Вам передають локацію «{ $site }». Скільки загонів там поставити?
prompt-swear-with = { $seat } пропонує вам скріпити обіцянку присягою. Присягаєте?
prompt-which-warband = { $card }: де вбити загін?
prompt-forgotten-vault = { $card }: що зробити зі стягом страшної таємниці?
prompt-witchs-bargain = { $card }: що обміняти?
prompt-which-sites = { $card }: яку локацію вибрати? Можна вибрати кілька.
prompt-warbands-at = { $card }: скільки ваших загонів має стояти на локації «{ $site }»?
prompt-which-defender = { $card }: на кого напасти?
prompt-which-site-relics = { $card }: яку закриту реліквію вибрати? Можна вибрати кілька.
prompt-bury-relics = { $card }: яку реліквію не забирати, а покласти під низ колоди реліквій?
prompt-which-bank-from = { $card }: з якого резерву підтримки?
prompt-which-bank-to = { $card }: до якого резерву підтримки?
prompt-keep-relic = { $card }: що зробити з реліквією?
prompt-which-pile = { $card }: скид якого регіону вибрати?
prompt-which-region = { $card }: який регіон вибрати?
prompt-free-travel = { $card }: вирушити в подорож, не витрачаючи провіанту?
prompt-pay-blackmail = { $card }: віддати 3 жетони підтримки, щоб зберегти реліквію «{ $card2 }»? Їх отримає { $seat }.
prompt-how-many-dice = { $card }: скільки кубиків? За 3 карту наприкінці буде скинуто.
prompt-discard-instead = { $card }: яку карту скинути замість планів бою?
prompt-swap-with = { $card }: з якою картою поміняти її місцями?
prompt-come-here = { $card }: поставити вашу фігурку на локацію цієї карти?
prompt-take-reliquary-relic = Яку реліквію з релікварія взяти?
prompt-vow-oath = Ви перемогли. Яку обітницю ви даєте на наступну гру?
prompt-invite-exile = Кому запропонувати васалітет? Можна кільком.
prompt-answer-invitation = { $seat } перемагає і пропонує вам васалітет. Погоджуєтеся?
prompt-raise-edifice = Звести споруду на місці мешканця чи відбудувати руїни?
prompt-suit-of-winner = Якої масті буде найбільше нових мешканців?

## What can be answered, each with its question

trigger-rolled = { $seat } кидає кубики. Застосувати карту «{ $card }»?
trigger-took-relics = { $seat } забирає реліквію. Застосувати карту «{ $card }»?
trigger-campaign-over = Похід завершено, нападник — { $seat }. Застосувати карту «{ $card }»?
trigger-end-die = Кинуто кубик завершення, канцлер — { $seat }. Застосувати карту «{ $card }»?
trigger-travelled = { $seat } завершує подорож. Застосувати карту «{ $card }»?
trigger-join = { $seat } зазнає нападу. Приєднатися до захисту?
trigger-ally = { $seat } хоче захищатися разом із вами. Дозволити?
trigger-warbands =
    { $seat } хоче перенести { $count ->
        [one] { $count } загін
        [few] { $count } загони
       *[many] { $count } загонів
    }. Дозволити?

## What a player may choose

verb-yes = Так
verb-no = Ні
verb-done = Готово
verb-go = Виконати
verb-decline = Відмовитися
verb-react = { $card }
verb-accept = Погодитися
verb-refuse = Відмовитися
verb-counter = Запропонувати своє
verb-propose = Запропонувати це
verb-drop = Скасувати угоду
verb-card = { $card }
verb-player = { $seat }
verb-site = { $site }
verb-suit = { $suit }
verb-number = { $count }
verb-slot = { $slot }
verb-on-board = Планшет: { $seat }
verb-facedown = Закритий радник № { $place } ({ $seat })
verb-relic-here = Реліквія № { $place }
verb-colour = { $colour } загони
verb-raise-die = Збільшити на 1
verb-lower-die = Зменшити на 1
verb-search = Пошук: { $pile }
verb-muster = Збір: { $card }
verb-trade-favor = Торгівля за підтримку: { $card }
verb-trade-secrets = Торгівля за таємниці: { $card }
verb-recover-banner = Віднайдення: { $card }
verb-recover-relic = Віднайдення: реліквія № { $place } на вашій локації
verb-campaign = Похід: { $seat }
verb-travel = Подорож: { $site }
verb-set-out = Подорож: куди відправить правитель вашої локації
verb-use = Застосувати карту «{ $card }»
verb-use-other = Застосувати карту «{ $card }», іншу здатність
verb-play-adviser = Зіграти або скинути закритого радника «{ $card }»
verb-discard-adviser = Скинути закритого радника «{ $card }»
verb-peek-relic = Розглянути реліквію № { $place } на вашій локації
verb-withdraw = Забрати загони з вашої локації
verb-place = Залишити загони на вашій локації
verb-ask-warbands = Попросити загони: { $seat }
verb-give-warbands = Передати загони: { $seat }
verb-peek-reliquary = Розглянути реліквію в комірці «{ $slot }»
verb-offer-citizenship = Запропонувати стати васалом: { $seat }
verb-exile = Вигнати: { $seat }
verb-leave-empire = Покинути імперію
verb-careful = До кінця ходу вибирати всі карти для дій вручну
verb-rest = Відпочинок
verb-modify = Застосувати карту «{ $card }»
verb-keep = Залишити карту «{ $card }»
verb-keep-none = Не залишати жодної
verb-play-first = Спершу зіграти карту «{ $card }»
verb-to-site = Зіграти на локацію «{ $site }»
verb-to-advisers = Зіграти до ради
verb-facedown-adviser = Залишити закритим радником
verb-reveal-vision = Відкрити видіння
verb-conspire = Зіграти «Змову»
verb-discard-it = Скинути
verb-clear = Скинути карту «{ $card2 }» ({ $card })
verb-adviser = Скинути карту «{ $card }»
verb-usual-pile = До звичайного скиду
verb-on-top-of = На верх скиду: { $region }
verb-below = Під низ скиду: { $region }
verb-below-deck = Під низ колоди земель
verb-add-favor = Покласти на нього 1 жетон підтримки
verb-take-favor = Узяти 1 жетон підтримки
verb-take-secret = Узяти 1 таємницю
verb-leave = Нічого не брати
verb-exchange = Запропонувати обмін
verb-swear = Запропонувати обіцянку під присягою
verb-target-site = Ціль: { $site }
verb-target-thing = Ціль: { $card }
verb-target-pawn = Ціль: депортація (фігурка й підтримка)
verb-declare = Оголосити ці цілі
verb-plan = Застосувати план «{ $card }»
verb-no-more-plans = Більше не застосовувати планів
verb-sacrifice =
    Пожертвувати { $count ->
        [one] { $count } загоном
       *[other] { $count } загонами
    }
verb-no-sacrifice = Не жертвувати
verb-offer-plain = Запропонувати тільки це
verb-offer-exchange = Запропонувати й обмін
verb-give-favor =
    Віддати { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
       *[many] { $count } жетонів підтримки
    }
verb-give-secrets =
    Віддати { $count ->
        [one] { $count } таємницю
        [few] { $count } таємниці
       *[many] { $count } таємниць
    }
verb-give-thing = Віддати: { $card }
verb-give-facedown = Віддати свого закритого радника № { $place }
verb-give-site = Передати локацію «{ $site }»
verb-want-favor =
    Попросити { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
       *[many] { $count } жетонів підтримки
    }
verb-want-secrets =
    Попросити { $count ->
        [one] { $count } таємницю
        [few] { $count } таємниці
       *[many] { $count } таємниць
    }
verb-want-thing = Попросити: { $card }
verb-want-facedown = Попросити закритого радника № { $place }
verb-want-site = Попросити локацію «{ $site }»
verb-all-here = Усі, хто прийшов, разом
verb-hands = Віддає { $seat }, отримує { $seat2 } …
verb-hand-favor =
    { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
       *[many] { $count } жетонів підтримки
    }
verb-hand-secrets =
    { $count ->
        [one] { $count } таємницю
        [few] { $count } таємниці
       *[many] { $count } таємниць
    }
verb-hand-thing = { $card }
verb-hand-facedown = Закритого радника № { $place }
verb-add-secret = Покласти на нього 1 таємницю
verb-burn-secret = Спалити з нього 1 таємницю
verb-secret-for-favor = { $seat }: ваша 1 таємниця за 2 жетони підтримки
verb-favor-for-secret = { $seat }: ваші 2 жетони підтримки за 1 таємницю
verb-relic-at = { $site }: реліквія № { $place }
verb-take-relic = Забрати
verb-bury-relic = Покласти під низ колоди реліквій
verb-region = { $region }
verb-vow = { $goal }
verb-build = Звести на місці карти «{ $card }»
verb-repair = Відбудувати «{ $card }»

## What has happened

event-round = Починається раунд { $count }.
event-wakes = Раунд { $count }: ходить { $seat }.
event-rests = { $seat } відпочиває.
event-refreshes = { $seat } поповнює провіант: тепер його { $count }.
event-uses = { $seat } застосовує карту «{ $card }».
event-modifies = { $seat } застосовує до цієї дії карту «{ $card }».
event-pays =
    { $count2 ->
        [0] { $seat } платить за карту «{ $card }» підтримкою: { $count }.
       *[other]
            { $count ->
                [0] { $seat } платить за карту «{ $card }» таємницями: { $count2 }.
               *[other] { $seat } платить за карту «{ $card }» підтримкою: { $count } і таємницями: { $count2 }.
            }
    }
event-pays-price = { $seat } платить, як вимагає карта «{ $card }».
event-result =
    { $number ->
        [0] Гру завершено без переможця: { $reason }.
        [one] Перемагає { $seats }: { $reason }.
       *[other] Перемагають { $seats }: { $reason }.
    }
event-gains-favor =
    { $seat } отримує { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
       *[many] { $count } жетонів підтримки
    } з резерву «{ $suit }».
event-burns-favor =
    { $seat } спалює { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
       *[many] { $count } жетонів підтримки
    }.
event-puts-in-bank =
    { $seat } кладе { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
       *[many] { $count } жетонів підтримки
    } до резерву «{ $suit }».
event-gives-favor =
    { $seat } віддає { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
       *[many] { $count } жетонів підтримки
    }. Отримує { $seat2 }.
event-takes-favor =
    { $seat } забирає з чужого планшета ({ $seat2 }) { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
       *[many] { $count } жетонів підтримки
    }.
event-moves-favor =
    { $seat } переносить { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
       *[many] { $count } жетонів підтримки
    }: резерв «{ $suit }» → резерв «{ $suit2 }».
event-spreads-favor =
    { $seat } розкладає { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
       *[many] { $count } жетонів підтримки
    } по резервах, починаючи з резерву «{ $suit }».
event-gains-secrets =
    { $seat } отримує { $count ->
        [one] { $count } таємницю
        [few] { $count } таємниці
       *[many] { $count } таємниць
    }.
event-burns-secrets =
    { $seat } спалює { $count ->
        [one] { $count } таємницю
        [few] { $count } таємниці
       *[many] { $count } таємниць
    }.
event-turns-secrets =
    { $seat } перевертає { $count ->
        [one] { $count } таємницю
        [few] { $count } таємниці
       *[many] { $count } таємниць
    } долілиць.
event-gives-secrets =
    { $seat } віддає { $count ->
        [one] { $count } таємницю
        [few] { $count } таємниці
       *[many] { $count } таємниць
    }. Отримує { $seat2 }.
event-takes-secret = { $seat } забирає з чужого планшета ({ $seat2 }) 1 таємницю.
event-puts-on-site =
    { $seat } кладе { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
       *[many] { $count } жетонів підтримки
    } на локацію «{ $site }».
event-takes-site-favor = { $seat } бере 1 жетон підтримки з локації «{ $site }».
event-takes-site-secret = { $seat } бере 1 таємницю з локації «{ $site }».
event-adds-to-banner = { $seat } кладе 1 жетон підтримки на стяг народної підтримки.
event-returns-from-banner = { $seat } повертає 1 жетон підтримки зі стяга народної підтримки до резерву «{ $suit }».
event-turns-mob = { $seat } перевертає стяг народної підтримки на бік «Юрба».
event-seizes-banner = { $seat } захоплює: { $card }.
event-burns-banner-secrets =
    { $seat } спалює { $count ->
        [one] { $count } таємницю
        [few] { $count } таємниці
       *[many] { $count } таємниць
    } зі стяга страшної таємниці.
event-recovers-banner = { $seat } віднаходить: { $card }. Жетонів на стягу: { $count }.
event-searches = { $seat } виконує пошук: { $pile }. Витрачено провіанту: { $count }.
event-draws =
    { $seat } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }.
event-draws-secret =
    { $number ->
        [0] { $seat } не бере карт: їх не лишилося.
       *[other] { $seat } бере: { $cards }.
    }
event-draws-openly = { $seat } бере відкрито: { $cards }.
event-draws-vision = { $seat } бере видіння. Усього взято видінь: { $count }.
event-shows-kept = { $seat } залишає карту «{ $card }».
event-discards = { $seat } скидає карту «{ $card }» ({ $pile }).
event-discards-unseen =
    { $seat } скидає долілиць { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } ({ $pile }).
event-discards-unseen-secret = { $seat } скидає долілиць ({ $pile }): { $cards }.
event-plays-to-site = { $seat } грає карту «{ $card }» на локацію «{ $site }».
event-plays-to-advisers = { $seat } грає карту «{ $card }» до ради.
event-keeps-facedown = { $seat } кладе до ради закриту карту.
event-reveals-vision = { $seat } відкриває карту «{ $card }».
event-plays-conspiracy = { $seat } грає «Змову».
event-moves-card = { $seat } переносить карту «{ $card }» на локацію «{ $site }».
event-joins-advisers = { $seat } переносить карту «{ $card }» до ради: { $seat2 }.
event-swaps-cards = { $seat } міняє місцями карти «{ $card }» і «{ $card2 }».
event-reveals-top = { $seat } відкриває верхню карту ({ $pile }): { $card }.
event-peeks-deck = { $seat } розглядає верхні карти колоди земель.
event-peeks-deck-secret = { $seat } розглядає верхні карти колоди земель: { $cards }.
event-peeks-site = { $seat } розглядає карту: { $site }.
event-peeks-site-secret = { $seat } розглядає карту: { $site }. Це { $site2 }.
event-swaps-drawn =
    { $seat } міняє { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } з узятих на карти із заслання.
event-swaps-drawn-secret = { $seat } міняє взяті карти на карти із заслання. Спершу ті, що йдуть, потім ті, що приходять: { $cards }.
event-swaps-pile =
    { $seat } міняє { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } ({ $pile }) на карти із заслання.
event-restores = { $seat } відбудовує споруду: «{ $card }» → «{ $card2 }».
event-recovers = { $seat } віднаходить реліквію «{ $card }».
event-takes-relic = { $seat } забирає реліквію «{ $card }».
event-buries-relic = { $seat } кладе реліквію «{ $card }» під низ колоди реліквій.
event-buries-relic-unseen = { $seat } кладе реліквію під низ колоди реліквій.
event-buries-relic-unseen-secret = { $seat } кладе реліквію під низ колоди реліквій: { $card }.
event-peeks-relic = { $seat } розглядає реліквію на локації «{ $site }».
event-peeks-relic-secret = { $seat } розглядає реліквію на локації «{ $site }»: { $card }.
event-peeks-reliquary = { $seat } розглядає реліквію в комірці «{ $slot }».
event-peeks-reliquary-secret = { $seat } розглядає реліквію в комірці «{ $slot }»: { $card }.
event-leaves-reliquary = { $seat } отримує з релікварія реліквію «{ $card }». Відтепер канцлер — { $slot }.
event-musters = { $seat } збирає загони: { $card }. Витрачено провіанту: { $count }.
event-trades-for-favor = { $seat } торгує за підтримку: { $card }. Витрачено провіанту: { $count }.
event-trades-for-secrets = { $seat } торгує за таємниці: { $card }. Витрачено провіанту: { $count }.
event-gains-warbands =
    { $seat } отримує { $count ->
        [one] { $count } загін
        [few] { $count } загони
       *[many] { $count } загонів
    }.
event-cages-warbands = { $seat } замикає в клітку чужі загони ({ $seat2 }): { $count }.
event-frees-warbands =
    { $seat } випускає з клітки { $count ->
        [one] { $count } загін
        [few] { $count } загони
       *[many] { $count } загонів
    }. Отримує { $seat2 }.
event-dies-on-board =
    { $seat } втрачає на планшеті { $count ->
        [one] { $count } загін
        [few] { $count } загони
       *[many] { $count } загонів
    }.
event-dies-at-site = { $colour } загони на локації «{ $site }»: убито { $count }.
event-places-warbands =
    { $seat } ставить { $count ->
        [one] { $count } загін
        [few] { $count } загони
       *[many] { $count } загонів
    } на локацію «{ $site }».
event-withdraws-warbands =
    { $seat } забирає на планшет { $count ->
        [one] { $count } загін
        [few] { $count } загони
       *[many] { $count } загонів
    } із локації «{ $site }».
event-shares-warbands =
    { $seat } передає { $count ->
        [one] { $count } загін
        [few] { $count } загони
       *[many] { $count } загонів
    }. Отримує { $seat2 }.
event-denies-warbands = { $seat2 } просить перенести загони. { $seat } не дозволяє.
event-travels = { $seat } подорожує: { $site }. Витрачено провіанту: { $count }.
event-travel-fails = { $seat } залишається на місці: подорож не вдалася.
event-pawn-moves = { $seat } ставить фігурку: { $site }.
event-reveals-site = { $seat } відкриває локацію «{ $site }». Реліквій там: { $count }, підтримки: { $count2 }, таємниць: { $count3 }.
event-campaigns = { $seat } вирушає в похід. Захист: { $seat2 }.
event-targets-site = { $seat } вибирає ціль: { $site }.
event-targets-thing = { $seat } вибирає ціль: { $card }.
event-targets-pawn = { $seat } вибирає ціль: депортація ({ $seat2 }).
event-joins-defence = { $seat } приєднується до захисту як союзник.
event-uses-plan = План бою «{ $card }»: { $seat }.
event-pools = Кубиків нападу: { $count }, кубиків захисту: { $count2 }.
event-rolls-defence = { $seat } кидає кубики захисту. Порожніх: { $count }, з одним щитом: { $count2 }, з двома щитами: { $count3 }, ×2: { $count4 }.
event-rolls-attack = { $seat } кидає кубики нападу. Порожнистих мечів: { $count }, мечів: { $count2 }, подвійних мечів із черепом: { $count3 }.
event-rolls-end = На кубику завершення { $count }. Гра завершується, якщо випало { $count2 } або більше.
event-changes-end-die = { $seat } змінює кубик завершення. Тепер на ньому { $count }.
event-defence-is = Захист: { $count }, з них армія: { $count2 }.
event-attack-is = Напад: { $count }. Черепів, що вбивають загін: { $count2 }.
event-sacrifices =
    { $seat } жертвує { $count ->
        [one] { $count } загоном
       *[other] { $count } загонами
    }.
event-wins-campaign = Перемога в поході: { $seat }. Напад: { $count }, захист: { $count2 }.
event-retreats =
    { $seat } відводить на планшет { $count ->
        [one] { $count } загін
        [few] { $count } загони
       *[many] { $count } загонів
    } із локації «{ $site }».
event-saved =
    { $seat } рятує { $count ->
        [one] { $count } загін
        [few] { $count } загони
       *[many] { $count } загонів
    }, нове місце: «{ $site }».
event-takes-title = { $seat } отримує титул «Вірний обітниці».
event-becomes-usurper = { $seat } перевертає титул на бік «Узурпатор».
event-title-turns-back = { $seat } перевертає титул назад на бік «Вірний обітниці».
event-becomes-citizen = { $seat } стає васалом.
event-becomes-exile = { $seat } стає вигнанцем.
event-offers-citizenship = { $seat } пропонує стати васалом і отримати реліквію з комірки «{ $slot }». Вирішує { $seat2 }.
event-refuses-citizenship = { $seat } відмовляється стати васалом.
event-shows-relic = { $seat } показує реліквію з комірки «{ $slot }». Її бачить { $seat2 }.
event-shows-relic-secret = { $seat } показує реліквію з комірки «{ $slot }»: { $card }. Її бачить { $seat2 }.
event-proposes = { $seat } пропонує обов’язкову угоду ({ $card }). Слово за гравцями: { $seats }.
event-would-give =
    { $number ->
        [0] Умови угоди: { $seat } віддає ({ $seat2 } отримує) підтримки: { $count }, таємниць: { $count2 }, закритих радників: { $count3 }.
       *[other] Умови угоди: { $seat } віддає ({ $seat2 } отримує) підтримки: { $count }, таємниць: { $count2 }, закритих радників: { $count3 }; ще: { $cards }.
    }
event-would-give-site = Умови угоди: { $seat } передає локацію «{ $site }».
event-no-deal = Угода не відбулася: { $seats }.
event-gives-thing = { $seat } віддає: { $card }. Отримує { $seat2 }.
event-gives-facedown = { $seat } віддає закритого радника. Отримує { $seat2 }.
event-gives-facedown-secret = { $seat } віддає закритого радника: { $card }. Отримує { $seat2 }.
event-leaves-site = { $seat } відводить загони й передає локацію «{ $site }».
event-swears = { $seat } і { $seat2 } складають присягу. Обіцяне доведеться виконати.
event-peeks-adviser = { $seat } розглядає закритого радника № { $place } ({ $seat2 }).
event-peeks-adviser-secret = { $seat } розглядає закритого радника № { $place } ({ $seat2 }): { $card }.
event-finds-conspiracy = { $seat } знаходить «Змову» в чужій раді ({ $seat2 }).
event-swaps-facedown = { $seat } міняє місцями закритих радників: № { $place } ({ $seat2 }) і № { $place2 } ({ $seat3 }).
event-swaps-facedown-secret = { $seat } міняє місцями закритих радників: № { $place } ({ $seat2 }, «{ $card }») і № { $place2 } ({ $seat3 }, «{ $card2 }»).
event-adds-banner-secret = { $seat } кладе 1 таємницю на стяг страшної таємниці.
event-gains-supply = { $seat } отримує провіант: { $count }.
event-bank-burns = З резерву «{ $suit }» спалено підтримки: { $count }.
event-targets-site-relic = { $seat } вибирає ціль: реліквія № { $place } на локації «{ $site }».
event-looks-at-pile =
    { $seat } розглядає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } з верху скиду ({ $region }).
event-looks-at-pile-secret = { $seat } розглядає верх скиду ({ $region }): { $cards }.
event-draws-relic = { $seat } бере реліквію з колоди.
event-draws-relic-secret = { $seat } бере реліквію з колоди: { $card }.
event-looks-through-pile = { $seat } переглядає скид ({ $region }).
event-looks-through-pile-secret = { $seat } переглядає скид ({ $region }): { $cards }.
event-marks-vision = { $seat } кладе загін на карту «{ $card }» і відтепер поділяє це видіння.
event-dies-on-vision = { $seat } втрачає загін на карті «{ $card }».
event-takes-burnt-favor = { $seat } забирає спалену підтримку: { $count }.
event-moves-pile = { $seat } переносить скид: { $region } → { $region2 }. Карт: { $count }.
event-dispossesses = { $seat } відправляє карту «{ $card }» на заслання.
event-vows = { $seat } дає обітницю на наступну гру: { $goal }.
event-invites = { $seat } пропонує васалітет. Вирішує { $seat2 }.
event-idle-boards-turn = Планшети поза грою перевертаються з васала на вигнанця: { $count }.
event-takes-over-site = { $seat } займає локацію «{ $site }» одним загоном.
event-builds = { $seat } зводить споруду на локації «{ $site }»: «{ $card }» → «{ $card2 }».
event-discards-site = Локація «{ $site }» зникає з поля.
event-ruin-returns = «{ $card }» повертається до архіву.
event-falls-to-ruin = Споруда на локації «{ $site }» руйнується: «{ $card }» → «{ $card2 }».
event-moves-site = Локація «{ $site }» переходить до іншого регіону: { $region }.
event-turns-site-up = Відкривається локація «{ $site }».
event-adds-denizens = Шість мешканців з архіву йдуть до колоди земель. { $suit }: 3, { $suit2 }: 2, { $suit3 }: 1.
event-heals = В архіві бракує карт. Із заслання до колоди земель повертається карт: { $count }, решта йде до архіву.
event-dispossesses-unseen = На заслання наосліп іде карт: { $count }.
event-deals-relics = На локацію «{ $site }» здаються закриті реліквії: { $count }.
event-relics-on-top = { $seat }: реліквії переможця й релікварія лягають на колоду реліквій: { $count }.
event-rebuilds-deck = Колоду земель складено заново й перетасовано.
event-chronicle-written = Хроніку укладено. Обітниця наступної гри: { $goal }. Її дає { $seat }.

## The options of a match

option-setup = Як починається гра.
    .first = Перша гра: три задані локації, перші 54 мешканці, решта навмання.
    .tutorial = Навчання: четверо гравців, усі локації й карти — як у книзі правил.
    .quick = Швидка гра: локації, мешканці й реліквії навмання.
option-goal = Мета вірного обітниці; її можна вибрати для швидкої гри.
    .random = Вирішує жереб.
    .supremacy = Панування: правити найбільшою кількістю локацій.
    .people = Служіння: володіти стягом народної підтримки.
    .devotion = Мудрість: володіти стягом страшної таємниці.
    .protection = Захист: володіти найбільшою кількістю реліквій і стягів.
option-chronicle = Чи укладає переможець хроніку, коли гру завершено.
    .full = Так: наступна гра може початися там, де закінчилася ця.
    .none = Ні: гра одразу завершується.
option-vision_tie_wins = Чи досить для мети видіння поділити перше місце.
option-ally_title_adds_die = Чи додає васал із титулом його кубики захисту й тоді, коли він лише союзник.
option-fire_talkers_with_allies = Чи зараховують «Вогнемовці» страшну таємницю союзника.
option-boiling_lake_kills_one = Чи вбиває «Кипляче озеро» загін мандрівника, у якого він лише один.
