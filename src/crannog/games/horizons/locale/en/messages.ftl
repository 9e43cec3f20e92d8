### Horizons of Spirit Island: what the game asks and tells, in words. Names of Spirits, Powers,
### fear and Invader cards: cards.ftl. $seat is a player's name or colour, $seat2 another player's,
### $land a land such as G4, $damage the Damage a piece has already taken.

game-name = Horizons of Spirit Island
game-tagline = Spirits of an island drive out its Invaders together: one to three players against the game.
game-round = turn { $number }
game-rounds = Turn

## Players, by the colour of their presence

seat-0 = Amber
seat-1 = Violet
seat-2 = Teal

## Single words

piece-explorer = Explorer
piece-town = Town
piece-city = City
piece-dahan = Dahan
piece-presence = presence

element-sun = Sun
element-moon = Moon
element-fire = Fire
element-air = Air
element-water = Water
element-earth = Earth
element-plant = Plant
element-animal = Animal

action-ravage = Ravage
action-build = Build
action-explore = Explore

track-energy = Energy track
track-plays = card play track

deck-minor = minor powers
deck-major = major powers

speed-fast = fast
speed-slow = slow

growth-reclaim = Reclaim all cards
growth-card = Gain a power card
growth-energy = Gain Energy
growth-presence = Add a presence

phase-choose = Setup: the Spirits
phase-prepare = Setup: the first Explore
phase-spirit = Spirit phase
phase-fast = Fast Powers
phase-fear = Fear cards
phase-ravage = Ravage
phase-build = Build
phase-explore = Explore
phase-slow = Slow Powers
phase-time = Time Passes
phase-over = The match is over

reason-fear-victory = victory, as all fear cards are earned and the Invaders flee
reason-terror-1-victory = victory, as no Invaders are left on the island
reason-terror-2-victory = victory, as no Towns and no Cities are left on the island
reason-terror-3-victory = victory, as no Cities are left on the island
reason-sacrifice = victory by sacrifice, as the island is saved at the moment of defeat
reason-island-blighted = defeat, as the Blight Pool is empty
reason-spirit-destroyed = defeat, as a Spirit has no presence left on the island
reason-invaders-unstoppable = defeat, as no Invader cards are left to reveal

## What a player is asked

prompt-spirit = Which Spirit do you play?
prompt-board = On which board do you start?
prompt-progression = Do you follow your Spirit's power progression? It is meant for a first game.
prompt-growth = Which Growth option do you choose?
prompt-growth-action = Which action of your Growth comes next?
prompt-presence-source = Where do you take the presence from?
prompt-presence-land = Where do you add the presence?
prompt-power-deck = From which deck do you gain a power card?
prompt-take-power = Which power card do you take?
prompt-take-left-power = { $power }: which of the cards left do you take?
prompt-forget = You have gained a major power. Which of your cards do you forget?
prompt-play-cards =
    { $count ->
        [one] Which card do you play?
       *[other] Which cards do you play?
    }
prompt-use-powers = Which { $speed } Power do you use?
prompt-fewer-elements = { $power }: which thresholds do you keep?
prompt-target-land = { $power }: which land is the target?
prompt-target-spirit = { $power }: which Spirit is the target?
prompt-threshold = { $power } itself has given you the elements for another threshold. Do you use it?
prompt-alternative = { $power }: which effect do you choose?
prompt-damage =
    { $count ->
        [one] 1 Damage in { $land }: which piece takes it?
       *[other] { $count } Damage in { $land }: which piece takes the next point?
    }
prompt-damage-one-each = 1 Damage to each of different Invaders in { $land }: which one is next?
prompt-use-might = { $power } deals Damage. Do you use Gift of Furious Might for 3 more?
prompt-bonus-damage =
    { $count ->
        [one] 1 extra Damage in { $land }: which piece takes it?
       *[other] { $count } extra Damage in { $land }: which piece takes the next point?
    }
