"""Draw all faces and backs into a folder: `python -m web.cards COURTS OUT`.

COURTS is the folder `src/images/2color` of the npm package @heruka_urgyen/react-playing-cards.
"""

import sys
from pathlib import Path

from . import draw


def main(args: list[str]) -> int:
    """Run the command; return its exit status."""
    if len(args) == 2:
        return draw_cards(*map(Path, args))
    print("usage: python -m web.cards COURTS OUT", file=sys.stderr)
    return 2


def draw_cards(courts: Path, out: Path) -> int:
    """Draw all packs into a folder; return the exit status."""
    if not courts.is_dir():
        print(f"cards: no folder of court drawings at {courts} (npm ci in web/)", file=sys.stderr)
        return 1
    print(f"{draw(courts, out)} card files")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
