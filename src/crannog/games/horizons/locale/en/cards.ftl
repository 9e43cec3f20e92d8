### Horizons of Spirit Island: Spirits, Powers, fear cards and Invader cards, in our own words.
### The full rules are in rules/en.md. Cost, speed, elements, range and target of a Power are shown
### by the client; a text tells the effect, its last sentence what an element threshold adds.

## Terrains

terrain-jungle = Jungle
terrain-mountain = Mountain
terrain-sands = Sands
terrain-wetland = Wetland

## Spirits

spirit-devouring_teeth = Devouring Teeth Lurk Underfoot
    .rule = Territorial Aggression: each use of one of your Powers that really deals Damage to Invaders deals 1 more, within the same lands and to the same kinds of pieces.
    .setup = 1 presence in land 5 of your board.

spirit-eyes_watch = Eyes Watch from the Trees
    .rule = Dahan Trust the Watchers: after one of your Powers gives Defend to a single land, you may Gather up to 1 Dahan into it.
    .setup = 2 presence in the highest-numbered Jungle of your board.

spirit-fathomless_mud = Fathomless Mud of the Swamp
    .rule = Offer No Firm Foundations: in your sacred sites a Build adds 1 Explorer instead of a Town or City.
    .setup = 2 presence in the lowest-numbered Wetland of your board.

spirit-rising_heat = Rising Heat of Stone and Sand
    .rule = Blistering Heat: in your sacred sites Invaders have 1 Health less, but at least 1.
    .setup = 2 presence in the highest-numbered Sands of your board.

spirit-sun_bright_whirlwind = Sun-Bright Whirlwind
    .rule = A Stiff Wind at Their Backs: after you add a presence during Growth, you may Push up to 1 Explorer or Dahan from that land.
    .setup = 1 presence in the highest-numbered Sands and 2 in the lowest-numbered Mountain of your board.

## Innate Powers

power-death_approaches = Death Approaches from Beneath the Surface
    .tier1 = If you have no presence in the land, Gather 1 of your presence into it.
    .tier2 = 1 Damage.
    .tier3 = 2 more Damage.
    .tier4 = 2 Fear and 4 more Damage.

power-mischief_and_sabotage = Mischief and Sabotage
    .tier1 = 1 Fear and Defend 2.
    .tier2 = Instead: 1 Fear and Defend 4.
    .tier3 = Instead: 3 Fear and Defend 6.
    .tier4 = Instead: 5 Fear and Defend 12.

power-spreading_and_dreadful_mire = Spreading and Dreadful Mire
    .tier1 = Move 1 of your presence from the sacred site the range was counted from to the land.
    .tier2 = 1 Fear, 1 Damage, Push 1 Dahan.
    .tier3 = Once more: 1 Fear, 1 Damage, Push 1 Dahan.
    .tier4 = 2 more Damage.

power-scorch_with_waves_of_heat = Scorch with Waves of Heat
    .tier1 = 2 Damage, to Explorers only.
    .tier2 = 2 Damage.
    .tier3 = 2 more Damage.
    .tier4 = 1 Damage to each Invader.

power-violent_windstorms = Violent Windstorms
    .tier1 = Push up to 1 Explorer.
    .tier2 = 1 Fear. Push up to 2 Explorers/Towns.
    .tier3 = 1 Damage in the land it came to for each Invader Pushed this way.
    .tier4 = 4 Damage.

## Unique Powers: Devouring Teeth Lurk Underfoot

power-ferocious_rampage = Ferocious Rampage
    .text = 1 Fear. 3 Damage, to Explorers and Towns only.

power-gift_of_furious_might = Gift of Furious Might
    .text = Once this turn the target may deal 3 more Damage with a Power of its own that deals Damage.

power-herd_towards_the_lurking_maw = Herd Towards the Lurking Maw
    .text = 1 Fear. Gather up to 1 Explorer/Town.

power-mark_territory = Mark Territory with Scars and Teeth
    .text = Defend 9. If Invaders are present, 2 Fear. Push 2 Dahan.

## Unique Powers: Eyes Watch from the Trees

power-boon_of_watchful_guarding = Boon of Watchful Guarding
    .text = Choose a land with the target's presence: Defend 4 there. The target may pay 1 Energy to make it Defend 8.

power-eerie_noises_and_moving_trees = Eerie Noises and Moving Trees
    .text = 2 Fear. Push up to 2 Explorers/Towns.

power-mysterious_abductions = Mysterious Abductions
    .text = 1 Fear. 1 Damage.

