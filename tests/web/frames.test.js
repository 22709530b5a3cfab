// The frames between two views: what a table shows of the events while they happen.

import assert from "node:assert/strict";
import test from "node:test";
import { addFamily } from "../../web/table/families.js";
import { frames } from "../../web/table/frames.js";

addFamily("bezique", {
  isMoment: () => false,
  meldWeight: ({ e, points, rule }) => (e === "scored" && rule.includes(".meld.") ? (points < 100 ? 1 : 2) : 0),
  cutFrames: () => [],
});

const seat = (side, more = {}) => ({
  side,
  cards: 8,
  score: 100,
  tabled: [],
  open: [],
  gains: [],
  ...more,
});

const view = (more = {}) => ({
  seat: 0,
  phase: "play",
  to_move: 0,
  legal: ["KS1"],
  melds_from: "hand",
  seats: [seat(0), seat(1)],
  hand: ["KS1", "QS1"],
  trump: null,
  trick: { plays: [], winner: null },
  packet: null,
  announce: [],
  declare: null,
  match: { deal: 1 },
  ...more,
});

/** What is shown before the last view. */
const between = (before, events, after = view()) => frames(before, events, after).slice(0, -1);

test("the last frame is always the view itself, without a pause", () => {
  const after = view({ to_move: 1 });
  const events = [{ e: "played", seat: 0, card: "KS1" }];
  const list = frames(view(), events, after);
  assert.deepEqual(list.at(-1), { view: after, hold: "none", events });
});

test("every frame has the events that lead to it, and every event has a frame", () => {
  const events = [
    { e: "played", seat: 0, card: "KS1" },
    { e: "played", seat: 1, card: "8S1" },
    { e: "trick-won", seat: 0 },
    { e: "scored", seat: 0, rule: "bezique.brisque.points", points: 10 },
    { e: "drew", seat: 0 },
    { e: "drew", seat: 1 },
  ];
  const list = frames(view(), events, view());
  const names = list.map((frame) => frame.events.map(({ e }) => e));
  assert.deepEqual(names, [
    ["played"],
    ["played"],
    ["trick-won", "scored"],
    ["drew", "drew"],
  ]);
});

test("every meld has its own frame, which is shown longer if the meld is rare", () => {
  const meld = { e: "scored", seat: 1, rule: "bezique.meld.marriage", points: 20, cards: [] };
  const rare = { ...meld, rule: "bezique.meld.aces", points: 100 };
  const before = view({ phase: "declare", to_move: 1 });
  const list = between(before, [meld, rare, { e: "drew", seat: 1 }]);
  assert.deepEqual(
    list.map(({ hold, meld: { event, weight } }) => [hold, event.points, weight]),
    [
      ["meld", 20, 1],
      ["rare", 100, 2],
    ],
  );
});

test("our own meld is shown even if more may be declared", () => {
  const meld = { e: "scored", seat: 0, rule: "bezique.meld.marriage", points: 20, cards: [] };
  const before = view({ phase: "declare" });
  const [shown] = between(before, [meld], view({ phase: "declare" }));
  assert.equal(shown.hold, "own");
});

test("a new deal is shown at once", () => {
  assert.deepEqual(between(view(), [{ e: "dealt" }], view({ match: { deal: 2 } })), []);
});

test("a declared meld lies before its seat, and the whole side gets the points", () => {
  const seats = [seat(0), seat(1), seat(0), seat(1)];
  const scored = { e: "scored", seat: 1, rule: "bezique.meld.marriage", points: 20 };
  const before = view({ seats, phase: "declare", to_move: 1 });
  const [shown] = between(before, [
    { ...scored, cards: ["KD1", "QD1"] },
    { e: "drew", seat: 1 },
  ]);
  assert.equal(shown.hold, "meld");
  assert.deepEqual(shown.view.seats[1].tabled, ["KD1", "QD1"]);
  assert.deepEqual(
    shown.view.seats.map(({ score }) => score),
    [100, 120, 100, 120],
  );
  assert.deepEqual(
    shown.view.seats.map(({ gains }) => gains.length),
    [0, 1, 0, 0],
  );
});

