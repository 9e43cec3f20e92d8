### Oath: what the game asks and tells, in words. Names of cards and sites: cards.ftl.
### $seat is a player's name or colour, $seat2 another player's; bandits, where they are meant, are
### seat-nobody, so that such sentences do not depend on one or many.

game-name = Oath
game-tagline = A Chancellor, Exiles and Citizens struggle for an old empire, its sites, relics and secrets.
game-round = round { $number }
game-rounds = Round

## Players, by the colour of their boards

seat-0 = Purple
seat-1 = Red
seat-2 = Blue
seat-3 = Yellow
seat-4 = White
seat-5 = Black
seat-nobody = Bandits

## Single words

suit-discord = Discord
suit-arcane = Arcane
suit-order = Order
suit-hearth = Hearth
suit-beast = Beast
suit-nomad = Nomad

region-cradle = Cradle
region-provinces = Provinces
region-hinterland = Hinterland

pile-cradle = the Cradle discard pile
pile-provinces = the Provinces discard pile
pile-hinterland = the Hinterland discard pile
pile-deck = the world deck

slot-brutal = Brutal
slot-decadent = Decadent
slot-careless = Careless
slot-greedy = Greedy

# Of warbands
colour-purple = Purple
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-white = White
colour-black = Black

action-search = Search
action-muster = Muster
action-trade = Trade
action-recover = Recover
action-travel = Travel

phase-setup = Setup
phase-wake = Wake
phase-act = Act
phase-rest = Rest
phase-round-end = End of the round
phase-chronicle = Chronicle
phase-over = The match is over

goal-supremacy = Oath of Supremacy
goal-people = Oath of the People
goal-devotion = Oath of Devotion
goal-protection = Oath of Protection

role-chancellor = Chancellor
role-exile = Exile
role-citizen = Citizen

# What an option names in place of a card
cause-allow = Allow it
cause-join = Join the defence

reason-usurper = the Usurper has kept the title until the next turn
reason-visionary = the goal of the revealed Vision is met
reason-chancellor = the Empire has prevailed
reason-successor = the Empire has prevailed, and the Successor's goal is met
reason-usurper-at-end = the Usurper holds the title at the end of the last round
reason-visionary-at-end = the goal of the revealed Vision is met at the end of the last round

## What a player is asked

prompt-which-card = { $card }: which card do you choose?
prompt-which-cards = { $card }: which card do you choose? There may be several.
prompt-which-player = { $card }: which player do you choose?
prompt-which-site = { $card }: which site do you choose?
prompt-which-bank = { $card }: which favor bank do you choose?
prompt-which-suit = { $card }: which suit do you choose?
prompt-how-many = { $card }: how many?
prompt-whether = { $card }: do you use it?
prompt-which-facedown = { $card }: which facedown adviser do you choose?
prompt-which-treasure = { $card }: which relic or banner do you take?
prompt-which-hidden = { $card }: at which facedown card do you peek?
prompt-which-colour = { $card }: which warbands do you choose?
prompt-which-drawn = { $card }: which drawn card do you swap? There may be several.
prompt-take-it = { $card }: do you take the relic?
prompt-end-die = { $card }: how do you change the end die?
prompt-conspire = { $card }: do you burn 1 secret to take a relic or a banner?
prompt-take-token = { $card }: do you take a token from the site?
prompt-tribunal = { $card }: do you propose an exchange, or a sworn promise?
prompt-lead-traveller = { $card }: you rule the site. Where does the traveller go?
prompt-send-traveller = Where do you make the other player travel?
prompt-react = { $moment }
prompt-short-favor = The sites should have { $count } more favor than there is. Which site gets 1 less?
prompt-first-site = Where does your pawn begin?
prompt-first-adviser = Which card do you keep as a facedown adviser? The others are discarded.
prompt-act = It is your turn. What do you do?
prompt-tend-favor = The banner of the People's Favor has { $count } favor. Do you put 1 on it, or move 1 from it to a bank?
prompt-rest-power = Which Rest power do you use?
prompt-modify = { $action }: which modifier do you use?
prompt-free-campaign = You may campaign for no Supply. Against whom?
prompt-hand-on-title = You no longer meet the goal of the title, and several others do. Who takes it?
prompt-keep-card = Which card do you keep? The others are discarded.
prompt-next-discard = Which card do you discard next? The last one will lie on top.
prompt-play-first = Which card do you play first?
prompt-play-card = What do you do with the card?
prompt-clear-first = { $site }: which card do you discard before yours comes there?
prompt-make-room = You have too many advisers. Which one do you discard?
prompt-discard-where = Where do the cards go that you discard?
prompt-bid = { $card }: how many tokens do you pay?
prompt-first-bank = { $count } favor from the banner goes to the banks, one by one. Which bank comes first?
prompt-which-relic-here = { $card }: which relic at your site do you choose?
prompt-pay-to-be-sent = You would be sent to { $site }, and that has a price. Do you pay it? Otherwise you do not go there.
prompt-withdraw-how-many = How many warbands do you take from { $site } to your board?
prompt-place-how-many = How many warbands do you put at { $site }?
prompt-share-how-many = You and { $seat }: how many warbands change boards?
prompt-targets = Campaign, defender: { $seat }. What do you target?
prompt-attack-dice = How many attack dice do you roll?
prompt-plans = You attack. Which battle plan do you use?
prompt-defence-plans = You defend. Which battle plan do you use?
prompt-sacrifice =
    Attack: { $count }, defence: { $count2 }. Do you sacrifice { $count3 ->
        [one] 1 warband
       *[other] { $count3 } warbands
    } to win?
