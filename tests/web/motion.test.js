// Animation: where cards come from and go to, which views were shown lately, and which sounds are played.

import assert from "node:assert/strict";
import test from "node:test";
import { cueOf } from "../../web/table/cues.js";
import { addFamily } from "../../web/table/families.js";
import { changeBetween } from "../../web/table/past-change.js";
import { PastSteps } from "../../web/table/past-steps.js";
import { routesOf } from "../../web/table/routes.js";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) }); // asked when the motion is loaded
const { wayTo } = await import("../../web/table/transition.js");

addFamily("bezique", { isMoment: () => false, meldWeight: () => 0, cutFrames: () => [] });

const TRICK = [
  { e: "played", seat: 1, card: "8S1" },
  { e: "trick-won", seat: 0, cards: ["KS1", "8S1"] },
  { e: "drew", seat: 0, card: "AH1" },
  { e: "drew", seat: 1 },
];

const seat = (side) => ({ side, cards: 8, score: 0, tricks: 0, tabled: [], open: [], gains: [] });

const view = (more = {}) => ({
  seat: 0,
  phase: "play",
  to_move: 0,
  seats: [seat(0), seat(1)],
  hand: ["KS1", "QS1"],
  stock: 40,
  trick: { plays: [], winner: null },
  match: { deal: 1 },
  ...more,
});

const PLAYS = [
  { seat: 0, card: "KS1" },
  { seat: 1, card: "8S1" },
];

test("played cards come from hands, drawn ones from the stock, and a trick goes to its winner", () => {
  const earlier = view({ trick: { plays: PLAYS, winner: 0 } });
  const { from, to, draws } = routesOf({ earlier, events: TRICK });
  assert.deepEqual(from.get("8S1"), { at: "hand", seat: 1 });
  assert.deepEqual(from.get("AH1"), { at: "stock" });
  assert.deepEqual(to.get("KS1"), { at: "pile", seat: 0 });
  assert.deepEqual(draws, [1]);
});

test("an undo moves every card back", () => {
  const earlier = view({ trick: { plays: PLAYS, winner: 0 } });
  const { from, to, draws } = routesOf({ earlier, events: TRICK, isBack: true });
  assert.deepEqual(from.get("KS1"), { at: "pile", seat: 0 });
  assert.deepEqual(to.get("8S1"), { at: "hand", seat: 1 });
  assert.deepEqual(to.get("AH1"), { at: "stock" });
  assert.deepEqual(draws, []);
});

test("an exchange moves a card each way", () => {
  const events = [{ e: "exchanged", seat: 1, gave: "7H1", took: "AH1" }];
  const { from, to } = routesOf({ earlier: view(), events });
  assert.deepEqual(from.get("7H1"), { at: "hand", seat: 1 });
  assert.deepEqual(to.get("AH1"), { at: "hand", seat: 1 });
});

test("an undo animates back to the latest view that was shown", () => {
  const steps = new PastSteps();
  const [first, second, third] = [40, 38, 36].map((stock) => view({ stock }));
  const play = (card) => [{ e: "played", seat: 0, card }];
  steps.add({ before: first, events: play("KS1"), after: second });
  steps.add({ before: second, events: play("QS1"), after: third });
  const back = steps.back(third, { ...first });
  assert.deepEqual(
    back.map(({ view: shown, events }) => [shown.stock, events[0].card]),
    [
      [38, "QS1"],
      [40, "KS1"],
    ],
  );
  assert.deepEqual(steps.back(first, view({ stock: 99 })), []);
});

test("there is no animation back to a view on another branch", () => {
  const steps = new PastSteps();
  const [first, second] = [view(), view({ stock: 38 })];
  steps.add({ before: first, events: [{ e: "drew", seat: 1 }], after: second });
  assert.deepEqual(steps.back(view({ stock: 20 }), first), []);
});

test("sounds follow the events; a rare meld and a match that we win have their own", () => {
  const heard = (events, more = {}) => cueOf({ view: view(), hold: "none", events, ...more });
  assert.equal(heard(TRICK.slice(0, 1)), "card");
  assert.equal(heard(TRICK.slice(1, 2)), "trick");
  assert.equal(heard(TRICK.slice(2)), "draw");
  assert.equal(heard([{ e: "scored" }], { meld: { weight: 1 } }), "meld");
  assert.equal(heard([{ e: "scored" }], { meld: { weight: 3 } }), "rare");
  assert.equal(heard([{ e: "deal-ended" }, { e: "match-ended", winner: 1 }]), "end");
  assert.equal(heard([{ e: "deal-ended" }, { e: "match-ended", winner: 0 }]), "win");
  assert.equal(heard([]), null);
});

test("between two positions of a review cards come from hands and the stock, and return", () => {
  const match = { deal: 1 };
  const cards = { hand: ["KS1", "9D1"], match, last_trick: null };
  const from = view({ ...cards, trick: { number: 1, plays: [PLAYS[0]], winner: null } });
  const done = { number: 1, plays: PLAYS, winner: 0 };
  const to = view({
    ...cards,
    hand: ["9D1", "AH1"],
    trick: { number: 2, plays: [], winner: null },
    last_trick: done,
  });
  const routes = routesOf(changeBetween(from, to, 1));
  assert.deepEqual(routes.to.get("8S1"), { at: "pile", seat: 0 });
  assert.deepEqual(routes.from.get("AH1"), { at: "stock" });
  const back = routesOf(changeBetween(to, from, -1));
  assert.deepEqual(back.from.get("8S1"), { at: "pile", seat: 0 });
  assert.deepEqual(back.to.get("AH1"), { at: "stock" });
  assert.equal(changeBetween(from, view({ ...to, trick: { number: 4, plays: [] } }), 3), null);
  assert.equal(changeBetween(from, { ...to, match: { deal: 2 } }, 1), null);
});

test("a part of a short way moves a card too", () => {
  const place = (left) => ({ box: { left, top: 0, width: 60, height: 84 } });
  assert.equal(wayTo(place(0), place(1)), null);
  const part = wayTo(place(0), place(2.5), 0.7);
  assert.equal(part, "translate(1.75px, 0px) rotate(0deg) scale(1)");
});
