"""Who sits at the table, and the files in which matches are kept."""

import json
import os
from collections.abc import Sequence
from pathlib import Path

from crannog.kernel import BadSave, CrannogError, Json, Match, Seat

PERSON = "you"


class Table:
    """Who sits where: people ("you", "you:Anna") and bots by their names; and the language."""

    def __init__(self, seats: Sequence[str], language: str) -> None:
        self.seats = list(seats)
        self.language = language

    def is_person(self, seat: Seat) -> bool:
        """Whether a person sits there."""
        return self.seats[seat].partition(":")[0] == PERSON

    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat in range(len(self.seats)) if self.is_person(seat)]

    def bots(self) -> dict[Seat, str]:
        """The names of the bots by seat."""
        return {s: name for s, name in enumerate(self.seats) if not self.is_person(s)}

    def names(self) -> list[str]:
        """The names that people gave themselves; a seat without one goes by its colour."""
        return [
            name.partition(":")[2].strip() if self.is_person(seat) else ""
            for seat, name in enumerate(self.seats)
        ]

    def save(self) -> dict[str, Json]:
        """The table as plain data."""
        return {"seats": list[Json](self.seats), "language": self.language}


class SaveExists(CrannogError):
    """A file of that name is there already and is not this match's."""


class SaveFile:
    """The file of one match: made under a free name, from then on written over only by it."""

    def __init__(self, path: Path | None = None, text: str = "") -> None:
        """`text` is what the file held when it was read."""
        self.path = path
        self.text = text

    def write(self, match: Match, table: Table, name: str = "") -> Path:
        """Saves to the named file, or to the match's own, or to a new one of a free name.

        Raises SaveExists where that would overwrite something else, OSError as the system does.
        """
        text = json.dumps({**match.save(), "table": table.save()}, ensure_ascii=False) + "\n"
        if name:
            self.write_to(named_path(name), text)
        elif self.path is not None and self.is_own(self.path):
            self.replace(self.path, text)
        else:
            self.write_new(match.game.id, text)
        assert self.path is not None
        return self.path

    def write_to(self, path: Path, text: str) -> None:
        """Writes to exactly this file."""
        if path == self.path and self.is_own(path):
            self.replace(path, text)
        else:
            self.create(path, text)

    def write_new(self, stem: str, text: str) -> None:
        """Writes to the first free name: inis-1.json, inis-2.json and so on."""
        number = 1
        while True:
            try:
                self.create(saves_folder() / f"{stem}-{number}.json", text)
                return
            except SaveExists:
                number += 1

    def is_own(self, path: Path) -> bool:
        """Whether the file still holds what this match wrote or read there."""
        return path.is_file() and path.read_bytes() == self.text.encode()

    def create(self, path: Path, text: str) -> None:
        """Makes a file that was not there."""
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with path.open("xb") as file:
                file.write(text.encode())
        except FileExistsError as error:
            raise SaveExists(str(path)) from error
        self.path, self.text = path, text

    def replace(self, path: Path, text: str) -> None:
        """Puts a new content in the place of the old one, all at once."""
        fresh = path.with_name(f"{path.name}.new")
        fresh.write_bytes(text.encode())
        fresh.replace(path)
        self.text = text


def saves_folder() -> Path:
    """Where saves go: $CRANNOG_SAVES, or the current directory."""
    return Path(os.environ.get("CRANNOG_SAVES") or ".")


def named_path(name: str) -> Path:
    """The file of that name; a name without a folder lies where saves go."""
    path = Path(name).expanduser()
    if not path.suffix:
        path = path.with_name(f"{path.name}.json")
    return saves_folder() / path


def read_save_file(path: Path) -> tuple[dict[str, Json], str]:
    """A save file's data and text. Raises BadSave with what is wrong."""
    try:
        text = path.read_bytes().decode()
        data: Json = json.loads(text)
    except OSError as error:
        raise BadSave(f"{path} can't be read: {error.strerror}") from error
    except ValueError as error:
        raise BadSave(f"{path} is not a Crannog save: it is not JSON ({error})") from error
    if not isinstance(data, dict):
        raise BadSave(f"{path} is not a Crannog save: it holds no JSON object")
    return data, text


def read_table(data: dict[str, Json], path: Path) -> Table:
    """Who sat at the saved match. Raises BadSave where the save does not tell."""
    table = data.get("table")
    seats = table.get("seats") if isinstance(table, dict) else None
    language = table.get("language") if isinstance(table, dict) else None
    if (
        not isinstance(seats, list)
        or not all(isinstance(name, str) for name in seats)
        or not isinstance(language, str)
        or len(seats) != data.get("seats")
    ):
        raise BadSave(f"{path} does not say who sits where: it was not saved at a terminal table")
    return Table([str(name) for name in seats], language)


def found_saves(game_id: str) -> list[tuple[Path, Table]]:
    """The matches of a game saved at terminal tables, the newest first."""
    found: list[tuple[float, Path, Table]] = []
    for path in sorted(saves_folder().glob("*.json")):
        try:
            data, _ = read_save_file(path)
            table = read_table(data, path)
        except BadSave:
            continue  # some other JSON file: not one of ours, so not offered
        if data.get("game") == game_id:
            found.append((path.stat().st_mtime, path, table))
    found.sort(key=lambda entry: entry[0], reverse=True)
    return [(path, table) for _, path, table in found]