prompt-lose-warband = Warbands still to be killed: { $count }. Where is the next one killed?
prompt-occupy = How many warbands from your board do you put at { $site }?
prompt-occupy-from-site = How many warbands go from { $site2 } to { $site }?
prompt-send-pawn = Do you send the defender's pawn away?
prompt-burn-half = Do you burn half of the defender's favor?
prompt-next-plan = Which battle plan takes effect next?
prompt-leave-behind = There are too few purple warbands. Of yours, { $count } will not be replaced. Where does the next one leave?
prompt-offer-relic = Which relic of the Reliquary do you offer?
prompt-show-relic = Which relic of the Reliquary do you show to { $seat }?
prompt-peek-slot = At which relic of the Reliquary do you peek?
prompt-offer-terms = You offer { $seat } Citizenship with the relic from the slot “{ $slot }”. Do you propose an exchange with it?
prompt-answer-offer = { $seat } offers you Citizenship with the relic from the slot “{ $slot }”. Do you accept?
prompt-propose = { $card }: what do you propose to { $seat }?
prompt-propose-among = { $card }: what do you propose? Choose who gives to whom.
prompt-hand-over = { $card }: what is { $seat } to give { $seat2 }?
prompt-answer-deal = { $card }: { $seat } proposes a deal. What do you answer?
prompt-man-site = { $site } is handed over to you. How many warbands do you put there?
prompt-swear-with = { $seat } wants to swear a promise with you. Do you swear?
prompt-which-warband = { $card }: where do you kill a warband?
prompt-forgotten-vault = { $card }: what happens to the banner of the Darkest Secret?
prompt-witchs-bargain = { $card }: what do you exchange?
prompt-which-sites = { $card }: which site do you choose? There may be several.
prompt-warbands-at = { $card }: how many of your warbands are to be at { $site }?
prompt-which-defender = { $card }: whom do you attack?
prompt-which-site-relics = { $card }: which facedown relic do you choose? There may be several.
prompt-bury-relics = { $card }: which relic goes under the relic deck, instead of to you?
prompt-which-bank-from = { $card }: from which favor bank?
prompt-which-bank-to = { $card }: to which favor bank?
prompt-keep-relic = { $card }: what do you do with the relic?
prompt-which-pile = { $card }: which region's discard pile do you choose?
prompt-which-region = { $card }: which region do you choose?
prompt-free-travel = { $card }: do you travel for no Supply?
prompt-pay-blackmail = { $card }: do you give { $seat } 3 favor to keep { $card2 }?
prompt-how-many-dice = { $card }: how many dice? For 3 the card is discarded at the end.
prompt-discard-instead = { $card }: which card do you discard in place of the battle plans?
prompt-swap-with = { $card }: with which card does it swap places?
prompt-come-here = { $card }: do you put your pawn at its site?
prompt-take-reliquary-relic = Which relic of the Reliquary do you take?
prompt-vow-oath = You have won. Which oath do you vow for the next game?
prompt-invite-exile = To whom do you offer Citizenship? There may be several.
prompt-answer-invitation = { $seat } has won and offers you Citizenship. Do you accept?
prompt-raise-edifice = Do you build an edifice in a denizen's place, or repair a ruin?
prompt-suit-of-winner = Of which suit shall the most new denizens be?

