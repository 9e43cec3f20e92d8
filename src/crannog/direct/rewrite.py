"""Rewriting the sources of a game: generators become plain functions that call a chooser.

| in the source | rewritten |
|---|---|
| `yield from f(...)` | `f(...)` |
| `yield Ask(...)` | `ask(Ask(...))`, which calls the chooser |
| `yield Asks(...)` | `ask_several(Asks(...))` |
| `yield CHECKPOINT` and `g.tell(...)` as statements | nothing |
| `yield Nested(f(...))` | `f(...)` |
| `together({seat: f(...)})` | `together(lambda: {seat: f(...)})`: one seat after the other |
| `-> Rules[T]` | `-> T` |

A generator function is one of rules if its result is annotated with `Rules`. Rules must be run
where they are called: what keeps them, to run them later, can't be rewritten, and CantRewrite says
where that is.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Final, cast

from crannog.kernel.errors import CrannogError

KERNEL: Final = ("crannog.kernel", "crannog.kernel.ask", "crannog.kernel.pieces")
RUNNING: Final = "crannog.direct.running"
CALLED: Final = ("together", "play_out", "asks_something")
"""Of the kernel; their first argument is rules, which are called inside."""
REPLACED: Final = (*CALLED, "ENDED")
RULES: Final = "Rules"
TELLING: Final = ("tell", "whisper")
PURE: Final = frozenset(
    ["bool", "int", "len", "list", "max", "min", "sorted", "str", "sum", "tuple"]
)
STEPS: Final = {"Ask": "ask", "Asks": "ask_several"}
REFERENCE: Final = re.compile(r"[\w.]+:[\w.]+")  # "module:name", as in an entry point
HEAD: Final = """# Rewritten by crannog.direct from {source}.
# mypy: disable-error-code="arg-type,func-returns-value,override"
"""


class CantRewrite(CrannogError):
    """Why a package can't be rewritten."""


class Package:
    """The modules of a package, by name, and what they are to be called when rewritten."""

    def __init__(self, name: str, direct: str, sources: Mapping[str, str]) -> None:
        self.name = name
        self.direct = direct
        self.trees = {module: parsed(module, text) for module, text in sources.items()}
        self.rules = {module: rules_of(tree) for module, tree in self.trees.items()}
        self.tells = not any(defines(tree, TELLING) for tree in self.trees.values())

    def renamed(self, module: str) -> str:
        """What a module is called in the rewritten package; others keep their name."""
        if module == self.name or module.startswith(f"{self.name}."):
            return self.direct + module[len(self.name) :]
        return module

    def rewritten(self, module: str) -> str:
        """The text of the rewritten module."""
        tree = self.trees[module]
        Scan(self, module).visit(tree)
        made = ast.fix_missing_locations(Rewriter(self, module).visit(tree))
        return HEAD.format(source=module) + ast.unparse(made) + "\n"

    def known_rules(self, module: str) -> frozenset[str]:
        """The names in a module that are functions of rules: its own, and those it imports."""
        names = set(self.rules[module])
        for node in ast.walk(self.trees[module]):
            if isinstance(node, ast.ImportFrom) and node.module in self.rules:
                found = self.rules[node.module]
                names |= {alias.asname or alias.name for alias in node.names if alias.name in found}
        return frozenset(names)


def parsed(module: str, text: str) -> ast.Module:
    """The module's tree."""
    try:
        return ast.parse(text)
    except SyntaxError as error:
        raise CantRewrite(f"{module} can't be read: {error}") from error


def rules_of(tree: ast.Module) -> frozenset[str]:
    """The functions of a module that are, or return, rules."""
    return frozenset(
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and says_rules(node.returns)
    )


def defines(tree: ast.Module, names: Iterable[str]) -> bool:
    """Whether the module has a function or a method of one of these names."""
    return any(isinstance(node, ast.FunctionDef) and node.name in names for node in ast.walk(tree))


