"""The Bézique family: tricks without a duty, melds, and a strict endgame.

- `game`: the family behind the contract of `brisques.game`;
- `ruleset`, `meld_types`, `trump_context`: tables of a variant, built once;
- `state_data`, `state`, `announcing`: the fields of a deal, and `apply`;
- `dealing`, `packet`, `drawing`, `settlement`: a deal from its first card to its last score;
- `legality`, `melds`, `reuse`, `deece`, `carte_blanche`: what is legal, and why not;
- `declaring`: carries out declarations; `declare_options` describes them for the view,
  `meld_losses` the melds that they make impossible;
- `observation`, `view`: what a seat sees; `position`: the deal as text;
- `ai/`: what computer players know of the family; `endgame/`: the exact solver.
"""
