"""Messages are parsed one by one, when they are needed."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from crannog.kernel.game import find_game
from crannog.words import LANGUAGES, Messages, entries_of, sources


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["inis", "horizons", "oath"])
def test_a_message_parsed_by_itself_is_the_same(game, language):
    """Entries are parsed one by one, when they are needed, as in the whole of the files."""
    source, _ = sources(language, find_game(game))
    whole = FluentParser().parse(source)
    entries = {entry.id.name: entry for entry in whole.body if isinstance(entry, Message)}
    texts = entries_of(source)
    assert set(texts) == set(entries)
    assert len(texts) > 900
    for name, text in texts.items():
        [alone] = [one for one in FluentParser().parse(text).body if isinstance(one, Message)]
        assert alone.equals(entries[name], ["span", "comment"]), name


def test_what_a_message_refers_to_is_parsed_with_it():
    """Terms and other messages, through several steps; the first of a name counts."""
    messages = Messages(
        "en", "-term = the { thing }\nthing = hill\n  fort\nthing = ring\na = { -term }!\n"
    )
    pattern = messages.pattern("a", "")
    assert pattern is not None
    assert messages.bundle.format_pattern(pattern) == ("the hill\nfort!", [])
    assert not messages.has("-term")
    assert not messages.has("b")
