### Oath: слова панелі в браузері: походи, угоди, взяті карти.

board-panel-you-attack = Ви нападаєте
board-panel-you-defend = Ви захищаєтеся
board-panel-attacks = Нападає { $seat }
board-panel-defends = Захист: { $seat }
board-panel-ally = Союзник:
board-panel-force = Армія
board-panel-killed = Загинуло
board-panel-on-board = планшет ({ $seat }): { $count }
board-panel-at-site = { $site }: { $count }
board-panel-sites = Усі локації
board-panel-sites-targeted = Локації: { $count }
board-panel-targeted = Цілі: { $count }
board-panel-step-targets = Цілі
board-panel-step-plans = Плани
board-panel-step-dice = Кубики
board-panel-step-sacrifice = Жертви
board-panel-step-outcome = Підсумок
board-panel-attack-dice = кубики нападу: { $count }
board-panel-defence-dice = кубики захисту: { $count }
board-panel-tactics = Тактика
board-panel-target = { $name }, кубики захисту: { $count }
board-panel-title = Титул
board-panel-face-sword = Меч: 1
board-panel-face-hollow = Порожнистий меч: два таких дають 1
board-panel-face-skull = Два мечі й череп: 2, і один загін нападника гине
board-panel-face-blank = Порожньо: нічого
board-panel-face-shield = Щит: 1
board-panel-face-shields = Два щити: 2
board-panel-face-double = ×2: кожен такий подвоює всі щити
board-panel-swords = Мечі: { $count }, порожнисті (пара за 1): { $count2 }, подвійні: { $count3 }
board-panel-skulls =
    { $count ->
        [0] Черепи нікого не вбивають
       *[other] Убито черепами: { $count }
    }
board-panel-sacrificed = Пожертвувано: { $count }
board-panel-shields =
    Щити: { $count }{ $count2 ->
        [0] {""}
       *[other] , подвоєнь: { $count2 }
    }
board-panel-defenders = Армія захисту: { $count }
board-panel-changed = Карта змінює підрахунок кубиків
board-panel-against = проти
board-panel-needs = Нападу потрібно { $count }
board-panel-needed = Для перемоги треба пожертвувати загонів: { $count }
board-panel-attack-higher = Напад сильніший за захист
board-panel-attack-wins = Перемога нападу
board-panel-defence-wins = Захист вистояв
board-panel-odds = шанси нападу на перемогу
board-panel-odds-before = Шанси до кидка: { $odds }, без жертв: { $odds2 }
board-panel-how = Без жертв: { $odds }. Першим кидає захист.
board-panel-drawn =
    { $count ->
        [one] Ви взяли { $count } карту
        [few] Ви взяли { $count } карти
       *[many] Ви взяли { $count } карт
    }
board-panel-discards = Ваш скид: остання карта ляже зверху
board-panel-in-hand = Карта у вас на руці
board-panel-places = Що з нею можна зробити
board-panel-kept = Її ви залишаєте
board-panel-below = Уже скинута: ляже нижче
board-panel-you-give = Ви віддаєте
board-panel-proposal = { $seat }, пропозиція { $count } з 3
board-panel-reliquary-relic = Реліквія з комірки «{ $slot }»
board-panel-relic-unseen = Ви не бачили цієї реліквії.
board-panel-slot-empty = Коли комірка спорожніє: { $text }

## The chronicle

board-chronicle-oath = Обітниця
board-chronicle-citizenship = Васали
board-chronicle-sites = Мапа
board-chronicle-denizens = Карти
board-chronicle-edifices = Споруди
board-chronicle-none = немає
board-chronicle-unseen =
    { $count ->
        [one] { $count } карта, ніхто не бачив
        [few] { $count } карти, ніхто не бачив
       *[many] { $count } карт, ніхто не бачив
    }
