### Inis: names and short effect texts of the cards and territories, in our own words.
### A card's attributes are its modes. The full rules are in rules/en.md.

## Action cards

card-craftsmen_and_peasants = Craftsmen & Peasants
    .season = Wherever you are present, you may place up to as many of your clans as the territory has Citadels. The Capital counts as a Citadel.

card-bard = Bard
    .season = Draw 1 card from the Epic Tale deck.
    .triskel = After your maneuver removes at least one opposing clan: gain 1 Deed.

card-citadel = Citadel
    .season = Place 1 Citadel in a territory where you are present (not the Swamp). If its Advantage card has not been played this season, take it, even from another player's hand.

card-conquest = Conquest
    .season = Choose any territory and move in any number of your clans from the territories adjacent to it. A clash starts if opposing clans were already there; you are the instigator.

card-druid = Druid
    .season = Look through the Action discard pile and take 1 card into your hand without showing it. You may not play this as your only Action card.

card-exploration = Exploration
    .season = The Brenn picks a free spot adjacent to at least 2 territories. Then draw a territory tile, lay it there and place 1 of your clans in it.

card-festival = Festival
    .season = Choose a territory with a Sanctuary where you are present: place 1 clan and the Festival marker. This season, each clash there costs its instigator 1 clan there before the Citadels step.

card-geis = Geis
    .triskel = When an opponent has played an Action card and declared its choices: cancel its effect. The card is discarded.

card-migration = Migration
    .season = From one territory, move 1 or more of your clans to adjacent territories, split as you like. A clash starts wherever opposing clans already were; you are the instigator.

card-new_alliance = New Alliance
    .place = Place 1 of your clans in a territory where you are present.
    .replace = Where you are present and an opponent has at least 2 clans: 1 of these goes back to their reserve, and 1 clan from your reserve takes its place.

card-new_clans = New Clans
    .season = Place 2 of your clans where you are present, in the same territory or in two.

card-sanctuary = Sanctuary
    .season = Place 1 Sanctuary in a territory where you are present, then draw 1 Epic Tale card.

card-warlord = Warlord
    .season = Start a clash in a territory where you and an opponent are present. You are the instigator.
    .triskel = After any maneuver in a clash where you have an exposed clan: place 1 clan there, exposed, and choose which player with exposed clans performs the next maneuver.

card-emissaries = Emissaries
    .season = Move 1 of your clans to an adjacent territory. No clash starts.

card-scouts_and_spies = Scouts & Spies
    .season = See all Action cards that one opponent holds. After that, you may move any number of your clans from one territory to one adjacent to it. A clash starts if opposing clans were already there; you are the instigator.

card-master_craftsman = Master Craftsman
    .season = If you hold another card, discard one, of any type. In any case draw 1 Epic Tale card.
    .triskel = After you play an Epic Tale card that was not cancelled: hand it to another player instead of discarding it, and gain 1 Deed.

card-raid = Raid
    .triskel = After your Attack: take 1 Action card at random from the attacked player's hand. If they have none, they remove 1 exposed clan instead.

## Advantage cards

card-valley = Valley
    .triskel = After your Season card is fully resolved: place 1 of your clans in a territory where you are present.

card-cove = Cove
    .triskel = After your Season card is fully resolved: take the set-aside Action card, then set aside 1 Action card from your hand, face down. It may be the same one.

card-plains = Plains
    .season = Your clans in the Plains, 1 or more of them, move to adjacent territories, split as you like. A clash starts wherever opposing clans already were; you are the instigator.

card-hills = Hills
    .triskel = When you are attacked in the Hills: the attack fails and costs you neither a clan nor an Action card.

card-meadows = Meadows
    .triskel = When you draw Epic Tale cards: draw 1 more. Keep only 1 of all the cards drawn and discard the rest.

card-misty_lands = Misty Lands
    .season = Discard 1 or more Action cards and draw the same number of Epic Tale cards. Keep 1 of them and discard the others.

card-forest = Forest
    .triskel = After you play an Epic Tale card: draw 1 Epic Tale card.

card-gates_of_tir_na_nog = Gates of Tír Na Nóg
    .triskel = When the effect of the Gates makes you draw: draw 1 more Epic Tale card. Keep 1 of the cards drawn and discard the rest.

card-highlands = Highlands
    .triskel = At the start of a clash in the Highlands: choose a player with an exposed clan there, even yourself. That player becomes the instigator.

card-mountains = Mountains
    .triskel = When you move clans into the Mountains: you pay no toll for that move.

card-lost_vale = Lost Vale
    .triskel = After your Season card is fully resolved: bring 1 clan of any player from an adjacent territory into the Lost Vale. No clash starts.

card-moor = Moor
    .triskel = At any time: look at all Epic Tale cards in one opponent's hand.

card-salt_mine = Salt Mine
    .triskel = After your Season card is fully resolved: take 1 Action card at random from an opponent's hand, then give them 1 Action card of your choice. It may be the same one.

card-iron_mine = Iron Mine
    .triskel = When you attack, before the target answers: the target must remove 1 exposed clan and also discard 1 Action card, if they have one.

card-stone_circle = Stone Circle
    .triskel = After the Epic Tale card you played is discarded: you may remove 1 of your clans from the Stone Circle to take that card back into your hand.

card-swamp = Swamp
    .season = Nothing happens, but you have played a Season card and need not pass.

## Epic Tale cards

card-balors_eye = Balor's Eye
    .season = Choose 1 clan anywhere on the map, whoever owns it. It is removed.

card-battle_frenzy = Battle Frenzy
    .triskel = At the end of a clash's Citadels step: all sheltered clans leave the Citadels and are exposed for the rest of this clash. You need not be involved.

