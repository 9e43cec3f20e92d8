### What `crannog balance` counts.

balance-begun-as = Role at the beginning
balance-kept = Cards kept after a search
balance-used = Cards used
balance-travelled = Sites travelled to