prompt-bonus-damage-in =
    { $count ->
        [one] 1 extra Damage is left: which piece takes it?
       *[other] { $count } extra Damage are left: which piece takes the next point?
    }
prompt-destroy = Which piece is destroyed in { $land }?
prompt-replace = Which piece is replaced in { $land }?
prompt-downgrade = Which piece in { $land } is replaced by the next smaller one?
prompt-remove = Which piece is removed from { $land }?
prompt-gather =
    { $count ->
        [one] Gather into { $land }: which piece comes?
       *[other] Gather into { $land }: which piece comes next? Left: { $count }.
    }
prompt-push =
    { $count ->
        [one] Push from { $land }: which piece goes where?
       *[other] Push from { $land }: which piece goes where? Left: { $count }.
    }
prompt-cascade = The Blight in { $land } cascades. To which adjacent land?
prompt-element = { $power }: which element do you gain?
prompt-renewal-land = { $power }: in which land does the destroyed presence return?
prompt-gift-card = { $power }: do you give a card from your hand?
prompt-remove-blight = { $power }: from which land is a Blight removed?
prompt-repeat = { $power }: do you repeat it, and in which land?
prompt-wings-land = { $power }: to which land do the Dahan move?
prompt-carry-dahan =
    { $count ->
        [one] Which Dahan moves to { $land }? 1 more may move.
       *[other] Which Dahan moves to { $land }? { $count } more may move.
    }
prompt-guarded-land = { $power }: which land is defended?
prompt-pay-for-defend = { $power }: do you pay 1 Energy to make it Defend 8?
prompt-pay-for-card = { $power }: do you pay Energy to gain a power card?
prompt-origin = { $power }: from which of your sacred sites does a presence move?
prompt-searing-heat = { $power }: which Invader in one of your lands takes 1 Damage?
prompt-scatter-number = { $power }: how many pieces do you Push?
prompt-tempest-number = { $power }: how many Invaders take 1 Damage each?
prompt-vengeance = Vengeance of the Dead in { $land }: in which land is the next point of Damage dealt?
prompt-vengeance-order = Vengeance of the Dead is roused in several lands. Which of them comes first?
prompt-ravage-order = Which land do the Invaders Ravage next?
prompt-stall = { $land }: the Invaders are about to act ({ $action }). Do they skip it?
prompt-escalation = Escalation on board { $board }: in which land is a Town added?
prompt-fear-effect =
    { $level ->
        [1] { $fear } (Terror Level I): what do you do?
        [2] { $fear } (Terror Level II): what do you do?
       *[3] { $fear } (Terror Level III): what do you do?
    }
prompt-fear-order =
    { $level ->
        [1] { $fear } (Terror Level I): which land is next?
        [2] { $fear } (Terror Level II): which land is next?
       *[3] { $fear } (Terror Level III): which land is next?
    }
prompt-remove-health = Which Invader leaves { $land }? Health that may still go: { $count }.
prompt-tale = Which Invaders leave { $land }: 2 Explorers or 1 Town?
prompt-constancy = Gift of Constancy: which card in play returns to your hand?
tiers-left-out =
    { $number ->
        [0] Its threshold is left out.
        [one] Threshold { $tiers } is left out.
       *[other] Thresholds { $tiers } are left out.
    }

## What a player may choose

verb-spirit-panel = { $spirit }
verb-board = Board { $board }
verb-follow-progression = Follow the power progression
verb-free-powers = Choose powers freely
verb-growth = Growth option { $count }
verb-grow-reclaim = { growth-reclaim }
verb-grow-card = { growth-card }
verb-grow-energy = { growth-energy }: { $count }
verb-grow-presence =
    { $number ->
        [0] { growth-presence }, range { $count }
       *[other] { growth-presence }, range { $count }: { $terrain }
    }
