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
prompt-first-adviser = Какую карту оставить закрытым советником? Остальные уйдут в сброс.
prompt-act = Ваш ход. Что сделаете?
prompt-tend-favor =
    На знамени народной поддержки { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
       *[many] { $count } жетонов поддержки
    }. Положить на него ещё 1 или вернуть с него 1 в резерв?
prompt-rest-power = Какую способность отдыха применить?
prompt-modify = { $action }: какую карту применить к этому действию?
prompt-free-campaign = Вы можете провести набег, не тратя провиант. На кого?
prompt-hand-on-title = Вы больше не выполняете обет, а другие — поровну. Кому достанется титул?
prompt-keep-card = Какую карту оставить? Остальные уйдут в сброс.
prompt-next-discard = Какую карту сбросить следующей? Последняя ляжет сверху.
prompt-play-first = Какую карту разыграть первой?
prompt-play-card = Что сделать с этой картой?
prompt-clear-first = { $site }: какую карту сбросить, прежде чем туда ляжет ваша?
prompt-make-room = Советников слишком много. Кого сбросить?
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
trigger-took-relics = { $seat } забирает реликвию. Применить карту «{ $card }»?
trigger-campaign-over = Набег окончен, нападающий — { $seat }. Применить карту «{ $card }»?
trigger-end-die = Брошен кубик завершения, канцлер — { $seat }. Применить карту «{ $card }»?
trigger-travelled = { $seat } перемещается. Применить карту «{ $card }»?
trigger-join = { $seat } подвергается нападению. Присоединиться к защите?
trigger-ally = { $seat } хочет защищаться вместе с вами. Разрешить?
trigger-warbands =
    { $seat } хочет перенести { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }. Разрешить?

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
verb-site = { $site }
verb-suit = { $suit }
verb-number = { $count }
verb-slot = { $slot }
verb-on-board = Планшет: { $seat }
verb-facedown = Закрытый советник № { $place } ({ $seat })
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
verb-keep-none = Не оставлять ни одной
verb-play-first = Сначала разыграть карту «{ $card }»
verb-to-site = Разыграть в локацию «{ $site }»
verb-to-advisers = Разыграть в совет
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
verb-sacrifice =
    Пожертвовать { $count ->
        [one] { $count } отрядом
       *[other] { $count } отрядами
    }
verb-no-sacrifice = Не жертвовать
verb-offer-plain = Предложить только это
verb-offer-exchange = Предложить и обмен
verb-give-favor =
    Отдать { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
       *[many] { $count } жетонов поддержки
    }
verb-give-secrets =
    Отдать { $count ->
        [one] { $count } тайну
        [few] { $count } тайны
       *[many] { $count } тайн
    }
verb-give-thing = Отдать: { $card }
verb-give-facedown = Отдать своего закрытого советника № { $place }
verb-give-site = Передать локацию «{ $site }»
verb-want-favor =
    Попросить { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
       *[many] { $count } жетонов поддержки
    }
verb-want-secrets =
    Попросить { $count ->
        [one] { $count } тайну
        [few] { $count } тайны
       *[many] { $count } тайн
    }
verb-want-thing = Попросить: { $card }
verb-want-facedown = Попросить закрытого советника № { $place }
verb-want-site = Попросить локацию «{ $site }»
verb-all-here = Все, кто пришёл, вместе
verb-hands = Отдаёт { $seat }, получает { $seat2 } …
verb-hand-favor =
    { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
       *[many] { $count } жетонов поддержки
    }
verb-hand-secrets =
    { $count ->
        [one] { $count } тайну
        [few] { $count } тайны
       *[many] { $count } тайн
    }
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

## What has happened

