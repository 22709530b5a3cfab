"""Run the JavaScript unit tests here under Node's own test runner; show its output if they fail."""

import os
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent


def test_javascript_units() -> None:
    node = os.environ.get("PLAYWRIGHT_NODEJS_PATH") or shutil.which("node")
    assert node, "no node: run the tests by `python build.py test`, which brings one"
    files = sorted(map(str, HERE.glob("*.test.js")))
    assert files
    command = [node, "--test", "--test-reporter=spec", *files]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
