"""The Bézique family: tricks without a duty, melds, and a strict endgame.

`tables.py` what can be melded and for how much; `melds.py` whether it may be, now; `refusals.py`
why anything may not be; `state.py` the deal; `observe.py` what a seat sees of it; `position.py` it
as text; `policy.py` rules of thumb for players; `game.py` all of it behind the contract of
`engine/brisques/game.py`, with the match.
"""
