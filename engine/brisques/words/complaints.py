"""What is wrong, in a sentence of English: for the shell and for builds of sites.

Shorter than the page's, since code, place and word stand before it on the same line.
"""

from __future__ import annotations

from typing import Any

from brisques.words import ENGLISH, words_of

SENTENCES = {
    "variant/conflict": "These two rules cannot be played together.",
    "variant/unknown-key": "There is no such rule; try `explain`.",
    "variant/bad-value": "That rule cannot have this value; try `choices`.",
    "variant/": "There is no such rule set, or its file is broken; try `variants`.",
    "player/": "There is no such player.",
    "player/bad-rollouts": "The number of rollouts after the @ is not a number, or too large.",
    "card/": "That is not the code of a card; write rank, suit and copy, such as QS1.",
    "action/": "That is not an action of this game.",
    "deal/bad-order": "The cards of the deal are not the pack of this game.",
    "deal/": "The deal is over.",
    "record/": "The record cannot be read.",
    "record/unknown-version": "This record needs a newer version of Brisques.",
    "position/": "The position cannot be read.",
    "position/missing-field": "This field is missing; a line with a ? or rest= may leave it out.",
    "position/unknown-field": "This game has no such field.",
    "position/card-missing": "Cards of the pack are missing.",
    "position/card-twice": "This card is there twice.",
    "position/unknown-version": "This position needs a newer version of Brisques.",
    "match/no-servants": "This game cannot begin with masters and servants.",
    "table/": "The table cannot do that now.",
    "bridge/": "The engine does not know this request.",
    "play/": "The rules do not allow this card now.",
    "meld/": "The rules do not allow this meld now.",
    "exchange/": "The rules do not allow the exchange of the turn-up now.",
    "turn/": "It is another seat's turn.",
    "file/": "The file cannot be read.",
    "file/not-utf-8": "The file is in another encoding: save the file as UTF-8.",
    "file/unwritable": "The file cannot be written.",
    "file/exists": "There is a file of that name already; nothing was written.",
    "file/no-site": "There is no table in that folder; build it: python build.py build",
    "arena/other-run": "That file holds the pairs of another contest.",
    "arena/no-interval": "These pairs are too few or all equal: the result is not noted.",
    "arena/": "That file holds no pairs of a contest.",
    "tune/no-weights": "There is nothing to tune in this game.",
    "value/none": "There is no learned value: playouts run to the end of the deal.",
    "tune/other-family": "The weights of that group are for another family of games.",
    "tune/other-run": "That file holds a tuning run of another command.",
    "tune/": "That file holds no tuning run.",
    "weights/": "The file of tuned weights does not fit the game.",
    "problem/": "That is not a row of a collection of problems.",
    "extra/": 'This command needs more libraries: pip install "brisques[lab]".',
    "cluster/": "No cluster answers at that address.",
}

