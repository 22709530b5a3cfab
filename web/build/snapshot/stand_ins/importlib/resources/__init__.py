"""In place of importlib.resources, whose reading of archives takes a tenth of the whole library.

The engine's data files are in memory: library.py writes them into `_texts` beside this file. So
they are there after a snapshot too, when the archive is not.
"""

from importlib.resources._texts import TEXTS  # type: ignore[import-not-found]


class _Entry:
    """A file or folder of the library; as much of a Traversable as the engine uses."""

    def __init__(self, path: str) -> None:
        self.path = path

    @property
    def name(self) -> str:
        """The last part of the path."""
        return self.path.rpartition("/")[2]

    def joinpath(self, name: str) -> "_Entry":
        """What is in a folder."""
        return _Entry(f"{self.path}/{name}")

    __truediv__ = joinpath

    def __str__(self) -> str:
        return self.path

    def is_file(self) -> bool:
        """Whether there is such a file."""
        return self.path in TEXTS

    def read_text(self, encoding: str) -> str:  # noqa: ARG002
        """The whole text, whose encoding has been seen to; raises FileNotFoundError."""
        if self.path not in TEXTS:
            raise FileNotFoundError(self.path)
        text: str = TEXTS[self.path]
        return text


def files(package: str) -> _Entry:
    """The folder of a package."""
    return _Entry(package.replace(".", "/"))
