"""Record complaints of a browser: console errors and warnings, exceptions, foreign requests."""

from playwright.sync_api import BrowserContext, ConsoleMessage, Request


def watch(context: BrowserContext, site: str) -> list[str]:
    """Return a list that grows with each complaint of this context's pages and workers."""
    found: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            found.append(f"console: {message.text}")

    def asked(request: Request) -> None:
        if not is_own(request.url, site):
            found.append(f"foreign: {request.url}")

    context.on("weberror", lambda it: found.append(f"uncaught: {it.error}"))
    context.on("console", heard)
    context.on("request", asked)
    return found


def is_own(url: str, site: str) -> bool:
    """Return whether a request goes to our own site; data and blob addresses use no network."""
    return url.startswith((site, "data:", "blob:"))
