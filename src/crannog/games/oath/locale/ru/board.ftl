### Oath: words of the map in the browser, Russian.

board-map = Карта
board-unseen = ещё не открыта
board-vacant = пустое место
board-unruled = никто не правит
board-bandits = банды
board-ruled = правит: { $colour }, отрядов: { $count }
board-slots = свободных мест: { $count }
board-pawns = фигурки: { $names }
board-supply = провиант: { $count }
board-defence-die = Добавляет 1 кубик защиты
board-relic-back = закрытая реликвия
board-relic-known = закрыта, но вам известна
board-discards = Сброс
board-pile = Сброс, { $region }
board-pile-cards =
    { $count ->
        [0] пусто
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
board-pile-vision = сверху видение
board-reliquary = Имперский реликварий
board-slot-empty = пусто
board-kind-edifice = Строение
board-kind-ruin = Руины
board-kind-vision = Видение
board-kind-relic = Реликвия
board-kind-banner = Знамя
board-only-site = только в локации
board-only-adviser = только в совете
board-locked = скована
board-dice =
    { $count ->
        [one] { $count } кубик защиты
        [few] { $count } кубика защиты
       *[other] { $count } кубиков защиты
    }
board-tap-again = Коснитесь ещё раз, чтобы выбрать.
board-held-by = У кого: { $names }
board-card-ruled = Кто правит: { $names }
board-card-unruled = Никто не правит
board-card-near = Фигурки в этой локации: { $names }
board-access-any = Пользуется тот, кто правит картой, и тот, чья фигурка в этой локации.
board-access-ruler = Пользуется только тот, кто правит картой.
board-round = Раунд { $count }
board-capacity = Мест для карт: { $count }
board-price-bank = Реликвия здесь: { $count } поддержки в резерв «{ $suit }»
board-price-favor = Реликвия здесь: сжечь поддержку: { $count }
board-price-secrets =
    Реликвия здесь: сжечь { $count ->
        [one] { $count } тайну
        [few] { $count } тайны
       *[other] { $count } тайн
    }

## The court and the players

board-oathkeeper = { terminal-oathkeeper }
board-usurper = { terminal-usurper }
board-count = { $goal }: { $count }
board-warbands = отрядов: { $count }, в резерве: { $count2 }
board-favor = поддержка: { $count }
board-secrets =
    тайны: { $count }{ $count2 ->
        [0] {""}
       *[other] , закрытые: { $count2 }
    }
board-advisers = советники: { $count }
board-relics = реликвии: { $count }
board-supply-head = Провиант
board-has = У вас
board-your-board = Ваш планшет
board-no-vision = видение не открыто
board-own-cards = Ваши карты
board-only-you = Закрыта: видите только вы
board-facedown = закрытая карта
board-free-adviser = место для советника
board-cards-of = Карты: { $seat }
board-cards-none = Карт нет
board-cards-close = Закрыть карты
board-facedown-vision = закрытое видение
board-banks = Резервы поддержки
board-bank = Резерв «{ $suit }»: { $count }
board-deck = Колода земель
board-search = Поиск: { $count }
board-search-then = Взято видений: { $count } или больше — поиск стоит { $count2 }
board-visions = Видения: { $count } из 5
board-end-die = Конец при { $count }+
board-no-end-die = Кубик завершения ещё не бросают
board-exile-no-die = Без кубика: титул у изгнанника
board-last-round = Последний раунд
board-decided = Исход решён
board-won = Побеждает { $seat }: { $reason }
    .you = Вы побеждаете: { $reason }
board-moments = Решающие события
board-peoples_favor = Народная поддержка
board-darkest_secret = Страшная тайна

## Что будет, если ничего не изменится

board-court-wake = { $seat } побеждает в начале своего следующего хода: { $reason }
    .you = Вы победите в начале своего следующего хода: { $reason }
board-court-die = Если на кубике выпадет { $count } или больше, победит { $seat }: { $reason }
    .you = Если на кубике выпадет { $count } или больше, победите вы: { $reason }
board-court-end = Если бы последний раунд закончился сейчас, победил бы игрок { $seat }: { $reason }
    .you = Если бы последний раунд закончился сейчас, победили бы вы: { $reason }
board-court-near = вот-вот победит
board-court-refresh = на отдыхе { $count }, станет { $count2 }
board-court-course = { $goal }: счёт после каждого раунда

## What stands beside a thing of the court

board-keeper-supremacy = Верный обету: кто правит большинством локаций. Империя считается за одного, за канцлера.
board-keeper-people = Верный обету: у кого «Народная поддержка».
board-keeper-devotion = Верный обету: у кого «Страшная тайна».
board-keeper-protection = Верный обету: у кого больше всех реликвий и знамён.
board-heir-supremacy = Преемник: вассал, у которого реликвий и знамён больше, чем у канцлера и у каждого другого вассала.
board-heir-people = Преемник: вассал, у которого «Страшная тайна».
board-heir-devotion = Преемник: вассал, у которого «Большой скипетр».
board-heir-protection = Преемник: вассал, у которого «Народная поддержка».
board-heir-by-supremacy = Преемник: реликвии и знамёна
board-heir-by-people = Преемник: «Страшная тайна»
board-heir-by-devotion = Преемник: «Большой скипетр»
board-heir-by-protection = Преемник: «Народная поддержка»
board-heir = преемник
board-heir-now = Сейчас преемник — { $seat }.
    .you = Сейчас преемник — вы.
board-heir-none = Сейчас преемника нет.
board-round-die = Раунд { $count }: если титул у империи, партия закончится, когда на кубике выпадет { $count2 } или больше.
board-round-last = После раунда { $count } партия заканчивается без броска.
board-deck-known = Вы знаете, что лежит сверху: { $names }
board-relic-deck = Колода реликвий: { $count }
board-dispossessed = В ссылке: { $count }
board-pile-order = Начиная с верхней: { $names }
board-card-unknown = неизвестна
board-advisers-open = советники: { $names }
board-advisers-hidden = закрытые советники: { $count }
board-mob = Чернь
board-vision-shared = { $vision }, на нём отряд игрока { $seat }
board-caged = отрядов на карте: { $count }
board-relics-named = реликвии: { $names }

# Карта мира между двумя партиями

board-citizen = { $colour }: вассал
