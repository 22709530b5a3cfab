"""The optional extra `lab`: what needs it, and that no other command needs its libraries."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from brisques.cli.main import main
from tests.test_fences import OPTIONAL

ROOT = Path(__file__).resolve().parents[1]
LIBRARIES = {"cmaes", "distributed", "matplotlib", "numpy", "scipy", "tqdm"}
SENTENCE = 'This command needs the library “{}”. In the folder of the source: pip install ".[lab]".'


def bare(*argv: str) -> subprocess.CompletedProcess[str]:
    """Run a command with the standard library alone: -S hides installed packages."""
    command = [sys.executable, "-S", "-m", "engine", *argv]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_extra_lists_what_the_lab_imports() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {line.partition(">")[0] for line in project["optional-dependencies"]["lab"]} == LIBRARIES
    assert OPTIONAL["lab"] | OPTIONAL["cli"] | {"distributed"} == LIBRARIES


@pytest.mark.parametrize(
    "argv",
    [
        ["arena", "fildinski", "--a", "casual", "--b", "novice"],
        ["tune", "fildinski"],
        ["teach", "fildinski"],
        ["value", "fildinski"],
        ["regret", "fildinski", "--level", "strong"],
    ],
    ids=lambda argv: argv[0],
)
def test_a_command_without_its_libraries_says_how_to_get_them(argv: list[str]) -> None:
    run = bare(*argv)
    assert (run.returncode, run.stdout) == (2, "")
    (line,) = run.stderr.splitlines()
    assert line.startswith("extra/not-installed ")
    assert line.endswith(SENTENCE.partition("}")[2])


def test_a_missing_library_is_reported_before_a_deal_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Also a library that only one option needs."""
    command = ["arena", "fildinski", "--a", "casual", "--b", "novice", "--pairs", "1"]
    monkeypatch.delitem(sys.modules, "brisques.lab.plot", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setitem(sys.modules, "distributed", None)
    for option, library in (("--plot", "matplotlib"), ("--cluster", "distributed")):
        assert main([*command, option, str(tmp_path / "x")]) == 2
        assert (
            capsys.readouterr().err
            == f"extra/not-installed {library}: {SENTENCE.format(library)}\n"
        )


@pytest.mark.parametrize(
    "argv", [["perft", "fildinski", "--depth", "1"], ["selfplay", "fildinski", "--deals", "1"]]
)
def test_other_commands_need_no_library(argv: list[str]) -> None:
    run = bare(*argv)
    assert (run.returncode, run.stderr) == (0, "")


def test_importing_the_package_loads_no_library() -> None:
    """Nor does starting the shell without a command."""
    code = (
        "import sys; sys.path.insert(0, 'engine')\n"
        "import brisques, brisques.cli.main, brisques.lab.arena, brisques.lab.trial\n"
        "print(*sys.modules)"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert LIBRARIES & set(run.stdout.split()) == set()
