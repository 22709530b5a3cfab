"""What the Overs and Unders hold, upright at the right edge of their half of the card."""

from .pen import FINE, LINEN, MADDER, OCHRE, STEEL, WOOD, dot, fill, line, rod

SHAFT = 174  # where the hand holds it


def crossbow() -> str:
    """Tell's, spanned, with a bolt on it."""
    return (
        line("M154 86 174 100 194 86", 1.3)
        + rod("M174 168V52", WOOD, 6)
        + rod("M153 85C156 60 167 53 174 53S192 60 195 85", STEEL, 4)
        + line("M174 100V34", 3)
        + fill(STEEL, "M174 22 180 38H168z", 1.4)
        + fill(MADDER, "M170 92 174 84 178 92V103L174 98 170 103z", 1)
    )


def halberd() -> str:
    """A Swiss halberd with a tassel."""
    return (
        rod(f"M{SHAFT} 172V34", WOOD, 4.5)
        + fill(STEEL, "M174 14 179 42H169z", 1.6)
        + fill(STEEL, "M177 44C188 40 194 48 192 72 186 64 182 64 177 66z", 1.6)
        + fill(STEEL, "M171 46 156 50 160 56 171 62z", 1.6)
        + line("M186 50C188 56 188 60 188 64M174 22V38")
        + fill(MADDER, "M169 68H179L183 86 178 82 174 90 170 82 165 86z", FINE)
    )


def sword() -> str:
    """A long sword, held up."""
    return (
        rod(f"M{SHAFT} 128V102", MADDER, 4.5)
        + dot(SHAFT, 131, 4.5, OCHRE, 1.5)
        + fill(STEEL, "M169 99V38L174 22 179 38V99z", 1.6)
        + line("M174 34V96")
        + rod("M158 100C166 103 182 103 190 98", OCHRE, 4)
    )


def staff() -> str:
    """A gnarled walking staff with a gourd."""
    return (
        rod("M174 172C172 140 177 90 174 46", WOOD, 5.5)
        + dot(174, 40, 7, WOOD)
        + line("M172 37Q175 36 177 39M171 70q3 3 1 7M176 84q-3 3-1 7")
        + line("M177 58C184 62 184 66 184 70", 1.5)
        + fill(
            OCHRE,
            "M184 70C189 72 187 78 187 80 193 84 192 96 184 96S175 84 181 80C181 78 179 72 184 70z",
            1.6,
        )
        + line("M180 81H188")
    )


def crook() -> str:
    """A shepherd's crook with a ribbon."""
    return rod("M174 172V60C174 30 150 30 152 50 153 56 160 58 162 53", WOOD, 5) + fill(
        MADDER, "M170 76H178L190 92 180 90 178 98 174 84 168 94 166 86z", FINE
    )


def spear() -> str:
    """A spear with a tassel."""
    return (
        rod(f"M{SHAFT} 172V40", WOOD, 4.5)
        + fill(STEEL, "M174 14C181 26 181 34 177 44H171C167 34 167 26 174 14z", 1.6)
        + line("M174 22V40")
        + fill(MADDER, "M169 46H179V54L184 66 174 60 164 66 169 54z", FINE)
    )


def banner() -> str:
    """The Landammann's banner of his canton's men."""
    return (
        fill(MADDER, "M175 30C182 26 188 36 194 33V75C188 80 182 72 175 77z", 1.6)
        + fill(MADDER, "M173 28C162 20 152 36 138 30L148 50 138 72C152 78 162 64 173 72z", 1.6)
        + line("M171 36C162 30 154 42 146 37M171 65C162 59 154 70 146 66", 2.2, OCHRE)
        + rod(f"M{SHAFT} 172V24", WOOD, 4.5)
        + fill(OCHRE, "M174 10 179 20 174 27 169 20z", 1.5)
    )


def falcon() -> str:
    """Gessler's falcon, hooded, on his fist."""
    return (
        fill("#8b7b66", "M166 98 160 132 172 124 178 100z", 1.6)
        + fill("#8b7b66", "M181 60C194 72 190 100 170 106 156 100 156 72 166 60z")
        + fill(LINEN, "M184 66C188 80 184 96 174 102 172 90 174 76 184 66z", 1)
        + line(
            "M161 74C158 86 160 96 166 102M166 72C163 84 164 94 170 100M171 72C169 80 169 88 172 94"
        )
        + line("M179 78h4M177 84h5M176 90h4", 1.3)
        + fill(
            MADDER, "M163 62C160 48 170 42 178 44 186 46 188 54 184 62 178 66 168 66 163 62z", 1.7
        )
        + fill(OCHRE, "M184 52C190 52 192 57 189 62 187 60 185 59 183 59z", 1.4)
        + line("M172 43C170 38 172 35 175 34M172 43C174 39 177 38 179 38", 1.5)
        + line("M164 61C170 57 178 58 184 61", 1.6, OCHRE)
        + line("M171 104v10M176 104v10", 2.6, OCHRE)
    )


def horn() -> str:
    """A field guard's horn on a strap across the chest."""
    return (
        rod("M94 114C92 124 94 132 98 140M130 113C136 118 138 122 138 128", WOOD, 2)
        + fill(LINEN, "M92 138C108 148 126 144 133 126L142 130C140 154 112 170 88 155z", 1.7)
        + fill(WOOD, "M93 136 97 144 93 158 86 158 83 148 86 138z", 1.6)
        + fill(WOOD, "M132 127 135 121 146 127 142 132z", 1.5)
        + line("M111 146 110 160M124 141 131 151")
    )


# held behind the hand, upright
PROPS = {
    "crossbow": crossbow,
    "halberd": halberd,
    "sword": sword,
    "staff": staff,
    "crook": crook,
    "spear": spear,
    "banner": banner,
}

# before everything
WORN = {"falcon": falcon, "horn": horn}
