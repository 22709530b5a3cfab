"""Computer players: they see an observation and nothing else.

`contract.py` says what they need to know of a game; `thinking.py` what a player and a level are;
`levels.py` lists the levels, weakest first. `policy_levels.py` and `search.py` are how they
choose, `coach.py` what is made of it for a person.
"""
