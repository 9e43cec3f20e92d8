### Oath: почему нельзя выбрать, одной фразой.

## Форма выбора

why-no-verb = Выбор начинается с того, что делается.
why-unknown = Здесь нет ничего с названием «{ $subject }».
why-other-form = Этот выбор записывается так: «{ $subject }».
why-answer-first = Это делается из меню фазы действий. Сначала ответьте на вопрос.
why-other-number = Выберите одно из чисел: { $subject }.

## Цены, жетоны и запреты

why-supply = Нужно провианта: { $count }. У вас: { $count2 }.
why-favor =
    { $count ->
        [one] Нужен { $count } жетон поддержки
        [few] Нужно { $count } жетона поддержки
       *[many] Нужно { $count } жетонов поддержки
    }, а у вас { $count2 }.
why-secrets =
    { $count ->
        [one] Нужна { $count } открытая тайна
        [few] Нужны { $count } открытые тайны
       *[many] Нужно { $count } открытых тайн
    }, а у вас { $count2 }.
why-tokens-on-it = На карте «{ $card }» уже лежит поддержка или тайна.
why-forbidden = Этого не позволяет «{ $card }».
why-favor-besides = «{ $card }» требует ещё 1 поддержку, а у вас её не хватает.
why-secret-besides = «{ $card }» требует ещё 1 тайну, а у вас их не хватает.
why-locked = Карта «{ $card }» скована.

## Поиск

why-pile-empty = Сброс этого региона пуст: { $region }.
why-other-pile = Из сбросов вам доступен только сброс того региона, где вы находитесь: { $region }.

## Созыв и торговля

why-no-suit = У карты «{ $card }» нет масти.
why-not-here = Карты «{ $card }» нет в вашей локации.

## Обретение

why-no-banner = «{ $card }» — не знамя.
why-relics-here =
    { $count ->
        [0] В вашей локации нет реликвий.
        [one] В вашей локации только { $count } реликвия.
        [few] В вашей локации только { $count } реликвии.
       *[many] В вашей локации только { $count } реликвий.
    }
why-secret-safe = У владельца знамени в совете есть каждая масть из его локации: знамя страшной тайны не обрести.
why-no-price = В вашей локации не указана цена реликвии.

## Набег

why-yourself = На себя напасть нельзя.
why-no-bandits = Вашей локацией правят не банды.
why-defender-not-here = { $seat } не правит вашей локацией, и фигурки этого игрока там нет.
why-no-target = В вашей локации нет подходящей цели: { $seat }.
why-site-targeted = Локация «{ $site }» уже среди целей.
why-thing-targeted = «{ $card }» уже среди целей.
why-pawn-targeted = Депортация уже среди целей.
why-defender-not-ruler = Защищающийся не правит локацией «{ $site }».
why-defender-not-holder = У защищающегося этого нет: { $card }.
why-defender-elsewhere = Фигурки защищающегося нет в вашей локации.
why-no-set-with-it = С этой целью не собрать допустимый набор целей.
why-target-here = Хотя бы одна цель должна быть в вашей локации.
why-no-plan = У карты «{ $card }» нет схемы сражения.
why-not-ruled = Вы не правите картой «{ $card }».
why-defenders-plan = Схема «{ $card }» — для защиты.
why-attackers-plan = Схема «{ $card }» — для нападения.
why-plan-used = Схема «{ $card }» уже применялась в этом набеге.
why-no-more-plans = Ваша сторона больше не может применять схемы сражения.
why-plan-alone = Схема «{ $card }» должна быть единственной у вашей стороны.
why-sacrifice = Либо не жертвуйте ничем, либо ровно столькими отрядами, сколько нужно для победы.

## Перемещение

why-led = Куда вы пойдёте, решает правитель вашей локации: выберите перемещение по его воле.
why-not-led = Никто не решает за вас: выберите локацию сами.
why-site-faceup = Локация здесь открыта, и выбирают её по названию: { $site }.
why-no-such-site = Среди открытых локаций нет локации «{ $site }».
why-there-already = Ваша фигурка уже там.
why-must-go-elsewhere = Туда вас не пускает «{ $card }».
why-nowhere = Вам некуда переместиться.

## Способности и закрытые советники

why-no-action-power = У карты «{ $card }» нет такой способности.
why-no-effect = «{ $card }» сейчас ничего не даст.
why-facedown = Карта «{ $card }» закрыта, и её способность не действует.
why-no-access = Вы не правите картой «{ $card }», и в вашей локации её нет.
why-not-own-facedown = Среди ваших закрытых советников нет карты «{ $card }».
why-can-be-played = Карту «{ $card }» можно разыграть: возьмите её, а потом разыграйте или сбросьте.
why-only-discarded = Карту «{ $card }» сейчас не разыграть, можно только сбросить.
why-relic-seen = Эту реликвию вы уже видели.
why-careful-already = До конца хода вы и так выбираете все карты для действий вручную.

## Отряды

why-site-not-ruled = Вы не правите своей локацией.
why-no-warbands-here = В вашей локации нет ваших отрядов.
why-chancellor-denied = В этот ход канцлер этого не разрешил.
why-last-warband = Последний отряд остаётся.
why-board-empty = На вашем планшете нет отрядов.
why-other-colour = В вашей локации отряды другого цвета.
why-two-imperial = Отряды передают друг другу только канцлер и вассалы.
why-pawn-elsewhere = Фигурки этого игрока нет в вашей локации: { $seat }.
why-no-warbands = На этом планшете нет отрядов: { $seat }.
why-denied = { $seat }: в этот ход вам уже отказано.

## Большой скипетр и империя

why-scepter-new = Вы забрали «Большой скипетр» в этот ход.
why-no-scepter = У вас нет «Большого скипетра».
why-slot-empty = Ячейка «{ $slot }» пуста.
why-exile-only = Стать вассалом предлагают изгнаннику.
why-reliquary-empty = Реликварий пуст, а в предложение входит реликвия из него.
why-refused = { $seat }: в этот ход уже был отказ.
why-no-citizen = Изгнать можно только другого игрока, который стал вассалом.
why-not-citizen = Покинуть империю может только вассал.
why-scepter-stays = Кто владеет «Большим скипетром», не может покинуть империю.

## Карты для действий

why-no-modifier = «{ $card }» не применяется к этому действию.
why-modifies-already = «{ $card }» уже применяется к этому действию.
why-does-not-apply = К этому действию в таком виде «{ $card }» не подходит.
why-modifier-needed = В таком виде действие не выполнить: нужна карта, которая его изменит.

## Розыгрыш карт

why-vision-site = Видение не разыгрывают в локации.
why-adviser-only = Карту «{ $card }» можно разыграть только в совете.
why-facedown-site = В закрытой локации места нет.
why-card-says = По тексту карты «{ $card }» её нельзя разыграть там.
why-site-full = Локация заполнена. Карт там: { $count }, мест: { $count2 }.
why-own-site = Карту разыгрывают в той локации, где ваша фигурка.
why-vision-adviser = Видение не бывает открытым советником.
why-site-only = Карту «{ $card }» можно разыграть только в локации.
why-site-or-discard = Эту карту разыгрывают в локации или сбрасывают.
why-not-facedown-again = Взятого закрытого советника и вторую карту нельзя оставить закрытыми.
why-too-many-advisers = У вас слишком много советников, и слишком мало из них могут уйти.
why-no-vision = «{ $card }» — не видение.
why-conspiracy-effect = «Заговор» не открывают как видение: его разыгрывают ради действия.
why-exile-vision = Открыть видение может только изгнанник.
why-not-conspiracy = «{ $card }» — не «Заговор».
why-not-discarded = Карты «{ $card }» нет среди тех, что вы сбрасываете.
why-not-drawn = Карты «{ $card }» нет среди взятых.
why-dealt-with = Карта «{ $card }» уже распределена.
why-not-dealt = Карту «{ $card }» вам не сдавали.
why-chancellor-begins = Канцлер начинает в верхней локации столицы.
why-begins-faceup = Ваша фигурка начинает в открытой локации.
why-not-adviser = Карты «{ $card }» нет в вашем совете.
why-no-room-gained = Если сбросить карту «{ $card }», места больше не станет.

## Сделки

