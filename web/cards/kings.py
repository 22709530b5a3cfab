"""The four Kings: nameless, crowned, and each on a horse."""

from . import people
from .pen import GREEN, INDIGO, INK, LINEN, MADDER, OCHRE, dot, fill, line, move, rod

# coat and mane of the horse, robe, hair
COLOURS = {
    "A": ("#6a4a2c", "#33231a", MADDER, "#8c6a3a"),
    "L": ("#cdc7ba", "#8b8477", GREEN, "#8d8880"),
    "H": ("#f4efe4", "#c2b7a2", INDIGO, "#d9d3c4"),
    "B": ("#b0763a", "#5d3a1c", MADDER, "#6b4420"),
}


def king(suit: str) -> str:
    """The upper half of a King's card, without frame and sign."""
    coat, mane, robe, hair = COLOURS[suit]
    rider = _robe(robe) + move(
        people.head("long", hair, "full") + people.crown(robe), 150, 80, 0.84
    )
    return _sceptre() + rider + _horse(coat, mane, robe)


def _sceptre() -> str:
    return (
        rod("M184 168V56", OCHRE, 3.5)
        + fill(OCHRE, "M184 30 190 40 184 54 178 40z", 1.6)
        + line("M178 46H190M176 40H192", 2.2)
        + dot(184, 60, 3.5, MADDER, 1.4)
    )


def _robe(robe: str) -> str:
    return (
        fill(robe, "M104 196C100 146 116 124 138 116H162C184 124 198 150 198 196z")
        + fill(robe, "M168 120C186 126 196 144 192 160 182 166 170 160 166 148z")
        + line("M182 132C186 142 186 150 184 158M174 128C178 138 178 148 176 156", 3, OCHRE)
        + fill(LINEN, "M118 124C130 138 168 138 182 124L188 134C170 152 130 152 112 136z", 1.8)
        + line("M126 134v5M138 138v5M150 139v6M162 138v5M174 134v5", 2.4)
        + people.fist(184, 140)
    )


def _horse(coat: str, mane: str, trappings: str) -> str:
    return (
        fill(
            coat,
            "M96 50C90 57 87 64 86 71 77 82 68 98 61 112 55 119 53 129 58 134 62 140 69 140 74 136"
            " 80 133 84 127 90 125 97 124 103 120 107 115 107 128 100 142 94 154 89 164 87 174"
            " 87 200L152 200C154 160 146 116 126 90 118 79 110 72 103 69 103 62 100 55 96 50z",
        )
        + fill(
            mane,
            "M99 69C118 66 142 92 150 136 154 156 154 174 153 190 146 180 142 172 144 162"
            " 136 158 132 150 134 142 126 138 122 130 124 122 116 118 112 110 114 104"
            " 106 98 102 92 104 86 96 82 94 74 99 69z",
            1.6,
        )
        + line(
            "M108 76C122 86 136 108 142 140M112 92Q128 108 134 132M124 110C134 124 142 140 146 164"
        )
        + fill(mane, "M92 66C84 70 78 80 79 90 84 86 90 86 92 80 94 76 95 70 92 66z", 1.4)
        + line("M97 56C94 60 92 64 92 68", 1.3)
        + dot(86, 96, 2.7, INK)
        + line("M79 93Q85 88 91 92", 1.6)
        + line("M86.8 95v.1", 1.6, "#fff")
        + line("M60 124q3-2 4 2M62 134Q67 132 71 129", 1.8)
        + line("M104 112C102 106 102 100 104 96M92 162C98 158 106 156 112 158")
        + rod(
            "M71 104C76 110 80 118 82 128M80 112C90 110 98 98 100 74"
            "M82 122C100 146 118 152 138 150",
            OCHRE,
            2.4,
        )
        + dot(82, 120, 3.6, OCHRE, 1.4)
        + dot(99, 84, 2.6, trappings, 1.2)
        + rod("M88 176C104 186 130 184 154 166", trappings, 6)
    )
