"""Play the beginning of a match, then drop it; run inside Pyodide before the snapshot is taken.

So what a person does first is imported and computed already: the tables of the default game, its
texts in JSON, a move of the other player. The bridge of the page is not used.
"""

import json
import traceback
from typing import Any

from _pyodide import _base  # type: ignore[import-not-found]

from brisques.bridge import Bridge

AT_START = (
    "{}",
    "import importlib; importlib",
    "import __main__; __main__.__dict__",
    "import builtins; builtins.__dict__",
)
"""The texts that Pyodide runs at every start."""

LESSON = "brisques-lesson 1\ntitle: Warm\nvariant: fildinski\nstep: To read\ntext: Words."


def _begin_a_match() -> None:
    bridge = Bridge()

    def ask(op: str, **given: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(bridge.call(json.dumps({"op": op, **given})))
        if not answer["ok"]:
            raise RuntimeError(f"{op}: {answer['error']}")
        return answer

    seats = [{"kind": "human"}, {"kind": "player", "level": "casual"}]
    now = ask("new", variant=ask("hello")["default"], seats=seats, seed="warm")
    for _ in range(4):
        view, revision = now["view"], now["revision"]
        if view["to_move"] == 0:
            now = ask("act", action=view["legal"][0], revision=revision)
        else:
            now = ask("step", revision=revision)
    ask("save")
    ask("lesson-open", text=LESSON)  # the engine imports its lesson reader at the first lesson
    ask("close")


def _stumble() -> None:
    try:
        raise RuntimeError("so that what tells of errors is imported too")
    except RuntimeError:
        traceback.format_exc()


def _keep_compiled(texts: tuple[str, ...]) -> None:
    """Keep the compiled code of these texts, so that a start needs none of the compiler."""
    compiled = {text: _base.CodeRunner(text).compile() for text in texts}
    plain = _base.eval_code

    def eval_code(source: str, *given: Any, **more: Any) -> Any:
        if source in compiled and not more:
            return compiled[source].run(*given)
        return plain(source, *given, **more)

    _base.eval_code = eval_code


_begin_a_match()
_stumble()
_keep_compiled(AT_START)
