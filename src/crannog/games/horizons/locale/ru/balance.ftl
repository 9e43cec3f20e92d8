### Что считает `crannog balance`.

balance-spirits = Духи
balance-gained = Полученные способности
balance-played = Сыгранные способности
