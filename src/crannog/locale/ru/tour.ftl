### Путеводитель по первой партии: его собственные кнопки. Тексты шагов — в tour.ftl самих игр.

web-tour = Путеводитель по первой партии
web-tour-step = Шаг { $step } из { $of }
web-tour-leave = Выйти
web-tour-next = Дальше
web-tour-moment = Минутку…
web-tour-do-it = Сделать за меня
web-tour-choose = К выбору
web-tour-read = Перечитать
web-tour-otherwise = «{ $option }» — так тоже можно.
web-tour-alone = Играть дальше без подсказок
web-tour-next-chapter = Дальше: { $chapter }
web-tour-skip-to = Сразу к главе «{ $chapter }»
web-tour-go-on = Продолжить эту партию
web-tour-go-on-bots = Продолжить эту партию с ботами
web-tour-new-game = Начать новую партию
web-tour-again = Ещё раз
web-tour-none = Для этой игры путеводителя пока нет.
web-tour-retry = Попробовать снова
