### Inis: what the game asks and tells, in words. Names of cards and territories: cards.ftl.
### $seat is a player's name or colour, $seat2 another player's.

game-name = Inis
game-tagline = Chieftains of Celtic clans on an island that grows: win by leadership, land or religion.
game-round = round { $number }
game-rounds = Round

## Players, by the colour of their clans

seat-0 = Green
seat-1 = Blue
seat-2 = Orange
seat-3 = White

## Single words

direction-clockwise = clockwise
direction-counterclockwise = counterclockwise

phase-capital = Setup: the Capital
phase-settle = Setup: the first clans
phase-assembly = Assembly
phase-deal = Assembly: the deal
phase-draft = Assembly: the draft
phase-season = Season
phase-over = The match is over

kind-action = Action
kind-advantage = Advantage
kind-epic = Epic Tale

condition-leadership = Leadership
condition-land = Land
condition-religion = Religion

mode-season = Season
mode-triskel = Triskel
mode-place = place a clan
mode-replace = replace a clan
mode-save = save a clan
mode-decide = decide the loss

# What a question may be about when it is no card
cause-no-clans = No clans on the map
cause-withdraw = Withdraw

reason-most-conditions = most victory conditions met
reason-brenn-breaks-tie = tie broken by the Brenn
reason-round-limit = the round limit is reached

## What a player is asked

prompt-capital = Which territory becomes the Capital?
prompt-settle = Where do you place a clan?
prompt-react = { $moment } Do you react?
prompt-draft =
    { $count ->
        [one] Which card do you hold? You pass on the others.
       *[other] Which { $count } cards do you hold? You pass on the others.
    }
prompt-cathbad-choice = { $card }: which Action card is set aside for this season?
prompt-set-aside = { $card }: which Action card do you set aside, face down?
prompt-season-turn = It is your turn. What do you do?
prompt-place-clan =
    { $count ->
        [one] { $card }: where do you place 1 clan?
       *[other] { $card }: { $count } clans to place. Where do you place the next one?
    }
prompt-place-clans = { $card }: how many clans do you place in the { $territory }?
prompt-new-alliance = { $card }: which opposing clan do you replace by yours?
prompt-festival = { $card }: where do you place a clan and the Festival marker?
prompt-citadel = { $card }: where do you place the Citadel?
prompt-sanctuary = { $card }: where do you place the Sanctuary?
prompt-tile-location = { $card }: where does the new territory go?
prompt-choose-tile = { $card }: which territory do you bring into play?
prompt-tailtu-from = { $card }: do you move a clan into the { $territory }, and from where?
prompt-move-from = { $card }: from which territory do you move clans?
prompt-move-to =
    { $count ->
        [one] { $card }: 1 clan in the { $territory } can move. Where does it go?
       *[other] { $card }: { $count } clans in the { $territory } can move. Where do they go?
    }
prompt-move-into = { $card }: into which territory do you move clans?
prompt-move-clans = { $card }: how many clans do you move out of the { $territory }?
prompt-move-one-to = { $card }: where does the clan go?
prompt-scouts-from = { $card }: do you move clans, and from where?
prompt-scouts-to = { $card }: where do the clans in the { $territory } go?
prompt-horses-to = { $card }: where do the clans in the { $territory } go?
prompt-look-at-actions = { $card }: whose Action cards do you look at?
prompt-look-at-epics = { $card }: whose Epic Tale cards do you look at?
prompt-discard-any = { $card }: which card do you discard?
prompt-discard-action = Which Action card do you discard?
prompt-give-epic = Who gets { $card }?
prompt-give-action = { $card }: which Action card do you give to { $seat }?
prompt-druid = { $card }: which card do you take from the discard pile?
prompt-start-clash = { $card }: where do you start a clash?
prompt-next-clash = Several clashes are waiting. Which one is resolved next?
prompt-next-maneuver = { $card }: who performs the next maneuver?
prompt-shelter = Clash in the { $territory }: do you shelter a clan in a Citadel?
prompt-end-clash = Clash in the { $territory }: do you agree to end it?
prompt-maneuver = Clash in the { $territory }: what is your maneuver?
prompt-attack-response = { $seat } attacks you. What do you give up?
prompt-club-decision = Dagda's Club: what does { $seat } give up?
prompt-withdraw-to =
    { $count ->
        [one] { $card }: 1 exposed clan in the { $territory }. Where does it go?
       *[other] { $card }: { $count } exposed clans in the { $territory }. Where do they go?
    }
