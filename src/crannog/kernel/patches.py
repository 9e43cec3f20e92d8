"""What changed between two views, as rows of plain data.

A row is `[path, value]`, or `[path]` alone where what stood there is gone. A path is a list of keys
and places: `["territories", "plains", "clans", 2]`.
"""

from typing import TypeAlias, cast

from crannog.kernel.state import Json

Path: TypeAlias = tuple[str | int, ...]
Row: TypeAlias = list[Json]
Patch: TypeAlias = list[Row]


def difference(old: Json, new: Json) -> Patch:
    """The rows that turn the old view into the new one; none if they are equal."""
    rows: Patch = []
    compare(old, new, (), rows)
    return rows


def compare(old: Json, new: Json, path: Path, rows: Patch) -> None:
    """Adds the rows for what stands at this path."""
    if isinstance(old, dict) and isinstance(new, dict):
        compare_dicts(old, new, path, rows)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (was, value) in enumerate(zip(old, new, strict=True)):
            compare(was, value, (*path, place), rows)
    elif old != new or isinstance(old, bool) != isinstance(new, bool):
        rows.append([list[Json](path), new])


def compare_dicts(old: dict[str, Json], new: dict[str, Json], path: Path, rows: Patch) -> None:
    """Rows for keys that are gone, then for those that came or have another value."""
    for key in old:
        if key not in new:
            rows.append([list[Json]((*path, key))])
    for key, value in new.items():
        if key in old:
            compare(old[key], value, (*path, key), rows)
        else:
            rows.append([list[Json]((*path, key)), value])


def fold(view: Json, patch: Patch) -> Json:
    """The view with the patch carried out; the old one stays as it is."""
    for row in patch:
        path = cast(list[str | int], row[0])
        view = put(view, path, row[1], 0) if len(row) > 1 else drop(view, path, 0)
    return view


def put(view: Json, path: list[str | int], value: Json, at: int) -> Json:
    """A copy with the value at the path, from its part `at` on."""
    if at == len(path):
        return value
    key = path[at]
    if isinstance(view, list) and isinstance(key, int):
        return [put(old, path, value, at + 1) if n == key else old for n, old in enumerate(view)]
    fields = cast(dict[str, Json], view)
    return {**fields, str(key): put(fields.get(str(key)), path, value, at + 1)}


def drop(view: Json, path: list[str | int], at: int) -> Json:
    """A copy without what stands at the path, from its part `at` on."""
    key = path[at]
    if isinstance(view, list) and isinstance(key, int):
        return [drop(old, path, at + 1) if n == key else old for n, old in enumerate(view)]
    fields = cast(dict[str, Json], view)
    if at == len(path) - 1:
        return {name: value for name, value in fields.items() if name != key}
    return {**fields, str(key): drop(fields[str(key)], path, at + 1)}