## What can be answered, each with its question

trigger-rolled = { $seat } has rolled the dice. Do you use { $card }?
trigger-took-relics = { $seat } has taken a relic. Do you use { $card }?
trigger-campaign-over = The campaign of { $seat } is over. Do you use { $card }?
trigger-end-die = The end die is rolled for { $seat }. Do you use { $card }?
trigger-travelled = { $seat } has travelled. Do you use { $card }?
trigger-join = { $seat } is attacked. Do you join the defence?
trigger-ally = { $seat } wants to join your defence. Do you allow it?
trigger-warbands =
    { $seat } wants to move { $count ->
        [one] 1 warband
       *[other] { $count } warbands
    }. Do you allow it?

## What a player may choose

verb-yes = Yes
verb-no = No
verb-done = Done
verb-go = Go ahead
verb-decline = Decline
verb-react = { $card }
verb-accept = Accept
verb-refuse = Refuse
verb-counter = Answer with a proposal of your own
verb-propose = Propose this
verb-drop = Drop the deal
verb-card = { $card }
verb-player = { $seat }
verb-site = { $site }
verb-suit = { $suit }
verb-number = { $count }
verb-slot = { $slot }
verb-on-board = The board of { $seat }
verb-facedown = Facedown adviser { $place } of { $seat }
verb-relic-here = Relic { $place }
verb-colour = { $colour } warbands
verb-raise-die = Raise it by 1
verb-lower-die = Lower it by 1
verb-search = Search { $pile }
verb-muster = Muster on { $card }
verb-trade-favor = Trade with { $card } for favor
verb-trade-secrets = Trade with { $card } for secrets
verb-recover-banner = Recover { $card }
verb-recover-relic = Recover relic { $place } at your site
verb-campaign = Campaign against { $seat }
verb-travel = Travel to { $site }
verb-set-out = Set out, to where the ruler of your site sends you
verb-use = Use { $card }
verb-use-other = Use { $card }, the other power
verb-play-adviser = Play or discard your facedown adviser { $card }
verb-discard-adviser = Discard your facedown adviser { $card }
verb-peek-relic = Peek at relic { $place } at your site
verb-withdraw = Take warbands from your site
verb-place = Put warbands at your site
verb-ask-warbands = Ask { $seat } for warbands
verb-give-warbands = Give warbands to { $seat }
verb-peek-reliquary = Peek at the relic in the slot “{ $slot }”
verb-offer-citizenship = Offer Citizenship to { $seat }
verb-exile = Exile { $seat }
verb-leave-empire = Leave the Empire
verb-careful = Choose every modifier yourself this turn
verb-rest = Rest
verb-modify = Use { $card }
verb-keep = Keep { $card }
verb-keep-none = Keep no card
verb-play-first = Play { $card } first
verb-to-site = Play it to { $site }
verb-to-advisers = Play it faceup to your advisers
verb-facedown-adviser = Keep it as a facedown adviser
verb-reveal-vision = Reveal the Vision
verb-conspire = Play the Conspiracy
verb-discard-it = Discard it
verb-clear = Discard { $card2 } ({ $card })
verb-adviser = Discard { $card }
verb-usual-pile = To the usual discard pile
verb-on-top-of = On top of the { $region } discard pile
verb-below = Under the { $region } discard pile
verb-below-deck = Under the world deck
verb-add-favor = Put 1 favor on it
verb-take-favor = Take 1 favor
verb-take-secret = Take 1 secret
verb-leave = Take nothing
verb-exchange = Propose an exchange
verb-swear = Propose a sworn promise
verb-target-site = Target { $site }
verb-target-thing = Target { $card }
verb-target-pawn = Target the pawn and favor
verb-declare = Declare these targets
verb-plan = Use { $card }
verb-no-more-plans = No more battle plans
verb-sacrifice =
    Sacrifice { $count ->
        [one] 1 warband
       *[other] { $count } warbands
    }