event-round = Начинается раунд { $count }.
event-wakes = Раунд { $count }: ходит { $seat }.
event-rests = { $seat } отдыхает.
event-refreshes = { $seat } пополняет провиант: теперь его { $count }.
event-uses = { $seat } применяет карту «{ $card }».
event-modifies = { $seat } применяет к этому действию карту «{ $card }».
event-pays =
    { $count2 ->
        [0] { $seat } платит за карту «{ $card }» поддержкой: { $count }.
       *[other]
            { $count ->
                [0] { $seat } платит за карту «{ $card }» тайнами: { $count2 }.
               *[other] { $seat } платит за карту «{ $card }» поддержкой: { $count } и тайнами: { $count2 }.
            }
    }
event-pays-price = { $seat } платит, как требует карта «{ $card }».
event-result =
    { $number ->
        [0] Партия окончена, победителя нет: { $reason }.
        [one] Побеждает { $seats }: { $reason }.
       *[other] Побеждают { $seats }: { $reason }.
    }
event-gains-favor =
    { $seat } получает { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
       *[many] { $count } жетонов поддержки
    } из резерва «{ $suit }».
event-burns-favor =
    { $seat } сжигает { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
       *[many] { $count } жетонов поддержки
    }.
event-puts-in-bank =
    { $seat } кладёт { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
       *[many] { $count } жетонов поддержки
    } в резерв «{ $suit }».
event-gives-favor =
    { $seat } отдаёт { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
       *[many] { $count } жетонов поддержки
    }. Получает { $seat2 }.
event-takes-favor =
    { $seat } забирает с чужого планшета ({ $seat2 }) { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
       *[many] { $count } жетонов поддержки
    }.
event-moves-favor =
    { $seat } переносит { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
       *[many] { $count } жетонов поддержки
    }: резерв «{ $suit }» → резерв «{ $suit2 }».
event-spreads-favor =
    { $seat } раскладывает { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
       *[many] { $count } жетонов поддержки
    } по резервам, начиная с резерва «{ $suit }».
event-gains-secrets =
    { $seat } получает { $count ->
        [one] { $count } тайну
        [few] { $count } тайны
       *[many] { $count } тайн
    }.
event-burns-secrets =
    { $seat } сжигает { $count ->
        [one] { $count } тайну
        [few] { $count } тайны
       *[many] { $count } тайн
    }.
event-turns-secrets =
    { $seat } переворачивает { $count ->
        [one] { $count } тайну
        [few] { $count } тайны
       *[many] { $count } тайн
    } лицом вниз.
event-gives-secrets =
    { $seat } отдаёт { $count ->
        [one] { $count } тайну
        [few] { $count } тайны
       *[many] { $count } тайн
    }. Получает { $seat2 }.
event-takes-secret = { $seat } забирает с чужого планшета ({ $seat2 }) 1 тайну.
event-puts-on-site =
    { $seat } кладёт { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
       *[many] { $count } жетонов поддержки
    } на локацию «{ $site }».
event-takes-site-favor = { $seat } берёт 1 жетон поддержки с локации «{ $site }».
event-takes-site-secret = { $seat } берёт 1 тайну с локации «{ $site }».
event-adds-to-banner = { $seat } кладёт 1 жетон поддержки на знамя народной поддержки.
event-returns-from-banner = { $seat } возвращает 1 жетон поддержки со знамени народной поддержки в резерв «{ $suit }».
event-turns-mob = { $seat } переворачивает знамя народной поддержки на сторону «Чернь».
event-seizes-banner = { $seat } захватывает: { $card }.
event-burns-banner-secrets =
    { $seat } сжигает { $count ->
        [one] { $count } тайну
        [few] { $count } тайны
       *[many] { $count } тайн
    } со знамени страшной тайны.
event-recovers-banner = { $seat } обретает: { $card }. Жетонов на знамени: { $count }.
event-searches = { $seat } проводит поиск: { $pile }. Потрачено провианта: { $count }.
event-draws =
    { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
event-draws-secret =
    { $number ->
        [0] { $seat } не берёт карт: их не осталось.
       *[other] { $seat } берёт: { $cards }.
    }
event-draws-openly = { $seat } берёт в открытую: { $cards }.
event-draws-vision = { $seat } берёт видение. Всего взято видений: { $count }.
event-shows-kept = { $seat } оставляет карту «{ $card }».
event-discards = { $seat } сбрасывает карту «{ $card }» ({ $pile }).
event-discards-unseen =
    { $seat } сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } лицом вниз ({ $pile }).
