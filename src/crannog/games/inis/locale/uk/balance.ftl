### Що рахує `crannog balance`.

balance-played = Зіграні карти
balance-ruled = Території, де гравець став ватажком до кінця гри
