"""What lies in the decks of a saga is told to nobody: pages, files, tables and saves by content."""

import json
import random
import re
from typing import Any

import msgspec
import pytest

from crannog.games.oath.facts import DENIZEN_NUMBERS, ID, NUMBER, SITE_NUMBERS
from crannog.kernel import Rng, find_game
from crannog.parts.saga import ALL, NOTHING, NUMBERS, SIGHTS, saga_part
from crannog.server import schemas
from crannog.server.setup import SeatRequest
from tests.server.inside import listening, with_hub
from tests.server.playing import play, tokens
from tests.server.running import Player
from tests.server.sagas import new_saga, next_table, play_out, saga_file, worlds

DENIZENS = {ID[card] for card in DENIZEN_NUMBERS}
PART: Any = saga_part(find_game("oath"))


def on_map(world):
    """What lies open on the map: sites, denizens, edifices."""
    places = [place for place in world["map"].values() if place["up"]]
    return {place["site"] for place in places} | {c for place in places for c in place["cards"]}


def secrets_of(world):
    """All that nobody may see in a world: cards of decks and archive, relics, facedown sites."""
    hidden = DENIZENS | {relic for place in world["map"].values() for relic in place["relics"]}
    hidden |= {card for part in world["deck"] for card in part} | set(world["relics"])
    hidden |= {ID[site] for site in SITE_NUMBERS}
    return hidden - on_map(world)


def told_ids(text):
    """The ids of things that a text names; one of them is also the name of a field."""
    words = re.findall(r'"([a-z_]+)"', text.replace('"map":', ""))
    return {word for word in words if word in NUMBER}


def text_of(answer):
    return msgspec.json.encode(answer).decode()


def test_there_are_secrets_to_tell():
    (world,) = worlds(1)
    whole = told_ids(text_of(world))
    assert len(secrets_of(world) & whole) > 60
    assert secrets_of(world) & told_ids(text_of(saga_file([world])))


@pytest.mark.parametrize("sight", [NOTHING, NUMBERS])
def test_while_a_game_is_on_no_page_and_no_file_tells_what_lies_hidden(tmp_path, sight):
    async def work(hub):
        saga = await new_saga(hub, sight=sight)
        first, _ = await next_table(hub, saga, "Ann", "Bob")
        before = await play_out(first)
        second, _ = await next_table(hub, saga, "Ann", "Bob")
        after = await play_out(second, seed=2)
        await next_table(hub, saga, "Ann", "Bob")
        told = [
            (await hub.sagas.file(saga.saga, saga.owner)).decode(),
            text_of(await hub.sagas.show(saga.saga, saga.owner)),
            text_of(await hub.sagas.show_game(saga.saga, 1)),
            text_of(await hub.sagas.show_game(saga.saga, 2)),
        ]
        open_once = on_map(before) | on_map(after) | built_in(before) | built_in(after)
        hidden = (secrets_of(before) | secrets_of(after)) - open_once
        assert len(hidden) > 150
        for text in told:
            assert told_ids(text) & hidden == set()
            assert ('"deck"' in text) == (sight == NUMBERS)

    with_hub(tmp_path, work)


def built_in(world):
    """Edifices that the page names."""
    edifices = world["history"]["edifices"]
    return {edifices["built"], edifices["repaired"], *edifices["ruined"]} - {None}


def test_who_sees_all_sees_the_cards_of_a_suit_but_never_their_order():
    (world,) = worlds(1)
    shown = PART.shown(world, ALL)
    for suit, cards in shown["deck"].items():
        assert cards == sorted(cards, key=NUMBER.__getitem__), suit
    assert told_ids(text_of(shown)) & set(world["relics"]) == set()
    dark = {place["site"] for place in world["map"].values() if not place["up"]}
    assert dark
    assert told_ids(text_of(shown)) & dark == set()
    turned = json.loads(text_of(world))
    for part in turned["deck"]:
        part.reverse()
    turned["relics"].reverse()
    turned["dispossessed"].reverse()
    for sight in SIGHTS:
        assert PART.shown(turned, sight) == PART.shown(world, sight)


