# Що рахує підказка.

gauge-leadership = Ватажок
gauge-land = Території
gauge-religion = Святилища
gauge-deeds = Звершення
gauge-clans = Клани на полі
