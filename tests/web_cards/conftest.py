"""Draw the packs once for all tests here; the courts are from web/node_modules, pinned there."""

from pathlib import Path

import pytest

from web.cards import draw

ROOT = Path(__file__).resolve().parents[2]
COURTS = ROOT / "web/node_modules/@heruka_urgyen/react-playing-cards/src/images/2color"


@pytest.fixture(scope="session")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("cards")
    draw(COURTS, out)
    return out
