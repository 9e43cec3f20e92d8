# What a hint counts.

gauge-leadership = Leadership
gauge-land = Land
gauge-religion = Religion
gauge-deeds = Deeds
gauge-clans = Clans on the map
