"""O-7.6.3, The Gathering: a binding deal among all who came."""

from typing import Any

from crannog.games.oath import GAME
from crannog.games.oath.facts import NUMBER
from crannog.games.oath.view import view
from tests.oath.table import Table


def gathered(seats: int, *comes: int, **options: Any) -> Table:
    """Player 1 plays The Gathering to the River, and these come; player 0 speaks first."""
    t = Table(seats, **options)
    t.pawn(1, "river")
    t.adviser(1, "the_gathering", facedown=True)
    for seat in comes:
        t.pawn(seat, "river")
    return t


def meet(t: Table) -> Table:
    """The card is played; nobody else comes."""
    t.turn(1).does(1, "play-adviser", "the_gathering").does(1, "to-site", "river")
    while t.asked()[1] == "come-here":
        t.does(t.asked()[0], "no")
    return t


def among(t: Table, seat: int) -> Table:
    """This player is the next to propose a deal among all."""
    while t.asked() != (seat, "which-player"):
        t.does(t.asked()[0], "done")
    return t.does(seat, "all-here")


def hands(t: Table, seat: int, owner: int, to: int, *goods: tuple[Any, ...]) -> Table:
    """The proposer says what one gives to another."""
    t.does(seat, "hands", owner, to)
    for choice in goods:
        t.does(seat, *choice)
    return t if t.asked()[1] != "hand-over" else t.does(seat, "done")


def ring(t: Table, seat: int = 0) -> Table:
    """A proposal from which nobody profits by two and two: each gives to the next."""
    among(t, seat)
    hands(t, seat, 0, 1, ("hand-thing", "grand_scepter"))
    hands(t, seat, 1, 2, ("hand-favor", 3), ("hand-secrets", 1))
    hands(t, seat, 2, 0, ("hand-thing", "elders"), ("hand-thing", "map"))
    return t.does(seat, "propose")


def three() -> Table:
    """Players 0, 1 and 2 at the River; 2 has an adviser and a relic."""
    t = gathered(3, 0, 2)
    t.adviser(2, "elders")
    t.relic(2, "map")
    return meet(t)


def held(t: Table) -> list[tuple[int, int, list[str], list[str]]]:
    """Favor, secrets, relics and advisers of each."""
    return [
        (player.favor, player.secrets, t.relics(seat), t.advisers(seat))
        for seat, player in enumerate(t.g.players)
    ]


# -- three -------------------------------------------------------------------------------------


def test_three_exchange_in_a_ring_when_all_agree():
    """Each is asked, clockwise from the proposer, and then everything changes hands at once."""
    t = ring(three())
    assert t.asked() == (1, "answer-deal")
    t.does(1, "accept")
    assert t.asked() == (2, "answer-deal")
    t.does(2, "accept")
    assert held(t) == [
        (4, 5, ["map"], ["elders"]),
        (5 - 3, 5 - 1, ["grand_scepter"], []),
        (4 + 3, 5 + 1, [], []),
    ]
    assert t.g.deal is None
    assert GAME.check(t.g) == []


def test_nothing_changes_hands_if_one_refuses():
    """Also what two of them have agreed to; the proposer can't ask all again in this talk."""
    t = three()
    before = held(t)
    ring(t).does(1, "accept").does(2, "refuse")
    assert held(t) == before
    assert t.told("no-deal") == [(0, 1, 2)]
    assert t.offered(0) == [("player", 1), ("player", 2), ("done",)]
    t.does(0, "done")
    assert t.offers(1, "all-here")


def test_the_first_refusal_ends_it():
    """Who comes later is not asked."""
    t = ring(three()).does(1, "refuse")
    assert t.asked() == (0, "which-player")


def test_only_those_concerned_are_asked():
    """Players 0 and 2 exchange; player 1 proposes it and gives nothing."""
    t = among(three(), 1)
    hands(t, 1, 2, 0, ("hand-favor", 2))
    hands(t, 1, 0, 2, ("hand-favor", 1))
    t.does(1, "propose")
    assert t.asked() == (2, "answer-deal")
    t.does(2, "accept").does(0, "accept")
    assert [player.favor for player in t.g.players] == [5, 5, 3]


def test_three_proposals_among_three_and_no_more():
    """Whoever is asked may answer with a proposal of his own; it begins anew."""
    t = ring(three()).does(1, "accept").does(2, "counter")
    assert t.asked() == (2, "propose-among")
    assert not t.offers(2, "propose")
    hands(t, 2, 1, 2, ("hand-favor", 1))
    t.does(2, "propose").does(1, "counter")
    hands(t, 1, 2, 1, ("hand-favor", 1))
    hands(t, 1, 0, 1, ("hand-favor", 1))
    t.does(1, "propose")
    assert t.offered(2) == [("accept",), ("refuse",)]
    t.does(2, "accept").does(0, "accept")
    assert [player.favor for player in t.g.players] == [3, 5 + 2, 3]


def test_a_dropped_proposal_asks_nobody():
    """Nothing was said, and nothing has changed."""
    t = three()
    before = held(t)
    among(t, 0)
    hands(t, 0, 1, 2, ("hand-favor", 3)).does(0, "drop")
    assert held(t) == before
    assert (t.g.deal, t.told("proposes")) == (None, [])


