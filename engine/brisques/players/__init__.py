"""Computer players: each chooses from an observation and nothing else.

`contract.py` says what players need to know of a game beyond its rules; `thinking.py` defines
players, thoughts and levels; `levels.py` lists the levels, weakest first. `greedy.py`,
`policy_levels.py` and `search.py` hold the ways to choose; `hint.py` and `review.py` turn them into
hints and reviews for people.
"""
