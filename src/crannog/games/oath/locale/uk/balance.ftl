### Що рахує `crannog balance`.

balance-begun-as = Роль на початку
balance-kept = Карти, залишені після пошуку
balance-used = Використані карти
balance-travelled = Локації, куди приходили
