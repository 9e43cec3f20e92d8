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
ui-undo-consent = { $seat } wants to take back a choice. Does { $other } agree?
ui-undo-refused = Nothing is taken back: { $seat } does not agree.
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
ui-bot-easy = easy: answers at once
ui-bot-normal = normal: thinks for a second
ui-bot-hard = hard: thinks for up to eight seconds
ui-bot-random = random: chooses blindly
ui-bot-greedy = greedy: looks one step ahead
ui-bot-search = search: looks several steps ahead
ui-bot-thinks = Thinking: { $seat }
ui-ask-name = Name of the player (Enter: { $seat }):
ui-ask-save = Which match?
ui-save-entry = { $file } (players: { $seats })
ui-no-saves = There is no saved match in this folder: { $folder }
ui-ask-rule = Number of a rule or a section, such as { $example } (Enter: back):

## Several people are asked at the same time, and everybody plays together

ui-deciding = Now deciding: { $seat }
ui-switch = Others who are asked now: { $seats }
ui-switch-nobody = No other player at this screen is asked now.
ui-switch-unknown = “{ $entry }” is none of the players who are asked now. Type one of these: { $seats }
ui-menu-partners = New game alone or together with bots
ui-menu-progression = A first game: power cards come in a prepared order
ui-ask-partner = Which bot do you want to play with?

## Sagas

ui-saga-empty = No game is over yet.
ui-saga-game = Game { $number }
ui-saga-rulers = The line of rulers
ui-saga-deck = Cards in the deck, by kind, after each game
ui-saga-map = The map as it stands
ui-saga-unseen = Decks and archive
ui-saga-added = The game is written into the saga: { $file }