def without_history(shown):
    return {key: value for key, value in shown.items() if key != "history"}


def rearranged(world):
    """The same world as far as anybody may know, with all that lies facedown in other places."""
    copy = json.loads(text_of(world))
    first, second, third = copy["deck"]
    places = list(copy["map"].values())
    for part in (first, second):
        for n, card in enumerate(part):
            if NUMBER[card] in DENIZEN_NUMBERS and third:
                part[n] = third.pop(0)
                third.append(card)
    kept = {place["site"] for place in places}
    spare = [ID[site] for site in SITE_NUMBERS if ID[site] not in kept]
    for place in places:
        if not place["up"]:
            place["site"] = spare.pop()
        for n, relic in enumerate(place["relics"]):
            place["relics"][n] = copy["relics"].pop()
            copy["relics"].insert(4, relic)
    copy["relics"][:4] = reversed(copy["relics"][:4])
    return copy


def test_a_world_is_drawn_anew_whatever_lay_where():
    """The same seed draws the same of both: where a thing lay in the file tells nothing."""
    for world in worlds(3):
        other = rearranged(world)
        assert other["deck"] != world["deck"]
        assert other["relics"] != world["relics"]
        PART.read(other)
        drawn = PART.shuffled(world, Rng(5))
        assert drawn == PART.shuffled(other, Rng(5))
        assert PART.read(drawn) == drawn
        assert PART.shown(drawn, ALL) == without_history(PART.shown(world, ALL))
        assert sorted(drawn["relics"][:4]) == sorted(world["relics"][:4])
        assert PART.shuffled(world, Rng(6))["deck"] != drawn["deck"]


def test_the_next_game_begins_in_another_order_than_that_of_the_file(tmp_path):
    async def work(hub):
        saga = await new_saga(hub)
        table, _ = await next_table(hub, saga, "Ann", "Bob")
        world = await play_out(table)
        starts = []
        for _ in range(2):
            wish = schemas.NextGame([SeatRequest("me"), SeatRequest("me")])
            setup = await hub.sagas.plan_next(saga.saga, saga.owner, wish)
            assert PART.shown(setup.start, ALL) == without_history(PART.shown(world, ALL))
            starts.append(text_of(setup.start["deck"]))
        assert len({text_of(world["deck"]), *starts}) == 3

    with_hub(tmp_path, work)


def test_the_table_tells_nothing_of_the_world_that_it_began_with(tmp_path):
    async def work(hub):
        saga = await new_saga(hub)
        first, _ = await next_table(hub, saga, "Ann", "Bob")
        await play_out(first)
        table, _ = await next_table(hub, saga, "Ann", "Bob")
        start = table.setup.start
        async with listening(table) as watcher:
            said = "".join(watcher.frames)
        assert '"table"' in said
        assert told_ids(said) & secrets_of(start) == set()
        row = text_of(table.views.table_message())
        assert "start" not in row
        assert told_ids(row) == set()

    with_hub(tmp_path, work)


def test_the_save_of_a_sagas_game_is_the_owners_while_no_game_is_on(service):
    """It tells what lies in the decks of the next game."""
    wish = {"game": "oath", "options": {"setup": "quick"}}
    _, saga = service.call("POST", "/api/sagas", wish)
    path, seats = f"/api/sagas/{saga['saga']}", [{"kind": "hotseat"}, {"kind": "hotseat"}]
    _, made = service.call("POST", f"{path}/next", {"seats": seats}, saga["owner"])
    player = Player(service, made["table"], *tokens(made))
    play(player, random.Random(3), 5000)
    save = f"/api/tables/{made['table']}/save"

    def saved(token):
        status, answer = service.call("GET", save, token=token)
        return next(iter(answer)) if status == 200 else status

    assert saved(saga["owner"]) == "crannog"
    assert saved(tokens(made)[0]) == "crannog-seat"
    assert saved("") == 403
    assert service.call("POST", f"{path}/next", {"seats": seats}, saga["owner"])[0] == 200
    assert saved(saga["owner"]) == 403
    assert saved(tokens(made)[0]) == "crannog-seat"
