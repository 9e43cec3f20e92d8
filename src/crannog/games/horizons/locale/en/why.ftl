# Why something can't be chosen, in one sentence.

## Lands

why-not-on-island = { $land } is not on this island.
why-range-presence =
    { $count2 ->
        [0] Out of range: you have no presence in { $land }, and the range is 0.
       *[other] Out of range: { $land } is { $count } { $count ->
            [one] land
           *[other] lands
        } from your presence, this reaches { $count2 }.
    }
why-range-sacred =
    { $count2 ->
        [0] Out of range: { $land } is no sacred site of yours, and the range is 0.
       *[other] Out of range: { $land } is { $count } { $count ->
            [one] land
           *[other] lands
        } from your sacred site, this reaches { $count2 }.
    }
why-range-terrain =
    Out of range: { $land } is { $count } { $count ->
        [one] land
       *[other] lands
    } from your presence in { $terrain }, this reaches { $count2 }.
why-land-terrain = { $land } is { $terrain }; it takes { $terrain2 } or { $terrain3 }.
why-land-invaders = There are no Invaders in { $land }.
why-land-no-invaders = There are Invaders in { $land }; it takes a land without any.
why-land-dahan = There are no Dahan in { $land }.
why-land-blight = There is no Blight in { $land }.
why-land-no-blight = There is Blight in { $land }; it takes a land without any.
why-land-coastal = { $land } is not Coastal.
why-land-inland = { $land } is not Inland.
why-land-presence = There is no presence of any Spirit in { $land }.
why-land-sacred = { $land } is nobody's sacred site.
why-land-one-invader = There is more than 1 Invader in { $land }.
why-land-two-invaders = There are more than 2 Invaders in { $land }.
why-land-no-city = There is a City in { $land }.
why-land-buildings = There is neither a Town nor a City in { $land }.
why-land-city = There is no City in { $land }.
why-same-land = { $land } is the land itself; it takes an adjacent one.
why-not-adjacent = { $land } is not adjacent to { $land2 }.
why-repeat-adjacent = { $land } is not adjacent to the land where you used { $power }.
why-beside-target = { $land } is neither the target land nor adjacent to it.
why-no-target-presence = The Spirit you chose has no presence in { $land }.
why-no-sacred-site = { $land } is no sacred site of yours.
why-site-too-far = From your sacred site in { $land }, { $power } does not reach the target.
why-presence-in-target = The presence goes to { $land }, nowhere else.
why-no-presence = You have no presence in { $land }.
why-track-empty = No presence is left here: { $track }.
why-other-card = The Ravage card does not concern { $land }: { $invader }.
why-ravaged = { $land } has no Ravage left this turn.
why-other-board = { $land } is not on board { $board }.
why-has-town = There is a Town in { $land } already.
why-no-vengeance = No vengeance of yours waits in { $land }.

## Spirits, boards, what a Power offers

why-another-spirit = { $power } is for another Spirit.
why-no-board = Board { $board } is not part of this island.
why-board-taken = Another Spirit starts on board { $board }.
why-spirit-taken = Another player has this Spirit: { $spirit }.
why-other-action = The Invaders are about to take another action: { $action }.
why-at-most = The most that is possible here: { $count }.
why-price = The price is { $count } Energy, no more and no less.
why-element-chosen = You have chosen this already: { $element }. It takes different elements.
why-no-energy = That costs 1 Energy, and you have none.
why-no-alternative = { $power } does not offer that.

## Pieces

why-no-piece = No such piece in { $land }: { $piece }.
why-no-piece-damaged =
    { $damage ->
        [0] No undamaged piece of this kind in { $land }: { $piece }.
       *[other] No piece of this kind with { $damage } Damage in { $land }: { $piece }.
    }
why-piece-spared = This effect leaves pieces of this kind alone: { $piece }.
why-hit-already = Each Invader is hit once, and those of this kind in { $land } are all chosen: { $piece }.
why-too-healthy = Too much Health ({ $piece }: { $count }); { $count2 } may still go.
why-no-such-dahan = No Dahan with that Damage is in the target land.
why-not-damaged-there = This Power has dealt no Damage to this kind in { $land }: { $piece }.
why-pushed-there = A piece has been pushed to { $land } already; first the other adjacent lands.
why-must-move = This move must be made: the effect does not say “up to”.

