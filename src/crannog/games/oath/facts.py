"""What is printed: suits, cards, sites, relics, goals and dice (O-1.A, O-2).

Everything that has a power is a *thing* and has a number: denizens 1 to 198 as printed, faces of
edifices 199 to 210, then Visions, banners, relics, Reliquary slots and sites. Numbers are used
inside, ids in choices, events and exports.
"""

from typing import Final

# O-1.A: suits in the order of the banks, from the world deck outward
SUITS: Final = ("discord", "arcane", "order", "hearth", "beast", "nomad")
DISCORD, ARCANE, ORDER, HEARTH, BEAST, NOMAD = range(6)
NO_SUIT: Final = -1

REGIONS: Final = ("cradle", "provinces", "hinterland")
PILES: Final = (*REGIONS, "deck")  # what can be searched, and where cards are discarded to
CHOSEN: Final = "chosen"  # in questions: a pile that the player will choose
CRADLE, PROVINCES, HINTERLAND = range(3)
SLOTS: Final = ("c1", "c2", "p1", "p2", "p3", "h1", "h2", "h3")
REGION_OF: Final = (0, 0, 1, 1, 1, 2, 2, 2)  # of each slot
SLOTS_OF: Final = ((0, 1), (2, 3, 4), (5, 6, 7))  # of each region

COLOURS: Final = ("purple", "red", "blue", "yellow", "white", "black")
PURPLE: Final = 0
WARBANDS: Final = (24, 14, 14, 14, 14, 14)
FAVOR: Final = 36
ROUNDS: Final = 8
MOST_SUPPLY: Final = 7

