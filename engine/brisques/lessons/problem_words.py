"""The English text of generated problems, and the lesson file that holds them.

The text describes the position and the motif of its solution; a teacher may replace it.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from brisques.cards import NO_CARD
from brisques.lessons.codes import is_card, split
from brisques.lessons.problems import Problem
from brisques.lessons.source import FIRST_LINE, VERSION
from brisques.registry import load_game
from brisques.tricks import NO_TRUMP

WIDTH = 96

MOTIFS = {
    "wins": "There are brisques to be had for certain. What else can be had with them?",
    "gives": "Now and then a brisque must be given up to gain more.",
    "risks": "A brisque may be led where it cannot be taken.",
    "chance": "Which of your cards can nobody beat any more?",
    "takes": "Take this trick: it matters who leads to the next.",
    "leaves-lead": "You need not win every trick. Who has to lead next, and from what?",
    "spares": "Which of your cards will win a trick later? Keep it.",
    "last-trick": "The last trick scores. Which card of yours will win it?",
    "seven": "The Seven of trumps still counts.",
    "declares": "There is a meld to declare, and there may be a better one.",
    "declines": "A meld declared now may cost a better one later.",
    "completes": "A trick can bring you the card that a meld still lacks.",
    "nears": "A meld comes nearer with the right card in your pile.",
    "keeps": "You hold part of a meld.",
    "helps": "Watch what your opponent can declare with the cards he wins.",
    "denies": "Your opponent hopes for a card of yours. Where should it go?",
    "costs": "A declaration can make another one impossible.",
    "spends-bezique": "A Queen or a Jack may still become a bézique.",
    "worthless-trump": "A trump can be worth more than what it takes.",
    "unseen": "Count the higher cards that have not been played.",
    "reaches": "How many points does your side still lack?",
    "party-chance": "How many points does each side still lack?",
    "boss": "Which cards of this suit are still out?",
    "boss-trump": "Which trumps are still out?",
    "feeds": "Who will take this trick? Give him what he should have.",
    "overtakes": "Should this trick be yours, or your partner's?",
    "ruff-danger": "Who may have none of that suit any more, and a trump?",
    "friend-ruffs": "What can your partner ruff?",
}
USUAL = "Count the tricks to the end, from the last one back."
KNOWN = (
    "The stock is gone: every card that you do not hold and have not seen fall is your opponent's."
)
MISS = "Somewhere that line gives points away. Count your opponent's cards, and try again."
HIDDEN = "You need not guess: one card is the best however the other cards lie."
HIDDEN_MISS = "One of your cards is better than that, however the other cards lie."


def problem_set(title: str, course: str, number: int, problems: Sequence[Problem]) -> str:
    """Return the text of a lesson whose steps are these problems, at least one."""
    variant = problems[0].variant
    head = [f"{FIRST_LINE} {VERSION}", f"title: {title}", f"course: {course}"]
    head += [f"number: {number}"] if number else []
    head += [
        f"variant: {variant}",
        "language: en",
        f"summary: {len(problems)} endings with one best line each, found in play and proved.",
    ]
    steps = [_step(place, problem) for place, problem in enumerate(problems, 1)]
    return "\n".join(["\n".join(head), *steps]) + "\n"


def _step(place: int, problem: Problem) -> str:
    hidden = problem.observation.players > 2
    lines = [
        "",
        f"step: Problem {place}",
        *_value("text", _situation(problem)),
        "position:",
        *_wrapped_position(problem),
        f"seat: {problem.observation.seat}",
        "others: strong",
        *([f"replies: {' '.join(problem.replies)}"] if problem.replies else []),
        f"goal: {_goal(problem)}",
        f"right: {' '.join(problem.line)}",
    ]
    for code, loss in problem.tempting.items():
        says = f"It looks good, and gives away {round(loss)} points."
        lines += _value(f"wrong first {code}", HIDDEN_MISS if hidden else says)
    lines += _value("wrong any", HIDDEN_MISS if hidden else MISS)
    lines += _value("hint", HIDDEN if hidden else KNOWN)
    lines += _value("hint", MOTIFS.get(problem.motif, USUAL))
    lines += _value("done", _done(problem))
    return "\n".join(lines)


def _goal(problem: Problem) -> str:
    """Return the goal: the best line; where talk is legal too, by playing a card."""
    if problem.observation.players == 2:
        return "best"
    codes = map(load_game(problem.variant).action_code, problem.observation.legal)
    return f"best and play {' '.join(code[:2] for code in codes if is_card(code))}"


def _done(problem: Problem) -> str:
    if problem.observation.players > 2:
        return f"It is best in all {problem.ways} ways in which the other cards can lie."
    gain = round(problem.margin)
    return f"It brings {gain} points more than anything else. You play {_told(problem.line)}."


def _value(key: str, words: str) -> list[str]:
    """Return a key with its words, on as many lines as they need."""
    if len(key) + len(words) + 2 <= WIDTH:
        return [f"{key}: {words}"]
    return [f"{key}:", *wrap(words, WIDTH, initial_indent="  ", subsequent_indent="  ")]


def _situation(problem: Problem) -> str:
    """Return a description of the position."""
    observation, pattern = problem.observation, load_game(problem.variant).pattern
    side = load_game(problem.variant).sides[observation.seat]
    now = [
        total - before for total, before in zip(observation.totals, observation.base, strict=True)
    ]
    parts = []
    if observation.trump != NO_TRUMP:
        parts.append(f"{{{pattern.suits[observation.trump]}}} are trumps.")
    led = [card for card in observation.trick if card != NO_CARD]
    if led:
        parts.append(f"{{{pattern.format_face(led[0])}}} has been led.")
    elif is_card(problem.line[0]):
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