prompt-cauldron-return = { $card }: where does a clan return? Clans that may still return: { $count }.
prompt-mountains-toll = Your clans enter the { $territory }. How do you pay the toll?
prompt-keep-epic = Which Epic Tale card do you keep? The others are discarded.
prompt-misty-lands =
    { $count ->
        [0] { $card }: which Action card do you discard?
       *[other] { $card }: which other Action card do you discard? Discarded so far: { $count }.
    }
prompt-lost-vale = { $card }: which clan do you bring in?
prompt-salt-mine = { $card }: from whose hand do you take an Action card?
prompt-name-instigator = { $card }: who becomes the instigator of this clash?
prompt-stone-circle = Stone Circle: do you remove a clan to take back { $card }?
prompt-eriu =
    { $count ->
        [0] { $card }: where do you place a clan?
       *[other] { $card }: where do you place another clan? Chosen so far: { $count } of 3.
    }
prompt-otherworld = { $card }: in which territory?
prompt-otherworld-use = { $card } in the { $territory }: what does Sanctuary { $count } do?
prompt-balors-eye = { $card }: which clan do you remove?
prompt-breas-tyranny = { $card }: which opposing clan do you move?
prompt-breas-destination = { $card }: where does the opposing clan go?
prompt-deirdre-take = { $card }: which of the revealed cards do you take?
prompt-lose-clan = { $card }: from which territory do you remove one of your clans?
prompt-morrigan-flip = { $card }: do you turn over the Flock of Crows?
prompt-morrigan-clash = { $card }: do you start a clash, where, and who is its instigator?
prompt-cuchulain = { $card }: whose exposed clan do you remove? Clan { $count } of 2.
prompt-fianna-to = { $card }: to which territory do your clans go?
prompt-fianna-clans = { $card }: how many of your clans go to the { $territory }?
prompt-diarmuid-to = { $card }: where do you place the clan that was removed?

## What a reaction is about: what has just happened or is about to happen

trigger-assembly_start = The Assembly begins.
trigger-opponent_plays_action_card = { $seat } plays { $card }.
trigger-any_epic_or_advantage_played = { $seat } plays { $card }.
    .you = You play { $card }.
trigger-before_epic_tale_discard = { $card }, played by { $seat }, is about to be discarded.
    .you = Your card { $card } is about to be discarded.
trigger-after_action_card_resolved = { $seat } has played { $card }.
    .you = You have played { $card }.
trigger-after_you_play_season_card = { $seat } has played { $card }.
    .you = You have played { $card }.
trigger-after_you_play_epic_tale = { $seat } has played { $card }.
    .you = You have played { $card }.
trigger-when_you_draw_epic_tale =
    { $count ->
        [0] { $seat } draws nothing: no Epic Tale card is left.
        [one] { $seat } draws an Epic Tale card.
       *[other] { $seat } draws { $count } Epic Tale cards.
    }
    .you = You draw from the Epic Tale deck.
trigger-gates_effect_draw =
    { $count ->
        [one] { $seat } draws an Epic Tale card for the Gates of Tír Na Nóg.
       *[other] { $seat } draws { $count } Epic Tale cards for the Gates of Tír Na Nóg.
    }
    .you = You draw from the Epic Tale deck for the Gates of Tír Na Nóg.
trigger-when_you_move_into_mountains = { $seat } moves into the { $territory }.
    .you = You move into the { $territory }.
trigger-end_of_any_turn = The turn of { $seat } ends.
    .you = Your turn ends.
trigger-clash_start = A clash starts in the { $territory }. Instigator: { $seat }.
    .you = A clash starts in the { $territory }. You are the instigator.
