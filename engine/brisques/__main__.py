"""Run the engine's commands: `python -m brisques COMMAND`, as the installed `brisques` does."""

import sys

from brisques.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
