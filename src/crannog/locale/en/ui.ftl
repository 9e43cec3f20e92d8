### The words of the clients themselves. What a game says is in the game's own files.
### Names stand after a colon or alone, so that no language has to inflect them.

## Questions and answers

ui-language-name = English
ui-choose = Your choice (1-{ $count }):
ui-choose-or-quit = Your choice (1-{ $count }, q to quit):
ui-commands = ? rule · u undo · l log · v victory · h hand · m map · c card · s save · q quit
ui-wrong-entry = “{ $entry }” is not an answer here. Type 1-{ $count } or a command: { $commands }
ui-wrong-number = “{ $entry }” is not an answer here. Type a number: 1-{ $count }
ui-yes = Yes
ui-no = No
ui-you = you

## What has happened

ui-news = Since your last decision
ui-news-earlier =
    { $count ->
        [one] 1 earlier event is left out; “l all” shows the whole log.
       *[other] { $count } earlier events are left out; “l all” shows the whole log.
    }
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-result = The match is over
ui-winners = The match is won by: { $seats } ({ $rule }).
ui-nobody-won = Nobody wins the match ({ $rule }).

## Rules and cards

ui-rule = Rule { $number }
ui-rule-unknown = There is no rule “{ $number }”. Rules with a number like it: { $near }
ui-rule-nowhere = There is no rule “{ $number }”. A rule's number looks like this: { $example }
ui-rules-missing = This game has no text of its rules.
ui-card-which = Which card? Type its name or the number of an option after the c, as in: c 1
ui-card-unknown = There is no card “{ $name }”.
ui-card-several = “{ $name }” may be any of these: { $cards }
ui-option-without-card = Option { $number } names no card or territory.

## Taking back

ui-undone = The choice is taken back.
ui-undo-nothing = There is no choice of yours to take back yet.
ui-undo-bots = This can't be taken back: since your last choice something was revealed, or other players were asked about it. The bots do not agree to undo that.
ui-undo-final = This can't be taken back: since your last choice something was revealed, and that is final. In practice (--practice) it can be.
ui-undo-others = Others have chosen since that choice; what they chose would be taken back with it.
ui-undo-revealed = Since that choice something was revealed, or other players were asked about it.
ui-undo-consent = Player who wants to take back a choice: { $seat }. Does this player agree: { $other }?
ui-undo-refused = Nothing is taken back. Player who does not agree: { $seat }.
ui-practice-over = Practice: type u to take back the last choice, or press Enter to leave.

## Saving and leaving

ui-saved = Saved: { $file }
ui-save-exists = The file “{ $file }” is there already and is not this match's. It stays as it is; choose another name.
ui-save-failed = The match could not be saved to “{ $file }”: { $problem }
ui-resume-with = To go on with this match: { $command }
ui-over-saved = The finished match is saved: { $file }

## People at one screen

ui-curtain = Pass the screen to: { $seat }
ui-curtain-enter = Press Enter when only this player can see the screen.
ui-curtain-undo = Or type u to take back the last choice of: { $seat }

## The menu

ui-menu = Crannog: board games of islands
ui-menu-game = Game
ui-menu-bots = New game against bots
ui-menu-hotseat = New game for several people at this screen
ui-menu-discovery = A first game: the discovery scenario, against bots
ui-menu-resume = Go on with a saved match
ui-menu-rules = Read the rules
ui-menu-language = Language
ui-menu-quit = Quit
ui-menu-back = Back
ui-ask-players = How many players, you included ({ $numbers })?
ui-ask-people = How many people play ({ $numbers })?
ui-wrong-players = “{ $entry }” is not an answer here. Type one of these numbers: { $numbers }
ui-ask-bot = Which bot do you want to play against?
ui-bot-random = random: chooses blindly
ui-bot-greedy = greedy: looks one step ahead
ui-ask-name = Name of the player (Enter: { $seat }):
ui-ask-save = Which match?
ui-save-entry = { $file } (players: { $seats })
ui-no-saves = There is no saved match in this folder: { $folder }
ui-ask-rule = Number of a rule or a section, such as { $example } (Enter: back):

## The table of Inis

ui-inis-headline = Round { $round } · { $phase } · direction: { $direction }
ui-inis-piles = Epic Tale deck: { $epic } · discarded: { $discard } · territory tiles left: { $stack }
ui-inis-legend = { $capital } Capital  { $citadel } Citadel  { $sanctuary } Sanctuary  { $festival } Festival  { $chieftain } chieftain  last: neighbours
ui-inis-player = Player
ui-inis-reserve = Clans left
ui-inis-deeds = Deeds
ui-inis-brenn = Brenn
ui-inis-pretender = Pretender
ui-inis-passed = passed
ui-inis-hand = Your hand
ui-inis-hand-empty = You hold no cards.
ui-inis-drafting = In the draft
ui-inis-drawn = Drawn
ui-inis-known = What you know of hidden cards
ui-inis-known-hand = Held by { $seat }: { $cards }
ui-inis-known-aside = Set aside: { $cards }
ui-inis-known-stack = In the stack of tiles: { $territories }
ui-inis-known-discard = In the Action discard pile, as far as you know: { $cards }
ui-inis-epic-discard = Epic Tale cards discarded: { $cards }
ui-inis-clash = Clash: { $territory }
ui-inis-exposed = Exposed
ui-inis-sheltered = Sheltered
ui-inis-instigator = instigator
ui-inis-active = next maneuver
ui-inis-spear = Lug's Spear is in force: no Triskel cards in this clash.
ui-inis-cauldron = On Dagda's Cauldron: { $count }. Its player: { $seat }
ui-inis-waiting = Clashes still waiting: { $territories }
ui-inis-standings = Victory conditions (each needs { $goal })
ui-inis-met = Met with Deeds
ui-inis-sketch = The numbers are the places where the new territory can go.
ui-inis-effect = { $mode }: { $effect }
ui-inis-tile-effect = The territory: { $effect }