trigger-resolution_start = The maneuvers in the { $territory } are about to begin. Instigator: { $seat }.
    .you = The maneuvers in the { $territory } are about to begin. You are the instigator.
trigger-citadels_step_end = In the { $territory } the Citadels step ends. Instigator: { $seat }.
    .you = In the { $territory } the Citadels step ends. You are the instigator.
trigger-when_you_attack = { $seat } attacks { $seat2 }.
    .you = You attack { $seat2 }.
    .to-you = { $seat } attacks you.
trigger-when_you_are_attacked = { $seat } attacks { $seat2 }.
    .you = You attack { $seat2 }.
    .to-you = { $seat } attacks you.
trigger-own_clan_would_be_removed = { $seat } is about to lose a clan in the { $territory }.
    .you = You are about to lose a clan in the { $territory }.
trigger-own_clan_removed = { $seat } has lost a clan in the { $territory }.
    .you = You have lost a clan in the { $territory }.
trigger-own_clan_removed_in_clash = { $seat } has lost a clan in the clash in the { $territory }.
    .you = You have lost a clan in the clash in the { $territory }.
trigger-after_your_attack = { $seat } has attacked { $seat2 }.
    .you = You have attacked { $seat2 }.
    .to-you = { $seat } has attacked you.
trigger-after_your_maneuver_removes_opposing_clan = { $seat } has removed an opposing clan with a maneuver.
    .you = Your maneuver has removed an opposing clan.
trigger-after_any_maneuver = { $seat } has performed a maneuver in the { $territory }.
    .you = You have performed a maneuver in the { $territory }.

## What a player may choose

verb-territory = { $territory }
verb-player = { $seat }
verb-clans =
    { $count ->
        [0] None
        [one] 1 clan
       *[other] { $count } clans
    }
verb-take-clans = Exposed: { $count }, sheltered: { $count2 }
verb-move =
    { $count ->
        [one] 1 clan to the { $territory }
       *[other] { $count } clans to the { $territory }
    }
verb-done = Done
verb-stay = Move nothing
verb-decline = Do not react
verb-play = Play { $card } ({ $mode })
    .season = Play { $card }
    .triskel = Play { $card }
verb-pass = Pass
verb-pretender = Take a Pretender token
verb-hold = Hold { $cards }
verb-set-aside = Set aside { $card }
verb-replace = Replace a clan of { $seat } in the { $territory }
# A free place for a tile: $number territories lie beside it; $twin counts the places that lie
# beside the same ones and point the same way.
verb-location =
    { $number ->
        [0] At ({ $q }, { $r })
       *[other] Beside: { $beside }
    }; pointing { $o ->
        [0] down
       *[other] up
    }{ $twin ->
        [0] { "" }
       *[other] { " " }({ $twin })
    }
verb-tile = { $territory }
verb-discard = Discard { $card }
verb-discard-card = Discard an Action card
verb-remove-clan = Remove a clan
verb-take = Take { $card }
verb-give = Give { $card }
verb-keep = Keep { $card }
verb-shelter = Shelter a clan
verb-stay-exposed = Stay exposed
verb-agree = End the clash
verb-refuse = Fight on
verb-attack = Attack { $seat }
verb-withdraw = Withdraw
verb-pull = A clan of { $seat } from the { $territory }
verb-pay = Remove a clan of { $seat }
verb-keep-clan = Remove no clan
verb-remove = Remove a clan of { $seat }
verb-remove-from = Remove a clan of { $seat } from the { $territory }
verb-place = Place a clan
verb-nothing = Nothing
verb-flip = Turn it over
verb-leave = Leave it as it is
verb-clash = A clash in the { $territory }, instigator: { $seat }
verb-no-clash = No clash

## What has happened

event-territory-enters = A new territory enters play: the { $territory }.
event-enters-with-sanctuary = A Sanctuary comes with the { $territory }.
event-brenn = { $seat } is the Brenn.
    .you = You are the Brenn.
event-capital = { $seat } founds the Capital and a Sanctuary in the { $territory }.
    .you = You found the Capital and a Sanctuary in the { $territory }.
