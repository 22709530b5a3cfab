"""Replace inspect, the second largest module, by what dataclasses and Pyodide use of it.

Pyodide reads one signature, that of its template `(*args, **kwargs)`. Dataclasses ask for one for a
docstring, which is not kept anyway, and accept ValueError.
"""

from types import FunctionType, MethodType
from typing import Any

CO_VARARGS, CO_VARKEYWORDS = 4, 8


class Parameter:
    """A parameter of the kind `*args` or `**kwargs`, as Pyodide reads it."""

    empty = None
    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = range(5)

    def __init__(self, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind


class Signature:
    """The parameters of a function by name."""

    def __init__(self, parameters: dict[str, Parameter]) -> None:
        self.parameters = parameters


def signature(func: Any, **_: Any) -> Signature:
    """Return the signature of a function of `*args` and `**kwargs`; ValueError for any other."""
    code = getattr(func, "__code__", None)
    if code is None or code.co_argcount or code.co_kwonlyargcount:
        raise ValueError("signatures are not kept here")
    kinds = [Parameter.VAR_POSITIONAL] if code.co_flags & CO_VARARGS else []
    if code.co_flags & CO_VARKEYWORDS:
        kinds.append(Parameter.VAR_KEYWORD)
    names = code.co_varnames[: len(kinds)]
    return Signature({n: Parameter(n, k) for n, k in zip(names, kinds, strict=True)})


def unwrap(func: Any) -> Any:
    """Return the function inside its wrappers."""
    while hasattr(func, "__wrapped__"):
        func = func.__wrapped__
    return func


def isclass(value: object) -> bool:
    """Return whether an object is a class."""
    return isinstance(value, type)


def ismethod(value: object) -> bool:
    """Return whether an object is a bound method."""
    return isinstance(value, MethodType)


def iscoroutinefunction(value: object) -> bool:
    """Return whether an object is a coroutine function."""
    return isinstance(value, FunctionType) and bool(value.__code__.co_flags & 0x80)


getattr_static = getattr
