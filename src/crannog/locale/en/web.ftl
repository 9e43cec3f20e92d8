### The words of the browser client. What a game says is in the game's own files.
### Names stand after a colon or alone, so that no language has to inflect them.

## Everywhere

web-skip = To the content
web-skip-ask = To the question
web-nav = Pages
web-nav-lobby = Lobby
web-nav-rules = Rules
web-nav-settings = Settings
web-lost = There is no such page.
web-loading = Loading…
web-close = Close
web-ok = OK
web-cancel = Cancel
web-details = Details
web-yes = yes
web-no = no
web-you = you
web-name = Your name

## The lobby

web-hero = Board games of islands
web-hero-more = Play at one screen, with friends by a link, or against bots. No account: a name is enough.
web-guide = First-game guide
web-guide-start = First time? Take the guided tour
web-new = New table
web-new-game = Game
web-new-players = Players
web-new-count = Number of players
web-new-public = Show the open seats to everyone in the lobby
web-new-practice = Practice: every choice can be taken back, even after a reveal or the end
web-new-options = Variants and house rules
web-new-changed = changed: { $count }
web-new-create = Open the table
web-option-number = a number…
web-seat-kind = Who plays: { $seat }
web-seat-me = Me
web-seat-bot = Bot
web-seat-open = Open seat
web-seat-open-note = You get a link to send.
web-seat-hotseat = Somebody at this screen
web-seat-hotseat-name = Their name
web-seat-strength = Strength of the bot
web-strength-easy = easy: answers at once
web-strength-normal = normal: thinks for a second
web-strength-hard = hard: thinks for up to 8 seconds
web-strength-others = For study
web-strength-random = random: plays blindly
web-strength-greedy = greedy: one step ahead
web-strength-search = thoughtful: several steps ahead
web-my = My tables
web-my-none = Tables that you open or join are listed here, in this browser only.
web-my-over = over
web-my-mine = your turn
web-my-waiting = others play
web-my-gone = no longer there
web-my-with = with: { $names }
web-my-forget = Take it off the list
web-my-forget-sure = Take this table off the list? Without its link you can't get back to your seat.
web-open = Open seats
web-open-none = Nobody is looking for players at the moment.
web-open-seats = Open seats: { $open } of { $seats }.
web-open-sit = Sit down
web-watch = Watch
web-import = Go on with a saved match
web-import-note = A save or a saga (.json), or a scenario with a position to play from (.yaml).
web-import-choose = Choose a file
web-import-open = Open the table: { $game }
web-import-seat = This file holds what one player knew while the match ran; it can't be played on. Once the match is over, download it again: then it is the whole match.
web-import-unreadable = This file is neither a save nor a scenario of a game we have here.

## The table

web-players = Players
web-online = here
web-offline = away
web-deciding = decides now
web-alarm = about to win
web-spectator = Spectator
web-watching = You are watching.
web-board = Board
web-panel = What is going on
web-hand = Your cards
web-mat = Your own board
web-band = Piles and tracks
web-standings = Standings
web-side = Log, chat and players
web-tab-ask = Choice
web-tab-hand = Cards
web-tab-log = Log
web-tab-chat = Chat
web-tab-people = Players
web-over = The match is over
web-won = won
web-lost-match = did not win
web-lost-together = defeat
web-join = You are invited: { $game }
web-join-seat = Your colour: { $seat }
web-join-by = { $name } invites you: { $game }
web-room = Waiting for players
web-room-note = The match waits for open seats when their turn comes. Send the links, or put bots there.
web-room-look = Look at the table
web-face-contract = This game's board was drawn for another version; a plain table stands in.
web-face-failed = This game's board could not be loaded; a plain table stands in.
web-join-used = This invitation no longer works
web-join-used-note = The seat is taken already, or the invitation was replaced by a newer one. Ask whoever opened the table.
web-curtain = Pass the screen to: { $seat }
web-curtain-note = The cards are hidden. Go on when only this player can see the screen.
web-curtain-lift = It's me, show my cards

## What I am asked