event-toss = { $seat } tosses the Flock of Crows: { $direction }.
    .you = You toss the Flock of Crows: { $direction }.
event-flips = { $seat } turns over the Flock of Crows: { $direction }.
    .you = You turn over the Flock of Crows: { $direction }.
event-assembly = Round { $count }: the Assembly begins.
event-no-winner = No pretender wins. The Pretender tokens are returned.
event-result =
    { $number ->
        [0] The match ends without a winner: { $reason }.
        [one] Winner: { $seats } ({ $reason }).
       *[other] Winners: { $seats } ({ $reason }).
    }
    .to-you = You win ({ $reason }).
event-takes-advantage = { $seat } takes the Advantage card { $card }.
    .you = You take the Advantage card { $card }.
event-returns-advantage = { $seat } returns the Advantage card { $card }.
    .you = You return the Advantage card { $card }.
event-dealt =
    { $count ->
        [one] { $seat } is dealt 1 Action card.
       *[other] { $seat } is dealt { $count } Action cards.
    }
event-dealt-secret = { $seat } is dealt: { $cards }.
    .you = You are dealt: { $cards }.
event-has-drafted = { $seat } has decided what to hold.
    .you = You have decided what to hold.
event-passes-cards = { $seat } passes the other cards to { $seat2 }.
event-passes-cards-secret = { $seat } passes to { $seat2 }: { $cards }.
    .you = You pass to { $seat2 }: { $cards }.
    .to-you = { $seat } passes to you: { $cards }.
event-sets-aside = { $seat } sets an Action card aside, face down.
event-sets-aside-secret = { $seat } sets aside, face down: { $cards }.
    .you = You set aside, face down: { $cards }.
event-takes-aside = { $seat } takes the Action card that was set aside.
event-takes-aside-secret = { $seat } takes the Action card that was set aside: { $cards }.
    .you = You take the Action card that was set aside: { $cards }.
event-season = Season { $count } begins.
event-passes = { $seat } passes.
    .you = You pass.
event-meets = { $seat } meets a victory condition for the first time: { $condition }.
    .you = You meet a victory condition for the first time: { $condition }.
event-takes-pretender = { $seat } takes a Pretender token.
    .you = You take a Pretender token.
event-loses-deed = { $seat } loses a Deed.
    .you = You lose a Deed.
event-gains-deed = { $seat } gains a Deed.
    .you = You gain a Deed.
event-season-ends = Season { $count } ends.
event-festival = { $seat } holds the Festival in the { $territory }.
    .you = You hold the Festival in the { $territory }.
event-festival-ends = The Festival in the { $territory } ends.
event-plays = { $seat } plays { $card } ({ $mode }).
    .season = { $seat } plays { $card }.
    .triskel = { $seat } plays { $card }.
    .you = You play { $card }.
