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
pile-chosen = the pile that you choose

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

## What is counted, as something that is given, taken or moved

counted-favor = { $count } favor
counted-secrets =
    { $count ->
        [one] 1 secret
       *[other] { $count } secrets
    }
counted-warbands =
    { $count ->
        [one] 1 warband
       *[other] { $count } warbands
    }
counted-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# And what is sacrificed
counted-sacrifice = { counted-warbands }
# What a card costs
counted-price =
    { $count2 ->
        [0] { counted-favor }
        [one]
            { $count ->
                [0] 1 secret
               *[other] { counted-favor } and 1 secret
            }
       *[other]
            { $count ->
                [0] { $count2 } secrets
               *[other] { counted-favor } and { $count2 } secrets
            }
    }
# What somebody would give in a deal; without anything of these, sites, which are told apart
counted-goods =
    { $count ->
        [0] {""}
       *[other] { counted-favor }
    }{ $count2 ->
        [0] {""}
       *[other]
            { $count ->
                [0] {""}
               *[other] ,{" "}
            }{ $count2 ->
                [one] 1 secret
               *[other] { $count2 } secrets
            }
    }{ $count3 ->
        [0] {""}
       *[other]
            { $count ->
                [0]
                    { $count2 ->
                        [0] {""}
                       *[other] ,{" "}
                    }
               *[other] ,{" "}
            }{ $count3 ->
                [one] 1 facedown adviser
               *[other] { $count3 } facedown advisers
            }
    }{ $number ->
        [0]
            { $count ->
                [0]
                    { $count2 ->
                        [0]
                            { $count3 ->
                                [0] land
                               *[other] {""}
                            }
                       *[other] {""}
                    }
               *[other] {""}
            }
       *[other]
            { $count ->
                [0]
                    { $count2 ->
                        [0]
                            { $count3 ->
                                [0] {""}
                               *[other] ,{" "}
                            }
                       *[other] ,{" "}
                    }
               *[other] ,{" "}
            }{ $cards }
    }

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
prompt-first-adviser = Which card do you keep as a facedown adviser? The others go to { $pile }.
prompt-act = Your turn. What do you do?
prompt-tend-favor = The banner of the People's Favor has { counted-favor }. Do you put 1 on it, or move 1 from it to a bank?
prompt-rest-power = Which Rest power do you use?
prompt-modify = { $action }: which modifier do you use?
prompt-free-campaign = You may campaign for no Supply. Against whom?
prompt-hand-on-title = You no longer meet the goal of the title, and several others do. Who takes it?
prompt-keep-card = Which card do you keep? The others go to { $pile }.
prompt-next-discard = Which card goes to { $pile } next? The last one will lie on top.
prompt-play-first = Which card do you play first?
prompt-play-card = What do you do with the card?
prompt-clear-first = { $site }: which card do you discard before yours comes there?
prompt-make-room = You have too many advisers. Which one goes to { $pile }?
prompt-discard-where = Where do the cards go that you discard?
prompt-bid = { $card }: how many tokens do you pay?
prompt-first-bank = { counted-favor } from the banner goes to the banks, one by one. Which bank comes first?
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
    .you = { $card }: what are you to give { $seat2 }?
    .to-you = { $card }: what is { $seat } to give you?
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
    .you = You have rolled the dice. Do you use { $card }?
trigger-took-relics = { $seat } has taken a relic. Do you use { $card }?
    .you = You have taken a relic. Do you use { $card }?
trigger-campaign-over = The campaign of { $seat } is over. Do you use { $card }?
    .you = Your campaign is over. Do you use { $card }?
trigger-end-die = The end die is rolled for { $seat }. Do you use { $card }?
    .you = The end die is rolled for you. Do you use { $card }?
trigger-travelled = { $seat } has travelled. Do you use { $card }?
    .you = You have travelled. Do you use { $card }?
trigger-join = { $seat } is attacked. Do you join the defence?
trigger-ally = { $seat } wants to join your defence. Do you allow it?
trigger-warbands = { $seat } wants to move { counted-warbands }. Do you allow it?

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
    .you = You
verb-site = { $site }
verb-suit = { $suit }
verb-number = { $count }
verb-slot = { $slot }
verb-on-board = The board of { $seat }
    .you = Your board
verb-facedown = Facedown adviser { $place } of { $seat }
    .you = Your facedown adviser { $place }
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
verb-sacrifice = Sacrifice { counted-sacrifice }
verb-no-sacrifice = Sacrifice nothing
verb-offer-plain = Offer just that
verb-offer-exchange = Propose an exchange
verb-give-favor = Give { counted-favor }
verb-give-secrets = Give { counted-secrets }
verb-give-thing = Give { $card }
verb-give-facedown = Give your facedown adviser { $place }
verb-give-site = Hand over { $site }
verb-want-favor = Ask for { counted-favor }
verb-want-secrets = Ask for { counted-secrets }
verb-want-thing = Ask for { $card }
verb-want-facedown = Ask for facedown adviser { $place }
verb-want-site = Ask for { $site }
verb-all-here = All who came, together
verb-hands = { $seat } gives { $seat2 } …
    .you = You give { $seat2 } …
    .to-you = { $seat } gives you …
verb-hand-favor = { counted-favor }
verb-hand-secrets = { counted-secrets }
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
