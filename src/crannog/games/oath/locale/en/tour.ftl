### The first-game guide of Oath (tours/guide.toml). A step's message says what is going on;
### its attributes: the title, what to do, and why just that.

tour-chancellor = The Chancellor's turn
tour-exiles = Two Exiles
tour-campaign = The first campaign
tour-solo = Alone against the Clockwork Prince

## Chapter 1: the table, the goal, the Chancellor's turn

tour-chancellor-welcome = You are the Chancellor and play purple. The map has three regions: the Cradle, the Provinces and the Hinterland. Three sites lie open, and your warbands stand on each of them: you rule the Plains, the Mountain and the Rocky Coast. Five sites are still hidden.
    .title = The old empire
tour-chancellor-goal = The title goes to whoever keeps the oath, this time Supremacy: to rule the most sites. You hold it. If you still do when the game ends, at the earliest after round 5, you win. An Exile wins by holding the title long enough, or by fulfilling a Vision.
    .title = What it is about
tour-chancellor-goods = Each of the six suits has a bank of favor. With favor and secrets you pay people for their help; warbands rule and fight. Most actions cost Supply: you have 7 and may act until it is spent.
    .title = Favor, secrets, Supply
tour-chancellor-search = A search shows you three cards, of which you may keep one. The world deck costs 2 Supply now. The discard pile of your region could be searched as well, but you don't know what lies there.
    .title = Search
    .do = Search the world deck.
    .why = Here we search the world deck: new people make your sites worth more.
tour-chancellor-keep = You keep one card and discard the others, facedown and in an order of your choice, to the pile of the next region. For you in the Cradle that is the Provinces' pile: whoever stands there can find them.
    .title = Keep one of three
    .do = Keep Garrison, then discard Faithful Friend first.
    .why = Here we keep Garrison, which brings warbands at once, and discard Faithful Friend first.
tour-chancellor-garrison = A card can go to the site where your pawn stands, or among your advisers. At a site it brings 1 favor from the bank of its suit. Garrison is for sites only; when it is played, each site you rule gets one more warband.
    .title = Play Garrison
    .do = Play Garrison to the Plains.
    .why = Here we play it to the Plains: 1 favor, and three warbands more on the map.
tour-chancellor-trade = Your sites are guarded better now. Next, trade with a card at your site, for 1 Supply: a secret on the card brings 1 favor, and 1 more for each open adviser of its suit. While something lies on a card, nobody can put anything else there.
    .title = Trade for favor
    .do = Trade for favor with Garrison.
    .why = Here we trade with Garrison: the secret is lent only and comes back when you rest.
tour-chancellor-adviser = Search the world deck once more. This time the card will be an adviser: it stays with you wherever you go, and it makes trade in its suit better. You can have three of them. Advisers bring no favor when they are played.
    .title = An adviser
    .do = Search the deck, keep Errand Boy, discard The Old Oak first, and play Errand Boy to your advisers.
    .why = Here we want Errand Boy of the Beasts as an adviser: with him you can trade for secrets next.
tour-chancellor-travel = Two Supply are left. To travel within the Cradle costs 1, to the Provinces 2, to the Hinterland 4. Whoever comes to a hidden site turns it up. The warbands on your board come along; those at sites stay there.
    .title = Travel
    .do = Travel to the hidden site in the Cradle.
    .why = Here we travel to the hidden site next door: that costs 1, and 1 is left for a trade.
tour-chancellor-facedown = It is the Lush Coast. From the beginning you have had a facedown adviser, Forest Paths. To play it is a minor action and costs no Supply; it is then played like a card that you have just found.
    .title = A minor action
    .do = Play the adviser Forest Paths, to the Lush Coast.
    .why = Here we play Forest Paths to the Lush Coast: 1 favor, and a card to trade with.
tour-chancellor-secrets = The other kind of trade: put 2 favor on a card and gain a secret for each open adviser of its suit. Forest Paths and Errand Boy are both Beasts, so that makes one secret. Secrets pay for the strongest powers.
    .title = Trade for secrets
    .do = Trade for secrets with Forest Paths.
    .why = Here we trade for a secret: secrets come back each turn, favor on cards goes to the banks.
tour-chancellor-rest = Your Supply is spent, so rest. Favor on cards goes to the banks of their suits, your secrets come back to you, and your Supply is renewed: the more warbands are left in your bank, the more of it.
    .title = Rest
    .do = Rest.
    .why = Here we rest: without Supply there is nothing more to gain on this turn.
tour-chancellor-end = You have 3 favor, 2 secrets and 5 Supply for your next turn. The 2 favor you paid now lie in the Beasts' bank, where anybody can earn them. That was a whole turn. Now the Exiles have theirs: watch what they make of it.
    .title = The Chancellor's day is done

## Chapter 2: the turns of Red and Blue

