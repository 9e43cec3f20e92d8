### Що рахує `crannog balance`.

balance-spirits = Духи
balance-gained = Отримані здібності
balance-played = Зіграні здібності
