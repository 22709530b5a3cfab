"""The npm package, in a new project with Vite and React that contains nothing else of ours."""

import json
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.table_page import BOOT
from web.build import package
from web.build.server import Server
from web.build.steps import CACHE, DIST, WEB, Trouble, run
from web.build.toolchain import Node, find_node, install_npm, web_tool

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
FRESH = Path(__file__).parents[1] / "web/fresh"
SOURCES = ("index.html", "main.tsx", "tsconfig.json")
NO_CONNECTION = re.compile(r"code (ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|E\w+UNREACH)\b")
"""What npm prints if it does not reach the registry; any other failure is one of ours."""


@pytest.fixture(scope="module")
def node() -> Node:
    """Return Node, with the packages of others that a new project has."""
    found = find_node()
    try:
        install_npm(found, FRESH, "installing Vite and React")
    except Trouble as trouble:
        log = CACHE / f"{found.npm[0].stem}.log"
        if NO_CONNECTION.search(log.read_text(encoding="utf-8")):
            pytest.skip(f"Vite and React cannot be had here: {trouble}")
        raise
    return found


@pytest.fixture(scope="module")
def project(node: Node, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project in which npm installs only our package; the others are linked in."""
    folder = tmp_path_factory.mktemp("fresh")
    packed = folder / "brisques.tgz"
    package.write(DIST, packed, node)
    (folder / "package.json").write_text('{ "type": "module" }\n', encoding="utf-8")
    run([*node.npm, "install", "--offline", "--no-audit", "--no-fund", packed], cwd=folder)
    for other in (FRESH / "node_modules").iterdir():
        if not other.name.startswith("."):
            (folder / "node_modules" / other.name).symlink_to(other)
    for name in SOURCES:
        shutil.copy(FRESH / name, folder)
    return folder


@pytest.fixture(scope="module")
def built(project: Path, node: Node) -> Iterator[str]:
    """Build the project by Vite with a copy of the table, and serve it."""
    run([node.program, "node_modules/brisques/copy.js", "copy", "public/brisques"], cwd=project)
    run([node.program, "node_modules/vite/bin/vite.js", "build"], cwd=project)
    with Server(project / "dist", port=0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address.replace("127.0.0.1", "localhost")
        server.shutdown()


def test_react_shows_a_table_of_its_own_copy_or_of_a_host(
    browser: Browser, built: str, site: str
) -> None:
    page = browser.new_page()
    for address, home in ((built, f"{built}brisques/"), (f"{built}?home={site}", site)):
        page.goto(address)
        card = page.frame_locator("card-table iframe").locator(".hand [data-card]").first
        expect(card).to_be_visible(timeout=BOOT)
        assert [f.url for f in page.frames if "embed.html" in f.url] == [f"{home}embed.html?await"]
    before = card.get_attribute("data-card")
    card.click()
    expect(page.locator("output")).not_to_have_text("0")
    page.get_by_text("Other cards").click()
    expect(page.locator("card-table")).to_have_attribute("deal", "b")
    expect(card).not_to_have_attribute("data-card", before or "")
    page.close()


@pytest.fixture
def copier(tmp_path: Path) -> Path:
    """Return the program that copies the table, beside a table of one file."""
    shutil.copy(WEB / "npm/copy.js", tmp_path)
    (tmp_path / "package.json").write_text('{ "type": "module" }\n', encoding="utf-8")
    (tmp_path / "site").mkdir()
    (tmp_path / "site/embed-hub.html").touch()
    return tmp_path


def copy(copier: Path, folder: str) -> subprocess.CompletedProcess[str]:
    """Copy the table into a folder."""
    command = [find_node().program, "copy.js", "copy", folder]
    return subprocess.run(command, cwd=copier, capture_output=True, text=True, check=False)


def files(folder: Path) -> list[str]:
    """Return the files in a folder, sorted, with their paths in it."""
    return sorted(it.relative_to(folder).as_posix() for it in folder.rglob("*") if it.is_file())


def test_a_copy_replaces_an_earlier_one(copier: Path) -> None:
    (copier / "site/parts").mkdir()
    (copier / "site/parts/app.1.js").touch()
    assert copy(copier, "public/brisques").returncode == 0
    (copier / "site/parts/app.1.js").rename(copier / "site/app.2.js")
    assert copy(copier, "public/brisques").returncode == 0
    assert files(copier / "public/brisques") == ["app.2.js", "copied-files.txt", "embed-hub.html"]


@pytest.mark.parametrize("folder", ["public/brisques", "public/brisques/"])
def test_a_copy_says_its_address(copier: Path, folder: str) -> None:
    assert 'setHome("/brisques/")' in copy(copier, folder).stdout


def test_a_copy_deletes_no_other_files(copier: Path) -> None:
    (copier / "public").mkdir()
    (copier / "public/mine.html").touch()
    done = copy(copier, "public")
    assert done.returncode == 2
    assert "public holds other files" in done.stderr
    assert [each.name for each in (copier / "public").iterdir()] == ["mine.html"]


def test_a_copy_deletes_no_file_that_was_added_to_an_earlier_one(copier: Path) -> None:
    copy(copier, "public")
    (copier / "public/texts").mkdir()
    (copier / "public/texts/mine.html").touch()
    before = files(copier / "public")
    done = copy(copier, "public")
    assert done.returncode == 2
    assert "public holds other files, such as texts" in done.stderr
    assert files(copier / "public") == before


@pytest.mark.parametrize("folder", ["file", "file/brisques"])
def test_a_folder_that_cannot_be_made_is_told_in_one_line(copier: Path, folder: str) -> None:
    (copier / "file").touch()
    done = copy(copier, folder)
    assert done.returncode == 1
    assert done.stderr.startswith("brisques: the table cannot be put there: ")
    assert done.stderr.count("\n") == 1
    assert (copier / "file").is_file()


def test_its_types_fit_react(project: Path, node: Node) -> None:
    run([node.program, web_tool("typescript/bin/tsc"), "--project", "."], cwd=project)


def test_it_can_be_imported_without_a_window(project: Path, node: Node) -> None:
    script = 'const { setHome } = await import("brisques"); setHome("/brisques/");'
    run([node.program, "--input-type=module", "--eval", script], cwd=project)


def test_its_manifest_lists_what_the_element_has(project: Path) -> None:
    folder = project / "node_modules/brisques"
    told = json.loads((folder / "custom-elements.json").read_text(encoding="utf-8"))
    element = told["modules"][0]["declarations"][0]
    script = "import('./web/embed/protocol.js').then((it) => console.log(JSON.stringify(it)))"
    done = subprocess.run(
        [find_node().program, "--eval", script],
        cwd=WEB.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    protocol = json.loads(done.stdout)
    attributes = {attribute["name"] for attribute in element["attributes"]}
    assert attributes == {*protocol["SETTINGS"], "label"}
    assert [member["name"] for member in element["members"]] == protocol["METHODS"]
    assert all(each["description"] for each in [*element["attributes"], *element["events"]])


def test_it_holds_nothing_for_translators(project: Path) -> None:
    """No table needs the test languages, or the page of all messages and its pictures."""
    site = project / "node_modules/brisques/site"
    paths = [path.relative_to(site).as_posix() for path in site.rglob("*")]
    assert [path for path in paths if "-X" in path or "translators" in path] == []
    assert "screenshots/words" not in paths
    assert "translators" not in (site / "guide/index.html").read_text(encoding="utf-8")


def test_every_link_of_its_guide_leads_somewhere(project: Path) -> None:
    guide = project / "node_modules/brisques/site/guide"
    for page in guide.glob("*.html"):
        links = re.findall(r'<a href="([^"#:]+)', page.read_text(encoding="utf-8"))
        assert [link for link in links if not (guide / link).exists()] == []
