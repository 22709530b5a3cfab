"""Earlier moments of a deal through the bridge: they can be shown again, and played on from."""

from tests.test_bridge import ask, play, seats_for
from tests.test_coaching import error, finished, seated, state_of, to_the_end


def test_any_position_of_the_deal_can_be_shown_again(variant: str) -> None:
    bridge, answer = seated(variant, seats_for(variant))
    views = [answer["view"]]
    while len(views) <= 30 and answer["view"]["to_move"] is not None:
        answer = play(bridge, answer, 1, len(views))
        views.append(answer["view"])
    last = len(views) - 1
    own = {"can_redo", "can_undo"}
    before = state_of(bridge)
    for place in (0, 3, last // 2, last):
        told = ask(bridge, "at", place=place)
        assert (told["place"], told["of"]) == (place, last)
        assert {k: v for k, v in told["view"].items() if k not in own} == {
            k: v for k, v in views[place].items() if k not in own
        }
    assert state_of(bridge) == before
    for place in (-1, last + 1):
        assert error(bridge, "at", place=place) == "table/no-such-place"


def test_a_deal_is_continued_from_any_position(variant: str) -> None:
    bridge, answer = seated(variant, seats_for(variant))
    answer = play(bridge, answer, 24)
    then = ask(bridge, "at", place=9)["view"]
    back = ask(bridge, "rewind", revision=answer["revision"], place=9)
    assert back["revision"] > answer["revision"]
    assert back["view"] == {
        **then,
        "assisted": True,
        "can_redo": True,
        "can_undo": back["view"]["can_undo"],
    }
    again = ask(bridge, "redo", revision=back["revision"])
    assert {**again["view"], "assisted": False} == answer["view"]
    for place in (-1, 24):
        given = {"revision": again["revision"], "place": place}
        assert error(bridge, "rewind", **given) == "table/no-such-place"


def test_playing_on_from_there_discards_the_rest() -> None:
    """A computer player may choose differently this time, so what was undone no longer fits."""
    players = [{"kind": "player", "level": "casual"}] * 2
    bridge, answer = seated("fildinski", players)
    for _ in range(9):
        answer = ask(bridge, "step", revision=answer["revision"])
    back = ask(bridge, "rewind", revision=answer["revision"], place=4)
    assert back["view"]["can_redo"]
    again = ask(bridge, "step", revision=back["revision"])
    assert not again["view"]["can_redo"]
    assert error(bridge, "redo", revision=again["revision"]) == "table/nothing-to-redo"


def test_a_finished_deal_is_continued_from_any_position() -> None:
    bridge, revision = finished()
    of = ask(bridge, "at", place=0)["of"]
    back = ask(bridge, "rewind", revision=revision, place=of - 1)
    assert back["view"]["phase"] not in ("deal-over", "match-over")
    assert to_the_end(bridge, back)["view"]["summary"]
