"""Write problems as a lesson, with an English text for each.

The text describes the position and the themes of its solution; a teacher may replace it.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from brisques.cards import NO_CARD
from brisques.game import Game, Observation
from brisques.lab.problems.problem import Problem
from brisques.lessons.codes import is_card, split
from brisques.lessons.source import FIRST_LINE, VERSION
from brisques.position import parse_position
from brisques.tricks import NO_TRUMP

WIDTH = 96

HINTS = {
    "meld": "Which card lets you declare more?",
    "deny": "What does your opponent hope to declare?",
    "last-trick": "The last trick scores. Which card of yours will win it?",
    "catch": "Which of your opponent's Aces and Tens can you win?",
    "save": "Which of your Aces and Tens is in danger?",
    "seven": "The Seven of trumps still counts.",
    "deal": "Count the points that each side still lacks.",
    "exchange": "What is the turned-up card worth to you?",
    "declare": "There is a meld to declare. Will there be a better moment?",
    "wait": "A meld declared now may cost a better one later.",
    "smear": "Who takes this trick, and what should be in it?",
    "partner-takes": "Which of your leads can your partner win?",
    "draw-trumps": "Which trumps are still out?",
    "keep-trump": "A trump can be worth more than what it takes.",
    "ruff": "Is this trick worth a trump?",
    "duck": "You need not win every trick. Who has to lead next, and from what?",
    "sacrifice": "Now and then a brisque must be given up to gain more.",
    "ahead": "This trick brings the same either way. Count on to the end.",
}
"""The English sentence for each theme of a problem."""
KNOWN = (
    "The stock is gone: every card that you do not hold and have not seen fall is your opponent's."
)
MISS = "Somewhere that line gives points away. Count your opponent's cards, and try again."
HIDDEN = "You need not guess: one card is the best however the other cards lie."
HIDDEN_MISS = "One of your cards is better than that, however the other cards lie."


def problem_set(title: str, course: str, number: int, problems: Sequence[Problem]) -> str:
    """Return the text of a lesson whose steps are these problems, at least one."""
    variant, count = problems[0].variant, len(problems)
    endings = "1 ending" if count == 1 else f"{count} endings, each"
    head = [f"{FIRST_LINE} {VERSION}", f"title: {title}", f"course: {course}"]
    head += [f"number: {number}"] if number else []
    head += [
        f"variant: {variant}",
        "language: en",
        f"summary: {endings} with one best line, found in play and proved.",
    ]
    steps = [_step(place, problem) for place, problem in enumerate(problems, 1)]
    return "\n".join(["\n".join(head), *steps]) + "\n"


def _step(place: int, problem: Problem) -> str:
    game, state = parse_position(problem.position)
    observation = game.observe(state, problem.seat)
    is_hidden = problem.proof.method == "worlds"
    line, replies = sides(problem)
    # With cards hidden, the best play after the first action is that of one world alone.
    own = line[:1] if is_hidden else line
    lines = [
        "",
        f"step: Problem {place}",
        *_value("text", _situation(game, observation, own[0])),
        "position:",
        *_wrapped_position(problem),
        f"seat: {problem.seat}",
        "others: strong",
        *([f"replies: {' '.join(replies)}"] if replies and not is_hidden else []),
        f"goal: {_goal(game, observation)}",
        f"right: {' '.join(own)}",
    ]
    loss = _points(round(problem.proof.lost[problem.tempting]))
    says = f"It looks good, and gives away {loss}."
    lines += _value(f"wrong first {problem.tempting}", HIDDEN_MISS if is_hidden else says)
    if len(own) > 1 or len(problem.proof.lost) > 1:
        lines += _value("wrong any", HIDDEN_MISS if is_hidden else MISS)
    lines += _value("hint", HIDDEN if is_hidden else KNOWN)
    for theme in problem.themes:
        lines += _value("hint", HINTS[theme])
    lines += _value("done", _done(problem, own))
    return "\n".join(lines)


def sides(problem: Problem) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the actions of the seat in the best line, and those of the other seats."""
    own: list[str] = []
    replies: list[str] = []
    game, now = parse_position(problem.position)
    for code in problem.proof.line:
        (own if now.to_move == problem.seat else replies).append(code)
        now.apply(game.parse_action(code))
    return tuple(own), tuple(replies)


def _goal(game: Game, observation: Observation) -> str:
    """Return the goal: the best line; where talk is legal too, by playing a card."""
    if observation.players == 2:
        return "best"
    codes = map(game.action_code, observation.legal)
    return f"best and play {' '.join(code[:2] for code in codes if is_card(code))}"


def _done(problem: Problem, line: Sequence[str]) -> str:
    proof = problem.proof
    if proof.method == "worlds":
        return f"It is best in all {proof.count} ways in which the other cards can lie."
    gain = _points(round(proof.margin))
    return f"It brings {gain} more than anything else. You play {_told(line)}."


def _value(key: str, words: str) -> list[str]:
    """Return a key with its words, on as many lines as they need."""
    if len(key) + len(words) + 2 <= WIDTH:
        return [f"{key}: {words}"]
    return [f"{key}:", *wrap(words, WIDTH, initial_indent="  ", subsequent_indent="  ")]


def _situation(game: Game, observation: Observation, first: str) -> str:
    """Return a description of the position, whose best action is `first`."""
    pattern, side = game.pattern, game.sides[observation.seat]
    now = [
        total - before for total, before in zip(observation.totals, observation.base, strict=True)
    ]
    parts = []
    if observation.trump != NO_TRUMP:
        parts.append(f"{{{pattern.suits[observation.trump]}}} are trumps.")
    led = [card for card in observation.trick if card != NO_CARD]
    if led:
        parts.append(f"{{{pattern.format_face(led[0])}}} has been led.")
    elif is_card(first):
        parts.append("You have the lead.")
    else:
        parts.append("You have won the trick and may declare.")
    if observation.players == 2:
        parts.append(f"You have {_points(now[side])} in this deal, your opponent {now[1 - side]}.")
        parts.append("What is the best line?")
    else:
        parts.append(f"Your side has {_points(now[side])}, the other {now[1 - side]}.")
        parts.append("Which card do you play?")
    return " ".join(parts)


def _points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def _told(line: Sequence[str]) -> str:
    """Return actions in words, cards as tokens."""
    phrases = []
    for code in line:
        kind, parts = split(code)
        faces = " ".join(part[:2] for part in parts)
        phrases.append(
            f"{kind.rstrip(':')} {{{faces}}}".strip() if ":" in kind or is_card(code) else code
        )
    return ", ".join(phrases)


def _wrapped_position(problem: Problem) -> list[str]:
    """Return the position broken into lines after its parts; the lesson names the variant."""
    lines = ["  "]
    for part in problem.position.split(";")[1:]:
        if len(lines[-1]) + len(part) > WIDTH and lines[-1].strip():
            lines.append("  ")
        lines[-1] += f"{part};"
    lines[-1] = lines[-1].removesuffix(";")
    return lines