# number id suit, where it may be played faceup ("-": to a site or to advisers), lock (O-2.6, O-7.2)
DENIZENS: Final = """
1 wrestlers order -
2 battle_honors order -
3 bear_traps order -
4 longbows order -
5 keep order site locked
6 pressgangs order -
7 garrison order site
8 scouts order -
9 alchemist arcane -
10 martial_culture order site
11 errand_boy beast -
12 mercenaries discord -
13 tinkers_fair hearth site
14 rain_boots nomad -
15 a_small_favor discord adviser locked
16 second_wind discord -
17 sleight_of_hand discord adviser
18 key_to_the_city discord site
19 scryer discord -
20 disgraced_captain discord -
21 naysayers discord adviser
22 book_burning discord -
23 ancient_binding nomad -
24 horse_archers nomad -
25 warning_signals nomad -
26 elders nomad -
27 the_gathering nomad site
28 faithful_friend nomad adviser locked
29 tents nomad -
30 great_herd nomad site
31 fire_talkers arcane -
32 magicians_code arcane -
33 spirit_snare arcane -
34 wizard_school arcane site
35 dazzle arcane -
36 acting_troupe arcane adviser
37 taming_charm arcane -
38 inquisitor arcane -
39 wolves beast -
40 animal_playmates beast adviser
41 true_names beast adviser
42 the_old_oak beast site
43 forest_paths beast -
44 long_lost_heir beast adviser locked
45 rangers beast -
46 roving_terror beast site
47 wayside_inn hearth site
48 extra_provisions hearth -
49 memory_of_home hearth -
50 welcoming_party hearth site
51 traveling_doctor hearth -
52 storyteller hearth -
53 armed_mob hearth site
54 tavern_songs hearth -
55 secret_signal arcane adviser
56 augury arcane -
57 rusting_ray arcane -
58 portal arcane site
59 billowing_fog arcane -
60 kindred_warriors arcane -
61 terror_spells arcane -
62 blood_pact arcane -
63 revelation arcane -
64 observatory arcane site
65 plague_engines arcane -
66 gleaming_armor arcane adviser
67 bewitch arcane -
68 jinx arcane -
69 tutor arcane adviser
70 dream_thief arcane -
71 cracking_ground arcane -
72 sealing_ward arcane adviser locked
73 initiation_rite arcane adviser locked
74 vow_of_silence arcane adviser locked
75 forgotten_vault arcane site
76 map_library arcane site
77 witchs_bargain arcane -
78 master_of_disguise arcane adviser
79 charlatan discord -
80 assassin discord adviser locked
81 downtrodden discord -
82 blackmail discord -
83 cracked_sage discord -
84 dissent discord -
85 false_prophet discord adviser locked
86 vow_of_renewal discord adviser locked
87 zealots discord -
88 royal_ambitions discord adviser locked
89 salt_the_earth discord site locked
90 beast_tamer discord adviser
91 riots discord -
92 silver_tongue discord adviser locked
93 gambling_hall discord site
94 boiling_lake discord site locked
95 relic_thief discord adviser
96 enchantress discord adviser
97 insomnia discord adviser locked
98 sneak_attack discord adviser
99 gossip discord site
100 bandit_chief discord site
101 chaos_cult discord adviser
102 slander discord -
103 code_of_honor order -
104 outriders order -
105 messenger order -
106 field_promotion order -
107 palanquin order adviser
108 shield_wall order -
109 military_parade order -
110 tome_guardians order site
111 tyrant order adviser locked
112 forced_labor order site
113 secret_police order site
114 specialist order -
115 captains order site
116 siege_engines order -
117 royal_tax order -
118 toll_roads order site
119 curfew order site
120 knights_errant order -
121 vow_of_obedience order adviser locked
122 hunting_party order -
123 council_seat order adviser locked
124 encirclement order -
125 peace_envoy order -
126 relic_hunter order -
127 homesteaders hearth -
128 crop_rotation hearth -
129 a_round_of_ale hearth site locked
130 land_warden hearth -
131 charming_friend hearth adviser
132 village_constable hearth site
133 family_heirloom hearth adviser locked
134 news_from_afar hearth -
135 levelers hearth -
136 fabled_feast hearth -
137 the_great_levy hearth -
138 hearts_and_minds hearth site
139 relic_breaker hearth -
140 book_binders hearth adviser
141 ballot_box hearth site
142 saddle_makers hearth adviser
143 herald hearth adviser
144 rowdy_pub hearth site
145 vow_of_peace hearth adviser locked
146 deed_writer hearth -
147 salad_days hearth -
148 marriage hearth adviser locked
149 hospital hearth site
150 awaited_return hearth -
151 convoys nomad site
152 vow_of_kinship nomad adviser locked
153 wild_mounts nomad -
154 lancers nomad -
155 mountain_giant nomad -
156 rival_khan nomad -
157 lost_tongue nomad adviser
158 special_envoy nomad -
159 resettle nomad site
160 oracle nomad site
161 pilgrimage nomad adviser
162 spell_breaker nomad site
163 mounted_patrol nomad -
164 great_crusade nomad -
165 ancient_bloodline nomad adviser
166 ancient_pact nomad adviser locked
167 storm_caller nomad -
168 family_wagon nomad adviser
169 way_station nomad site
170 twin_brother nomad adviser
171 hospitality nomad adviser
172 a_fast_steed nomad -
173 relic_worship nomad -
174 sacred_ground nomad site locked
175 nature_worship beast -
176 birdsong beast adviser
177 small_friends beast adviser
178 grasping_vines beast site
179 threatening_roar beast -
180 fae_merchant beast -
181 second_chance beast -
182 pied_piper beast adviser
183 mushrooms beast site
184 insect_swarm beast adviser
185 vow_of_union beast adviser locked
186 giant_python beast adviser
187 war_tortoise beast -
188 new_growth beast -
189 wild_cry beast -
190 animal_host beast -
191 memory_of_nature beast -
192 marsh_spirit beast site
193 vow_of_poverty beast adviser locked
194 forest_council beast site locked
195 walled_garden beast site
196 vow_of_beastkin beast adviser locked
197 bracken beast -
198 wild_allies beast -
"""