verb-no-sacrifice = Sacrifice nothing
verb-offer-plain = Offer just that
verb-offer-exchange = Propose an exchange
verb-give-favor = Give { $count } favor
verb-give-secrets =
    Give { $count ->
        [one] 1 secret
       *[other] { $count } secrets
    }
verb-give-thing = Give { $card }
verb-give-facedown = Give your facedown adviser { $place }
verb-give-site = Hand over { $site }
verb-want-favor = Ask for { $count } favor
verb-want-secrets =
    Ask for { $count ->
        [one] 1 secret
       *[other] { $count } secrets
    }
verb-want-thing = Ask for { $card }
verb-want-facedown = Ask for facedown adviser { $place }
verb-want-site = Ask for { $site }
verb-all-here = All who came, together
verb-hands = { $seat } gives { $seat2 } …
verb-hand-favor = { $count } favor
verb-hand-secrets =
    { $count ->
        [one] 1 secret
       *[other] { $count } secrets
    }
verb-hand-thing = { $card }
verb-hand-facedown = Facedown adviser { $place }
verb-add-secret = Put 1 secret on it
verb-burn-secret = Burn 1 secret from it
verb-secret-for-favor = { $seat }: 1 of your secrets for 2 favor
verb-favor-for-secret = { $seat }: 2 of your favor for 1 secret
verb-relic-at = Relic { $place } at { $site }
verb-take-relic = Take it
verb-bury-relic = Put it under the relic deck
verb-region = { $region }
verb-vow = { $goal }
verb-build = Build in the place of { $card }
verb-repair = Repair { $card }

## What has happened

event-round = Round { $count } begins.
event-wakes = Round { $count }: the turn of { $seat } begins.
event-rests = { $seat } rests.
event-refreshes = { $seat } now has { $count } Supply.
event-uses = { $seat } uses { $card }.
event-modifies = { $seat } uses { $card } for this action.
event-pays =
    { $count2 ->
        [0] { $seat } pays { $count } favor for { $card }.
       *[other]
            { $count ->
                [0] { $seat } pays for { $card } with secrets: { $count2 }.
               *[other] { $seat } pays for { $card } with favor: { $count }, and secrets: { $count2 }.
            }
    }
event-pays-price = { $seat } pays what { $card } demands.
event-result =
    { $number ->
        [0] The match ends without a winner: { $reason }.
        [one] Winner: { $seats } ({ $reason }).
       *[other] Winners: { $seats } ({ $reason }).
    }
event-gains-favor = { $seat } takes { $count } favor from the { $suit } bank.
event-burns-favor = { $seat } burns { $count } favor.
event-puts-in-bank = { $seat } puts { $count } favor in the { $suit } bank.
event-gives-favor = { $seat } gives { $seat2 } { $count } favor.
event-takes-favor = { $seat } takes { $count } favor from { $seat2 }.
event-moves-favor = { $seat } moves { $count } favor from the { $suit } bank to the { $suit2 } bank.
event-spreads-favor = { $seat } puts { $count } favor in the banks, one by one. The first bank: { $suit }.
event-gains-secrets =
    { $seat } gains { $count ->
        [one] 1 secret
       *[other] { $count } secrets
    }.
event-burns-secrets =
    { $seat } burns { $count ->
        [one] 1 secret
       *[other] { $count } secrets
    }.
event-turns-secrets =
    { $seat } turns { $count ->
        [one] 1 secret
       *[other] { $count } secrets
    } facedown.
event-gives-secrets =
    { $seat } gives { $seat2 } { $count ->
        [one] 1 secret
       *[other] { $count } secrets
    }.
event-takes-secret = { $seat } takes 1 secret from { $seat2 }.
event-puts-on-site = { $seat } puts { $count } favor on { $site }.
event-takes-site-favor = { $seat } takes 1 favor from { $site }.
event-takes-site-secret = { $seat } takes 1 secret from { $site }.
event-adds-to-banner = { $seat } puts 1 favor on the banner of the People's Favor.
event-returns-from-banner = { $seat } moves 1 favor from the banner of the People's Favor to the { $suit } bank.
event-turns-mob = The banner of the People's Favor, held by { $seat }, turns to its Mob side.
event-seizes-banner = { $seat } seizes { $card }.
event-burns-banner-secrets =
    { $seat } burns { $count ->
        [one] 1 secret
       *[other] { $count } secrets
    } from the banner of the Darkest Secret.
