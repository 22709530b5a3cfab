"""Run the engine's commands from a checkout: `python -m engine COMMAND`, nothing installed."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from brisques.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
