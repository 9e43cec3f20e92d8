### The first-game guide: its own buttons. What the steps say is in the games' tour.ftl.

web-tour = First-game guide
web-tour-step = Step { $step } of { $of }
web-tour-leave = Leave
web-tour-next = Next
web-tour-moment = One moment…
web-tour-do-it = Do it for me
web-tour-choose = Choose
web-tour-read = Read again
web-tour-otherwise = “{ $option }” is allowed, too.
web-tour-alone = Play on without the guide
web-tour-next-chapter = Next: { $chapter }
web-tour-skip-to = Skip to: { $chapter }
web-tour-go-on = Go on with this match
web-tour-go-on-bots = Go on with this match, against bots
web-tour-new-game = Start a new game
web-tour-again = Once more
web-tour-none = This game has no guide yet.
web-tour-retry = Try again