why-not-dealt-favor = Поддержка в эту сделку не входит: { $card }.
why-not-dealt-secrets = Тайны в эту сделку не входят: { $card }.
why-not-dealt-advisers = Советники в эту сделку не входят: { $card }.
why-not-dealt-relics = Реликвии в эту сделку не входят: { $card }.
why-not-dealt-banners = Знамёна в эту сделку не входят: { $card }.
why-not-dealt-sites = Локации в эту сделку не входят: { $card }.
why-deal-names-favor = Поддержка уже есть в предложении.
why-deal-names-secrets = Тайны уже есть в предложении.
why-at-most-favor = { $seat } может отдать поддержки не больше чем { $count }.
    .you = Вы можете отдать поддержки не больше чем { $count }.
why-at-most-secrets = { $seat } может отдать тайн не больше чем { $count }.
    .you = Вы можете отдать тайн не больше чем { $count }.
why-no-such-facedown = { $seat } не может отдать такого закрытого советника: его нет.
    .you = Вы не можете отдать такого закрытого советника: его нет.
why-site-in-deal = Локация «{ $site }» уже есть в предложении.
why-site-not-handed = Локацию «{ $site }» не передать: отдающий должен ею править, а получающий — поставить туда отряды.
why-thing-in-deal = «{ $card }» уже есть в предложении.
why-not-theirs = { $seat }: такой открытой карты нет ({ $card }).
    .you = У вас нет такой открытой карты: { $card }.
why-nothing-in-deal = Пока ничего не переходит из рук в руки.
why-deal-advisers = У кого-то окажется слишком много советников.
why-deal-sites = Кому-то не хватит отрядов для полученных локаций.
why-last-proposal = Предложений бывает не больше чем { $count }.
why-two-parties = Выберите двух участников сделки.
why-nothing-left = Больше отдать нечего: { $seat }.
    .you = Вам больше нечего отдать.

## Хроника

why-vision-vow = Кто победил благодаря видению, даёт обет с целью этого видения.
why-same-goal = Это обет этой партии: { $goal }. Дайте другой.
why-invite-exile = Вассалитет предлагают другому игроку, если он изгнанник.
why-was-citizen = В этой партии и так вассал: { $seat }.
why-accepted-already = { $seat }: согласие уже есть.
why-invitation-refused = { $seat } отвечает отказом.
why-no-denizen = «{ $card }» — не обитатель, а строение возводят на месте обитателя.
why-not-at-ruled-site = Карты «{ $card }» нет ни в одной локации, которой вы правите.
why-no-edifice-there = В локации «{ $site }» уже есть строение, или для него нет места.
why-no-edifice-of = Строения этой масти нет в архиве: { $suit }.
why-edifice-whole = «{ $card }» — целое строение, а восстановить можно только разрушенное.
why-no-edifice = «{ $card }» — не разрушенное строение.
why-other-suits = В вашем совете есть масти, которых больше, чем этой: { $suit }.

## Строки Tabletop Simulator

why-string-ended = Строка обрывается после символа № { $number }, посреди поля «{ $field }».
why-string-digits = Символ № { $number } (поле «{ $field }»): «{ $subject }» — не число из цифр 0–9 и A–F.
why-string-code = Символ № { $number } (поле «{ $field }»): код { $subject } здесь ничего не значит.
why-string-twice = Символ № { $number } (поле «{ $field }»): карта с кодом { $subject } встречается в строке второй раз.
why-string-length = Символ № { $number } (поле «{ $field }»): { $subject } — не длина названия.
why-string-version = Символ № { $number } (поле «{ $field }»): версия { $subject } здесь неизвестна, последняя — 030303.
why-string-more = Строка должна кончаться полем «{ $field }», но продолжается с символа № { $number }: «{ $subject }».
why-string-long = Слишком длинная строка: символов { $count }, а бывает не больше { $number }.
why-string-world = Поле «{ $field }», с символа № { $number }, нарушает правило { $subject }.

field-version = версия
field-game = номер партии
field-name = название хроники
field-players = игроки
field-sides = планшеты вассалов
field-goal = обет
field-suits = порядок мастей
field-map = локации
field-deck = колода земель
field-dispossessed = карты в ссылке
field-relics = колода реликвий
field-citizens = вассалы прошлой партии
field-winner = цвет победителя
field-winner-name = имя победителя