power-whispered_guidance_through_the_night = Whispered Guidance Through the Night
    .text = Gather up to 3 Dahan. Then, if both Invaders and Dahan are present, 1 Fear.

## Unique Powers: Fathomless Mud of the Swamp

power-exaltation_of_tangled_growth = Exaltation of Tangled Growth
    .text = The target may pay 1 Energy to gain a power card. Then you may pay 2 Energy to gain one.

power-foul_vapors_and_fetid_muck = Foul Vapors and Fetid Muck
    .text = 1 Fear. Push up to 2 Explorers.

power-intractable_thickets_and_thorns = Intractable Thickets and Thorns
    .text = 1 Fear. Defend 5.

power-open_shifting_waterways = Open Shifting Waterways
    .text = Gather up to 2 Dahan. Then, if both Dahan and Invaders are present, 1 Fear and 1 Damage.

## Unique Powers: Rising Heat of Stone and Sand

power-call_on_herders_for_aid = Call on Herders for Aid
    .text = Gather up to 2 Dahan. Then Push up to as many Explorers/Towns/Dahan as there are Dahan.

power-gift_of_searing_heat = Gift of Searing Heat
    .text = The target either gains 2 Energy, or pays 1 Energy to deal 1 Damage in one of its lands.

power-stinging_sandstorm = Stinging Sandstorm
    .text = Gather up to 1 of your presence. Then 1 Fear and 1 Damage.

power-sweltering_exhaustion = Sweltering Exhaustion
    .text = 1 Fear. This turn you may make the Invaders skip one Ravage or Build in the land; you decide when it is about to happen.

## Unique Powers: Sun-Bright Whirlwind

power-gift_of_the_sunlit_air = Gift of the Sunlit Air
    .text = All Powers of the target have +1 range this turn. If the target is another Spirit, it also gains 1 Energy.

power-gift_of_wind_sped_steps = Gift of Wind-Sped Steps
    .text = Once this turn the target may make one of its slow Powers with Gather or Push fast. If the target is another Spirit, it also gains 1 Energy.

power-scatter_to_the_winds = Scatter to the Winds
    .text = Push up to 5 Explorers/Towns/Dahan, to as many different lands as possible.

power-tempest_of_leaves_and_branches = Tempest of Leaves and Branches
    .text = 1 Damage to each of up to 5 different Invaders.

## Minor Powers

power-call_of_the_dahan_ways = Call of the Dahan Ways
    .text = Replace 1 Explorer by 1 Dahan. With 2 Moon you may replace 1 Town by 1 Dahan instead.

power-call_to_bloodshed = Call to Bloodshed
    .text = Either 1 Damage per Dahan, or Gather up to 3 Dahan.

power-call_to_isolation = Call to Isolation
    .text = Either Push 1 Explorer/Town per Dahan, or Push 1 Dahan.

power-call_to_migrate = Call to Migrate
    .text = Gather up to 3 Dahan, then Push up to 3 Dahan.

power-call_to_tend = Call to Tend
    .text = Either remove 1 Blight, or Push up to 3 Dahan.

power-dark_and_tangled_woods = Dark and Tangled Woods
    .text = 2 Fear. In a Mountain or Jungle also Defend 3.

power-delusions_of_danger = Delusions of Danger
    .text = Either Push 1 Explorer, or 2 Fear.

power-devouring_ants = Devouring Ants
    .text = 1 Fear. 1 Damage. Destroy 1 Dahan. In a Jungle or Sands 1 more Damage.

power-drift_down_into_slumber = Drift Down into Slumber
    .text = Defend 1; in a Jungle or Sands Defend 4 instead.

power-drought = Drought
    .text = Destroy 3 Towns. 1 Damage to each Town and City. Add 1 Blight. With 3 Sun destroy 1 City.

power-elemental_boon = Elemental Boon
    .text = The target gains 3 different elements of its choice this turn. If it is another Spirit, you gain the same elements.

power-encompassing_ward = Encompassing Ward
    .text = This turn the target's presence gives Defend 2 in each of its lands.

power-enticing_splendor = Enticing Splendor
    .text = Either Gather 1 Explorer/Town, or Gather up to 2 Dahan.

power-entrancing_apparitions = Entrancing Apparitions
    .text = Defend 2. If there are no Invaders, Gather up to 2 Explorers.

power-gift_of_constancy = Gift of Constancy
    .text = The target gains 2 Energy and at Time Passes may take 1 card it has in play back into hand. If it is another Spirit, you may take back one of yours too.

power-gift_of_living_energy = Gift of Living Energy
    .text = The target gains 1 Energy, 1 more if you have at least 2 sacred sites, and 1 more if it is another Spirit.

