"""The Filicău / Filkó family: permanent trumps, parties, masters and servants.

- `game`: the family behind the contract of `brisques.game`;
- `ruleset`: tables of a variant, built once; `status`: what a deal does to masters and servants;
- `state_data`, `state`: the fields of a deal, and `apply`;
- `dealing`, `talk`: the cut, the call and the deal; talk at the table;
- `legality`: what is legal, and why not;
- `observation`, `view`, `outcomes`, `voids`: what a seat sees and can conclude for certain;
- `position`, `position_reader`, `position_checks`: the deal as text;
- `ai/`: what computer players know of the family; `endgame/`: the exact solver.
"""
