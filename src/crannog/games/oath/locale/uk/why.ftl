### Oath: чому не можна вибрати, одним реченням.

## Форма вибору

why-no-verb = Вибір починається з того, що роблять.
why-unknown = Тут немає нічого з назвою «{ $subject }».
why-other-form = Цей вибір записують так: «{ $subject }».
why-answer-first = Це роблять із меню фази дій. Спершу дайте відповідь на запитання.
why-other-number = Виберіть одне з чисел: { $subject }.

## Ціни, жетони та заборони

why-supply = Потрібно провіанту: { $count }. У вас: { $count2 }.
why-favor =
    { $count ->
        [one] Потрібен { $count } жетон підтримки
        [few] Потрібно { $count } жетони підтримки
       *[many] Потрібно { $count } жетонів підтримки
    }, а у вас { $count2 }.
why-secrets =
    { $count ->
        [one] Потрібна { $count } відкрита таємниця
        [few] Потрібні { $count } відкриті таємниці
       *[many] Потрібно { $count } відкритих таємниць
    }, а у вас { $count2 }.
why-tokens-on-it = На карті «{ $card }» вже лежить підтримка або таємниця.
why-forbidden = Цього не дозволяє «{ $card }».
why-favor-besides = «{ $card }» вимагає ще 1 підтримку, а вам її бракує.
why-secret-besides = «{ $card }» вимагає ще 1 таємницю, а вам їх бракує.
why-locked = Карта «{ $card }» скута.

## Пошук

why-pile-empty = Скид цього регіону порожній: { $region }.
why-other-pile = Зі скидів вам доступний лише скид того регіону, де ви перебуваєте: { $region }.

## Збір і торгівля

why-no-suit = Карта «{ $card }» не має масті.
why-not-here = Карти «{ $card }» немає на вашій локації.

## Віднайдення

why-no-banner = «{ $card }» — не стяг.
why-relics-here =
    { $count ->
        [0] На вашій локації немає реліквій.
        [one] На вашій локації лише { $count } реліквія.
        [few] На вашій локації лише { $count } реліквії.
       *[many] На вашій локації лише { $count } реліквій.
    }
why-secret-safe = Власник стяга має в раді кожну масть зі своєї локації: стяг страшної таємниці не віднайти.
why-no-price = На вашій локації не вказано ціни реліквії.

## Похід

why-yourself = На себе напасти не можна.
why-no-bandits = Вашою локацією правлять не банди.
why-defender-not-here = { $seat } не править вашою локацією, і фігурки цього гравця там немає.
why-no-target = На вашій локації немає відповідної цілі: { $seat }.
why-site-targeted = Локація «{ $site }» вже серед цілей.
why-thing-targeted = «{ $card }» вже серед цілей.
why-pawn-targeted = Депортація вже серед цілей.
why-defender-not-ruler = Захисник не править локацією «{ $site }».
why-defender-not-holder = Захисник цього не має: { $card }.
why-defender-elsewhere = Фігурки захисника немає на вашій локації.
why-no-set-with-it = Із цією ціллю не скласти дозволеного набору цілей.
why-target-here = Принаймні одна ціль має бути на вашій локації.
why-no-plan = Карта «{ $card }» не має плану бою.
why-not-ruled = Ви не правите картою «{ $card }».
why-defenders-plan = План «{ $card }» — для захисту.
why-attackers-plan = План «{ $card }» — для нападу.
why-plan-used = План «{ $card }» уже застосовано в цьому поході.
why-no-more-plans = Ваша сторона більше не може застосовувати плани бою.
why-plan-alone = План «{ $card }» має бути єдиним у вашої сторони.
why-sacrifice = Або не жертвуйте нічим, або рівно стількома загонами, скільки треба для перемоги.

## Подорож

why-led = Куди ви підете, вирішує правитель вашої локації: виберіть подорож за його волею.
why-not-led = Ніхто не вирішує за вас: виберіть локацію самі.
why-site-faceup = Локація тут відкрита, і вибирають її за назвою: { $site }.
why-no-such-site = Серед відкритих локацій немає локації «{ $site }».
why-there-already = Ваша фігурка вже там.
why-must-go-elsewhere = Туди вас не пускає «{ $card }».
why-nowhere = Вам нікуди вирушити.

