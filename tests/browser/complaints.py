"""What a browser complains of: console errors and warnings, exceptions, requests to others."""

from playwright.sync_api import BrowserContext, ConsoleMessage, Request


def watch(context: BrowserContext, site: str) -> list[str]:
    """A list that grows with every complaint of the pages of this context, workers included."""
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
    """Whether a request stays with us; data and blob addresses touch no network."""
    return url.startswith((site, "data:", "blob:"))
