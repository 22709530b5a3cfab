"""The built page opens, starts its engine, and sends no request to other sites."""

import re

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def test_the_page_opens_without_a_complaint(page: Page) -> None:
    page.goto("")
    expect(page).to_have_title(re.compile("Brisques"))
    expect(page.locator("#app")).not_to_be_empty()


def test_a_foreign_request_or_a_console_error_is_noticed(page: Page, complaints: list[str]) -> None:
    # On a blank page: any other would also request a favicon.
    page.evaluate("console.error('a complaint')")
    page.evaluate("fetch('http://127.0.0.1:9/nothing').catch(() => null)")
    assert "console: a complaint" in complaints
    assert "foreign: http://127.0.0.1:9/nothing" in complaints
    complaints.clear()


def test_a_worker_that_complains_is_noticed_too(page: Page, complaints: list[str]) -> None:
    with page.expect_worker() as worker:
        page.evaluate("window.kept = new Worker('data:text/javascript,')")
    with worker.value.expect_event("console"):
        worker.value.evaluate("console.warn('from below')")
    assert complaints == ["console: from below"]
    complaints.clear()
