### What `crannog balance` counts.

balance-spirits = Spirits
balance-gained = Powers gained
balance-played = Powers played
