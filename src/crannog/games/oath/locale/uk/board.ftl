### Oath: words of the map in the browser, Ukrainian.

board-map = Мапа
board-unseen = ще не відкрита
board-vacant = порожнє місце
board-unruled = ніхто не править
board-bandits = банди
board-ruled = править: { $colour }, загонів: { $count }
board-slots = вільних місць: { $count }
board-pawns = фігурки: { $names }
board-supply = провіант: { $count }
board-defence-die = Додає 1 кубик захисту
board-relic-back = закрита реліквія
board-relic-known = закрита, але вам відома
board-discards = Скид
board-pile = Скид, { $region }
board-pile-cards =
    { $count ->
        [0] порожньо
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
board-pile-vision = зверху видіння
board-reliquary = Імперський релікварій
board-slot-empty = порожньо
board-kind-edifice = Споруда
board-kind-ruin = Руїни
board-kind-vision = Видіння
board-kind-relic = Реліквія
board-kind-banner = Стяг
board-only-site = лише на локацію
board-only-adviser = лише до ради
board-locked = скута
board-dice =
    { $count ->
        [one] { $count } кубик захисту
        [few] { $count } кубики захисту
       *[other] { $count } кубиків захисту
    }
board-tap-again = Торкніться ще раз, щоб вибрати.
board-held-by = У кого: { $names }
board-card-ruled = Хто править: { $names }
board-card-unruled = Ніхто не править
board-card-near = Фігурки на цій локації: { $names }
board-access-any = Користується той, хто править картою, і той, чия фігурка на цій локації.
board-access-ruler = Користується лише той, хто править картою.
board-round = Раунд { $count }
board-capacity = Місць для карт: { $count }
board-price-bank = Реліквія тут: { $count } підтримки до резерву «{ $suit }»
board-price-favor = Реліквія тут: спалити підтримку: { $count }
board-price-secrets =
    Реліквія тут: спалити { $count ->
        [one] { $count } таємницю
        [few] { $count } таємниці
       *[other] { $count } таємниць
    }

## The court and the players

board-oathkeeper = { terminal-oathkeeper }
board-usurper = { terminal-usurper }
board-count = { $goal }: { $count }
board-warbands = загонів: { $count }, у резерві: { $count2 }
board-favor = підтримка: { $count }
board-secrets =
    таємниці: { $count }{ $count2 ->
        [0] {""}
       *[other] , закриті: { $count2 }
    }
board-advisers = радники: { $count }
board-relics = реліквії: { $count }
board-supply-head = Провіант
board-has = У вас
board-your-board = Ваш планшет
board-no-vision = видіння не відкрито
board-own-cards = Ваші карти
board-only-you = Закрита: бачите лише ви
board-facedown = закрита карта
board-free-adviser = місце для радника
board-cards-of = Карти: { $seat }
board-cards-none = Карт немає
board-cards-close = Закрити карти
board-facedown-vision = закрите видіння
board-banks = Резерви підтримки
board-bank = Резерв «{ $suit }»: { $count }
board-deck = Колода земель
board-search = Пошук: { $count }
board-search-then = Узято видінь: { $count } або більше — пошук коштує { $count2 }
board-visions = Видіння: { $count } з 5
board-end-die = Кінець при { $count }+
board-no-end-die = Кубик завершення ще не кидають
board-exile-no-die = Без кубика: титул у вигнанця
board-last-round = Останній раунд
board-decided = Усе вирішено
board-won = Перемагає { $seat }: { $reason }
    .you = Ви перемагаєте: { $reason }
board-moments = Вирішальні події
board-peoples_favor = Народна підтримка
board-darkest_secret = Страшна таємниця

## Що буде, якщо нічого не зміниться

board-court-wake = { $seat } перемагає на початку свого наступного ходу: { $reason }
    .you = Ви переможете на початку свого наступного ходу: { $reason }
board-court-die = Якщо на кубику випаде { $count } або більше, переможе { $seat }: { $reason }
    .you = Якщо на кубику випаде { $count } або більше, переможете ви: { $reason }
board-court-end = Якби останній раунд закінчився зараз, переміг би гравець { $seat }: { $reason }
    .you = Якби останній раунд закінчився зараз, перемогли б ви: { $reason }
board-court-near = ось-ось переможе
board-court-refresh = на відпочинку { $count }, стане { $count2 }
board-court-course = { $goal }: рахунок після кожного раунду

## What stands beside a thing of the court

board-keeper-supremacy = Вірний обітниці: хто править найбільшою кількістю локацій. Імперія рахується за одного, за канцлера.
board-keeper-people = Вірний обітниці: у кого «Народна підтримка».
board-keeper-devotion = Вірний обітниці: у кого «Страшна таємниця».
board-keeper-protection = Вірний обітниці: у кого найбільше реліквій і стягів.
board-heir-supremacy = Наступник: васал, у якого реліквій і стягів більше, ніж у канцлера й у кожного іншого васала.
board-heir-people = Наступник: васал, у якого «Страшна таємниця».
board-heir-devotion = Наступник: васал, у якого «Великий скіпетр».
board-heir-protection = Наступник: васал, у якого «Народна підтримка».
board-heir-by-supremacy = Наступник: реліквії та стяги
board-heir-by-people = Наступник: «Страшна таємниця»
board-heir-by-devotion = Наступник: «Великий скіпетр»
board-heir-by-protection = Наступник: «Народна підтримка»
board-heir = наступник
board-heir-now = Зараз наступник — { $seat }.
    .you = Зараз наступник — ви.
board-heir-none = Зараз наступника немає.
board-round-die = Раунд { $count }: якщо титул в імперії, гра закінчиться, коли на кубику випаде { $count2 } або більше.
board-round-last = Після раунду { $count } гра закінчується без кидка.
board-deck-known = Ви знаєте, що лежить зверху: { $names }
board-relic-deck = Колода реліквій: { $count }
board-dispossessed = На засланні: { $count }
board-pile-order = Починаючи з верхньої: { $names }
board-card-unknown = невідома
board-advisers-open = радники: { $names }
board-advisers-hidden = закриті радники: { $count }
board-mob = Юрба
board-vision-shared = { $vision }, на ньому загін гравця { $seat }
board-caged = загонів на карті: { $count }
board-relics-named = реліквії: { $names }

# Карта світу між двома іграми

board-citizen = { $colour }: васал