# -- what may be handed over -------------------------------------------------------------------


def test_nobody_gives_twice_what_he_has():
    """Favor, secrets and things that go to one can't go to another as well."""
    t = among(three(), 0)
    hands(t, 0, 2, 0, ("hand-favor", 3), ("hand-secrets", 4), ("hand-thing", "map"))
    t.does(0, "hands", 2, 1)
    assert t.offered(0) == [
        ("hand-favor", 1),
        ("hand-secrets", 1),
        ("hand-thing", "elders"),
        ("done",),
    ]


def test_the_limit_of_advisers_counts_all_that_come_and_go():
    """O-2.2.2: two advisers from two players are too many for one who has two and gives none."""
    t = gathered(3, 0, 2)
    t.adviser(0, "wolves rangers")
    t.adviser(2, "elders")
    t.adviser(1, "scouts")
    among(meet(t), 0)
    hands(t, 0, 1, 0, ("hand-thing", "scouts"))
    assert t.offers(0, "propose")
    hands(t, 0, 2, 0, ("hand-thing", "elders"))
    assert not t.offers(0, "propose")
    assert t.refusal(0, "propose").endswith("(O-2.2.2)")
    hands(t, 0, 0, 2, ("hand-thing", "wolves"))
    t.does(0, "propose").does(1, "accept").does(2, "accept")
    assert [sorted(t.advisers(seat)) for seat in range(3)] == [
        ["elders", "rangers", "scouts"],
        [],
        ["wolves"],
    ]


def test_locked_advisers_banners_and_the_reliquary_stay():
    """O-7.2.2, and only what the card lists."""
    t = gathered(3, 0, 2)
    t.adviser(2, "faithful_friend")
    t.banner("peoples_favor", 2)
    among(meet(t), 0)
    t.does(0, "hands", 2, 1)
    assert not t.offered(0, "hand-thing")
    assert t.refusal(0, "hand-thing", "faithful_friend").endswith("(O-7.2.2)")


def test_a_vow_of_silence_gives_no_secrets():
    """Its holder receives them, though."""
    t = gathered(3, 0, 2)
    t.adviser(2, "vow_of_silence")
    among(meet(t), 0)
    t.does(0, "hands", 2, 1)
    assert not t.offered(0, "hand-secrets")
    t.does(0, "done").does(0, "hands", 1, 2)
    assert t.offered(0, "hand-secrets")


def test_who_has_nothing_hands_over_nothing():
    """He is offered as a receiver only."""
    t = gathered(3, 0, 2)
    t.player(2).favor = t.player(2).secrets = 0
    among(meet(t), 0)
    assert not t.offers(0, "hands", 2, 0)
    assert t.offers(0, "hands", 0, 2)
    assert t.refusal(0, "hands", 2, 0).startswith("why-nothing-left seat=2 ")


def test_a_facedown_adviser_goes_over_unseen():
    """O-9.4: giver and receiver know it, the third does not."""
    t = gathered(3, 0, 2)
    t.adviser(2, "elders", facedown=True)
    among(meet(t), 0)
    hands(t, 0, 2, 1, ("hand-facedown", 0)).does(0, "propose").does(1, "accept").does(2, "accept")
    assert t.advisers(1) == ["elders"]
    assert [bool(known >> NUMBER["elders"] & 1) for known in t.g.know] == [False, True, True]


# -- what the others see -----------------------------------------------------------------------


def test_a_proposal_is_for_its_proposer_until_he_makes_it():
    """Then everybody sees who would give what to whom."""
    t = among(three(), 0)
    hands(t, 0, 1, 2, ("hand-favor", 3))
    shown: list[Any] = [view(t.g, seat)["deal"] for seat in (0, 1, None)]
    assert ["goods" in deal for deal in shown] == [True, False, False]
    t.does(0, "propose")
    deal: Any = view(t.g, None)["deal"]
    assert (deal["proposer"], deal["parties"]) == (0, [0, 1, 2])
    (row,) = deal["goods"]
    assert (row["from"], row["to"], row["favor"]) == (1, 2, 3)


# -- five --------------------------------------------------------------------------------------


def test_five_exchange_at_once():
    """Everyone gives a favor or a secret to the next; all four others consent."""
    t = among(meet(gathered(5, 0, 2, 3, 4)), 3)
    for giver in range(5):
        goods = ("hand-favor", 1) if giver % 2 else ("hand-secrets", 2)
        hands(t, 3, giver, (giver + 1) % 5, goods)
    t.does(3, "propose")
    for seat in (4, 0, 1, 2):
        t.does(seat, "accept")
    assert [player.favor for player in t.g.players] == [2, 2, 3, 1, 3]
    assert [player.secrets for player in t.g.players] == [5, 7, 3, 7, 3]


def test_only_those_who_came_deal():
    """Of five players three came."""
    t = among(meet(gathered(5, 3, 4)), 1)
    assert {seat for _, *pair in t.offered(1, "hands") for seat in pair} == {1, 3, 4}


def test_two_deal_without_more_ado():
    """With one partner there is no deal among several."""
    t = meet(gathered(5, 4))
    assert t.offered(1) == [("player", 4), ("done",)]