verb-track = From the { $track }
verb-from-land = From the island: { $land }
verb-land = { $land }
verb-deck = Draw from the { $deck }
verb-take = Take { $power }
verb-forget = Forget { $power }
verb-play = Play { $power }
verb-done = Done
verb-not-done = Not done after all
verb-use = Use { $power }
verb-use-fewer = Use { $power } with fewer elements
verb-repeat = Repeat { $power }, paying again
verb-repeat-fewer = Repeat { $power } with fewer elements, paying again
verb-hasten = Make { $power } fast
verb-tiers =
    { $number ->
        [0] No thresholds
        [one] Only threshold { $tiers }
       *[other] Only thresholds { $tiers }
    }
verb-stop = Do not use it after all
verb-meet-threshold = Use threshold { $tier }
verb-decline-threshold = Leave threshold { $tier } out
verb-spirit = { $seat }
verb-option = { $option }
verb-piece =
    { $damage ->
        [0] { $piece }
       *[other] { $piece } (Damage: { $damage })
    }
verb-piece-in =
    { $damage ->
        [0] { $piece } in { $land }
       *[other] { $piece } in { $land } (Damage: { $damage })
    }
verb-keep-bonus = Keep the extra Damage for later
verb-might = Use it now
verb-not-now = Not now
verb-gather =
    { $damage ->
        [0] { $piece } from { $land }
       *[other] { $piece } from { $land } (Damage: { $damage })
    }
verb-push =
    { $damage ->
        [0] { $piece } to { $land }
       *[other] { $piece } to { $land } (Damage: { $damage })
    }
verb-element = { $element }
verb-give = Give { $power }
verb-keep = Give nothing
verb-no-repeat = Do not repeat
verb-pay = Pay { $count } Energy
verb-no-pay = Do not pay
verb-number =
    { $count ->
        [0] None
       *[other] { $count }
    }
verb-skip = { $action }: skip it
verb-allow = { $action }: let it happen
verb-remove =
    { $damage ->
        [0] Remove { $piece } from { $land }
       *[other] Remove { $piece } from { $land } (Damage: { $damage })
    }
verb-downgrade =
    { $damage ->
        [0] Make { $piece } in { $land } smaller
       *[other] Make { $piece } in { $land } smaller (Damage: { $damage })
    }
verb-move =
    { $damage ->
        [0] { $piece } from { $land } to { $land2 }
       *[other] { $piece } from { $land } to { $land2 } (Damage: { $damage })
    }
verb-tale = { $land }: { $piece }
verb-no = Do nothing
verb-keep-card = Take back { $power }

## Alternatives of Powers

option-damage = Deal Damage
option-gather-dahan = Gather Dahan
option-gather-invader = Gather an Explorer or Town
option-push-invaders = Push Explorers and Towns
option-push-dahan = Push Dahan
option-push-explorer = Push an Explorer
option-remove-blight = Remove a Blight
option-fear = Generate Fear
option-defend = Defend
option-explorer = Explorer
option-town = Town
option-energy = Gain Energy

## What has happened

event-spirit = { $seat } plays { $spirit } and starts on board { $board }.
    .you = You play { $spirit } and start on board { $board }.
event-presence-set-up = { $seat } begins with presence in { $land }: { $count }.
    .you = You begin with presence in { $land }: { $count }.
event-turn = Turn { $count } begins.
event-ready = { $seat } is done.
    .you = You are done.
event-not-ready = { $seat } is not done after all.
    .you = You are not done after all.
event-grows = { $seat } chooses Growth option { $count }.
    .you = You choose Growth option { $count }.
event-reclaims = { $seat } reclaims all discarded cards.
    .you = You reclaim all discarded cards.
event-energy = { $seat } gains { $count } Energy.
    .you = You gain { $count } Energy.
event-pays = { $seat } pays { $count } Energy.
    .you = You pay { $count } Energy.
event-plays = { $seat } plays { $power }.
    .you = You play { $power }.
event-presence = { $seat } adds a presence in { $land }.
    .you = You add a presence in { $land }.