## Growth

why-no-growth =
    { $count ->
        [one] Your Spirit has { $count } Growth option.
       *[other] Your Spirit has { $count } Growth options.
    }
why-growth-done = You have carried out this action already.
why-other-growth = That action is not part of your Growth option { $count }.
why-grow-first = First finish your Growth; then you play cards.

## Cards and Powers

why-costs = { $power } costs { $count }, you have { $count2 }.
why-innate = { $power } is an innate Power, not a card.
why-in-play = { $power } is in play already.
why-in-discard = { $power } is in your discard pile.
why-in-hand = { $power } is in your hand: you have not played it.
why-not-yours = { $power } is not among your cards and Powers.
why-not-drawn = { $power } is not among the cards drawn.
why-tier-unmet = Your elements do not meet threshold { $tier } of { $power }.
why-tiers-all = These are all thresholds you meet: simply use { $power }.
why-tiers-none = At least one threshold of { $power } must stay.
why-tiers-together = The elements for these thresholds of { $power } also meet one that you leave out.
why-other-tier = The question is about threshold { $tier } alone.
why-no-fewer = With fewer elements { $power } would do the same.
why-done-already = You have said that you are done: take that back first.
why-not-done-yet = You have not said that you are done.
why-only-fast = { $power } is fast: it can be used only before the Invaders act.
why-only-slow = { $power } is slow: it is used after the Invaders have acted.
why-no-target = { $power } finds no target now.
why-elements-1 = { $power } needs { $element } { $count }; you have { $count2 }.
why-elements-2 = { $power } needs { $element } { $count } and { $element2 } { $count3 }; you have { $count2 } and { $count4 }.
why-used = You have used { $power } this turn.
why-repeat-unused = You have not used { $power } yet: simply use it.
why-repeat-innate = Only cards can be repeated, and { $power } is an innate Power.
why-repeated = You have repeated { $power } this turn.
why-hasten-late = Powers are made fast in the fast phase only.
why-no-wind = You have no gift that makes a slow Power fast.
why-fast-already = { $power } is fast already.
why-hasten-moves = { $power } neither Gathers nor Pushes, and only such a Power can be made fast.

## Fear cards

why-fear-piece = { $fear } does not act on this kind of piece: { $piece }.
why-fear-nothing = { $fear } has nothing to do in { $land }.
why-land-taken = Another player has chosen { $land } for { $fear }; it takes a different land.
why-fewer-buildings = { $land2 } must have more Towns and Cities than { $land }: it has { $count2 }, against { $count }.
why-no-invaders-near = There are Invaders neither in { $land } nor in { $land2 }.
why-this-land = The question is about { $land } alone.

## What belongs to another question

why-must = This must be carried out: choose one of the possibilities.
why-only-way = There is only one possibility, so there is nothing to decide.
why-one-power = Powers are used one after the other: finish this one first.
why-time-setup = Spirits and boards are chosen before the first turn, one question after the other.
why-time-growth = Growth is chosen once a turn, at the start of the Spirit phase.
why-time-growth-action = The actions of Growth follow right after its choice, one at a time.
why-time-presence = You are adding no presence now.
why-time-land = No land is asked for now.
why-time-spirit = No Spirit is asked for now.
why-time-gain = You are not gaining a power card now.
why-time-forget = You forget a card only when you gain a major power.
why-time-play = Cards are played in the Spirit phase, after Growth.
why-time-use = Powers are used in the fast and in the slow phase.
why-time-threshold = No threshold is asked about now.
why-time-option = You have no effects to choose from now.
why-time-piece = No piece is asked for in this way now.
why-time-fear = No fear card asks for this now.
why-time-gather = You are not Gathering anything now.
why-time-push = You are not Pushing anything now.
why-time-bonus = You have no extra Damage to divide now.
why-time-might = It is not the moment for { power-gift_of_furious_might }: it adds to Damage as a Power deals it.
why-time-element = You are not choosing elements now.
why-time-gift = You are not giving a card away now.
why-time-repeat = No Power is about to be repeated now.
why-time-pay = Nothing is to be paid for now.
why-time-number = No number is asked for now.
why-time-stall = You are not asked whether the Invaders skip an action.
why-time-keep = Cards return to hand only when time passes, if an effect allows it.
why-time-stop = A Power can be given up only before its target is chosen.
