"""The benchmarks find the renderers of the browser that they started, or report an error."""

import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType

from tests.bench import renderers

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells it in /proc"),
]


def test_a_browsers_renderers_are_found_by_its_profile(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    site: str,
    tmp_path: Path,
) -> None:
    profile = tmp_path / "profile"
    context = browser_type.launch_persistent_context(profile, **browser_type_launch_args)
    context.pages[0].goto(f"{site}licences.txt")
    assert max(renderers.memory(profile, "Pss:")) > 1
    context.close()


def test_without_a_renderer_nothing_is_measured(tmp_path: Path) -> None:
    with pytest.raises(renderers.NoRenderersError):
        renderers.memory(tmp_path / "nobody", "Pss:")
