"""What build.py does when it is interrupted, run twice at once, or cannot write."""

import fcntl
import os
import re
import shutil
import signal
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

import build
from web.build import steps, toolchain
from web.build.archive import pack
from web.build.site import replace
from web.build.steps import Command
from web.build.toolchain import Node


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Command]:
    """Return the list of commands that would be run, each while no other process may install."""
    commands: list[Command] = []

    def note(command: Command, **_: object) -> None:
        with (tmp_path / ".cache/lock").open("w") as lock, pytest.raises(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        commands.append(command)

    monkeypatch.setattr(toolchain, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "CACHE", tmp_path / ".cache")
    monkeypatch.setattr(toolchain, "run", note)
    return commands


def test_an_environment_without_pip_is_made_again(tmp_path: Path, made: list[Command]) -> None:
    python = toolchain.venv_python(tmp_path / "venv")
    python.parent.mkdir(parents=True)
    python.touch()
    assert toolchain.environment(tmp_path / "venv") == python
    assert made == [[sys.executable, "-m", "venv", "--clear", tmp_path / "venv"]]
    (python.parent / "pip3").touch()
    toolchain.environment(tmp_path / "venv")
    assert len(made) == 1


def test_packages_are_installed_by_one_process(
    tmp_path: Path, made: list[Command], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "node_modules").mkdir()
    monkeypatch.setattr(toolchain, "VENV", tmp_path)
    monkeypatch.setattr(toolchain, "digest", lambda _: "hash of the list")
    monkeypatch.setattr(toolchain, "need", lambda path, _: path)
    monkeypatch.setattr(toolchain, "pip_install", lambda *command: toolchain.run(command))
    for _ in range(2):
        toolchain.install_group(tmp_path / "python", "dev")
        toolchain.install_npm(Node(Path("node"), (Path("npm"),)), tmp_path, "installing")
    assert [Path(command[0]).name for command in made] == ["python", "npm"]


def test_a_site_replaces_the_one_before_whole(tmp_path: Path) -> None:
    dist, site = tmp_path / "dist", tmp_path / "temporary/site"
    for folder, text in ((dist, "before"), (site, "after")):
        folder.mkdir(parents=True)
        (folder / "index.html").write_text(text)
    replace(dist, site)
    assert (dist / "index.html").read_text() == "after"
    assert (tmp_path / "temporary/old/index.html").read_text() == "before"


def test_packing_that_fails_leaves_the_zip_before(tmp_path: Path) -> None:
    site, zipped = tmp_path / "site", tmp_path / "brisques.zip"
    site.mkdir()
    (site / "index.html").touch()
    (site / os.fsdecode(b"\xff")).touch()  # a name that no zip can hold
    zipped.write_text("before")
    with pytest.raises(UnicodeEncodeError):
        pack(site, zipped)
    assert zipped.read_text() == "before"
    assert {*tmp_path.iterdir()} == {site, zipped}


@pytest.mark.parametrize(
    ("error", "code", "line"),
    [
        (KeyboardInterrupt(), 128 + signal.SIGINT, "build.py: interrupted"),
        (
            PermissionError(13, "Permission denied", "dist"),
            1,
            "build.py: [Errno 13] Permission denied: 'dist'",
        ),
    ],
)
def test_errors_of_a_person_are_one_line(
    error: BaseException,
    code: int,
    line: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail() -> int:
        raise error

    monkeypatch.setattr(build, "perform", fail)
    assert build.main() == code
    assert capsys.readouterr().err == f"{line}\n"


@pytest.mark.parametrize("port", ["65536", "-1", "x"])
def test_a_port_that_cannot_be_is_refused_before_the_build(
    port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["build.py", "serve", f"--port={port}"])
    monkeypatch.setattr(build, "serve", pytest.fail)
    with pytest.raises(SystemExit):
        build.main()
    assert f"'{port}' is no number from 0 to 65535" in capsys.readouterr().err


def test_a_failed_check_ends_the_command_after_its_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "build.py"
    script.write_text("print('a fault')\nraise SystemExit(1)\n", encoding="utf-8")
    monkeypatch.setattr(build, "__file__", str(script))
    with pytest.raises(steps.Trouble, match="a check failed"), build.checking():
        print("built")
    assert capsys.readouterr().out.splitlines() == ["built", "a fault"]


def test_clean_removes_what_git_ignores(monkeypatch: pytest.MonkeyPatch) -> None:
    removed: list[str] = []
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "rmtree", lambda path, **_: removed.append(path.name))
        patch.setattr(Path, "unlink", lambda path, **_: removed.append(path.name))
        build.clean()
    ignored = (build.ROOT / ".gitignore").read_text("utf-8").splitlines()
    names = {line.strip("/") for line in ignored if not re.match(r"#|\*|__pycache__", line)}
    assert names - {*removed} == set()


def test_the_help_of_bench_names_all_that_it_measures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["build.py", "bench", "--help"])
    with pytest.raises(SystemExit):
        build.main()
    shown = capsys.readouterr().out
    assert [
        name for name in (*build.BENCHES, *build.BENCHES_WITHOUT_PAGE) if name not in shown
    ] == []


@pytest.mark.parametrize(
    ("arguments", "file", "options"),
    [
        (["boot", "--help"], "boot.py", ["--help"]),
        (["-h"], None, []),
        (["--json", "--help"], None, []),
        (["peers", "openspiel", "--svg", "a.svg"], "peers.py", ["openspiel", "--svg", "a.svg"]),
    ],
)
def test_a_bench_gets_its_own_options(
    arguments: list[str], file: str | None, options: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Command] = []
    monkeypatch.setattr(sys, "argv", ["build.py", "bench", *arguments])
    monkeypatch.setattr(build, "python_with", lambda _: Path("python"))
    monkeypatch.setattr(build, "build_site", pytest.fail)
    monkeypatch.setattr(build, "inherit", lambda command, _: started.append(command))
    with nullcontext() if file else pytest.raises(SystemExit):
        build.perform()
    assert started == ([[Path("python"), f"tests/bench/{file}", *options]] if file else [])


def test_a_bench_that_is_not_there_is_refused_before_the_build(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["build.py", "bench", "bot"])
    monkeypatch.setattr(build, "build_site", pytest.fail)
    assert build.main() == 1
    assert "there is no bench 'bot'" in capsys.readouterr().err


def test_every_bench_has_a_file() -> None:
    names = (*build.BENCHES, *build.BENCHES_WITHOUT_PAGE)
    assert [name for name in names if not (build.ROOT / f"tests/bench/{name}.py").is_file()] == []


def test_the_readme_names_every_bench() -> None:
    readme = (build.ROOT / "README.md").read_text(encoding="utf-8")
    rows = [line for line in readme.splitlines() if line.startswith("| `python build.py bench")]
    named = {code.split()[-1] for row in rows for code in re.findall("`([a-z][a-z. ]*)", row)}
    assert {*build.BENCHES, *build.BENCHES_WITHOUT_PAGE} - named == set()


def test_options_of_pytest_keep_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Command] = []
    options = ["-k", "a or b", "tests/web", "-x", "-h"]
    monkeypatch.setattr(sys, "argv", ["build.py", "golden", *options])
    monkeypatch.setattr(build, "python_with", lambda _: Path("python"))
    monkeypatch.setattr(build, "inherit", lambda command, _: given.append(command))
    build.perform()
    assert given[0][-len(options) :] == options
