"""A site of Sphinx with tables in it. It wants Brisques in PYTHONPATH."""

import os

project = "Old card games"
html_theme = "alabaster"
extensions = ["myst_parser", "brisques.writers.sphinx"]
myst_fence_as_directive = ["brisques"]
brisques_home = os.environ.get("BRISQUES_HOME", "https://cards.example.org/")
