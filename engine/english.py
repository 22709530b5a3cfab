"""English for the shell: one sentence for an error code. The page has its own message files."""

from __future__ import annotations

SENTENCES = {
    "variant/conflict": "These two rules cannot be played together.",
    "variant/unknown-key": "There is no such rule; try `explain`.",
    "variant/bad-value": "That rule cannot have this value; try `choices`.",
    "variant/": "There is no such rule set, or its file is broken; try `variants`.",
    "player/": "There is no such player.",
    "card/": "That is not the code of a card; write rank, suit and copy, such as QS1.",
    "action/": "That is not an action of this game.",
    "deal/bad-order": "The cards of the deal are not the pack of this game.",
    "deal/": "The deal is over.",
    "record/": "The record cannot be read.",
    "position/": "The position cannot be read.",
    "table/": "The table cannot do that now.",
    "bridge/": "The request is not one the engine knows.",
    "play/": "The rules do not let that card be played now.",
    "meld/": "The rules do not let that meld be declared now.",
    "exchange/": "The rules do not let the turn-up be exchanged now.",
    "turn/": "It is another seat's turn.",
    "file/": "The file cannot be read.",
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


def sentence(code: str) -> str:
    """A sentence for a code, by its longest known beginning."""
    known = [start for start in SENTENCES if code.startswith(start)]
    return SENTENCES[max(known, key=len)] if known else "That cannot be done."
