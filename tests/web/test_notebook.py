"""The notebook of the guide runs, and its wheel is installed as notebooks do it."""

import json
import re
import runpy
import subprocess
from pathlib import Path

import pytest

from web.build import wheel
from web.build.steps import WEB
from web.build.toolchain import find_node

NOTEBOOK = WEB / "guide/arena.ipynb"

IN_PYODIDE = """
import { readFileSync } from "node:fs";
const [, , pyodide, file] = process.argv;
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(file)), "wheel");
console.log(python.runPython(`
from brisques import Table
table = Table("fildinski", seed="7")
while not table.deal_over:
    table.play(table.choose("casual"))
f"{sum(table.points)} {table._repr_svg_()[:4]}"
`));
"""


def cells() -> list[str]:
    """Return the code cells of the notebook."""
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_runs_and_measures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its first cell draws what a player sees; the strategy and its test take twenty lines."""
    show, measure = cells()
    *lines, last = show.splitlines()
    assert len([line for line in measure.splitlines() if line]) <= 20
    shorter = measure.replace("deals=200", "deals=4")
    script = tmp_path / "cells.py"
    script.write_text("\n".join([*lines, f"shown = {last}", shorter]), encoding="utf-8")
    names = runpy.run_path(str(script))
    assert names["shown"]._repr_svg_().startswith("<svg")
    told = capsys.readouterr().out
    assert re.fullmatch(r"[+-]\d+\.\d points a deal, 95 % interval ± \d+\.\d\n", told)


def test_the_wheel_for_notebooks_can_be_installed_and_plays(tmp_path: Path) -> None:
    """It is unpacked as micropip does, and is built with the same bytes each time."""
    made = wheel.write(tmp_path)
    assert made.name in NOTEBOOK.read_text(encoding="utf-8")
    content = made.read_bytes()
    assert wheel.write(tmp_path).read_bytes() == content
    script = tmp_path / "install.mjs"
    script.write_text(IN_PYODIDE, encoding="utf-8")
    pyodide = WEB / "node_modules/pyodide"
    command = [str(find_node().program), str(script), str(pyodide), str(made)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    points, drawn = told.split()
    assert int(points) > 0
    assert drawn == "<svg"