event-discards-unseen-secret = { $seat } сбрасывает лицом вниз ({ $pile }): { $cards }.
event-plays-to-site = { $seat } разыгрывает карту «{ $card }» в локацию «{ $site }».
event-plays-to-advisers = { $seat } разыгрывает карту «{ $card }» в совет.
event-keeps-facedown = { $seat } кладёт в совет закрытую карту.
event-reveals-vision = { $seat } открывает карту «{ $card }».
event-plays-conspiracy = { $seat } разыгрывает «Заговор».
event-moves-card = { $seat } переносит карту «{ $card }» в локацию «{ $site }».
event-joins-advisers = { $seat } переносит карту «{ $card }» в совет: { $seat2 }.
event-swaps-cards = { $seat } меняет местами карты «{ $card }» и «{ $card2 }».
event-reveals-top = { $seat } открывает верхнюю карту ({ $pile }): { $card }.
event-peeks-deck = { $seat } смотрит верхние карты колоды земель.
event-peeks-deck-secret = { $seat } смотрит верхние карты колоды земель: { $cards }.
event-peeks-site = { $seat } смотрит карту: { $site }.
event-peeks-site-secret = { $seat } смотрит карту: { $site }. Это { $site2 }.
event-swaps-drawn =
    { $seat } меняет { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } из взятых на карты из ссылки.
event-swaps-drawn-secret = { $seat } меняет взятые карты на карты из ссылки. Сначала ушедшие, потом пришедшие: { $cards }.
event-swaps-pile =
    { $seat } меняет { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } ({ $pile }) на карты из ссылки.
event-restores = { $seat } восстанавливает строение: «{ $card }» → «{ $card2 }».
event-recovers = { $seat } обретает реликвию «{ $card }».
event-takes-relic = { $seat } забирает реликвию «{ $card }».
event-buries-relic = { $seat } кладёт реликвию «{ $card }» под низ колоды реликвий.
event-buries-relic-unseen = { $seat } кладёт реликвию под низ колоды реликвий.
event-buries-relic-unseen-secret = { $seat } кладёт реликвию под низ колоды реликвий: { $card }.
event-peeks-relic = { $seat } смотрит реликвию в локации «{ $site }».
event-peeks-relic-secret = { $seat } смотрит реликвию в локации «{ $site }»: { $card }.
event-peeks-reliquary = { $seat } смотрит реликвию в ячейке «{ $slot }».
event-peeks-reliquary-secret = { $seat } смотрит реликвию в ячейке «{ $slot }»: { $card }.
event-leaves-reliquary = { $seat } получает из реликвария реликвию «{ $card }». Отныне канцлер — { $slot }.
event-musters = { $seat } созывает отряды: { $card }. Потрачено провианта: { $count }.
event-trades-for-favor = { $seat } торгует за поддержку: { $card }. Потрачено провианта: { $count }.
event-trades-for-secrets = { $seat } торгует за тайны: { $card }. Потрачено провианта: { $count }.
event-gains-warbands =
    { $seat } получает { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }.
event-cages-warbands = { $seat } запирает в клетку чужие отряды ({ $seat2 }): { $count }.
event-frees-warbands =
    { $seat } выпускает из клетки { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }. Получает { $seat2 }.
event-dies-on-board =
    { $seat } теряет на планшете { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }.
event-dies-at-site = { $colour } отряды в локации «{ $site }»: убито { $count }.
event-places-warbands =
    { $seat } ставит { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    } в локацию «{ $site }».
event-withdraws-warbands =
    { $seat } забирает на планшет { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    } из локации «{ $site }».
event-shares-warbands =
    { $seat } передаёт { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }. Получает { $seat2 }.
