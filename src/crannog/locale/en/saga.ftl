### The page of a saga: games of which each begins in the world that the last one has left.

web-saga = Saga
web-saga-my = My sagas
web-saga-new = Begin a saga: the next game starts in the world that this one leaves
web-saga-name = Name of the saga
web-saga-games =
    { $count ->
        [0] no game played yet
        [one] 1 game
       *[other] { $count } games
    }
web-saga-since = begun { $day }
web-saga-parent = Goes another way from game { $number } of:
web-saga-forget-sure = The saga stays where it is; only this browser forgets it, and with it your right to lead it. Download its file or copy the owner's link first.
web-saga-is-on = a game is on

## The next game

web-saga-next = Game { $number }
web-saga-on = This game is being played.
web-saga-to-table = To the table
web-saga-abandon = Give this game up
web-saga-abandon-sure = The game that is being played will not count for the saga. Its table stays.
web-saga-seat = Open game { $number }
web-saga-offered = The rules say who is offered which seat. Seats of people who do not sit here are open: send them the links at the table.
web-saga-others = Whoever played the last game can go on from its table; otherwise the owner of the saga opens the next one.
web-saga-owner-begins = The owner of the saga opens its first game.
web-saga-go-on = Next game of the saga
web-saga-of-table = Game { $number } of a saga

## The world and its history

web-saga-world = The world as it stands
web-saga-unseen = Decks and archive
web-saga-history = History
web-saga-no-games = Nothing has happened yet: the first game writes the first page.
web-saga-game = Game { $number }
web-saga-begin = at first
web-saga-elsewhere = Played elsewhere: there is no replay here.
web-saga-game-page = Page of the game
web-saga-before = The world in which it began
web-saga-left = The world it left
web-saga-rulers = Those who ruled
web-saga-drift = How the deck drifts
web-saga-drift-note = Cards of the deck after each game, by kind.

## Branches, files, settings

web-saga-branch = Play it another way
web-saga-branch-note = A new saga with the same games before this one, which is played again.
web-saga-branch-name = Name of the new saga
web-saga-branches = Sagas that go another way
web-saga-branch-from = from game { $number }
web-saga-keep = Keep and share
web-saga-file = Download
web-saga-link = Copy link
web-saga-file-whole = The file holds every world whole: with it the saga can be gone on with anywhere.
web-saga-file-told = The file tells the saga without its secrets. Between games the owner's file is whole.
web-saga-sight = What may be seen of decks and archive
web-saga-sight-nothing = nothing
web-saga-sight-numbers = how many cards of each kind
web-saga-sight-all = which cards, not where they lie
web-saga-rename = Rename
web-saga-owner-link = Copy the owner's link
web-saga-renew = New owner's link
web-saga-renew-sure = The old owner's link will open the saga for reading only.
web-problem-nosuchsaga = There is no such saga here.
web-problem-badsaga = This file is not a whole saga.
web-problem-gameon = A game of this saga is being played: finish it or give it up first.
web-saga-string = A chronicle from { $program }
web-saga-string-paste = Paste the string of { $program }
web-saga-string-begin = Begin a saga from it
web-saga-string-out = Copy for { $program }
web-saga-string-copied = The string is copied.
web-saga-string-by-hand = Copy the string:
