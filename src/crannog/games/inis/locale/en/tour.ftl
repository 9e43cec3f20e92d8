### The first-game guide of Inis (tours/guide.toml). A step's message says what is going on;
### its attributes: the title, what to do, and why just that.

tour-draft = The first draft
tour-clash = The first clash

## Chapter 1: the first draft and the first turn

tour-draft-welcome = Three territories lie on the table: the Valley with the Capital, the Cove and the Plains. The green clans are yours, the blue and orange ones belong to your rivals. Whoever has the most clans in a territory is its chieftain; in a tie nobody is, as everywhere now.
    .title = Welcome to the island
tour-draft-goal = There are three ways to win, and each needs six: opposing clans where you are chieftain, territories where you are present, or Sanctuaries where you are present. Once you have one of them, take a Pretender token on your turn and hold on until the next Assembly.
    .title = What you are after
tour-draft-assembly = Each round begins with an Assembly. The chieftain of the Capital becomes the Brenn, who plays first and breaks ties. The first Brenn is drawn by lot, and it is you. Then the crows are tossed: their flight shows in which direction cards and turns go.
    .title = The Assembly
tour-draft-hold-one = Everyone is dealt four Action cards, and all choose at the same time. You hold one and pass three to Blue; Orange passes three to you.
    .title = Draft: hold one
    .do = Hold New Clans.
    .why = Here we hold New Clans: at the start more clans are worth more than anything else.
tour-draft-hold-two = You have New Clans and three cards from Orange. Now you hold two, and pass the other two. What you pass on, you know to be in Blue's hands.
    .title = Draft: hold two
    .do = Hold New Clans and Sanctuary.
    .why = Here we hold New Clans and Sanctuary: a Sanctuary counts towards victory and brings an Epic Tale.
tour-draft-hold-three = Once more: hold three, pass one. The last card you receive is yours, whatever it is.
    .title = Draft: hold three
    .do = Hold New Clans, Sanctuary and New Alliance.
    .why = Here we pass the Warlord on: with so few clans on the map a clash would help nobody.
tour-draft-hand = These four cards are your season. A card with the Season sign is played on your turn; one with the Triskel, like Geis, answers something that has just happened. Any card can be opened and read.
    .title = Your hand
tour-draft-play = The Brenn goes first and must play a Season card. On later turns you may also pass, or take a Pretender token once you meet a condition.
    .title = Your first turn
    .do = Play New Clans.
    .why = Here we begin with New Clans: two clans more, and a say in two territories.
tour-draft-place = New Clans places two clans where you are already present. Placing never starts a clash. One clan more than each rival makes you chieftain.
    .title = Two new clans
    .do = Place one clan in the Valley and one in the Cove.
    .why = Here we place one in each: that makes you chieftain of both territories.
tour-draft-end = You are chieftain of the Valley and the Cove, and two opposing clans stand there: Leadership 2 of 6. Next season the Valley makes you Brenn again. Now the others take their turns, until all pass in a row. Next, see what happens when clans meet.
    .title = A good start

## Chapter 2: the first clash

tour-clash-scene = A later season. Two of your clans live in the Plains, with a Citadel and a Sanctuary. Next door, in the Cove, Blue has gathered four clans and looks your way. Clans that move in where others are start a clash.
    .title = Trouble next door
tour-clash-festival = Get ready: the Festival places one clan and its marker at a Sanctuary where you are present. All this season, whoever starts a clash there loses a clan first.
    .title = Hold a Festival
    .do = Play Festival, and choose the Plains.
    .why = Here we hold the Festival in the Plains: that is where Blue will strike.
tour-clash-toll = Blue plays Conquest and moves three clans from the Cove into the Plains. A clash starts, with Blue as its instigator, and the Festival takes its toll at once: one blue clan goes home.
    .title = Blue attacks
tour-clash-shelter = First come the Citadels. Everyone but the instigator may put clans into them, one in each. A sheltered clan takes no part and can't be lost, but it can't fight either.
    .title = Into the Citadel
    .do = Shelter a clan.
    .why = Here we use the Citadel: one clan is safe, and two can still fight.
tour-clash-attacked = Now maneuvers follow in turn, the instigator first. Before each of them all involved may agree to end the clash; Blue does not and attacks you. An attack costs you one Action card or one exposed clan: you choose which.
    .title = Under attack
    .do = Discard Migration.
    .why = Here we give up Migration: a card is gone at the end of the season anyway, a clan stays.
tour-clash-fight-on = Your maneuver is next, and again there is the question whether to end it here. Only if all agree is there peace. You have lost just a card, and Blue is weaker now.
    .title = Peace, or not yet?
    .do = Fight on.
    .why = Here we fight on: two exposed clans against two, and yours is the next blow.
tour-clash-attack = A maneuver is an Attack, a Withdrawal into a neighbouring territory where you are chieftain, or an Epic Tale made for it. Blue, too, will choose what to give up.
    .title = Strike back
    .do = Attack Blue.
    .why = Here we attack: Blue must give up a card or a clan.
tour-clash-bard = Blue gave up a clan. That is the moment for a Triskel card: the Bard sings of it and earns you a Deed. A Deed counts as one point towards any of the three ways to win.
    .title = A song about it
    .do = Play Bard.
    .why = Here we play Bard: a Deed is never lost to an attack.
tour-clash-peace = Blue has one clan left here and has had enough: it is for peace. If you agree as well, the clash is over, and your sheltered clan comes out again.
    .title = Peace
    .do = End the clash.
    .why = Here we make peace: an opposing clan that stays counts for your Leadership.
tour-clash-end = Three of your clans stand in the Plains with one of Blue's: you are chieftain, and that clan counts for your Leadership. Clans of several players live together until somebody moves in again. You now know all you need: the match is yours.
    .title = The dust settles
