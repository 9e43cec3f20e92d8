### Oath: what has happened. What readers have done, or what was done to them, is said to “you”.

event-round = Round { $count } begins.
event-wakes = Round { $count }: the turn of { $seat } begins.
    .you = Round { $count }: your turn begins.
event-rests = { $seat } rests.
    .you = You rest.
event-refreshes = { $seat } now has { $count } Supply.
    .you = You now have { $count } Supply.
event-uses = { $seat } uses { $card }.
    .you = You use { $card }.
event-modifies = { $seat } uses { $card } for this action.
    .you = You use { $card } for this action.
event-pays = { $seat } pays { counted-price } for { $card }.
    .you = You pay { counted-price } for { $card }.
event-pays-price = { $seat } pays what { $card } demands.
    .you = You pay what { $card } demands.
event-result =
    { $number ->
        [0] The match ends without a winner: { $reason }.
        [one] Winner: { $seats } ({ $reason }).
       *[other] Winners: { $seats } ({ $reason }).
    }
    .to-you =
        { $number ->
            [one] You win: { $reason }.
           *[other] You are among the winners: { $seats } ({ $reason }).
        }
event-gains-favor = { $seat } takes { counted-favor } from the { $suit } bank.
    .you = You take { counted-favor } from the { $suit } bank.
event-burns-favor = { $seat } burns { counted-favor }.
    .you = You burn { counted-favor }.
event-puts-in-bank = { $seat } puts { counted-favor } in the { $suit } bank.
    .you = You put { counted-favor } in the { $suit } bank.
event-gives-favor = { $seat } gives { $seat2 } { counted-favor }.
    .you = You give { $seat2 } { counted-favor }.
    .to-you = { $seat } gives you { counted-favor }.
event-takes-favor = { $seat } takes { counted-favor } from { $seat2 }.
    .you = You take { counted-favor } from { $seat2 }.
    .to-you = { $seat } takes { counted-favor } from you.
event-moves-favor = { $seat } moves { counted-favor } from the { $suit } bank to the { $suit2 } bank.
    .you = You move { counted-favor } from the { $suit } bank to the { $suit2 } bank.
event-spreads-favor = { $seat } puts { counted-favor } in the banks, one by one. The first bank: { $suit }.
    .you = You put { counted-favor } in the banks, one by one. The first bank: { $suit }.
event-gains-secrets = { $seat } gains { counted-secrets }.
    .you = You gain { counted-secrets }.
event-burns-secrets = { $seat } burns { counted-secrets }.
    .you = You burn { counted-secrets }.
event-turns-secrets = { $seat } turns { counted-secrets } facedown.
    .you = You turn { counted-secrets } facedown.
event-gives-secrets = { $seat } gives { $seat2 } { counted-secrets }.
    .you = You give { $seat2 } { counted-secrets }.
    .to-you = { $seat } gives you { counted-secrets }.
event-takes-secret = { $seat } takes 1 secret from { $seat2 }.
    .you = You take 1 secret from { $seat2 }.
    .to-you = { $seat } takes 1 secret from you.
event-puts-on-site = { $seat } puts { counted-favor } on { $site }.
    .you = You put { counted-favor } on { $site }.
event-takes-site-favor = { $seat } takes 1 favor from { $site }.
    .you = You take 1 favor from { $site }.
event-takes-site-secret = { $seat } takes 1 secret from { $site }.
    .you = You take 1 secret from { $site }.
event-adds-to-banner = { $seat } puts 1 favor on the banner of the People's Favor.
    .you = You put 1 favor on the banner of the People's Favor.
event-returns-from-banner = { $seat } moves 1 favor from the banner of the People's Favor to the { $suit } bank.
    .you = You move 1 favor from the banner of the People's Favor to the { $suit } bank.
event-turns-mob = The banner of the People's Favor, held by { $seat }, turns to its Mob side.
    .you = Your banner of the People's Favor turns to its Mob side.
event-seizes-banner = { $seat } seizes { $card }.
    .you = You seize { $card }.
