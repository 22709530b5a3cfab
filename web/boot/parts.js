// Loads the files of Python; no other module knows their addresses. A worker first fetches script and program, then the
// memory: over a slow link the program is compiled while the memory downloads. The page keeps the files in a cheap form
// and hands them to later workers.

/// <reference path="./runtime.d.ts" />

import { importPython } from "#scripts";
import { begin, plain } from "./boot.js";
import { integrityOf } from "./integrity.js";

/** Defined by web/build/site.py. */
const FILES = BRISQUES_RUNTIME;
/** The first byte of a file in gzip. */
const GZIP = 0x1f;

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */
/** @typedef {import("./python.js").Program} Program */
/** @typedef {import("./boot.js").Call} Call */
/** @typedef {import("./boot.js").Plain} Plain */
/** @typedef {import("./boot.js").Report} Report */

/**
 * @typedef {object} Kept what can be posted to another worker
 * @property {string} python address of the script with Pyodide in it
 * @property {WebAssembly.Module} wasm
 * @property {Blob | null} snapshot as downloaded; null if that failed
 * @property {Blob | null} library in gzip; null until it is needed
 */

/** Fetch the files of Python, and keep them for later workers. */
export class Parts {
  #script;
  #wasm;
  #snapshot;
  /** @type {Arrival | null} */
  #library = null;

