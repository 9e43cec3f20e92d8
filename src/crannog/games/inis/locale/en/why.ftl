# Why something can't be chosen, in one sentence.

why-no-pass-yet = The Brenn begins the season with a Season card: passing is not possible yet.
why-no-pretender-yet = The Brenn begins the season with a Season card: the Pretender token has to wait.
why-pretender-already = You have a Pretender token already.
why-no-condition = You meet no victory condition: Leadership { $count }, Land { $count2 }, Religion { $count3 }, Deeds { $number }; it takes 6.
why-own-turn = { $card } is a turn of its own, and now something else is asked.
why-not-in-hand = This card is not in your hand.
why-no-such-mode = { $card } can't be played in this way.
why-druid-alone = The Druid may not be your only Action card.
why-triskels-barred = Lug's Spear is in force: no Triskel cards until the end of this clash.
why-only-maneuver = { $card } is played as a maneuver of yours in a clash, if its condition is met.
why-nowhere-to-withdraw = You are chieftain of no adjacent territory, so your clans have nowhere to withdraw.
why-place-alone = A new territory needs a free place beside at least two others.

# A Triskel card waits for its moment.

why-waits-assembly_start = { $card } is played when an Assembly begins.
why-waits-opponent_plays_action_card = { $card } is played when an opponent plays an Action card.
why-waits-any_epic_or_advantage_played = { $card } is played when somebody plays an Epic Tale or Advantage card.
why-waits-before_epic_tale_discard = { $card } is played when an Epic Tale card is about to be discarded.
why-waits-after_action_card_resolved = { $card } is played after an Action card has taken effect.
why-waits-after_you_play_season_card = { $card } is played after you play a Season card.
why-waits-after_you_play_epic_tale = { $card } is played after you play an Epic Tale card.
why-waits-when_you_draw_epic_tale = { $card } is played when you draw Epic Tale cards.
why-waits-gates_effect_draw = { $card } is played when you draw an Epic Tale card by the Gates of Tír Na Nóg.
why-waits-when_you_move_into_mountains = { $card } is played when you move into the Mountains.
why-waits-end_of_any_turn = { $card } is played at the end of a turn.
why-waits-clash_start = { $card } is played when a clash begins.
why-waits-resolution_start = { $card } is played when a clash begins to be resolved.
why-waits-citadels_step_end = { $card } is played after the Citadels step of a clash.
why-waits-when_you_attack = { $card } is played when you attack.
why-waits-when_you_are_attacked = { $card } is played when you are attacked.
why-waits-own_clan_would_be_removed = { $card } is played when a clan of yours would be removed.
why-waits-own_clan_removed = { $card } is played when a clan of yours is removed.
why-waits-own_clan_removed_in_clash = { $card } is played when a clan of yours is removed in a clash.
why-waits-after_your_attack = { $card } is played after an attack of yours.
why-waits-after_your_maneuver_removes_opposing_clan = { $card } is played after your maneuver removes an opposing clan.
why-waits-after_any_maneuver = { $card } is played after a maneuver.

# Places

why-not-on-map = { $territory }: this territory has not entered play.
why-no-clan-there = You have no clan in the { $territory }.
why-no-clan-of = { $seat } has no clan in the { $territory }.
why-not-adjacent = The { $territory } and the { $territory2 } are not adjacent.
why-same-territory = { $territory }: the clans are there already.
why-not-beside-origin = The { $territory } is not adjacent to where the clan stands.
why-no-neighbours = Nothing is adjacent to the { $territory }.
why-no-sanctuary = There is no Sanctuary in the { $territory }.
why-sanctuary-already = There is a Sanctuary in the { $territory } already.
why-placed-there = You have chosen the { $territory } already: one clan for each territory.
why-no-citadel-there = No Citadel can stand in the { $territory }.
why-capital-swamp = The Capital can't stand in the { $territory }.
why-no-opponent-there = There is nobody to clash with in the { $territory }: you are alone there.
why-two-players-needed = A clash takes clans of two players, and the { $territory } has not so many.
why-removed-from-there = The clan was removed from the { $territory }: it goes to another territory.
why-no-clash-waits = No clash is waiting in the { $territory }.
why-none-lost-there = No clan on { card-dagdas_cauldron } was removed from the { $territory }.
why-not-chieftain = You are not chieftain of the { $territory }, so your clans can't withdraw there.
why-place-taken = Another territory lies there.
why-place-crooked = On this map all territories lie the same way round.
why-tile-not-drawn = You have not drawn this tile: { $territory }.