event-recovers-banner = { $seat } recovers { $card }. Tokens on it: { $count }.
event-searches = { $seat } searches { $pile } for { $count } Supply.
event-draws =
    { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-draws-secret =
    { $number ->
        [0] { $seat } draws nothing.
       *[other] { $seat } draws: { $cards }.
    }
event-draws-openly = { $seat } draws openly: { $cards }.
event-draws-vision = { $seat } draws a Vision. Visions drawn so far: { $count }.
event-shows-kept = { $seat } keeps { $card }.
event-discards = { $seat } discards { $card } to { $pile }.
event-discards-unseen =
    { $seat } discards { $count ->
        [one] 1 card
       *[other] { $count } cards
    } facedown to { $pile }.
event-discards-unseen-secret = { $seat } discards facedown to { $pile }: { $cards }.
event-plays-to-site = { $seat } plays { $card } to { $site }.
event-plays-to-advisers = { $seat } plays { $card } to the advisers.
event-keeps-facedown = { $seat } puts a facedown card among the advisers.
event-reveals-vision = { $seat } reveals { $card }.
event-plays-conspiracy = { $seat } plays the Conspiracy.
event-moves-card = { $seat } moves { $card } to { $site }.
event-joins-advisers = { $seat } moves { $card } to the advisers of { $seat2 }.
event-swaps-cards = { $seat } swaps { $card } and { $card2 }.
event-reveals-top = { $seat } reveals the top card of { $pile }: { $card }.
event-peeks-deck = { $seat } peeks at the top cards of the world deck.
event-peeks-deck-secret = { $seat } peeks at the top cards of the world deck: { $cards }.
event-peeks-site = { $seat } peeks at { $site }.
event-peeks-site-secret = { $seat } peeks at { $site }: { $site2 }.
event-swaps-drawn =
    { $seat } swaps drawn cards with dispossessed ones: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-swaps-drawn-secret = { $seat } swaps drawn cards with dispossessed ones. First what goes, then what comes: { $cards }.
event-swaps-pile =
    { $seat } swaps { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of { $pile } with dispossessed ones.
event-restores = { $seat } restores { $card }: { $card2 }.
event-recovers = { $seat } recovers a relic: { $card }.
event-takes-relic = { $seat } takes the relic { $card }.
event-buries-relic = { $seat } puts { $card } under the relic deck.
event-buries-relic-unseen = { $seat } puts a relic under the relic deck.
event-buries-relic-unseen-secret = { $seat } puts a relic under the relic deck: { $card }.
event-peeks-relic = { $seat } peeks at a relic at { $site }.
event-peeks-relic-secret = { $seat } peeks at a relic at { $site }: { $card }.
event-peeks-reliquary = { $seat } peeks at the relic in the slot “{ $slot }”.
event-peeks-reliquary-secret = { $seat } peeks at the relic in the slot “{ $slot }”: { $card }.
event-leaves-reliquary = { $seat } gets { $card } from the Reliquary. From now on the Chancellor is { $slot }.
event-musters = { $seat } musters on { $card } for { $count } Supply.
event-trades-for-favor = { $seat } trades with { $card } for favor. Supply spent: { $count }.
event-trades-for-secrets = { $seat } trades with { $card } for secrets. Supply spent: { $count }.
event-gains-warbands =
    { $seat } gains { $count ->
        [one] 1 warband
       *[other] { $count } warbands
    }.
event-cages-warbands =
    { $seat } puts { $count ->
        [one] 1 warband
       *[other] { $count } warbands
    } of { $seat2 } into the cage.
event-frees-warbands =
    { $seat } frees { $count ->
        [one] 1 warband
       *[other] { $count } warbands
    } from the cage, to the board of { $seat2 }.
event-dies-on-board =
    { $seat } loses { $count ->
        [one] 1 warband
       *[other] { $count } warbands
    } from the board.
event-dies-at-site = { $colour } warbands killed at { $site }: { $count }.
event-places-warbands =
    { $seat } puts { $count ->
        [one] 1 warband
       *[other] { $count } warbands
    } at { $site }.
event-withdraws-warbands =
    { $seat } takes { $count ->
        [one] 1 warband
       *[other] { $count } warbands
    } from { $site } to the board.
event-shares-warbands =
    { $seat } hands { $seat2 } { $count ->
        [one] 1 warband
       *[other] { $count } warbands
    }.
event-denies-warbands = { $seat } does not allow { $seat2 } to move warbands.
event-travels = { $seat } travels to { $site } for { $count } Supply.
event-travel-fails = { $seat } cannot travel after all.
event-pawn-moves = The pawn of { $seat } is now at { $site }.
event-reveals-site = { $seat } reveals { $site }. Relics there: { $count }, favor: { $count2 }, secrets: { $count3 }.
event-campaigns = { $seat } campaigns. Defender: { $seat2 }.
event-targets-site = { $seat } targets { $site }.
event-targets-thing = { $seat } targets { $card }.
event-targets-pawn = { $seat } targets the pawn and favor of { $seat2 }.
event-joins-defence = { $seat } joins the defence as an Ally.
event-uses-plan = Battle plan { $card }, used by: { $seat }.
event-pools = Attack dice: { $count }, defence dice: { $count2 }.
event-rolls-defence = { $seat } rolls the defence dice. Blank: { $count }, one shield: { $count2 }, two shields: { $count3 }, ×2: { $count4 }.
event-rolls-attack = { $seat } rolls the attack dice. Hollow swords: { $count }, swords: { $count2 }, double swords with a skull: { $count3 }.
event-rolls-end = The end die shows { $count }. The match ends on { $count2 } or more.
event-changes-end-die = { $seat } changes the end die. Now it shows { $count }.
event-defence-is = Defence: { $count }, of which the force: { $count2 }.
event-attack-is = Attack: { $count }. Skulls that kill a warband: { $count2 }.
event-sacrifices =
    { $seat } sacrifices { $count ->
        [one] 1 warband
       *[other] { $count } warbands
    }.
event-wins-campaign = Victorious: { $seat }. Attack: { $count }, defence: { $count2 }.
event-retreats =
    { $count ->
        [one] 1 warband retreats from { $site } to the board of { $seat }.
       *[other] { $count } warbands retreat from { $site } to the board of { $seat }.
    }
event-saved =
    { $count ->
        [one] 1 killed warband of { $seat } goes to { $site } instead.
       *[other] { $count } killed warbands of { $seat } go to { $site } instead.
    }
event-takes-title = { $seat } takes the title and is the Oathkeeper.
event-becomes-usurper = { $seat } turns the title over and is the Usurper.
event-title-turns-back = { $seat } turns the title back and is the Oathkeeper.
event-becomes-citizen = { $seat } becomes a Citizen.
event-becomes-exile = { $seat } becomes an Exile.
event-offers-citizenship = { $seat } offers { $seat2 } Citizenship with the relic from the slot “{ $slot }”.
event-refuses-citizenship = { $seat } refuses Citizenship.
event-shows-relic = { $seat } shows { $seat2 } the relic in the slot “{ $slot }”.
event-shows-relic-secret = { $seat } shows { $seat2 } the relic in the slot “{ $slot }”: { $card }.
event-proposes = { $seat } proposes a binding deal to { $seats } ({ $card }).
event-would-give =
    { $number ->
        [0] Proposed: { $seat } gives { $seat2 } favor: { $count }, secrets: { $count2 }, facedown advisers: { $count3 }.
       *[other] Proposed: { $seat } gives { $seat2 } favor: { $count }, secrets: { $count2 }, facedown advisers: { $count3 }; also: { $cards }.
    }
event-would-give-site = Proposed: { $seat } hands over { $site }.
event-no-deal = No deal is made by { $seats }.
event-gives-thing = { $seat } gives { $seat2 } { $card }.
event-gives-facedown = { $seat } gives { $seat2 } a facedown adviser.
event-gives-facedown-secret = { $seat } gives { $seat2 } a facedown adviser: { $card }.
event-leaves-site = { $seat } withdraws from { $site } and hands it over.
event-swears = { $seat } and { $seat2 } swear a promise. What they have promised is binding.
event-peeks-adviser = { $seat } peeks at facedown adviser { $place } of { $seat2 }.
event-peeks-adviser-secret = { $seat } peeks at facedown adviser { $place } of { $seat2 }: { $card }.
event-finds-conspiracy = { $seat } finds the Conspiracy among the advisers of { $seat2 }.
event-swaps-facedown = { $seat } swaps facedown adviser { $place } of { $seat2 } and { $place2 } of { $seat3 }.
event-swaps-facedown-secret = { $seat } swaps facedown adviser { $place } of { $seat2 } ({ $card }) and { $place2 } of { $seat3 } ({ $card2 }).
event-adds-banner-secret = { $seat } puts 1 secret on the banner of the Darkest Secret.
event-gains-supply = { $seat } gains { $count } Supply.
event-bank-burns = Favor burned from the { $suit } bank: { $count }.
event-targets-site-relic = { $seat } targets relic { $place } at { $site }.
event-looks-at-pile =
    { $seat } peeks at the top of the { $region } discard pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-looks-at-pile-secret = { $seat } peeks at the top of the { $region } discard pile: { $cards }.
event-draws-relic = { $seat } draws a relic.
event-draws-relic-secret = { $seat } draws a relic: { $card }.
event-looks-through-pile = { $seat } looks through the { $region } discard pile.
event-looks-through-pile-secret = { $seat } looks through the { $region } discard pile: { $cards }.
event-marks-vision = { $seat } puts a warband on { $card } and shares the Vision from now on.
event-dies-on-vision = The warband of { $seat } on { $card } is killed.
event-takes-burnt-favor = { $seat } takes { $count } burned favor.
event-moves-pile =
    { $seat } moves the { $region } discard pile on top of the { $region2 } one: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-dispossesses = { $seat } sends { $card } to the Dispossessed.
event-vows = { $seat } vows an oath for the next game: { $goal }.
event-invites = { $seat } offers { $seat2 } Citizenship.
event-idle-boards-turn =
    { $count ->
        [one] A board that nobody plays turns from Citizen to Exile.
       *[other] { $count } boards that nobody plays turn from Citizen to Exile.
    }
event-takes-over-site = { $seat } takes over { $site } with one warband.
event-builds = { $seat } builds { $card2 } at { $site }, in the place of { $card }.
event-discards-site = { $site } leaves the map.
event-ruin-returns = { $card } goes back to the Archive.
event-falls-to-ruin = { $card } at { $site } falls to ruin: { $card2 }.
event-moves-site = { $site } moves to another region: { $region }.
event-turns-site-up = { $site } is turned faceup.
event-adds-denizens = Six denizens of the Archive join the world deck: 3 of { $suit }, 2 of { $suit2 }, 1 of { $suit3 }.
event-heals =
    The Archive is short of cards. { $count ->
        [one] One of the Dispossessed comes
       *[other] { $count } of the Dispossessed come
    } back to the world deck, the others go to the Archive.
event-dispossesses-unseen =
    { $count ->
        [one] One card goes
       *[other] { $count } cards go
    } to the Dispossessed, unseen.
event-deals-relics =
    { $count ->
        [one] A relic is
       *[other] { $count } relics are
    } dealt to { $site }, facedown.
event-relics-on-top = The relics of { $seat } and of the Reliquary go on top of the relic deck: { $count }.
event-rebuilds-deck = The world deck is rebuilt and shuffled.
event-chronicle-written = The chronicle is written. { $seat } has vowed for the next game: { $goal }.

## The options of a match

option-setup = How the match begins.
    .first = The first game: three fixed sites, the first 54 denizens, the rest by chance.
    .tutorial = The tutorial: four players, all sites and cards as the booklet has them.
    .quick = A quick game: sites, denizens and relics by chance.
option-goal = The goal of the Oathkeeper; it can be chosen for a quick game.
    .random = Drawn by lot.
    .supremacy = Supremacy: rule the most sites.
    .people = The People: hold the banner of the People's Favor.
    .devotion = Devotion: hold the banner of the Darkest Secret.
    .protection = Protection: hold the most relics and banners.
option-chronicle = Whether the winner writes the chronicle when the game is over.
    .full = Yes: the next game can begin where this one ended.
    .none = No: the match ends at once.
option-vision_tie_wins = Whether a tie for the most is enough for the goal of a Vision.
option-ally_title_adds_die = Whether a Citizen with the title adds its defence dice also as an Ally.
option-fire_talkers_with_allies = Whether Fire Talkers counts the Darkest Secret of an Ally, too.
option-boiling_lake_kills_one = Whether Boiling Lake kills a warband of a traveller who has just one.
