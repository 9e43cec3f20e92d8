### Oath: the Clockwork Prince (O-12): his board, his mind sheet, and what he does.

prince-name = Clockwork Prince

## The mind sheet

node-circle_supremacy = Circle: the most sites
node-circle_protection = Circle: the most relics and banners
node-circle_devotion = Circle: the Darkest Secret
node-circle_people = Circle: the People's Favor
node-need_banner = Do I need a banner?
node-tl_campaign_low = Campaign: the rival site with the fewest (top left, lower)
node-tl_campaign_high = Campaign: the rival site with the fewest (top left, upper)
node-tl_travel_favor = Travel: the most favor (top left)
node-tl_trade_favor = Trade: favor (top left)
node-tl_muster_low = Muster (top left, lower)
node-tl_muster_high = Muster (top left, upper)
node-tr_travel_favor = Travel: the most favor (top right)
node-tr_trade_left = Trade: favor and secrets (top right, left)
node-tr_trade_right = Trade: favor and secrets (top right, right)
node-tr_travel_relic_left = Travel: a site with a relic (top right, left)
node-tr_travel_relic_right = Travel: a site with a relic (top right, right)
node-tr_muster = Muster (top right)
node-tr_campaign_relics = Campaign: the holder of the most relics (top right)
node-tr_recover_relic = Recover: a relic (top right)
node-bl_trade_secrets = Trade: secrets (bottom left)
node-bl_travel_secrets = Travel: the most secrets (bottom left)
node-bl_trade_both = Trade: favor and secrets (bottom left)
node-bl_muster = Muster (bottom left)
node-bl_campaign_ds = Campaign: the holder of the Darkest Secret (bottom left)
node-bl_search = Search (bottom left)
node-bl_recover_ds = Recover: the Darkest Secret for all secrets (bottom left)
node-br_search = Search (bottom right)
node-br_trade_favor = Trade: favor (bottom right)
node-br_travel_favor = Travel: the most favor (bottom right)
node-br_trade_both = Trade: favor and secrets (bottom right)
node-br_muster = Muster (bottom right)
node-br_campaign_pf = Campaign: the holder of the People's Favor (bottom right)
node-br_recover_pf = Recover: the People's Favor for all favor (bottom right)

## Single words

threat-none = no threat
threat-successor = a Successor
threat-usurper = a Usurper
threat-vision = a Vision
threat-oathkeeper = an Exile with the title

relation-neutral = neutral
relation-friend = a Friend
relation-conspirator = a Conspirator

arrow-red = red
arrow-orange = orange
arrow-black = black

## Why an arrow is open

because-always = Nothing better is open
because-rules_most = He rules the most sites
because-holds_most = He holds the most relics and banners
because-holds_darkest_secret = He holds the Darkest Secret
because-holds_peoples_favor = He holds the People's Favor
because-ready_fewest = He is battle ready against the rival site with the fewest
because-ready_relics = He is battle ready against the holder of the most relics
because-ready_darkest_secret = He is battle ready against the holder of the Darkest Secret
because-ready_peoples_favor = He is battle ready against the holder of the People's Favor
because-pays_relic = He can pay for a relic here
because-pays_darkest_secret = He can pay for the Darkest Secret
because-pays_peoples_favor = He can pay for the People's Favor
because-needs_darkest_secret = He needs only the Darkest Secret
because-needs_other = He needs the People's Favor, both banners or neither

## How he wins

reason-prince-usurper = the Clockwork Prince has kept the title as the Usurper
reason-prince-chancellor = the Empire of the Clockwork Prince has prevailed
reason-prince-usurper-at-end = the Clockwork Prince holds the title as the Usurper at the end of the last round

## What an Exile is asked

prompt-princely-offer = You may look at the bottom relic of the relic deck, which becomes yours if you become a Citizen. Do you?
prompt-princely-terms = Do you become a Citizen and take the relic?
verb-look-at-offer = Look at the relic

## What he does

event-prince-threat = Threat to { $seat }: { $threat }.
event-prince-stays = The action tokens stay where they are: “{ $node }”.
event-prince-turns-to = So both action tokens move to “{ $node }”.
event-prince-draws =
    { $number ->
        [0] { $seat } draws. Visions: { $count }.
       *[other] { $seat } draws: { $cards }. Visions: { $count }.
    }
event-prince-learns = { $seat } advances in tactics. Attack dice from tactics: { $count }.
event-prince-chooses = { $seat } chooses { $card }: its suit is { $relation }.
event-prince-cannot-play = { $seat } can't play { $card } anywhere and is compensated.
event-prince-gains-ambition = { $seat } takes { $count } favor from the { $suit } bank for his ambition.
event-prince-uses-ambition = { $seat } uses { $count } favor of his ambition.
event-prince-advances = The token of { $suit } moves up: the suit is { $relation }. Actions for this space: { $count }.
event-prince-may-act = Actions of { $seat } this turn: { $count }.
event-prince-moves = { $because }, so { $seat } follows the { $arrow } arrow to “{ $node2 }”.
event-prince-acts = { $seat } acts: “{ $node }”. Actions left: { $count }.
event-prince-skips = { $seat } can't do this and goes on: “{ $node }”.
event-prince-fails-journey = { $seat } can't reach what he travels for.
event-prince-gives-up = { $seat } finds nothing more that he can do.
event-prince-tactics = Tactics of { $seat } change the attack dice by { $count }.
event-looks-at-offer = { $seat } looks at the bottom relic of the relic deck.
event-looks-at-offer-secret = { $seat } looks at the bottom relic of the relic deck: { $card }.
    .you = You look at the bottom relic of the relic deck: { $card }.

option-prince = The Clockwork Prince, an opponent who plays by himself. One person plays only with him.
    .none = He does not play.
    .chancellor = He is the Chancellor.
    .exile = He is an Exile.

## Why not

why-prince-keeps-warbands = The Clockwork Prince lets nobody move his warbands, and hands none over.
why-prince-keeps-citizens = Under the Clockwork Prince no Citizen becomes an Exile.
why-prince-reliquary = The Princely Reliquary holds no relics with which Citizenship could be offered.
