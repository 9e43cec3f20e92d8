### Oath: слова столу в терміналі.

terminal-headline = Раунд { $round } з { $rounds } · { $phase } · { $seat }
terminal-legend = [масть карта п підтримка т таємниці], карт/місць, [?] закрита, [{ $vision }] видіння

## Шкали та резерви

terminal-goal = Мета
terminal-successor = наступник: { $seat }
terminal-deck = Колода
terminal-visions = взято видінь: { $count }
terminal-deck-supply = пошук: провіант { $count }
terminal-deck-empty = вона порожня
terminal-relic-deck = реліквій: { $count }
terminal-banks = Резерви
terminal-banners = Стяги
terminal-mob = сторона юрби
terminal-reliquary = Релікварій

## Локації

terminal-pile = скид: { $count }
terminal-facedown-site = закрита
terminal-pawns =
    { $count ->
        [one] фігурка:
        [few] фігурки:
        [many] фігурки:
       *[other] фігурки:
    }
terminal-relic = реліквія { $relic }
terminal-site-favor = підтримка: { $count }
terminal-site-secrets = таємниці: { $count }
terminal-favor-on = п{ $count }
terminal-secrets-on = т{ $count }
terminal-back-vision = ?В

## Гравці

terminal-player = Гравець
terminal-supply = Пров.
terminal-warbands-head = Заг.
terminal-favor-head = Підтр.
terminal-secrets-head = Таємн.
terminal-players-legend = (+провіант на відпочинку), (загони в резерві), (закриті таємниці)
terminal-oathkeeper = Вірний обітниці
terminal-usurper = Узурпатор
terminal-heir = Наступник
terminal-own-facedown = Ваші закриті радники
terminal-own-advisers = Ваші радники
terminal-own-relics = Ваші реліквії
terminal-own-visions = Ваше відкрите видіння
terminal-here = На вашій локації
terminal-nothing = У вас немає карт.
terminal-known = Що ви знаєте про закриті карти
terminal-known-deck = Згори колоди земель: { $cards }
terminal-known-at = { $place }: { $cards }

## Що надруковано на карті

terminal-site-only = лише на локацію
terminal-adviser-only = лише до ради
terminal-locked = скута
terminal-relic-dice =
    захист: { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
        [many] { $count } кубиків
       *[other] { $count } кубика
    }
terminal-capacity = місць: { $count }
terminal-site-relics =
    { $count ->
        [one] { $count } реліквія
        [few] { $count } реліквії
        [many] { $count } реліквій
       *[other] { $count } реліквії
    }
terminal-price = ціна реліквії: { $cost }
terminal-price-bank = ціна реліквії: підтримка { $count } до резерву «{ $suit }»
terminal-cost = ціна: { $cost }
terminal-pay-favor =
    { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
        [many] { $count } жетонів підтримки
       *[other] { $count } жетона підтримки
    }
terminal-burn-favor = спалити підтримку: { $count }
terminal-give-favor = віддати правителю підтримку: { $count }
terminal-pay-secrets =
    { $count ->
        [one] { $count } таємниця
        [few] { $count } таємниці
        [many] { $count } таємниць
       *[other] { $count } таємниці
    }
terminal-burn-secrets = спалити таємниці: { $count }
terminal-turn-secrets = перевернути таємниці: { $count }

## Заголовки меню та його рядки

terminal-campaign = Похід
terminal-powers = Здібності
terminal-facedown = Закриті
terminal-peek = Глянути
terminal-reliquary-slot = релікварій: { $slot }
terminal-warbands = Загони
terminal-empire = Імперія
terminal-turn = Хід
terminal-trade-favor = за підтримку
terminal-trade-secrets = за таємниці
terminal-other-power = інша здібність
terminal-only-discard = скинути

## Походи

terminal-attacker = Нападає
terminal-defender = Захищається
terminal-dice = Кубики
terminal-force = Армія
terminal-plans = Плани
terminal-roll = Сила
terminal-targets = Цілі та їхні кубики: { $targets }
terminal-pawn-target = депортація

## Угоди

terminal-deal = Угода
terminal-deal-by = Угода: { $card }
terminal-deal-unknown = Пропозицію ще складають.
terminal-gives = { $seat } віддає
terminal-gives-nothing = нічого
terminal-after-deal = після цього на планшеті: підтримка { $favor }, таємниці { $secrets }
terminal-facedown-count =
    { $count ->
        [one] { $count } закритий радник
        [few] { $count } закриті радники
        [many] { $count } закритих радників
       *[other] { $count } закритого радника
    }
terminal-give = Віддати
terminal-want = Попросити

## Перемога

terminal-standings = Цілі. Титул зараз дає: { $goal }
terminal-standings-visions = Взято видінь: { $count }. Відкрите видіння може принести перемогу, коли взято { $needed }.

## Хроніка

terminal-winner = Переможець
terminal-vow = Нова обітниця
terminal-built = Зведено
terminal-repaired = Відбудовано
terminal-ruined = Зруйновано
terminal-came = Мешканців прийшло
terminal-added = { $count }, з архіву
terminal-healed = { $count }, із заслання
terminal-went = Мешканців пішло
terminal-boards = Планшети

## Механічний князь

terminal-prince-threat = загроза: { $threat }
terminal-prince-tactics = тактика: { $count } куб. нападу
terminal-prince-ambition = амбіції: { $count } підтримки
terminal-prince-friends = Друзі
terminal-prince-conspirators = Змовники
terminal-prince-at = Аркуш розуму
terminal-prince-path = Дії