# O-2.9: intact face with its suit, then the ruined face
EDIFICES: Final = """
199 sprawling_rampart order
200 bandit_rampart -
201 hall_of_debate hearth
202 hall_of_mockery -
203 forest_temple beast
204 ruined_temple -
205 festival_district discord
206 squalid_district -
207 great_spire arcane
208 fallen_spire -
209 ancient_forge nomad
210 broken_forge -
"""

# O-2.7
VISIONS: Final = """
211 vision_of_sanctuary
212 vision_of_rebellion
213 conspiracy
214 vision_of_faith
215 vision_of_conquest
"""

# O-2.5
BANNERS: Final = """
216 darkest_secret
217 peoples_favor
"""

# number id defence dice (O-2.4)
RELICS: Final = """
219 sticky_fire 2
220 cursed_cauldron 3
221 brass_horse 2
222 truthful_harp 2
223 grand_mask 2
224 horned_mask 2
225 cup_of_plenty 2
226 whistle 2
227 dowsing_sticks 3
228 cracked_horn 2
229 bandit_crown 3
230 ring_of_devotion 3
231 skeleton_key 3
232 oracular_pig 2
233 circlet_of_command 1
234 ivory_eye 2
235 map 3
236 obsidian_cage 2
237 book_of_records 2
238 dragonskin_drum 2
239 grand_scepter 5
"""

# O-2.3: the Reliquary's slots, from the left
RELIQUARY: Final = """
240 brutal
241 decadent
242 careless
243 greedy
"""

# number id capacity, then relics, favor and secrets of its prompt, and the price of a relic there:
# F and S burned, 3-suit: three favor to that bank (O-2.8)
SITES: Final = """
250 mine 1 1 3 0 3-discord
251 salt_flats 2 0 2 1 -
252 fertile_valley 3 0 0 0 -
253 barren_coast 1 1 0 0 3-nomad
254 plains 3 0 0 0 -
255 river 2 0 0 0 -
256 steppe 2 1 0 0 3-nomad
257 mountain 2 1 0 0 FF
258 lush_coast 3 0 0 0 -
259 marshes 2 1 0 0 S
260 wastes 1 1 0 0 SS
261 rocky_coast 2 0 0 0 -
262 narrow_pass 1 1 0 0 3-arcane
263 charming_valley 3 0 0 0 -
264 deep_woods 2 1 0 0 SS
265 standing_stones 2 1 0 0 3-arcane
266 ancient_city 2 1 0 0 3-order
267 drowned_city 0 2 0 3 FF
268 great_slum 3 0 0 0 -
269 buried_giant 2 1 0 0 S
270 the_tribunal 2 1 0 0 3-order
271 shrouded_wood 2 1 0 0 S
272 the_hidden_place 2 1 0 0 S
"""

THINGS: Final = 273  # numbers run below this

ID: Final[list[str]] = [""] * THINGS
NUMBER: Final[dict[str, int]] = {}
SUIT: Final[list[int]] = [NO_SUIT] * THINGS
SITE_ONLY: Final[list[bool]] = [False] * THINGS
ADVISER_ONLY: Final[list[bool]] = [False] * THINGS
LOCKED: Final[list[bool]] = [False] * THINGS
RELIC_DICE: Final[list[int]] = [0] * THINGS
CAPACITY: Final[list[int]] = [0] * THINGS
PROMPT: Final[dict[int, tuple[int, int, int]]] = {}  # of a site: relics, favor, secrets
RELIC_PRICE: Final[dict[int, str]] = {}  # of a site; nothing where none is printed
RELIC_TOKENS: Final[dict[int, tuple[int, int]]] = {}  # the favor and the secrets of that price


def read_table(table: str) -> list[list[str]]:
    """The rows of one of the tables above; notes their numbers and ids."""
    rows = [line.split() for line in table.strip().splitlines()]
    for row in rows:
        ID[int(row[0])] = row[1]
        NUMBER[row[1]] = int(row[0])
    return rows