  /** @param {Kept} [kept] */
  constructor(kept) {
    this.#script = kept?.python ?? runtimeUrl(FILES.python.name);
    if (kept) {
      this.#wasm = Promise.resolve(kept.wasm);
      this.#snapshot = Arrival.from(kept.snapshot);
      this.#library = Arrival.from(kept.library);
    } else {
      const program = fetchIntact(FILES.wasm);
      this.#wasm = quiet(program.then(compiled));
      this.#snapshot = new Arrival(program.then(fetchSnapshot)); // downloads while the program compiles
    }
    /** @type {Promise<typeof import("./python.js")>} */
    this.python = quiet(importPython(this.#script));
  }

  /** Return Pyodide's program. @returns {Program} */
  program() {
    return { wasm: this.#wasm, lazy: fetchLazy };
  }

  /** Return Pyodide's program with the rarely called functions fetched already. @returns {Promise<Program>} */
  async wholeProgram() {
    if (!FILES.lazy.name) return this.program(); // the single file holds the whole program
    const rest = await compiled(await fetchIntact(FILES.lazy));
    return { wasm: this.#wasm, lazy: () => rest };
  }

  /** Return the bytes of the snapshot. */
  async snapshot() {
    if (!this.#snapshot) throw new Error("there is no snapshot here");
    return this.#snapshot.bytes;
  }

  /** Return the bytes of the library, fetched when first needed. */
  library() {
    this.#library ??= new Arrival(fetchIntact(FILES.library));
    return this.#library.bytes;
  }

  /** Return what has been fetched, in a form that can be posted. @returns {Promise<Kept>} */
  async kept() {
    const [wasm, snapshot, library] = await Promise.all([
      this.#wasm,
      this.#snapshot?.blob ?? null,
      this.#library?.blob ?? null,
    ]);
    return { python: this.#script, wasm, snapshot, library };
  }
}

/** Start Python from the snapshot, in a quarter of the time it takes to import everything; from the library if the
 * snapshot fails for any reason.
 * @param {Parts} parts @param {Report} report @returns {Promise<Call>} */
export async function start(parts, report) {
  return startRestored(parts, report).catch((error) => startImporting(parts, report, plain(error)));
}

/** @param {Parts} parts @param {Report} report @returns {Promise<Call>} */
async function startRestored(parts, report) {
  const { startRestored: restored } = await parts.python;
  return begin(await restored(parts.program(), parts.snapshot(), () => report("starting")));
}

/** @param {Parts} parts @param {Report} report @param {Plain} why not from the snapshot
 * @returns {Promise<Call>} */
async function startImporting(parts, report, why) {
  const { startPlain: importing } = await parts.python;
  report("loading", why);
  const library = parts.library(); // fetched beside the program
  return begin(await importing(await parts.wholeProgram(), library));
}

/** Fetch the snapshot uncompressed from a host that compresses (brotli is a quarter smaller than gzip), else in gzip.
 * @param {Response} program as the same host sent it */
function fetchSnapshot({ headers }) {
  return fetchIntact(headers.has("Content-Encoding") ? FILES.memory : FILES.snapshot);
}

/** Hold a file being downloaded: its contents, unpacked if in gzip, and the downloaded file. */
class Arrival {
  #file;

  /** @param {Promise<Response | Blob>} coming */
  constructor(coming) {
    this.#file = quiet(coming.then((response) => response.arrayBuffer()));
    this.bytes = quiet(this.#file.then(unpacked));
  }

  /** @param {Blob | null} blob a file fetched before, if there is one */
  static from(blob) {
    return blob && new Arrival(Promise.resolve(blob));
  }

  /** Return the downloaded file; null if the download failed. */
  get blob() {
    return this.bytes.then(
      async () => new Blob([await this.#file]),
      () => null,
    );
  }
}

/** Return the contents of a file that may be in gzip. Write to the stream by hand, since the first answer waits for it:
 * piping costs some 20 ms more. @param {ArrayBuffer} file */
async function unpacked(file) {
  if (new Uint8Array(file)[0] !== GZIP) return file;
  const { readable, writable } = new DecompressionStream("gzip");
  const contents = quiet(readAll(readable));
  const writer = writable.getWriter();
  quiet(writer.write(file));
  quiet(writer.close());
  return contents;
}

/** Read a stream to its end. @param {ReadableStream<Bytes>} stream @returns {Promise<ArrayBuffer>} */
async function readAll(stream) {
  const parts = [];
  for await (const part of partsOf(stream)) parts.push(part);
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole.buffer;
}

/** Iterate over the chunks of a stream, which Safari cannot do itself. @param {ReadableStream<Bytes>} stream */
async function* partsOf(stream) {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** @param {Response} response */
async function compiled(response) {
  // Some hosts do not send the type.
  return response.headers.get("Content-Type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** Fetch a file and check its hash. A damaged file, such as one from a cache, is fetched once more from the host. The
 * browser checks: that is fastest, and works on plain http too, where scripts have no SubtleCrypto.
 * @param {RuntimeFile} file @returns {Promise<Response>} */
async function fetchIntact({ name, integrity }) {
  const url = runtimeUrl(name);
  try {
    return await fetch(url, { integrity });
  } catch {
    const again = fetch(url, { integrity, cache: "reload" });
    return again.catch(() => Promise.reject(new Error(`it did not come as it was built: ${url}`)));
  }
}

/** Fetch the rarely called functions synchronously, in the middle of a call that cannot wait for a promise. */
function fetchLazy() {
  const { name, integrity } = FILES.lazy;
  for (const cache of ["", "no-cache"]) {
    const bytes = bytesAt(runtimeUrl(name), cache);
    if (bytes && integrityOf(bytes) === integrity) return new WebAssembly.Module(bytes);
  }
  throw new Error(`it did not come as it was built: ${runtimeUrl(name)}`);
}

/** @param {string} url @param {string} cache what is said to caches on the way @returns {ArrayBuffer | null} */
function bytesAt(url, cache) {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.responseType = "arraybuffer";
  if (cache) request.setRequestHeader("Cache-Control", cache);
  request.send();
  return request.status === 200 ? request.response : null;
}

/** @param {string} name */
function runtimeUrl(name) {
  return new URL(`runtime/${name}`, globalThis.brisquesHome).href;
}

/** Keep a promise from being reported as unhandled before its caller awaits it.
 * @template T @param {Promise<T>} promise @returns {Promise<T>} */
function quiet(promise) {
  promise.catch(() => {});
  return promise;
}
