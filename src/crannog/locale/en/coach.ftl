# What the coach says of a finished match, at the terminal and in the replay.

ui-coach-working = The coach is going through the match
ui-coach-not-finished = the match is not over: the coach would tell each player what the others hold. Finish it first
ui-coach-not-here = the game “{ $game }” can't redraw what a player does not know, and the coach needs that
ui-coach-no-seat = the match has the seats 0 to { $last }, not { $number }
ui-coach-stopped = Stopped early: { $done } of { $count } decisions are judged. Below is what was found until then.
ui-coach-chances = Chance of winning, by what the player knew
ui-coach-turns = Turning points
ui-coach-no-turns = No single choice changed much.
ui-coach-decisions = Decisions that cost most
ui-coach-no-decisions = None that was clearly worse than another.
ui-coach-team = All together
ui-coach-chosen = Chosen: { $option } ({ $chance })
ui-coach-wins = It could have won the match at once.
ui-coach-brackets = In brackets: the same count after what was chosen.
ui-coach-how = Each decision was judged by { $count } iterations of search, with seed { $seed }. The chances are estimates.

## In the replay

web-coach = Coach
web-coach-about = It judges every decision by what the player knew then. That takes a while; you can stop it and go on later.
web-coach-depth = How thoroughly:
web-coach-depth-quick = quickly
web-coach-depth-usual = as usual
web-coach-depth-deep = thoroughly
web-coach-start = Judge the match
web-coach-go-on = Go on
web-coach-stop = Stop
web-coach-begins = The coach is going through the match…
web-coach-progress = { $done } of { $count } decisions judged
web-coach-stopped = Stopped: { $done } of { $count } decisions judged.
web-coach-done = All { $count } decisions are judged.
web-coach-chart = Chance of winning over the match, by what each player knew. Arrow keys go from point to point, Enter shows that moment.
web-coach-point = { $name }, decision { $count }: { $chance }%
web-coach-end = { $name }, at the end: { $chance }%
web-coach-turn = { $name }: { $before }% → { $after }%
web-coach-close = Close the coach
web-coach-whose = Decisions of:
web-coach-everybody = all
web-coach-cost = −{ $count }%
web-coach-option = { $option } ({ $chance }%)
web-coach-nothing = nothing is selected
web-coach-better = Better:
web-coach-good = Nothing else was clearly better.
