"""O-8 as it is seen: each step is an event with its rule and a patch that shows just that step."""

from typing import Any

from crannog.games.oath.facts import ID, NUMBER, SLOTS, THINGS
from crannog.games.oath.meta import GAME
from crannog.kernel.patches import fold
from crannog.kernel.state import Event
from crannog.kernel.watch import Watch
from tests.oath.ceremonies import up_to, won, written
from tests.oath.table import Table

View = dict[str, Any]
Seen = list[tuple[Event, View, View]]  # each event with the view before and after it

VIEWERS = (None, 0, 1, 2)


def seen_by(t: Table, viewer: int | None = None, prompt: str = "") -> Seen:
    """Every event from the victory to this question (or to the end), as the viewer sees it."""
    won(t)
    view: View = GAME.view(t.g, viewer)
    watch = Watch(GAME, t.g, [viewer])
    assert t.g.journal is not None
    count = len(t.g.journal)
    if prompt:
        up_to(t, prompt)
    else:
        written(t)
    watch.end()
    steps: Seen = []
    for event, patch in zip(t.g.journal[count:], watch.by_viewer[viewer].patches, strict=True):
        after: View = fold(view, patch)  # type: ignore[assignment]
        steps.append((event, view, after))
        view = after
    return steps


def a_world(seed: int = 1) -> Table:
    """A table with all that the chronicle moves: kept, lost and ruined sites, relics, cards."""
    t = Table(3, seed, chronicle="full")
    t.site("salt_flats", cards="great_spire scouts", relics="whistle")
    t.site("river", cards="wolves elders", ruler=0)
    t.site("steppe", cards="longbows")
    t.site("wastes", cards="ancient_forge", ruler=0)
    t.site("marshes", "h1", up=False)
    t.adviser(0, "tents pressgangs")
    t.adviser(1, "keep vision_of_faith", facedown=True)
    t.adviser(2, "bracken")
    t.relic(0, "map")
    t.relic(1, "cup_of_plenty")
    t.pile(1, "garrison conspiracy rangers")
    t.deck(" ".join(ID[card] for card in range(60, 100)) + " vision_of_rebellion")
    return t


def changed_slots(before: View, after: View) -> list[str]:
    """The slots of the map that look otherwise."""
    return [slot for slot in SLOTS if before["sites"][slot] != after["sites"][slot]]


def steps_of(steps: Seen, kind: str) -> Seen:
    """Those of a kind."""
    return [step for step in steps if step[0].kind == kind]


# -- the map -----------------------------------------------------------------------------------


def test_the_map_is_renewed_slot_by_slot():
    """O-8.3.2 to O-8.3.5: each event changes one slot, or the two between which a site moves."""
    steps = seen_by(a_world(), prompt="suit-of-winner")
    told = [(event.kind, event.args) for event, _, _ in steps]
    renewed = told[[kind for kind, _ in told].index("discards-site") :]
    assert [step for step in renewed if step[0] != "turns-site-up"] == [
        ("discards-site", ("fertile_valley",)),
        ("discards-site", ("steppe",)),
        ("discards-site", ("standing_stones",)),
        ("discards-site", ("h1",)),
        ("discards-site", ("ancient_city",)),
        ("falls-to-ruin", ("great_spire", "fallen_spire", "salt_flats")),
        ("takes-off-site", ("salt_flats",)),
        ("clears-map", ()),
        ("moves-site", ("river", "c1")),
        ("moves-site", ("wastes", "c2")),
        ("moves-site", ("salt_flats", "h3")),
        ("deals-site", ("p1",)),
        ("deals-site", ("p2",)),
        ("deals-site", ("p3",)),
        ("deals-site", ("h1",)),
        ("deals-site", ("h2",)),
    ]
    expected = {
        "discards-site": 1,
        "falls-to-ruin": 1,
        "takes-off-site": 1,
        "moves-site": 2,
        "deals-site": 1,
        "turns-site-up": 1,
    }
    for event, before, after in steps:
        if event.kind in expected and event.args != ("salt_flats", "h3"):
            assert len(changed_slots(before, after)) == expected[event.kind], event.kind


