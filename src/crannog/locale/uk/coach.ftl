# Що тренер каже про закінчену гру: у терміналі й у повторі.

ui-coach-working = Тренер розбирає гру
ui-coach-not-finished = гру не закінчено: тренер виказав би кожному, що на руках в інших. Спершу дограйте її
ui-coach-not-here = гра «{ $game }» не вміє наново роздавати те, чого гравець не знає, а тренерові без цього не обійтися
ui-coach-no-seat = у грі місця з 0 по { $last }, а не { $number }
ui-coach-stopped = Зупинено достроково. Оцінено рішень: { $done } з { $count }. Нижче те, що встигли знайти.
ui-coach-chances = Шанси на перемогу з огляду на те, що знав гравець
ui-coach-turns = Переломні моменти
ui-coach-no-turns = Жодне рішення не стало переломним.
ui-coach-decisions = Найдорожчі помилки
ui-coach-no-decisions = Явних помилок немає.
ui-coach-team = Усі разом
ui-coach-chosen = Вибрано: { $option } ({ $chance })
ui-coach-wins = Це могло відразу принести перемогу.
ui-coach-brackets = У дужках — та сама величина після того, що вибрано.
ui-coach-how = На кожне рішення пішло ітерацій пошуку: { $count } (зерно { $seed }). Шанси — це оцінка.

## In the replay

web-coach = Тренер
web-coach-about = Він оцінює кожне рішення за тим, що гравець тоді знав. Це не миттєво; можна зупинити й продовжити потім.
web-coach-depth = Наскільки ретельно:
web-coach-depth-quick = швидко
web-coach-depth-usual = як звичайно
web-coach-depth-deep = ретельно
web-coach-start = Оцінити гру
web-coach-go-on = Продовжити
web-coach-stop = Зупинити
web-coach-begins = Тренер розбирає гру…
web-coach-progress = Оцінено рішень: { $done } з { $count }
web-coach-stopped = Зупинено. Оцінено рішень: { $done } з { $count }.
web-coach-done = Оцінено всі рішення: { $count }.
web-coach-chart = Як змінювалися шанси на перемогу з огляду на те, що знав кожен гравець. Стрілки ведуть від точки до точки, Enter показує цю мить гри.
web-coach-point = { $name }, рішення { $count }: { $chance }%
web-coach-end = { $name }, наприкінці: { $chance }%
web-coach-turn = { $name }: { $before }% → { $after }%
web-coach-close = Закрити тренера
web-coach-whose = Чиї рішення:
web-coach-everybody = усі
web-coach-cost = −{ $count }%
web-coach-option = { $option } ({ $chance }%)
web-coach-nothing = нічого не вибрано
web-coach-better = Краще:
web-coach-good = Явно кращого варіанта не було.
