"""Write the lessons of web/lessons into a site, in each language, and list them.

`lessons/index.json` lists all lessons in English, `lessons/LANGUAGE/index.json` the translated ones
and, for the rest, the English ones. A translation holds only sentences; the site gets whole
lessons. The engine reads every lesson first, so that none is shipped that cannot be opened. Run
`python -m web.build.lesson_list FROM TO`; an error has file, line and column.
"""

import json
import sys
from pathlib import Path
from typing import Any

from brisques.errors import EngineError
from brisques.lessons import Lesson
from brisques.lessons.parse import parse_entries
from brisques.lessons.source import Entry, read, write
from brisques.lessons.translation import translate
from web.build.languages import WHOLE

ORDER = ("fildinski", "from-bezique", "bezique", "rubicon", "filko")
"""The courses in the order of the page; any other comes after them."""
INDEX = "index.json"
LESSONS = "*/*.lesson"
"""Pattern of the files in the folder of English lessons and in that of each language."""


def entries(folder: Path, name: str, language: str = "") -> list[Entry]:
    """Return the entries of a lesson in English or, whole, in another language.

    Raises: EngineError, with the place in the file.
    """
    original = (folder / name).read_text(encoding="utf-8")
    if not language:
        return read(original)
    return translate(original, (folder / language / name).read_text(encoding="utf-8"), language)


def lesson_of(folder: Path, name: str, language: str = "") -> tuple[Lesson, str]:
    """Return a lesson and its whole text; end the program with its place if it cannot be read."""
    file = folder / language / name
    try:
        found = entries(folder, name, language)
        lesson = parse_entries(found)
    except EngineError as error:
        raise SystemExit(f"{file}: {error.where}: {error.code} {error.params}") from None
    return lesson, write(found) if language else file.read_text(encoding="utf-8")


def entry(lesson: Lesson, file: str) -> dict[str, Any]:
    """Return the entry of a lesson in a list."""
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


Listed = dict[str, tuple[str, dict[str, Any]]]
"""Course and entry of each lesson, by the name of its English file."""


def ship_language(folder: Path, out: Path, english: Listed, language: str = "") -> Listed:
    """Write the lessons of a language and their list; return the list.

    `english` has those that are listed where a lesson is not translated.
    """
    listed = dict(english)
    for path in sorted((folder / language).glob(LESSONS)):
        name = path.relative_to(folder / language).as_posix()
        if language and name not in english:
            raise SystemExit(f"{path}: there is no English lesson {name}")
        lesson, text = lesson_of(folder, name, language)
        file = Path(language, name).as_posix()
        listed[name] = (lesson.course, entry(lesson, file))
        (out / file).parent.mkdir(parents=True, exist_ok=True)
        (out / file).write_text(text, encoding="utf-8")
    (out / language).mkdir(parents=True, exist_ok=True)
    text = json.dumps({"courses": courses(listed)}, ensure_ascii=False, separators=(",", ":"))
    (out / language / INDEX).write_text(text + "\n", encoding="utf-8")
    return listed


def courses(listed: Listed) -> list[dict[str, Any]]:
    """Return all courses with their lessons in order; end the program if two have one number."""
    by_course: dict[str, dict[int, dict[str, Any]]] = {}
    for name, (course, lesson) in listed.items():
        lessons = by_course.setdefault(course, {})
        if lesson["number"] in lessons:
            raise SystemExit(f"{name}: {course} has a lesson {lesson['number']} already")
        lessons[lesson["number"]] = lesson
    names = sorted(by_course, key=lambda name: (ORDER.index(name) if name in ORDER else 99, name))
    return [
        {"name": name, "lessons": [by_course[name][number] for number in sorted(by_course[name])]}
        for name in names
    ]


def ship(folder: Path, out: Path) -> None:
    """Write the lessons of all languages with their lists."""
    english = ship_language(folder, out, {})
    for language in WHOLE:
        ship_language(folder, out, english, language)


if __name__ == "__main__":
    ship(Path(sys.argv[1]), Path(sys.argv[2]))