def test_a_slot_is_vacant_from_one_event_to_another():
    """O-8.3.2: a site that leaves takes all with it; its slot shows none until one lies there."""
    steps = seen_by(a_world(), prompt="suit-of-winner")
    ((_, before, after),) = [step for step in steps if step[0].args == ("steppe",)]
    assert before["sites"]["p2"]["site"] == "steppe"
    place = after["sites"]["p2"]
    assert (place["vacant"], place["site"], place["up"]) == (True, None, False)
    assert (place["cards"], place["relics"], place["ruler"]) == ([], [], None)
    ((_, before, after),) = [step for step in steps if step[0].args == ("river", "c1")]
    assert (before["sites"]["c1"]["vacant"], before["sites"]["p1"]["site"]) == (True, "river")
    assert after["sites"]["p1"]["vacant"]
    assert after["sites"]["c1"]["site"] == "river"
    assert [card["card"] for card in after["sites"]["c1"]["cards"]] == ["wolves", "elders"]
    ((_, before, after),) = [step for step in steps if step[0].args == ("p2",)]
    assert (before["sites"]["p2"]["vacant"], after["sites"]["p2"]["vacant"]) == (True, False)
    assert after["sites"]["p2"]["site"] is None
    assert not any(place["vacant"] for place in steps[-1][2]["sites"].values())


def test_a_site_with_a_ruin_comes_back_with_all_that_lies_there():
    """O-8.3.3, O-8.3.5: intact before, ruined after; off the map, and at its bottom again."""
    steps = seen_by(a_world(), prompt="suit-of-winner")
    ((_, before, after),) = steps_of(steps, "falls-to-ruin")
    assert [card["card"] for card in before["sites"]["c2"]["cards"]] == ["great_spire", "scouts"]
    assert [card["card"] for card in after["sites"]["c2"]["cards"]] == ["fallen_spire"]
    assert after["chronicle"]["ruined"] == ["fallen_spire"]
    ((_, _, off),) = steps_of(steps, "takes-off-site")
    assert off["sites"]["c2"]["vacant"]
    last = steps[-1][2]["sites"]["h3"]
    assert last["site"] == "salt_flats"
    assert [card["card"] for card in last["cards"]] == ["fallen_spire"]
    assert len(last["relics"]) == 1


def test_everything_leaves_the_map_in_one_event():
    """O-8.3.4: pawns and warbands; those of a site that left went home with it."""
    ((_, before, after),) = steps_of(seen_by(a_world(), prompt="suit-of-winner"), "clears-map")
    assert [player["pawn"] for player in before["players"]] != [None] * 3
    assert [player["pawn"] for player in after["players"]] == [None] * 3
    assert sum(place["warbands"] for place in before["sites"].values()) == 2
    assert sum(place["warbands"] for place in after["sites"].values()) == 0
    assert after["players"][0]["bank"] == before["players"][0]["bank"] + 2


def test_an_edifice_is_seen_before_and_after():
    """O-8.3.1: built in the place of a denizen, or turned from a ruin."""
    t = a_world()
    won(t)
    up_to(t, "raise-edifice")
    watch = Watch(GAME, t.g, [None])
    before: View = watch.by_viewer[None].view
    t.does(0, "build", "wolves")
    after: View = fold(before, watch.by_viewer[None].patches[0])  # type: ignore[assignment]
    watch.end()
    assert changed_slots(before, after) == ["p1"]
    assert [card["card"] for card in before["sites"]["p1"]["cards"]] == ["wolves", "elders"]
    assert [card["card"] for card in after["sites"]["p1"]["cards"]] == ["forest_temple", "elders"]
    assert after["chronicle"]["built"] == "forest_temple"


# -- cards, relics, the oath -------------------------------------------------------------------


