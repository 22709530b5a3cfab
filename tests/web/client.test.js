// The engine's client with a fake worker: answers are matched to requests, a failed boot is final, and after the
// death of a worker each request is carried out exactly once.

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { Engine, EngineError } from "../../web/worker/client.js";
import { GRACE, PATIENCE } from "../../web/worker/connection.js";
import { FakeWorker } from "./fake-worker.js";

/** @type {FakeWorker[]} */
let workers;
/** @type {Engine} */
let engine;
/** @type {[string, any][]} */
let heard;

/** Let promises settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const worker = () => /** @type {FakeWorker} */ (workers.at(-1));
const ops = () => worker().requests.map(({ op }) => op);

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  workers = [];
  heard = [];
  engine = new Engine({
    workerUrl: "worker.js",
    begin: () => {
      workers.push(new FakeWorker());
      return /** @type {any} */ (worker());
    },
  });
  for (const name of ["stage", "recovered", "unkept"]) {
    engine.addEventListener(name, (event) =>
      heard.push([name, /** @type {CustomEvent} */ (event).detail]),
    );
  }
});

afterEach(() => mock.timers.reset());

/** Return a started engine with a match at revision 5. */
async function playing() {
  const resumed = engine.call("load", { match: "m" });
  worker().ready();
  worker().answer("load", { revision: 5, view: "five" }, { cause: "earlier", match: "m" });
  await resumed;
  heard = [];
}

describe("requests", () => {
  test("answers are matched to their requests in any order", async () => {
    const both = Promise.all([
      engine.call("variants"),
      engine.call("explain", { variant: "fildinski" }),
    ]);
    worker().ready();
    worker().answer("explain", { rules: ["r"] });
    worker().answer("variants", { variants: ["v"] });
    assert.deepEqual(await both, [
      { ok: true, variants: ["v"] },
      { ok: true, rules: ["r"] },
    ]);
    assert.deepEqual(worker().requests[1], {
      id: worker().requests[1].id,
      op: "explain",
      variant: "fildinski",
    });
  });

  test("a table beside the match is named in its requests", async () => {
    const told = engine.beside("lesson").call("why_not", { action: "AS1" });
    worker().ready();
    worker().answer("why_not", { refusal: null, says: null });
    assert.equal((await told).refusal, null);
    const [{ id: _, ...request }] = worker().sent;
    assert.deepEqual(request, { text: '{"op":"why_not","action":"AS1"}', table: "lesson" });
  });

  test("a refusal becomes an EngineError with its rule", async () => {
    const act = engine.call("act", { action: "AS1", revision: 0 });
    const error = {
      code: "play/must-beat",
      where: "act",
      rule: "bezique.endgame.duty",
      params: { must: ["AH1"] },
    };
    worker().refuse("act", { ...error, cites: [{ source: "S0", where: "The End Game" }] });
    await assert.rejects(act, (refusal) => {
      assert.ok(refusal instanceof EngineError);
      const { code, where, rule, params, cites } = refusal;
      assert.deepEqual({ code, where, rule, params }, error);
      assert.equal(cites[0].source, "S0");
      return true;
    });
  });

  test("ids are never used twice, not even by another page", async () => {
    const other = new Engine({ workerUrl: "", begin: engine.begin });
    engine.call("view").catch(() => {});
    other.call("view").catch(() => {});
    engine.call("view").catch(() => {});
    const ids = workers.flatMap((each) => each.requests.map(({ id }) => id));
    assert.equal(new Set(ids).size, 3);
  });

  test("starting twice starts one worker", async () => {
    const both = [engine.start(), engine.start()];
    worker().ready();
    worker().answer("hello", { version: "1" });
    assert.deepEqual(await Promise.all(both), [
      { ok: true, version: "1" },
      { ok: true, version: "1" },
    ]);
    assert.equal(workers.length, 1);
  });

  test("after terminate every call is refused", async () => {
    const asked = engine.call("view");
    engine.terminate();
    await assert.rejects(asked, { code: "engine/closed" });
    await assert.rejects(engine.call("view"), { code: "engine/closed" });
    assert.ok(worker().terminated);
  });
});

