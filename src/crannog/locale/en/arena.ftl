### Many matches between bots: what `crannog simulate`, `ladder`, `corpus` and `balance` say.

## What can't be done

arena-no-game = There is no game “{ $game }”; installed: { $games }
arena-no-seats = This game is not played by { $seats }; possible numbers of players: { $numbers }
arena-no-bot = There is no bot “{ $bot }” that can play this game. There are: { $known }
arena-no-option = An option is not right: { $words }. The game's options: { $known }
arena-no-place = Matches can't be played on “{ $place }”. Possible: local, ray, ray://host:port
arena-no-library = This needs { $library }, which is missing. Install it with: pip install 'crannog[arena]'
arena-lost = A part of the run was lost { $times } times with the process that played it: it was ended from outside (out of memory?): try fewer --jobs
arena-ray-away = There is no Ray cluster at { $address }: { $problem }
arena-ray-nodes = The nodes of the Ray cluster could not be made ready: { $problem }
arena-ray-start = Ray could not be started on this machine: { $problem }

## Runs that are kept in a file

arena-run-strange = “{ $file }” is not the file of a run, or comes from another version of Crannog.
arena-run-unusable = The file “{ $file }” can't be used: { $problem }
arena-run-busy = Another command is at work with the file “{ $file }”.
arena-run-other = “{ $file }” keeps another run: there { $name } is { $there }, here it is { $here }.
arena-run-longer = “{ $file }” already keeps { $games } games, more than the { $asked } asked for.
arena-stopped = Stopped. Done and kept: { $done } of { $games } games. To go on:
arena-played-again = Parts played again because their worker was lost: { $parts }

## Results

arena-written = Written: { $file }
arena-no-form = “{ $file }” can't be written: its name must end in one of { $forms }
arena-no-folder = There is no folder “{ $folder }”.
arena-bot-twice = The bot “{ $bot }” is named twice.
arena-one-bot = “{ $bot }” alone has nobody to play against: name two bots or more.
arena-column-bot = Bot
arena-column-against = Against
arena-column-rating = Rating
arena-column-rating-low = from
arena-column-rating-high = to
arena-column-games = Games
arena-column-wins = Won
arena-column-rate = Rate
arena-column-low = from
arena-column-high = to
arena-ladder = { $game }: players { $players }, games { $games }
arena-pairs = Against each other
arena-axis-rating = Rating with its 95% interval
arena-axis-rate = Games won, with the 95% interval
arena-bots-and-seats = Bots named: { $bots }, seats: { $seats }. Name one bot for all seats, or one for each.
arena-finished = Matches that ended by their rules: { $finished } of { $games }
arena-seat = Seat { $number }
arena-seats = Seats
arena-column-thing = What