event-burns-banner-secrets = { $seat } burns { counted-secrets } from the banner of the Darkest Secret.
    .you = You burn { counted-secrets } from the banner of the Darkest Secret.
event-bids =
    { $count ->
        [0] { $seat } bids for { $card }.
       *[other] { $seat } bids for { $card } and spends { $count } Supply.
    }
    .you =
        { $count ->
            [0] You bid for { $card }.
           *[other] You bid for { $card } and spend { $count } Supply.
        }
event-recovers-banner = { $seat } recovers { $card }. Tokens on it: { $count }.
    .you = You recover { $card }. Tokens on it: { $count }.
event-searches = { $seat } searches { $pile } for { $count } Supply.
    .you = You search { $pile } for { $count } Supply.
event-draws = { $seat } draws { counted-cards }.
event-draws-secret =
    { $number ->
        [0] { $seat } draws nothing.
       *[other] { $seat } draws: { $cards }.
    }
    .you =
        { $number ->
            [0] You draw nothing.
           *[other] You draw: { $cards }.
        }
event-draws-openly = { $seat } draws openly: { $cards }.
    .you = You draw openly: { $cards }.
event-draws-vision = { $seat } draws a Vision. Visions drawn so far: { $count }.
    .you = You draw a Vision. Visions drawn so far: { $count }.
event-shows-kept = { $seat } keeps { $card }.
    .you = You keep { $card }.
event-discards = { $seat } discards { $card } to { $pile }.
    .you = You discard { $card } to { $pile }.
event-discards-unseen = { $seat } discards { counted-cards } facedown to { $pile }.
event-discards-unseen-secret = { $seat } discards facedown to { $pile }: { $cards }.
    .you = You discard facedown to { $pile }: { $cards }.
event-plays-to-site = { $seat } plays { $card } to { $site }.
    .you = You play { $card } to { $site }.
event-plays-to-advisers = { $seat } plays { $card } to the advisers.
    .you = You play { $card } to your advisers.
event-keeps-facedown = { $seat } puts a facedown card among the advisers.
    .you = You put a facedown card among your advisers.
event-reveals-vision = { $seat } reveals { $card }.
    .you = You reveal { $card }.
event-plays-conspiracy = { $seat } plays the Conspiracy.
    .you = You play the Conspiracy.
event-moves-card = { $seat } moves { $card } to { $site }.
    .you = You move { $card } to { $site }.
event-joins-advisers = { $seat } moves { $card } to the advisers of { $seat2 }.
    .you = You move { $card } to the advisers of { $seat2 }.
    .to-you = { $seat } moves { $card } to your advisers.
event-swaps-cards = { $seat } swaps { $card } and { $card2 }.
    .you = You swap { $card } and { $card2 }.
event-reveals-top = { $seat } reveals the top card of { $pile }: { $card }.
    .you = You reveal the top card of { $pile }: { $card }.
event-peeks-deck = { $seat } peeks at the top cards of the world deck.
event-peeks-deck-secret = { $seat } peeks at the top cards of the world deck: { $cards }.
    .you = You peek at the top cards of the world deck: { $cards }.
event-peeks-site = { $seat } peeks at { $site }.
event-peeks-site-secret = { $seat } peeks at { $site }: { $site2 }.
    .you = You peek at { $site }: { $site2 }.
event-swaps-drawn = { $seat } swaps drawn cards with dispossessed ones: { counted-cards }.
event-swaps-drawn-secret = { $seat } swaps drawn cards with dispossessed ones. First what goes, then what comes: { $cards }.
    .you = You swap drawn cards with dispossessed ones. First what goes, then what comes: { $cards }.
event-swaps-pile = { $seat } swaps { counted-cards } of { $pile } with dispossessed ones.
    .you = You swap { counted-cards } of { $pile } with dispossessed ones.
event-restores = { $seat } restores { $card }: { $card2 }.
    .you = You restore { $card }: { $card2 }.
event-recovers = { $seat } recovers a relic: { $card }.
    .you = You recover a relic: { $card }.
event-takes-relic = { $seat } takes the relic { $card }.
    .you = You take the relic { $card }.