power-gift_of_power = Gift of Power
    .text = The target gains a minor power.

power-gnawing_rootbiters = Gnawing Rootbiters
    .text = Push up to 2 Towns.

power-land_of_haunts_and_embers = Land of Haunts and Embers
    .text = 2 Fear. Push up to 2 Explorers/Towns. If the land has Blight, do both once more. Then add 1 Blight.

power-lure_of_the_unknown = Lure of the Unknown
    .text = Gather 1 Explorer/Town.

power-natures_resilience = Nature's Resilience
    .text = Defend 6. With 2 Water you may remove 1 Blight instead.

power-pull_beneath_the_hungry_earth = Pull Beneath the Hungry Earth
    .text = If your presence is in the land, 1 Fear and 1 Damage. In a Sands or Wetland 1 Damage.

power-purifying_flame = Purifying Flame
    .text = 1 Damage per Blight. In a Mountain or Sands you may remove 1 Blight instead.

power-quicken_the_earths_struggles = Quicken the Earth's Struggles
    .text = Either 1 Damage to each Town and City, or Defend 10.

power-rain_of_blood = Rain of Blood
    .text = 2 Fear; 1 more if there are at least 2 Towns/Cities.

power-reaching_grasp = Reaching Grasp
    .text = All Powers of the target have +2 range this turn.

power-rouse_the_trees_and_stones = Rouse the Trees and Stones
    .text = 2 Damage. Push 1 Explorer.

power-sap_the_strength_of_multitudes = Sap the Strength of Multitudes
    .text = Defend 5. With 1 Air its range is 1.

power-savage_mawbeasts = Savage Mawbeasts
    .text = In a Jungle or Wetland 1 Fear and 1 Damage. With 3 Animal 1 more Damage, in any terrain.

power-shadows_of_the_burning_forest = Shadows of the Burning Forest
    .text = 2 Fear. In a Mountain or Jungle Push 1 Explorer and 1 Town.

power-song_of_sanctity = Song of Sanctity
    .text = If there are Explorers, Push all of them; otherwise remove 1 Blight.

power-steam_vents = Steam Vents
    .text = Destroy 1 Explorer. With 3 Earth you may destroy 1 Town instead.

power-uncanny_melting = Uncanny Melting
    .text = If Invaders are present, 1 Fear. In a Sands or Wetland remove 1 Blight.

power-veil_the_nights_hunt = Veil the Night's Hunt
    .text = Either 1 Damage to each of as many different Invaders as there are Dahan, or Push up to 3 Dahan.

power-visions_of_fiery_doom = Visions of Fiery Doom
    .text = 1 Fear. Push 1 Explorer/Town. With 2 Fire 1 more Fear.

power-voracious_growth = Voracious Growth
    .text = Either 2 Damage, or remove 1 Blight.

## Major Powers

power-accelerated_rot = Accelerated Rot
    .text = 2 Fear. 4 Damage. With 3 Sun, 2 Water, 3 Plant: 5 more Damage, and remove 1 Blight.

power-blazing_renewal = Blazing Renewal
    .text = 2 destroyed presence of the target (or 1, if it has no more) return into one land within range 2 of your presence. If any returned, 2 Damage to each Town and City there. With 3 Fire, 3 Earth, 2 Plant: 4 Damage there too.

power-cleansing_floods = Cleansing Floods
    .text = 4 Damage. Remove 1 Blight. With 4 Water: 10 more Damage.

power-dissolve_the_bonds_of_kinship = Dissolve the Bonds of Kinship
    .text = Replace 1 City by 2 Explorers, 1 Town by 1 Explorer, 1 Dahan by 1 Explorer. Push all Explorers, to as many different lands as possible. With 2 Fire, 2 Water, 3 Animal: before the Push the Explorers deal their Damage to the Towns and Cities, and those at the same time to the Explorers.

power-entwined_power = Entwined Power
    .text = This turn you and the target may target from each other's presence. The target gains a power card; you take one of the cards it left. With 2 Water, 4 Plant: each of you gains 3 Energy and may give the other a card from hand.

power-indomitable_claim = Indomitable Claim
    .text = Add 1 of your presence to the land. Defend 20. With 2 Sun, 3 Earth: 3 Fear if Invaders are present, and they skip all actions in the land this turn.

power-infinite_vitality = Infinite Vitality
    .text = This turn Dahan in the land have 4 more Health, and no Blight can be added there. With 4 Earth: Dahan there can't be damaged or destroyed; remove 1 Blight from the land or an adjacent one.

