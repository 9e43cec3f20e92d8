### Horizons of Spirit Island: what the game says of an option before it is chosen.

## What would follow

note-energy = Energy { $energy } → { $energy2 }
note-play-lights = Energy { $energy } → { $energy2 }. Lights threshold { $tier } of the innate Power.
note-reclaims =
    { $count ->
        [0] There is no discarded card to reclaim.
        [one] Brings back 1 card.
       *[other] Brings back { $count } cards.
    }
note-reach =
    { $count ->
        [0] No land is in reach.
       *[other] In reach: { $land }
    }
note-use-nothing = It would change nothing now.
note-nothing-here = Nothing would change here.
note-income = Energy each turn: { $count } → { $count2 }
note-income-same = Energy each turn stays { $count }
note-plays = Cards each turn: { $count } → { $count2 }
note-plays-same = Cards each turn stay { $count }
note-uncovers = Uncovers { $element }
note-sacred = Becomes your sacred site
note-danger = The coming Ravage deals { $count } Damage here and would destroy it.
note-minor = Four minor powers lie open; you take one.
note-major = Four major powers lie open; you take one and forget a card.
note-forget = It goes to the discard pile of its deck.
note-forget-unique = It leaves the game.
note-health =
    { $count ->
        [one] 1 Health is left then.
       *[other] { $count } Health is left then.
    }
note-destroyed =
    { $count ->
        [0] It is destroyed.
       *[other] It is destroyed: { $count } Fear.
    }
note-ravage =
    { $count } Damage{ $level ->
        [0] {""}
        [1] , Blight
       *[other] , Blight that cascades
    }{ $number ->
        [0] {""}
       *[other] , presence is destroyed
    }{ $amount ->
        [0] {""}
        [one] , 1 Dahan is destroyed
       *[other] , { $amount } Dahan are destroyed
    }{ $count2 ->
        [0] {""}
       *[other] ; the Dahan strike back with { $count2 }
    }
note-ravage-skipped = The Invaders skip the Ravage here.
note-cascade =
    { $level ->
        [0] It stops here
       *[other] It cascades on from here
    }{ $number ->
        [0] {""}
       *[other] ; presence is destroyed
    }
note-no-blight = No Blight can be added here.

## What comes next

note-next-draw = Drawn cards can't be put back.
note-next-others = The others are still choosing.
note-next-others-powers = The others still use Powers. You can come back until they are done.
note-next-fast = Fast Powers come next.
note-next-turn = Time passes, then turn { $count } begins.
note-next-ravage =
    { $count ->
        [0] The Invaders act next: Ravage in { $land }.
        [one] The Invaders act next: a fear card, then Ravage in { $land }.
       *[other] The Invaders act next: { $count } fear cards, then Ravage in { $land }.
    }
note-next-build =
    { $count ->
        [0] The Invaders act next: Build in { $land }.
        [one] The Invaders act next: a fear card, then Build in { $land }.
       *[other] The Invaders act next: { $count } fear cards, then Build in { $land }.
    }
note-next-explore =
    { $count ->
        [0] The Invaders act next: they Explore.
        [one] The Invaders act next: a fear card, then they Explore.
       *[other] The Invaders act next: { $count } fear cards, then they Explore.
    }
