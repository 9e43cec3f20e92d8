"""Fixtures of the tests of games from other packages."""

import pytest

from tests.plugins.environment import Environment, with_games


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """A fresh environment with the sample game and the barest one installed."""
    return with_games(tmp_path_factory.mktemp("plugins"))
