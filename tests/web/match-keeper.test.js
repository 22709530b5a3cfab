// Several tables at one engine: each has its own requests, searches and match; only the page's own is stored.

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { MatchKeeper } from "../../web/worker/match-keeper.js";
import { StaleError } from "../../web/worker/storage.js";

/** @typedef {{id: string, text: string, unsaved?: string | null, match?: string, fatal?: object}} Said */

/** A view from which an entry can be made. */
const SEEN = { seats: [], phase: "stock" };

/** @type {Said[]} */
let said;
/** What the engine was asked, by table. @type {string[]} */
let asked;
/** @type {Record<string, (args: any) => object>} */
let engine;

beforeEach(() => {
  said = [];
  asked = [];
  engine = {
    act: () => ({ view: SEEN, revision: 1 }),
    save: () => ({ record: "brisques 1" }),
    think: () => ({ settled: true, ms: 100 }),
    step: () => ({ view: SEEN, revision: 2 }),
    hint: () => ({ action: "AS1", settled: true, ms: 100 }),
  };
});

/** @param {string} table @param {ConstructorParameters<typeof MatchKeeper>[2]} [own] */
function keeper(table, own) {
  const call = (/** @type {string} */ text) => {
    const { op, ...args } = JSON.parse(text);
    asked.push(`${table} ${op}`);
    return JSON.stringify({ ok: true, ...engine[op]?.(args) });
  };
  return new MatchKeeper(
    Promise.resolve(call),
    (each) => said.push(/** @type {any} */ (each)),
    own,
  );
}

/** @param {MatchKeeper} at @param {string} id @param {string} op @param {object} [args] */
const ask = (at, id, op, args) => at.hear({ id, text: JSON.stringify({ op, ...args }) });

/** Wait until this many requests are answered. @param {number} count */
async function answers(count) {
  while (said.length < count) await new Promise((resolve) => setImmediate(resolve));
  return said;
}

