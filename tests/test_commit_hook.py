"""The hook that checks commit subjects, run as git runs it."""

import subprocess
import sys
from pathlib import Path

import pytest

HOOK = Path(__file__).resolve().parents[1] / ".github/hooks/commit-msg"


def run(folder: Path, message: str) -> subprocess.CompletedProcess[str]:
    """Run the hook on a message."""
    file = folder / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8")
    return subprocess.run([sys.executable, HOOK, file], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "subject",
    [
        "bezique: score brisques at once",
        "lessons, variants: say what each function returns",
        "web/boot: embed the snapshot",
        "tests: focus the card that is tapped",
        'Revert "bezique: score brisques at once"',
        "x: " + "a" * 69,
    ],
)
def test_a_good_subject_passes(tmp_path: Path, subject: str) -> None:
    done = run(tmp_path, f"{subject}\n\nWhy it is done.\n# a comment of git's\n")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("subject", "why"),
    [
        ("score brisques at once", "area: imperative"),
        ("Bezique: score brisques", "area: imperative"),
        ("bezique: Score brisques", "area: imperative"),
        ("bezique: scored brisques at once", "no imperative"),
        ("bezique: scores brisques at once", "no imperative"),
        ("bezique: scoring brisques at once", "no imperative"),
        ("bezique: score brisques.", "full stop"),
        ("x: " + "a" * 70, "73 characters"),
        ("", "area: imperative"),
    ],
)
def test_a_bad_subject_is_refused(tmp_path: Path, subject: str, why: str) -> None:
    done = run(tmp_path, f"# a comment of git's\n{subject}\n")
    assert done.returncode == 1
    assert why in done.stderr
