"""Positions of the Filicău / Filkó family that the table must have room for."""

from brisques.filko.status import Status
from tests.filko_scene import Scene, dealt, playing

HAND = "AH OB 9H 8H"


def _last_to_play(variant: str, trick: str, status: Status, **fields: str) -> Scene:
    """Return a position in which our card ends the trick and every seat has announced its aim."""
    players = 1 + len(trick.split())
    hands = [HAND, *[""] * (players - 1)]
    given = {"aims": ",".join(["0"] * players), **fields}
    return playing(variant, hands, trick=trick, leader=1, status=status, fields=given)


def filko_four() -> Scene:
    """We are servants, and may agree with what the partner announced."""
    odd = Status(0b1010, servant=2)
    return _last_to_play("filko-4", "KB UB TB", odd, aims="-,0,1,0")


def filko_five() -> Scene:
    """The Old Man sits at our right and we are masters: two against three."""
    pair = Status(0b00011, 0b00011, 2, 1, 1)
    return _last_to_play("filko-5", "KB UB TB 9B", pair, party="01", shown="1", oldman="1")


def filko_five_aim() -> Scene:
    """We may agree with our partner, who is the Old Man, a servant and the dealer."""
    kept = Status(0b10110, 0b01001, 3, 1, 3)
    fields = {"party": "03", "shown": "1", "oldman": "3", "aims": "-,1,1,0,1"}
    return _last_to_play("filko-5", "KB UB TB 9B", kept, **fields)


def filko_six() -> Scene:
    """Three against three; masters and servants sit alternately."""
    odd = Status(0b101010, servant=2)
    return _last_to_play("filko-6", "KB UB TB 9B 8B", odd)


def filko_hats() -> Scene:
    """We lead; two players have their hats off, and all have made a face."""
    bare = Status(hats=0b1010)
    return playing("hats", ["7L OB AH"], status=bare, fields={"signals": "0,1,2,3"})


def filko_secret() -> Scene:
    """We hold the called card, which no other player knows."""
    fields = {"party": "02", "oldman": "2", "called": "AL1"}
    return playing("filko-5", ["AL KH", "", "OA"], trick="KL", leader=4, fields=fields)


def filko_alone() -> Scene:
    """We are the Old Man and hold the card that we called, which no other player knows."""
    fields = {"party": "0", "oldman": "0", "called": "AL1"}
    rules = "filko-5,party.own-card=alone"
    return playing(rules, ["AL KH OA"], trick="KL", leader=4, fields=fields)


def filko_decided() -> Scene:
    """We lead, and the remaining cards cannot change the result."""
    taken = ["AL TL AH TH", "AB TB AA 9B"]
    return playing("filko-4", ["7L 8L", "9A 9H", "8A 7A", "8H TA"], taken=taken)


def filko_cut() -> Scene:
    """We cut the pack."""
    return dealt("filko-4", dealer=1, bottom="OA OL 8B")


def filko_masters_cut() -> Scene:
    """We are masters: we cut the pack of Filicău, or let our partner cut it."""
    return dealt("filicau", dealer=1, status=Status(0b0101), is_cut=True)


def filko_call() -> Scene:
    """We are the Old Man and call a card."""
    return dealt("filko-5", dealer=1, hands=["OA TL KH 7H 8H 9H"])


FILKO = [
    filko_four,
    filko_five,
    filko_five_aim,
    filko_six,
    filko_hats,
    filko_secret,
    filko_decided,
    filko_cut,
    filko_call,
]
