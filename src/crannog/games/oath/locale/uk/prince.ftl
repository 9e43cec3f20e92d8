### Обітниця: Механічний князь (O-12): його планшет, аркуш розуму й усе, що він робить.

prince-name = Механічний князь

## Аркуш розуму

node-circle_supremacy = Комірка загрози: найбільше локацій
node-circle_protection = Комірка загрози: найбільше реліквій і стягів
node-circle_devotion = Комірка загрози: страшна таємниця
node-circle_people = Комірка загрози: народна підтримка
node-need_banner = Чи потрібен мені стяг?
node-tl_campaign_low = Похід: локація суперника з мінімумом (ліворуч угорі, нижня)
node-tl_campaign_high = Похід: локація суперника з мінімумом (ліворуч угорі, верхня)
node-tl_travel_favor = Подорож: найбільше підтримки (ліворуч угорі)
node-tl_trade_favor = Торгівля: підтримка (ліворуч угорі)
node-tl_muster_low = Збір (ліворуч угорі, нижня)
node-tl_muster_high = Збір (ліворуч угорі, верхня)
node-tr_travel_favor = Подорож: найбільше підтримки (праворуч угорі)
node-tr_trade_left = Торгівля: підтримка й таємниці (праворуч угорі, ліва)
node-tr_trade_right = Торгівля: підтримка й таємниці (праворуч угорі, права)
node-tr_travel_relic_left = Подорож: локація з реліквією (праворуч угорі, ліва)
node-tr_travel_relic_right = Подорож: локація з реліквією (праворуч угорі, права)
node-tr_muster = Збір (праворуч угорі)
node-tr_campaign_relics = Похід: у кого найбільше реліквій (праворуч угорі)
node-tr_recover_relic = Віднайдення: реліквія (праворуч угорі)
node-bl_trade_secrets = Торгівля: таємниці (ліворуч унизу)
node-bl_travel_secrets = Подорож: найбільше таємниць (ліворуч унизу)
node-bl_trade_both = Торгівля: підтримка й таємниці (ліворуч унизу)
node-bl_muster = Збір (ліворуч унизу)
node-bl_campaign_ds = Похід: у кого страшна таємниця (ліворуч унизу)
node-bl_search = Пошук (ліворуч унизу)
node-bl_recover_ds = Віднайдення: страшна таємниця за всі таємниці (ліворуч унизу)
node-br_search = Пошук (праворуч унизу)
node-br_trade_favor = Торгівля: підтримка (праворуч унизу)
node-br_travel_favor = Подорож: найбільше підтримки (праворуч унизу)
node-br_trade_both = Торгівля: підтримка й таємниці (праворуч унизу)
node-br_muster = Збір (праворуч унизу)
node-br_campaign_pf = Похід: у кого народна підтримка (праворуч унизу)
node-br_recover_pf = Віднайдення: народна підтримка за всю підтримку (праворуч унизу)

## Окремі слова

threat-none = немає загрози
threat-successor = наступник
threat-usurper = узурпатор
threat-vision = видіння
threat-oathkeeper = вірний обітниці вигнанець

relation-neutral = нейтральна
relation-friend = друг
relation-conspirator = змовник

arrow-red = червона
arrow-orange = помаранчева
arrow-black = чорна

## Чому стрілка відкрита

because-always = Нічого кращого немає
because-rules_most = Він править найбільшою кількістю локацій
because-holds_most = У нього найбільше реліквій і стягів
because-holds_darkest_secret = У нього страшна таємниця
because-holds_peoples_favor = У нього народна підтримка
because-ready_fewest = Він готовий до бою за локацію суперника з мінімумом
because-ready_relics = Він готовий до бою з тим, у кого найбільше реліквій
because-ready_darkest_secret = Він готовий до бою з тим, у кого страшна таємниця
because-ready_peoples_favor = Він готовий до бою з тим, у кого народна підтримка
because-pays_relic = Він може оплатити реліквію тут
because-pays_darkest_secret = Він може оплатити страшну таємницю
because-pays_peoples_favor = Він може оплатити народну підтримку
because-needs_darkest_secret = Йому потрібна лише страшна таємниця
because-needs_other = Йому потрібна народна підтримка, обидва стяги або жодного

## Як він перемагає

reason-prince-usurper = Механічний князь утримав титул узурпатора
reason-prince-chancellor = імперія Механічного князя встояла
reason-prince-usurper-at-end = наприкінці останнього раунду узурпатор — Механічний князь

## Про що питають вигнанця

prompt-princely-offer = Можна подивитися нижню реліквію колоди реліквій: вона ваша, якщо ви станете васалом. Подивитеся?
prompt-princely-terms = Станете васалом і візьмете цю реліквію?
verb-look-at-offer = Подивитися реліквію

## Що він робить

event-prince-threat = { $seat }: загроза — { $threat }.
event-prince-stays = Жетони дій лишаються на місці: «{ $node }».
event-prince-turns-to = Тому обидва жетони дій переходять: «{ $node }».
event-prince-draws =
    { $number ->
        [0] { $seat } бере карти. Видінь: { $count }.
       *[other] { $seat } бере карти: { $cards }. Видінь: { $count }.
    }
event-prince-learns = { $seat } розвиває тактику. Кубиків нападу від неї: { $count }.
event-prince-chooses = { $seat } вибирає карту «{ $card }». Її масть: { $relation }.
event-prince-cannot-play = { $seat } ніде не може зіграти карту «{ $card }» й отримує натомість інше.
event-prince-gains-ambition = { $seat } відкладає підтримку заради амбіцій із резерву «{ $suit }»: { $count }.
event-prince-uses-ambition = { $seat } витрачає підтримку з амбіцій: { $count }.
event-prince-advances = Жетон масті «{ $suit }» піднімається ({ $relation }). Дій за цю поділку: { $count }.
event-prince-may-act = { $seat } виконує дій: { $count }.
event-prince-moves = { $because }, тому { $seat } йде далі ({ $arrow } стрілка): «{ $node2 }».
event-prince-acts = { $seat } діє: «{ $node }». Лишилося дій: { $count }.
event-prince-skips = { $seat } не може цього зробити і йде далі: «{ $node }».
event-prince-fails-journey = { $seat } не може дістатися туди, де є те, що йому потрібно.
event-prince-gives-up = { $seat } більше нічого не може зробити.
event-prince-tactics = { $seat }: тактика змінює кубики нападу на { $count }.
event-looks-at-offer = { $seat } розглядає нижню реліквію колоди реліквій.
event-looks-at-offer-secret = { $seat } розглядає нижню реліквію колоди реліквій: { $card }.
    .you = Ви розглядаєте нижню реліквію колоди реліквій: { $card }.

option-prince = Механічний князь — суперник, який грає сам. Одна людина грає лише з ним.
    .none = Він не грає.
    .chancellor = Він канцлер.
    .exile = Він вигнанець.

## Чому не можна

why-prince-keeps-warbands = Механічний князь нікому не дає переносити свої загони і сам ними не ділиться.
why-prince-keeps-citizens = За Механічного князя васали не стають вигнанцями.
why-prince-reliquary = У княжому релікварії немає реліквій, з якими можна запропонувати васалітет.