SENTENCES |= {
    "lesson/": "The lesson cannot be read.",
    "lesson/too-long": "The lesson is too long.",
    "lesson/not-a-lesson": "The first line of a lesson is `brisques-lesson 1`.",
    "lesson/unknown-version": "This lesson needs a newer version of Brisques.",
    "lesson/line-too-long": "The line is too long.",
    "lesson/bad-character": "There is an invisible character here.",
    "lesson/stray-line": "An indented line continues a value, but there is none above it.",
    "lesson/bad-line": "A line is `key: value`, or indented to continue the one above.",
    "lesson/unknown-key": "There is no such key here.",
    "lesson/twice": "This is here twice.",
    "lesson/missing-key": "The head of the lesson lacks a key.",
    "lesson/no-step": "A lesson needs a step.",
    "lesson/too-many": "There are too many of these.",
    "lesson/too-long-text": "This text is too long.",
    "lesson/prose-too-long": "The text of this step is too long.",
    "lesson/bad-number": "This must be a whole number, and not so large.",
    "lesson/no-argument": "This key takes nothing before its colon.",
    "lesson/empty": "This must not be empty.",
    "lesson/bad-variant": "There is no such game, or not with these house rules.",
    "lesson/bad-name": "The short name of a course has small letters, digits and hyphens.",
    "lesson/bad-language": "That is not the code of a language, such as `en`.",
    "lesson/bad-need": "Write the needed lessons as numbers, or as `course/number`.",
    "lesson/bad-position": "The position cannot be set up.",
    "lesson/then-without-play": "The step before has no play from which this one could go on.",
    "lesson/then-after-end": "The deal ends before this step.",
    "lesson/bad-level": "There is no such player for lessons.",
    "lesson/mixed-goal": "A goal is either a question or something to play, not both.",
    "lesson/no-position": "A step that is played needs a position.",
    "lesson/no-use": "This has no use in such a step.",
    "lesson/one-choice": "A question needs two choices, or none.",
    "lesson/no-such-choice": "There is no choice with that number.",
    "lesson/no-right": "A step that is played needs a solution: `right:`.",
    "lesson/expected": "Something else is expected here.",
    "lesson/open-mark": "This mark is not closed, or was never opened; a backslash makes it plain.",
    "lesson/bad-card": "That is not a card of this pack.",
    "lesson/bad-link": "A link is `[words](rule.id)`.",
    "lesson/unknown-rule": "The game has no rule of that id.",
    "lesson/no-goal": "There is no goal here.",
    "lesson/goal-too-long": "The goal has too many words.",
    "lesson/goal-too-deep": "The brackets of the goal are nested too deep.",
    "lesson/bracket": "This bracket has no partner.",
    "lesson/unknown-goal": "There is no such goal.",
    "picture/no-cards": "There are no drawn cards: `python build.py build` draws them.",
    "lesson/unreachable-card": "The seat does not hold that card and cannot get it.",
    "lesson/bad-action": "That is not an action of this game.",
    "lesson/unknown-meld": "The game has no such meld.",
    "lesson/bad-call": "A call names a suit or a card.",
    "lesson/no-turn": "It is never this seat's turn.",
    "lesson/true-from-start": "The goal is reached before the player does anything.",
    "lesson/lost-from-start": "The goal cannot be reached.",
    "lesson/illegal-right": "This cannot be played here.",
    "lesson/illegal-reply": "This reply cannot be played here.",
    "lesson/right-too-long": "The solution goes on after the goal is reached.",
    "lesson/right-misses": "The solution does not reach the goal.",
    "lesson/wrong-reaches-goal": "This try reaches the goal.",
    "lesson/wrong-never": "No try matches this.",
    "lesson/wrong-impossible": "The seat does not hold that card.",
    "lesson/best-hidden": "This is not proved to be the best however the hidden cards may lie.",
    "lesson/best-not-clear": "While there is a stock, another action is not clearly behind.",
    "lesson/impossible-count": "The rest of the deal cannot bring as many.",
    "lesson/illegal-wrong": "This cannot be played here.",
    "lesson/no-answer": "A question needs a goal, such as `goal: answer 2`.",
    "lesson/bad-table": "All rows of a table stand between bars and have as many cells.",
    "lesson/best-too-far": "This is too far from the end to be solved.",
    "lesson/best-not-alone": "Another action is as good, and no solution begins with it.",
    "lesson/step-over": "The step is over; start it again.",
    "lesson/no-table": "There is nothing to play in this step.",
    "lesson/no-question": "This step asks nothing.",
    "lesson/no-such-step": "The lesson has no such step.",
    "lesson/not-begun": "No step has been started.",
    "lesson/not-open": "No lesson is open.",
    "lesson/no-hint": "The step has no such hint.",
    "lesson/no-problems": "No such endings were found.",
    "lesson/no-next-deal": "A lesson has no next deal.",
}


def sentence(code: str) -> str:
    """Return the sentence of a code: that of its longest known beginning."""
    known = [start for start in SENTENCES if code.startswith(start)]
    return SENTENCES[max(known, key=len)] if known else "That cannot be done."


def place(where: str, params: dict[str, Any]) -> str:
    """Say on one line where something is wrong: the place, the column and the word if known."""
    column = [f"column {params['column']}"] if "column" in params and "line" not in params else []
    word = [repr(params["value"])] if "value" in params else []
    return " ".join(" ".join([where, *column, *word]).split())


def complaint(code: str, where: str, params: dict[str, Any]) -> str:
    """Return the line about bad input: code, place, column, word, and what is wrong with it."""
    reason = words_of(ENGLISH).part(f"edit-reason-{params.get('reason')}", "")
    said = reason[:1].upper() + reason[1:] if reason else sentence(code)
    return f"{f'{code} {place(where, params)}'.strip()}: {said}"
