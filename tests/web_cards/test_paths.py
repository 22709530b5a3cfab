"""Path rounding: shapes keep their places, steps do not drift, nothing is lost."""

import pytest

from web.cards.paths import absolute, rounded


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ("M10.4 10.6L20 30Z", "m10 11 10 19z"),
        ("m1,1 2,2 3,3", "m1 1 2 2 3 3"),
        ("M0 0H5.2V-4.8h-5", "m0 0h5v-5h-5"),
        ("M0 0L0.2 0.3L10 10", "m0 0 10 10"),  # a step of zero is removed
        ("M5 5C6 6 7-7 8 8", "m5 5c1 1 2-12 3 3"),
        ("M5 5a3.2,3.4 0 0 1 6,0", "m5 5a3 3 0 0 1 6 0"),
        ("M1e1 1.5e1 L2E1 -.4", "m10 15 10-15"),
        ("M1 1L9 1Zm2 2l3 0", "m1 1h8zm2 2h3"),  # after Z a step starts where the shape did
    ],
)
def test_rounded(given: str, wanted: str) -> None:
    assert rounded(given) == wanted


def test_many_small_steps_end_where_they_should() -> None:
    path = rounded("M0 0" + "l.4 .4" * 100)
    assert list(absolute(path))[-1] == ("L", [40.0, 40.0])