tour-exiles-scene = Red and Blue are Exiles, and both stand at the Mountain. Each began with 1 favor, 1 secret, 3 warbands of their own and 7 Supply. They have two ways to win: to hold the title long enough, or to fulfil a Vision. Red begins.
    .title = Enter the Exiles
tour-exiles-red-search = Red searches the Provinces' pile, which always costs 2. On top lie the cards that you discarded, and The Old Oak is among them. Red plays it to the Mountain and takes 1 favor of the Beasts. What you throw away feeds others.
    .title = Your discards, found
tour-exiles-red-trade = Red turns the facedown adviser Animal Playmates up, for free, and trades 2 favor on The Old Oak. The adviser is a Beast and brings a secret, and The Old Oak itself adds another: Red has three.
    .title = A good trade
tour-exiles-red-vision = Red searches the world deck: Alchemist first, then a Vision, which ends the draw. Every Vision drawn is counted, and now a search of the deck costs 3. Red discards the Vision and takes Alchemist as an adviser.
    .title = A Vision ends the draw
tour-exiles-red-alchemist = A power marked “Action” can be used by whoever has the card as an adviser, rules its site or stands there. For Alchemist Red places one secret, burns another, and takes 4 favor from four banks. The bank of Order is empty now.
    .title = The Alchemist at work
tour-exiles-red-banner = For 1 Supply Red recovers the banner of the People's Favor. That needs more favor than lies on it: 2 instead of 1. The favor from it goes to the Beasts' bank. The banner gives freedom in playing cards, and can be taken from Red in the same way.
    .title = The people's banner
tour-exiles-red-rest = Red rests: favor returns to the banks, secrets to Red. With nine or more warbands in the bank an Exile gets 6 Supply, and the 1 that was not spent is added. Nobody ever has more than 7.
    .title = Red rests
tour-exiles-blue-charm = Blue stands at the Mountain, too, and may use its cards, although you rule the site. Taming Charm, for one secret: The Old Oak is discarded, and Blue takes 2 favor of the Beasts. So much for Red's tree.
    .title = A guest's right
tour-exiles-blue-vision = Blue searches the deck, for 3 already, and the third card is a Vision. Blue keeps it as a facedown adviser. Once revealed, a Vision gives an Exile a goal of their own: whoever meets it at the start of their turn wins. Which one it is, only Blue knows.
    .title = A secret goal
tour-exiles-blue-relic = Blue turns Naysayers up as an adviser, looks at the facedown relic at the Mountain and recovers it: 1 Supply, and the price of the site, 2 favor, which are burned. The Ivory Eye is Blue's, and its power, too.
    .title = The first relic
tour-exiles-blue-travel = Blue travels within the Provinces, for 2, and finds the Salt Flats. The site is revealed with 2 favor and 1 secret on it: whoever stands there when waking may take one of them. Then Blue rests.
    .title = To the Salt Flats
tour-exiles-end = Nobody has fought yet, but everybody has grown: Red has the banner, Blue a relic and a hidden Vision. You still rule three sites. Yellow is next and stands at the Rocky Coast, among your warbands. That will not end in trade.
    .title = The calm before

## Chapter 3: the campaign of Yellow

tour-campaign-scene = Yellow stands at the Rocky Coast, which you rule with two warbands. A player can start a campaign against whoever rules their site or has a pawn there. Three yellow warbands would be too few; so Yellow prepares.
    .title = Yellow at the Rocky Coast
tour-campaign-muster = Muster: for 1 Supply and 1 favor on Elders Yellow gains 2 warbands. Then the facedown adviser A Small Favor is turned up, which brings 4 more. Nine warbands follow the yellow pawn.
    .title = Nine warbands
tour-campaign-targets = Yellow spends 2 Supply and attacks you. The Rocky Coast must be a target, as Yellow is there; the Mountain is a second one. You defend with a die for each site and one for the title. Yellow's nine dice are one less, because of the Mountain.
    .title = Two targets
tour-campaign-plan = Battle plans are next. You may use plans that you rule, wherever they lie: Longbows at the Plains remove one attack die and cost nothing.
    .title = Your battle plan
    .do = Use Longbows.
    .why = Here we use Longbows: one die less for Yellow, and it is free.
tour-campaign-dice = You roll a shield and two ×2: that is 4, and with your four warbands there a defence of 8. Yellow rolls two swords, three hollow swords (each pair counts 1) and two double swords with skulls: 7. Each skull kills a yellow warband. Seven against eight!
    .title = The dice
tour-campaign-sacrifice = The attack must be higher than the defence, and each warband that the attacker sacrifices adds 1. Yellow gives up two: 9 against 8. You are defeated: half of your force dies, two warbands; the other two come back to your board.
    .title = A costly victory
