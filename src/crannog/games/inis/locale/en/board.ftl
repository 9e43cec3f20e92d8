### Inis: words on the drawn board.

## The island

board-island = The island
board-zoom = Size of the island
board-zoom-in = Nearer
board-zoom-out = Farther
board-zoom-fit = Show the whole island
board-how-many = How many?
board-clans-at =
    { $count ->
        [one] 1 clan of { $seat } in the { $territory }
       *[other] { $count } clans of { $seat } in the { $territory }
    }
board-tile-clans =
    { $count ->
        [one] { $seat }: 1 clan
       *[other] { $seat }: { $count } clans
    }
board-tile-chieftain =
    { $count ->
        [one] { $seat }: 1 clan, chieftain
       *[other] { $seat }: { $count } clans, chieftain
    }
board-tile-citadels = Citadels: { $count }
board-tile-sanctuaries = Sanctuaries: { $count }
board-tile-clash = A clash is going on here
board-capital = Capital
board-festival = Festival

## Players

board-you = You
board-brenn = Brenn
board-active = on turn
board-passed = has passed
board-decided = has decided
board-winner = winner
board-victory = { $seat } wins and meets:
board-pretender = Pretender token
board-crows = Flock of Crows: turns go { $direction }
board-deeds = Deeds: { $count }
board-reserve = Clans in reserve: { $count }
board-known = You know of:
board-known-open = Cards in this hand that you know: { $count }
board-condition-leadership =
    Leadership, { $count } of 6{ $deeds ->
        [0] { "" }
        [one] { " " }and 1 Deed
       *[other] { " " }and { $deeds } Deeds
    }: opposing clans in territories where this player is chieftain
board-condition-land =
    Land, { $count } of 6{ $deeds ->
        [0] { "" }
        [one] { " " }and 1 Deed
       *[other] { " " }and { $deeds } Deeds
    }: territories where this player is present
board-condition-religion =
    Religion, { $count } of 6{ $deeds ->
        [0] { "" }
        [one] { " " }and 1 Deed
       *[other] { " " }and { $deeds } Deeds
    }: Sanctuaries in territories where this player is present

## Cards

board-hand = Your hand
board-card-can = can be chosen now
board-card-cannot = can't be chosen now
board-hand-empty = You hold no cards.
board-plays = { $seat } plays
board-cards-before-you = Cards before you
board-tiles-drawn = Territories you have drawn
board-pile-stack = Territories
board-pile-action-deck = Action deck
board-pile-action-discard = Action discards
board-pile-aside = Set aside
board-pile-epic-deck = Epic deck
board-pile-epic-discard = Epic discards
board-pile-face-up = Open Advantages
board-pile-played = Played Advantages
board-pile-citadels = Citadels left
board-pile-sanctuaries = Sanctuaries left

## The draft

board-draft = The draft
board-draft-set = The draft: set { $number } of 2
board-draft-steps = Steps of the draft
board-draft-hold = Hold { $count }
board-draft-held = You hold it
board-draft-passed = Goes to { $seat }
board-draft-received = From { $seat }
board-draft-count = Chosen to hold: { $held } of { $count }. The others are passed on.
board-draft-wait = You have decided. Waiting for the others.
board-draft-decided = Have decided: { $seats }
board-draft-before = You passed on:

## A clash

board-clash = Clash in the { $territory }
board-clash-toll = Festival toll
board-clash-start = Start
board-clash-citadels = Citadels
board-clash-maneuvers = Maneuvers
board-exposed = Exposed
board-sheltered = In Citadels
board-exposed-count = exposed clans: { $count }
board-sheltered-count = in Citadels: { $count }
board-shelter-free = free Citadel
board-instigator = instigator
board-maneuvers = maneuvers now
board-votes-end = Agrees to end
board-votes-on = Fights on
board-last-attack = Last attack: { $seat } on { $seat2 }
board-spear = Lug's Spear: no Triskel cards in this clash
board-cauldron = Dagda's Cauldron ({ $seat }): { $count }
board-waiting = Clashes to come: { $territories }