card-battle_of_moytura = The Battle of Moytura
    .triskel = As your maneuver: move 1 or more of your clans from adjacent territories into the clashing territory, then place 1 of your clans there. All of them are exposed.

card-breas_tyranny = Breas' Tyranny
    .season = Move 1 opposing clan from a territory where you are present to an adjacent territory. No clash starts.

card-cathbads_word = Cathbad's Word
    .triskel = At the start of the Assembly: you choose the Action card set aside in step 5. After the draft, take it into your hand and set aside 1 Action card in its place, face down. It may be the same one.

card-champions_share = The Champion's Share
    .season = Take the set-aside Action card into your hand.

card-children_of_dana = Children of Dana
    .season = Place 1 of your clans in any territory, even where you are not present.

card-the_dagda = The Dagda
    .triskel = When any player plays an Epic Tale or Advantage card: cancel its effect and discard it. Whenever The Dagda is discarded, shuffle the Epic Tale deck and discard pile together.

card-dagdas_cauldron = Dagda's Cauldron
    .triskel = After your clan is removed in a clash: gather all your clans removed in this clash here, earlier and later ones too. At its end put up to 3 back there; the rest go to your reserve.

card-dagdas_club = Dagda's Club
    .save = When one of your clans is about to be removed, in a clash or not: that clan stays where it is.
    .decide = When you attack, before the target answers: you decide whether they remove 1 exposed clan or discard 1 Action card. Without an Action card, they remove a clan.

card-dagdas_harp = Dagda's Harp
    .season = Place 1 of your clans for each other Epic Tale card in your hand, at most 3, in territories where you are present.

card-deirdres_beauty = Deirdre's Beauty
    .season = Each opponent with Epic Tale cards reveals 1 at random. Take one of them; the others are discarded. Then remove 1 of your own clans from any territory.

card-diarmuid_and_grainne = Diarmuid and Gráinne
    .triskel = After one of your clans is removed, in a clash or not: place it in a different territory where you are present. No clash starts.

card-eriu = Eriu
    .season = In each territory with a Sanctuary where you are present, you may place 1 of your clans. Place at most 3 in all.

card-kernunos_sanctuary = Kernunos' Sanctuary
    .season = Choose a territory without a Sanctuary where you are present. Place 1 of your clans and 1 Sanctuary there.

card-lug_samildanach = Lug Samildanach
    .triskel = After an Action card played by anyone, even yourself, is resolved or cancelled: take that card into your hand.

card-lugs_spear = Lug's Spear
    .triskel = At the start of any clash: until it ends, nobody may play Triskel cards of any type. This includes Epic Tale maneuvers.

card-maeves_wealth = Maeve's Wealth
    .season = Each opponent with Action cards gives you 1 of their choice. Then give 1 Action card from your hand to each of them; cards you received are allowed.

card-manannans_horses = Manannan's Horses
    .season = Move up to 3 of your clans from one territory to one other territory anywhere. A clash starts if opposing clans were already there; you are the instigator.

card-the_morrigan = The Morrigan
    .season = You may turn over the Flock of Crows. Then you may start a clash where at least two players are present; name one of them as the instigator.

card-nuada_silverhand = Nuada Silverhand
    .season = In each territory where you are chieftain, you may place up to 1 of your clans per opponent present there. Count players, not clans.

card-oengus_ploy = Oengus's Ploy
    .triskel = At the end of any player's turn, even yours: you take the next turn. If the season was about to end, it goes on.

card-ogmas_eloquence = Ogma's Eloquence
    .triskel = As your maneuver: the clash ends at once.

card-the_otherworld = The Otherworld
    .season = Choose a territory where you are present. For each Sanctuary there, at most 3, you may place 1 of your clans there or remove 1 opposing clan from there.

card-stone_of_fal = The Stone of Fal
    .season = Place 2 of your clans in the Capital's territory, even if you are not present there.

card-strengs_resolve = Streng's Resolve
    .triskel = After your Attack, whatever the answer was: gain 1 Deed.

card-tailtus_land = Tailtu's Land
    .season = Draw 3 territory tiles. Lay 1 adjacent to at least 2 territories; the others go under the stack. Then you may move 1 of your clans from an adjacent territory into the new one.

card-tale_of_cuchulain = Tale of Cúchulain
    .triskel = As your maneuver, if you have exactly 1 exposed clan in the clash: remove any 2 exposed clans there. If only 1 opposing clan is exposed, remove just that one.

card-the_fianna = The Fianna
    .triskel = As your maneuver: move 1 or more of your clans, exposed or sheltered, from the clashing territory to one adjacent territory. No clash starts.

card-tuans_memory = Tuan's Memory
    .season = Draw 3 Epic Tale cards. Keep 1 and discard the other 2.

## Territories

territory-valley = Valley
territory-cove = Cove
territory-plains = Plains
territory-hills = Hills
territory-meadows = Meadows
territory-misty_lands = Misty Lands
territory-forest = Forest
territory-gates_of_tir_na_nog = Gates of Tír Na Nóg
    .effect = Enters play with 1 Sanctuary. When the turn direction changes, each player present here removes 1 of their clans here and draws 1 Epic Tale card.
territory-highlands = Highlands
territory-mountains = Mountains
    .effect = When clans are moved in, their owner must discard 1 Action card or remove 1 of their clans here.
territory-lost_vale = Lost Vale
territory-moor = Moor
territory-salt_mine = Salt Mine
territory-iron_mine = Iron Mine
territory-stone_circle = Stone Circle
    .effect = Enters play with 1 Sanctuary.
territory-swamp = Swamp
    .effect = No Citadel can be placed here.
