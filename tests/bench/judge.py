"""Compare the exact solver with unlimited brute force: python -m tests.bench.judge [GROUP...].

The suite (tests/players/test_endgame.py) leaves out the few positions in which the judge, which
tries every action, needs more than some thousand states. Here it takes the time that it needs.
"""

from __future__ import annotations

import argparse
import sys

from brisques.bezique.endgame import state_search
from tests.players.test_endgame import GROUPS, POSITIONS, compare_with_judge


def main() -> None:
    """Compare the positions of each group; an assertion fails where the two differ."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=", ".join(GROUPS))
    parser.add_argument("--positions", type=int, default=POSITIONS, help="in each group")
    asked = parser.parse_args()
    state_search.MOST_NODES = sys.maxsize
    for group in asked.groups or GROUPS:
        print(f"{group}: {compare_with_judge(group, asked.positions, None)} positions agree")


if __name__ == "__main__":
    main()