def says_rules(annotation: ast.expr | None) -> bool:
    """Whether an annotation is `Rules[...]`, perhaps among others (`|`); not if deeper inside."""
    found = unquoted(annotation)
    if isinstance(found, ast.BinOp):
        return says_rules(found.left) or says_rules(found.right)
    return isinstance(found, ast.Subscript) and name_of(found.value) == RULES


def keeps_rules(annotation: ast.expr | None) -> bool:
    """Whether what is so annotated holds rules that have not been run."""
    found = unquoted(annotation)
    if isinstance(found, ast.Subscript) and name_of(found.value) == "Callable":
        return False
    if isinstance(found, ast.Subscript) and name_of(found.value) == RULES:
        return True
    inner = [] if found is None else ast.iter_child_nodes(found)
    return any(isinstance(node, ast.expr) and keeps_rules(node) for node in inner)


def unquoted(annotation: ast.expr | None) -> ast.expr | None:
    """The annotation itself, where it is written as a string that speaks of rules."""
    text = annotation.value if isinstance(annotation, ast.Constant) else None
    if isinstance(text, str) and f"{RULES}[" in text:
        return ast.parse(text, mode="eval").body
    return annotation


def name_of(node: ast.expr) -> str:
    """The last part of a dotted name."""
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""


def own_yields(function: ast.FunctionDef) -> Iterator[ast.Yield | ast.YieldFrom]:
    """The yields of a function, without those of functions inside it."""
    waiting: list[ast.AST] = [*function.body]
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            continue
        if isinstance(node, (ast.Yield, ast.YieldFrom)):
            yield node
        waiting.extend(ast.iter_child_nodes(node))


# -- what can't be rewritten -------------------------------------------------------------------


class Scan(ast.NodeVisitor):
    """Looks a module over for what would go wrong; CantRewrite names the first line."""

    def __init__(self, package: Package, module: str) -> None:
        self.module = module
        self.rules = package.known_rules(module)
        self.called: set[ast.expr] = set()  # rules that are run where they are called

    def wrong(self, node: ast.AST, why: str) -> CantRewrite:
        """The error that names the line."""
        return CantRewrite(f"{self.module}, line {getattr(node, 'lineno', 0)}: {why}")

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        """Not a form that rules have."""
        raise self.wrong(node, f"{node.name} is async")

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A generator must say whether it is rules, and may not be given rules to run."""
        if node.returns is None and any(own_yields(node)):
            raise self.wrong(
                node, f"{node.name} yields, and is not annotated as Rules or otherwise"
            )
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        for argument in arguments:
            if keeps_rules(argument.annotation):
                raise self.wrong(node, f"{node.name} is given rules to run: {argument.arg}")
        if keeps_rules(node.returns) and not says_rules(node.returns):
            raise self.wrong(node, f"{node.name} returns rules among other things")
        self.note_assigned(node)
        self.generic_visit(node)

    def note_assigned(self, function: ast.FunctionDef) -> None:
        """`doing = f()` is run at once if the next statement delegates to `doing`."""
        for body in bodies(function):
            for statement, following in pairwise(body):
                if not isinstance(statement, ast.Assign) or len(statement.targets) != 1:
                    continue
                name = name_of(statement.targets[0])
                nodes = ast.walk(following)
                delegated = (n.value for n in nodes if isinstance(n, ast.YieldFrom))
                if name and any(name_of(value) == name for value in delegated):
                    self.note_called(statement.value)

    def note_called(self, node: ast.expr | None) -> None:
        """Rules in this expression are run where they stand."""
        if node is None:
            return
        self.called.add(node)
        if isinstance(node, ast.IfExp):
            inner = [node.body, node.orelse]
        elif isinstance(node, (ast.BoolOp, ast.Dict)):
            inner = node.values
        elif isinstance(node, ast.DictComp):
            inner = [node.value]
        else:
            return
        for part in inner:
            self.note_called(part)

    def visit_YieldFrom(self, node: ast.YieldFrom) -> None:
        """Delegating runs them."""
        self.note_called(node.value)
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        """Whoever gets them runs them: that it does is looked at there."""
        self.note_called(node.value)
        self.generic_visit(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        """As with return."""
        self.note_called(node.body)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """A variable may not keep rules for later."""
        if keeps_rules(node.annotation):
            raise self.wrong(node, "rules are kept to be run later")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Rules may be called where they run; generators may not be stepped through by hand."""
        name = name_of(node.func)
        if name in (*CALLED, "Nested"):
            for argument in node.args[:1]:
                self.note_called(argument)
        if isinstance(node.func, ast.Name) and name in self.rules and node not in self.called:
            raise self.wrong(node, f"{name}() is called, and not run there by `yield from`")
        if isinstance(node.func, ast.Attribute) and name in ("send", "throw"):
            raise self.wrong(node, f"a generator is run by hand (.{name})")
        if name == "next" and any(called_name(given) in self.rules for given in node.args[:1]):
            raise self.wrong(node, "rules are run by hand (next)")
        self.generic_visit(node)


