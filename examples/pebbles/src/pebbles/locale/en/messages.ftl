game-name = Pebbles
game-tagline = Secret stones, charms and a die, in three short rounds.
game-round = Round { $number }
game-rounds = Rounds

seat-0 = Green
seat-1 = Blue
seat-2 = Orange

option-stakes = The winner of a round may double the stake before the die is tossed.

prompt-lay = Which stone do you lay?
prompt-charm = { $seat } wins the round. Do you spend your charm to take it?
prompt-stake = Do you double the stake?

verb-lay = Lay the stone of { $count }
verb-charm = Spend the charm
verb-decline = Decline
verb-double = Double the stake
verb-single = Toss for the single stake

event-lays = { $seat } lays a stone of { $count }.
event-charms = { $seat } spends a charm and takes the round from { $seat2 }.
event-scores = { $seat } tosses the die: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.

gauge-score = Score

note-double = Odd: twice the number. Even: the number is lost.

why-no-stone = You have no stone of { $count }.
why-no-charm = You have no charm.

board-round = Round { $number } of { $of }
board-stone = Your stone of { $count }
board-charm = Your charm
board-shown = { $seat } has laid { $count }
board-heap =
    { $count ->
        [one] { $seat }: { $count } point
       *[other] { $seat }: { $count } points
    }
