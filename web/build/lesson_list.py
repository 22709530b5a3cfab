"""Copies the lessons of web/lessons into a site and lists them: lessons/index.json.

Every lesson is read by the engine first, so that none is shipped that cannot be opened. Run as
`python -m web.build.lesson_list FROM TO`; what is wrong is told with file, line and column.
"""

import json
import shutil
import sys
from pathlib import Path
from typing import Any

from brisques.errors import EngineError
from brisques.lessons import Lesson, parse_lesson

ORDER = ("fildinski", "from-bezique", "bezique", "rubicon", "filko")
"""The courses in the order of the page; any other comes after them."""


def read(file: Path) -> Lesson:
    """One lesson; ends the program with its place where it cannot be read."""
    try:
        return parse_lesson(file.read_text(encoding="utf-8"))
    except EngineError as error:
        raise SystemExit(f"{file}: {error.where}: {error.code} {error.params}") from None


def entry(lesson: Lesson, file: str) -> dict[str, Any]:
    """What a list tells of a lesson."""
    return {
        "file": file,
        "number": lesson.number,
        "title": lesson.title,
        "summary": lesson.summary,
        "variant": lesson.variant,
        "language": lesson.language,
        "needs": list(lesson.needs),
        "steps": len(lesson.steps),
    }


def courses(folder: Path) -> list[dict[str, Any]]:
    """All courses with their lessons, in order; two lessons of one number end the program."""
    by_course: dict[str, dict[int, dict[str, Any]]] = {}
    for file in sorted(folder.rglob("*.lesson")):
        lesson = read(file)
        course = by_course.setdefault(lesson.course, {})
        if lesson.number in course:
            raise SystemExit(f"{file}: {lesson.course} has a lesson {lesson.number} already")
        course[lesson.number] = entry(lesson, file.relative_to(folder).as_posix())
    names = sorted(by_course, key=lambda name: (ORDER.index(name) if name in ORDER else 99, name))
    return [
        {"name": name, "lessons": [by_course[name][number] for number in sorted(by_course[name])]}
        for name in names
    ]


def ship(folder: Path, out: Path) -> None:
    """Copy all lessons as they are, with their list."""
    listed = {"courses": courses(folder)}
    shutil.copytree(folder, out, ignore=lambda _, names: [n for n in names if n.endswith(".md")])
    text = json.dumps(listed, ensure_ascii=False, separators=(",", ":"))
    (out / "index.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    ship(Path(sys.argv[1]), Path(sys.argv[2]))
