# What a hint counts.

gauge-goal = Count for the goal
gauge-title = Title
gauge-sites = Sites ruled
gauge-relics = Relics
gauge-warbands = Warbands on the board
gauge-favor = Favor
gauge-secrets = Secrets
gauge-supply = Supply
