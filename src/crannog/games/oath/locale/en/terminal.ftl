### Oath: words of the table at the terminal.

terminal-headline = Round { $round } of { $rounds } · { $phase } · { $seat }
terminal-legend = [suit card f favor s secrets], cards/capacity, [?] facedown, [{ $vision }] Vision

## Tracks and banks

terminal-goal = Goal
terminal-successor = Successor: { $seat }
terminal-deck = Deck
terminal-visions = Visions drawn: { $count }
terminal-deck-supply = search: { $count } Supply
terminal-deck-empty = it is empty
terminal-relic-deck = relics: { $count }
terminal-banks = Banks
terminal-banners = Banners
terminal-mob = Mob side
terminal-reliquary = Reliquary

## Sites

terminal-pile = discard pile: { $count }
terminal-facedown-site = facedown
terminal-pawns =
    { $count ->
        [one] pawn:
       *[other] pawns:
    }
terminal-relic = relic { $relic }
terminal-site-favor = { $count } favor
terminal-site-secrets =
    { $count ->
        [one] 1 secret
       *[other] { $count } secrets
    }
terminal-favor-on = f{ $count }
terminal-secrets-on = s{ $count }
terminal-back-vision = ?V

## Players

terminal-player = Player
terminal-supply = Supply
terminal-warbands-head = Warb.
terminal-favor-head = Favor
terminal-secrets-head = Secr.
terminal-players-legend = (+Supply at Rest), (warbands in the bank), (facedown secrets)
terminal-oathkeeper = Oathkeeper
terminal-usurper = Usurper
terminal-heir = Successor
terminal-own-facedown = Your facedown advisers
terminal-own-advisers = Your advisers
terminal-own-relics = Your relics
terminal-own-visions = Your revealed Vision
terminal-here = At your site
terminal-nothing = You have no cards.
terminal-known = What you know of hidden cards
terminal-known-deck = On top of the world deck: { $cards }
terminal-known-at = { $place }: { $cards }

## What is printed on a card

terminal-site-only = sites only
terminal-adviser-only = advisers only
terminal-locked = locked
terminal-relic-dice =
    defence: { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
terminal-capacity = capacity { $count }
terminal-site-relics =
    { $count ->
        [one] 1 relic
       *[other] { $count } relics
    }
terminal-price = price of a relic: { $cost }
terminal-price-bank = price of a relic: { $count } favor to the { $suit } bank
terminal-cost = cost: { $cost }
terminal-pay-favor = { $count } favor
terminal-burn-favor = burn { $count } favor
terminal-give-favor = give the ruler { $count } favor
terminal-pay-secrets =
    { $count ->
        [one] 1 secret
       *[other] { $count } secrets
    }
terminal-burn-secrets =
    burn { $count ->
        [one] 1 secret
       *[other] { $count } secrets
    }
terminal-turn-secrets =
    turn { $count ->
        [one] 1 secret
       *[other] { $count } secrets
    } facedown

## Headings of the menu, and its entries

terminal-campaign = Campaign
terminal-powers = Powers
terminal-facedown = Facedown
terminal-peek = Peek
terminal-reliquary-slot = Reliquary: { $slot }
terminal-warbands = Warbands
terminal-empire = Empire
terminal-turn = Turn
terminal-trade-favor = for favor
terminal-trade-secrets = for secrets
terminal-other-power = the other power
terminal-only-discard = to discard

## Campaigns

terminal-attacker = Attacker
terminal-defender = Defender
terminal-dice = Dice
terminal-force = Force
terminal-plans = Plans
terminal-roll = Strength
terminal-targets = Targets and their dice: { $targets }
terminal-pawn-target = pawn and favor

## Deals

terminal-deal = Deal
terminal-deal-by = Deal: { $card }
terminal-deal-unknown = The proposal is still being put together.
terminal-gives = { $seat } gives
terminal-gives-nothing = nothing
terminal-after-deal = then on the board: favor { $favor }, secrets { $secrets }
terminal-facedown-count =
    { $count ->
        [one] 1 facedown adviser
       *[other] { $count } facedown advisers
    }
terminal-give = Give
terminal-want = Ask for

## Victory

terminal-standings = Goals. The title now goes by: { $goal }
terminal-standings-visions = Visions drawn: { $count }. A revealed Vision can win once { $needed } have been drawn.

## The chronicle

terminal-winner = Winner
terminal-vow = Next oath
terminal-built = Built
terminal-repaired = Repaired
terminal-ruined = Fallen to ruin
terminal-came = Denizens in
terminal-added = { $count } from the Archive
terminal-healed = { $count } from the Dispossessed
terminal-went = Denizens out
terminal-boards = Boards

## The Clockwork Prince

terminal-prince-threat = threat: { $threat }
terminal-prince-tactics = tactics: { $count } attack dice
terminal-prince-ambition = ambition: { $count } favor
terminal-prince-friends = Friends
terminal-prince-conspirators = Conspirators
terminal-prince-at = Mind sheet
terminal-prince-path = Actions