# What is declared with a card, before it can be cancelled: by what it is about. A part is one of
# the territories that are listed.
event-declares = { $seat } chooses for { $card }: { $choices }.
    .you = You choose for { $card }: { $choices }.
    .to-you = { $seat } chooses you for { $card }.
    .nothing = { $seat } will place no clans with { $card }.
    .nothing-you = You will place no clans with { $card }.
    .territory = { $seat } chooses the { $territory } for { $card }.
    .territory-you = You choose the { $territory } for { $card }.
    .places = { $seat } will place with { $card }: { $parts }.
    .places-you = You will place with { $card }: { $parts }.
    .places-part =
        { $count ->
            [one] 1 clan in the { $territory }
           *[other] { $count } clans in the { $territory }
        }
    .moves = { $seat } will move with { $card } from the { $territory }: { $parts }.
    .moves-you = You will move with { $card } from the { $territory }: { $parts }.
    .moves-part =
        { $count ->
            [one] 1 clan to the { $territory }
           *[other] { $count } clans to the { $territory }
        }
    .conquest-moves = { $seat } will move with { $card } into the { $territory }: { $parts }.
    .conquest-moves-you = You will move with { $card } into the { $territory }: { $parts }.
    .conquest-moves-part =
        { $count ->
            [one] 1 clan from the { $territory }
           *[other] { $count } clans from the { $territory }
        }
    .battle_of_moytura-places = { $seat } will bring into the clash with { $card }: { $parts }.
    .battle_of_moytura-places-you = You will bring into the clash with { $card }: { $parts }.
    .battle_of_moytura-places-part =
        { $count ->
            [one] 1 clan from the { $territory }
           *[other] { $count } clans from the { $territory }
        }
    .emissaries-places = { $seat } will move 1 clan with { $card } from the { $territory } to the { $territory2 }.
    .emissaries-places-you = You will move 1 clan with { $card } from the { $territory } to the { $territory2 }.
    .split = { $seat } will move clans with { $card } to the { $territory }: { $count } exposed, { $count2 } sheltered.
    .split-you = You will move clans with { $card } to the { $territory }: { $count } exposed, { $count2 } sheltered.
    .clan = { $seat } chooses for { $card } a clan of { $seat2 } in the { $territory }.
    .clan-you = You choose for { $card } a clan of { $seat2 } in the { $territory }.
    .pushes = { $seat } will move a clan of { $seat2 } with { $card } from the { $territory } to the { $territory2 }.
    .pushes-you = You will move a clan of { $seat2 } with { $card } from the { $territory } to the { $territory2 }.
    .card = { $seat } answers { $card2 } with { $card }.
    .card-you = You answer { $card2 } with { $card }.
    .the_dagda-territory = { $seat } answers { $card2 } with { $card }.
    .the_dagda-territory-you = You answer { $card2 } with { $card }.
    .tale_of_cuchulain-seats = { $seat } will remove exposed clans with { $card }: { $choices }.
    .tale_of_cuchulain-seats-you = You will remove exposed clans with { $card }: { $choices }.
    .stone_circle-seats = { $seat } will pay for { $card } with a clan: { $choices }.
    .clan-to-you = { $seat } chooses for { $card } a clan of yours in the { $territory }.
    .clan-yourself = You choose for { $card } a clan of your own in the { $territory }.
    .pushes-to-you = { $seat } will move a clan of yours with { $card } from the { $territory } to the { $territory2 }.
    .stone_circle-seats-you = You will pay for { $card } with a clan: { $choices }.
event-cancelled = { $card }, played by { $seat }, is cancelled.
    .you = Your { $card } is cancelled.
event-discards-epic =
    { $number ->
        [one] Epic Tale card discarded: { $cards }.
       *[other] Epic Tale cards discarded: { $cards }.
    }
event-discards-action = { $seat } discards an Action card.
event-discards-action-secret = { $seat } discards, unseen by the others: { $cards }.
    .you = You discard, unseen by the others: { $cards }.
event-discards-action-shown = { $seat } discards { $card }.
    .you = You discard { $card }.
event-discards-advantage = { $seat } discards the Advantage card { $card }.
    .you = You discard the Advantage card { $card }.
event-reshuffles =
    { $count ->
        [one] The Epic Tale cards are shuffled into a new deck of 1 card.
       *[other] The Epic Tale cards are shuffled into a new deck of { $count } cards.
    }
event-draws =
    { $count ->
        [0] { $seat } draws nothing: no Epic Tale card is left.
        [one] { $seat } draws an Epic Tale card.
       *[other] { $seat } draws { $count } Epic Tale cards.
    }
event-draws-secret =
    { $number ->
        [0] { $seat } draws nothing: no Epic Tale card is left.
        [one] { $seat } draws an Epic Tale card: { $cards }.
       *[other] { $seat } draws { $number } Epic Tale cards: { $cards }.
    }
    .you = You draw from the Epic Tale deck: { $cards }.
event-draws-tiles =
    { $count ->
        [one] { $seat } draws 1 territory tile.
       *[other] { $seat } draws { $count } territory tiles.
    }
event-draws-tiles-secret =
    { $number ->
        [one] { $seat } draws 1 territory tile: { $territories }.
       *[other] { $seat } draws { $number } territory tiles: { $territories }.
    }
    .you =
        { $number ->
            [one] You draw 1 territory tile: { $territories }.
           *[other] You draw { $number } territory tiles: { $territories }.
        }
