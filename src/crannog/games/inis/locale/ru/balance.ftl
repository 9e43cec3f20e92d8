### Что считает `crannog balance`.

balance-played = Сыгранные карты
balance-ruled = Территории, где игрок стал вождём к концу партии
