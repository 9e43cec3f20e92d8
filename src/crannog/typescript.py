"""TypeScript types, and tables for the reference, made of msgspec structs.

Docstrings and the comments behind fields go along. A type with a title (`msgspec.Meta(title=...)`)
becomes a type of that name. Where Python can't say as much as TypeScript, `extra` may give the type
in TypeScript's words: `msgspec.Meta(extra={"typescript": "..."})`.
"""

import ast
import inspect
import json
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec import inspect as forms

WIDTH: Final = 100
JSON: Final = "null | boolean | number | string | Json[] | { [key: string]: Json }"
SIMPLE: Final[dict[type[forms.Type], str]] = {
    forms.NoneType: "null",
    forms.BoolType: "boolean",
    forms.IntType: "number",
    forms.FloatType: "number",
    forms.StrType: "string",
}
LISTS: Final = (forms.ListType, forms.VarTupleType, forms.SetType, forms.FrozenSetType)


class NoTypeScript(TypeError):
    """A type for which TypeScript has no form here."""


class FieldType:
    """A field of a struct as TypeScript has it."""

    __slots__ = ("comment", "name", "optional", "type")

    def __init__(self, name: str, optional: bool, spelled: str, comment: str = "") -> None:
        self.name = name
        self.optional = optional
        self.type = spelled
        self.comment = comment

    def text(self) -> str:
        """As it stands in a declaration."""
        return f"{self.name}{'?' if self.optional else ''}: {self.type}"


class Module:
    """A file of TypeScript: `spell` declares all that a type needs, each name once."""

    def __init__(self) -> None:
        self._declared: dict[str, str] = {}
        self._meant: dict[str, Any] = {}  # by name: the one thing that it stands for

    def declare(self, root: Any) -> str:
        """Declares a struct or a type with a title, and returns its name."""
        return self.spell(forms.type_info(root))

    def text(self, head: str) -> str:
        """The whole file, under a comment of that text."""
        return "\n\n".join([comment(head), *self._declared.values()]) + "\n"

    def spell(self, form: forms.Type) -> str:
        """A type in TypeScript."""
        if isinstance(form, forms.Metadata):
            return self._described(form)
        if isinstance(form, forms.StructType):
            return self._struct(form)
        if isinstance(form, forms.UnionType):
            return " | ".join(self.spell(each) for each in form.types)
        if isinstance(form, forms.LiteralType):
            return words(form.values)
        if isinstance(form, LISTS):
            return list_of(self.spell(form.item_type))
        if isinstance(form, forms.TupleType):
            return f"[{', '.join(self.spell(each) for each in form.item_types)}]"
        if isinstance(form, forms.DictType):
            return f"Record<{self.spell(form.key_type)}, {self.spell(form.value_type)}>"
        if isinstance(form, forms.AnyType | forms.RawType):
            return self._name("Json", Any, lambda: alias("Json", JSON))
        if type(form) in SIMPLE:
            return SIMPLE[type(form)]
        raise NoTypeScript(f"no TypeScript for {form!r}")

    def _described(self, form: forms.Metadata) -> str:
        """A type with a title is declared; one of some words is spelled as them."""
        schema = form.extra_json_schema or {}
        if "title" not in schema:
            return self._spelled(form)
        title, about = schema["title"], schema.get("description", "")
        return self._name(
            title, json.dumps(schema), lambda: alias(title, self._spelled(form), about)
        )

    def _spelled(self, form: forms.Metadata) -> str:
        """A described type itself: some words, what it says it is here, or the plain type."""
        if "enum" in (form.extra_json_schema or {}):
            return words((form.extra_json_schema or {})["enum"])
        spelled = self.spell(form.type)
        return str((form.extra or {}).get("typescript", spelled))

    def _struct(self, form: forms.StructType) -> str:
        """A struct is an interface of its name."""
        name = form.cls.__name__
        return self._name(name, form.cls, lambda: self._interface(name, form))

    def _interface(self, name: str, form: forms.StructType) -> str:
        """The declaration of a struct."""
        lines = []
        for field in self.fields(form):
            behind = f" // {field.comment}" if field.comment else ""
            lines.append(f"  {field.text()};{behind}")
        about = comment(doc_of(form.cls))
        body = "\n".join([f"export interface {name} {{", *lines, "}"])
        return f"{about}\n{body}" if about else body

    def fields(self, form: forms.StructType) -> Iterator[FieldType]:
        """What a struct holds, its tag first."""
        if form.tag_field:
            yield FieldType(form.tag_field, False, json.dumps(form.tag))
        comments = field_comments(form.cls)
        for field in form.fields:
            optional = may_be_left_out(form, field)
            kind = field.type
            if form.cls.__struct_config__.omit_defaults and field.default is None:
                kind = without_none(kind)
            said = comments.get(field.name, "")
            yield FieldType(field.encode_name, optional, self.spell(kind), said)

    def _name(self, name: str, meant: Any, declaration: Callable[[], str]) -> str:
        """Declares the name, unless that is done; one name never stands for two things."""
        if self._meant.setdefault(name, meant) != meant:
            raise NoTypeScript(f"two types are called {name}: {self._meant[name]} and {meant}")
        if name not in self._declared:
            self._declared[name] = ""  # its place, and an end where a struct holds itself
            self._declared[name] = declaration()
        return name


