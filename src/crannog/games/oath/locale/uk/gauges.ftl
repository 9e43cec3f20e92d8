# Що рахує підказка.

gauge-goal = Рахунок за метою
gauge-title = Титул
gauge-sites = Підвладні локації
gauge-relics = Реліквії
gauge-warbands = Загони на планшеті
gauge-favor = Підтримка
gauge-secrets = Таємниці
gauge-supply = Провіант
