### Путівник для першої гри: його власні кнопки. Тексти кроків — у tour.ftl самих ігор.

web-tour = Путівник для першої гри
web-tour-step = Крок { $step } з { $of }
web-tour-leave = Вийти
web-tour-next = Далі
web-tour-moment = Хвилинку…
web-tour-do-it = Зробити за мене
web-tour-choose = До вибору
web-tour-read = Перечитати
web-tour-otherwise = «{ $option }» — так теж можна.
web-tour-alone = Грати далі без підказок
web-tour-next-chapter = Далі: { $chapter }
web-tour-skip-to = Одразу до розділу «{ $chapter }»
web-tour-go-on = Продовжити цю гру
web-tour-go-on-bots = Продовжити цю гру з ботами
web-tour-new-game = Почати нову гру
web-tour-again = Ще раз
web-tour-none = Для цієї гри путівника ще немає.
web-tour-retry = Спробувати знову
