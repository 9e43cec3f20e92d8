### Oath: what a match says to people, Russian. Names of cards, sites and players arrive ready, in
### the nominative; the sentences are built so that they need no inflection, and those that may
### speak of bandits (seat-nobody) do not depend on one or many.

game-name = Обет
game-tagline = Канцлер, изгнанники и вассалы борются за старую империю: за её земли, реликвии и тайны.
game-round = раунд { $number }
game-rounds = Раунд

## Players, by the colour of their boards

seat-0 = Лиловый
seat-1 = Красный
seat-2 = Синий
seat-3 = Жёлтый
seat-4 = Белый
seat-5 = Чёрный
seat-nobody = Банды

## Single words

suit-discord = Раздор
suit-arcane = Магия
suit-order = Порядок
suit-hearth = Очаг
suit-beast = Звери
suit-nomad = Кочевье

region-cradle = Столица
region-provinces = Провинции
region-hinterland = Окраины

pile-cradle = сброс столицы
pile-provinces = сброс провинций
pile-hinterland = сброс окраин
pile-deck = колода земель
pile-chosen = стопку по вашему выбору

slot-brutal = Палач
slot-decadent = Сноб
slot-careless = Лгун
slot-greedy = Скряга

# Of warbands
colour-purple = Лиловые
colour-red = Красные
colour-blue = Синие
colour-yellow = Жёлтые
colour-white = Белые
colour-black = Чёрные

action-search = Поиск
action-muster = Созыв
action-trade = Торговля
action-recover = Обретение
action-travel = Перемещение

phase-setup = Подготовка
phase-wake = Подъём
phase-act = Действия
phase-rest = Отдых
phase-round-end = Конец раунда
phase-chronicle = Хроника
phase-over = Партия окончена

goal-supremacy = Обет главенства
goal-people = Обет служения
goal-devotion = Обет мудрости
goal-protection = Обет защиты

role-chancellor = Канцлер
role-exile = Изгнанник
role-citizen = Вассал

# What an option names in place of a card
cause-allow = Разрешить
cause-join = Присоединиться к защите

reason-usurper = узурпатор удержал титул до своего хода
reason-visionary = цель открытого видения достигнута
reason-chancellor = империя устояла
reason-successor = империя устояла, и цель преемника достигнута
reason-usurper-at-end = в конце последнего раунда титул у узурпатора
reason-visionary-at-end = в конце последнего раунда цель открытого видения достигнута

## What is counted, as something that is given, taken or moved

counted-favor =
    { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
       *[many] { $count } жетонов поддержки
    }
counted-secrets =
    { $count ->
        [one] { $count } тайну
        [few] { $count } тайны
       *[many] { $count } тайн
    }
counted-warbands =
    { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }
counted-cards =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
# And what is sacrificed
counted-sacrifice =
    { $count ->
        [one] { $count } отрядом
       *[other] { $count } отрядами
    }
