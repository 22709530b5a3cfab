"""`python -m web.cards COURTS OUT`: draw all faces and backs into the folder OUT.

COURTS is the folder `src/images/2color` of the npm package @heruka_urgyen/react-playing-cards.
"""

import sys
from pathlib import Path

from . import draw


def main(args: list[str]) -> int:
    if len(args) != 2:
        print("usage: python -m web.cards COURTS OUT", file=sys.stderr)
        return 2
    courts, out = map(Path, args)
    if not courts.is_dir():
        print(f"cards: no folder of court drawings at {courts} (npm ci in web/)", file=sys.stderr)
        return 1
    print(f"{draw(courts, out)} card files")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
