// The files kept in this browser, for playing without a network: one cache, an entry for each file.
//
// An entry's key is the file's address with its hash as the query. So a new version finds unchanged files under their keys
// and fetches only the rest, an interrupted install goes on where it stopped, and a tab of the version before finds its
// files by address alone.

/** @typedef {Record<string, string>} Files SHA-256 in hex by path, relative to the scope */

/** Files that only readers of one language need, by its tag. @typedef {Record<string, Files>} Translated */

/** Number of files fetched at the same time. */
const LANES = 6;

/** Keep the files of one version in the browser's cache. */
export class FileCache {
  /** The hash of every file, by its address. @type {Map<string, string>} */
  #hashes;
  /** The language of every file that only its readers need, by its address. @type {Map<string, string>} */
  #languages = new Map();
  /** The program and, of the snapshot, its plain and its packed form. @type {string[]} */
  #forms;
  /** Keys of the files whose hash was checked since this service worker started. @type {Set<string>} */
  #sound = new Set();

  /** @param {Files} files @param {string[]} forms paths of the program and of both forms of the snapshot; or empty
   * @param {string} scope the folder's address; other folders of the host are not ours @param {Translated} translated */
  constructor(files, forms, scope, translated = {}) {
    this.name = `brisques ${scope}`;
    const address = (/** @type {string} */ path) => new URL(path, scope).href;
    const all = [files, ...Object.values(translated)].flatMap(Object.entries);
    this.#hashes = new Map(all.map(([path, hash]) => [address(path), hash]));
    for (const [tag, part] of Object.entries(translated))
      for (const path of Object.keys(part)) this.#languages.set(address(path), tag);
    this.#forms = forms.map((path) => new URL(path, scope).href);
  }

  /** Return whether a file belongs to this version. @param {string} url */
  holds(url) {
    return this.#hashes.has(url);
  }

