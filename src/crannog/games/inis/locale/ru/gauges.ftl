# Что считает подсказка.

gauge-leadership = Власть
gauge-land = Земли
gauge-religion = Вера
gauge-deeds = Подвиги
gauge-clans = Кланы на поле
