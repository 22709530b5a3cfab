"""One whole deal of a variant as text: every action with what it did, and some positions.

A hash of the position picks each action, so a change to a player changes no playthrough. The module
imports the engine alone, so that the same text can be made in Pyodide and compared.
"""

from __future__ import annotations

from zlib import crc32

from brisques.events import Event, Played, event_for_seat
from brisques.game import NOBODY, Game, State
from brisques.position import format_position
from brisques.registry import load_game
from brisques.shuffle import deal_rng

SEED = "playthrough"
POSITIONS = (0, 20, 48, 70)
"""The numbers of actions after which the whole position is written."""


def playthrough(variant: str) -> str:
    """Return the text of the deal."""
    game = load_game(variant)
    events: list[Event] = []
    standing = game.new_match(0)
    state = game.deal(standing, game.shuffle(0, deal_rng(SEED, 1)), events)
    lines = [f"{variant}: seed {SEED}", *_told(game, events)]
    count = 0
    while state.to_move != NOBODY:
        if count in POSITIONS:
            lines += ["", format_position(game, state), ""]
        seat = state.to_move
        action = choose(game, state)
        done: list[Event] = []
        state.apply(action, done)
        lines.append(f"{seat} {game.action_code(action)}")
        lines += _told(game, done)
        count += 1
    after = game.settle(standing, state)
    lines += ["", f"{count} actions, scores {after.scores}, winner {after.winner}"]
    outcome = game.view(game.observe(state, 0)).get("outcome")
    if outcome:
        words = ", ".join(f"{key} {value}" for key, value in outcome.items())
        lines.append(f"{words}, next dealer {after.dealer}")
    return "\n".join(lines) + "\n"


def choose(game: Game, state: State) -> int:
    """Return the legal action that a hash of the position picks."""
    legal = state.legal()
    return legal[crc32(format_position(game, state).encode()) % len(legal)]


def _told(game: Game, events: list[Event]) -> list[str]:
    """Return the events as the seat concerned sees them, but no play: it repeats its action."""
    lines = []
    for event in events:
        if not isinstance(event, Played):
            shown = event_for_seat(event, getattr(event, "seat", 0), game.pattern)
            words = (
                ".".join(value) if isinstance(value, list) else str(value)
                for value in shown.values()
            )
            lines.append(f"    {' '.join(words)}".rstrip())
    return lines
