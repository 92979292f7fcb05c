"""How rules are compiled: kept as they were lowered, and optimised where Python comes in.

numba optimises every function with all that it calls and makes machine code of it; then it does the same for
whoever calls that one, and so on up. But only the last of them is entered from Python. So a rule that another
one calls is typed, lowered and kept like that; a driver takes in all that it needs, and the optimiser sees
the whole of it once. numba's other steps (closures, array expressions, reference counts) are for code that
rules do not have. Cold, a game is ready in half the time, and it plays as fast or faster.

`jit` is what everybody else uses. This file alone knows numba's inside, which may change with any minor
release: pyproject.toml pins one, and tests/engine/test_jit.py says what has to hold.
"""

from __future__ import annotations

import operator
from typing import Any, ClassVar

import numba
from numba import _dynfunc, types  # type: ignore[attr-defined]
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import (
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.untyped_passes import (
    FixupArgs,
    GenericRewrites,
    IRProcessing,
    ReconstructSSA,
    TranslateByteCode,
)
from numba.extending import models, register_model

OPTIONS: Any = {"error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}
OPERATORS = operator.add.__module__
INNER: Any = OPTIONS | {"no_cpython_wrapper": True}


class Kept(JITCodeLibrary):
    """A function as it was lowered."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration:
                # It may come in by many ways, and goes where it is not used.
                function.linkage = "linkonce_odr"
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """For code that numba compiles in its own way: the function and all that it calls."""
        whole = self._final_module.clone()
        for library in called_by(self):
            link(library, whole)
        return whole


class Whole(JITCodeLibrary):
    """A function and all that it calls, as machine code."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        for library in called_by(self):
            self._reload_init.update(library._reload_init)
            link(library, self._final_module)
        self._linking_libraries.clear()
        super().finalize()

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


def called_by(library: Any) -> list[Any]:
    """The libraries that this one needs, each once, with all that they need in turn."""
    found = list(dict.fromkeys(library._linking_libraries))
    for each in found:  # which grows meanwhile
        if isinstance(each, Kept):
            found += [more for more in each._linking_libraries if more not in found]
    return found


def link(library: Any, module: Any) -> None:
    """Copy a library into a module; of a kept one only itself."""
    source = library._final_module if isinstance(library, Kept) else library._get_module_for_linking()
    module.link_in(source, preserve=True)


class Typing:
    """numba's typing, which remembers what operators make of what: it would try every way each time."""

    known: ClassVar[dict[Any, Any]] = {}

    def __init__(self, context: Any) -> None:
        self.context = context

    def __getattr__(self, name: str) -> Any:
        return getattr(self.context, name)

    def resolve_function_type(self, function: Any, args: Any, kws: Any) -> Any:
        is_operator = getattr(function, "__module__", None) == OPERATORS
        if kws or not (is_operator or all(isinstance(each, types.Number) for each in args)):
            return self.context.resolve_function_type(function, args, kws)
        if (function, args) not in self.known:
            self.known[function, args] = self.context.resolve_function_type(function, args, kws)
        return self.known[function, args]


@register_pass(mutates_CFG=True, analysis_only=False)
class Infer(NopythonTypeInference):
    """Find the types of everything."""

    _name = "infer"

    def run_pass(self, state: Any) -> bool:
        context = state.typingctx
        state.typingctx = Typing(context)
        try:
            return bool(super().run_pass(state))
        finally:
            state.typingctx = context


@register_pass(mutates_CFG=True, analysis_only=False)
class Keep(NativeLowering):
    """Lower the function and tell other compiled code of it; make no machine code."""

    _name = "keep"

    def run_pass(self, state: Any) -> bool:
        state.library = Kept(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        state.library.finalize()
        kept = state["cr"]
        # Callers know it by an object that Python could call, if there were machine code.
        name = _dynfunc.make_function(
            kept.fndesc.lookup_module(), kept.fndesc.qualname, "", 0, kept.env, (state.library,)
        )
        state.targetctx.insert_user_function(name, kept.fndesc, [state.library])
        state["cr"] = kept._replace(cfunc=name)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class Finish(NativeLowering):
    """Lower the function, take in what it calls, optimise, and make machine code."""

    _name = "finish"

    def run_pass(self, state: Any) -> bool:
        state.library = Whole(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class Compiler(CompilerBase):
    """The steps of numba that rules need."""

    last: Any = Finish

    def define_pipelines(self) -> list[PassManager]:
        steps = PassManager("rule")
        for step in (
            *(TranslateByteCode, FixupArgs, IRProcessing, GenericRewrites, ReconstructSSA),
            *(Infer, PreLowerStripPhis, IRLegalization, self.last, NoPythonBackend),
        ):
            steps.add_pass(step, step.__name__)
        steps.finalize()
        return [steps]


class KeepingCompiler(Compiler):
    last = Keep


class KeptType(types.Dispatcher):
    """The type of a rule in compiled code.

    numba would compile a function anew for every constant that it is called with. The optimiser does better
    with constants, and only where that pays.
    """

    def __init__(self, dispatcher: Any) -> None:
        super().__init__(dispatcher)
        self._calls: dict[Any, Any] = {}  # signatures by the types of arguments

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        assert not kws, "rules are called by position"
        general = tuple(types.unliteral(each) for each in args)
        if general not in self._calls:
            self._calls[general] = super().get_call_type(context, general, kws)
        return self._calls[general]


register_model(KeptType)(models.OpaqueModel)


def keep(function: Any) -> Any:
    """Compile `function` for other compiled code."""
    return numba.njit(pipeline_class=KeepingCompiler, **INNER)(function)


def finish(function: Any, nogil: bool) -> Any:
    """Compile `function` for Python, and keep the result on disk."""
    return numba.njit(cache=True, nogil=nogil, pipeline_class=Compiler, **OPTIONS)(function)
