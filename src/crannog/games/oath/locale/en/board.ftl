### Oath: words of the map in the browser.

board-map = The map
board-unseen = not yet seen
board-vacant = an empty place
board-unruled = nobody rules
board-bandits = bandits
board-ruled = ruled by { $colour }, warbands: { $count }
board-slots = free slots: { $count }
board-pawns = pawns: { $names }
board-supply = { $count } Supply
board-defence-die = Adds 1 defence die
board-relic-back = a facedown relic
board-relic-known = facedown, known to you
board-discards = Discards
board-pile = Discard pile, { $region }
board-pile-cards =
    { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }
board-pile-vision = a Vision on top
board-reliquary = Imperial Reliquary
board-slot-empty = empty
board-kind-edifice = Edifice
board-kind-ruin = Ruin
board-kind-vision = Vision
board-kind-relic = Relic
board-kind-banner = Banner
board-only-site = sites only
board-only-adviser = advisers only
board-locked = locked
board-dice =
    { $count ->
        [one] 1 defence die
       *[other] { $count } defence dice
    }
board-tap-again = Tap it again to choose it.
board-held-by = Held by { $names }
board-card-ruled = Ruled by { $names }
board-card-unruled = Nobody rules it
board-card-near = Pawns at its site: { $names }
board-access-any = Whoever rules it may use it, and whoever has the pawn at its site.
board-access-ruler = Only whoever rules it may use it.
board-round = Round { $count }
board-capacity = Room for cards: { $count }
board-price-bank = A relic here: { $count } favor to the { $suit } bank
board-price-favor = A relic here: burn { $count } favor
board-price-secrets =
    A relic here: burn { $count ->
        [one] 1 secret
       *[other] { $count } secrets
    }

## The court and the players

board-oathkeeper = { terminal-oathkeeper }
board-usurper = { terminal-usurper }
board-count = { $goal }: { $count }
board-warbands = warbands: { $count }, in the bank: { $count2 }
board-favor = favor: { $count }
board-secrets =
    secrets: { $count }{ $count2 ->
        [0] {""}
       *[other] , facedown: { $count2 }
    }
board-advisers = advisers: { $count }
board-relics = relics: { $count }
board-supply-head = Supply
board-has = You have
board-your-board = Your board
board-no-vision = no Vision revealed
board-own-cards = Your cards
board-only-you = Facedown: only you see it
board-facedown = a facedown card
board-free-adviser = free adviser place
board-cards-of = Cards of { $seat }
board-cards-none = No cards
board-cards-close = Close the cards
board-facedown-vision = a facedown Vision
board-banks = Favor banks
board-bank = { $suit } bank: { $count }
board-deck = World deck
board-search = Search: { $count }
board-search-then = With { $count } or more Visions drawn, a search costs { $count2 }
board-visions = Visions: { $count } of 5
board-end-die = Ends on a { $count } or more
board-no-end-die = No end die yet
board-exile-no-die = No end die: an Exile has the title
board-last-round = The last round
board-decided = The game is decided
board-won = { $seat } wins: { $reason }
    .you = You win: { $reason }
board-moments = Moments that mattered
board-peoples_favor = People's Favor
board-darkest_secret = Darkest Secret

## What follows if nothing changes

board-court-wake = { $seat } wins at the start of their next turn: { $reason }
    .you = You win at the start of your next turn: { $reason }
board-court-die = If this round ends on a { $count } or more, the winner is { $seat }: { $reason }
    .you = If this round ends on a { $count } or more, you win: { $reason }
board-court-end = If the last round ended now, the winner would be { $seat }: { $reason }
    .you = If the last round ended now, you would win: { $reason }
board-court-near = about to win
board-court-refresh = { $count } at Rest, then { $count2 }
board-court-course = { $goal }: the count after each round

## What stands beside a thing of the court

board-keeper-supremacy = Oathkeeper: who rules the most sites. The Empire counts as one, for the Chancellor.
board-keeper-people = Oathkeeper: who holds the People's Favor.
board-keeper-devotion = Oathkeeper: who holds the Darkest Secret.
board-keeper-protection = Oathkeeper: who holds the most relics and banners.
board-heir-supremacy = Successor: the Citizen with more relics and banners than the Chancellor and every other Citizen.
board-heir-people = Successor: the Citizen who holds the Darkest Secret.
board-heir-devotion = Successor: the Citizen who holds the Grand Scepter.
board-heir-protection = Successor: the Citizen who holds the People's Favor.
board-heir-by-supremacy = Successor: most relics and banners
board-heir-by-people = Successor: Darkest Secret
board-heir-by-devotion = Successor: Grand Scepter
board-heir-by-protection = Successor: People's Favor
board-heir = Successor
board-heir-now = Now the Successor is { $seat }.
    .you = Now you are the Successor.
board-heir-none = Now nobody is the Successor.
board-round-die = Round { $count }: if the Empire holds the title, the game ends on a { $count2 } or more.
board-round-last = After round { $count } the game ends without a die.
board-deck-known = You know what lies on top: { $names }
board-relic-deck = Relic deck: { $count }
board-dispossessed = Dispossessed: { $count }
board-pile-order = From the top: { $names }
board-card-unknown = unknown
board-advisers-open = advisers: { $names }
board-advisers-hidden = facedown advisers: { $count }
board-mob = Mob
board-vision-shared = { $vision }, with a warband of { $seat }
board-caged = warbands on a card: { $count }
board-relics-named = relics: { $names }

# The map of a world between two games

board-citizen = { $colour }: Citizen
