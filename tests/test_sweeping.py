"""Little is left of a deal that Python would have to sweep up: the page never asks it to.

All but what refers to itself in a circle is gone as soon as nobody needs it any more.
"""

import gc
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from brisques.bridge import Bridge
from brisques.registry import load_game

MOST = 1000
"""Objects after a deal: some tens of kilobytes, so that an evening of deals goes unnoticed."""


def ask(bridge: Bridge, op: str, **given: Any) -> dict[str, Any]:
    """One request, which is granted."""
    answer: dict[str, Any] = json.loads(bridge.call(json.dumps({"op": op, **given})))
    assert answer["ok"], answer
    return answer


@contextmanager
def unswept() -> Iterator[None]:
    """Nothing is swept up in here, and nothing is left from before."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def play(variant: str) -> None:
    """A deal as the page has it played, with a little thought before each move."""
    bridge = Bridge()
    seats = [{"kind": "player", "level": "master"}] * load_game(variant).players
    now = ask(bridge, "new", variant=variant, seats=seats, seed="sweep")
    while not now["view"]["phase"].endswith("over"):
        ask(bridge, "think", revision=now["revision"])
        now = ask(bridge, "step", revision=now["revision"])
        ask(bridge, "save")


@pytest.mark.parametrize("variant", ["fildinski", "rubicon", "filko-5"])
def test_a_deal_leaves_little_to_sweep_up(variant: str) -> None:
    with unswept():
        play(variant)
        left = gc.collect()
    assert left < MOST
