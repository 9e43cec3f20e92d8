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
board-tile-empty = Nobody is here.
board-tile-no-chieftain = No chieftain: nobody has the most clans.

## Players

board-you = You
board-brenn = Brenn
board-active = on turn
board-passed = has passed
board-decided = has decided
board-winner = winner
board-victory = { $seat } wins and meets:
    .you = You win and meet:
board-pretender = Pretender token
board-crows = Flock of Crows: turns go { $direction }
board-deeds = Deeds: { $count }
board-reserve = Clans in reserve: { $count }
board-known = You know of:
board-known-open = Cards in this hand that you know: { $count }
board-alarm-near = 5 of 6
board-alarm-met = 6 of 6
board-alarm-short = One short of a victory condition
board-alarm-claim = Meets a victory condition and can claim victory
board-can-claim = { $seat } could claim victory
    .you = You could claim victory
board-no-victory = Nobody has won.
board-turning-points = Turning points
board-tally-clashes = Clashes fought
board-tally-cards = Cards played
board-tally-losses = Clans lost
board-season = Season { $count }
board-phase-clash = Season { $count } · Clash
board-phase-draft = Assembly { $count } · Draft
board-phase-assembly = Assembly { $count }
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
board-played = Played this turn
board-advantage = Advantage card:
board-advantage-held = ({ $seat } holds it.)
board-advantage-face-up = (It lies open.)
board-advantage-played = (Played this season.)
board-advantage-in-play = (It is being played.)
board-cards-before-you = Cards before you
board-tiles-drawn = Territories you have drawn
board-pile-stack = Territories
board-pile-action-deck = Action
board-pile-action-discard = Discards
board-pile-aside = Aside
board-pile-epic-deck = Epic Tales
board-pile-epic-discard = Discards
board-pile-citadels = Citadels
board-pile-sanctuaries = Sanctuaries

## The draft

board-draft = Draft
board-draft-set = Draft: set { $number } of 2
board-draft-steps = Steps of the draft
board-draft-rest = The rest goes to { $seat }
board-draft-hold = Hold { $count }
board-draft-held = You hold it
board-draft-passed = Goes to { $seat }
board-draft-received = From { $seat }
board-draft-decided = Have decided: { $seats }

## A clash

board-clash = Clash in the { $territory }
board-clash-start = Start
board-clash-citadels = Citadels
board-clash-maneuvers = Maneuvers
board-exposed = Exposed
board-sheltered = In Citadels
board-exposed-count = exposed clans: { $count }
board-sheltered-count = in Citadels: { $count }
board-instigator = instigator
board-maneuvers = maneuvers now
board-votes-end = Agrees to end
board-votes-on = Fights on
board-spear = Lug's Spear: no Triskel cards in this clash
board-cauldron = Dagda's Cauldron ({ $seat }): { $count }
board-waiting = Clashes to come: { $territories }
board-clash-cards =
    { $count ->
        [0] No Action card: an attack costs a clan.
        [one] 1 Action card: can discard it instead of losing a clan.
       *[other] { $count } Action cards: can discard one instead of losing a clan.
    }
board-clash-own-cards =
    { $count ->
        [0] You hold no Action card: an attack costs you a clan.
        [one] You hold 1 Action card.
       *[other] You hold { $count } Action cards.
    }
board-clash-epics =
    { $count ->
        [one] 1 Epic Tale.
       *[other] { $count } Epic Tales.
    }
board-clash-free = Free Citadels: { $count }
board-clash-counts = Action cards: { $count }. Epic Tales: { $count2 }.
