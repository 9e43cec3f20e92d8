### Horizons of Spirit Island: words on the drawn board.

## The island

board-island = The island
board-land-coastal = { $land }, { $terrain }, Coastal
board-land-inland = { $land }, { $terrain }, Inland
board-land-empty = nothing here
board-pieces =
    { $damage ->
        [0] { $piece } × { $count }
       *[other] { $piece } × { $count }, Damage { $damage }
    }
board-blight-here = Blight × { $count }
board-presence-here = presence of { $seat } × { $count }
board-sacred-here = presence of { $seat } × { $count }, a sacred site
board-defend = Defend { $count }
board-skips = skipped this turn: { $actions }
board-stalls = one Ravage or Build may be skipped
board-vitality = Dahan have 4 more Health
board-no-blight = no Blight can be added
board-dahan-safe = Dahan can't be damaged or destroyed

## The forecast

board-forecast = Forecast
board-forecast-hint = Shows what the coming Ravage, Build and Explore would do if nothing changed.
board-forecast-ravage =
    { $defend ->
        [0] Ravage: { $damage } Damage.
       *[other] Ravage: { $damage } Damage after Defend { $defend }.
    }
board-forecast-blight = Blight is added.
board-forecast-cascade = Blight is added and cascades.
board-forecast-presence = Presence is destroyed: { $seats }.
board-forecast-dahan = Dahan destroyed: { $count }.
board-forecast-counter = The Dahan strike back: { $count } Damage.
board-forecast-build = Build: { $piece }.
board-forecast-explore = Can be explored if its terrain comes up.

## Invaders, fear, Blight

board-invaders = Invader cards
board-act-ravage = Ravage
board-act-build = Build
board-act-explore = Explore
board-invader-back = Next card, stage { $stage }
board-invader-none = No card
board-invader-deck = Invader deck: { $count } cards left. Stage I: { $one }, II: { $two }, III: { $three }.
board-invader-may = Next may be:
board-invader-last = The deck is empty!
board-terror = Terror Level { $level }
board-win-1 = Victory when no Invaders are left on the island.
board-win-2 = Victory when no Towns and no Cities are left.
board-win-3 = Victory when no Cities are left.
board-fear = Fear: { $fear } of { $pool }. Fear cards left in the deck: { $left }.
board-fear-earned =
    { $count ->
        [0] No earned fear cards
        [one] 1 earned fear card waits
       *[other] { $count } earned fear cards wait
    }
board-blight-pool = Blight in the pool

## Spirits

board-spirits = Spirits
board-panel-open = Open
board-panel-close = Fold
board-growth = Growth
board-grow-reclaim = Reclaim
board-grow-card = Power card
board-grow-energy = Energy
board-grow-presence = Presence
board-tracks = Presence tracks
board-track = { $track }. Uncovered: { $open }. Covered: { $covered }.
board-innates = Innate Powers
board-energy = Energy: { $count }
board-plays = Cards played: { $played } of { $plays }
board-elements = Elements
board-threshold-met = Threshold met: { $elements }
board-threshold-not = Threshold not met: { $elements }
board-destroyed = Destroyed presence: { $count }
board-boon-range = Range +{ $count } this turn
board-boon-ward = Defend { $count } where it has presence
board-boon-might = May deal 3 more Damage, once (× { $count })
board-boon-wind = May make a slow Power fast (× { $count })
board-boon-repeats = May repeat power cards: { $count }
board-boon-constancy = May take back cards: { $count }
board-ready-done = ready
board-ready-grows = grows
board-ready-plays = cards
board-ready-powers = Powers

## Cards

board-cards = Your cards
board-cost = Cost { $cost }
board-range = Range { $range }
board-range-sacred = Range { $range } from a sacred site
board-range-terrain = Range { $range } from presence in { $terrain }
board-target-any = any land
board-target-dahan = a land with Dahan
board-target-invaders = a land with Invaders
board-target-no-invaders = a land without Invaders
board-target-blight = a land with Blight
board-target-no-blight = a land without Blight
board-target-coastal = a Coastal land
board-target-any-spirit = any Spirit
board-target-another-spirit = another Spirit
board-deck-draw-minor = Minor power: { $count } left
board-deck-draw-major = Major power: { $count } left
board-played = in play
board-used = used
board-discard = discarded
board-in-play = In play: { $count }
board-in-hand = In hand: { $count }
board-in-discard = Discarded: { $count }
board-plan-later = They can be played after Growth.
board-plan-many =
    { $count ->
        [one] You may play only 1 card.
       *[other] You may play only { $count } cards.
    }
board-plan-dear = You have only { $count } Energy.

## The band and the standings

board-turn = Turn { $count }
board-all = All
board-coastal = Coast
board-stage = Stage { $stage }
board-may-be = Explore may be
board-terror-short = Terror { $level }
board-goal-1 = no Invaders left
board-goal-2 = no Towns, no Cities left
board-goal-3 = no Cities left
board-fear-title = Fear
board-fear-short =
    Fear { $fear } of { $pool } · { $left ->
        [one] 1 card
       *[other] { $left } cards
    }
board-blight-title = Blight
board-blight-left = Blight left
board-lose = Defeat when the Blight Pool is empty (now { $blight }), no Invader card is left ({ $cards }), or a Spirit has no presence.
board-lost-when = Lost at 0: Blight ({ $blight }), Invader cards ({ $cards })
board-decks = Decks: { $minor } minor, { $major } major powers
board-threshold = Threshold: { $elements }
board-threshold-planned = Threshold met with the planned cards: { $elements }

## Planned cards

board-plan = Chosen: { $count } of { $free }. Cost: { $cost } of { $energy } Energy.
board-plan-hint = Pick cards in your hand: nothing is paid yet.
board-plan-play =
    { $count ->
        [one] Play 1 card
       *[other] Play { $count } cards
    }

## The Invaders' steps

board-step-ravage = Ravage in { $land }
board-step-damage = { $count } Damage

## What things are

board-about-health = Health { $left } of { $health }
board-about-strength = Deals { $count } Damage in a Ravage
board-about-dahan = Strikes back with { $count } Damage after a Ravage
board-about-fear = { $count } Fear when it is destroyed
board-about-energy = Energy { $count }, { $income } more each turn
board-about-element = You have { $count }.
board-about-invader = The lands in which the Invaders act: Explore, then Build, then Ravage.

## Choosing a Spirit

board-choose = Choose this Spirit
board-choose-spirit = Choose { $spirit }
board-complexity = Complexity: { $level }
board-complexity-low = low
board-strength-offense = Offense
board-strength-control = Control
board-strength-fear = Fear
board-strength-defense = Defense
board-strength-utility = Help for others
board-style-devouring_teeth = Bites hard where it lurks: few lands, much Damage, and more of it with every Power.
board-style-eyes_watch = Guards the Dahan from the jungle: strong Defend and Fear, and the Invaders break themselves on it.
board-style-fathomless_mud = Spreads slowly and swallows what is built in it; a bit of everything, from well-placed sacred sites.
board-style-rising_heat = Makes buildings brittle around its sacred sites, then scorches whole lands at once.
board-style-sun_bright_whirlwind = Quick and far-reaching: blows Invaders and Dahan about the island and quickens its friends.

## How it went

board-end-fear = Fear
board-end-blight = Blight
board-end-invaders = Invaders
board-end-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
board-end-moments = Turning points
