"""A fresh memory in each browser here equals the build's, wherever the snapshot relies on it.

The worker checks the same by a hash, and starts from the library if that fails. This test names the
addresses that differ: they belong into VOLATILE in web/build/snapshot/make.mjs.
"""

import gzip
import json
import shutil
import struct
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.firefox import find_firefox, firefox
from tests.pyodide.node import shipped
from web.build.runtime import LOADER, MODULE, PROGRAM, PYODIDE, runtime
from web.build.server import Server
from web.build.toolchain import find_node

pytestmark = [pytest.mark.browser, pytest.mark.not_plain("there is no snapshot to compare")]

BLOCK = 256
WRAPPER = 32
HEAD = WRAPPER + 48
PAGE = """<!doctype html><title>fresh</title>
<script>
  const worker = new Worker("worker.js", { type: "module" });
  globalThis.compared = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
</script>
"""
WORKER = """import createModule from "./pyodide.asm.mjs";
import { loadPyodide } from "./pyodide.mjs";
const build = new Uint32Array(await (await fetch("fresh")).arrayBuffer());
const stop = new Error("that is all");
let memory;
await loadPyodide({
  lockFileContents: LOCK,
  stdLibURL: "fresh",
  createPyodideModule: async (settings) => {
    memory = (await createModule(Object.assign(settings, { noInitialRun: true }))).HEAPU32;
    throw stop;
  },
}).catch((error) => {
  if (error !== stop) throw error;
});
const different = [];
for (let i = 0; i < memory.length; i += 1) if (memory[i] !== build[i]) different.push(4 * i);
postMessage(different);
"""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Serve a page that compares its own fresh memory with the build's; return the address."""
    made = runtime(find_node())
    for file in (PYODIDE / LOADER, made.folder / MODULE, made.folder / "fresh"):
        shutil.copy(file, tmp_path)
    shutil.copy(made.path("wasm"), tmp_path / PROGRAM)
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    lock = json.dumps(json.dumps({"info": info, "packages": {}}))
    (tmp_path / "worker.js").write_text(WORKER.replace("LOCK", lock), encoding="utf-8")
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    with Server(tmp_path, port=0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address
        server.shutdown()


def test_a_fresh_memory_in_chromium_equals_the_builds(browser: Browser, address: str) -> None:
    page = browser.new_page()
    page.goto(address)
    check(page.evaluate("compared"))
    page.close()


def test_a_fresh_memory_in_firefox_equals_the_builds(address: str) -> None:
    program = find_firefox()
    if program is None:
        pytest.skip("no Firefox on this machine")
    with firefox(program) as window:
        window.open(address)
        check(window.run("page.compared"))


def check(different: list[int]) -> None:
    """Assert that every block that differs is in the snapshot."""
    kept = blocks_of(gzip.decompress(shipped("snapshot").read_bytes()))
    assert different, "the stack at least is never the same"
    assert [place for place in different if place // BLOCK not in kept] == []


def blocks_of(snapshot: bytes) -> set[int]:
    """Return the blocks in a snapshot, and its gaps; web/boot/snapshot.js describes the format."""
    runs, _, gaps = struct.unpack_from("<3I", snapshot, WRAPPER + 32)
    words = struct.unpack_from(f"<{2 * (runs + gaps)}I", snapshot, HEAD)
    return {
        block
        for first, count in zip(words[::2], words[1::2], strict=True)
        for block in range(first, first + count)
    }
