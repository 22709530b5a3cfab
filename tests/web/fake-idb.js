// The part of `idb` that the page uses, with its stores in memory; a test imports it under that name by
// `register(HOOK)`, before it imports what uses `idb`.

/** The hook for Node's loader. */
export const HOOK = `data:text/javascript,${encodeURIComponent(`
  export const resolve = (name, context, next) =>
    name === "idb" ? { url: ${JSON.stringify(import.meta.url)}, shortCircuit: true } : next(name, context);
`)}`;

/** @type {Map<string, Map<string, unknown>>} */
const stores = new Map();

/** Forget what is stored. */
export const empty = () => stores.forEach((store) => store.clear());

/** @param {string} name */
function objectStore(name) {
  const store = /** @type {Map<string, unknown>} */ (stores.get(name));
  return {
    get: async (/** @type {string} */ key) => structuredClone(store.get(key)),
    getAll: async () => structuredClone([...store.values()]),
    put: async (/** @type {unknown} */ value, /** @type {string} */ key) => void store.set(key, structuredClone(value)),
    delete: async (/** @type {string} */ key) => void store.delete(key),
  };
}

/** @param {string} _name @param {number} version @param {{upgrade: Function}} hooks */
export async function openDB(_name, version, { upgrade }) {
  const database = {
    createObjectStore: (/** @type {string} */ name) => void stores.set(name, new Map()),
    get: (/** @type {string} */ name, /** @type {string} */ key) => objectStore(name).get(key),
    getAll: (/** @type {string} */ name) => objectStore(name).getAll(),
    transaction: () => ({ objectStore, done: Promise.resolve() }),
  };
  upgrade(database, 0, version, null);
  return database;
}
