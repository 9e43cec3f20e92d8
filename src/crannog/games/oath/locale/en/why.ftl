### Oath: why something can't be chosen, in one sentence.

## Forms of a choice

why-no-verb = A choice begins with what is done.
why-unknown = There is no “{ $subject }” here.
why-other-form = This choice has the form “{ $subject }”.
why-answer-first = This is done from the menu of your Act phase. Answer the question first.
why-other-number = Choose one of these: { $subject }.

## Costs, tokens, and powers that forbid

why-supply = This costs { $count } Supply, and you have { $count2 }.
why-favor = This takes { $count } favor, and you have { $count2 }.
why-secrets =
    This takes { $count ->
        [one] 1 faceup secret
       *[other] { $count } faceup secrets
    }, and you have { $count2 }.
why-tokens-on-it = There are favor or secrets on { $card } already.
why-forbidden = { $card } forbids it.
why-favor-besides = { $card } asks for 1 favor besides, and you have too little.
why-secret-besides = { $card } asks for 1 secret besides, and you have too few.
why-locked = { $card } is locked.

## Search

why-pile-empty = The discard pile of this region is empty: { $region }.
why-other-pile = Of the discard piles you can search only that of the region you are in: { $region }.

## Muster and Trade

why-no-suit = { $card } has no suit.
why-not-here = { $card } is not at your site.

## Recover

why-no-banner = { $card } is no banner.
why-relics-here =
    { $count ->
        [0] There is no relic at your site.
        [one] There is only 1 relic at your site.
       *[other] There are only { $count } relics at your site.
    }
why-secret-safe = Each suit at the holder's site is among the holder's advisers too: the Darkest Secret can't be taken.
why-no-price = Your site prints no price for a relic.

## Campaign

why-yourself = You can't attack yourself.
why-no-bandits = Bandits do not rule your site.
why-defender-not-here = { $seat } neither rules your site nor has the pawn there.
why-no-target = At your site there is nothing that can be targeted: { $seat }.
why-site-targeted = { $site } is a target already.
why-thing-targeted = { $card } is a target already.
why-pawn-targeted = Pawn and favor are a target already.
why-defender-not-ruler = The defender does not rule { $site }.
why-defender-not-holder = The defender does not hold { $card }.
why-defender-elsewhere = The defender's pawn is not at your site.
why-no-set-with-it = With this target no valid set of targets is possible.
why-target-here = At least one target must be at your site.
why-no-plan = { $card } has no battle plan.
why-not-ruled = You do not rule { $card }.
why-defenders-plan = { $card } is for the defender.
why-attackers-plan = { $card } is for the attacker.
why-plan-used = { $card } was used in this campaign already.
why-no-more-plans = Your side can use no more battle plans.
why-plan-alone = { $card } must be your side's only battle plan.
why-sacrifice = Sacrifice nothing, or exactly as many warbands as you need to win.

## Travel

why-led = The ruler of your site chooses where you go: set out instead.
why-not-led = Nobody else chooses where you go: travel to a site.
why-site-faceup = This site lies faceup and goes by its name: { $site }.
why-no-such-site = No faceup site on the map is called { $site }.
why-there-already = Your pawn is there already.
why-must-go-elsewhere = { $card } does not let you go there.
why-nowhere = There is no site to which you could go.

## Powers and facedown advisers

why-no-action-power = { $card } has no such power.
why-no-effect = { $card } would do nothing now.
why-facedown = { $card } lies facedown and has no power.
why-no-access = You do not rule { $card }, and it is not at your site.
why-not-own-facedown = { $card } is none of your facedown advisers.
why-can-be-played = { $card } can be played: take it up, then play or discard it.
why-only-discarded = { $card } can't be played here and now, only discarded.
why-relic-seen = You have seen this relic.
why-careful-already = Until the end of this turn you choose every modifier yourself already.

## Warbands

why-site-not-ruled = You do not rule your site.
why-no-warbands-here = There are no warbands of yours at your site.
why-chancellor-denied = The Chancellor has denied it this turn.
why-last-warband = The last warband stays.
why-board-empty = You have no warbands on your board.
why-other-colour = Warbands of another colour are at your site.
why-two-imperial = Only two Imperial players hand each other warbands.
why-pawn-elsewhere = This pawn is not at your site: { $seat }.
why-no-warbands = There are no warbands on this board: { $seat }.
why-denied = { $seat } has denied it this turn.

## The Grand Scepter and the Empire

why-scepter-new = You took the Grand Scepter on this turn.
why-no-scepter = You do not hold the Grand Scepter.
why-slot-empty = The slot “{ $slot }” is empty.
why-exile-only = Citizenship is offered to an Exile.
why-reliquary-empty = The Reliquary is empty, and an offer contains one of its relics.
why-refused = { $seat } has refused this turn.
why-no-citizen = Only another player who is a Citizen can be exiled.
why-not-citizen = Only a Citizen leaves the Empire.
why-scepter-stays = Whoever holds the Grand Scepter can't leave the Empire.

## Modifiers

why-no-modifier = { $card } does not modify this action.
why-modifies-already = { $card } modifies this action already.
why-does-not-apply = { $card } does not apply to this action as it stands.
why-modifier-needed = As it stands the action can't be carried out: a modifier is needed.