power-mists_of_oblivion = Mists of Oblivion
    .text = 1 Damage to each Invader. Each Town and City that this Power destroys gives 1 extra Fear, 4 at most. With 2 Moon, 3 Air, 2 Water: 3 more Damage.

power-paralyzing_fright = Paralyzing Fright
    .text = 4 Fear. The Invaders skip all actions in the land this turn. With 2 Air, 3 Earth: 4 more Fear.

power-pillar_of_living_flame = Pillar of Living Flame
    .text = 3 Fear. 5 Damage. In a Jungle or Wetland add 1 Blight. With 4 Fire: 2 more Fear and 5 more Damage.

power-poisoned_land = Poisoned Land
    .text = 1 Fear. 7 Damage. Add 1 Blight. Destroy all Dahan. With 3 Earth, 2 Plant, 2 Animal: 1 more Fear and 4 more Damage per Blight now in the land.

power-powerstorm = Powerstorm
    .text = The target gains 3 Energy. Once this turn it may repeat one of its power cards in play by paying its cost again. With 2 Sun, 2 Fire, 3 Air: it may do so with up to 2 other cards too.

power-talons_of_lightning = Talons of Lightning
    .text = 3 Fear. 5 Damage. With 3 Fire, 3 Air: range 3, and destroy 1 Town in each adjacent land.

power-terrifying_nightmares = Terrifying Nightmares
    .text = 2 Fear. Push up to 4 Explorers/Towns. With 4 Moon: 4 more Fear.

power-the_jungle_hungers = The Jungle Hungers
    .text = Destroy all Explorers, all Towns and all Dahan. With 2 Moon, 3 Plant: destroy 1 City, and no Dahan.

power-the_land_thrashes_in_furious_pain = The Land Thrashes in Furious Pain
    .text = 2 Damage per Blight in the land, and 1 Damage per Blight in adjacent lands. With 3 Moon, 3 Earth: you may repeat it in an adjacent land of any kind.

power-the_trees_and_stones_speak_of_war = The Trees and Stones Speak of War
    .text = 1 Damage and Defend 2 per Dahan. With 2 Sun, 2 Earth, 2 Plant: Push up to 2 Dahan, and 2 of this Defend goes along with each.

power-tsunami = Tsunami
    .text = 2 Fear. 8 Damage. Destroy 2 Dahan. With 3 Water, 2 Earth: in each other Coastal land of the same board 1 Fear, 4 Damage, destroy 1 Dahan.

power-vengeance_of_the_dead = Vengeance of the Dead
    .text = 3 Fear. This turn, after each effect that destroys Towns, Cities or Dahan in the land, 1 Damage there per piece destroyed. With 3 Animal: the Damage may be dealt in adjacent lands too.

power-vigor_of_the_breaking_dawn = Vigor of the Breaking Dawn
    .text = 2 Damage per Dahan. With 3 Sun, 2 Animal: Push up to 2 Dahan, then 2 Damage per Dahan in each land they came to.

power-winds_of_rust_and_atrophy = Winds of Rust and Atrophy
    .text = 1 Fear. Defend 6. Replace 1 City by a Town, or 1 Town by an Explorer. With 3 Air, 3 Water, 2 Animal: you may repeat it in any land in range.

power-wrap_in_wings_of_sunlight = Wrap in Wings of Sunlight
    .text = Move up to 5 Dahan from the land to any one land, or let them stay; if at least 1 moved or stayed so, Defend 5 there. With 2 Sun, 2 Air, 2 Animal: first Gather up to 3 Dahan.

## Fear cards, by Terror Level

fear-avoid_the_dahan = Avoid the Dahan
    .level1 = This turn Invaders do not Explore lands with at least 2 Dahan.
    .level2 = This turn Invaders do not Build where Dahan outnumber Towns and Cities together.
    .level3 = This turn Invaders do not Build in lands with Dahan.

fear-belief_takes_root = Belief Takes Root
    .level1 = Defend 2 this turn in all lands with presence.
    .level2 = Defend 2 this turn in all lands with presence. Each Spirit gains 1 Energy per sacred site of its own with Invaders.
    .level3 = Each player chooses a different land and removes Invaders there with at most 2 Health per presence in it.

fear-dahan_enheartened = Dahan Enheartened
    .level1 = Each player may Push 1 Dahan from, or Gather 1 Dahan into, a land with Invaders.
    .level2 = Each player chooses a different land and Gathers up to 2 Dahan into it. Then, if Dahan are there, 1 Damage.
    .level3 = Each player chooses a different land and Gathers up to 2 Dahan into it. Then 1 Damage per Dahan there.

