"""What a review of played deals asks the bridge for: the match of a record, its moves, a branch."""

from __future__ import annotations

from brisques.bridge.arguments import Arguments
from brisques.bridge.messages import Answer
from brisques.bridge.summary import resume
from brisques.errors import EngineError
from brisques.match import Match
from brisques.players.levels import player
from brisques.record import Branch, Record, parse_record


def match_of(arguments: Arguments) -> Match:
    """Return the match of `record`, or of its first `deals`.

    Raises: bridge/bad-argument; player/unknown; record/... and refusals as `Match`.
    """
    text = arguments.text("record")
    can_resume = arguments.has("summary") and not arguments.has("deals")
    match = resume(text, arguments.text("summary")) if can_resume else None
    match = match or Match(_first_deals(parse_record(text), arguments))
    for seat in match.record.seats:
        if seat.kind == "player":
            player(seat.level)
    return match


def _first_deals(record: Record, arguments: Arguments) -> Record:
    """Return a record with as many of its deals as are asked for.

    Only the last deal of a record can be a branch.
    """
    if arguments.has("deals"):
        count = arguments.number("deals")
        if not 1 <= count <= len(record.deals):
            expected = f"1–{len(record.deals)}"
            raise EngineError("bridge/bad-argument", "deals", expected=expected)
        if count < len(record.deals):
            record.branch = None
        del record.deals[count:]
    return record


def branch_of(match: Match, place: int) -> Match:
    """Return a match that goes on from before action number `place` (from 0) of this deal.

    It is marked in its record, since the person may know the cards now.

    Raises: table/no-such-place, also if the deal is over there.
    """
    branch = match.at_place(place)
    if branch.deal_over:
        raise EngineError("table/no-such-place", last=place - 1)
    branch.record.branch = Branch(branch.record.number, place)
    return branch


def moves_of(match: Match) -> list[Answer]:
    """Return the actions of the finished deal as plain data: seat, code and number of the trick.

    Raises: table/deal-not-over, because some actions are secret until then.
    """
    if not match.deal_over:
        raise EngineError("table/deal-not-over")
    game = match.game
    state = match.at_place(0).current_state()
    moves = []
    for action in match.actions():
        number = game.observe(state, state.to_move).number
        code = game.action_code(action)
        moves.append({"seat": game.actor(state, action), "action": code, "trick": number})
        state.apply(action)
    return moves