test("a card of the partner stays before the partner", () => {
  const seats = [seat(0, { tabled: ["KD1"] }), seat(1), seat(0), seat(1)];
  const scored = { e: "scored", seat: 2, rule: "bezique.meld.marriage", points: 20 };
  const before = view({ seats, phase: "declare", to_move: 2 });
  const [shown] = between(before, [
    { ...scored, cards: ["KD1", "QD1"] },
    { e: "drew", seat: 2 },
  ]);
  assert.deepEqual(
    shown.view.seats.map(({ tabled }) => tabled),
    [["KD1"], [], ["QD1"], []],
  );
});

test("won cards stay in their place when they are declared", () => {
  const before = view({ melds_from: "won", seats: [seat(0), seat(1, { open: ["KD1", "QD1"] })] });
  const scored = { e: "scored", seat: 1, rule: "bezique.meld.marriage", points: 20 };
  const [shown] = between(before, [
    { ...scored, cards: ["KD1", "QD1"] },
    { e: "drew", seat: 1 },
  ]);
  assert.deepEqual(shown.view.seats[1].tabled, []);
});

test("a declared card that is played leaves its place", () => {
  const before = view({ seats: [seat(0, { tabled: ["KS1", "QS1"] }), seat(1)] });
  const events = [
    { e: "played", seat: 0, card: "KS1" },
    { e: "played", seat: 1, card: "8S1" },
    { e: "trick-won", seat: 0 },
    { e: "drew", seat: 0 },
  ];
  const list = between(before, events);
  assert.deepEqual(
    list.map(({ hold }) => hold),
    ["card", "card", "trick"],
  );
  assert.deepEqual(list[0].view.seats[0].tabled, ["QS1"]);
  assert.deepEqual(list[0].view.hand, ["QS1"]);
  assert.equal(list[2].view.trick.winner, 0);
});

test("of a deal that is finished at once the first trick is shown, and the end", () => {
  const events = ["KS1", "8S1", "AS1", "9S1"].flatMap((card, at) => [
    { e: "played", seat: at % 2, card },
    ...(at % 2 ? [{ e: "trick-won", seat: 0 }] : []),
  ]);
  const list = frames(view({ claim: 0 }), [...events, { e: "deal-ended" }], view());
  const names = list.map((frame) => frame.events.map(({ e }) => e));
  assert.deepEqual(names.slice(0, 3), [["played"], ["played"], ["trick-won"]]);
  assert.deepEqual([list.length, list[3].hold], [4, "end"]);
  assert.equal(list[2].view.claim, null);
});

test("no action is possible in the frames between", () => {
  const events = [
    { e: "played", seat: 0, card: "KS1" },
    { e: "played", seat: 1, card: "8S1" },
    { e: "trick-won", seat: 0 },
    { e: "drew", seat: 0 },
  ];
  for (const { view: shown } of between(view(), events)) {
    assert.equal(shown.to_move, null);
    assert.deepEqual(shown.legal, []);
  }
});

test("a packet is shown with its guess, its size and its points before the deal", () => {
  const packet = { aim: 24, least: 16, most: 32, lifter: 1, looks: 24 };
  const before = view({ phase: "guess", packet, hand: [] });
  const [shown] = between(before, [
    { e: "guessed", seat: 0, guess: 25 },
    { e: "counted", size: 24 },
    { e: "scored", seat: 1, rule: "bezique.packet.lift", points: 250, cards: [] },
    { e: "dealt", dealer: 1 },
  ]);
  assert.equal(shown.hold, "meld");
  assert.deepEqual(shown.view.packet, { ...packet, said: 25, size: 24 });
  assert.equal(shown.view.seats[1].score, 350);
  assert.deepEqual(shown.view.hand, []);
});

test("trumps are shown as soon as they are made", () => {
  const events = [
    { e: "scored", seat: 1, rule: "bezique.meld.royal-marriage", points: 40, cards: [] },
    { e: "trump-made", seat: 1, suit: "H" },
    { e: "drew", seat: 1 },
  ];
  const before = view({ phase: "declare", to_move: 1 });
  const [shown] = between(before, events);
  assert.equal(shown.view.trump, "H");
});