event-buries-relic = { $seat } puts { $card } under the relic deck.
    .you = You put { $card } under the relic deck.
event-buries-relic-unseen = { $seat } puts a relic under the relic deck.
    .you = You put a relic under the relic deck.
event-buries-relic-unseen-secret = { $seat } puts a relic under the relic deck: { $card }.
    .you = You put a relic under the relic deck: { $card }.
event-peeks-relic = { $seat } peeks at a relic at { $site }.
event-peeks-relic-secret = { $seat } peeks at a relic at { $site }: { $card }.
    .you = You peek at a relic at { $site }: { $card }.
event-peeks-reliquary = { $seat } peeks at the relic in the slot “{ $slot }”.
event-peeks-reliquary-secret = { $seat } peeks at the relic in the slot “{ $slot }”: { $card }.
    .you = You peek at the relic in the slot “{ $slot }”: { $card }.
event-leaves-reliquary = { $seat } gets { $card } from the Reliquary. From now on the Chancellor is { $slot }.
    .you = You get { $card } from the Reliquary. From now on the Chancellor is { $slot }.
event-musters =
    { $count ->
        [0] { $seat } musters on { $card }.
       *[other] { $seat } musters on { $card } for { $count } Supply.
    }
    .you =
        { $count ->
            [0] You muster on { $card }.
           *[other] You muster on { $card } for { $count } Supply.
        }
event-trades-for-favor =
    { $count ->
        [0] { $seat } trades with { $card } for favor.
       *[other] { $seat } trades with { $card } for favor. Supply spent: { $count }.
    }
    .you =
        { $count ->
            [0] You trade with { $card } for favor.
           *[other] You trade with { $card } for favor. Supply spent: { $count }.
        }
event-trades-for-secrets =
    { $count ->
        [0] { $seat } trades with { $card } for secrets.
       *[other] { $seat } trades with { $card } for secrets. Supply spent: { $count }.
    }
    .you =
        { $count ->
            [0] You trade with { $card } for secrets.
           *[other] You trade with { $card } for secrets. Supply spent: { $count }.
        }
event-gains-warbands = { $seat } gains { counted-warbands }.
    .you = You gain { counted-warbands }.
event-cages-warbands = { $seat } puts { counted-warbands } of { $seat2 } into the cage.
    .you = You put { counted-warbands } of { $seat2 } into the cage.
    .to-you = { $seat } puts { counted-warbands } of yours into the cage.
event-frees-warbands = { $seat } frees { counted-warbands } from the cage, to the board of { $seat2 }.
    .you = You free { counted-warbands } from the cage, to the board of { $seat2 }.
    .to-you = { $seat } frees { counted-warbands } from the cage, to your board.
    .yourself = You free { counted-warbands } from the cage, to your board.
event-dies-on-board = { $seat } loses { counted-warbands } from the board.
    .you = You lose { counted-warbands } from your board.
event-dies-at-site = { $colour } warbands killed at { $site }: { $count }.
event-places-warbands = { $seat } puts { counted-warbands } at { $site }.
    .you = You put { counted-warbands } at { $site }.
event-withdraws-warbands = { $seat } takes { counted-warbands } from { $site } to the board.
    .you = You take { counted-warbands } from { $site } to your board.
event-shares-warbands = { $seat } hands { $seat2 } { counted-warbands }.
    .you = You hand { $seat2 } { counted-warbands }.
    .to-you = { $seat } hands you { counted-warbands }.
event-denies-warbands = { $seat } does not allow { $seat2 } to move warbands.
    .you = You do not allow { $seat2 } to move warbands.
    .to-you = { $seat } does not allow you to move warbands.
event-travels =
    { $count ->
        [0] { $seat } travels to { $site }.
       *[other] { $seat } travels to { $site } for { $count } Supply.
    }
    .you =
        { $count ->
            [0] You travel to { $site }.
           *[other] You travel to { $site } for { $count } Supply.
        }
event-travel-fails = { $seat } cannot travel after all.
    .you = You cannot travel after all.