## Здібності та закриті радники

why-no-action-power = Карта «{ $card }» не має такої здібності.
why-no-effect = «{ $card }» зараз нічого не дасть.
why-facedown = Карта «{ $card }» закрита, і її здібність не діє.
why-no-access = Ви не правите картою «{ $card }», і на вашій локації її немає.
why-not-own-facedown = Серед ваших закритих радників немає карти «{ $card }».
why-can-be-played = Карту «{ $card }» можна зіграти: візьміть її, а потім зіграйте або скиньте.
why-only-discarded = Карту «{ $card }» зараз не зіграти, можна лише скинути.
why-relic-seen = Цю реліквію ви вже бачили.
why-careful-already = До кінця ходу ви й так вибираєте всі карти для дій вручну.

## Загони

why-site-not-ruled = Ви не правите своєю локацією.
why-no-warbands-here = На вашій локації немає ваших загонів.
why-chancellor-denied = Цього ходу канцлер цього не дозволив.
why-last-warband = Останній загін залишається.
why-board-empty = На вашому планшеті немає загонів.
why-other-colour = На вашій локації загони іншого кольору.
why-two-imperial = Загони передають одне одному лише канцлер і васали.
why-pawn-elsewhere = Фігурки цього гравця немає на вашій локації: { $seat }.
why-no-warbands = На цьому планшеті немає загонів: { $seat }.
why-denied = { $seat }: цього ходу вам уже відмовлено.

## Великий скіпетр та імперія

why-scepter-new = Ви забрали «Великий скіпетр» цього ходу.
why-no-scepter = У вас немає «Великого скіпетра».
why-slot-empty = Комірка «{ $slot }» порожня.
why-exile-only = Стати васалом пропонують вигнанцеві.
why-reliquary-empty = Релікварій порожній, а до пропозиції входить реліквія з нього.
why-refused = { $seat }: цього ходу вже була відмова.
why-no-citizen = Вигнати можна лише іншого гравця, який є васалом.
why-not-citizen = Покинути імперію може лише васал.
why-scepter-stays = Хто володіє «Великим скіпетром», не може покинути імперію.

## Карти для дій

why-no-modifier = «{ $card }» не застосовується до цієї дії.
why-modifies-already = «{ $card }» вже застосовується до цієї дії.
why-does-not-apply = До цієї дії в такому вигляді «{ $card }» не підходить.
why-modifier-needed = У такому вигляді дії не виконати: потрібна карта, яка її змінить.

## Розіграш карт

why-vision-site = Видіння не грають на локацію.
why-adviser-only = Карту «{ $card }» можна зіграти лише до ради.
why-facedown-site = На закритій локації місця немає.
why-card-says = За текстом карти «{ $card }» її не можна зіграти туди.
why-site-full = Локацію заповнено. Карт там: { $count }, місць: { $count2 }.
why-own-site = Карту грають на ту локацію, де ваша фігурка.
why-vision-adviser = Видіння не буває відкритим радником.
why-site-only = Карту «{ $card }» можна зіграти лише на локацію.
why-site-or-discard = Цю карту грають на локацію або скидають.
why-not-facedown-again = Узятого закритого радника й другу карту не можна залишити закритими.
why-too-many-advisers = У вас забагато радників, і замало з них можуть піти.
why-no-vision = «{ $card }» — не видіння.
why-conspiracy-effect = «Змову» не відкривають як видіння: її грають заради дії.
why-exile-vision = Відкрити видіння може лише вигнанець.
why-not-conspiracy = «{ $card }» — не «Змова».
why-not-discarded = Карти «{ $card }» немає серед тих, які ви скидаєте.
why-not-drawn = Карти «{ $card }» немає серед узятих.
why-dealt-with = Карту «{ $card }» вже розподілено.
why-not-dealt = Карту «{ $card }» вам не роздавали.
why-chancellor-begins = Канцлер починає на верхній локації столиці.
why-begins-faceup = Ваша фігурка починає на відкритій локації.
why-not-adviser = Карти «{ $card }» немає у вашій раді.
why-no-room-gained = Якщо скинути карту «{ $card }», місця не побільшає.

## Угоди

