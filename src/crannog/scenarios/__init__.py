"""Scenarios: positions, choices and expectations as YAML files (docs/guide/scenarios.md)."""

from crannog.scenarios.errors import BadScenario
from crannog.scenarios.expectations import Held, look_up
from crannog.scenarios.forms import Expectation
from crannog.scenarios.running import after_play, check, failures
from crannog.scenarios.scenario import Scenario, parse_scenario, read_scenario, written
from crannog.scenarios.schema import json_schema
from crannog.scenarios.text import as_yaml, one_line

__all__ = [
    "BadScenario",
    "Expectation",
    "Held",
    "Scenario",
    "after_play",
    "as_yaml",
    "check",
    "failures",
    "json_schema",
    "look_up",
    "one_line",
    "parse_scenario",
    "read_scenario",
    "written",
]
