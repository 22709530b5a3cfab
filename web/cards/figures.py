"""The eight Overs and Unders: people of Schiller's play about William Tell, half-length.

The old rule of the pack tells them apart: an Over carries his suit sign high, an Under low.
"""

from collections.abc import Callable
from dataclasses import dataclass

from . import people, props
from .pen import FINE, GREEN, INDIGO, LINEN, MADDER, OCHRE, STEEL, WOOD, dot, fill, line, move, rod

TORSO = "M66 186C60 146 70 122 98 113H126C152 120 164 146 160 186z"


@dataclass(frozen=True)
class Figure:
    """Of what one person is put together."""

    hat: str
    hat_colours: tuple[str, str]
    hair: tuple[str, str]
    beard: str
    coat: Callable[[str, str], str]
    coat_colours: tuple[str, str]
    prop: str = ""  # in the hand; without one it wears a falconer's glove
    worn: str = ""
    turned: bool = False  # looks to the left


def drawn(figure: Figure) -> str:
    """The upper half of a figure's card, without frame and sign."""
    coat, trim = figure.coat_colours
    prop = props.PROPS[figure.prop]() if figure.prop else ""
    hand = people.fist(props.SHAFT, 117) if figure.prop else people.glove(props.SHAFT, 118)
    worn = props.WORN[figure.worn]() if figure.worn else ""
    face = people.head(*figure.hair, figure.beard) + people.HATS[figure.hat](*figure.hat_colours)
    return (
        prop
        + figure.coat(coat, trim)
        + _arm(coat, trim)
        + hand
        + worn
        + move(face, 112, 76, flip=figure.turned)
    )


def _arm(coat: str, trim: str) -> str:
    """The raised forearm and the puffed sleeve above it, over a coat."""
    return (
        fill(coat, "M150 150C152 164 176 170 184 152L183 130H166L165 142z")
        + fill(trim, "M164 124H185L184 133H165z", 1.6)
        + fill(
            coat,
            "M138 117C158 116 174 130 172 152 160 162 146 158 141 148 136 136 134 122 138 117z",
        )
        + line("M148 121C154 128 156 142 152 154M158 126C164 134 165 146 161 156", 3, trim)
    )


def _far_sleeve(coat: str, trim: str) -> str:
    return (
        fill(coat, "M52 190 56 152 84 152 86 190z")
        + fill(coat, "M86 116C62 116 46 132 50 156 60 166 76 164 83 152 90 138 90 124 86 116z")
        + line("M76 121C69 130 67 144 70 157M66 126C59 136 58 148 61 158", 3, trim)
    )


def doublet(coat: str, trim: str) -> str:
    """A buttoned doublet with a linen collar and slashed sleeves."""
    return (
        _far_sleeve(coat, trim)
        + fill(coat, TORSO)
        + line("M84 128C88 142 90 160 89 180M136 126C132 142 130 160 131 180")
        + fill(trim, "M105 113H119L117 186H107z", 1.4)
        + "".join(dot(112, y, 2.6, OCHRE, 1) for y in (130, 143, 156, 169))
        + fill(LINEN, "M94 112C98 122 106 124 112 116 118 124 126 122 130 112L124 106H100z", 1.6)
    )


def jerkin(coat: str, trim: str) -> str:
    """A countryman's open jerkin over a laced shirt."""
    return (
        _far_sleeve(LINEN, trim)
        + fill(LINEN, TORSO)
        + line("M112 122V184M106 132 118 138M118 132 106 138M106 146 118 152M118 146 106 152", 1.3)
        + fill(coat, "M66 186C60 146 70 122 98 113L104 128C98 150 97 166 98 186z")
        + fill(coat, "M160 186C164 146 152 120 126 113L120 128C126 150 127 166 126 186z")
        + line(
            "M97 118 103 130C97 150 96 166 96 184M127 118 121 130C127 150 128 166 128 184",
            2.2,
            trim,
        )
        + fill(LINEN, "M94 112 104 126 112 116 120 126 130 112 122 106H102z", 1.6)
    )