def called_name(node: ast.expr) -> str:
    """The name of what an expression calls."""
    return name_of(node.func) if isinstance(node, ast.Call) else ""


def bodies(function: ast.FunctionDef) -> Iterator[list[ast.stmt]]:
    """Every block of statements in a function."""
    for node in ast.walk(function):
        for _, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                yield value


# -- rewriting ---------------------------------------------------------------------------------


class Rewriter(ast.NodeTransformer):
    """Rewrites one module."""

    def __init__(self, package: Package, module: str) -> None:
        self.package = package
        self.module = module
        self.inside_rules = False
        self.delegated: frozenset[str] = frozenset()  # variables of the function that were rules

    def visit_Module(self, node: ast.Module) -> ast.Module:
        """The whole module, with an import of what rewritten rules call."""
        self.generic_visit(node)
        names = [ast.alias(name, f"_{name}") for name in (*STEPS.values(), "put")]
        at = sum(is_preamble(statement) for statement in node.body[:2])
        node.body.insert(at, ast.ImportFrom(RUNNING, names, 0))
        return node

    def visit_Import(self, node: ast.Import) -> ast.Import:
        """Modules of the package are imported by their new names."""
        for alias in node.names:
            renamed = self.package.renamed(alias.name)
            if renamed != alias.name and alias.asname is None:
                raise CantRewrite(
                    f"{self.module}, line {node.lineno}: import {alias.name} needs an `as`"
                )
            alias.name = renamed
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | list[ast.AST]:
        """So are names from them; what the kernel has for generators gives way to its like."""
        if node.module is None or node.level:
            return node
        if node.module not in KERNEL:
            node.module = self.package.renamed(node.module)
            return node
        replaced = [alias for alias in node.names if alias.name in REPLACED]
        node.names = [alias for alias in node.names if alias.name not in REPLACED]
        made: list[ast.AST] = [node] if node.names else []
        if replaced:
            made.append(ast.ImportFrom(RUNNING, replaced, 0))
        return made

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """A function of rules loses its yields."""
        before = self.inside_rules, self.delegated
        self.inside_rules = says_rules(node.returns)
        self.delegated = frozenset(
            name_of(found.value) for found in own_yields(node) if isinstance(found, ast.YieldFrom)
        )
        self.generic_visit(node)
        self.inside_rules, self.delegated = before
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """What was rules is what they returned; mypyc wants None alone to be annotated."""
        self.generic_visit(node)
        target = node.targets[0]
        if not isinstance(target, ast.Name) or target.id not in self.delegated:
            return node
        return ast.AnnAssign(target, ast.Name("object", ast.Load()), node.value, 1)

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        """A lambda yields nothing."""
        before, self.inside_rules = self.inside_rules, False
        self.generic_visit(node)
        self.inside_rules = before
        return node

    def visit_YieldFrom(self, node: ast.YieldFrom) -> ast.AST:
        """`yield from f()`: `f()`."""
        self.generic_visit(node)
        return node.value if self.inside_rules else node

    def visit_Yield(self, node: ast.Yield) -> ast.AST:
        """`yield Ask(...)`: the chooser's answer."""
        self.generic_visit(node)
        if not self.inside_rules:
            return node
        assert node.value is not None, "rules yield something"
        kind = called_name(node.value)
        if kind == "Nested":
            return cast(ast.Call, node.value).args[0]
        called = ast.Name(f"_{STEPS.get(kind, 'put')}", ast.Load())
        return ast.Call(called, [node.value], [])

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        """Statements that do nothing in direct rules are dropped."""
        value = node.value
        if self.inside_rules and isinstance(value, ast.Yield) and is_named(value, "CHECKPOINT"):
            return self.nothing(node)
        if self.inside_rules and isinstance(value, ast.YieldFrom) and is_idle(value.value):
            return self.nothing(node)
        if self.package.tells and is_telling(value):
            return self.nothing(node)
        self.generic_visit(node)
        return node

    def nothing(self, node: ast.Expr) -> ast.Pass:
        """In place of a statement; a block may not be empty."""
        return ast.copy_location(ast.Pass(), node)

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """What is given rules to run calls them itself."""
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in CALLED and node.args:
            node.args[0] = ast.Lambda(no_arguments(), node.args[0])
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """`Rules[T]`: `T`."""
        self.generic_visit(node)
        return node.slice if name_of(node.value) == RULES else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """`None | None`, which was `Rules[None] | None`, is no type."""
        self.generic_visit(node)
        return node.left if is_none(node.left) and is_none(node.right) else node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """Annotations that are strings, and references to the package's own things."""
        if not isinstance(node.value, str):
            return node
        if f"{RULES}[" in node.value:
            return self.quoted(node)
        if REFERENCE.fullmatch(node.value):
            module, colon, name = node.value.partition(":")
            return ast.copy_location(
                ast.Constant(self.package.renamed(module) + colon + name), node
            )
        return node

    def quoted(self, node: ast.Constant) -> ast.Constant:
        """An annotation in quotes; other texts that speak of rules stay."""
        try:
            inside = ast.parse(cast(str, node.value), mode="eval")
        except SyntaxError:
            return node
        return ast.copy_location(ast.Constant(ast.unparse(self.visit(inside))), node)