  /** Return the languages that were read here, in whatever version. @returns {Promise<string[]>} */
  async languages() {
    const cache = await caches.open(this.name);
    const read = (await cache.keys()).map(({ url }) => this.#languageOf(url.split("?")[0]));
    return [...new Set(read)];
  }

  /** Fetch all missing files: those of a language only if it is listed, of the snapshot only the form that the page uses
   * at this host. Rejects if not all can be fetched and stored. Stored files stay for the next try; if the disk is full
   * they are deleted, since the match needs the room more. @param {string[]} languages */
  async fill(languages) {
    const cache = await caches.open(this.name);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    const wanted = new Set(["", ...languages]);
    const missing = [...this.#hashes].filter(
      ([url, hash]) => wanted.has(this.#languageOf(url)) && !there.has(key(url, hash)),
    );
    /** @type {string[]} */
    const added = [];
    /** @param {[string, string]} file */
    const add = async ([url, hash]) => {
      const response = await fetchExactly(url, hash, "low");
      if (!response) throw new Error(`${url} is of another version`);
      added.push(key(url, hash));
      await cache.put(key(url, hash), response);
    };
    const [program, plain, packed] = this.#forms;
    try {
      await inLanes(
        missing.filter(([url]) => url !== plain && url !== packed),
        add,
      );
      const form = (await this.#isCompressed(program)) ? plain : packed;
      await inLanes(
        missing.filter(([url]) => url === form),
        add,
      );
    } catch (error) {
      if (/** @type {Error} */ (error).name === "QuotaExceededError") await this.#giveBack(added);
      throw error;
    }
  }

  /** Return a file from the cache, else from the network, and store it then. A damaged file counts as missing.
   * @param {string} url without query @param {Request} request what to ask the host for if the file is not of ours
   * @returns {Promise<Response>} rejects when it can be had from nowhere */
  async take(url, request) {
    const hash = this.#hashes.get(url);
    const kept = wantsFresh(request) ? undefined : await this.#find(url, hash, request);
    if (kept) return withoutRedirect(kept);
    const fresh = hash && (await fetchExactly(url, hash));
    // Not of this version: the host has a newer one, or the file is not kept.
    if (!hash || !fresh) return fetch(request);
    this.#putBack(key(url, hash), fresh.clone());
    return withoutRedirect(fresh);
  }

  /** Delete what belongs to other versions. */
  async tidy() {
    const cache = await caches.open(this.name);
    const ours = new Set([...this.#hashes].map(([url, hash]) => key(url, hash)));
    for (const { url } of await cache.keys()) if (!ours.has(url)) await cache.delete(url);
  }

  /** Return the language of a file, "" if every reader needs it. @param {string} url */
  #languageOf(url) {
    return this.#languages.get(url) ?? "";
  }

  /** Return whether the host compressed a file that is kept. @param {string} url */
  async #isCompressed(url) {
    const name = key(url, this.#hashes.get(url) ?? "");
    const kept = await caches.match(name, { cacheName: this.name, ignoreVary: true });
    return Boolean(kept?.headers.has("Content-Encoding"));
  }

  /** @param {string} url @param {string | undefined} hash without it, of whatever version there is
   * @param {Request} request */
  async #find(url, hash, request) {
    try {
      const name = hash ? key(url, hash) : await this.#otherKey(url);
      const kept = await caches.match(name, { cacheName: this.name, ignoreVary: true });
      if (!kept) return undefined;
      if (request.integrity || this.#sound.has(name)) return kept; // the caller checks it
      if (!name.endsWith(await sha256(kept.clone()))) return undefined;
      this.#sound.add(name);
      return kept;
    } catch {
      return undefined; // where the storage is broken, the network may answer
    }
  }

  /** Return the key under which a file of another version is kept. @param {string} url @returns {Promise<string>} */
  async #otherKey(url) {
    const cache = await caches.open(this.name);
    const [other] = await cache.keys(url, { ignoreSearch: true });
    return other?.url ?? url;
  }

  /** @param {string} name @param {Response} response */
  async #putBack(name, response) {
    try {
      await (await caches.open(this.name)).put(name, response);
    } catch {
      // No room: it will come from the network again.
    }
  }

  /** @param {string[]} keys */
  async #giveBack(keys) {
    const cache = await caches.open(this.name);
    for (const name of keys) await cache.delete(name);
    if ((await cache.keys()).length === 0) await caches.delete(this.name);
  }
}

/** Return whether the kept file was damaged, so that a fresh one is wanted. @param {Request} request */
const wantsFresh = ({ cache, headers }) =>
  cache === "reload" || headers.get("Cache-Control") === "no-cache";

/** @param {string} url @param {string} hash */
const key = (url, hash) => `${url}?sha256=${hash}`;

/** Fetch the file with this hash; null if the host has another. The browser's own cache may answer, however old its
 * entry is, since the hash is checked. @param {string} url @param {string} hash
 * @param {RequestPriority} [priority] */
async function fetchExactly(url, hash, priority) {
  for (const cache of /** @type {RequestCache[]} */ (["force-cache", "reload"])) {
    const response = await fetch(url, { cache, priority });
    if (response.ok && (await sha256(response.clone())) === hash) return response;
  }
  return null;
}

/** Return the same answer as if it came from the address that was asked for. Some hosts redirect page.html to page, and a
 * browser opens no page from a redirected answer of a service worker. @param {Response} response */
const withoutRedirect = (response) =>
  response.redirected ? new Response(response.body, response) : response;

/** @param {Response} response */
async function sha256(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Work on all items, a few at a time. After a failure begin no more, and wait for those under way.
 * @template T @param {T[]} all @param {(one: T) => Promise<void>} work */
async function inLanes(all, work) {
  const queue = all.values();
  /** @type {unknown[]} */
  const failures = [];
  const lane = async () => {
    for (const one of queue) {
      if (failures.length) return;
      await work(one).catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (failures.length) throw failures[0];
}