describe("booting", () => {
  test("stages never go back", async () => {
    engine.call("hello").catch(() => {});
    for (const stage of ["downloading", "loading", "starting", "ready", "loading"])
      worker().say({ stage });
    assert.deepEqual(
      heard.map(([, detail]) => detail.stage),
      ["downloading", "loading", "ready"],
    );
  });

  test("a failure is final and keeps its first cause", async () => {
    const started = engine.start();
    worker().say({ stage: "failed", error: { name: "TypeError", message: "no wasm" } });
    worker().crash("something later");
    worker().say({ stage: "ready" });
    await assert.rejects(started, { code: "engine/failed", message: "no wasm" });
    await assert.rejects(engine.call("view"), { code: "engine/failed", message: "no wasm" });
    assert.deepEqual(heard, [
      ["stage", { stage: "failed", error: { name: "TypeError", message: "no wasm" } }],
    ]);
    assert.equal(workers.length, 1);
  });

  test("a page that may start no worker has a failed engine", async () => {
    const begin = () => {
      throw new DOMException("not here", "SecurityError");
    };
    await assert.rejects(new Engine({ workerUrl: "worker.js", begin }).start(), {
      code: "engine/failed",
      params: { name: "SecurityError", message: "not here" },
    });
  });

  test("a script that cannot be run fails the boot", async () => {
    const started = engine.start();
    worker().crash("404");
    await assert.rejects(started, { code: "engine/failed", message: "404" });
  });
});

