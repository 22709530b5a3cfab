"""What is done at a table while the build records which functions of Pyodide are called."""

import json
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from brisques.bridge.schema.operations import OPERATIONS
from web.build.snapshot import usual
from web.build.steps import WEB


def test_every_operation_is_done_with_success(monkeypatch: pytest.MonkeyPatch) -> None:
    done: set[str] = set()
    monkeypatch.setattr(usual, "bridge", SimpleNamespace(call=noting(usual.bridge.call, done)))
    monkeypatch.setattr(usual, "MOST_SLICES", 2)
    usual.look_around("fildinski")
    usual.play("fildinski", 2, "strong", 1)
    usual.share()
    usual.learn((WEB / "lessons/fildinski/01-pack.lesson").read_text(encoding="utf-8"))
    missing = OPERATIONS.keys() - done
    assert missing == {"claim", "next"}, "one deal has no next, and may have no claim"


def noting(call: Callable[[str], str], done: set[str]) -> Callable[[str], str]:
    """Return a call of the bridge that notes the operations answered without an error."""

    def noted(text: str) -> str:
        answer = call(text)
        if json.loads(answer)["ok"]:
            done.add(json.loads(text)["op"])
        return answer

    return noted
