"""Work spread over processes, or over the machines of a Dask cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from brisques.errors import EngineError

Item = TypeVar("Item")
Result = TypeVar("Result")

CONNECTING = 10
"""Seconds in which a cluster has to answer."""


class Crew(NamedTuple):
    """Who does the work, and how many things they can do at once."""

    executor: Executor
    size: int


@contextmanager
def executor(jobs: int = 1, cluster: str = "") -> Iterator[Crew]:
    """A crew for as long as the block lasts: this process, `jobs` others, or a cluster's.

    However the block ends, and however this process does, no worker outlives it. Raises EngineError
    cluster/not-installed or cluster/unreachable.
    """
    if cluster:
        with _cluster(cluster) as crew:
            yield crew
    elif jobs == 1:
        yield Crew(_Here(), 1)
    else:
        with _pool(jobs) as crew:
            yield crew


def spread(crew: Crew, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
    """What `work` makes of each item, as it is done; items are taken up no faster than needed."""
    waiting = iter(items)
    running: set[Future[Result]] = set()
    try:
        while True:
            for item in islice(waiting, 2 * crew.size - len(running)):
                running.add(crew.executor.submit(work, item))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in running:
            future.cancel()


class _Here(Executor):
    """Does it at once, in this process: no pickling, and a debugger can follow."""

    def submit(self, fn: Callable[..., Result], /, *args: Any, **kwargs: Any) -> Future[Result]:
        future: Future[Result] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


# --- processes ----------------------------------------------------------------------------------


@contextmanager
def _pool(jobs: int) -> Iterator[Crew]:
    """Processes that are started afresh, the same on every system."""
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _start_worker)
    try:
        yield Crew(pool, jobs)
    except BaseException:  # a deal in hand may take minutes: nobody waits for it after Ctrl-C
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown()


def _start_worker() -> None:
    """Ctrl-C is the parent's to answer; its end, whatever the cause, is the worker's too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# --- a cluster ----------------------------------------------------------------------------------


@contextmanager
def _cluster(address: str) -> Iterator[Crew]:
    """The workers of the Dask scheduler at this address; they need the engine installed."""
    try:
        distributed = import_module("distributed")  # optional, so never imported by name
    except ImportError:
        raise EngineError("cluster/not-installed", address) from None
    try:
        client = distributed.Client(address, timeout=CONNECTING, set_as_default=False)
    except (OSError, ValueError) as error:
        raise EngineError("cluster/unreachable", address, reason=type(error).__name__) from None
    try:
        with client.get_executor() as pool:
            yield Crew(pool, max(1, sum(client.ncores().values())))
    finally:
        client.close()