describe("the page's own table", () => {
  /** @type {import("../../web/worker/match-keeper.js").Store} */
  const store = {
    keep: async ({ id, record, cause, facts }, writer) => {
      if (owner && owner !== writer) throw new StaleError();
      asked.push(`kept ${record} by ${cause}`);
      listed.push([id, facts.assisted]);
    },
    kept: async () => lying,
    open: async (_id, writer) => {
      owner = writer;
      if (lying) lying.tries = (lying.tries ?? 0) + 1;
      return lying;
    },
    cameUp: async () => {
      if (lying) lying.tries = 0;
    },
    setAside: async (id, why) => {
      lying = undefined;
      asked.push(`aside ${id} ${why}`);
      return undefined;
    },
  };
  /** The match that is kept, and its writer. @type {import("../../web/worker/storage.js").Kept | undefined} */
  let lying;
  let owner = "";
  /** Id of each match that was stored, and whether it is listed as assisted. @type {[string, boolean][]} */
  let listed = [];
  beforeEach(() => {
    listed = [];
    lying = { record: "brisques 1", cause: "earlier-1" };
    owner = "";
    engine.load = () => ({ view: { to_move: 0, seats: [{ kind: "human" }] }, revision: 1 });
  });
  const LYING = { match: "lying" };

  test("a match that failed to start twice is set aside", async () => {
    for (const page of ["a", "b"]) {
      engine.load = () => {
        throw Object.assign(new Error("hangs"), { pyodide_fatal_error: true });
      };
      ask(keeper(page, { store }), `${page}-1`, "load", LYING);
    }
    await answers(2);
    assert.equal(lying?.tries, 2);
    ask(keeper("c", { store }), "c-1", "load", LYING);
    const [, , last] = await answers(3);
    assert.equal(JSON.parse(last.text).error.code, "match/set-aside");
    assert.deepEqual(asked.slice(-2), ["b load", "aside lying engine/silent"]);
  });

  test("a match that has started counts no tries, however often it is opened", async () => {
    for (const [at, page] of ["a", "b", "c", "d"].entries()) {
      ask(keeper(page, { store }), `${page}-1`, "load", LYING);
      await answers(at + 1);
    }
    assert.ok(said.every(({ text }) => JSON.parse(text).ok));
    assert.equal(lying?.tries, 0);
  });

  for (const helpers of [0, 3])
    test(`with ${helpers} further workers and a player to move, a match has started after the first slice`, async () => {
      engine.load = () => ({ view: { to_move: 0, seats: [{ kind: "player" }] }, revision: 1 });
      let slices = 0;
      engine.think = () => {
        slices += 1;
        assert.equal(lying?.tries, slices > 1 ? 0 : 1);
        return { settled: slices > 2, ms: 10_000 };
      };
      const pool = { begin() {}, engage() {}, take: () => [], close() {} };
      const home = keeper("a", { store, pool });
      ask(home, "a-1", "load", LYING);
      ask(home, "a-2", "step", { helpers });
      assert.ok((await answers(2)).every(({ text }) => JSON.parse(text).ok));
    });

  test("a match that cannot be read is set aside", async () => {
    engine.load = () => ({ ok: false, error: { code: "record/unknown-version" } });
    ask(keeper("a", { store }), "a-1", "load", LYING);
    const [{ text }] = await answers(1);
    assert.deepEqual(JSON.parse(text).error.params, { why: "record/unknown-version" });
    assert.equal(asked.at(-1), "aside lying record/unknown-version");
  });

  test("a page that only watches changes nothing and may not save", async () => {
    owner = "other";
    const home = keeper("a", { store });
    ask(home, "a-1", "load", { ...LYING, watch: true });
    ask(home, "a-2", "hint");
    const [load] = await answers(2);
    assert.ok(JSON.parse(load.text).ok);
    ask(home, "a-3", "act");
    const [, , act] = await answers(3);
    assert.equal(owner, "other");
    assert.equal(JSON.parse(act.text).error.code, "match/elsewhere");
    assert.ok(!asked.some((it) => it.startsWith("kept")));
  });

  test("a new match is stored under the id of its request, or under that of the page", async () => {
    engine.new = engine.act;
    const home = keeper("a", { store });
    ask(home, "a-1", "load", LYING);
    ask(home, "a-2", "new");
    ask(home, "a-3", "act");
    ask(home, "a-4", "new", { match: "daily" });
    const told = (await answers(4)).map(({ match }) => match);
    assert.deepEqual(told, ["lying", "a-2", undefined, "daily"]);
    assert.deepEqual(
      listed.map(([id]) => id),
      ["a-2", "a-2", "daily"],
    );
  });

  test("a deal of the day allows no help and no second deal", async () => {
    engine.new = engine.act;
    const home = keeper("a", { store });
    ask(home, "a-0", "new", { match: "daily-2026-11-23-filicau" });
    for (const [at, op] of ["hint", "undo", "redo", "rewind", "next"].entries()) {
      ask(home, `a-${at + 1}`, op);
      const told = (await answers(at + 2))[at + 1];
      assert.equal(JSON.parse(told.text).error?.code, "match/daily", op);
    }
  });

  test("is stored before the answer is sent", async () => {
    ask(keeper("home", { store }), "1", "act");
    const [{ unsaved }] = await answers(1);
    assert.equal(unsaved, null);
    assert.deepEqual(asked, ["home act", "home save", "kept brisques 1 by 1"]);
  });

  test("is stored as assisted after a hint, by the request that made the match", async () => {
    const home = keeper("home", { store });
    ask(home, "1", "act");
    ask(home, "2", "hint");
    const [, { unsaved }] = await answers(2);
    assert.equal(unsaved, null);
    assert.deepEqual(asked.slice(-2), ["home save", "kept brisques 1 by 1"]);
    assert.deepEqual(listed.at(-1), ["", true]);
  });

  test("is stored as assisted after a hint, though nothing was played since it was opened", async () => {
    const home = keeper("a", { store });
    ask(home, "a-1", "load", LYING);
    ask(home, "a-2", "hint");
    await answers(2);
    assert.equal(asked.at(-1), "kept brisques 1 by earlier-1");
    assert.deepEqual(listed, [["lying", true]]);
  });

  test("is stored while its cards are covered", async () => {
    engine.act = () => ({ covered: SEEN, revision: 1 });
    ask(keeper("home", { store }), "1", "act");
    await answers(1);
    assert.deepEqual(asked, ["home act", "home save", "kept brisques 1 by 1"]);
  });

  test("is not stored as assisted after a hint in a lesson", async () => {
    const home = keeper("home", { store });
    engine["lesson-step"] = () => ({ view: {}, revision: 2, lesson: {} });
    ask(home, "1", "act");
    ask(home, "2", "lesson-step");
    await answers(2);
    ask(home, "3", "hint");
    await answers(3);
    assert.equal(asked.filter((it) => it.startsWith("kept")).length, 1);
  });

  test("gets its record in the answer when the browser stores nothing", async () => {
    const full = { ...store, keep: () => Promise.reject(new Error("full")) };
    ask(keeper("home", { store: full }), "1", "act");
    assert.equal((await answers(1))[0].unsaved, "brisques 1");
  });

  test("is not stored during a lesson", async () => {
    engine.act = () => ({ view: {}, revision: 1, lesson: {} });
    ask(keeper("home", { store }), "1", "act");
    await answers(1);
    assert.deepEqual(asked, ["home act"]);
  });
});

test("a branch of a stored match is stored under its own id", async () => {
  /** @type {object[]} */
  const [asks, kept] = [[], []];
  engine.branch = (args) => {
    asks.push(args);
    return { view: SEEN, revision: 1 };
  };
  const store = /** @type {any} */ ({
    kept: async (/** @type {string} */ id) =>
      id === "m" ? { record: "brisques 1", cause: "earlier-1" } : undefined,
    keep: async (/** @type {{id: string}} */ { id }) => kept.push(id),
  });
  const home = keeper("home", { store });
  ask(home, "1", "branch", { from: "m", deals: 2, place: 5, match: "m~a" });
  ask(home, "2", "branch", { from: "gone", deals: 2, place: 5, match: "gone~a" });
  const [made, none] = await answers(2);
  assert.deepEqual(asks, [{ record: "brisques 1", deals: 2, place: 5, curtain: true }]);
  assert.deepEqual([made.match, kept], ["m~a", ["m~a"]]);
  assert.match(none.text, /match\/not-kept/);
});