event-denies-warbands = { $seat2 } просит перенести отряды. { $seat } не разрешает.
event-travels = { $seat } перемещается: { $site }. Потрачено провианта: { $count }.
event-travel-fails = { $seat } остаётся на месте: перемещение не удалось.
event-pawn-moves = { $seat } ставит фигурку: { $site }.
event-reveals-site = { $seat } открывает локацию «{ $site }». Реликвий там: { $count }, поддержки: { $count2 }, тайн: { $count3 }.
event-campaigns = { $seat } проводит набег. Защита: { $seat2 }.
event-targets-site = { $seat } выбирает цель: { $site }.
event-targets-thing = { $seat } выбирает цель: { $card }.
event-targets-pawn = { $seat } выбирает цель: депортация ({ $seat2 }).
event-joins-defence = { $seat } присоединяется к защите как союзник.
event-uses-plan = Схема сражения «{ $card }»: { $seat }.
event-pools = Кубиков нападения: { $count }, кубиков защиты: { $count2 }.
event-rolls-defence = { $seat } бросает кубики защиты. Пустых: { $count }, с одним щитом: { $count2 }, с двумя щитами: { $count3 }, ×2: { $count4 }.
event-rolls-attack = { $seat } бросает кубики нападения. Полых мечей: { $count }, мечей: { $count2 }, двойных мечей с черепом: { $count3 }.
event-rolls-end = На кубике завершения { $count }. Партия заканчивается, если выпало { $count2 } или больше.
event-changes-end-die = { $seat } меняет кубик завершения. Теперь на нём { $count }.
event-defence-is = Защита: { $count }, из них армия: { $count2 }.
event-attack-is = Нападение: { $count }. Черепов, убивающих отряд: { $count2 }.
event-sacrifices =
    { $seat } жертвует { $count ->
        [one] { $count } отрядом
       *[other] { $count } отрядами
    }.
event-wins-campaign = Победа в набеге: { $seat }. Нападение: { $count }, защита: { $count2 }.
event-retreats =
    { $seat } отводит на планшет { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    } из локации «{ $site }».
event-saved =
    { $seat } спасает { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }, новое место: «{ $site }».
event-takes-title = { $seat } получает титул «Верный обету».
event-becomes-usurper = { $seat } переворачивает титул на сторону «Узурпатор».
event-title-turns-back = { $seat } переворачивает титул обратно на сторону «Верный обету».
event-becomes-citizen = { $seat } становится вассалом.
event-becomes-exile = { $seat } становится изгнанником.
event-offers-citizenship = { $seat } предлагает стать вассалом и получить реликвию из ячейки «{ $slot }». Решает { $seat2 }.
event-refuses-citizenship = { $seat } отказывается стать вассалом.
event-shows-relic = { $seat } показывает реликвию из ячейки «{ $slot }». Её видит { $seat2 }.
event-shows-relic-secret = { $seat } показывает реликвию из ячейки «{ $slot }»: { $card }. Её видит { $seat2 }.
event-proposes = { $seat } предлагает обязательную сделку ({ $card }). Слово за игроками: { $seats }.
event-would-give =
    { $number ->
        [0] Условия сделки: { $seat } отдаёт ({ $seat2 } получает) поддержки: { $count }, тайн: { $count2 }, закрытых советников: { $count3 }.
       *[other] Условия сделки: { $seat } отдаёт ({ $seat2 } получает) поддержки: { $count }, тайн: { $count2 }, закрытых советников: { $count3 }; ещё: { $cards }.
    }
