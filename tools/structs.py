"""Structs as tables of Markdown: names, types, and the words of their docstrings and comments."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import inspect as kinds

FIELD = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)


def section(
    struct: type[msgspec.Struct],
    title: str,
    *,
    with_defaults: bool,
    more: str = "",
    base: type[msgspec.Struct] | None = None,
) -> str:
    """All about one struct, without fields that it has from `base`.

    Defaults are of interest only in what a client sends.
    """
    words = inspect.cleandoc(struct.__doc__ or "").replace("None", "null")
    pieces = [f"### {title}", " ".join([words, more]).strip()]
    known = base.__struct_fields__ if base and issubclass(struct, base) else ()
    rows = [row for name, row in _rows(struct, with_defaults) if name not in known]
    if rows:
        pieces.append("\n".join(["| field | type | |", "|---|---|---|", *rows]))
    return "\n\n".join(pieces)


def _rows(struct: type[msgspec.Struct], with_defaults: bool) -> Iterator[tuple[str, str]]:
    comments = comments_of(struct)
    for field in info_of(struct).fields:
        default = f", else `{_default(field)}`" if with_defaults and not field.required else ""
        yield (
            field.name,
            f"| `{field.encode_name}` | {type_text(field.type)}{default} | {comments[field.name]} |",
        )


def info_of(struct: type[msgspec.Struct]) -> kinds.StructType:
    """Return what msgspec knows of a struct: its tag and its fields."""
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    return info


def comments_of(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Return for each field the comment behind it in the source, else the description of its type, or ""."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            found |= FIELD.findall(inspect.getsource(base))
    return {
        field.name: (found.get(field.name) or _described(field.type)).replace("None", "null")
        for field in info_of(struct).fields
    }


def _described(kind: kinds.Type) -> str:
    """What the annotation of a type says."""
    if isinstance(kind, kinds.Metadata):
        return str((kind.extra_json_schema or {}).get("description", ""))
    if isinstance(kind, kinds.UnionType):
        return next(filter(None, map(_described, kind.types)), "")
    return ""


def _default(field: kinds.Field) -> str:
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return json.dumps(msgspec.to_builtins(value))


def type_text(kind: kinds.Type) -> str:
    """A type in JSON's words."""
    match kind:
        case kinds.Metadata():
            return type_text(kind.type)
        case kinds.StructType():
            name = kind.cls.__name__
            return f"[{name}](#{name.lower()})"
        case kinds.ListType() | kinds.VarTupleType():
            return f"array{_bounds(kind.min_length or None, kind.max_length)} of {type_text(kind.item_type)}"
        case kinds.DictType():
            inner = type_text(kind.value_type)
            return f"object of {inner}" if inner else "object"
        case kinds.UnionType():
            return " or ".join(map(type_text, kind.types))
        case kinds.LiteralType():
            return " or ".join(f'`"{value}"`' for value in kind.values)
        case kinds.StrType():
            size = _bounds(kind.min_length, kind.max_length)
            return f"string `{kind.pattern}`" if kind.pattern else f"string{size and f' of{size} characters'}"
        case kinds.IntType():
            return "integer" + _bounds(kind.ge, kind.le)
    return {kinds.BoolType: "boolean", kinds.FloatType: "number", kinds.NoneType: "null", kinds.AnyType: ""}[
        type(kind)
    ]


def _bounds(low: int | None, high: int | None) -> str:
    if high is None:
        return "" if low is None else f" ≥ {low}"
    return f" at most {high}" if low is None else f" {low} to {high}"


def parts_of(roots: Sequence[Any]) -> list[type[msgspec.Struct]]:
    """All structs that these types are made of, each once, in the order in which they come up."""
    found: dict[type[msgspec.Struct], None] = {}
    waiting = [kinds.type_info(root) for root in roots]
    while waiting:
        kind = waiting.pop(0)
        if isinstance(kind, kinds.StructType):
            if kind.cls in found:
                continue
            found[kind.cls] = None
        waiting = _inside(kind) + waiting
    return list(found)


def _inside(kind: kinds.Type) -> list[kinds.Type]:
    match kind:
        case kinds.StructType():
            return [field.type for field in kind.fields]
        case kinds.Metadata():
            return [kind.type]
        case kinds.ListType() | kinds.VarTupleType():
            return [kind.item_type]
        case kinds.DictType():
            return [kind.value_type]
        case kinds.UnionType():
            return list(kind.types)
    return []