def may_be_left_out(form: forms.StructType, field: forms.Field) -> bool:
    """Whether a message can lack the field: by its default, or unset."""
    if field.required:
        return False
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    config = form.cls.__struct_config__
    return unset or config.omit_defaults or config.forbid_unknown_fields


def without_none(form: forms.Type) -> forms.Type:
    """A type without null: where null is the default, the field is left out instead."""
    if not isinstance(form, forms.UnionType):
        return form
    kept = tuple(each for each in form.types if not isinstance(each, forms.NoneType))
    return kept[0] if len(kept) == 1 else forms.UnionType(kept)


def field_comments(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The comments that stand behind the fields of a struct and of those it derives from."""
    found: dict[str, str] = {}
    for parent in reversed(struct.__mro__):
        if issubclass(parent, msgspec.Struct) and parent is not msgspec.Struct:
            found.update(own_comments(parent))
    return found


def own_comments(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The comments behind the fields that the struct itself declares."""
    source = textwrap.dedent(inspect.getsource(struct))
    lines = source.splitlines()
    (declared,) = ast.parse(source).body
    assert isinstance(declared, ast.ClassDef)
    found = {}
    for node in declared.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            behind = lines[(node.end_lineno or node.lineno) - 1][node.end_col_offset or 0 :]
            if behind.strip().startswith("#"):
                found[node.target.id] = behind.strip().removeprefix("#").strip()
    return found


def doc_of(struct: type[msgspec.Struct]) -> str:
    """The docstring of a struct."""
    return inspect.cleandoc(struct.__doc__ or "")


def comment(text: str) -> str:
    """A text as a comment before a declaration; nothing where there is none."""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"/** {text} */"
    body = [f" * {line}".rstrip() for line in lines]
    return "\n".join(["/**", *body, " */"]) if lines else ""


def alias(name: str, spelled: str, about: str = "") -> str:
    """The declaration of a name for a type."""
    line = f"export type {name} = {spelled};"
    if len(line) > WIDTH:
        line = "\n  | ".join([f"export type {name} =", *spelled.split(" | ")]) + ";"
    said = comment(textwrap.fill(about, WIDTH - len("/**  */")))
    return f"{said}\n{line}" if said else line


def words(values: Iterable[Any]) -> str:
    """One of some words."""
    return " | ".join(json.dumps(value) for value in values)


def list_of(item: str) -> str:
    """A list of that."""
    return f"({item})[]" if " | " in item else f"{item}[]"


# -- for the reference -------------------------------------------------------------------------


def table(structs: Sequence[Any], heading: str) -> str:
    """A table of structs for a page: the tag or the name, the fields, and what it is."""
    module = Module()
    rows = [f"| {heading} | fields | what it is |", "|---|---|---|"]
    for struct in structs:
        form = forms.type_info(struct)
        assert isinstance(form, forms.StructType)
        fields = [field for field in module.fields(form) if field.name != form.tag_field]
        name = form.tag if form.tag_field else form.cls.__name__
        held = "; ".join(f"`{field.text()}`" for field in fields)
        about = " ".join(doc_of(form.cls).split())
        rows.append(f"| `{name}` | {escaped(held)} | {escaped(about)} |")
    return "\n".join(rows)


def escaped(text: str) -> str:
    """A text in a cell of a table."""
    return text.replace("|", "\\|")


def between(page: str, name: str, text: str) -> str:
    """The page with the text between its two markers of that name."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, found, rest = page.partition(begin)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise ValueError(f"the page lacks the markers {begin} and {end}")
    return f"{before}{begin}\n{text}\n{end}{after}"
