// The order of a hand of German cards, and the pauses of Filicău and Filkó.

import assert from "node:assert/strict";
import test from "node:test";
import { cutFrames, isMoment } from "../../web/table/families/filko/frames.js";
import { belongTogether, isTrump, sortFilko } from "../../web/table/families/filko/order.js";
import { addFamily } from "../../web/table/families.js";
import { frames } from "../../web/table/frames.js";

addFamily("filko", { isMoment, meldWeight: () => 0, cutFrames });

const LEAVES = ["OA", "OL", "OH", "OB", "AL", "TL", "KL", "UL", "9L", "8L", "7L"];
const SZEGED = ["7H", ...LEAVES];

const view = (more = {}) => ({
  family: "filko",
  seat: 0,
  phase: "play",
  to_move: 0,
  legal: [],
  trumps: LEAVES,
  hand: [],
  seats: [0, 1, 0, 1].map((side) => ({
    side,
    cards: 8,
    score: 0,
    known: [],
    open: [],
    tabled: [],
    gains: [],
  })),
  trick: { plays: [], winner: null },
  packet: null,
  exposed: [],
  match: { deal: 1 },
  ...more,
});

test("a hand is sorted with trumps first, the highest permanent one at the left", () => {
  const hand = ["7L1", "AH1", "OB1", "KA1", "AL1", "OA1", "9H1", "TB1"];
  assert.deepEqual(sortFilko(view(), hand), [
    ..."OA1 OB1 AL1 7L1".split(" "),
    ..."KA1 AH1 9H1 TB1".split(" "),
  ]);
});

test("a seven that is a permanent trump stands before the Overs", () => {
  const szeged = view({ trumps: SZEGED });
  assert.deepEqual(sortFilko(szeged, ["OA1", "8H1", "7H1"]), ["7H1", "OA1", "8H1"]);
  assert.equal(isTrump(szeged, "7H1"), true);
  assert.equal(isTrump(view(), "7H1"), false);
});

test("an Over stands with the trumps, not with its suit", () => {
  assert.equal(belongTogether(view(), "OH1", "7L1"), true);
  assert.equal(belongTogether(view(), "OH1", "AH1"), false);
  assert.equal(belongTogether(view(), "AH1", "KH1"), true);
});

test("a cut is shown card by card, each with its new owner", () => {
  const seats = view().seats.map((seat, at) => (at === 1 ? { ...seat, known: ["OA1"] } : seat));
  const after = view({ exposed: ["OA1", "8B1"], hand: ["8B1"], seats });
  const events = [
    { e: "cut", seat: 0, size: 12 },
    { e: "turned", card: "OA1" },
  ];
  const list = cutFrames(view({ phase: "cut" }), events, after);
  assert.deepEqual(
    list.map(({ view: { moment } }) => moment.exposed),
    [
      [],
      [{ card: "OA1", seat: 1 }],
      [
        { card: "OA1", seat: 1 },
        { card: "8B1", seat: 0 },
      ],
    ],
  );
  assert.ok(list.every(({ view: { phase, moment } }) => phase === "cut" && moment.size === 12));
});

test("a cut that makes no trumps shows no card", () => {
  const after = view({ exposed: ["OA1", "8B1"], hand: ["8B1"], made: "dealer-first-card" });
  const list = cutFrames(view({ phase: "cut" }), [{ e: "cut", seat: 0, size: 12 }], after);
  assert.deepEqual(
    list.map(({ view: { moment } }) => moment.exposed),
    [[]],
  );
});

test("the animation pauses when a cut is left to another player", () => {
  const event = { e: "cut-left", seat: 1 };
  const [first] = frames(view({ phase: "cut" }), [event], view({ phase: "cut", to_move: 3 }));
  assert.deepEqual(first.view.moment, event);
});

test("the animation pauses when the secret partner is revealed, even if it is us", () => {
  const events = [
    { e: "played", seat: 0, card: "AL1" },
    { e: "partner-shown", seat: 0, card: "AL1" },
  ];
  const [first] = frames(view({ hand: ["AL1"] }), events, view());
  assert.equal(first.hold, "meld");
  assert.deepEqual(first.view.moment, events[1]);
  assert.equal(isMoment({ e: "said" }), false);
});
