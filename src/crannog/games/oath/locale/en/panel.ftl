### Oath: words of the panel in the browser: campaigns, deals, drawn cards.

board-panel-you-attack = You attack
board-panel-you-defend = You defend
board-panel-attacks = Attacker: { $seat }
board-panel-defends = Defender: { $seat }
board-panel-ally = Ally:
board-panel-force = Force
board-panel-killed = Killed
board-panel-on-board = board of { $seat }: { $count }
board-panel-at-site = { $site }: { $count }
board-panel-sites = All sites
board-panel-sites-targeted = Sites: { $count }
board-panel-targeted = Targets: { $count }
board-panel-step-targets = Targets
board-panel-step-plans = Plans
board-panel-step-dice = Dice
board-panel-step-sacrifice = Sacrifice
board-panel-step-outcome = Outcome
board-panel-attack-dice = attack dice: { $count }
board-panel-defence-dice = defence dice: { $count }
board-panel-tactics = Tactics
board-panel-target = { $name }, defence dice: { $count }
board-panel-title = Title
board-panel-face-sword = Sword: 1
board-panel-face-hollow = Hollow sword: two of them make 1
board-panel-face-skull = Two swords and a skull: 2, and one attacker is killed
board-panel-face-blank = Blank: nothing
board-panel-face-shield = Shield: 1
board-panel-face-shields = Two shields: 2
board-panel-face-double = ×2: all shields are doubled, once for each
board-panel-swords = Swords: { $count }, hollow in pairs: { $count2 }, double: { $count3 }
board-panel-skulls =
    { $count ->
        [0] Skulls kill nobody
       *[other] Killed by skulls: { $count }
    }
board-panel-sacrificed = Sacrificed: { $count }
board-panel-shields =
    Shields: { $count }{ $count2 ->
        [0] {""}
        [one] , doubled once
       *[other] , doubled { $count2 } times
    }
board-panel-defenders = Defending force: { $count }
board-panel-changed = A card changes how the dice count
board-panel-against = against
board-panel-needs = The attack needs { $count }
board-panel-needed = To win: sacrifice { $count }
board-panel-attack-higher = The attack exceeds the defence
board-panel-attack-wins = The attack wins
board-panel-defence-wins = The defence holds
board-panel-odds = is the chance that the attack wins
board-panel-odds-before = Chance before the roll: { $odds }, without sacrifices: { $odds2 }
board-panel-how = Without sacrifices: { $odds }. Defence rolls first.
board-panel-drawn =
    { $count ->
        [one] You drew 1 card
       *[other] You drew { $count } cards
    }
board-panel-discards = Your discards: the last one will lie on top
board-panel-in-hand = The card in your hand
board-panel-places = What you can do with it
board-panel-kept = You keep it
board-panel-below = Put down before: it lies below
board-panel-you-give = You give
board-panel-proposal = { $seat }, proposal { $count } of 3
board-panel-reliquary-relic = The relic from the slot “{ $slot }”
board-panel-relic-unseen = You have not seen this relic.
board-panel-slot-empty = Once the slot is empty: { $text }

## The chronicle

board-chronicle-oath = Oath
board-chronicle-citizenship = Citizens
board-chronicle-sites = Map
board-chronicle-denizens = Cards
board-chronicle-edifices = Edifices
board-chronicle-none = none
board-chronicle-unseen =
    { $count ->
        [one] 1 card, unseen
       *[other] { $count } cards, unseen
    }