def cuirass(coat: str, trim: str) -> str:
    """A steel breastplate over a padded coat."""
    return (
        _far_sleeve(coat, trim)
        + fill(coat, TORSO)
        + fill(
            STEEL, "M84 120C94 128 130 128 140 120 148 140 146 164 138 186H86C78 164 76 140 84 120z"
        )
        + line("M112 126V184M90 132C86 148 86 166 91 180M95 130C92 146 92 160 95 174")
        + line("M134 132C138 148 138 162 135 176", FINE)
        + rod("M84 120C94 128 130 128 140 120", OCHRE, 2.2)
        + fill(trim, "M96 112C100 120 124 120 128 112L122 104H102z", 1.6)
        + "".join(dot(x, y, 1.5, OCHRE, 0.8) for x, y in ((88, 128), (136, 128)))
    )


def cloak(coat: str, trim: str) -> str:
    """A heavy cloak, clasped at the neck, over a plain tunic."""
    return (
        fill(trim, TORSO)
        + line("M106 132C104 150 104 166 105 182M118 132C120 150 120 166 119 182")
        + fill(coat, "M48 190C42 150 54 124 96 110L106 124C94 146 92 166 92 190z")
        + fill(coat, "M164 190C168 150 160 122 128 110L118 124C130 146 132 166 132 190z")
        + line("M66 134C60 150 60 168 62 184M82 126C76 146 76 166 77 184M142 124Q149 142 148 160")
        + fill(OCHRE, "M104 120Q112 126 120 120L118 128Q112 132 106 128z", 1.5)
        + fill(coat, "M92 113C98 122 126 122 132 113L124 104H100z", 1.8)
    )


FIGURES = {
    "OA": Figure(  # William Tell
        hat="feather",
        hat_colours=(GREEN, MADDER),
        hair=("short", "#6b4420"),
        beard="full",
        coat=jerkin,
        coat_colours=(MADDER, OCHRE),
        prop="crossbow",
        turned=True,
    ),
    "UA": Figure(  # Rudolf der Harras
        hat="helmet",
        hat_colours=(OCHRE, INDIGO),
        hair=("short", "#4a3220"),
        beard="goatee",
        coat=cuirass,
        coat_colours=(INDIGO, LINEN),
        prop="halberd",
    ),
    "OL": Figure(  # Ulrich von Rudenz
        hat="beret",
        hat_colours=(MADDER, LINEN),
        hair=("bob", "#b67a35"),
        beard="shaven",
        coat=doublet,
        coat_colours=(GREEN, OCHRE),
        prop="sword",
    ),
    "UL": Figure(  # Walther Fürst
        hat="hood",
        hat_colours=("#7b5446", OCHRE),
        hair=("short", "#d9d3c4"),
        beard="full",
        coat=cloak,
        coat_colours=("#7b5446", LINEN),
        prop="staff",
        turned=True,
    ),
    "OH": Figure(  # Hermann Gessler
        hat="plumes",
        hat_colours=("#3a2f33", MADDER),
        hair=("short", "#2f2622"),
        beard="goatee",
        coat=doublet,
        coat_colours=(MADDER, "#3a2f33"),
        worn="falcon",
        turned=True,
    ),
    "UH": Figure(  # Kuoni the herdsman
        hat="straw",
        hat_colours=("#e3c581", MADDER),
        hair=("bob", "#9a6a37"),
        beard="shaven",
        coat=jerkin,
        coat_colours=(INDIGO, MADDER),
        prop="crook",
        turned=True,
    ),
    "OB": Figure(  # Stüssi the field guard
        hat="feather",
        hat_colours=(WOOD, OCHRE),
        hair=("bob", "#a9702b"),
        beard="whiskers",
        coat=doublet,
        coat_colours=(OCHRE, MADDER),
        prop="spear",
        worn="horn",
        turned=True,
    ),
    "UB": Figure(  # Itel Reding
        hat="helmet",
        hat_colours=(MADDER, OCHRE),
        hair=("short", "#8d8880"),
        beard="full",
        coat=cuirass,
        coat_colours=(GREEN, OCHRE),
        prop="banner",
    ),
}
