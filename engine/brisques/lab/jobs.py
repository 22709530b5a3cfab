"""Spread work over processes, or over the machines of a Dask cluster."""

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
"""Seconds within which a cluster must answer."""


class Crew(NamedTuple):
    """An executor, and the number of items it works on at once."""

    executor: Executor
    size: int


@contextmanager
def executor(jobs: int = 1, cluster: str = "") -> Iterator[Crew]:
    """Yield a crew for the block: this process, `jobs` others, or those of a cluster.

    No process outlives the block or this process, however they end.

    Raises:
        EngineError: cluster/unreachable.
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
    """Yield the result of `work` for each item as it is done; take items only as needed."""
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
    """Run each item at once in this process: no pickling, and a debugger can follow."""

    def submit(self, fn: Callable[..., Result], /, *args: Any, **kwargs: Any) -> Future[Result]:
        future: Future[Result] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


# --- processes ----------------------------------------------------------------------------------


@contextmanager
def _pool(jobs: int) -> Iterator[Crew]:
    """Yield processes started by "spawn", which works the same on every system."""
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _start_worker)
    try:
        yield Crew(pool, jobs)
    except BaseException:  # a running deal may take minutes: do not wait for it after Ctrl-C
        for child in set(active_children()) - others:
            child.terminate()
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


def _start_worker() -> None:
    """Leave Ctrl-C to the parent, and end with it, even if it is killed."""
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
    """Yield the workers of the Dask scheduler at this address; they need the engine installed."""
    distributed = import_module("distributed")  # only for a cluster: it takes a second to load
    try:
        # A client would try a bad address for 20 s.
        distributed.comm.get_address_host_port(address)
        client = distributed.Client(address, timeout=CONNECTING, set_as_default=False)
    except (OSError, ValueError) as error:
        raise EngineError("cluster/unreachable", address, reason=type(error).__name__) from None
    try:
        with client.get_executor() as pool:
            yield Crew(pool, max(1, sum(client.ncores().values())))
    finally:
        client.close()
