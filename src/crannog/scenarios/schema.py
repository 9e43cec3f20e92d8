"""The form of scenario files as JSON Schema, for editors that complete and check while one types.

It knows no game: `crannog scenario --check` also checks the ids.
"""

from typing import Final

from crannog.kernel.state import Json
from crannog.scenarios.forms import CHECK, EXPECTATIONS, STEPS, Form, Schema

DRAFT: Final = "http://json-schema.org/draft-07/schema#"  # the newest that editors know well


def json_schema() -> Schema:
    """The schema of a scenario file."""
    return {
        "$schema": DRAFT,
        "title": "Crannog scenario",
        "description": "A position, choices and expectations; see docs/guide/scenarios.md.",
        "type": "object",
        "properties": {
            "title": {"type": "string", "description": "What the scenario shows."},
            "game": {"type": "string", "description": "The id of an installed game."},
            "seats": {"type": "integer", "description": "How many play."},
            "seed": {"type": "integer", "description": "Chance; 0 unless given."},
            "options": {"type": "object", "description": "Options of the game; others default."},
            "start": {"description": "What another match left, where this one goes on from it."},
            "position": {
                "type": ["object", "null"],
                "description": "Changes to the fresh match; `crannog state` prints the form.",
            },
            "play": {
                "type": "array",
                "description": "Steps in order: choices, and expectations between them.",
                "items": {"oneOf": [step_schema(form) for form in STEPS]},
            },
            "expect": {
                "type": "array",
                "description": "Checked after the last step.",
                "items": {"$ref": "#/definitions/expectation"},
            },
        },
        "required": ["game", "seats"],
        "additionalProperties": False,
        "definitions": {"expectation": {"oneOf": [form_schema(form) for form in EXPECTATIONS]}},
    }


def form_schema(form: Form) -> Schema:
    """A table of that form."""
    properties: dict[str, Json] = {form.name: form.own.schema}
    properties |= {key: value.schema for key, value in form.keys.items()}
    schema: Schema = {
        "title": form.name,
        "description": form.told,
        "type": "object",
        "properties": properties,
        "required": [form.name],
        "additionalProperties": False,
    }
    if form.one_of:
        schema["oneOf"] = [{"required": [key]} for key in form.one_of]
    if form.needs:
        schema["dependencies"] = {key: [other] for key, other in form.needs.items()}
    return schema


def step_schema(form: Form) -> Schema:
    """A step of the play; expectations inside it are those of a scenario."""
    schema = form_schema(form)
    if form is CHECK:
        entries: Schema = {"$ref": "#/definitions/expectation"}
        schema["properties"] = {form.name: {"type": "array", "items": entries, "minItems": 1}}
    return schema