event-pawn-moves = The pawn of { $seat } is now at { $site }.
    .you = Your pawn is now at { $site }.
event-reveals-site = { $seat } reveals { $site }. Relics there: { $count }, favor: { $count2 }, secrets: { $count3 }.
    .you = You reveal { $site }. Relics there: { $count }, favor: { $count2 }, secrets: { $count3 }.
event-campaigns = { $seat } campaigns. Defender: { $seat2 }.
    .you = You campaign. Defender: { $seat2 }.
    .to-you = { $seat } campaigns against you.
event-targets-site = { $seat } targets { $site }.
    .you = You target { $site }.
event-targets-thing = { $seat } targets { $card }.
    .you = You target { $card }.
event-targets-pawn = { $seat } targets the pawn and favor of { $seat2 }.
    .you = You target the pawn and favor of { $seat2 }.
    .to-you = { $seat } targets your pawn and favor.
event-joins-defence = { $seat } joins the defence as an Ally.
    .you = You join the defence as an Ally.
event-uses-plan = Battle plan { $card }, used by: { $seat }.
    .you = Battle plan { $card }, used by you.
event-pools = Attack dice: { $count }, defence dice: { $count2 }.
event-rolls-defence = { $seat } rolls the defence dice. Blank: { $count }, one shield: { $count2 }, two shields: { $count3 }, ×2: { $count4 }.
    .you = You roll the defence dice. Blank: { $count }, one shield: { $count2 }, two shields: { $count3 }, ×2: { $count4 }.
event-rolls-attack = { $seat } rolls the attack dice. Hollow swords: { $count }, swords: { $count2 }, double swords with a skull: { $count3 }.
    .you = You roll the attack dice. Hollow swords: { $count }, swords: { $count2 }, double swords with a skull: { $count3 }.
event-rolls-end = The end die shows { $count }. The match ends on { $count2 } or more.
event-changes-end-die = { $seat } changes the end die. Now it shows { $count }.
    .you = You change the end die. Now it shows { $count }.
event-defence-is = Defence: { $count }, of which the force: { $count2 }.
event-attack-is = Attack: { $count }. Skulls that kill a warband: { $count2 }.
event-sacrifices = { $seat } sacrifices { counted-sacrifice }.
    .you = You sacrifice { counted-sacrifice }.
event-wins-campaign = Victorious: { $seat }. Attack: { $count }, defence: { $count2 }.
    .you = You are victorious. Attack: { $count }, defence: { $count2 }.
event-retreats =
    { $count ->
        [one] 1 warband retreats from { $site } to the board of { $seat }.
       *[other] { $count } warbands retreat from { $site } to the board of { $seat }.
    }
    .you =
        { $count ->
            [one] 1 warband retreats from { $site } to your board.
           *[other] { $count } warbands retreat from { $site } to your board.
        }
event-saved =
    { $count ->
        [one] 1 killed warband of { $seat } goes to { $site } instead.
       *[other] { $count } killed warbands of { $seat } go to { $site } instead.
    }
    .you =
        { $count ->
            [one] 1 killed warband of yours goes to { $site } instead.
           *[other] { $count } killed warbands of yours go to { $site } instead.
        }
event-takes-title = { $seat } takes the title and is the Oathkeeper.
    .you = You take the title and are the Oathkeeper.
event-becomes-usurper = { $seat } turns the title over and is the Usurper.
    .you = You turn the title over and are the Usurper.
event-title-turns-back = { $seat } turns the title back and is the Oathkeeper.
    .you = You turn the title back and are the Oathkeeper.
event-becomes-citizen = { $seat } becomes a Citizen.
    .you = You become a Citizen.
event-becomes-exile = { $seat } becomes an Exile.
    .you = You become an Exile.
event-offers-citizenship = { $seat } offers { $seat2 } Citizenship with the relic from the slot “{ $slot }”.
    .you = You offer { $seat2 } Citizenship with the relic from the slot “{ $slot }”.
    .to-you = { $seat } offers you Citizenship with the relic from the slot “{ $slot }”.
event-refuses-citizenship = { $seat } refuses Citizenship.
    .you = You refuse Citizenship.