event-moves-presence = A presence of { $seat } moves from { $land } to { $land2 }.
    .you = Your presence moves from { $land } to { $land2 }.
event-presence-destroyed = A presence of { $seat } in { $land } is destroyed.
    .you = Your presence in { $land } is destroyed.
event-draws-powers =
    { $number ->
        [0] { $seat } finds no power cards to draw.
       *[other] { $seat } draws: { $powers }.
    }
    .you =
        { $number ->
            [0] You find no power cards to draw.
           *[other] You draw: { $powers }.
        }
event-gains-power = { $seat } gains { $power }.
    .you = You gain { $power }.
event-forgets = { $seat } forgets { $power }.
    .you = You forget { $power }.
event-gives-card = { $seat } gives { $power } to { $seat2 }.
    .you = You give { $power } to { $seat2 }.
    .to-you = { $seat } gives you { $power }.
event-keeps-card = { $seat } takes { $power } back into hand.
    .you = You take { $power } back into hand.
event-reshuffles = Discarded { $deck } are shuffled into a new deck.
event-powers = Now { $speed } Powers are used.
event-uses-in-land = { $seat } uses { $power } in { $land }.
    .you = You use { $power } in { $land }.
event-uses-on-spirit = { $seat } uses { $power }. Target: { $seat2 }.
    .you = You use { $power }. Target: { $seat2 }.
    .to-you = { $seat } uses { $power } on you.
event-repeats = { $seat } repeats { $power } in { $land }.
    .you = You repeat { $power } in { $land }.
event-hastens = { $seat } makes { $power } fast.
    .you = You make { $power } fast.
event-elements = { $seat } gains elements: { $elements }.
    .you = You gain elements: { $elements }.
event-fear = { $count } Fear is generated.
event-earns-fear-card =
    { $count ->
        [0] A fear card is earned. It was the last one.
       *[other] A fear card is earned. Left in the fear deck: { $count }.
    }
event-terror-level =
    { $level ->
        [1] Terror Level I.
        [2] The terror grows: Terror Level II.
       *[3] The terror grows: Terror Level III.
    }
event-damage = { $count } Damage in { $land }.
event-damage-each = { $count } Damage to each of them in { $land }.
event-wounds =
    { $piece ->
        [Explorer] An { $piece } in { $land } is damaged: { $count } Health left.
       *[other] A { $piece } in { $land } is damaged: { $count } Health left.
    }
event-destroys =
    { $piece ->
        [Explorer] An { $piece } is destroyed in { $land }.
       *[other] A { $piece } is destroyed in { $land }.
    }
event-removes =
    { $piece ->
        [Explorer] An { $piece } is removed from { $land }.
       *[other] A { $piece } is removed from { $land }.
    }
event-replaces =
    { $count ->
        [one] { $land }: { $piece } is replaced by { $piece2 }.
       *[other] { $land }: { $piece } is replaced by { $piece2 } × { $count }.
    }
event-moves =
    { $piece ->
        [Explorer] An { $piece } moves from { $land } to { $land2 }.
       *[other] A { $piece } moves from { $land } to { $land2 }.
    }
event-defend = { $land } gets Defend { $count }.
event-defend-moves = Defend { $count } moves from { $land } to { $land2 }.
event-skips = The Invaders in { $land } skip this turn: { $actions }.
event-stalls = { $seat } may make the Invaders skip one Ravage or Build in { $land }.
    .you = You may make the Invaders skip one Ravage or Build in { $land }.
event-skipped = { $action } does not happen in { $land }.
event-blight = Blight is added in { $land }.
event-blight-removed = Blight is removed from { $land }.
event-blight-prevented = No Blight can be added in { $land }.
event-ward = The presence of { $seat } gives Defend { $count } in each of its lands this turn.
    .you = Your presence gives Defend { $count } in each of its lands this turn.
event-range-bonus = The Powers of { $seat } have range +{ $count } this turn.
    .you = Your Powers have range +{ $count } this turn.
