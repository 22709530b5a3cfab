"""Run the README's two commands as on a bare machine: no Node, no browser, an empty home folder.

`python tests/bare.py` clones the last commit into a temporary folder, and runs there `build.py
test`, then `build.py serve`, with a PATH that holds a shell and git only. Node then comes from PyPI
and the browser from npm. Arguments are passed on to pytest. It fails if a command fails, or leaves
anything in the home folder.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROGRAMS = ("sh", "bash", "env", "git", "dirname", "uname")
GIT = shutil.which("git") or "git"
SERVED = "Brisques is at "


def main(arguments: list[str]) -> int:
    """Run both commands; return 0 if they succeed and the home folder stays empty."""
    with tempfile.TemporaryDirectory() as folder:
        checkout, home, programs = (Path(folder, name) for name in ("checkout", "home", "bin"))
        subprocess.run([GIT, "clone", "--quiet", ROOT, checkout], check=True)
        home.mkdir()
        env = bare_environment(home, programs)
        build = [sys.executable, "build.py"]
        print(f"PATH holds {', '.join(PROGRAMS)}", flush=True)
        tested = subprocess.run([*build, "test", *arguments], cwd=checkout, env=env, check=False)
        served = serves([*build, "serve"], checkout, env)
        left = sorted(str(path.relative_to(home)) for path in home.rglob("*"))
    print(f"test: exit code {tested.returncode}; serve: {'works' if served else 'FAILED'}")
    print(f"left in the home folder: {', '.join(left[:10]) or 'nothing'}")
    return 1 if tested.returncode or not served or left else 0


def bare_environment(home: Path, programs: Path) -> dict[str, str]:
    """Make a folder of links to the few programs; return an environment that finds only these."""
    programs.mkdir()
    for name in PROGRAMS:
        if found := shutil.which(name):
            (programs / name).symlink_to(found)
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("XDG_", "PYTHON", "BRISQUES"))}
    kept.pop("CHROMIUM", None)
    return {**kept, "HOME": str(home), "PATH": str(programs)}


def serves(command: list[str], folder: Path, env: dict[str, str]) -> bool:
    """Start the server, fetch the page that it names, and stop it."""
    with subprocess.Popen(
        command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as server:
        assert server.stdout
        try:
            for line in server.stdout:
                if line.startswith(SERVED):
                    address = line.removeprefix(SERVED).split()[0]
                    with urllib.request.urlopen(address, timeout=60) as answer:  # noqa: S310 (our server)
                        return b"<title>" in answer.read()
        finally:
            server.terminate()
    return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