web-ask-mine = Your decision
web-ask-optional = You may answer; nobody waits for you
web-ask-none = Nothing is asked of you now
web-ask-announced = You decide: { $prompt }
web-ask-fold = Fold
web-ask-unfold = Unfold
web-waiting = Waiting for: { $seats }
web-thinking = Thinking: { $seats }
web-waiting-service = One moment…
web-picked = Chosen so far:
web-picked-back = { "" }: back to before this
web-options = Options: { $count }
web-option-tell = { $name }: what it does
web-options-waiting = The connection is lost: what you choose now is sent when it is back.
web-option-nothing = This would change nothing.
web-confirm-note = Nothing has been sent yet.
web-confirm-reveals = This shows something to the others: you can't take it back alone.
web-confirm-forgoes = You give up a chance; it won't come again.
web-confirm-ends = You could still do something, but this ends it.
web-quiet = Don't ask me about this any more this season
web-quiet-off = Ask me again: { $moment }
web-reactions = Questions about reactions
web-always = Always ask me
web-always-note = Even when you can only decline. Otherwise the service answers for you after a while, so that nobody learns what you hold.
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-free = You can take back your last choice: nothing was revealed, and nobody else has chosen.
web-undo-alone = You can take back your last choice. What the others chose since stays.
web-undo-all = You can take back your last choice, and with it all that came after.
web-undo-practice = Practice: you can take back your last choice, whatever it revealed.
web-undo-nothing = You have nothing to take back.
web-undo-others = Others have chosen since; that would be taken back, too. They must agree: { $seats }.
web-undo-revealed = Something was revealed since, or others were asked. They must agree: { $seats }.
web-undo-final = Something was revealed since, or others were asked, and nobody could agree: it is final.
web-undo-over = The match is over: nothing can be taken back. Play a rematch, or a copy from here.
web-undo-refused = Nothing is taken back: not everyone agreed.
web-undo-asked = The others are asked whether they agree.
web-consent = { $seat } wants to take back a choice. Do you agree?
web-consent-yes = Agree
web-consent-no = Refuse
web-hint = Hint
web-hint-thinking = The bot thinks…
web-hint-you = You
web-hint-changes = { $changes }
web-hint-changes-next = { $changes }. In brackets: after the next best, { $next }
web-hint-clearly = Best of { $count } options tried, clearly better than: { $next }
web-hint-slightly = Best of { $count } options tried, a little better than: { $next }
web-hint-even = Of { $count } options tried, none looks better.
web-hint-playouts = For each option it played { $games ->
        [one] one match
       *[other] { $games } matches
    } to the end at random; after this one { $won }% were won, and after no other more.
web-hint-playouts-next = For each option it played { $games ->
        [one] one match
       *[other] { $games } matches
    } to the end at random: after this one { $won }% were won, after the next best { $other }%: { $next }
web-hint-events = What comes of it: { $events }
web-hint-then = Then: { $options }
web-why-not-offered = Not possible now: { $thing }. You are asked: { $prompt }
web-why-open = This has become possible meanwhile: choose it again.
web-generic-pick = You can choose from these

## Log and chat

web-log = Log
web-log-find = Find in the log
web-log-of = Only: { $seat }
web-log-earlier = Show what came before
web-log-empty = Nothing has happened yet.
web-log-nothing = Nothing found in the log.
web-log-since = Since your last choice
web-beat-back = Step back
web-beat-on = Step on
web-beat-skip = Skip to now
web-then = Then
web-then-back = back to now (Esc)
web-taken-back = A choice was taken back.
web-many-happened = { $count } things happened; the log has them.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-told-bot = From now on a bot plays. Colour: { $seat }.
web-told-person = From now on a person plays: { $name }. Colour: { $seat }.
web-told-open = The seat is open for somebody to sit down. Colour: { $seat }.
web-told-joined = { $name } sits down at the table. Colour: { $seat }.
web-told-drawn = The bot gave no answer, so its choice was drawn by lot. Colour: { $seat }.

## Players of a table