event-might = { $seat } may add 3 Damage to one of its Powers this turn.
    .you = You may add 3 Damage to one of your Powers this turn.
event-wind = { $seat } may make a slow Power with Gather or Push fast this turn.
    .you = You may make a slow Power with Gather or Push fast this turn.
event-may-repeat =
    { $count ->
        [one] { $seat } may repeat 1 power card this turn, paying its cost again.
       *[other] { $seat } may repeat { $count } different power cards this turn, paying their cost again.
    }
    .you =
        { $count ->
            [one] You may repeat 1 power card this turn, paying its cost again.
           *[other] You may repeat { $count } different power cards this turn, paying their cost again.
        }
event-shares-presence = { $seat } and { $seat2 } may target from each other's presence this turn.
    .you = You and { $seat2 } may target from each other's presence this turn.
    .to-you = You and { $seat } may target from each other's presence this turn.
event-vitality = { $land }: Dahan have 4 more Health and no Blight can be added this turn.
event-dahan-safe = { $land }: Dahan can't be damaged or destroyed this turn.
event-swears-vengeance = { $seat } calls Vengeance of the Dead upon { $land }.
    .you = You call Vengeance of the Dead upon { $land }.
event-vengeance = Vengeance of the Dead in { $land }: { $count } Damage.
event-invader-phase = The Invader phase begins.
event-fear-card =
    { $level ->
        [1] Fear card: { $fear } (Terror Level I).
        [2] Fear card: { $fear } (Terror Level II).
       *[3] Fear card: { $fear } (Terror Level III).
    }
event-tide = { $fear } is in force until the end of the turn.
event-ravages = Ravage: { $invader }.
event-ravage = Ravage in { $land }: { $count } Damage to the land and to the Dahan.
event-counterattack = The Dahan in { $land } strike back: { $count } Damage.
event-builds = Build: { $invader }.
event-adds =
    { $piece ->
        [Explorer] An { $piece } is added in { $land }.
       *[other] A { $piece } is added in { $land }.
    }
event-reveals-invaders = Explore: { $invader }.
event-time-passes = Time passes.
event-result = The match is over: { $reason }.

## The options of a match

option-spirits = How the Spirits are assigned.
    .choose = Each player chooses a Spirit.
    .deal = Each player is dealt a Spirit at random.
option-layout2 = Two players: which sides of the boards G and H touch.
    .side0 = Lands 3, 4 and 7 of G touch lands 3 and 4 of H.
    .side1 = Lands 7 and 8 of G touch lands 4, 7 and 8 of H.
    .side2 = Lands 1, 6 and 8 of G touch lands 1 and 8 of H.
option-layout3 = Three players: the order of the three boards around the middle of the island.
    .FGH = F, G, H.
    .FHG = F, H, G.
option-solo_board = One player: which board is the island.
    .G = Board G.
    .H = Board H.
option-progression = Whether Spirits gain their prepared power cards one by one instead of drawing; for first games.
    .choose = Each player decides
option-bonus_growth = Whether every Spirit makes one extra Growth before the first turn; a slightly easier game.
option-initial_explore = Whether the Invaders Explore before the first turn. Without it the game is clearly easier.
option-escalation = Whether the escalation symbol of Invader cards adds a Town on each board; a harder game.
option-belief_counts = Whose presence counts for Belief Takes Root at Terror Level III.
    .all = The presence of all Spirits in the land.
    .own = Only the player's own presence.
option-standing_defend = When Defend that a fear card gives to a kind of land is worked out.
    .continuous = At every Ravage anew, by what is in the land then.
    .snapshot = Once, when the fear card is resolved.
option-damage_carries = Whether a piece that replaces a damaged one keeps its Damage.
option-joint_sacred_site = Whether presence shared through Entwined Power may form a sacred site together.
option-vitality_leaving = What happens to a Dahan whose Damage exceeds its Health when it leaves a land of Infinite Vitality.
    .destroyed = It is destroyed.
    .survives = It survives.
