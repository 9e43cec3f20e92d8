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
pile-chosen = стос на ваш вибір

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

## What is counted, as something that is given, taken or moved

counted-favor =
    { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
       *[many] { $count } жетонів підтримки
    }
counted-secrets =
    { $count ->
        [one] { $count } таємницю
        [few] { $count } таємниці
       *[many] { $count } таємниць
    }
counted-warbands =
    { $count ->
        [one] { $count } загін
        [few] { $count } загони
       *[many] { $count } загонів
    }
counted-cards =
    { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
# And what is sacrificed
counted-sacrifice =
    { $count ->
        [one] { $count } загоном
       *[other] { $count } загонами
    }
# What a card costs
counted-price =
    { $count ->
        [0] {""}
        [one] { $count } жетоном підтримки
       *[other] { $count } жетонами підтримки
    }{ $count2 ->
        [0] {""}
       *[other]
            { $count ->
                [0] {""}
               *[other] {" "}і{" "}
            }{ $count2 ->
                [one] { $count2 } таємницею
               *[other] { $count2 } таємницями
            }
    }
# What somebody would give in a deal; without anything of these, sites, which are told apart
counted-goods =
    { $count ->
        [0] {""}
       *[other] { counted-favor }
    }{ $count2 ->
        [0] {""}
       *[other]
            { $count ->
                [0] {""}
               *[other] ,{" "}
            }{ $count2 ->
                [one] { $count2 } таємницю
                [few] { $count2 } таємниці
               *[many] { $count2 } таємниць
            }
    }{ $count3 ->
        [0] {""}
       *[other]
            { $count ->
                [0]
                    { $count2 ->
                        [0] {""}
                       *[other] ,{" "}
                    }
               *[other] ,{" "}
            }{ $count3 ->
                [one] { $count3 } закритого радника
               *[other] { $count3 } закритих радників
            }
    }{ $number ->
        [0]
            { $count ->
                [0]
                    { $count2 ->
                        [0]
                            { $count3 ->
                                [0] землю
                               *[other] {""}
                            }
                       *[other] {""}
                    }
               *[other] {""}
            }
       *[other]
            { $count ->
                [0]
                    { $count2 ->
                        [0]
                            { $count3 ->
                                [0] {""}
                               *[other] ,{" "}
                            }
                       *[other] ,{" "}
                    }
               *[other] ,{" "}
            }{ $cards }
    }

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
prompt-first-adviser = Яку карту залишити закритим радником? Решта піде у { $pile }.
prompt-act = Ваш хід. Що зробите?
prompt-tend-favor = На стягу народної підтримки { counted-favor }. Покласти на нього ще 1 чи повернути з нього 1 до резерву?
prompt-rest-power = Яку здібність відпочинку застосувати?
prompt-modify = { $action }: яку карту застосувати до цієї дії?
prompt-free-campaign = Ви можете вирушити в похід, не витрачаючи провіанту. На кого?
prompt-hand-on-title = Ви більше не виконуєте обітниці, а інші — нарівно. Кому дістанеться титул?
prompt-keep-card = Яку карту залишити? Решта піде у { $pile }.
prompt-next-discard = Яка карта наступною піде у { $pile }? Остання ляже зверху.
prompt-play-first = Яку карту зіграти першою?
prompt-play-card = Що зробити з цією картою?
prompt-clear-first = { $site }: яку карту скинути, перш ніж туди ляже ваша?
prompt-make-room = Радників забагато. Хто піде у { $pile }?
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
    .you = { $card }: що віддаєте ви? Отримує { $seat2 }.
    .to-you = { $card }: що віддає { $seat }? Отримуєте ви.
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
    .you = Ви кидаєте кубики. Застосувати карту «{ $card }»?
trigger-took-relics = { $seat } забирає реліквію. Застосувати карту «{ $card }»?
    .you = Ви забираєте реліквію. Застосувати карту «{ $card }»?
trigger-campaign-over = Похід завершено, нападник — { $seat }. Застосувати карту «{ $card }»?
    .you = Ваш похід завершено. Застосувати карту «{ $card }»?
trigger-end-die = Кинуто кубик завершення, канцлер — { $seat }. Застосувати карту «{ $card }»?
    .you = Кинуто кубик завершення, канцлер — ви. Застосувати карту «{ $card }»?
trigger-travelled = { $seat } завершує подорож. Застосувати карту «{ $card }»?
    .you = Ви завершуєте подорож. Застосувати карту «{ $card }»?
trigger-join = { $seat } зазнає нападу. Приєднатися до захисту?
trigger-ally = { $seat } хоче захищатися разом із вами. Дозволити?
trigger-warbands = { $seat } хоче перенести { counted-warbands }. Дозволити?

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
    .you = Ви
verb-site = { $site }
verb-suit = { $suit }
verb-number = { $count }
verb-slot = { $slot }
verb-on-board = Планшет: { $seat }
    .you = Ваш планшет
verb-facedown = Закритий радник № { $place } ({ $seat })
    .you = Ваш закритий радник № { $place }
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
verb-use-other = Застосувати карту «{ $card }», іншу здібність
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
verb-keep-none = Не залишати
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
verb-no-more-plans = Більше планів не застосовувати
verb-sacrifice = Пожертвувати { counted-sacrifice }
verb-no-sacrifice = Не жертвувати
verb-offer-plain = Запропонувати тільки це
verb-offer-exchange = Запропонувати й обмін
verb-give-favor = Віддати { counted-favor }
verb-give-secrets = Віддати { counted-secrets }
verb-give-thing = Віддати: { $card }
verb-give-facedown = Віддати свого закритого радника № { $place }
verb-give-site = Передати локацію «{ $site }»
verb-want-favor = Попросити { counted-favor }
verb-want-secrets = Попросити { counted-secrets }
verb-want-thing = Попросити: { $card }
verb-want-facedown = Попросити закритого радника № { $place }
verb-want-site = Попросити локацію «{ $site }»
verb-all-here = Усі, хто прийшов, разом
verb-hands = Віддає { $seat }, отримує { $seat2 } …
    .you = Віддаєте ви, отримує { $seat2 } …
    .to-you = Віддає { $seat }, отримуєте ви …
verb-hand-favor = { counted-favor }
verb-hand-secrets = { counted-secrets }
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