## Playing cards

why-vision-site = A Vision is not played to a site.
why-adviser-only = { $card } can be played to advisers only.
why-facedown-site = A facedown site has no room.
why-card-says = By its own words { $card } can't be played there.
why-site-full = The site is full. Cards there: { $count }, room: { $count2 }.
why-own-site = A card is played to your own site.
why-vision-adviser = A Vision is no faceup adviser.
why-site-only = { $card } can be played to sites only.
why-site-or-discard = This card is played to a site or discarded.
why-not-facedown-again = A facedown adviser that you took up, or a second card, is not kept facedown.
why-too-many-advisers = You have too many advisers, and too few of them can leave.
why-no-vision = { $card } is no Vision.
why-conspiracy-effect = The Conspiracy is not revealed: it is played for its effect.
why-exile-vision = Only an Exile reveals a Vision.
why-not-conspiracy = { $card } is not the Conspiracy.
why-not-discarded = { $card } is none of the cards that you discard.
why-not-drawn = { $card } is none of the cards that you have drawn.
why-dealt-with = You have decided about { $card } already.
why-not-dealt = { $card } is none of the cards dealt to you.
why-chancellor-begins = The Chancellor begins at the top site of the Cradle.
why-begins-faceup = Your pawn begins at a faceup site.
why-not-adviser = { $card } is none of your advisers.
why-no-room-gained = Without { $card } there would be no more room than before.

## Deals

why-not-dealt-favor = Favor is no part of this deal: { $card }.
why-not-dealt-secrets = Secrets are no part of this deal: { $card }.
why-not-dealt-advisers = Advisers are no part of this deal: { $card }.
why-not-dealt-relics = Relics are no part of this deal: { $card }.
why-not-dealt-banners = Banners are no part of this deal: { $card }.
why-not-dealt-sites = Sites are no part of this deal: { $card }.
why-deal-names-favor = The proposal names favor already.
why-deal-names-secrets = The proposal names secrets already.
why-at-most-favor = { $seat } can hand over at most { $count } favor.
    .you = You can hand over at most { $count } favor.
why-at-most-secrets = { $seat } can hand over at most { counted-secrets }.
    .you = You can hand over at most { counted-secrets }.
why-no-such-facedown = { $seat } has no such facedown adviser to hand over.
    .you = You have no such facedown adviser to hand over.
why-site-in-deal = { $site } is part of the proposal already.
why-site-not-handed = { $site } can't be handed over: its owner must rule it, and the other must be able to man it.
why-thing-in-deal = { $card } is part of the proposal already.
why-not-theirs = { $seat } has no such faceup card: { $card }.
    .you = You have no such faceup card: { $card }.
why-nothing-in-deal = Nothing changes hands yet.
why-deal-advisers = Somebody would have too many advisers.
why-deal-sites = Somebody could not man the sites with warbands.
why-last-proposal = There are at most { $count } proposals.
why-two-parties = Choose two of the players who deal with each other.
why-nothing-left = { $seat } has nothing left to hand over.
    .you = You have nothing left to hand over.

## The chronicle

why-vision-vow = Whoever has won by a Vision vows the goal of that Vision.
why-same-goal = { $goal } is the oath of this game: vow another one.
why-invite-exile = Citizenship is offered to another player who is an Exile.
why-was-citizen = { $seat } was a Citizen until now.
why-accepted-already = { $seat } has accepted already.
why-invitation-refused = { $seat } has refused.
why-no-denizen = { $card } is no denizen, and an edifice takes the place of one.
why-not-at-ruled-site = { $card } is at no site that you rule.
why-no-edifice-there = At { $site } there is an edifice already, or no room for one.
why-no-edifice-of = The edifice of this suit is not in the Archive: { $suit }.
why-edifice-whole = { $card } is whole: only a ruin can be repaired.
why-no-edifice = { $card } is no ruin.
why-other-suits = Other suits are more common among your advisers than this one: { $suit }.

## Strings of Tabletop Simulator

why-string-ended = The string ends after character { $number }, before its field “{ $field }” is whole.
why-string-digits = Character { $number } (field “{ $field }”): “{ $subject }” is no number in the digits 0–9 and A–F.
why-string-code = Character { $number } (field “{ $field }”): the code { $subject } means nothing here.
why-string-twice = Character { $number } (field “{ $field }”): the card with the code { $subject } is in the string a second time.
why-string-length = Character { $number } (field “{ $field }”): { $subject } is not the length of a name.
why-string-version = Character { $number } (field “{ $field }”): nobody knows the version { $subject } here; 030303 is the latest.
why-string-more = The string should end with its field “{ $field }”, but goes on at character { $number }: “{ $subject }”.
why-string-long = The string has { $count } characters; none is longer than { $number }.
why-string-world = The field “{ $field }”, from character { $number } on, breaks the rule { $subject }.

field-version = version
field-game = number of the game
field-name = name of the chronicle
field-players = players
field-sides = boards of Citizens
field-goal = oath
field-suits = order of suits
field-map = map
field-deck = world deck
field-dispossessed = dispossessed
field-relics = relic deck
field-citizens = Citizens of the last game
field-winner = colour of the winner
field-winner-name = name of the winner