event-shows-relic = { $seat } shows { $seat2 } the relic in the slot “{ $slot }”.
event-shows-relic-secret = { $seat } shows { $seat2 } the relic in the slot “{ $slot }”: { $card }.
    .you = You show { $seat2 } the relic in the slot “{ $slot }”: { $card }.
    .to-you = { $seat } shows you the relic in the slot “{ $slot }”: { $card }.
event-proposes = { $seat } proposes a binding deal to { $seats } ({ $card }).
    .you = You propose a binding deal to { $seats } ({ $card }).
    .to-you =
        { $number ->
            [one] { $seat } proposes a binding deal to you ({ $card }).
           *[other] { $seat } proposes a binding deal to you and others ({ $card }): { $seats }.
        }
event-would-give = Proposed: { $seat } gives { $seat2 } { counted-goods }.
    .you = Proposed: you give { $seat2 } { counted-goods }.
    .to-you = Proposed: { $seat } gives you { counted-goods }.
event-would-give-site = Proposed: { $seat } hands over { $site }.
    .you = Proposed: you hand over { $site }.
event-no-deal = No deal is made by { $seats }.
    .to-you = Your deal does not come about: { $seats }.
event-gives-thing = { $seat } gives { $seat2 } { $card }.
    .you = You give { $seat2 } { $card }.
    .to-you = { $seat } gives you { $card }.
event-gives-facedown = { $seat } gives { $seat2 } a facedown adviser.
event-gives-facedown-secret = { $seat } gives { $seat2 } a facedown adviser: { $card }.
    .you = You give { $seat2 } a facedown adviser: { $card }.
    .to-you = { $seat } gives you a facedown adviser: { $card }.
event-leaves-site = { $seat } withdraws from { $site } and hands it over.
    .you = You withdraw from { $site } and hand it over.
event-swears = { $seat } and { $seat2 } swear a promise. What they have promised is binding.
    .you = You and { $seat2 } swear a promise. What you have promised is binding.
    .to-you = You and { $seat } swear a promise. What you have promised is binding.
event-peeks-adviser = { $seat } peeks at facedown adviser { $place } of { $seat2 }.
event-peeks-adviser-secret = { $seat } peeks at facedown adviser { $place } of { $seat2 }: { $card }.
    .you = You peek at facedown adviser { $place } of { $seat2 }: { $card }.
    .to-you = { $seat } peeks at your facedown adviser { $place }: { $card }.
event-finds-conspiracy = { $seat } finds the Conspiracy among the advisers of { $seat2 }.
    .you = You find the Conspiracy among the advisers of { $seat2 }.
    .to-you = { $seat } finds the Conspiracy among your advisers.
event-swaps-facedown = { $seat } swaps facedown adviser { $place } of { $seat2 } and { $place2 } of { $seat3 }.
    .you = You swap facedown adviser { $place } of { $seat2 } and { $place2 } of { $seat3 }.
event-swaps-facedown-secret = { $seat } swaps facedown adviser { $place } of { $seat2 } ({ $card }) and { $place2 } of { $seat3 } ({ $card2 }).
    .you = You swap facedown adviser { $place } of { $seat2 } ({ $card }) and { $place2 } of { $seat3 } ({ $card2 }).
    .to-you = { $seat } swaps your facedown adviser { $place } ({ $card }) and { $place2 } of { $seat3 } ({ $card2 }).
    .yourself = You swap your facedown adviser { $place } ({ $card }) and { $place2 } of { $seat3 } ({ $card2 }).
event-adds-banner-secret = { $seat } puts 1 secret on the banner of the Darkest Secret.
    .you = You put 1 secret on the banner of the Darkest Secret.
event-gains-supply = { $seat } gains { $count } Supply.
    .you = You gain { $count } Supply.
event-bank-burns = Favor burned from the { $suit } bank: { $count }.
event-targets-site-relic = { $seat } targets relic { $place } at { $site }.
    .you = You target relic { $place } at { $site }.
