"""What every pack shares: the card's box, the sheet of paper, and three faces in one file.

A card is drawn from 28 to 200 px wide, and no one drawing serves all of that. So a file holds
three, and a media query inside it, which sees the width at which the card is shown, picks one:

full    from 73 px: picture or pips, a small index in two corners
large   48 to 72 px: the picture shrunk between two large indices
jumbo   below 48 px: one rank and one sign, nothing else
"""

WIDTH, HEIGHT = 240, 336
CENTRE = (WIDTH // 2, HEIGHT // 2)

STYLE = (
    ".l,.j{display:none}"
    "@media(max-width:72px){"
    ".f{display:none}.l{display:inline}.m{transform:translate(41px,47px) scale(.72)}}"
    "@media(max-width:47.9px){.l,.m{display:none}.j{display:inline}}"
)


def turned(shape: str) -> str:
    """A shape and the same again, turned by half about the card's centre."""
    return f'{shape}<g transform="rotate(180 {CENTRE[0]} {CENTRE[1]})">{shape}</g>'


def sheet(paper: str, body: str) -> str:
    """A whole SVG file: a rounded sheet of `paper` and what is printed on it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect x=".75" y=".75" width="{WIDTH - 1.5}" height="{HEIGHT - 1.5}" rx="13"'
        f' fill="{paper}" stroke="#1a140a" stroke-opacity=".3" stroke-width="1.5"/>'
        f"{body}</svg>"
    )


def three_faces(*, paper: str, ink: str, picture: str, full: str, large: str, jumbo: str) -> str:
    """One file for all sizes; the indices are drawn in `ink` (`currentColor` to the glyphs)."""
    return sheet(
        paper,
        f'<style>{STYLE}</style><g class="m">{picture}</g><g fill="{ink}" color="{ink}">'
        f'<g class="f">{full}</g><g class="l">{large}</g><g class="j">{jumbo}</g></g>',
    )
