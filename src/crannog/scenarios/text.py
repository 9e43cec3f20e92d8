"""YAML without surprises: how scenarios and states are read from text and written as text."""

import re
from collections.abc import Hashable
from typing import Any, Final

import yaml

from crannog.kernel.state import Json
from crannog.scenarios.errors import BadScenario

BOOLEAN: Final = "tag:yaml.org,2002:bool"
DEEPEST: Final = "lists and tables lie too deep in one another"


class StrictLoader(yaml.SafeLoader):
    """Plain data alone, no key given twice; `no`, `yes`, `on` and `off` are words."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        """A table whose keys are all different, also when they are taken as text."""
        seen: set[str] = set()
        for key_node, _ in node.value:
            key = str(self.construct_object(key_node, deep=True))
            if key in seen:
                line = key_node.start_mark.line + 1
                raise BadScenario(f"line {line}: the key {key!r} comes twice")
            seen.add(key)
        return super().construct_mapping(node, deep)


# YAML 1.1 also takes no, yes, on and off for booleans.
StrictLoader.yaml_implicit_resolvers = {
    first: [(tag, form) for tag, form in resolvers if tag != BOOLEAN]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
StrictLoader.add_implicit_resolver(
    BOOLEAN, re.compile(r"^(?:true|True|TRUE|false|False|FALSE)$"), list("tTfF")
)


def from_yaml(text: str) -> Json:
    """The plain data that a YAML text holds."""
    try:
        return plain(yaml.load(text, StrictLoader))
    except yaml.YAMLError as error:
        raise BadScenario(f"not YAML: {' '.join(str(error).split())}") from error
    except RecursionError as error:
        raise BadScenario(f"not a scenario: {DEEPEST}") from error


def plain(value: Any) -> Json:
    """YAML's data as JSON has it: keys are text, so that seats may be written as numbers."""
    if isinstance(value, dict):
        return {str(key): plain(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [plain(entry) for entry in value]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    raise BadScenario(f"a scenario holds text, numbers, lists and tables, not {value!r}")


def as_yaml(data: Json) -> str:
    """Plain data as YAML: tables line by line, their innermost lists and tables in brackets."""
    return yaml.safe_dump(
        data, sort_keys=False, default_flow_style=None, width=100, allow_unicode=True
    )


def one_line(data: Json) -> str:
    """Plain data as YAML on one line."""
    text: str = yaml.safe_dump(
        data, sort_keys=False, default_flow_style=True, width=2**20, allow_unicode=True
    )
    return text.strip()