## Horizons: several people are asked at the same time, and everybody plays together

ui-deciding = Now deciding: { $seat }
ui-switch = Others who are asked now: { $seats }
ui-switch-nobody = No other player at this screen is asked now.
ui-switch-unknown = “{ $entry }” is none of the players who are asked now. Type one of these: { $seats }
ui-menu-partners = New game alone or together with bots
ui-menu-progression = A first game: power cards come in a prepared order
ui-ask-partner = Which bot do you want to play with?

## Horizons: the table

ui-horizons-headline = Turn { $turn } · { $phase }
ui-horizons-step = { $action }: { $invader }
ui-horizons-deck =
    { $stage ->
        [0] no cards are left
        [1] cards left: { $count }, next: stage I
        [2] cards left: { $count }, next: stage II
       *[3] cards left: { $count }, next: stage III
    }
ui-horizons-terror =
    { $level ->
        [1] Terror Level I
        [2] Terror Level II
       *[3] Terror Level III
    }
ui-horizons-goal =
    { $level ->
        [1] victory: no Invaders
        [2] victory: no Towns, no Cities
       *[3] victory: no Cities
    }
ui-horizons-fear-pool = to the next fear card: { $count } of { $size }
ui-horizons-fear-cards = fear cards left: { $count }
ui-horizons-fear-earned = earned: { $count }
ui-horizons-blight-pool = left in the pool: { $count }
ui-horizons-tide = In force
ui-horizons-legend = { $damage } Damage  { $sacred } sacred site  { $coastal } Coastal  ({ $explorer }) comes if the terrain is Explored
ui-horizons-invaders = Invaders
ui-horizons-fear = Fear
ui-horizons-blight = Blight
ui-horizons-presence = Presence
ui-horizons-defend = Defend
ui-horizons-coming = What is coming
ui-horizons-neighbours = Neighbours
ui-horizons-ravage = Ravage { $count }
ui-horizons-cascade = cascade
ui-horizons-back = strike back { $count }
ui-horizons-skips = skipped: { $actions }
ui-horizons-stalls = may be skipped
ui-horizons-vitality = Dahan Health +{ $count }
ui-horizons-no-blight = no Blight
ui-horizons-dahan-safe = Dahan are safe
ui-horizons-vengeance = Vengeance of the Dead

## Horizons: a Spirit

ui-horizons-energy = Energy { $count } (+{ $income })
ui-horizons-played = cards played { $count } of { $plays }
ui-horizons-destroyed = presence destroyed: { $count }
ui-horizons-progression = prepared cards left: { $count }
ui-horizons-done = done
ui-horizons-busy = not done
ui-horizons-growth = Growth
ui-horizons-energy-track = Energy
ui-horizons-plays-track = Card plays
ui-horizons-elements = Elements
ui-horizons-none = none
ui-horizons-in-play = In play
ui-horizons-hand = Hand
ui-horizons-discard = Discarded
ui-horizons-effects = This turn
ui-horizons-effect-range = range +{ $count }
ui-horizons-effect-ward = Defend { $count } in its lands
ui-horizons-effect-might = may add 3 Damage to a Power
ui-horizons-effect-wind = may make a slow Power fast
ui-horizons-effect-repeats = cards it may repeat: { $count }
ui-horizons-effect-constancy = cards it may take back: { $count }
ui-horizons-effect-shares = shares presence: { $seats }

## Horizons: a Power

ui-horizons-kind-innate = innate
ui-horizons-kind-unique = unique
ui-horizons-kind-minor = minor
ui-horizons-kind-major = major
ui-horizons-used = used
ui-horizons-cost = cost { $count }
ui-horizons-range = range { $count }
ui-horizons-range-sacred = range { $count } from a sacred site
ui-horizons-range-terrain = range { $count } from presence in: { $terrain }
ui-horizons-target-any = any land
ui-horizons-target-invaders = land with Invaders
ui-horizons-target-no-invaders = land without Invaders
ui-horizons-target-dahan = land with Dahan
ui-horizons-target-blight = land with Blight
ui-horizons-target-no-blight = land without Blight
ui-horizons-target-coastal = Coastal land
ui-horizons-target-any-spirit = any Spirit
ui-horizons-target-another-spirit = another Spirit

## Horizons: victory and defeat

ui-horizons-standings = How near victory and defeat are
ui-horizons-victory = Victory
ui-horizons-defeat = Defeat
ui-horizons-left = left on the island: { $pieces }
ui-horizons-next-terror = fear cards to the next Terror Level: { $count }
ui-horizons-fear-total = Fear still needed for all fear cards: { $count }
ui-horizons-defeat-blight = Blight left in the pool: { $count }. With the last one the island is lost.
ui-horizons-defeat-cards = Invader cards left: { $count }. To Explore without one is the end.
ui-horizons-defeat-presence = Presence on the island: { $seats }. A Spirit without any is lost.
ui-horizons-threat = The coming Ravage would add Blight in: { $lands }