web-invite = Copy the invitation
web-watch-link = Copy the link to watch
web-copied = The link is copied.
web-copy-by-hand = Copy this link:
web-rename = Change my name
web-rename-ask = What should the others call you?
web-leave = Leave the seat to a bot
web-leave-sure = Leave the match? A bot plays on for you.
web-leave-over-sure = Give up your seat at this table?
web-make-bot = Put a bot here
web-make-bot-sure = Replace this player by a bot? Their link stops working.
web-make-open = Open this seat for a person
web-seat-take = Take this seat
web-seat-lost = This seat is no longer yours.
web-variants-none = The usual rules.
web-origin-seed = The seed of this match was chosen by whoever opened the table, who may know what is hidden.
web-origin-save = This match goes on from a save: whoever opened the table may know what is hidden.
web-origin-scenario = This match begins from a position that was made: whoever opened the table may know what is hidden.
web-origin-saga = This game goes on with a saga: its owner may know which cards are in the decks, but nobody knows their order.
web-practice = Practice
web-practice-note = Practice: every choice can be taken back, even after a reveal or the end. Whoever has chosen since must agree.
web-save = Download
web-save-running = While the match runs, the download holds what you know: it can be read, not played on. After the end it is the whole match, which the lobby opens again.
web-rematch = Rematch
web-rematch-note = In a rematch everyone sits one seat further.
web-rematch-ready = A table for the rematch is ready.
web-rematch-go = Go there
web-webhook = Turn notices to a chat service
web-webhook-note = An address (webhook) that is told when you are asked and away. The host decides which services are allowed.
web-webhook-keep = Save
web-webhook-kept = The address is saved.
web-webhook-none = No more notices are sent.
web-webhook-refused = This host sends no notices to that address.
web-line-broken = The connection is lost; trying again. Nothing gets lost.
web-line-now = Try now
web-unsaved = Your choice is not saved yet: the service can't write its data right now. Trying again.

## Rules and things

web-rule = Rule { $number }
web-rule-unknown = There is no rule { $number }.
web-rules-near = Rules of this section
web-rules-open = Open in the rules
web-rules-sections = Sections
web-rules-find = Find a word or a number
web-rules-found =
    { $count ->
        [one] 1 rule found
       *[other] { $count } rules found
    }
web-rules-none = No rules found.
web-rules-missing = This game has no text of its rules.

## Replay

web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-event = step { $at } of { $last }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Moment of the match
web-replay-eyes = Whose view:
web-replay-all = spectator
web-replay-running = The match goes on: you see what you may know.
web-replay-table = To the table

## Settings

web-settings-language = Language
web-settings-theme = Colours
web-theme-auto = same as the system
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast
web-settings-confirm = Ask again before a choice is sent
web-confirm-never = never
web-confirm-final = when it can't be taken back
web-confirm-always = always
web-settings-speed = How fast moves are shown
web-speed-off = at once
web-speed-fast = fast
web-speed-normal = normal
web-speed-slow = slow
web-settings-sounds = Sounds
web-settings-sounds-on = when something happens at the table
web-settings-notices = When it is my turn
web-settings-sound = a soft sound
web-settings-notify = a notification of the browser
web-settings-notify-refused = The browser does not allow notifications for this page.
web-settings-kept = Settings are kept in this browser.
web-keys = Keys
web-keys-numbers = choose from the list of options
web-keys-escape = one step back
web-keys-enter = confirm
web-keys-rule = the rule of the question
web-keys-inform = what the focused thing is
web-keys-step = in a replay: one step back, one step on
web-keys-ends = in a replay: to the beginning, to the end
web-keys-space = Space
web-keys-play = skip what is played; in a replay: play or pause

## Problems, by the kind that the service names

web-problem-offline = The service does not answer. Are you online?
web-problem-unknown = Something went wrong. Please try again.
web-problem-nosuchtable = There is no such table any more.
web-problem-forbidden = This link does not give you that. It may have been replaced by a newer one.
web-problem-faster = Somebody was faster; the table is up to date again.
web-problem-illegalchoice = This is not possible now.
web-problem-undorefused = This can't be taken back.
web-problem-badrequest = The service could not do that.
web-problem-badoption = One of the variants can't be combined like this.
web-problem-badseats = The game is not played with this number of players.
web-problem-badsave = This save can't be read.
web-problem-wrongversion = This save was made with other rules and can't be continued.
web-problem-badscenario = This scenario can't be read.
web-problem-badposition = The position in this file is impossible.
web-problem-toolarge = The file is too large.
web-problem-toofast = Too many requests; wait a moment.
web-problem-notover = The match is not over yet.
web-problem-nothingtodecide = You have nothing to decide right now.
web-problem-botfailed = The bot could not find a choice. Please try again.
web-problem-unknowngame = This service does not have that game.
web-problem-notour = There is no guide for this game.
web-problem-notprovided = This game does not offer that.
web-problem-nolobby = This service has no public list of tables.
web-problem-notkept = The service can't save anything right now. Please try again a little later.
web-problem-notread = The service can't read its data right now. Please try again a little later.
