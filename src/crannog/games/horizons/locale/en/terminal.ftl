### Horizons: words of the table at the terminal.

## The table

terminal-headline = Turn { $turn } · { $phase }
terminal-step = { $action }: { $invader }
terminal-deck =
    { $stage ->
        [0] no cards are left
        [1] cards left: { $count }, next: stage I
        [2] cards left: { $count }, next: stage II
       *[3] cards left: { $count }, next: stage III
    }
terminal-terror =
    { $level ->
        [1] Terror Level I
        [2] Terror Level II
       *[3] Terror Level III
    }
terminal-goal =
    { $level ->
        [1] victory: no Invaders
        [2] victory: no Towns, no Cities
       *[3] victory: no Cities
    }
terminal-fear-pool = to the next fear card: { $count } of { $size }
terminal-fear-cards = fear cards left: { $count }
terminal-fear-earned = earned: { $count }
terminal-blight-pool = left in the pool: { $count }
terminal-tide = In force
terminal-legend = { $damage } Damage  { $sacred } sacred site  { $coastal } Coastal  ({ $explorer }) comes if the terrain is Explored
terminal-invaders = Invaders
terminal-fear = Fear
terminal-blight = Blight
terminal-presence = Presence
terminal-defend = Defend
terminal-coming = What is coming
terminal-neighbours = Neighbours
terminal-ravage = Ravage { $count }
terminal-cascade = cascade
terminal-back = strike back { $count }
terminal-skips = skipped: { $actions }
terminal-stalls = may be skipped
terminal-vitality = Dahan Health +{ $count }
terminal-no-blight = no Blight
terminal-dahan-safe = Dahan are safe
terminal-vengeance = Vengeance of the Dead

## A Spirit

terminal-energy = Energy { $count } (+{ $income })
terminal-played = cards played { $count } of { $plays }
terminal-destroyed = presence destroyed: { $count }
terminal-progression = prepared cards left: { $count }
terminal-done = done
terminal-busy = not done
terminal-growth = Growth
terminal-energy-track = Energy
terminal-plays-track = Card plays
terminal-elements = Elements
terminal-none = none
terminal-in-play = In play
terminal-hand = Hand
terminal-discard = Discarded
terminal-effects = This turn
terminal-effect-range = range +{ $count }
terminal-effect-ward = Defend { $count } in its lands
terminal-effect-might = may add 3 Damage to a Power
terminal-effect-wind = may make a slow Power fast
terminal-effect-repeats = cards it may repeat: { $count }
terminal-effect-constancy = cards it may take back: { $count }
terminal-effect-shares = shares presence: { $seats }

## A Power

terminal-kind-innate = innate
terminal-kind-unique = unique
terminal-kind-minor = minor
terminal-kind-major = major
terminal-used = used
terminal-cost = cost { $count }
terminal-range = range { $count }
terminal-range-sacred = range { $count } from a sacred site
terminal-range-terrain = range { $count } from presence in: { $terrain }
terminal-target-any = any land
terminal-target-invaders = land with Invaders
terminal-target-no-invaders = land without Invaders
terminal-target-dahan = land with Dahan
terminal-target-blight = land with Blight
terminal-target-no-blight = land without Blight
terminal-target-coastal = Coastal land
terminal-target-any-spirit = any Spirit
terminal-target-another-spirit = another Spirit

## Victory and defeat

terminal-standings = How near victory and defeat are
terminal-victory = Victory
terminal-defeat = Defeat
terminal-left = left on the island: { $pieces }
terminal-next-terror = fear cards to the next Terror Level: { $count }
terminal-fear-total = Fear still needed for all fear cards: { $count }
terminal-defeat-blight = Blight left in the pool: { $count }. With the last one the island is lost.
terminal-defeat-cards = Invader cards left: { $count }. To Explore without one is the end.
terminal-defeat-presence = Presence on the island: { $seats }. A Spirit without any is lost.
terminal-threat = The coming Ravage would add Blight in: { $lands }