def test_each_later_step_shows_what_it_changes():
    """O-8.4 to O-8.8: six in, Visions aside, six out, relics in three steps, the deck, the end."""
    steps = seen_by(a_world())
    told = [event.kind for event, _, _ in steps]
    assert told[told.index("adds-denizens") :] == [
        "adds-denizens",
        "sets-visions-aside",
        "dispossesses-unseen",
        "gathers-relics",
        *["deals-relics"] * told.count("deals-relics"),
        "relics-on-top",
        "rebuilds-deck",
        "chronicle-written",
    ]
    views = {event.kind: (before, after) for event, before, after in steps}
    before, after = views["adds-denizens"]
    assert (before["chronicle"]["added"], after["chronicle"]["added"]) == (0, 6)
    before, after = views["sets-visions-aside"]
    assert vision_backs(before) == 2
    assert vision_backs(after) == 0
    before, after = views["dispossesses-unseen"]
    assert (before["chronicle"]["lost"], after["chronicle"]["lost"]) == (0, 6)
    assert [len(player["advisers"]) for player in after["players"]] == [2, 0, 0]
    assert not any(after["piles"].values())
    before, after = views["gathers-relics"]
    assert [len(player["relics"]) for player in before["players"]] == [2, 1, 0]
    assert [len(player["relics"]) for player in after["players"]] == [1, 0, 0]
    before, after = views["relics-on-top"]
    assert [len(player["relics"]) for player in after["players"]] == [0, 0, 0]
    before, after = views["rebuilds-deck"]
    assert [len(player["advisers"]) for player in after["players"]] == [0, 0, 0]
    assert views["vows"][1]["chronicle"]["vow"] == "supremacy"


def vision_backs(view: View) -> int:
    """Visions among facedown advisers and in piles, by their backs."""
    cards = [card for player in view["players"] for card in player["advisers"]]
    cards += [card for pile in view["piles"].values() for card in pile]
    return sum(back_of(card) == "vision" for card in cards)


def back_of(card: Any) -> str:
    """The back of a card that is shown."""
    return str(card if isinstance(card, str) else card.get("back"))


def test_relics_are_dealt_site_by_site():
    """O-8.6.2: each event shows the relics of one site, facedown."""
    steps = steps_of(seen_by(a_world()), "deals-relics")
    assert steps
    for event, before, after in steps:
        (slot,) = changed_slots(before, after)
        place = after["sites"][slot]
        assert place["site"] == event.args[0]
        assert len(place["relics"]) == len(before["sites"][slot]["relics"]) + int(event.args[1])


def test_every_step_cites_its_rule():
    """O-8: the numbers by which the page shows the rule."""
    for event, _, _ in seen_by(a_world()):
        assert event.rule.startswith(("O-8.", "O-2.9")), event.kind


def test_no_step_shows_a_hidden_card():
    """O-9.4: at no event does any view name a card that comes, goes, or is dealt facedown.

    Everybody knew every card before; what the ceremony shuffles nobody knows any more.
    """
    for viewer in VIEWERS:
        t = a_world()
        t.g.know = [(1 << THINGS) - 2] * 3  # bit 0 is no card
        steps = seen_by(t, viewer)
        secret = {ID[card] for card in [*t.g.dispossessed, *t.g.deck, *t.g.relic_deck]}
        dealt = {ID[site.card] for site in t.g.sites if not site.up}
        assert len(secret) > 50
        after_five = [event.kind for event, _, _ in steps].index("dispossesses-unseen")
        lying_open = {"tents", "pressgangs", "map", "cup_of_plenty"}
        for event, _, after in steps[after_five:]:
            assert named_in(after["piles"]) & secret == set(), event.kind
            assert named_in(after["players"]) & (secret - lying_open) == set(), event.kind
            assert named_in([event.seen_by(viewer)["args"]]) & secret == set(), event.kind
        for _, _, after in steps_after(steps, "clears-map"):
            sites = [place["site"] for place in after["sites"].values() if not place["up"]]
            assert set(sites) <= {None}
            assert named_in([place["relics"] for place in after["sites"].values()]) <= {"whistle"}
        assert named_in(steps[-1][2]["sites"]) & dealt == set()


def steps_after(steps: Seen, kind: str) -> Seen:
    """Those from the first of a kind on."""
    return steps[[event.kind for event, _, _ in steps].index(kind) :]


def named_in(data: Any) -> set[str]:
    """The ids of cards in plain data."""
    if isinstance(data, dict):
        return {name for value in data.values() for name in named_in(value)}
    if isinstance(data, list):
        return {name for value in data for name in named_in(value)}
    return {data} & NUMBER.keys() if isinstance(data, str) else set()