test("a table that shows stored matches loads them up to a deal, and stores nothing", async () => {
  /** @type {object[]} */
  const loaded = [];
  engine.load = (args) => {
    loaded.push(args);
    return { view: SEEN, revision: 1 };
  };
  const archive = { kept: async () => ({ record: "brisques 1", cause: "earlier-1" }) };
  ask(keeper("review", { archive }), "1", "load", { match: "m", deals: 2 });
  const [{ unsaved }] = await answers(1);
  assert.deepEqual(loaded, [{ record: "brisques 1", deals: 2 }]);
  assert.equal(unsaved, undefined);
});

describe("further workers", () => {
  /** What they were asked for. @type {string[]} */
  let calls;
  const pool = {
    begin: () => void calls.push("begin"),
    engage: (/** @type {number} */ count, /** @type {any} */ { seat }) => void calls.push(`${count} for seat ${seat}`),
    take: () => ["a tally"],
    close: () => void calls.push("close"),
  };
  const HELP = { helpers: 3, revision: 1 };
  beforeEach(() => {
    calls = [];
    engine.lend = () => ({ seat: 1 });
  });

  test("help a player whose first slice settles nothing", async () => {
    /** @type {string[][]} */
    const tallies = [];
    engine.think = (args) => {
      tallies.push(args.tallies);
      return { settled: tallies.length === 3, ms: 10_000 };
    };
    ask(keeper("home", { pool }), "1", "step", HELP);
    await answers(1);
    assert.deepEqual(calls, ["begin", "3 for seat 1", "3 for seat 1"]);
    assert.deepEqual(tallies, [["a tally"], ["a tally"], ["a tally"]]);
  });

  test("help neither a quick player nor a hint", async () => {
    const home = keeper("home", { pool });
    ask(home, "1", "step", HELP);
    await answers(1);
    ask(home, "2", "hint", HELP);
    await answers(2);
    assert.deepEqual(calls, ["begin"]);
  });

  test("end when another match is put on the table, not with a move", async () => {
    const home = keeper("home", { pool });
    ask(home, "1", "act");
    assert.deepEqual(calls, []);
    ask(home, "2", "new");
    assert.deepEqual(calls, ["close"]);
    await answers(2);
  });
});

test("a card that is played ends the thought about a hint", async () => {
  let slices = 0;
  engine.hint = () => {
    slices += 1;
    return { settled: slices > 50, ms: 10_000 };
  };
  const home = keeper("home");
  ask(home, "1", "hint");
  ask(home, "2", "act");
  await answers(2);
  const hint = said.find(({ id }) => id === "1");
  assert.equal(JSON.parse(hint?.text ?? "").error.code, "engine/stopped");
});

describe("embedded tables", () => {
  test("store nothing, and get their record for a restart", async () => {
    ask(keeper("a"), "1", "act");
    assert.equal((await answers(1))[0].unsaved, "brisques 1");
  });

  test("have no match to resume", async () => {
    ask(keeper("a"), "1", "load");
    assert.match((await answers(1))[0].text, /bridge\/no-table/);
  });

  test("search at the same time", async () => {
    let slices = 0;
    engine.think = () => {
      slices += 1;
      return { settled: slices > 6, ms: 10_000 };
    };
    ask(keeper("a"), "1", "step");
    ask(keeper("b"), "2", "step");
    const both = await answers(2);
    assert.ok(both.every(({ text }) => JSON.parse(text).ok));
    assert.ok(asked.includes("a step") && asked.includes("b step"));
  });

  test("stopping one does not end the search of another", async () => {
    let slices = 0;
    engine.think = () => {
      slices += 1;
      return { settled: slices > 50, ms: 10_000 };
    };
    const [a, b] = [keeper("a"), keeper("b")];
    ask(a, "1", "step");
    ask(b, "2", "step");
    ask(b, "3", "stop");
    await answers(3);
    const stopped = said.filter(({ text }) => text.includes("engine/stopped"));
    assert.deepEqual(
      stopped.map(({ id }) => id),
      ["2"],
    );
  });
});

test("an operation that throws is answered as failed", async () => {
  engine.act = () => {
    throw new TypeError("gone");
  };
  ask(keeper("a"), "1", "act");
  const { error } = JSON.parse((await answers(1))[0].text);
  assert.deepEqual([error.code, error.params.message], ["bridge/failed", "gone"]);
});

test("a dead interpreter is reported as such", async () => {
  engine.act = () => {
    throw Object.assign(new Error("gone"), { pyodide_fatal_error: true });
  };
  ask(keeper("a"), "1", "act");
  assert.deepEqual((await answers(1))[0].fatal, { name: "Error", message: "gone" });
});
