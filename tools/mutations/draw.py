"""Draw mutations of the package's sources from a seed: where each stands, and the source that has it."""

import ast
import copy
import random
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "kobako"
# Old migrations run once, on databases that their own tests keep; the built client is not Python.
LEFT_OUT = ("server/store/migrations/versions", "server/client")

# Reasons by file, function, and the lines without and with the mutation.
EQUIVALENT = {
    (one["file"], one["function"], one["before"], one["after"]): one["reason"]
    for one in tomllib.loads((Path(__file__).parent / "equivalent.toml").read_text())["mutation"]
}

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


@dataclass(frozen=True)
class Mutation:
    """One small mistake: the piece of a file from `start` to `end` (byte offsets) becomes `after`."""

    path: str  # below the package
    line: int
    column: int  # in bytes, counted from 1
    function: str  # in which it stands: "Class.method", or "" for a line of the module
    kind: str
    start: int
    end: int
    before: str
    after: str
    lines_before: str  # the whole lines, without their indentation
    lines_after: str

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}:{self.column}"
        return f"{place} {self.kind}: {_short(self.before)}  ->  {_short(self.after)}"

    @property
    def place(self) -> tuple[str, str, str, str]:
        """By which it is known when lines move."""
        return self.path, self.function, self.lines_before, self.lines_after

    def plant(self, package: Path) -> None:
        """Write the mistake into the copy of the package at `package`."""
        file = package / self.path
        source = file.read_bytes()
        if source[self.start : self.end] != self.before.encode():
            raise ValueError(f"{self.path} has changed since the mutation was drawn")
        file.write_bytes(source[: self.start] + self.after.encode() + source[self.end :])


def draw(seed: int, count: int, prefixes: Sequence[str] = ("",)) -> list[Mutation]:
    """Draw `count` mutations uniformly from those in files whose path starts with a prefix.

    Those that are known to change no behaviour are left out.
    """
    paths = [path for path in _paths() if path.startswith(tuple(prefixes))]
    every = [one for path in paths for one in mutations_of(path) if one.place not in EQUIVALENT]
    return random.Random(seed).sample(every, min(count, len(every)))


def _paths() -> list[str]:
    paths = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))
    return [path for path in paths if not path.startswith(LEFT_OUT)]


def mutations_of(path: str) -> list[Mutation]:
    """Return every mutation of one file, in the order of its lines."""
    source = (PACKAGE / path).read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node, function, kind, after in _changes(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        first, last = starts[node.lineno - 1], starts[node.end_lineno or 0]
        lines = source[first:last], source[first:start] + after.encode() + source[end:last]
        place = (path, node.lineno, node.col_offset + 1, function)
        change = (source[start:end].decode(), after, *(" ".join(text.decode().split()) for text in lines))
        found.append(Mutation(*place, kind, start, end, *change))
    return sorted(found, key=lambda one: (one.start, one.end, one.kind))


def _changes(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, str, str, str]]:
    """Every node that can be changed, its function, what is done to it, and the source that replaces it."""
    indexes = {id(node.slice) for node in ast.walk(tree) if isinstance(node, ast.Subscript)}
    for node, function in _walk(tree, ""):
        for changed, kind, after in _changes_of(node):
            if id(changed) not in indexes or after != "(-1)":  # of arrays of one the last is the first
                yield changed, function, kind, after


def _changes_of(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str, str]]:
    match node:
        case ast.Compare():
            yield from ((node, "comparison", f"({text})") for text in _flipped(node))
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, "and/or", f"({ast.unparse(ast.BoolOp(other, node.values))})"
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            yield node, "+1", str(value + 1)
            yield node, "-1", f"({value - 1})"
        case ast.If() | ast.While() | ast.IfExp():
            yield node.test, "negated", f"(not ({ast.unparse(node.test)}))"
        case ast.Return(value=ast.Constant(value=None)):
            pass  # often the last line of a function, and then it says what happens anyway
        case ast.Return(value=ast.expr()) | ast.AugAssign():
            yield node, "deleted", "pass"
        case ast.Expr(value=ast.Call() | ast.Await() | ast.Yield() | ast.YieldFrom()):
            yield node, "deleted", "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, "deleted", "pass"


def _flipped(node: ast.Compare) -> Iterator[str]:
    for at, operator in enumerate(node.ops):
        other = copy.deepcopy(node)
        other.ops[at] = FLIPPED[type(operator)]()
        yield ast.unparse(other)


def _walk(node: ast.AST, function: str) -> Iterator[tuple[ast.AST, str]]:
    """Visit what runs, and in which function it stands: no annotations, no decorators, nothing for type
    checkers, and no text inside f-strings.
    """
    yield node, function
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        function = f"{function}.{node.name}".lstrip(".")
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_left_out(child):
                yield from _walk(child, function)


def _is_left_out(node: ast.AST) -> bool:
    is_for_types = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
    return is_for_types or isinstance(node, ast.JoinedStr)


def _short(source: str) -> str:
    text = " ".join(source.split())
    return text if len(text) <= 60 else text[:57] + "..."