event-would-give-site = Условия сделки: { $seat } передаёт локацию «{ $site }».
event-no-deal = Сделка не состоялась: { $seats }.
event-gives-thing = { $seat } отдаёт: { $card }. Получает { $seat2 }.
event-gives-facedown = { $seat } отдаёт закрытого советника. Получает { $seat2 }.
event-gives-facedown-secret = { $seat } отдаёт закрытого советника: { $card }. Получает { $seat2 }.
event-leaves-site = { $seat } уводит отряды и передаёт локацию «{ $site }».
event-swears = { $seat } и { $seat2 } дают клятву. Обещанное придётся исполнить.
event-peeks-adviser = { $seat } смотрит закрытого советника № { $place } ({ $seat2 }).
event-peeks-adviser-secret = { $seat } смотрит закрытого советника № { $place } ({ $seat2 }): { $card }.
event-finds-conspiracy = { $seat } находит «Заговор» в чужом совете ({ $seat2 }).
event-swaps-facedown = { $seat } меняет местами закрытых советников: № { $place } ({ $seat2 }) и № { $place2 } ({ $seat3 }).
event-swaps-facedown-secret = { $seat } меняет местами закрытых советников: № { $place } ({ $seat2 }, «{ $card }») и № { $place2 } ({ $seat3 }, «{ $card2 }»).
event-adds-banner-secret = { $seat } кладёт 1 тайну на знамя страшной тайны.
event-gains-supply = { $seat } получает провиант: { $count }.
event-bank-burns = Из резерва «{ $suit }» сожжено поддержки: { $count }.
event-targets-site-relic = { $seat } выбирает цель: реликвия № { $place } в локации «{ $site }».
event-looks-at-pile =
    { $seat } смотрит { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } с верха сброса ({ $region }).
event-looks-at-pile-secret = { $seat } смотрит верх сброса ({ $region }): { $cards }.
event-draws-relic = { $seat } берёт реликвию из колоды.
event-draws-relic-secret = { $seat } берёт реликвию из колоды: { $card }.
event-looks-through-pile = { $seat } просматривает сброс ({ $region }).
event-looks-through-pile-secret = { $seat } просматривает сброс ({ $region }): { $cards }.
event-marks-vision = { $seat } кладёт отряд на карту «{ $card }» и отныне разделяет это видение.
event-dies-on-vision = { $seat } теряет отряд на карте «{ $card }».
event-takes-burnt-favor = { $seat } забирает сожжённую поддержку: { $count }.
event-moves-pile = { $seat } переносит сброс: { $region } → { $region2 }. Карт: { $count }.
event-dispossesses = { $seat } отправляет карту «{ $card }» в ссылку.
event-vows = { $seat } даёт обет на следующую партию: { $goal }.
event-invites = { $seat } предлагает вассалитет. Решает { $seat2 }.
event-idle-boards-turn = Планшеты вне игры переворачиваются с вассала на изгнанника: { $count }.
event-takes-over-site = { $seat } занимает локацию «{ $site }» одним отрядом.
event-builds = { $seat } возводит строение в локации «{ $site }»: «{ $card }» → «{ $card2 }».
event-discards-site = Локация «{ $site }» уходит с поля.
event-ruin-returns = «{ $card }» возвращается в архив.
event-falls-to-ruin = Строение в локации «{ $site }» разрушается: «{ $card }» → «{ $card2 }».
event-moves-site = Локация «{ $site }» переходит в другой регион: { $region }.
event-turns-site-up = Открывается локация «{ $site }».
event-adds-denizens = Шесть обитателей из архива уходят в колоду земель. { $suit }: 3, { $suit2 }: 2, { $suit3 }: 1.
event-heals = В архиве не хватает карт. Из ссылки в колоду земель возвращается карт: { $count }, остальные уходят в архив.
event-dispossesses-unseen = В ссылку вслепую уходит карт: { $count }.
event-deals-relics = В локацию «{ $site }» сдаются закрытые реликвии: { $count }.
event-relics-on-top = { $seat }: реликвии победителя и реликвария ложатся на колоду реликвий: { $count }.
event-rebuilds-deck = Колода земель собрана заново и перемешана.
event-chronicle-written = Хроника составлена. Обет следующей партии: { $goal }. Его даёт { $seat }.

## The options of a match

option-setup = Как начинается партия.
    .first = Первая партия: три заданные локации, первые 54 обитателя, остальное наугад.
    .tutorial = Обучение: четыре игрока, все локации и карты — как в книге правил.
    .quick = Быстрая партия: локации, обитатели и реликвии наугад.
option-goal = Цель верного обету; её можно выбрать для быстрой партии.
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
