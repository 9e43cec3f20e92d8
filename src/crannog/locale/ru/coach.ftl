# Что тренер говорит об оконченной партии: в терминале и в повторе.

ui-coach-working = Тренер разбирает партию
ui-coach-not-finished = партия не окончена: тренер выдал бы каждому, что на руках у других. Сначала доиграйте её
ui-coach-not-here = игра «{ $game }» не умеет заново раздавать то, чего игрок не знает, а тренеру без этого не обойтись
ui-coach-no-seat = в партии места с 0 по { $last }, а не { $number }
ui-coach-stopped = Остановлено раньше времени. Оценено решений: { $done } из { $count }. Ниже то, что успели найти.
ui-coach-chances = Шансы на победу исходя из того, что знал игрок
ui-coach-turns = Переломные моменты
ui-coach-no-turns = Ни одно решение не стало переломным.
ui-coach-decisions = Самые дорогие ошибки
ui-coach-no-decisions = Явных ошибок нет.
ui-coach-team = Все вместе
ui-coach-chosen = Выбрано: { $option } ({ $chance })
ui-coach-wins = Это могло сразу принести победу.
ui-coach-brackets = В скобках — та же величина после того, что выбрано.
ui-coach-how = На каждое решение ушло итераций поиска: { $count } (зерно { $seed }). Шансы — оценка.

## In the replay

web-coach = Тренер
web-coach-about = Он оценивает каждое решение по тому, что игрок тогда знал. Это небыстро; можно остановить и продолжить потом.
web-coach-depth = Насколько тщательно:
web-coach-depth-quick = быстро
web-coach-depth-usual = как обычно
web-coach-depth-deep = тщательно
web-coach-start = Оценить партию
web-coach-go-on = Продолжить
web-coach-stop = Остановить
web-coach-begins = Тренер разбирает партию…
web-coach-progress = Оценено решений: { $done } из { $count }
web-coach-stopped = Остановлено. Оценено решений: { $done } из { $count }.
web-coach-done = Оценены все решения: { $count }.
web-coach-chart = Как менялись шансы на победу исходя из того, что знал каждый игрок. Стрелки ведут от точки к точке, Enter показывает этот момент партии.
web-coach-point = { $name }, решение { $count }: { $chance }%
web-coach-end = { $name }, в конце: { $chance }%
web-coach-turn = { $name }: { $before }% → { $after }%
web-coach-close = Закрыть тренера
web-coach-whose = Чьи решения:
web-coach-everybody = все
web-coach-cost = −{ $count }%
web-coach-option = { $option } ({ $chance }%)
web-coach-nothing = ничего не выбрано
web-coach-better = Лучше:
web-coach-good = Явно лучшего варианта не было.
