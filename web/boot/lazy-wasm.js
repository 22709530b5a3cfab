// Nine tenths of Pyodide's functions are hardly ever called. The build moves them to a lazy program (web/build/split.py),
// which is fetched when one of them is called for the first time, and linked here.

/** Prefix of the names that the two programs share; see split.py. */
const SHARED = "shared ";
const FETCH = 0; // index in the exchange table

/** A program that exports the function it imports, so that a table of WebAssembly functions accepts a JavaScript
 * one. */
// biome-ignore format: by sections
const THROUGH = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
  1, 4, 1, 0x60, 0, 0,
  2, 7, 1, 1, 0x61, 1, 0x62, 0, 0,
  7, 5, 1, 1, 0x63, 0, 0,
]);

/** Connect the program with the lazy one, which is fetched at the first call of one of its functions. Python waits for
 * the call, so the fetch is synchronous. A program that was not split is left as it is.
 * @param {WebAssembly.Instance} instance of the usual program @param {WebAssembly.Imports} imports it was made with
 * @param {() => WebAssembly.Module} fetch @returns {{exports: WebAssembly.Exports}} what Emscripten is to know of it */
export function joined({ exports }, imports, fetch) {
  const usual = Object.fromEntries(
    Object.entries(exports).filter(([name]) => name.startsWith(SHARED)),
  );
  const exchange = /** @type {WebAssembly.Table | undefined} */ (usual[`${SHARED}exchange`]);
  exchange?.set(
    FETCH,
    throughWasm(() => {
      const rest = fetch();
      new WebAssembly.Instance(rest, { ...imports, usual, constant: constants(rest) });
      /** @type {WebAssembly.Global} */ (usual[`${SHARED}here`]).value = 1;
    }),
  );
  return {
    exports: Object.fromEntries(
      Object.entries(exports).filter(([name]) => !name.startsWith(SHARED)),
    ),
  };
}

/** Return the imported constants by their names. @param {WebAssembly.Module} module */
function constants(module) {
  return Object.fromEntries(
    WebAssembly.Module.imports(module)
      .filter((entry) => entry.module === "constant")
      .map(({ name }) => [name, Number(name)]),
  );
}

/** Wrap a JavaScript function as one of WebAssembly. @param {() => void} run */
function throughWasm(run) {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(THROUGH), { a: { b: run } });
  return instance.exports.c;
}