describe("recovery", () => {
  test("a worker that dies while idle is replaced and reported", async () => {
    await playing();
    worker().crash("out of memory");
    assert.equal(workers.length, 2);
    worker().ready();
    worker().answer("load", { revision: 1, view: "five" }, { cause: "earlier" });
    await settled();
    assert.deepEqual(heard.at(-1), ["recovered", { ok: true, revision: 1, view: "five" }]);
  });

  test("a request that was not carried out is repeated at the new revision", async () => {
    await playing();
    const act = engine.call("act", { action: "AS1", revision: 5 });
    engine.kill();
    worker().ready();
    assert.deepEqual(ops(), ["load"]);
    worker().answer("load", { revision: 1, view: "five" }, { cause: "earlier" });
    await settled();
    assert.deepEqual(ops(), ["load", "act"]);
    assert.equal(worker().requests[1].revision, 1);
    worker().answer("act", { revision: 2, view: "six" });
    assert.equal((await act).view, "six");
  });

  test("a request made while the match loads waits for its new revision", async () => {
    await playing();
    engine.kill();
    worker().ready();
    engine.call("act", { action: "AS1", revision: 5 }).catch(() => {});
    engine.call("act", { action: "KS1", revision: 4 }).catch(() => {});
    await settled();
    assert.deepEqual(ops(), ["load"]);
    worker().answer("load", { revision: 1, view: "five" }, { cause: "earlier" });
    await settled();
    const asked = worker().requests.slice(1);
    assert.deepEqual(
      asked.map(({ revision }) => revision),
      [1, 4],
    );
  });

  test("a request that was carried out is not repeated", async () => {
    await playing();
    const act = engine.call("act", { action: "AS1", revision: 5 });
    const { id } = worker().requests.at(-1);
    engine.kill();
    worker().ready();
    worker().answer("load", { revision: 1, view: "six" }, { cause: id });
    assert.equal((await act).view, "six");
    assert.deepEqual(ops(), ["load"]);
  });

  test("a request at a stale revision stays stale", async () => {
    await playing();
    engine.call("act", { action: "AS1", revision: 1 }).catch(() => {});
    engine.kill();
    worker().ready();
    worker().answer("load", { revision: 1, view: "five" }, { cause: "earlier" });
    await settled();
    assert.notEqual(worker().requests[1].revision, 1);
  });

  /** Expect that another worker takes the place of one that failed, and answers. @param {any} first
   * @param {Promise<any>} view */
  async function isAnsweredByAnother(first, view) {
    assert.ok(first.terminated);
    worker().ready();
    worker().answer("load", { revision: 1, view: "five" }, { cause: "earlier" });
    await settled();
    worker().answer("view", { revision: 1, view: "five" });
    assert.equal((await view).view, "five");
  }

  test("a worker with a dead interpreter is replaced", async () => {
    await playing();
    const view = engine.call("view");
    const [first] = workers;
    first.say({ id: first.requests.at(-1).id, fatal: { name: "RangeError", message: "stack" } });
    await isAnsweredByAnother(first, view);
  });

  test("a worker whose answer cannot be read is replaced", async () => {
    await playing();
    const view = engine.call("view");
    const [first] = workers;
    first.dispatchEvent(new Event("messageerror"));
    await isAnsweredByAnother(first, view);
  });

  test("a record that the browser does not store is loaded from memory", async () => {
    await playing();
    const act = engine.call("act", { action: "AS1", revision: 5 });
    worker().answer("act", { revision: 6, view: "six" }, { unsaved: "the record" });
    await act;
    assert.equal(engine.isUnkept, true);
    engine.kill();
    const { record, match } = worker().requests[0];
    assert.deepEqual({ record, match }, { record: "the record", match: "m" });
  });

  test("a match that was deleted is not loaded again", async () => {
    await playing();
    const act = engine.call("act", { action: "AS1", revision: 5 });
    worker().answer("act", { revision: 6, view: "six" }, { unsaved: "the record" });
    await act;
    engine.drop();
    engine.kill();
    const { record, match } = worker().requests[0];
    assert.deepEqual({ record, match }, { record: undefined, match: undefined });
  });

  test("a failure to store a match is reported once, and again after a success", async () => {
    await playing();
    const kept = ["the record", "a longer one", null, "the longest"];
    for (const [at, unsaved] of kept.entries()) {
      const act = engine.call("act", { action: "AS1", revision: 5 + at });
      worker().answer("act", { revision: 6 + at, view: "next" }, { unsaved });
      await act;
      heard.push(["answered", at]);
    }
    const told = heard.map(([name]) => name === "unkept");
    assert.deepEqual(told, [true, false, false, false, true, false]);
  });

  test("without a match the request is simply repeated", async () => {
    const made = engine.call("new", { seed: "s" });
    worker().ready();
    engine.kill();
    worker().ready();
    worker().refuse("load", { code: "bridge/no-table" });
    await settled();
    worker().answer("new", { revision: 1, view: "dealt" });
    assert.equal((await made).view, "dealt");
    assert.ok(!heard.some(([name]) => name === "recovered"));
  });

  test("a request that kills two workers is given up, and the match continues", async () => {
    await playing();
    const givenUp = assert.rejects(engine.call("act", { action: "AS1", revision: 5 }), {
      code: "engine/crashed",
    });
    for (const _ of [1, 2]) {
      engine.kill();
      worker().ready();
      worker().answer("load", { revision: 1, view: "five" }, { cause: "earlier" });
      await settled();
    }
    await givenUp;
    const view = engine.call("view");
    worker().answer("view", { view: "five" });
    assert.equal((await view).view, "five");
  });

  test("workers that die after finished work are all replaced", async () => {
    await playing();
    for (let i = 0; i < 10; i++) {
      engine.kill();
      worker().ready();
      worker().answer("load", { revision: 1, view: "five" }, { cause: "earlier" });
      await settled();
      const view = engine.call("view");
      worker().answer("view", { view: "five" });
      await view;
    }
    assert.equal(workers.length, 11);
  });

  test("a record that kills every worker ends in failed, not in a loop", async () => {
    await playing();
    for (let i = 0; i < 10; i++) {
      worker().say({ stage: "ready" });
      worker().crash("poison");
    }
    assert.ok(workers.length < 6);
    assert.deepEqual(heard.at(-1)?.[1], {
      stage: "failed",
      error: { name: "WorkerError", message: "poison" },
    });
  });

  test("requests that kill every worker end in failed", async () => {
    await playing();
    for (const ending of ["engine/crashed", "engine/failed"]) {
      const act = assert.rejects(engine.call("act", { action: "AS1" }), { code: ending });
      for (const _ of [1, 2]) {
        engine.kill();
        worker().ready();
        worker().answer("load", { revision: 1 }, { cause: "earlier" });
        await settled();
      }
      await act;
    }
    assert.equal(workers.length, 4);
  });

  test("the next worker is given what the first has fetched", () => {
    /** @type {unknown[]} */
    const given = [];
    const begin = (/** @type {unknown} */ _, /** @type {unknown} */ kept) => {
      given.push(kept);
      workers.push(new FakeWorker());
      return /** @type {any} */ (worker());
    };
    engine = new Engine({ workerUrl: "worker.js", begin });
    engine.start().catch(() => {}); // its workers are ended by the test
    worker().ready();
    worker().say({ parts: "fetched" });
    engine.kill();
    engine.terminate();
    assert.deepEqual(given, [null, "fetched"]);
  });
});

describe("the watchdog", () => {
  test("a worker that stays silent is replaced", async () => {
    await playing();
    engine.call("step", { revision: 5 }).catch(() => {});
    mock.timers.tick(PATIENCE);
    assert.deepEqual(worker().sent.at(-1), { ping: true });
    mock.timers.tick(GRACE - 1);
    assert.equal(workers.length, 1);
    mock.timers.tick(1);
    assert.equal(workers.length, 2);
  });

  test("a worker that reports progress is left alone", async () => {
    await playing();
    engine.call("step", { revision: 5 }).catch(() => {});
    mock.timers.tick(PATIENCE);
    worker().say({ pong: true });
    mock.timers.tick(PATIENCE);
    assert.equal(workers.length, 1);
    assert.equal(worker().sent.filter(({ ping }) => ping).length, 2);
  });

  test("an idle worker and a slow boot are left alone", async () => {
    engine.call("load").catch(() => {});
    mock.timers.tick(10 * PATIENCE);
    worker().ready();
    worker().answer("load", { revision: 5, view: "five" });
    mock.timers.tick(10 * PATIENCE);
    assert.equal(workers.length, 1);
    assert.equal(worker().sent.length, 1);
  });
});
