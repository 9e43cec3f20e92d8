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
board-zoom-in = Nearer
board-zoom-out = Farther

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
board-discarded = Discarded: { $count }
board-pools = Fear and Blight
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
board-fear-left = fear cards left: { $count }
board-blight-pool = Blight in the pool
board-lose = Defeat when the Blight Pool is empty (now { $blight }), no Invader card is left ({ $cards }), or a Spirit has no presence.

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
board-lights = { $power }: { $count } of { $total } thresholds met
board-energy = Energy: { $count }
board-plays = Cards played: { $played } of { $plays }
board-elements = Elements
board-elements-none = no elements yet
board-threshold-met = Threshold met: { $elements }
board-threshold-not = Threshold not met: { $elements }
board-destroyed = Destroyed presence: { $count }
board-boon-range = Range +{ $count } this turn
board-boon-ward = Defend { $count } where it has presence
board-boon-might = Once 3 more Damage (× { $count })
board-boon-wind = May make a slow Power fast (× { $count })
board-boon-repeats = May repeat power cards: { $count }
board-boon-constancy = May take back cards: { $count }
board-look-at = Look at the Spirit of { $seat }
board-ready-done = ready
board-ready-grows = grows
board-ready-plays = plays cards
board-ready-powers = uses Powers

## Cards

board-cards = Your cards
board-cards-open = Texts
board-cards-close = Names
board-card = { $power }. Cost { $cost }, { $speed }, { $elements }
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
board-deck-minor = minor power
board-deck-major = major power
board-deck-unique = unique power
board-deck-draw-minor = Minor power: { $count } left
board-deck-draw-major = Major power: { $count } left
board-hand = in hand
board-offered = on offer
board-played = in play
board-used = used
board-discard = discarded
board-in-play = In play: { $count }
board-in-hand = In hand: { $count }
board-in-discard = Discarded: { $count }
board-plan = { $count ->
        [one] 1 card planned, cost { $cost }
       *[other] { $count } cards planned, cost { $cost }
    }
board-plan-hint = Click cards to plan them: thresholds light up, nothing is paid yet.
board-plan-play = Play these cards
board-plan-later = They can be played after Growth.
board-plan-many =
    { $count ->
        [one] You may play only 1 card.
       *[other] You may play only { $count } cards.
    }
board-plan-dear = You have only { $count } Energy.
