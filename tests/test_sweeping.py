"""A deal leaves few objects for Python's cyclic garbage collector, which the page never runs.

Everything but reference cycles is freed as soon as it is unused.
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
    """Send one request, which must succeed; return the answer."""
    answer: dict[str, Any] = json.loads(bridge.call(json.dumps({"op": op, **given})))
    assert answer["ok"], answer
    return answer


@contextmanager
def unswept() -> Iterator[None]:
    """Disable the garbage collector inside, and start with nothing to collect."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def play(variant: str) -> None:
    """Play a deal as the page does, with a short search before each move."""
    bridge = Bridge()
    seats = [{"kind": "player", "level": "master"}] * load_game(variant).players
    now = ask(bridge, "new", variant=variant, seats=seats, seed="sweep")
    while not now["view"]["phase"].endswith("over"):
        ask(bridge, "think", revision=now["revision"])
        now = ask(bridge, "step", revision=now["revision"])
        ask(bridge, "save")


@pytest.mark.parametrize("variant", ["fildinski", "rubicon", "filko-5"])
def test_a_deal_leaves_few_reference_cycles(variant: str) -> None:
    with unswept():
        play(variant)
        left = gc.collect()
    assert left < MOST