# What a card costs
counted-price =
    { $count ->
        [0] {""}
        [one] { $count } жетоном поддержки
       *[other] { $count } жетонами поддержки
    }{ $count2 ->
        [0] {""}
       *[other]
            { $count ->
                [0] {""}
               *[other] {" "}и{" "}
            }{ $count2 ->
                [one] { $count2 } тайной
               *[other] { $count2 } тайнами
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
                [one] { $count2 } тайну
                [few] { $count2 } тайны
               *[many] { $count2 } тайн
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
                [one] { $count3 } закрытого советника
               *[other] { $count3 } закрытых советников
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

prompt-which-card = { $card }: какую карту выбрать?
prompt-which-cards = { $card }: какую карту выбрать? Можно выбрать несколько.
prompt-which-player = { $card }: какого игрока выбрать?
prompt-which-site = { $card }: какую локацию выбрать?
prompt-which-bank = { $card }: какой резерв поддержки выбрать?
prompt-which-suit = { $card }: какую масть выбрать?
prompt-how-many = { $card }: сколько?
prompt-whether = { $card }: применить?
prompt-which-facedown = { $card }: какого закрытого советника выбрать?
prompt-which-treasure = { $card }: какую реликвию или знамя забрать?
prompt-which-hidden = { $card }: какую закрытую карту посмотреть?
prompt-which-colour = { $card }: какие отряды выбрать?
prompt-which-drawn = { $card }: какую из взятых карт заменить? Можно выбрать несколько.
prompt-take-it = { $card }: забрать реликвию?
prompt-end-die = { $card }: как изменить кубик завершения?
prompt-conspire = { $card }: сжечь 1 тайну, чтобы забрать реликвию или знамя?
prompt-take-token = { $card }: взять жетон с этой локации?
prompt-tribunal = { $card }: предложить обмен или обещание под клятвой?
prompt-lead-traveller = { $card }: этой локацией правите вы. Куда отправить путника?
prompt-send-traveller = Куда переместить другого игрока?
prompt-react = { $moment }
prompt-short-favor =
    { $count ->
        [one] Для локаций не хватает { $count } жетона поддержки
       *[other] Для локаций не хватает { $count } жетонов поддержки
    }. Какой достанется на 1 меньше?
prompt-first-site = В какой локации начинает ваша фигурка?
prompt-first-adviser = Какую карту оставить закрытым советником? Остальные уйдут в { $pile }.
prompt-act = Ваш ход. Что сделаете?
prompt-tend-favor = На знамени народной поддержки { counted-favor }. Положить на него ещё 1 или вернуть с него 1 в резерв?
prompt-rest-power = Какую способность отдыха применить?
prompt-modify = { $action }: какую карту применить к этому действию?
prompt-free-campaign = Вы можете устроить набег, не тратя провиант. На кого?
prompt-hand-on-title = Вы больше не выполняете обет, а другие — поровну. Кому достанется титул?
prompt-keep-card = Какую карту оставить? Остальные уйдут в { $pile }.
prompt-next-discard = Какая карта следующей уйдёт в { $pile }? Последняя ляжет сверху.
prompt-play-first = Какую карту разыграть первой?
prompt-play-card = Что сделать с этой картой?
prompt-clear-first = { $site }: какую карту сбросить, прежде чем туда ляжет ваша?
prompt-make-room = Советников слишком много. Кто уйдёт в { $pile }?
prompt-discard-where = Куда отправить сбрасываемые карты?
prompt-bid = { $card }: сколько жетонов заплатить?
prompt-first-bank = Поддержка со знамени ({ $count }) раскладывается по резервам по одному жетону. С какого резерва начать?
prompt-which-relic-here = { $card }: какую реликвию в вашей локации выбрать?
prompt-pay-to-be-sent = Вас отправляют сюда: { $site }. За вход надо заплатить. Платите? Если нет, вы туда не попадёте.
prompt-withdraw-how-many = Сколько отрядов забрать на планшет из локации «{ $site }»?
prompt-place-how-many = Сколько отрядов оставить в локации «{ $site }»?
prompt-share-how-many = Вы и { $seat }: сколько отрядов перейдёт с планшета на планшет?
prompt-targets = Набег, защита: { $seat }. Какие цели выберете?
prompt-attack-dice = Сколько кубиков нападения бросить?
prompt-plans = Вы нападаете. Какую схему сражения применить?
prompt-defence-plans = Вы защищаетесь. Какую схему сражения применить?
prompt-sacrifice =
    Нападение: { $count }, защита: { $count2 }. Пожертвовать { $count3 ->
        [one] { $count3 } отрядом
       *[other] { $count3 } отрядами
    }, чтобы победить?
prompt-lose-warband = Осталось убить отрядов: { $count }. Где погибнет следующий?
prompt-occupy = Сколько отрядов с планшета поставить в локацию «{ $site }»?
prompt-occupy-from-site = Сколько отрядов перейдёт: «{ $site2 }» → «{ $site }»?
prompt-send-pawn = Отправить фигурку побеждённого в другую локацию?
prompt-burn-half = Сжечь половину поддержки побеждённого?
prompt-next-plan = Какая схема сражения сработает следующей?
prompt-leave-behind = Лиловых отрядов не хватает. Без замены останется ваших: { $count }. Откуда убрать следующий?
prompt-offer-relic = Какую реликвию из реликвария предложить?
prompt-show-relic = Какую реликвию из реликвария показать? Её увидит { $seat }.
prompt-peek-slot = Какую реликвию в реликварии посмотреть?
prompt-offer-terms = Вы предлагаете стать вассалом и получить реликвию из ячейки «{ $slot }». Решает { $seat }. Предложить и обмен?
prompt-answer-offer = { $seat } предлагает вам стать вассалом и получить реликвию из ячейки «{ $slot }». Согласны?
prompt-propose = { $card }: что предложить? Отвечать будет { $seat }.
prompt-propose-among = { $card }: что предложить? Выберите, кто и кому отдаёт.
prompt-hand-over = { $card }: что отдаёт { $seat }? Получает { $seat2 }.
    .you = { $card }: что отдаёте вы? Получает { $seat2 }.
    .to-you = { $card }: что отдаёт { $seat }? Получаете вы.
prompt-answer-deal = { $card }: { $seat } предлагает сделку. Что ответите?
prompt-man-site = Вам передают локацию «{ $site }». Сколько отрядов там поставить?
prompt-swear-with = { $seat } предлагает вам скрепить обещание клятвой. Клянётесь?
prompt-which-warband = { $card }: где убить отряд?
prompt-forgotten-vault = { $card }: что сделать со знаменем страшной тайны?
prompt-witchs-bargain = { $card }: что обменять?
prompt-which-sites = { $card }: какую локацию выбрать? Можно выбрать несколько.
prompt-warbands-at = { $card }: сколько ваших отрядов должно стоять в локации «{ $site }»?
prompt-which-defender = { $card }: на кого напасть?
prompt-which-site-relics = { $card }: какую закрытую реликвию выбрать? Можно выбрать несколько.
prompt-bury-relics = { $card }: какую реликвию не забирать, а положить под низ колоды реликвий?
prompt-which-bank-from = { $card }: из какого резерва поддержки?
prompt-which-bank-to = { $card }: в какой резерв поддержки?
prompt-keep-relic = { $card }: что сделать с реликвией?
prompt-which-pile = { $card }: сброс какого региона выбрать?
prompt-which-region = { $card }: какой регион выбрать?
prompt-free-travel = { $card }: переместиться, не тратя провиант?
prompt-pay-blackmail = { $card }: отдать 3 жетона поддержки, чтобы сохранить реликвию «{ $card2 }»? Их получит { $seat }.
prompt-how-many-dice = { $card }: сколько кубиков? За 3 карта в конце уйдёт в сброс.
prompt-discard-instead = { $card }: какую карту сбросить вместо схем сражения?
prompt-swap-with = { $card }: с какой картой поменять её местами?
prompt-come-here = { $card }: поставить вашу фигурку в локацию этой карты?
prompt-take-reliquary-relic = Какую реликвию из реликвария взять?
prompt-vow-oath = Вы победили. Какой обет вы даёте на следующую партию?
prompt-invite-exile = Кому предложить вассалитет? Можно нескольким.
prompt-answer-invitation = { $seat } побеждает и предлагает вам вассалитет. Согласны?
prompt-raise-edifice = Возвести строение на месте обитателя или восстановить разрушенное?
prompt-suit-of-winner = Какой масти будет больше всего новых обитателей?

## What can be answered, each with its question

trigger-rolled = { $seat } бросает кубики. Применить карту «{ $card }»?
    .you = Вы бросаете кубики. Применить карту «{ $card }»?
trigger-took-relics = { $seat } забирает реликвию. Применить карту «{ $card }»?
    .you = Вы забираете реликвию. Применить карту «{ $card }»?
trigger-campaign-over = Набег окончен, нападающий — { $seat }. Применить карту «{ $card }»?
    .you = Ваш набег окончен. Применить карту «{ $card }»?
trigger-end-die = Брошен кубик завершения, канцлер — { $seat }. Применить карту «{ $card }»?
    .you = Брошен кубик завершения, канцлер — вы. Применить карту «{ $card }»?
trigger-travelled = { $seat } перемещается. Применить карту «{ $card }»?
    .you = Вы перемещаетесь. Применить карту «{ $card }»?
trigger-join = { $seat } подвергается нападению. Присоединиться к защите?
trigger-ally = { $seat } хочет защищаться вместе с вами. Разрешить?
trigger-warbands = { $seat } хочет перенести { counted-warbands }. Разрешить?

## What a player may choose

verb-yes = Да
verb-no = Нет
verb-done = Готово
verb-go = Выполнить
verb-decline = Отказаться
verb-react = { $card }
verb-accept = Согласиться
verb-refuse = Отказаться
verb-counter = Предложить своё
verb-propose = Предложить это
verb-drop = Отменить сделку
verb-card = { $card }
verb-player = { $seat }
    .you = Вы
verb-site = { $site }
verb-suit = { $suit }
verb-number = { $count }
verb-slot = { $slot }
verb-on-board = Планшет: { $seat }
    .you = Ваш планшет
verb-facedown = Закрытый советник № { $place } ({ $seat })
    .you = Ваш закрытый советник № { $place }
verb-relic-here = Реликвия № { $place }
verb-colour = { $colour } отряды
verb-raise-die = Увеличить на 1
verb-lower-die = Уменьшить на 1
verb-search = Поиск: { $pile }
verb-muster = Созыв: { $card }
verb-trade-favor = Торговля за поддержку: { $card }
verb-trade-secrets = Торговля за тайны: { $card }
verb-recover-banner = Обретение: { $card }
verb-recover-relic = Обретение: реликвия № { $place } в вашей локации
verb-campaign = Набег: { $seat }
verb-travel = Перемещение: { $site }
verb-set-out = Перемещение: куда отправит правитель вашей локации
verb-use = Применить карту «{ $card }»
verb-use-other = Применить карту «{ $card }», другую способность
verb-play-adviser = Разыграть или сбросить закрытого советника «{ $card }»
verb-discard-adviser = Сбросить закрытого советника «{ $card }»
verb-peek-relic = Посмотреть реликвию № { $place } в вашей локации
verb-withdraw = Забрать отряды из вашей локации
verb-place = Оставить отряды в вашей локации
verb-ask-warbands = Попросить отряды: { $seat }
verb-give-warbands = Передать отряды: { $seat }
verb-peek-reliquary = Посмотреть реликвию в ячейке «{ $slot }»
verb-offer-citizenship = Предложить стать вассалом: { $seat }
verb-exile = Изгнать: { $seat }
verb-leave-empire = Покинуть империю
verb-careful = До конца хода выбирать все карты для действий вручную
verb-rest = Отдых
verb-modify = Применить карту «{ $card }»
verb-keep = Оставить карту «{ $card }»
verb-keep-none = Не оставлять
verb-play-first = Сначала разыграть карту «{ $card }»
verb-to-site = Разыграть в локации «{ $site }»
verb-to-advisers = Разыграть в совете
verb-facedown-adviser = Оставить закрытым советником
verb-reveal-vision = Открыть видение
verb-conspire = Разыграть «Заговор»
verb-discard-it = Сбросить
verb-clear = Сбросить карту «{ $card2 }» ({ $card })
verb-adviser = Сбросить карту «{ $card }»
verb-usual-pile = В обычный сброс
verb-on-top-of = На верх сброса: { $region }
verb-below = Под низ сброса: { $region }
verb-below-deck = Под низ колоды земель
verb-add-favor = Положить на него 1 жетон поддержки
verb-take-favor = Взять 1 жетон поддержки
verb-take-secret = Взять 1 тайну
verb-leave = Ничего не брать
verb-exchange = Предложить обмен
verb-swear = Предложить обещание под клятвой
verb-target-site = Цель: { $site }
verb-target-thing = Цель: { $card }
verb-target-pawn = Цель: депортация (фигурка и поддержка)
verb-declare = Объявить эти цели
verb-plan = Применить схему «{ $card }»
verb-no-more-plans = Больше схем не применять
verb-sacrifice = Пожертвовать { counted-sacrifice }
verb-no-sacrifice = Не жертвовать
verb-offer-plain = Предложить только это
verb-offer-exchange = Предложить и обмен
verb-give-favor = Отдать { counted-favor }
verb-give-secrets = Отдать { counted-secrets }
verb-give-thing = Отдать: { $card }
verb-give-facedown = Отдать своего закрытого советника № { $place }
verb-give-site = Передать локацию «{ $site }»
verb-want-favor = Попросить { counted-favor }
verb-want-secrets = Попросить { counted-secrets }
verb-want-thing = Попросить: { $card }
verb-want-facedown = Попросить закрытого советника № { $place }
verb-want-site = Попросить локацию «{ $site }»
verb-all-here = Все, кто пришёл, вместе
verb-hands = Отдаёт { $seat }, получает { $seat2 } …
    .you = Отдаёте вы, получает { $seat2 } …
    .to-you = Отдаёт { $seat }, получаете вы …
verb-hand-favor = { counted-favor }
verb-hand-secrets = { counted-secrets }
verb-hand-thing = { $card }
verb-hand-facedown = Закрытого советника № { $place }
verb-add-secret = Положить на него 1 тайну
verb-burn-secret = Сжечь с него 1 тайну
verb-secret-for-favor = { $seat }: ваша 1 тайна за 2 жетона поддержки
verb-favor-for-secret = { $seat }: ваши 2 жетона поддержки за 1 тайну
verb-relic-at = { $site }: реликвия № { $place }
verb-take-relic = Забрать
verb-bury-relic = Положить под низ колоды реликвий
verb-region = { $region }
verb-vow = { $goal }
verb-build = Возвести на месте карты «{ $card }»
verb-repair = Восстановить «{ $card }»

## The options of a match

option-setup = Как начинается партия.
    .first = Первая партия: три заданные локации, первые 54 обитателя, остальное наугад.
    .tutorial = Обучение: четыре игрока, все локации и карты — как в книге правил.
    .quick = Быстрая партия: локации, обитатели и реликвии наугад.
option-goal = Цель верного обету; выбрать её можно для быстрой партии.
    .random = Решает жребий.
    .supremacy = Главенство: править наибольшим числом локаций.
    .people = Служение: владеть знаменем народной поддержки.
    .devotion = Мудрость: владеть знаменем страшной тайны.
    .protection = Защита: владеть наибольшим числом реликвий и знамён.
option-chronicle = Составляет ли победитель хронику, когда партия окончена.
    .full = Да: следующая партия может начаться там, где кончилась эта.
    .none = Нет: партия сразу окончена.
option-vision_tie_wins = Достаточно ли для цели видения разделить первое место.
option-ally_title_adds_die = Добавляет ли вассал с титулом его кубики защиты и тогда, когда он лишь союзник.
option-fire_talkers_with_allies = Засчитывают ли «Говорящие с огнём» страшную тайну союзника.
option-boiling_lake_kills_one = Убивает ли «Кипящее озеро» отряд путника, у которого он всего один.