event-places =
    { $count ->
        [one] { $seat } places 1 clan in the { $territory }.
       *[other] { $seat } places { $count } clans in the { $territory }.
    }
    .you =
        { $count ->
            [one] You place 1 clan in the { $territory }.
           *[other] You place { $count } clans in the { $territory }.
        }
event-builds-citadel = { $seat } builds a Citadel in the { $territory }.
    .you = You build a Citadel in the { $territory }.
event-builds-sanctuary = { $seat } builds a Sanctuary in the { $territory }.
    .you = You build a Sanctuary in the { $territory }.
event-removes = { $seat } loses a clan in the { $territory }.
    .you = You lose a clan in the { $territory }.
event-clan-saved = { $seat } saves the clan in the { $territory }: it stays.
    .you = You save your clan in the { $territory }: it stays.
event-replaces = { $seat } replaces a clan of { $seat2 } in the { $territory }.
    .you = You replace a clan of { $seat2 } in the { $territory }.
    .to-you = { $seat } replaces a clan of yours in the { $territory }.
event-moves =
    { $count ->
        [one] 1 clan of { $seat } moves: { $territory } → { $territory2 }.
       *[other] { $count } clans of { $seat } move: { $territory } → { $territory2 }.
    }
    .i-12-16 =
        { $count ->
            [one] { $seat } withdraws 1 clan: { $territory } → { $territory2 }.
           *[other] { $seat } withdraws { $count } clans: { $territory } → { $territory2 }.
        }
    .i-12-16-you =
        { $count ->
            [one] You withdraw 1 clan: { $territory } → { $territory2 }.
           *[other] You withdraw { $count } clans: { $territory } → { $territory2 }.
        }
    .you =
        { $count ->
            [one] Your clan moves: { $territory } → { $territory2 }.
           *[other] { $count } of your clans move: { $territory } → { $territory2 }.
        }
event-gives-epic = { $seat } gives { $card } to { $seat2 }.
    .you = You give { $card } to { $seat2 }.
    .to-you = { $seat } gives you { $card }.
event-gives-action = { $seat } gives an Action card to { $seat2 }.
event-gives-action-secret = { $seat } gives to { $seat2 }: { $cards }.
    .you = You give to { $seat2 }: { $cards }.
    .to-you = { $seat } gives you: { $cards }.
event-takes-from-hand = { $seat } takes a random Action card from the hand of { $seat2 }.
event-takes-from-hand-secret = { $seat } takes from the hand of { $seat2 }, at random: { $cards }.
    .you = You take from the hand of { $seat2 }, at random: { $cards }.
    .to-you = { $seat } takes from your hand, at random: { $cards }.
event-takes-discard = { $seat } takes an Action card from the discard pile.
event-takes-discard-secret = { $seat } takes from the discard pile: { $cards }.
    .you = You take from the discard pile: { $cards }.
event-takes-played-action = { $seat } takes the card just played: { $card }.
    .you = You take the card just played: { $card }.
event-takes-epic-back = { $seat } takes back { $card }.
    .you = You take back { $card }.
event-takes-revealed = { $seat } takes the revealed card { $card }.
    .you = You take the revealed card { $card }.
event-takes-next-turn = { $seat } takes the next turn.
    .you = You take the next turn.
event-reveals-epic = { $seat } reveals { $card }.
    .you = You reveal { $card }.
event-looks-at-actions = { $seat } looks at the Action cards of { $seat2 }.
    .to-you = { $seat } looks at your Action cards.
event-looks-at-actions-secret = { $seat } sees the Action cards of { $seat2 }: { $cards }.
    .you = You see the Action cards of { $seat2 }: { $cards }.
event-looks-at-epics = { $seat } looks at the Epic Tale cards of { $seat2 }.
    .to-you = { $seat } looks at your Epic Tale cards.
event-looks-at-epics-secret = { $seat } sees the Epic Tale cards of { $seat2 }: { $cards }.
    .you = You see the Epic Tale cards of { $seat2 }: { $cards }.
