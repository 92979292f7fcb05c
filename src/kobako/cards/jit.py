"""All that is to be known of the compiler; how it works inside is the business of `compiler`.

`rule` compiles a function, `driver` one that Python calls often. `verb` makes a function with one body for
each record type: called from Python it looks at the record's dtype; inside compiled code the body is chosen
at compile time from the record's type. So a driver is written once, for any game, and is as fast as one
written for that game.
Everything also runs with NUMBA_DISABLE_JIT=1.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, TypeVar, cast

import numba
import numpy as np
import platformdirs
from numba.core.typing.templates import AbstractTemplate, infer_global
from numba.extending import lower_builtin, type_callable, typeof_impl

from .compiler import KeptType, finish, keep

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED = ("cards", "games", "bots")  # folders that hold compiled sources
SOURCES = ("*.py", "*.npy")  # tables of numbers become constants of the code
KEEP_DAYS = 30

F = TypeVar("F", bound=Callable[..., Any])

config: Any = numba.config  # its attributes come from the environment, unknown to type checkers


# ------------------------------------------------------------------------------------------ the cache


def source_digest() -> str:
    """Changes when a compiled source, the compiler or the way of compiling changes."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {config.BOUNDSCHECK}".encode())
    for folder in COMPILED:
        for path in sorted(path for kind in SOURCES for path in (PACKAGE / folder).rglob(kind)):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """KOBAKO_CACHE_DIR, or the user's cache directory."""
    return Path(os.environ.get("KOBAKO_CACHE_DIR") or platformdirs.user_cache_path("kobako")) / "compiled"


def open_cache(root: Path, digest: str) -> Path:
    """The folder for this version of the sources, marked as used today."""
    folder = root / digest
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        if os.access(folder, os.W_OK):
            return folder
    # A home that cannot be written: compile for this process and those that it starts.
    home = tempfile.mkdtemp(prefix="kobako-")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    os.environ["KOBAKO_CACHE_DIR"] = home
    return open_cache(cache_root(), digest)


def sweep_cache(root: Path, keep: Path, now: float) -> None:
    """Remove the folders of other versions that nobody has used for KEEP_DAYS."""
    with contextlib.suppress(OSError):  # another process may be sweeping too
        for folder in root.iterdir():
            if folder != keep and folder.is_dir() and now - folder.stat().st_mtime > KEEP_DAYS * 86400:
                shutil.rmtree(folder, ignore_errors=True)


# numba's disk cache does not notice an edit in a file that the cached function calls into,
# so every version of the sources gets a cache folder of its own.
CACHE = open_cache(cache_root(), source_digest())
sweep_cache(cache_root(), CACHE, time.time())
config.CACHE_DIR = str(CACHE)


def is_compiled() -> bool:
    """False under NUMBA_DISABLE_JIT=1."""
    return not config.DISABLE_JIT


# ------------------------------------------------------------------------------------------- compiling


class Rule:
    """A function that is compiled for whoever calls it: once for compiled code, and once for Python."""

    __wrapped__: Callable[..., Any]

    def __init__(self, function: Callable[..., Any]) -> None:
        functools.update_wrapper(self, function)
        self.kept = keep(function)
        self.type = KeptType(self.kept)

    @functools.cached_property
    def entry(self) -> Any:
        """For Python, which calls few of all the rules."""
        return finish(self.__wrapped__, nogil=False)

    def __call__(self, *args: Any) -> Any:
        return self.entry(*args)


@typeof_impl.register(Rule)
def type_of_rule(rule: Rule, context: Any) -> KeptType:
    return rule.type


def rule(function: F) -> F:
    """Compile `function` when it is first used, from Python or by another rule."""
    return cast(F, Rule(function)) if is_compiled() else function


def uncompiled(function: F) -> F:
    """What `rule` was given, for tables that are made while modules are read.

    The compiler takes as long to wake up as all modules together, and many commands never need it.
    """
    return cast(F, function.__wrapped__) if isinstance(function, Rule) else function


