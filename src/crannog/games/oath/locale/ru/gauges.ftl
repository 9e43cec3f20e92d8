# Что считает подсказка.

gauge-goal = Счёт по цели
gauge-title = Титул
gauge-sites = Подвластные локации
gauge-relics = Реликвии
gauge-warbands = Отряды на планшете
gauge-favor = Поддержка
gauge-secrets = Тайны
gauge-supply = Провиант