event-looks-at-pile = { $seat } peeks at the top of the { $region } discard pile: { counted-cards }.
event-looks-at-pile-secret = { $seat } peeks at the top of the { $region } discard pile: { $cards }.
    .you = You peek at the top of the { $region } discard pile: { $cards }.
event-draws-relic = { $seat } draws a relic.
event-draws-relic-secret = { $seat } draws a relic: { $card }.
    .you = You draw a relic: { $card }.
event-looks-through-pile = { $seat } looks through the { $region } discard pile.
event-looks-through-pile-secret = { $seat } looks through the { $region } discard pile: { $cards }.
    .you = You look through the { $region } discard pile: { $cards }.
event-marks-vision = { $seat } puts a warband on { $card } and shares the Vision from now on.
    .you = You put a warband on { $card } and share the Vision from now on.
event-dies-on-vision = The warband of { $seat } on { $card } is killed.
    .you = Your warband on { $card } is killed.
event-takes-burnt-favor = { $seat } takes { $count } burned favor.
    .you = You take { $count } burned favor.
event-moves-pile = { $seat } moves the { $region } discard pile on top of the { $region2 } one: { counted-cards }.
    .you = You move the { $region } discard pile on top of the { $region2 } one: { counted-cards }.
event-dispossesses = { $seat } sends { $card } to the Dispossessed.
    .you = You send { $card } to the Dispossessed.
event-vows = { $seat } vows an oath for the next game: { $goal }.
    .you = You vow an oath for the next game: { $goal }.
event-invites = { $seat } offers { $seat2 } Citizenship.
    .you = You offer { $seat2 } Citizenship.
    .to-you = { $seat } offers you Citizenship.
event-idle-boards-turn =
    { $count ->
        [one] A board that nobody plays turns from Citizen to Exile.
       *[other] { $count } boards that nobody plays turn from Citizen to Exile.
    }
event-takes-over-site = { $seat } takes over { $site } with one warband.
    .you = You take over { $site } with one warband.
event-builds = { $seat } builds { $card2 } at { $site }, in the place of { $card }.
    .you = You build { $card2 } at { $site }, in the place of { $card }.
event-discards-site = This leaves the map: { $site }.
event-ruin-returns = { $card } goes back to the Archive.
event-falls-to-ruin = { $card } at { $site } falls to ruin: { $card2 }.
event-takes-off-site = { $site } is taken off the map for the moment, with its ruin.
event-clears-map = Pawns, warbands, favor and secrets leave the map.
event-moves-site = { $site } comes to lie at { $spot }.
event-deals-site = A facedown site from the deck is laid at { $spot }.
event-turns-site-up = { $site } is turned faceup.
event-adds-denizens = Six denizens of the Archive join the world deck: 3 of { $suit }, 2 of { $suit2 }, 1 of { $suit3 }.
event-heals =
    The Archive is short of cards. { $count ->
        [one] One of the Dispossessed comes
       *[other] { $count } of the Dispossessed come
    } back to the world deck, the others go to the Archive.
event-sets-visions-aside = All Visions are set aside, wherever they are.
event-dispossesses-unseen =
    { $count ->
        [one] One card goes
       *[other] { $count } cards go
    } to the Dispossessed, unseen.
event-gathers-relics =
    { $count ->
        [0] The Grand Scepter goes to the box, and the relic deck is shuffled.
        [one] The Grand Scepter goes to the box, the one relic of the others to the relic deck, which is shuffled.
       *[other] The Grand Scepter goes to the box, the { $count } relics of the others to the relic deck, which is shuffled.
    }
event-deals-relics =
    { $count ->
        [one] A relic is
       *[other] { $count } relics are
    } dealt to { $site }, facedown.
event-relics-on-top = The relics of { $seat } and of the Reliquary go on top of the relic deck: { $count }.
    .you = Your relics and those of the Reliquary go on top of the relic deck: { $count }.
event-rebuilds-deck = The world deck is rebuilt and shuffled.
event-chronicle-written = The chronicle is written. { $seat } has vowed for the next game: { $goal }.
    .you = The chronicle is written. You have vowed for the next game: { $goal }.