fear-dahan_on_their_guard = Dahan on their Guard
    .level1 = This turn lands with Dahan have Defend 1 per Dahan.
    .level2 = This turn lands with Dahan have Defend 1, and 1 more per Dahan.
    .level3 = This turn lands with Dahan have Defend 2 per Dahan.

fear-dahan_raid = Dahan Raid
    .level1 = Each player chooses a different land with Dahan: 1 Damage there.
    .level2 = Each player chooses a different land with Dahan: 1 Damage per Dahan there.
    .level3 = Each player chooses a different land with Dahan: 2 Damage per Dahan there.

fear-emigration_accelerates = Emigration Accelerates
    .level1 = Each player removes 1 Explorer from a Coastal land.
    .level2 = Each player removes 1 Explorer/Town from a Coastal land.
    .level3 = Each player removes 1 Explorer/Town from any land.

fear-fear_of_the_unseen = Fear of the Unseen
    .level1 = Each player removes 1 Explorer/Town from a land that is a sacred site.
    .level2 = Each player removes 1 Explorer/Town from a land with presence.
    .level3 = Each player removes 1 Explorer/Town from a land with presence, or 1 City from a land that is a sacred site.

fear-isolation = Isolation
    .level1 = Each player removes 1 Explorer/Town that is the only Invader in its land.
    .level2 = Each player removes 1 Explorer/Town from a land with at most 2 Invaders.
    .level3 = Each player removes 1 Invader from a land with at most 2 Invaders.

fear-overseas_trade_seems_safer = Overseas Trade Seems Safer
    .level1 = Defend 3 this turn in all Coastal lands.
    .level2 = Defend 6 this turn in all Coastal lands. Builds there that would add a City do not happen.
    .level3 = Defend 9 this turn in all Coastal lands. Invaders do not Build there.

fear-retreat = Retreat!
    .level1 = Each player may Push up to 2 Explorers from an Inland land.
    .level2 = Each player may Push up to 3 Explorers/Towns from an Inland land.
    .level3 = Each player may Push any number of Explorers/Towns from one land.

fear-scapegoats = Scapegoats
    .level1 = In each land destroy 1 Explorer per Town.
    .level2 = In each land destroy 1 Explorer per Town and 2 per City.
    .level3 = In each land with Towns or Cities destroy all Explorers, and 1 Town per City.

fear-seek_safety = Seek Safety
    .level1 = Each player may Push 1 Explorer to a land with more Towns and Cities than its own.
    .level2 = Each player may Gather 1 Explorer into a land with a Town or City, or 1 Town into a land with a City.
    .level3 = Each player may remove Invaders with at most 3 Health in all from a land without Cities.

fear-tall_tales_of_savagery = Tall Tales of Savagery
    .level1 = Each player removes 1 Explorer from a land with Dahan.
    .level2 = Each player removes 2 Explorers or 1 Town from a land with Dahan.
    .level3 = Remove 2 Explorers or 1 Town from each land with Dahan; with at least 2 Dahan also 1 City.

fear-trade_suffers = Trade Suffers
    .level1 = This turn Invaders do not Build in lands with Cities.
    .level2 = Each player may replace 1 Town in a Coastal land by 1 Explorer.
    .level3 = Each player may replace 1 City by a Town, or 1 Town by an Explorer, in a Coastal land.

fear-wary_of_the_interior = Wary of the Interior
    .level1 = Each player removes 1 Explorer from an Inland land.
    .level2 = Each player removes 1 Explorer/Town from an Inland land.
    .level3 = Each player removes 1 Explorer/Town from any land.

## Invader cards

invader-inv_1_jungle = Jungle (I)
invader-inv_1_mountain = Mountain (I)
invader-inv_1_sands = Sands (I)
invader-inv_1_wetland = Wetland (I)
invader-inv_2_jungle = Jungle (II)
invader-inv_2_mountain = Mountain (II)
invader-inv_2_sands = Sands (II)
invader-inv_2_wetland = Wetland (II)
invader-inv_2_coastal = Coastal lands (II)
invader-inv_3_jungle_mountain = Jungle and Mountain (III)
invader-inv_3_jungle_sands = Jungle and Sands (III)
invader-inv_3_jungle_wetland = Jungle and Wetland (III)
invader-inv_3_mountain_sands = Mountain and Sands (III)
invader-inv_3_mountain_wetland = Mountain and Wetland (III)
invader-inv_3_sands_wetland = Sands and Wetland (III)
