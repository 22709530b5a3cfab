"""English for the shell: one sentence for an error code. The page has its own message files."""

from __future__ import annotations

from typing import Any

SENTENCES = {
    "variant/conflict": "These two rules cannot be played together.",
    "variant/unknown-key": "There is no such rule; try `explain`.",
    "variant/bad-value": "That rule cannot have this value; try `choices`.",
    "variant/": "There is no such rule set, or its file is broken; try `variants`.",
    "player/": "There is no such player.",
    "player/bad-rollouts": "The number of rollouts after the @ is no number, or too large.",
    "card/": "That is not the code of a card; write rank, suit and copy, such as QS1.",
    "action/": "That is not an action of this game.",
    "deal/bad-order": "The cards of the deal are not the pack of this game.",
    "deal/": "The deal is over.",
    "record/": "The record cannot be read.",
    "record/unknown-version": "This is a newer kind of record than is known here.",
    "position/": "The position cannot be read.",
    "position/unknown-version": "This is a newer kind of position than is known here.",
    "table/": "The table cannot do that now.",
    "bridge/": "The request is not one the engine knows.",
    "play/": "The rules do not let that card be played now.",
    "meld/": "The rules do not let that meld be declared now.",
    "exchange/": "The rules do not let the turn-up be exchanged now.",
    "turn/": "It is another seat's turn.",
    "file/": "The file cannot be read.",
    "file/not-utf-8": "The file is in another encoding: save the file as UTF-8.",
    "file/unwritable": "The file cannot be written.",
    "arena/other-run": "That file keeps the pairs of another contest.",
    "arena/": "That file does not keep the pairs of a contest.",
    "tune/no-weights": "There is nothing to tune in this game.",
    "tune/other-family": "The weights of that group mean nothing in this game.",
    "tune/other-run": "That file keeps a tuning by another command.",
    "tune/": "That file does not keep a tuning.",
    "weights/": "The file of tuned weights does not fit the game.",
    "cluster/not-installed": "Clusters need the package `distributed`.",
    "cluster/": "No cluster answers at that address.",
}

SENTENCES |= {
    "lesson/": "The lesson cannot be read.",
    "lesson/too-long": "A lesson may not be longer than that.",
    "lesson/not-a-lesson": "The first line of a lesson is `brisques-lesson 1`.",
    "lesson/unknown-version": "This is a newer kind of lesson than is known here.",
    "lesson/line-too-long": "No line may be longer than that.",
    "lesson/bad-character": "There is a character that cannot be seen.",
    "lesson/stray-line": "An indented line goes on with a value, but there is none above it.",
    "lesson/bad-line": "A line is `key: value`, or indented to go on with the one above.",
    "lesson/unknown-key": "There is no such key here.",
    "lesson/twice": "That has been said already.",
    "lesson/missing-key": "The head of the lesson lacks a key.",
    "lesson/no-step": "A lesson needs a step.",
    "lesson/too-many": "There are too many of these.",
    "lesson/too-long-text": "That is too long.",
    "lesson/prose-too-long": "That is too long for one text.",
    "lesson/bad-number": "A whole number is wanted, and not so large.",
    "lesson/no-argument": "This key takes nothing before its colon.",
    "lesson/empty": "There are no words here.",
    "lesson/bad-variant": "There is no such game, or not with these house rules.",
    "lesson/bad-name": "The short name of a course is of small letters, digits and hyphens.",
    "lesson/bad-language": "That is not the code of a language, such as `en`.",
    "lesson/bad-need": "What is needed are numbers of lessons, or `course/number`.",
    "lesson/bad-position": "The position cannot be set up.",
    "lesson/then-without-play": "There is no play before this step that it could go on from.",
    "lesson/then-after-end": "The deal is over where this step should go on.",
    "lesson/bad-level": "There is no such player for lessons.",
    "lesson/mixed-goal": "A step asks a question or is played, not both.",
    "lesson/no-position": "To be played a step needs a position.",
    "lesson/no-use": "This is of no use in such a step.",
    "lesson/one-choice": "A question needs two choices, or none.",
    "lesson/no-such-choice": "There is no choice of that number.",
    "lesson/no-right": "A step that is played needs a solution: `right:`.",
    "lesson/expected": "Something else is wanted here.",
    "lesson/open-mark": "This mark is not closed, or was never opened; a backslash makes it plain.",
    "lesson/bad-card": "That is not a card of this pack.",
    "lesson/bad-link": "A link is `[words](rule.id)`.",
    "lesson/unknown-rule": "The game has no rule of that id.",
    "lesson/no-goal": "There is no goal here.",
    "lesson/goal-too-long": "The goal has too many words.",
    "lesson/goal-too-deep": "The brackets of the goal go too deep.",
    "lesson/bracket": "This bracket has no partner.",
    "lesson/unknown-goal": "There is no such goal.",
    "lesson/unreachable-card": "The seat does not hold that card and cannot come by it.",
    "lesson/bad-action": "That is not an action of this game.",
    "lesson/unknown-meld": "The game has no such meld.",
    "lesson/bad-call": "A call names a suit or a card.",
    "lesson/no-turn": "The seat never comes to move.",
    "lesson/true-from-start": "The goal is reached before anything has been done.",
    "lesson/lost-from-start": "The goal cannot be reached.",
    "lesson/illegal-right": "This cannot be played here.",
    "lesson/illegal-reply": "This reply cannot be played here.",
    "lesson/right-too-long": "The goal is reached before this.",
    "lesson/right-misses": "The solution does not reach the goal.",
    "lesson/wrong-reaches-goal": "This try reaches the goal.",
    "lesson/wrong-never": "No try comes to this.",
    "lesson/wrong-impossible": "The seat does not hold that card.",
    "lesson/best-hidden": "With cards hidden it is not proved to be best wherever they lie.",
    "lesson/best-too-far": "This is too far from the end to be solved.",
    "lesson/best-not-alone": "Another action is as good, and no solution begins with it.",
    "lesson/step-over": "The step is over; begin it again.",
    "lesson/no-table": "There is nothing to play in this step.",
    "lesson/no-question": "This step asks nothing.",
    "lesson/no-such-step": "The lesson has no such step.",
    "lesson/not-begun": "No step has been begun.",
    "lesson/not-open": "No lesson is open.",
    "lesson/no-hint": "The step has no such hint.",
    "lesson/no-problems": "No such endings were found.",
    "lesson/no-next-deal": "A lesson has no next deal.",
}


def sentence(code: str) -> str:
    """A sentence for a code, by its longest known beginning."""
    known = [start for start in SENTENCES if code.startswith(start)]
    return SENTENCES[max(known, key=len)] if known else "That cannot be done."


def place(where: str, params: dict[str, Any]) -> str:
    """Where something is wrong, on one line: the place, and the column and the word if known."""
    column = [f"column {params['column']}"] if "column" in params and "line" not in params else []
    word = [repr(params["value"])] if "value" in params else []
    return " ".join(" ".join([where, *column, *word]).split())