tour-campaign-title = Yellow puts two warbands on the Rocky Coast and one on the Mountain. Now Yellow rules two sites, and you one, the Plains. The title changes hands in that moment: Yellow is the Oathkeeper.
    .title = A new Oathkeeper
tour-campaign-tents = Yellow's turn goes on: a search of the deck, for 3. Yellow plays Tents to the Rocky Coast, and takes 1 favor of the Nomads. Tents change another action: they pay for a journey within the region.
    .title = Pitching tents
tour-campaign-travel = With 1 Supply left Yellow could not get far. But with 1 favor on Tents the journey to the hidden site in the Hinterland costs no Supply. It is the Wastes, with a relic. Then Yellow rests, and the first round is over.
    .title = A free journey
tour-campaign-usurper = An Exile with the title is dangerous. When Yellow's next turn begins, the title is turned over: Yellow becomes the Usurper. If Yellow still has it when the turn after that begins, Yellow wins. Until then you have two turns to win it back.
    .title = The Usurper
tour-campaign-end = Round 2, and it is your turn, with five warbands on your board. Travel and strike back? Take the banner? Or offer an Exile citizenship and a relic, to have a friend? You know all you need: from here on the game is yours.
    .title = Over to you

## Chapter 4: a game alone

tour-solo-welcome = You are an Exile and play red. The Chancellor is the Clockwork Prince: nobody plays him, he follows his own rules. He has the purple board, the title and three sites. On his turn he assesses the threat, searches and plays one card, acts, and refreshes.
    .title = An opponent of brass
tour-solo-board = His board lies where the Reliquary would be. Each suit has a token: it is neutral, a Friend, or a Conspirator. The higher its space, the more actions he takes. Conspirators count as his advisers. He needs no Supply.
    .title = His board
tour-solo-site = First your pawn needs a place. His stands at the Plains, as always at the top of the Cradle. The Mountain is guarded by a single warband of his.
    .title = Your place
    .do = Begin at the Mountain.
    .why = Here we begin at the Mountain: one warband is all that guards it.
tour-solo-adviser = Of three cards you keep one as a facedown adviser. As soon as you have discarded the others the game begins, and he has the first turn.
    .title = Your adviser
    .do = Keep Scryer, then discard Wizard School first.
    .why = Here we keep Scryer, and discard Wizard School first.
tour-solo-card = He drew three cards. His action token lay at the top left of his mind sheet, where he looks for a Friend. All suits were neutral, so he took the card drawn first, Tents, and played it to the Plains. Nomad became a Friend on the lowest space: two actions.
    .title = How he chooses a card
tour-solo-sheet = Now open the mind sheet, from his row or his board. Each action takes him along one arrow to the next box: a red one if it is open, else an orange one, else a black one. The path of this turn is lit, and told in sentences beside it.
    .title = The mind sheet
tour-solo-path = He ruled the most sites, so he went to the question in the middle, and from there to the People's Favor. A box that he can't do is crossed out and is no action. Travelling for favor was his first action, recovering the People's Favor his second. A small question mark tells what we had to decide, because no source does.
    .title = His path
tour-solo-muster = Now it is your turn, and you play as always. With 3 warbands you are weak: muster at the Mountain.
    .title = Your turn
    .do = Muster on Taming Charm.
    .why = Here we muster: 1 favor brings 2 warbands.
tour-solo-campaign = With 5 warbands you can attack. His tactics bring him dice when he attacks, and take some of yours when he defends. They are at 0 still: a good moment.
    .title = A campaign against him
    .do = Campaign against the Clockwork Prince, and declare the Mountain alone.
    .why = Here we attack him for the Mountain alone: fewer targets, fewer dice for him.
tour-solo-dice = The Mountain takes one of your dice, his Longbows another one: he uses every plan that costs nothing. Roll all you have. If you win, leave some warbands behind to rule the site.
    .title = Dice
    .do = Take 5 dice, then put 2 warbands at the Mountain.
    .why = Here we take 5 dice, and leave 2 warbands at the Mountain.
tour-solo-rest = The Mountain is yours. Rest now, and look what he makes of it.
    .title = Rest
    .do = Rest.
    .why = Here we rest, to see his next turn.
tour-solo-threat = From his second turn on he asks what threatens him: a Successor, a Usurper, a Vision, an Exile with the title. A new threat sends him to its circle on the sheet. You have one site, he has two and the title: no threat, so he went on from the box where he stood.
    .title = No threat yet
tour-solo-ambition = His cards could not be played anywhere, so he was compensated: favor for his ambition, which he spends on banners and relics only. And he has come to the Mountain, for the relic that lies there. Be quicker!
    .title = Ambition
tour-solo-end = You win as any Exile does: hold the title as the Usurper, or fulfil a Vision. He wins as a Chancellor does, and then nobody else has won. Take the most sites, and see how the threat turns him. This match goes on.
    .title = Your move
