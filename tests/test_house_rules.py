"""House rules: specs are parsed, normalised and replayed; conflicting rules are refused."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brisques.errors import EngineError
from brisques.match import Match
from brisques.match_view import view_of
from brisques.position import format_position, parse_position
from brisques.record import SeatEntry, format_record, parse_record
from brisques.registry import load_game
from brisques.variants import conflicts, load, names
from brisques.variants.choices import knob_choices
from brisques.variants.presets import SCHEMAS
from brisques.variants.schema import Cite, Variant, knob_fields
from brisques.variants.spec import MAX_CHARS, format_value
from tests.properties.play import examples

# --- specs ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "canonical", "house"),
    [
        ("bezique", "bezique", ()),
        ("bezique,meld.marriage=40", "bezique,meld.marriage=40", ("bezique.meld.marriage",)),
        ("bezique,meld.marriage=20", "bezique", ()),
        ("fildinski,endgame.melds=true", "fildinski", ()),
        (
            "bezique,match.target=1500,meld.aces=0,meld.table-only=false",
            "bezique,meld.table-only=false,meld.aces=0,match.target=1500",
            ("bezique.meld.table-only", "bezique.meld.aces", "bezique.match.target"),
        ),
        (
            "rubicon,deal.packets=1-8,meld.quartets=each-suit",
            "rubicon,deal.packets=1-8,meld.quartets=each-suit",
            ("bezique.deal.packets", "bezique.meld.quartets"),
        ),
    ],
)
def test_a_spec_is_put_in_canonical_form(spec: str, canonical: str, house: tuple[str, ...]) -> None:
    shown = load(spec)
    assert (shown.name, shown.house) == (canonical, house)
    assert shown.preset == spec.partition(",")[0]
    assert load(canonical) == shown
    assert load_game(spec) is load_game(canonical)


def test_house_rules_override_the_preset() -> None:
    plain, changed = load("rubicon"), load("rubicon,deal.packets=4-5,carte-blanche.continues=false")
    assert changed.rules.packets == [4, 5]
    assert changed.rules.carte_continues is False
    assert (plain.rules.packets, plain.rules.carte_continues) == ([3, 3, 3], True)
    differ = {rule for rule in plain.knobs if plain.knobs[rule] != changed.knobs[rule]}
    assert differ == set(changed.house)
    assert list(plain.knobs) == list(changed.knobs)
    assert changed.title == plain.title


@pytest.mark.parametrize(
    ("spec", "code", "where"),
    [
        ("", "variant/unknown", ""),
        (",meld.aces=1", "variant/unknown", ""),
        ("whist,meld.aces=1", "variant/unknown", "whist"),
        ("hand-meld,meld.aces=1", "variant/unknown", "hand-meld"),
        ("bezique;meld.aces=1", "variant/unknown", "bezique;meld.aces=1"),
        ("bezique, meld.aces=1", "variant/unknown", "bezique, meld.aces=1"),
        ("bezique,MELD.ACES=1", "variant/unknown", "bezique,MELD.ACES=1"),
        ("bezique" + ",meld.aces=1" * 40, "variant/too-long", "bezique"),
        ("bezique,", "variant/unknown-key", ""),
        ("bezique,meld", "variant/unknown-key", "meld"),
        ("bezique,meld.eights=1", "variant/unknown-key", "meld.eights"),
        ("bezique,title=x", "variant/unknown-key", "title"),
        ("bezique,meld.aces=1,meld.aces=1", "variant/key-twice", "meld.aces"),
        ("bezique,meld.aces", "variant/bad-value", "meld.aces"),
        ("bezique,meld.aces=", "variant/bad-value", "meld.aces"),
        ("bezique,meld.aces=-1", "variant/bad-value", "meld.aces"),
        ("bezique,meld.aces=010", "variant/bad-value", "meld.aces"),
        ("bezique,meld.aces=1.5", "variant/bad-value", "meld.aces"),
        ("bezique,meld.aces=100001", "variant/bad-value", "meld.aces"),
        ("bezique,meld.aces=9999999999999999", "variant/bad-value", "meld.aces"),
        ("bezique,meld.aces=true", "variant/bad-value", "meld.aces"),
        ("bezique,endgame.melds=1", "variant/bad-value", "endgame.melds"),
        ("bezique,endgame.melds=yes", "variant/bad-value", "endgame.melds"),
        ("bezique,meld.reuse=twice", "variant/bad-value", "meld.reuse"),
        ("bezique,meld.reuse=re=form", "variant/bad-value", "meld.reuse"),
        ("bezique,deal.packets=3--5", "variant/bad-value", "deal.packets"),
        ("bezique,deal.packets=8-0", "variant/bad-value", "deal.packets"),
        ("bezique,deal.players=5", "variant/bad-value", "deal.players"),
    ],
)
def test_a_bad_spec_says_where_it_is_wrong(spec: str, code: str, where: str) -> None:
    with pytest.raises(EngineError) as caught:
        load(spec)
    assert (caught.value.code, caught.value.where) == (code, where)


def test_the_longest_allowed_spec_is_read() -> None:
    spec = "bezique,meld.aces=" + "1" * (MAX_CHARS - len("bezique,meld.aces="))
    with pytest.raises(EngineError, match="variant/bad-value"):
        load(spec)
    with pytest.raises(EngineError) as caught:
        load(spec + "1")
    error = caught.value
    assert (error.code, error.where) == ("variant/too-long", "bezique")
    assert error.params == {"most": MAX_CHARS}


def test_a_value_has_the_sources_of_the_games_that_play_it() -> None:
    marriage = load("bezique,meld.marriage=40").knobs["bezique.meld.marriage"]
    assert Cite("S2", "Declarations") in marriage.cites
    assert not marriage.why
    reuse = load("bezique,meld.reuse=single-use").knobs["bezique.meld.reuse"]
    assert Cite("S0", "Declarations") in reuse.cites
    own = load("bezique,meld.marriage=25").knobs["bezique.meld.marriage"]
    assert [cite.source for cite in own.cites] == ["house"]
    assert own.why
    free = load("bezique,stock.duty=follow-beat-trump").knobs["bezique.stock.duty"]
    assert [cite.source for cite in free.cites] == ["house"]


@st.composite
def specs(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    """Draw a preset and some house rules, most of which can be played together."""
    name = draw(st.sampled_from(names()))
    family = load(name).family
    knobs = knob_fields(SCHEMAS[family])
    paths = draw(st.lists(st.sampled_from(sorted(knobs)), max_size=5, unique=True))
    given = {
        path: draw(st.sampled_from(knob_choices(family)[path])).value
        if draw(st.booleans()) or knobs[path].kind != "number"
        else draw(st.integers(0, 20))
        for path in paths
    }
    given = {path: value for path, value in given.items() if knobs[path].check(value)}
    return ",".join([name, *(f"{p}={format_value(v)}" for p, v in given.items())]), given


def tried(spec: str) -> tuple[Variant | None, EngineError | None]:
    """Return the variant of a spec, or the reason why there is none."""
    try:
        return load(spec), None
    except EngineError as error:
        return None, error


@examples(300)
@given(specs())
def test_any_legal_spec_is_whole_and_citable(drawn: tuple[str, dict[str, Any]]) -> None:
    spec, given_values = drawn
    shown, error = tried(spec)
    family = load(spec.partition(",")[0]).family
    knobs = knob_fields(SCHEMAS[family])
    if shown is None:
        assert error is not None
        assert error.code == "variant/conflict", error
        assert error.where in given_values
        assert error.params["other"] in knobs
        return
    assert conflicts.find_conflict(family, shown.rules, knobs) is None
    plain = load(shown.preset)
    for path, knob in knobs.items():
        rule = shown.knobs[f"{family}.{path}"]
        wanted = getattr(plain.rules, knob.name)
        if knob.kind != "fact":
            wanted = given_values.get(path, wanted)
        assert (rule.value, getattr(shown.rules, knob.name)) == (wanted, wanted)
        assert rule.cites
        assert bool(rule.why) == any(cite.source == "house" for cite in rule.cites)
        assert (rule.id in shown.house) == (wanted != getattr(plain.rules, knob.name))
    assert load(shown.name) == shown


@examples(200)
@given(st.text(max_size=60) | st.text("bezique,.=-meld10", max_size=60))
def test_any_text_is_a_spec_or_refused(text: str) -> None:
    for start in ("", "bezique,", "bezique,meld.aces="):
        shown, error = tried(start + text)
        if shown is not None:
            assert load(shown.name) == shown
        else:
            assert error is not None
            assert error.code.startswith("variant/")
            assert len(error.where) <= 40


# --- what cannot be played ----------------------------------------------------------------------

REFUSED = [
    ("bezique,deal.packets=3-3-3", "packets-are-the-hand", "deal.packets", "deal.hand"),
    ("bezique,deal.hand=9", "packets-are-the-hand", "deal.hand", "deal.packets"),
    (
        "bezique,deal.hand=16,deal.packets=16,deal.players=4",
        "stock-too-small",
        "deal.hand",
        "pack.copies",
    ),
    ("bezique,deal.players=3", "stock-shares-evenly", "deal.players", "pack.copies"),
    ("three-hand,pack.copies=4", "stock-shares-evenly", "pack.copies", "deal.players"),
    ("six-pack,deal.players=4", "packet-is-for-two", "deal.players", "packet.aim"),
    ("bezique,packet.aim=16", "packet-has-no-turn-up", "packet.aim", "trump.method"),
    ("bezique,deal.parties=opposite-partners", "partners-are-four", "deal.parties", "deal.players"),
    ("four-hand-partners,deal.players=2", "partners-are-four", "deal.players", "deal.parties"),
    ("four-hand,meld.partner=pass", "no-partner", "meld.partner", "deal.parties"),
    ("four-hand,meld.partner-cards=all", "no-partner", "meld.partner-cards", "deal.parties"),
    (
        "four-hand-partners,meld.source=won,meld.lay-waiting=false,seven.exchange=none",
        "won-cards-have-no-partner",
        "meld.source",
        "meld.partner",
    ),
    (
        "four-hand-partners,meld.source=won,meld.partner=none,seven.exchange=none",
        "won-cards-have-no-partner",
        "meld.source",
        "meld.partner-cards",
    ),
    (
        "bezique,trump.method=first-marriage",
        "exchange-needs-turn-up",
        "trump.method",
        "seven.exchange",
    ),
    (
        "rubicon,seven.exchange=first-or-second-if-declined",
        "exchange-needs-turn-up",
        "seven.exchange",
        "trump.method",
    ),
    ("bezique,trump.repeat=false", "turned-trumps-repeat", "trump.repeat", "trump.method"),
    (
        "bezique,meld.trick-card=true",
        "trick-card-needs-won-cards",
        "meld.trick-card",
        "meld.source",
    ),
    ("fildinski,meld.reuse=re-form", "re-form-needs-hand", "meld.reuse", "meld.source"),
    ("foster-polish,meld.reuse=re-form", "re-form-needs-hand", "meld.reuse", "meld.source"),
    ("rubicon,meld.reuse=type-once", "remarriage-needs-re-form", "meld.reuse", "meld.remarriage"),
    (
        "bezique,meld.kept=courts-and-trump-ten",
        "kept-needs-hand-and-won",
        "meld.kept",
        "meld.source",
    ),
    ("fildinski,meld.lay-waiting=true", "laying-needs-hand", "meld.lay-waiting", "meld.source"),
    ("fildinski,seven.when=shown", "shown-seven-needs-hand", "seven.when", "meld.source"),
    ("bezique,seven.when=trick-won", "won-seven-needs-won-cards", "seven.when", "meld.source"),
    (
        "bezique,seven.exchanged-to=won",
        "exchanged-goes-where-melds-are",
        "seven.exchanged-to",
        "meld.source",
    ),
    (
        "bezique,seven.exchanged-brisque=true",
        "exchanged-brisque-counts-twice",
        "seven.exchanged-brisque",
        "seven.exchanged-to",
    ),
    ("bezique,brisque.time=when-decisive", "brisques-decide-one-deal", "brisque.time", "match.end"),
    ("bezique,match.target=0", "match-needs-target", "match.target", "match.end"),
    ("rubicon,match.target=3000", "one-deal-has-no-target", "match.target", "match.end"),
    ("bezique,match.tie=drawn", "drawn-is-for-one-deal", "match.tie", "match.end"),
    ("rubicon,match.tie=another-deal", "one-deal-has-no-next", "match.tie", "match.end"),
    ("bezique,match.tie=cannot-occur", "tie-can-occur", "match.tie", "match.end"),
    ("bezique-penguin,match.end=melds-immediate", "tie-can-occur", "match.end", "match.tie"),
    ("bezique-penguin,brisque.time=end-of-deal", "tie-can-occur", "brisque.time", "match.tie"),
    ("bezique,match.settlement=bonus", "bonus-is-for-one-deal", "match.settlement", "match.end"),
    (
        "three-hand,match.end=one-deal,match.target=0,match.tie=drawn,match.settlement=portland",
        "portland-is-for-two",
        "match.settlement",
        "deal.players",
    ),
]


@pytest.mark.parametrize(("spec", "reason", "where", "other"), REFUSED)
def test_conflicting_rules_are_refused(spec: str, reason: str, where: str, other: str) -> None:
    with pytest.raises(EngineError) as caught:
        load(spec)
    error = caught.value
    assert (error.code, error.where) == ("variant/conflict", where)
    assert error.params == {"reason": reason, "other": other}


def test_every_reason_for_a_refusal_is_tested() -> None:
    assert {reason for _, reason, _, _ in REFUSED} == {
        rule.reason for rule in conflicts.RULES["bezique"]
    }


@pytest.mark.parametrize("family", conflicts.RULES)
def test_conflicts_name_existing_knobs(family: str) -> None:
    for rule in conflicts.RULES[family]:
        assert len(set(rule.paths)) >= 2
        assert set(rule.paths) <= set(knob_fields(SCHEMAS[family]))


PLAYED = [
    "bezique,deal.hand=9,deal.packets=3-3-3",
    "bezique,pack.copies=3,deal.players=3,meld.triple-bezique=1500",
    "bezique,pack.copies=4,deal.players=4,deal.parties=opposite-partners,meld.partner=either",
    "bezique,trump.method=first-marriage-or-sequence,seven.exchange=none,trump.repeat=false",
    "bezique,match.end=immediate,match.tie=cannot-occur,brisque.time=at-once",
    "bezique-penguin,brisque.points=0,brisque.time=end-of-deal",
    "bezique,deal.players=4,deal.hand=15,deal.packets=15",
    "bezique,meld.lay-waiting=true,meld.bezique-cards=qs-jd-or-qc-jh,meld.table-only=false",
    "bezique,seven.when=shown,seven.in-endgame=true,stock.duty=follow-beat-trump",
    "bezique,match.end=one-deal,match.target=0,match.tie=drawn,carte-blanche.points=50",
    "foster-polish,meld.kept=all,meld.trick-card=true,meld.quartets=each-suit",
    "fildinski,meld.source=hand,meld.trick-card=false,seven.exchange=none",
    "fildinski,pack.copies=4,deal.players=4,deal.parties=opposite-partners,meld.trick-card=false",
    "rubicon,match.settlement=portland,meld.remarriage=cross,brisque.time=when-decisive",
    "rubicon,meld.quartets=each-suit,trump.method=first-marriage,meld.marriage=40,meld.tens=90",
    "six-pack,meld.bezique-cards=qs-jd,trump.repeat=true,last-trick.points=250",
    "eight-pack,carte-blanche.points=250,packet.aim=0,meld.reuse=type-once",
    "four-hand-partners,meld.partner-cards=all,meld.partner=either,match.end=immediate",
    "four-hand-partners,match.end=one-deal,match.target=0,match.tie=drawn,match.settlement=portland",
    "filicau,deal.packets=4-4,trump.method=cut,trump.over-order=acorns-hearts-bells-leaves",
    "filko-5,party.own-card=alone,pack.removed=8l.8a,play.duty=follow-beat-trump",
    "rich-poor-kept,match.win-points=5,match.poor-points=4,party.both-overs=redeal",
    "hats,match.win-points=61,trump.permanent=7h.oa.ol.oh.ob,talk.signals=false",
]


@pytest.mark.parametrize("spec", PLAYED)
def test_house_rules_are_played_and_replay_exactly(spec: str) -> None:
    """Play a random match at a table, then again from its record and from a position within it."""
    players = load_game(spec).players
    table = Match.new(load_game(spec).variant.name, [SeatEntry("human")] * players, "house")
    table.record.rules_name = "Our evening"
    rng = Random(spec)
    for _ in range(2):
        while (state := table.state) is not None and not table.deal_over:
            codes = [table.game.action_code(action) for action in state.legal()]
            table.act(table.to_move, codes[int(rng.random() * len(codes))])
            if rng.random() < 0.05 and not table.deal_over:
                line = format_position(table.game, state)
                assert line.startswith(load_game(spec).variant.name + ";")
                game, again = parse_position(line)
                assert game is table.game
                assert again.legal() == state.legal()
                assert format_position(game, again) == line
        if view_of(table, 0)["phase"] == "match-over":
            break
        table.next_deal()
    text = format_record(table.record)
    record = parse_record(text)
    assert (record.variant, record.rules_name) == (load_game(spec).variant.name, "Our evening")
    again_table = Match(record)
    assert again_table.standing == table.standing
    assert view_of(again_table, 0) == view_of(table, 0)
    assert format_record(again_table.record) == text
