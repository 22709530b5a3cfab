"""The specification of positions, web/guide/positions.html, agrees with what the engine reads."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from brisques.bezique.position_reader import BeziquePositionReader
from brisques.filko.position_reader import FilkoPositionReader
from brisques.game import NOBODY
from brisques.position import full_line, parse_position
from brisques.position_reader import PositionReader
from brisques.short_position import is_short

PAGE = (Path(__file__).parents[2] / "web/guide/positions.html").read_text("utf-8")
EXAMPLES = [unescape(line) for line in re.findall(r'<code class="position">([^<]*)</code>', PAGE)]


def test_there_are_ten_examples_and_the_last_is_full() -> None:
    assert len(EXAMPLES) == 10
    assert full_line(EXAMPLES[-1]) == EXAMPLES[-1]
    for line in EXAMPLES[:-1]:
        fields = dict(part.strip().split("=", 1) for part in line.split(";")[1:])
        assert is_short(fields)


@pytest.mark.parametrize("line", EXAMPLES)
def test_every_example_is_played_to_its_end(line: str) -> None:
    _, state = parse_position(line)
    while state.to_move != NOBODY:
        state.apply(state.legal()[0])


@pytest.mark.parametrize(
    ("section", "reader"), [("bezique", BeziquePositionReader), ("filko", FilkoPositionReader)]
)
def test_every_field_is_in_the_table_of_its_section(
    section: str, reader: type[PositionReader]
) -> None:
    _, _, rest = PAGE.partition(f'<section id="{section}">')
    heads = re.findall(r'<th scope="row">(.*?)</th>', rest.partition("</section>")[0])
    needed = {n for head in heads for n in re.findall("<code>([a-z]+)</code> ●", head)}
    named = {name for head in heads for name in re.findall("<code>([a-z]+)</code>", head)}
    assert named == {*reader.required, *reader.optional}
    assert needed == {*reader.required}
