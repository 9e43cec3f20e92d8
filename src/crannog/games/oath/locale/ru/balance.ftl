### Что считает `crannog balance`.

balance-begun-as = Роль в начале
balance-kept = Карты, оставленные после поиска
balance-used = Использованные карты
balance-travelled = Локации, куда приходили
