### Oath: words of the Clockwork Prince's board and mind sheet in the browser.

board-prince = Board of the Clockwork Prince
board-prince-sheet = Mind sheet
board-prince-close = Close the mind sheet
board-prince-threat = { terminal-prince-threat }
board-prince-dice = tactics: { $count }
board-prince-ambition = ambition: { $count }
board-prince-friends = Friends
board-prince-conspirators = Conspirators
board-prince-neutral = Neutral
board-prince-space = Actions: { $count }. { $suits }

board-mind-drawing = The mind sheet: boxes and arrows. Beside it his path is told in sentences.
board-mind-square =
    { $goal }: { $relation ->
        [friend] Friends first
       *[other] Conspirators first
    }
board-mind-legend-red = red: first
board-mind-legend-orange = orange: then
board-mind-legend-black = black: else
board-mind-campaign = Campaign
board-mind-path = His path on this turn
board-mind-began = Threat: { $threat }. His path begins at “{ $node }”.
board-mind-not-yet = He has not moved yet.
board-mind-now = He stands at “{ $node }”, and his next turn goes on from there.
board-mind-left = He stands at “{ $node }”. Actions left: { $count }.
board-mind-done = { $because }, so he follows the { $arrow } arrow to “{ $node }” and does it.
board-mind-skipped = { $because }, so he follows the { $arrow } arrow to “{ $node }”, but can't do it: this is no action.
board-mind-passed = { $because }, so he follows the { $arrow } arrow to “{ $node }” and goes on at once.

## What the sources leave open

board-mind-open = Our decision, because no source tells it
board-mind-open-arrow = Which box this arrow leads to is known from one copy of the sheet alone.
board-mind-open-orange = Our decision: of the two orange arrows here the one to the campaign comes first.
board-mind-open-leads = Our decision: he has the most only if he has more than everybody else.
board-mind-open-ready = Our decision: he counts the warbands on his board, his tactics, and what Plains and Mountain change, but neither battle plans nor the dice of the title.
board-mind-open-needs = Our decision: he needs a banner that he does not hold.
board-mind-open-campaign = Our decision: the weakest site is the one with the smallest defending force. He adds targets while he stays battle ready, sacrifices wherever that wins, and never banishes.
board-mind-open-travel = Our decision: he stays where he is if nothing better lies elsewhere, and that is an action.
board-mind-open-trade = Our decision: he uses the card that brings most. One trade for favor and one for secrets, on two cards, are one action.
board-mind-open-muster = Our decision: he uses the first card, and a muster that brings no warband can't be done.
board-mind-open-recover = Our decision: he takes the first relic, and pays with the favor of his ambition first.
board-mind-open-search = Our decision: no modifiers and no prices of searches apply, and the number of his actions stays.
board-mind-elsewhere = What else is our decision
board-mind-open-start = Set-up: he has the warbands of his role, and as the Chancellor the title, the Grand Scepter and the banner of the goal. The Princely Reliquary has no slots.
board-mind-open-threat = Threat: a Vision counts as met only from three drawn Visions on.
board-mind-open-card = His card: of several neutral suits he takes that of the first drawn card. The other cards are discarded before he plays it. Without a denizen he has two actions.
board-mind-open-costs = Costs: his actions cost favor and secrets as they do for everybody. As an Exile he pays secrets for a relic only in place of favor that he lacks.
board-mind-open-skips = After 40 boxes in a row that can't be done his actions end.
board-mind-open-powers = Powers: he uses whatever costs nothing and is no question, and nothing else. His tactics count where he defends as an Ally, too. He makes no deals, pays no toll, and lets nobody have his warbands. Where the Chancellor chooses, the leftmost site comes first.
board-mind-open-refresh = Refresh: favor and secrets come home, and the start token comes to the current one.
board-mind-open-chronicle = Chronicle: chance decides which goal he vows. He builds at the leftmost place, else he repairs. He names his highest Conspirator's suit, else his highest Friend's, else chance decides. As an Exile he makes nobody a Citizen.
