"""The memory of a browser's renderers, for the benchmarks; read from Linux's /proc."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

PROC = Path("/proc")


class NoRenderersError(RuntimeError):
    """No renderer of the browser was found, so nothing was measured."""


def memory(profile: str | Path, *rows: str) -> list[float]:
    """Return the memory of each renderer of the browser that has this profile, in MB.

    `rows` are the lines of `smaps_rollup` to add up, such as "Pss:".
    Raises NoRenderersError when no renderer is found.
    """
    found = [megabytes(text, rows) for text in rollups(str(profile))]
    if not found:
        raise NoRenderersError(f"no renderer belongs to a browser with the profile {profile}")
    return found


def megabytes(rollup: str, rows: tuple[str, ...]) -> float:
    """Add up rows of a `smaps_rollup`."""
    lines = [line.split() for line in rollup.splitlines()]
    return sum(int(line[1]) for line in lines if line[0] in rows) * 1024 / 1e6


def rollups(profile: str) -> Iterator[str]:
    """Yield the `smaps_rollup` of each renderer."""
    for number in numbers(profile):
        try:
            yield (PROC / str(number) / "smaps_rollup").read_text(encoding="ascii")
        except OSError:
            continue  # it has ended


def numbers(profile: str) -> Iterator[int]:
    """Yield the process number of each renderer.

    Only the browser itself is sure to name the profile in its command line; a renderer is a child
    of the browser, or of a process between the two.
    """
    commands = dict(running())
    parents = {number: parent_of(number) for number in commands}
    for number, command in commands.items():
        if b"--type=renderer" not in command:
            continue
        if any(profile.encode() in commands[it] for it in with_ancestors(number, parents)):
            yield number


def running() -> Iterator[tuple[int, bytes]]:
    """Yield the number and the command line of each process."""
    for folder in PROC.glob("[0-9]*"):
        try:
            yield int(folder.name), (folder / "cmdline").read_bytes()
        except OSError:
            continue  # it has ended


def parent_of(number: int) -> int:
    """Return the number of a process's parent; 0 if there is none, or the process has ended."""
    try:
        told = (PROC / str(number) / "stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return 0
    return int(told.rpartition(")")[2].split()[1])  # a program's name may hold spaces


def with_ancestors(number: int, parents: dict[int, int]) -> Iterator[int]:
    """Yield a process and those above it."""
    while number in parents:
        yield number
        number = parents[number]
