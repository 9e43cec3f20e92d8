### Inis: what is said of an option before it is chosen.
### $territory to $territory3 are named if there are at most three ($number).

## Cards

note-places =
    { $count ->
        [one] 1 clan
       *[other] { $count } clans
    }: { $number ->
        [1] { $territory }
        [2] { $territory } or { $territory2 }
        [3] { $territory }, { $territory2 } or { $territory3 }
       *[other] in { $number } territories
    }
note-where =
    { $number ->
        [1] { $territory }
        [2] { $territory } or { $territory2 }
        [3] { $territory }, { $territory2 } or { $territory3 }
       *[other] In one of { $number } territories
    }
note-citadel = Citadels left: { $count }. Places to choose from: { $number }
note-sanctuary = Sanctuaries left: { $count }. Places to choose from: { $number }
note-tiles = Territory tiles left: { $count }
note-discards = Cards in the discard pile: { $count }
note-clans-there = Your clans there: { $count }
note-nowhere = No fitting territory: does nothing there
note-no-reserve = No clan in your reserve: places nothing
note-no-tiles = No territory tile is left: does nothing
note-no-clans = You have no clan that could move: does nothing
note-no-discards = The discard pile is empty: does nothing
note-no-tales = No other Epic Tale in hand: places nothing
note-nothing = Does nothing, but is not a pass
note-no-more-tales = No Epic Tale is left to draw: draws nothing
note-no-aside = No card is set aside: does nothing
note-no-actions = No Action card in hand to discard: does nothing
note-none-to-give = No opponent holds an Action card: does nothing
note-none-to-see = No opponent holds an Epic Tale: nothing to see
note-only-loss = No opponent holds an Epic Tale: you only lose a clan

## A turn

note-claims = You meet a victory condition. Hold on until the next Assembly, and you can win.
note-leaves-pretender = You meet a victory condition and could take a Pretender token
note-next-claim = You could claim victory now. If you pass, the chance may be gone.
note-ends-season = All others have passed: this ends the season
note-next-season-ends = The season ends, and the Action cards in your hand are lost.
note-forgoes-reaction = You let it happen
note-next-happens = It happens without your reaction.
note-next-assembly = The season ends, and the next Assembly begins.

## Clans

note-alone =
    { $count ->
        [one] You would have 1 clan here, alone, and be chieftain
       *[other] You would have { $count } clans here, alone, and be chieftain
    }
note-chieftain = You { $count }, { $seat } { $count2 }: you would be chieftain
note-tie = You { $count }, { $seat } { $count2 }: nobody would be chieftain
note-behind = You { $count }, { $seat } { $count2 }
note-clash = Starts a clash: you { $count }, { $seat } { $count2 }
note-stays = Nobody moves: the card does nothing
note-near =
    { $count ->
        [one] 1 clan of yours is adjacent
       *[other] { $count } clans of yours are adjacent
    }
note-none-near = No clan of yours is adjacent: does nothing
note-places-none = No clan is placed: the card does nothing
note-uses =
    { $count ->
        [one] 1 Sanctuary: one effect
       *[other] { $count } Sanctuaries: { $count } effects
    }
note-no-sanctuary = No Sanctuary here: does nothing

## What is brought to light

note-holds-action =
    { $count ->
        [one] { $seat } holds 1 Action card
       *[other] { $seat } holds { $count } Action cards
    }
note-holds-epic =
    { $count ->
        [one] { $seat } holds 1 Epic Tale
       *[other] { $seat } holds { $count } Epic Tales
    }
note-holds-no-action = { $seat } holds no Action card
note-holds-no-epic = { $seat } holds no Epic Tale
note-next-draw = You draw from the Epic Tale deck next: you can't take this back alone.
note-next-aside = You see the card set aside: you can't take this back alone.
note-next-discards = You look through the discard pile: you can't take this back alone.
note-next-hand = You look at another player's cards: you can't take this back alone.
note-next-random = A random card is drawn from another hand: you can't take this back alone.
note-next-tile = A new territory is turned over: this can't be taken back alone.
note-gates = Whoever has a clan at the Gates of Tír Na Nóg loses it and draws an Epic Tale
note-next-gates = Epic Tales are drawn next: you can't take this back alone.
note-next-tiles = You look at the next territory tiles: you can't take this back alone.

## A clash

note-shelters =
    { $count ->
        [0] No clan of yours would be left exposed
        [one] 1 clan of yours would stay exposed
       *[other] { $count } clans of yours would stay exposed
    }
note-stays-exposed = Your exposed clans: { $count }
note-end-chieftain = Chieftain would be { $seat }
    .you = You would be chieftain
note-end-no-chieftain = Nobody would be chieftain
note-attack =
    { $count ->
        [0] { $seat } has no Action card and must remove a clan
        [one] { $seat } removes a clan or discards the only Action card
       *[other] { $seat } removes a clan or discards 1 of { $count } Action cards
    }
note-withdraw =
    To { $number ->
        [1] { $territory }
        [2] { $territory } or { $territory2 }
        [3] { $territory }, { $territory2 } or { $territory3 }
       *[other] one of { $number } territories
    }
note-clans-left =
    { $count ->
        [0] Your last exposed clan here
        [one] 1 exposed clan would be left
       *[other] { $count } exposed clans would be left
    }
note-cards-left =
    { $count ->
        [0] Your last Action card
        [one] 1 Action card would be left
       *[other] { $count } Action cards would be left
    }
note-is-instigator = Is the instigator already: changes nothing