why-not-dealt-favor = Підтримка до цієї угоди не входить: { $card }.
why-not-dealt-secrets = Таємниці до цієї угоди не входять: { $card }.
why-not-dealt-advisers = Радники до цієї угоди не входять: { $card }.
why-not-dealt-relics = Реліквії до цієї угоди не входять: { $card }.
why-not-dealt-banners = Стяги до цієї угоди не входять: { $card }.
why-not-dealt-sites = Локації до цієї угоди не входять: { $card }.
why-deal-names-favor = Підтримка вже є в пропозиції.
why-deal-names-secrets = Таємниці вже є в пропозиції.
why-at-most-favor = { $seat } може віддати підтримки не більше ніж { $count }.
    .you = Ви можете віддати підтримки не більше ніж { $count }.
why-at-most-secrets = { $seat } може віддати таємниць не більше ніж { $count }.
    .you = Ви можете віддати таємниць не більше ніж { $count }.
why-no-such-facedown = { $seat } не може віддати такого закритого радника: його немає.
    .you = Ви не можете віддати такого закритого радника: його немає.
why-site-in-deal = Локація «{ $site }» вже є в пропозиції.
why-site-not-handed = Локацію «{ $site }» не передати: той, хто віддає, має нею правити, а той, хто отримує, — поставити туди загони.
why-thing-in-deal = «{ $card }» вже є в пропозиції.
why-not-theirs = { $seat }: такої відкритої карти немає ({ $card }).
    .you = У вас немає такої відкритої карти: { $card }.
why-nothing-in-deal = Поки що нічого не переходить із рук у руки.
why-deal-advisers = У когось буде забагато радників.
why-deal-sites = Комусь не вистачить загонів для отриманих локацій.
why-last-proposal = Пропозицій буває не більше ніж { $count }.
why-two-parties = Виберіть двох учасників угоди.
why-nothing-left = Віддати більше нічого: { $seat }.
    .you = Вам більше нічого віддати.

## Хроніка

why-vision-vow = Той, хто переміг завдяки видінню, дає обітницю з метою цього видіння.
why-same-goal = Це обітниця цієї гри: { $goal }. Дайте іншу.
why-invite-exile = Васалітет пропонують іншому гравцеві, якщо він вигнанець.
why-was-citizen = У цій грі й так васал: { $seat }.
why-accepted-already = { $seat }: згода вже є.
why-invitation-refused = { $seat } відповідає відмовою.
why-no-denizen = «{ $card }» — не мешканець, а споруду зводять на місці мешканця.
why-not-at-ruled-site = Карти «{ $card }» немає на жодній локації, якою ви правите.
why-no-edifice-there = На локації «{ $site }» вже є споруда, або для неї немає місця.
why-no-edifice-of = Споруди цієї масті немає в архіві: { $suit }.
why-edifice-whole = «{ $card }» — ціла споруда, а відбудувати можна лише руїни.
why-no-edifice = «{ $card }» — не руїни.
why-other-suits = У вашій раді є масті, яких більше, ніж цієї: { $suit }.

## Рядки Tabletop Simulator

why-string-ended = Рядок обривається після символу № { $number }, посеред поля «{ $field }».
why-string-digits = Символ № { $number } (поле «{ $field }»): «{ $subject }» — не число з цифр 0–9 та A–F.
why-string-code = Символ № { $number } (поле «{ $field }»): код { $subject } тут нічого не означає.
why-string-twice = Символ № { $number } (поле «{ $field }»): карта з кодом { $subject } є в рядку вдруге.
why-string-length = Символ № { $number } (поле «{ $field }»): { $subject } — не довжина назви.
why-string-version = Символ № { $number } (поле «{ $field }»): версія { $subject } тут невідома, остання — 030303.
why-string-more = Рядок має закінчуватися полем «{ $field }», але триває із символу № { $number }: «{ $subject }».
why-string-long = Задовгий рядок: символів { $count }, а буває не більше ніж { $number }.
why-string-world = Поле «{ $field }», від символу № { $number }, порушує правило { $subject }.

field-version = версія
field-game = номер гри
field-name = назва хроніки
field-players = гравці
field-sides = планшети васалів
field-goal = обітниця
field-suits = порядок мастей
field-map = локації
field-deck = колода земель
field-dispossessed = карти на засланні
field-relics = колода реліквій
field-citizens = васали минулої гри
field-winner = колір переможця
field-winner-name = ім’я переможця