event-looks-at-discard = { $seat } looks through the Action discard pile.
event-looks-at-discard-secret = { $seat } looks through the Action discard pile: { $cards }.
    .you = You look through the Action discard pile: { $cards }.
event-clash-starts = A clash starts in the { $territory }. Instigator: { $seat }.
    .you = A clash starts in the { $territory }. You are the instigator.
event-clash-skipped = No clash in the { $territory }: fewer than two players are still there.
event-clash-agreed = All agree to end the clash in the { $territory }.
event-clash-ends = The clash in the { $territory } is over.
event-becomes-instigator = { $seat } becomes the instigator of the clash in the { $territory }.
    .you = You become the instigator of the clash in the { $territory }.
event-shelters = { $seat } shelters a clan in the { $territory }.
    .you = You shelter a clan in the { $territory }.
event-citadels-emptied = All clans in the { $territory } leave the Citadels and are exposed.
event-votes-end = { $seat } agrees to end the clash.
    .you = You agree to end the clash.
event-votes-on = { $seat } wants to fight on.
    .you = You want to fight on.
event-attacks = { $seat } attacks { $seat2 } in the { $territory }.
    .you = You attack { $seat2 } in the { $territory }.
    .to-you = { $seat } attacks you in the { $territory }.
event-attack-ignored = The attack of { $seat } on { $seat2 } fails.
    .you = Your attack on { $seat2 } fails.
    .to-you = The attack of { $seat } on you fails.
event-names-next = { $seat } chooses who performs the next maneuver: { $seat2 }.
    .you = You choose who performs the next maneuver: { $seat2 }.
    .to-you = { $seat } chooses you to perform the next maneuver.
event-cauldron =
    { $count ->
        [one] { $seat } gathers 1 clan on Dagda's Cauldron.
       *[other] { $seat } gathers { $count } clans on Dagda's Cauldron.
    }
    .you =
        { $count ->
            [one] You gather 1 clan on Dagda's Cauldron.
           *[other] You gather { $count } clans on Dagda's Cauldron.
        }

## The options of a match

option-scenario = How the map and the stack of tiles begin.
    .standard = All tiles are shuffled.
    .discovery = For a first game: simple territories lie on the table and on top of the stack.
option-map_mode = The shape of the territories on the map.
    .trihex = Each tile covers three hexagons.
    .lattice = Each territory is one hexagon with up to six neighbours.
option-min_shared_edges = How many cell edges two tiles must share to be adjacent.
option-capital_in_swamp = Whether the Brenn may put the Capital in the Swamp.
option-highlands_timing = When the Advantage card Highlands is played.
    .clash_start = At the start of the clash, before the Citadels step.
    .resolution_start = After the Citadels step, before the first maneuver.
option-clash_needs_two_players = Whether Warlord and The Morrigan need a territory with clans of at least two players.
option-festival_loser = Who loses a clan when a clash starts at the Festival marker.
    .instigator = The instigator of the clash.
    .card_player = The player of the card that started the clash.
option-oengus_resume = Who has the turn after the one gained by Oengus's Ploy.
    .from_ploy_player = The player after the one who played the Ploy.
    .back_to_order = The player who would have been next without the Ploy.
option-lug_takes_cancelled_card = Whether Lug Samildanach may take an Action card cancelled by Geis.
option-cuchulain_strict = Whether Tale of Cúchulain always removes two clans, your own if need be.
option-kernunos_draws_epic = Whether Kernunos' Sanctuary also draws an Epic Tale card.
option-new_alliance_counts_as_removal = Whether a clan replaced by New Alliance counts as removed.
option-stone_circle_own_clan_only = Whether the Advantage card Stone Circle can remove only your own clan.
option-cancelled_maneuver_is_spent = Whether an Epic Tale maneuver cancelled by The Dagda is spent.
option-ignored_attack_counts_as_performed = Whether an attack ignored through Hills counts as performed.
option-hidden_action_discard = Whether Action cards discarded without being played stay unseen.
option-mountains_before_clash = Whether the toll of the Mountains is paid before any clash there.
option-max_rounds = The match ends without a winner after this many rounds; for simulations only.
    .none = No limit.
