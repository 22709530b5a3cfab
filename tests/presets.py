"""The presets by family, and marks that run a test once for each preset of a family."""

import pytest

from brisques.variants import load, names

BEZIQUE = [name for name in names() if load(name).family == "bezique"]
FILKO = [name for name in names() if load(name).family == "filko"]

each_bezique = pytest.mark.parametrize("variant", BEZIQUE)
each_filko = pytest.mark.parametrize("variant", FILKO)
