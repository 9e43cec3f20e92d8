### Обет: Механический князь (O-12): его планшет, лист разума и всё, что он делает.

prince-name = Механический князь

## Лист разума

node-circle_supremacy = Ячейка угрозы: больше всего локаций
node-circle_protection = Ячейка угрозы: больше всего реликвий и знамён
node-circle_devotion = Ячейка угрозы: страшная тайна
node-circle_people = Ячейка угрозы: народная поддержка
node-need_banner = Нужно ли мне знамя?
node-tl_campaign_low = Набег: локация соперника с минимумом (слева вверху, нижняя)
node-tl_campaign_high = Набег: локация соперника с минимумом (слева вверху, верхняя)
node-tl_travel_favor = Перемещение: больше всего поддержки (слева вверху)
node-tl_trade_favor = Торговля: поддержка (слева вверху)
node-tl_muster_low = Созыв (слева вверху, нижняя)
node-tl_muster_high = Созыв (слева вверху, верхняя)
node-tr_travel_favor = Перемещение: больше всего поддержки (справа вверху)
node-tr_trade_left = Торговля: поддержка и тайны (справа вверху, левая)
node-tr_trade_right = Торговля: поддержка и тайны (справа вверху, правая)
node-tr_travel_relic_left = Перемещение: локация с реликвией (справа вверху, левая)
node-tr_travel_relic_right = Перемещение: локация с реликвией (справа вверху, правая)
node-tr_muster = Созыв (справа вверху)
node-tr_campaign_relics = Набег: у кого больше всего реликвий (справа вверху)
node-tr_recover_relic = Обретение: реликвия (справа вверху)
node-bl_trade_secrets = Торговля: тайны (слева внизу)
node-bl_travel_secrets = Перемещение: больше всего тайн (слева внизу)
node-bl_trade_both = Торговля: поддержка и тайны (слева внизу)
node-bl_muster = Созыв (слева внизу)
node-bl_campaign_ds = Набег: у кого страшная тайна (слева внизу)
node-bl_search = Поиск (слева внизу)
node-bl_recover_ds = Обретение: страшная тайна за все тайны (слева внизу)
node-br_search = Поиск (справа внизу)
node-br_trade_favor = Торговля: поддержка (справа внизу)
node-br_travel_favor = Перемещение: больше всего поддержки (справа внизу)
node-br_trade_both = Торговля: поддержка и тайны (справа внизу)
node-br_muster = Созыв (справа внизу)
node-br_campaign_pf = Набег: у кого народная поддержка (справа внизу)
node-br_recover_pf = Обретение: народная поддержка за всю поддержку (справа внизу)

## Отдельные слова

threat-none = нет угрозы
threat-successor = преемник
threat-usurper = узурпатор
threat-vision = видение
threat-oathkeeper = верный обету изгнанник

relation-neutral = нейтральная
relation-friend = друг
relation-conspirator = заговорщик

arrow-red = красная
arrow-orange = оранжевая
arrow-black = чёрная

## Почему стрелка открыта

because-always = Ничего лучшего нет
because-rules_most = Он правит наибольшим числом локаций
because-holds_most = У него больше всего реликвий и знамён
because-holds_darkest_secret = У него страшная тайна
because-holds_peoples_favor = У него народная поддержка
because-ready_fewest = Он готов к бою за локацию соперника с минимумом
because-ready_relics = Он готов к бою с тем, у кого больше всего реликвий
because-ready_darkest_secret = Он готов к бою с тем, у кого страшная тайна
because-ready_peoples_favor = Он готов к бою с тем, у кого народная поддержка
because-pays_relic = Он может оплатить реликвию здесь
because-pays_darkest_secret = Он может оплатить страшную тайну
because-pays_peoples_favor = Он может оплатить народную поддержку
because-needs_darkest_secret = Ему нужна только страшная тайна
because-needs_other = Ему нужна народная поддержка, оба знамени или ни одного

## Как он побеждает

reason-prince-usurper = Механический князь удержал титул узурпатора
reason-prince-chancellor = империя Механического князя устояла
reason-prince-usurper-at-end = в конце последнего раунда узурпатор — Механический князь

## О чём спрашивают изгнанника

prompt-princely-offer = Можно посмотреть нижнюю реликвию колоды реликвий: она ваша, если вы станете вассалом. Посмотрите?
prompt-princely-terms = Станете вассалом и возьмёте эту реликвию?
verb-look-at-offer = Посмотреть реликвию

## Что он делает

event-prince-threat = { $seat }: угроза — { $threat }.
event-prince-stays = Жетоны действий остаются на месте: «{ $node }».
event-prince-turns-to = Поэтому оба жетона действий переходят: «{ $node }».
event-prince-draws =
    { $number ->
        [0] { $seat } берёт карты. Видений: { $count }.
       *[other] { $seat } берёт карты: { $cards }. Видений: { $count }.
    }
event-prince-learns = { $seat } развивает тактику. Кубиков нападения от неё: { $count }.
event-prince-chooses = { $seat } выбирает карту «{ $card }». Её масть: { $relation }.
event-prince-cannot-play = { $seat } нигде не может разыграть карту «{ $card }» и получает взамен другое.
event-prince-gains-ambition = { $seat } откладывает поддержку ради амбиций из резерва «{ $suit }»: { $count }.
event-prince-uses-ambition = { $seat } тратит поддержку из амбиций: { $count }.
event-prince-advances = Жетон масти «{ $suit }» поднимается ({ $relation }). Действий за это деление: { $count }.
event-prince-may-act = { $seat } выполняет действий: { $count }.
event-prince-moves = { $because }, поэтому { $seat } идёт дальше ({ $arrow } стрелка): «{ $node2 }».
event-prince-acts = { $seat } действует: «{ $node }». Осталось действий: { $count }.
event-prince-skips = { $seat } не может этого сделать и идёт дальше: «{ $node }».
event-prince-fails-journey = { $seat } не может дойти туда, где есть то, что ему нужно.
event-prince-gives-up = { $seat } больше ничего не может сделать.
event-prince-tactics = { $seat }: тактика меняет кубики нападения на { $count }.
event-looks-at-offer = { $seat } смотрит нижнюю реликвию колоды реликвий.
event-looks-at-offer-secret = { $seat } смотрит нижнюю реликвию колоды реликвий: { $card }.
    .you = Вы смотрите нижнюю реликвию колоды реликвий: { $card }.

option-prince = Механический князь — соперник, который играет сам. Один человек играет только с ним.
    .none = Он не играет.
    .chancellor = Он канцлер.
    .exile = Он изгнанник.

## Почему нельзя

why-prince-keeps-warbands = Механический князь никому не даёт переносить свои отряды и сам ими не делится.
why-prince-keeps-citizens = При Механическом князе вассалы не становятся изгнанниками.
why-prince-reliquary = В княжеском реликварии нет реликвий, с которыми можно предложить вассалитет.