def read_all() -> None:
    """Fills the lists from the tables."""
    for number, _, suit, place, *lock in read_table(DENIZENS):
        SUIT[int(number)] = SUITS.index(suit)
        SITE_ONLY[int(number)] = place == "site"
        ADVISER_ONLY[int(number)] = place == "adviser"
        LOCKED[int(number)] = bool(lock)
    for number, _, suit in read_table(EDIFICES):
        SUIT[int(number)] = SUITS.index(suit) if suit in SUITS else NO_SUIT
        SITE_ONLY[int(number)] = LOCKED[int(number)] = True
    for number, _, dice in read_table(RELICS):
        RELIC_DICE[int(number)] = int(dice)
    for number, _, capacity, relics, favor, secrets, price in read_table(SITES):
        CAPACITY[int(number)] = int(capacity)
        PROMPT[int(number)] = (int(relics), int(favor), int(secrets))
        RELIC_PRICE[int(number)] = "" if price == "-" else price
        RELIC_TOKENS[int(number)] = (
            (3, 0) if "-" in price[1:] else (price.count("F"), price.count("S"))
        )
    for table in (VISIONS, BANNERS, RELIQUARY):
        read_table(table)


read_all()

DENIZEN_NUMBERS: Final = range(1, 199)
DENIZENS_OF: Final = [
    [card for card in DENIZEN_NUMBERS if SUIT[card] == suit] for suit in range(len(SUITS))
]
FIRST_GAME: Final = range(1, 55)  # O-1.F.10
INTACT: Final = range(199, 211, 2)
RUINED: Final = range(200, 211, 2)
VISION_NUMBERS: Final = range(211, 216)
RELIC_NUMBERS: Final = range(219, 240)
SITE_NUMBERS: Final = range(250, 273)
FIRST_SLOT: Final = 240  # of the Reliquary
SLOT_NUMBERS: Final = range(FIRST_SLOT, FIRST_SLOT + 4)

CONSPIRACY: Final = NUMBER["conspiracy"]
GRAND_SCEPTER: Final = NUMBER["grand_scepter"]
DARKEST_SECRET: Final = NUMBER["darkest_secret"]
PEOPLES_FAVOR: Final = NUMBER["peoples_favor"]

# O-2.10, O-3.2: the goals, and the Vision of each
GOALS: Final = ("supremacy", "people", "devotion", "protection")
VISION_GOAL: Final = {
    NUMBER["vision_of_conquest"]: "supremacy",
    NUMBER["vision_of_rebellion"]: "people",
    NUMBER["vision_of_faith"]: "devotion",
    NUMBER["vision_of_sanctuary"]: "protection",
}
# O-3.4: who comes first among several Visionaries
EXHAUSTION_ORDER: Final = ("supremacy", "people", "protection", "devotion")

# O-5.5: faces of the dice; an attack die has hollow swords, swords, and two swords with a skull
HOLLOW, SWORD, SKULL = range(3)
ATTACK_FACES: Final = (HOLLOW, HOLLOW, HOLLOW, SWORD, SWORD, SKULL)
BLANK, SHIELD, SHIELDS, DOUBLE = range(4)
DEFENCE_FACES: Final = (BLANK, BLANK, SHIELD, SHIELD, SHIELDS, DOUBLE)

# O-5.6.1: Supply by region of departure and destination
TRAVEL_SUPPLY: Final = ((1, 2, 4), (2, 2, 2), (4, 2, 3))


def is_denizen(card: int) -> bool:
    """O-2.6: one of the 198, and no edifice."""
    return 1 <= card <= 198


def is_edifice(card: int) -> bool:
    """O-2.9: an edifice or a ruin."""
    return 199 <= card <= 210


def is_vision(card: int) -> bool:
    """O-2.7: a Vision; the Conspiracy is one."""
    return 211 <= card <= 215


def is_relic(card: int) -> bool:
    """O-2.4: a relic; the Grand Scepter is one."""
    return 219 <= card <= 239


def is_banner(card: int) -> bool:
    """O-2.5: one of the two banners."""
    return 216 <= card <= 217


def is_site(card: int) -> bool:
    """O-2.8: a site."""
    return 250 <= card <= 272