# Clans

why-moved-there = Clans are on their way there already: { $territory }.
why-one-at-least = At least 1 clan is needed.
why-clans-at-most =
    { $count ->
        [one] { $territory }: at most { $count } clan.
       *[other] { $territory }: at most { $count } clans.
    }
why-exposed-at-most =
    { $count ->
        [0] You have no exposed clans.
        [one] You have only { $count } exposed clan.
       *[other] You have only { $count } exposed clans.
    }
why-sheltered-at-most =
    { $count ->
        [0] You have no sheltered clans.
        [one] You have only { $count } sheltered clan.
       *[other] You have only { $count } sheltered clans.
    }
why-move-one-first = Move at least 1 clan first.
why-reserve-empty = You have no clans left in your reserve.

# Players

why-choose-opponent = This is about an opponent, not about you.
why-none-exposed = { $seat } has no exposed clan in this clash.
why-you-unexposed = You have no exposed clan in this clash.
why-all-sheltered = All clans of { $seat } here are sheltered in Citadels.
why-attack-self = You can't attack yourself.
why-two-clans-needed = { $seat } has fewer than 2 clans in the { $territory }.
why-own-clan-pays = The price is a clan of your own.
why-own-spared = Your own clan stays.
why-all-chosen = All exposed clans of { $seat } are chosen already.
why-no-maneuver = You have no maneuver left: you can only end the clash.
why-must-maneuver = It is your maneuver, and none can be left out.

# Cards

why-not-in-draft = { $card } is not among the cards you draft from.
why-hold-count =
    { $count ->
        [one] You hold exactly { $count } card.
       *[other] You hold exactly { $count } different cards.
    }
why-hold-order = Name the cards you hold in the order of your hand.
why-only-action = { $card } is no Action card, and only an Action card will do.
why-four-players = { $card } is in the game only with four players.
why-not-drawn = You have not drawn this card: { $card }.
why-not-in-discard = { $card } is not in the discard pile.
why-not-revealed = Nobody has revealed this card: { $card }.
why-discard-one-first = First discard a card: you have one.
why-no-action-card = { $seat } has no Action card to discard.
why-waits-any_time = { $card } can be played when you have something to choose; now there is only one way.

# What belongs to another question

why-must = You have to choose one of the possibilities.
why-time-territory = No territory is asked for now.
why-time-player = No player is asked for now.
why-time-clans = No number of clans is asked for now.
why-time-move = You are not moving clans now.
why-time-decline = There is no reaction to decline now.
why-time-pass = You pass on a turn of your own, instead of a card.
why-time-pretender = You take a Pretender token as a turn of your own.
why-time-draft = There is no draft now.
why-time-aside = You are not setting a card aside now.
why-time-replace = No clan is to be replaced now.
why-time-tile = No new territory is coming now.
why-time-discard = You need not discard a card now.
why-time-remove = No clan is to be removed now.
why-time-take = You are not taking a card now.
why-time-give = You are not giving a card away now.
why-time-shelter = Clans are sheltered at the beginning of a clash, when it is your turn to.
why-time-agree = You are not asked now whether a clash ends.
why-time-maneuver = It is not your maneuver in a clash now.
why-time-pull = No single clan is to be moved now.
why-time-pay = No clan is asked as a price now.
why-time-place = You are not placing a clan now.
why-time-flip = The Flock of Crows is not to be turned now.
why-time-clash = You are not starting a clash now.