def is_preamble(statement: ast.stmt) -> bool:
    """A docstring, or an import from the future: they stand first."""
    if isinstance(statement, ast.ImportFrom):
        return statement.module == "__future__"
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_named(node: ast.Yield, name: str) -> bool:
    """Whether that constant is yielded."""
    return node.value is not None and name_of(node.value) == name


def is_idle(node: ast.expr) -> bool:
    """`()` and plain names: nothing is left to run."""
    return isinstance(node, ast.Name) or (isinstance(node, ast.Tuple) and not node.elts)


def is_none(node: ast.expr) -> bool:
    """Whether it is None itself."""
    return isinstance(node, ast.Constant) and node.value is None


def is_telling(node: ast.expr) -> bool:
    """Whether an event is told whose arguments change nothing: they call nothing but PURE."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    if node.func.attr not in TELLING or not isinstance(node.func.value, (ast.Name, ast.Attribute)):
        return False
    inner = [part for given in (*node.args, *node.keywords) for part in ast.walk(given)]
    kinds = (ast.NamedExpr, ast.Yield, ast.YieldFrom)
    return not any(
        isinstance(part, kinds) or (isinstance(part, ast.Call) and name_of(part.func) not in PURE)
        for part in inner
    )


def no_arguments() -> ast.arguments:
    """Those of `lambda: ...`."""
    return ast.arguments([], [], None, [], [], None, [])
