### Oath: слова стола в терминале.

terminal-headline = Раунд { $round } из { $rounds } · { $phase } · { $seat }
terminal-legend = [масть карта п поддержка т тайны], карт/мест, [?] закрыта, [{ $vision }] видение

## Шкалы и резервы

terminal-goal = Цель
terminal-successor = преемник: { $seat }
terminal-deck = Колода
terminal-visions = взято видений: { $count }
terminal-deck-supply = поиск: провиант { $count }
terminal-deck-empty = она пуста
terminal-relic-deck = реликвий: { $count }
terminal-banks = Резервы
terminal-banners = Знамёна
terminal-mob = сторона черни
terminal-reliquary = Реликварий

## Локации

terminal-pile = сброс: { $count }
terminal-facedown-site = закрыта
terminal-pawns =
    { $count ->
        [one] фигурка:
        [few] фигурки:
        [many] фигурки:
       *[other] фигурки:
    }
terminal-relic = реликвия { $relic }
terminal-site-favor = поддержка: { $count }
terminal-site-secrets = тайны: { $count }
terminal-favor-on = п{ $count }
terminal-secrets-on = т{ $count }
terminal-back-vision = ?В

## Игроки

terminal-player = Игрок
terminal-supply = Пров.
terminal-warbands-head = Отр.
terminal-favor-head = Подд.
terminal-secrets-head = Тайны
terminal-players-legend = (+провиант на отдыхе), (отряды в резерве), (закрытые тайны)
terminal-oathkeeper = Верный обету
terminal-usurper = Узурпатор
terminal-heir = Преемник
terminal-own-facedown = Ваши закрытые советники
terminal-own-advisers = Ваши советники
terminal-own-relics = Ваши реликвии
terminal-own-visions = Ваше открытое видение
terminal-here = В вашей локации
terminal-nothing = У вас нет карт.
terminal-known = Что вы знаете о закрытых картах
terminal-known-deck = Сверху колоды земель: { $cards }
terminal-known-at = { $place }: { $cards }

## Что напечатано на карте

terminal-site-only = только в локации
terminal-adviser-only = только в совете
terminal-locked = скована
terminal-relic-dice =
    защита: { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    }
terminal-capacity = мест: { $count }
terminal-site-relics =
    { $count ->
        [one] { $count } реликвия
        [few] { $count } реликвии
        [many] { $count } реликвий
       *[other] { $count } реликвии
    }
terminal-price = цена реликвии: { $cost }
terminal-price-bank = цена реликвии: поддержка { $count } в резерв «{ $suit }»
terminal-cost = цена: { $cost }
terminal-pay-favor =
    { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
        [many] { $count } жетонов поддержки
       *[other] { $count } жетона поддержки
    }
terminal-burn-favor = сжечь поддержку: { $count }
terminal-give-favor = отдать правителю поддержку: { $count }
terminal-pay-secrets =
    { $count ->
        [one] { $count } тайна
        [few] { $count } тайны
        [many] { $count } тайн
       *[other] { $count } тайны
    }
terminal-burn-secrets = сжечь тайны: { $count }
terminal-turn-secrets = перевернуть тайны: { $count }

## Заголовки меню и его строки

terminal-campaign = Набег
terminal-powers = Способности
terminal-facedown = Закрытые
terminal-peek = Взглянуть
terminal-reliquary-slot = реликварий: { $slot }
terminal-warbands = Отряды
terminal-empire = Империя
terminal-turn = Ход
terminal-trade-favor = за поддержку
terminal-trade-secrets = за тайны
terminal-other-power = другая способность
terminal-only-discard = сбросить

## Набеги

terminal-attacker = Нападает
terminal-defender = Защищается
terminal-dice = Кубики
terminal-force = Армия
terminal-plans = Схемы
terminal-roll = Сила
terminal-targets = Цели и их кубики: { $targets }
terminal-pawn-target = депортация

## Сделки

terminal-deal = Сделка
terminal-deal-by = Сделка: { $card }
terminal-deal-unknown = Предложение ещё составляется.
terminal-gives = { $seat } отдаёт
terminal-gives-nothing = ничего
terminal-after-deal = после этого на планшете: поддержка { $favor }, тайны { $secrets }
terminal-facedown-count =
    { $count ->
        [one] { $count } закрытый советник
        [few] { $count } закрытых советника
        [many] { $count } закрытых советников
       *[other] { $count } закрытого советника
    }
terminal-give = Отдать
terminal-want = Попросить

## Победа

terminal-standings = Цели. Титул сейчас даёт: { $goal }
terminal-standings-visions = Взято видений: { $count }. Открытое видение может принести победу, когда взято { $needed }.

## Хроника

terminal-winner = Победитель
terminal-vow = Новый обет
terminal-built = Возведено
terminal-repaired = Восстановлено
terminal-ruined = Разрушено
terminal-came = Обитателей пришло
terminal-added = { $count }, из архива
terminal-healed = { $count }, из ссылки
terminal-went = Обитателей ушло
terminal-boards = Планшеты

## Механический князь

terminal-prince-threat = угроза: { $threat }
terminal-prince-tactics = тактика: { $count } куб. нападения
terminal-prince-ambition = амбиции: { $count } поддержки
terminal-prince-friends = Друзья
terminal-prince-conspirators = Заговорщики
terminal-prince-at = Лист разума
terminal-prince-path = Действия
