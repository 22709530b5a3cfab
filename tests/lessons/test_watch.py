"""`lesson new` and `lesson watch`: the example lesson, and its states as the page requests them."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from socket import socket
from typing import Any
from urllib.request import urlopen

import pytest

from brisques.cli.lesson import _findings
from brisques.cli.lesson_watch import Watched, open_watch
from brisques.cli.main import main
from brisques.errors import EngineError
from brisques.words import words_of


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "mine.lesson"
    assert main(["lesson", "new", str(file)]) == 0
    return file


@pytest.fixture
def watched(file: Path) -> Watched:
    watched = Watched(file, partial(_findings, words_of("en")))
    assert watched.look()
    return watched


@pytest.fixture
def address(watched: Watched, tmp_path: Path) -> Iterator[str]:
    (tmp_path / "site").mkdir()
    (tmp_path / "site/embed.js").write_text("// the table")
    server = open_watch(watched, tmp_path / "site", 0, words_of("en"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def got(address: str) -> Any:
    with urlopen(address, timeout=30) as answer:  # noqa: S310 (our own)
        return answer.read().decode()


def test_the_example_is_a_proved_lesson(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "check", str(file)]) == 0
    assert "Take it: reached by" in capsys.readouterr().out


def test_an_existing_file_is_not_overwritten(file: Path) -> None:
    file.write_text("mine")
    assert main(["lesson", "new", str(file)]) == 2
    assert file.read_text() == "mine"


def test_each_save_that_changes_the_file_is_a_new_state(watched: Watched, file: Path) -> None:
    assert (watched.number, watched.readable) == (0, True)
    assert not watched.look()
    file.write_text(file.read_text().replace("right: AC", "right: 9S"))
    assert watched.look()
    assert (watched.number, watched.readable) == (1, True)
    assert any("lesson/" in line for line in watched.told)
    file.write_text("not a lesson")
    assert watched.look()
    assert (watched.number, watched.readable) == (2, False)
    file.unlink()
    assert watched.look()
    assert not watched.look()


def test_an_empty_file_is_no_lesson(file: Path) -> None:
    file.write_text("")
    watched = Watched(file, partial(_findings, words_of("en")))
    assert watched.look()
    assert "lesson/not-a-lesson" in watched.told[0]
    file.write_bytes(b"\xff")
    assert watched.look()
    assert "file/not-utf-8" in watched.told[0]
    file.write_text("")
    assert watched.look()
    assert "lesson/not-a-lesson" in watched.told[0]


def test_the_page_gets_an_answer_when_the_file_changes(
    watched: Watched, file: Path, address: str
) -> None:
    assert "<main>" in got(address)
    assert got(f"{address}embed.js") == "// the table"
    assert json.loads(got(f"{address}watch/-1"))["number"] == 0
    answers: list[Any] = []
    waiting = threading.Thread(target=lambda: answers.append(json.loads(got(f"{address}watch/0"))))
    waiting.start()
    file.write_text(file.read_text().replace("title: Taking a Ten", "title: Another"))
    watched.look()
    waiting.join(timeout=30)
    assert answers[0]["number"] == 1
    assert "title: Another" in got(f"{address}watch/1.lesson")


def test_the_page_speaks_the_language_of_the_command(watched: Watched, tmp_path: Path) -> None:
    (tmp_path / "embed.js").touch()
    server = open_watch(watched, tmp_path, 0, words_of("fr"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page = got(f"http://127.0.0.1:{server.server_port}/")
    server.shutdown()
    server.server_close()
    assert '<html lang="fr">' in page
    assert "La commande «\N{NO-BREAK SPACE}lesson watch\N{NO-BREAK SPACE}» est terminée." in page


def test_a_folder_without_a_built_table_is_refused(watched: Watched, tmp_path: Path) -> None:
    with pytest.raises(EngineError, match="file/no-site"):
        open_watch(watched, tmp_path, 0, words_of("en"))


def test_a_port_that_cannot_be_used_is_named(watched: Watched, tmp_path: Path) -> None:
    (tmp_path / "embed.js").touch()
    with pytest.raises(EngineError, match="file/no-port 99999"):
        open_watch(watched, tmp_path, 99_999, words_of("en"))


def test_characters_that_change_the_writing_direction_are_refused(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(
        file.read_text("utf-8").replace("Take it", "Take \N{RIGHT-TO-LEFT OVERRIDE}it"), "utf-8"
    )
    assert main(["lesson", "check", str(file)]) == 1
    assert "lesson/bad-character" in capsys.readouterr().out


@pytest.mark.parametrize(("error", "told"), [(BrokenPipeError, False), (ValueError, True)])
def test_a_browser_that_disconnects_is_no_error(
    error: type[Exception],
    told: bool,
    watched: Watched,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "embed.js").write_text("")
    server = open_watch(watched, tmp_path, 0, words_of("en"))
    try:
        raise error
    except error:
        with socket() as connection:
            server.handle_error(connection, ("127.0.0.1", 1))
    server.server_close()
    assert ("Traceback" in capsys.readouterr().err) == told
