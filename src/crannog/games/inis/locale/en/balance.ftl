### What `crannog balance` counts.

balance-played = Cards played
balance-ruled = Territories ruled as chieftain at the end
