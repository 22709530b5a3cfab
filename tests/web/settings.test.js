// Settings stored by earlier versions, and by a later one.

import assert from "node:assert/strict";
import test, { beforeEach, describe } from "node:test";

/** @type {Map<string, string>} */
const stored = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => stored.set(key, value),
  },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
});
const { CHOICES, keepRules, keepSeenNote, loadSettings, ownRules, saveSettings, seenNotes } =
  await import("../../web/settings/settings.js");
const { addRules, takeSettings } = await import("../../web/settings/from-file.js");

const KEY = "brisques.settings";
const usual = Object.fromEntries(Object.entries(CHOICES).map(([name, [first]]) => [name, first]));
const store = (settings) => stored.set(KEY, JSON.stringify(settings));
const kept = () => JSON.parse(stored.get(KEY));

beforeEach(() => stored.clear());

test("unreadable settings give the defaults", () => {
  for (const text of ["", "{", "null", "7", '"two"', '{"version": "x", "theme": "pink"}']) {
    stored.set(KEY, text);
    assert.deepEqual(loadSettings(), usual);
  }
});

test("settings of an impossible version count as the first", () => {
  for (const version of [-1, 0, 0.5, 1.5, -1e300, "x", null, []]) {
    store({ version, theme: "dark", taps: "one" });
    assert.deepEqual(loadSettings(), { ...usual, theme: "dark" });
  }
});

test("settings without a version have the first format", () => {
  store({ theme: "dark", speed: "fast", taps: "one", letters: "off" });
  const now = { ...usual, theme: "dark", speed: "fast", letters: "off" };
  assert.deepEqual(loadSettings(), now, "one tap was stored by default, so it says nothing");
  store({ taps: "two" });
  assert.equal(loadSettings().taps, "two");
});

test("saved settings are loaded again, with their version", () => {
  const chosen = { ...usual, taps: "one", felt: "moss" };
  saveSettings(chosen);
  assert.deepEqual(loadSettings(), chosen);
  assert.equal(kept().version, 2);
});

test("a browser that stores nothing is reported", () => {
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new Error("denied");
  };
  assert.equal(saveSettings(usual), false);
  localStorage.setItem = setItem;
  assert.equal(saveSettings(usual), true);
});

test("settings of a later version are kept", () => {
  store({ version: 9, felt: "velvet", music: "on" });
  assert.deepEqual(loadSettings(), usual);
  saveSettings({ ...usual, theme: "dark" });
  assert.deepEqual(kept(), { ...usual, theme: "dark", music: "on", version: 9 });
});

test("a note that was shown stays marked until notes are switched on again", () => {
  keepSeenNote("meld");
  saveSettings({ ...usual, notes: "off" });
  assert.deepEqual([...seenNotes()], ["meld"]);
  saveSettings(usual);
  assert.deepEqual([...seenNotes()], []);
  assert.deepEqual(kept().seenNotes, []);
});

test("a browser that stores nothing shows a note once", () => {
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new Error("denied");
  };
  keepSeenNote("meld");
  assert.deepEqual([...seenNotes()], ["meld"]);
  localStorage.setItem = setItem;
});

test("settings of a file are taken where none have been chosen", () => {
  keepSeenNote("trick");
  const file = { version: 9, felt: "moss", music: "on", seenNotes: ["deal"] };
  assert.equal(takeSettings(JSON.stringify(file)), true);
  assert.equal(loadSettings().felt, "moss");
  assert.deepEqual([kept().version, kept().music], [9, "on"]);
  assert.ok(seenNotes().has("trick") && seenNotes().has("deal"));
});

test("settings that were chosen stay when a file is read", () => {
  store({ version: 2, theme: "dark" });
  assert.equal(takeSettings(JSON.stringify({ version: 2, felt: "moss" })), false);
  assert.deepEqual(kept(), { version: 2, theme: "dark" });
});

describe("the house rules of a file", () => {
  const rules = (/** @type {number} */ number, rulesName = `Rules ${number}`) => ({
    variant: `fildinski,match.target=${number}`,
    rulesName,
  });

  test("stand after those played here, and change no name", () => {
    keepRules(rules(1, "Ours"));
    addRules(JSON.stringify([rules(1), rules(2)]));
    assert.deepEqual(ownRules(), [rules(1, "Ours"), rules(2)]);
  });

  test("find room beside six played here", () => {
    const six = [6, 5, 4, 3, 2, 1].map((number) => rules(number));
    for (const own of six.toReversed()) keepRules(own);
    const more = [7, 8, 9, 10, 11, 12].map((number) => rules(number));
    addRules(JSON.stringify(more));
    assert.deepEqual(ownRules(), [...six, ...more]);
  });

  test("take the place of none", () => {
    for (let number = 1; number <= 12; number += 1) keepRules(rules(number));
    const before = ownRules();
    addRules(JSON.stringify([rules(13)]));
    assert.deepEqual(ownRules(), before);
  });

  test("are ignored if they cannot be read", () => {
    keepRules(rules(1));
    const unnamed = JSON.stringify([{ ...rules(2), rulesName: {} }]);
    for (const text of ["", "{", "null", "7", '[null,{"variant":"fildinski"}]', unnamed]) {
      addRules(text);
      assert.deepEqual(ownRules(), [rules(1)]);
    }
  });
});