def driver(function: F) -> F:
    """The same for what only Python calls, and often: a call takes half as long."""
    return cast(F, finish(function, nogil=False))


def long_driver(function: F) -> F:
    """The same for what runs long: other threads go on meanwhile. A short call would only lose by that."""
    return cast(F, finish(function, nogil=True))


# A number out of a narrow field, wide enough to compute with. (Compiled, `int` would leave it as it is, and
# every width that a function is called with is one more compilation.)
wide = cast(Callable[[Any], int], np.int64 if is_compiled() else int)


def direct(function: F, *examples: Any) -> F:
    """The compiled `function` for arguments of the types of these examples and no others.

    It costs half as much to call, because nothing has to look at the types of the arguments first.
    """
    if not is_compiled():
        return function
    types = tuple(numba.typeof(example) for example in examples)  # type: ignore[no-untyped-call]
    function.compile(types)  # type: ignore[attr-defined]
    entry: F = function.overloads[types].entry_point  # type: ignore[attr-defined]
    return entry


def template_of(bodies: dict[Any, Callable[..., Any]]) -> type[AbstractTemplate]:
    """How numba finds the body of a verb: by the type of the record, its first argument.

    `overload` could do that too, but would compile a body anew for every kind of caller.
    """

    class Template(AbstractTemplate):
        key = template_of, id(bodies)
        called: ClassVar[dict[Any, Any]] = {}  # argument types -> compiled body

        def generic(self, args: Any, kws: Any) -> Any:
            if args[0] not in bodies:
                return None  # then it is no argument for the verb, and numba says so
            body: Any = numba.typeof(bodies[args[0]])  # type: ignore[no-untyped-call]
            signature = body.get_call_type(self.context, args, kws)
            self.called[signature.args] = body.get_impl_key(signature)
            return signature

        def get_impl_key(self, signature: Any) -> Any:
            return self.called[signature.args]

    return Template


_bodies: dict[Any, dict[Any, Callable[..., Any]]] = {}  # verb -> record type -> function


def verb(declaration: F) -> F:
    """A function with one body for each record type; see `give_body`."""
    bodies: dict[Any, Callable[..., Any]] = {}

    @functools.wraps(declaration)
    def dispatch(record: Any, *rest: Any) -> Any:
        return bodies[record.dtype](record, *rest)

    infer_global(dispatch, numba.types.Function(template_of(bodies)))  # type: ignore[no-untyped-call]
    _bodies[dispatch] = bodies
    return dispatch  # type: ignore[return-value]


def give_body(of_verb: Callable[..., Any], record_type: np.dtype[Any], body: Callable[..., Any]) -> None:
    """From now on `of_verb`, given a record of this type, is `body`."""
    bodies = _bodies[of_verb]
    if bodies.setdefault(record_type, body) is not body:
        raise ValueError(f"{of_verb.__name__} has a body for this record type already")
    bodies[numba.from_dtype(record_type)] = body


def instruction(name: str) -> Callable[[F], F]:
    """Compiled code uses a machine instruction instead of the decorated int -> int function."""

    def decorate(function: F) -> F:
        @type_callable(function)
        def typed(context: Any) -> Any:
            return lambda word: numba.types.int64

        @lower_builtin(function, numba.types.Integer)  # type: ignore[no-untyped-call,untyped-decorator]
        def lowered(context: Any, builder: Any, signature: Any, words: Any) -> Any:
            word = context.cast(builder, words[0], signature.args[0], numba.types.int64)
            if name == "ctpop":
                return builder.ctpop(word)
            if name == "cttz":
                return builder.cttz(word, numba.core.cgutils.false_bit)
            zeros = builder.ctlz(word, numba.core.cgutils.false_bit)
            return builder.sub(zeros.type(zeros.type.width), zeros)

        return function

    return decorate
