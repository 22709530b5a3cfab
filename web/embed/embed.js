// <card-table>: a table in anybody's page, by one line. It puts a frame of our own origin into its box, so that
// the page's styles and ours never meet, and talks with it by messages (protocol.js). README.md tells writers of it.
// This script depends on nothing, works as a module and as a classic one, and asks nothing of the host's headers.

import { isOurs, SETTINGS, VERSION } from "./protocol.js";

/** Tables this far below or above the screen are begun. */
const NEAR = "600px 0px";

/** Our folder: where this script is from. A module is not told its own element. */
const HOME = new URL(".", scriptUrl());

/** What names a lesson's file. */
const FILE = /^\S+\.lesson$/;

const NAMES = Object.keys(SETTINGS);

const SHEET = `
  :host { display: block; position: relative; min-width: 240px; content-visibility: auto }
  :host([hidden]) { display: none }
  iframe { display: block; width: 100%; height: 100%; border: 0; border-radius: inherit; color-scheme: normal }
  iframe:not(.runs) { position: absolute; inset: 0; visibility: hidden; pointer-events: none }
  iframe.runs + slot { display: none }
  @media print {
    :host { height: auto !important }
    iframe.runs { display: none }
    iframe.runs + slot { display: contents }
  }`;

export class CardTable extends HTMLElement {
  static observedAttributes = NAMES;

  /** The height that the table asked for; a height by the page's own styles goes before it. */
  #height = new CSSStyleSheet();
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  #isLoaded = false;
  /** What is asked is sent in its order, when the frame has been told the attributes. @type {Promise<unknown>} */
  #queue = Promise.resolve();
  /** Lets the queue begin. @type {(told: Promise<unknown>) => void} */
  #open = () => {};
  #count = 0;
  /** What the page has asked and not been answered. @type {Map<number, {resolve: (result: any) => void, reject: (error: Error) => void}>} */
  #asked = new Map();
  /** Whether the attributes as told last could not be followed. */
  #isRefused = false;
  /** Attributes that changed and have not been told. @type {Set<string>} */
  #changed = new Set();

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(SHEET);
    const shadow = this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [this.#height, sheet];
    shadow.append(document.createElement("slot"));
    this.#shut();
  }

  connectedCallback() {
    observer.observe(this);
  }

  disconnectedCallback() {
    observer.unobserve(this);
    removeEventListener("message", this.#hear);
    if (this.#frame) engine.leave();
    this.#frame?.remove();
    this.#frame = null;
    this.#isLoaded = false;
    this.#shut();
    for (const { reject } of this.#asked.values()) reject(problem({ code: "embed/removed" }));
    this.#asked.clear();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    this.#changed.add(name);
    if (this.#changed.size === 1) queueMicrotask(() => this.#tellChanges());
  }

  /** Begins, whether or not the table is near the screen. Resolves when the frame is there. @returns {Promise<void>} */
  async start() {
    if (this.#frame || !this.isConnected) return;
    observer.unobserve(this);
    const frame = document.createElement("iframe");
    this.#frame = frame;
    await engine.join();
    if (this.#frame !== frame) return; // taken away meanwhile
    addEventListener("message", this.#hear);
    frame.title = this.getAttribute("label") ?? "Card table";
    frame.referrerPolicy = "origin";
    frame.src = new URL("embed.html?await", HOME).href;
    frame.addEventListener("load", () => this.#begin(), { once: true });
    this.shadowRoot?.prepend(frame);
  }

  /** Makes it another table; what is refused changes nothing.
   * @param {Record<string, string | number | boolean | null>} settings by the names of attributes; null takes one back
   * @returns {Promise<import("./protocol.js").Standing>} rejects with an Error that has the fields of `Problem` */
  load(settings) {
    return this.#ask("load", () => settings);
  }

  /** Carries out an action of the reader's seat; resolves when the others have answered it.
   * @param {string} action such as "KS1" or "marriage:KS1.QS1" @returns {Promise<import("./protocol.js").Standing>} */
  act(action) {
    return this.#ask("act", () => ({ action }));
  }

  /** Goes back to the reader's last decision. @returns {Promise<import("./protocol.js").Standing>} */
  undo() {
    return this.#ask("undo");
  }

  /** Shows a hint: first which card, when asked again why.
   * @returns {Promise<{hint: import("./protocol.js").Hint | null}>} in a lesson the teacher's next one, if one is left */
  hint() {
    return this.#ask("hint");
  }

  /** Says how the table stands. @returns {Promise<import("./protocol.js").Standing>} */
  get() {
    return this.#ask("get");
  }

  #shut() {
    this.#queue = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  /** The frame is there: it is told all attributes, and then what was asked meanwhile. */
  #begin() {
    this.#isLoaded = true;
    const names = NAMES.filter((name) => this.hasAttribute(name));
    this.#tellAttributes(names, Promise.resolve());
  }

  #tellChanges() {
    if (this.#isLoaded && this.#changed.size > 0)
      this.#tellAttributes(this.#isRefused ? NAMES : [...this.#changed]);
  }

  /** What is wrong with them the table says, and an event does. @param {string[]} names @param {Promise<unknown>} [turn] */
  async #tellAttributes(names, turn) {
    this.#changed.clear();
    const given = Object.fromEntries(names.map((name) => [name, this.getAttribute(name)]));
    const lesson = given.lesson && fetched(given.lesson);
    try {
      await this.#ask(
        "load",
        async () => ({ ...given, ...(lesson && { lesson: await lesson }) }),
        turn,
      );
      this.#isRefused = false;
    } catch {
      this.#isRefused = true;
    }
  }

  /** @param {string} method @param {() => object | Promise<object>} [params] read when its turn has come
   * @param {Promise<unknown>} [turn] before all that waits, where it is not the queue's end @returns {Promise<any>} */
  #ask(method, params = () => ({}), turn = undefined) {
    this.start();
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      const sent = (turn ?? this.#queue)
        .then(params)
        .then((ready) => this.#post({ brisques: VERSION, id, method, params: ready }))
        .catch(reject); // what no message can carry
      if (turn) this.#open(sent);
      else this.#queue = sent;
    });
  }

  /** @param {{id: number} & Record<string, unknown>} message not for a frame that is gone */
  #post(message) {
    if (this.#asked.has(message.id)) this.#frame?.contentWindow?.postMessage(message, HOME.origin);
  }

  /** Hears our own frame, as long as it is of our own origin. @param {MessageEvent} event */
  #hear = ({ source, origin, data }) => {
    if (source !== this.#frame?.contentWindow || origin !== HOME.origin || !isOurs(data)) return;
    if (data.brisques !== VERSION) return;
    if (typeof data.event === "string")
      this.#happened(data.event, /** @type {any} */ (data.detail));
    else this.#answered(/** @type {any} */ (data));
  };

  /** @param {string} name @param {Record<string, any>} detail */
  #happened(name, detail) {
    if (name === "ready") this.#show(detail);
    if (name === "resize") this.#height.replaceSync(`:host { height: ${Number(detail.height)}px }`);
    this.dispatchEvent(
      new CustomEvent(`brisques-${name}`, { detail, bubbles: true, composed: true }),
    );
  }

  /** The table takes the place of the picture. @param {Record<string, any>} detail */
  #show({ title }) {
    if (!this.hasAttribute("label") && this.#frame) this.#frame.title = String(title);
    this.#frame?.classList.add("runs");
  }

  /** @param {{id: number, result?: object, error?: Record<string, any>}} answer */
  #answered({ id, result, error }) {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (error) asked?.reject(problem(error));
    else asked?.resolve(result);
  }
}

/** The one engine of all tables in this page: an unseen frame that is there as long as any table is. */
const engine = {
  /** @type {HTMLIFrameElement | null} */
  frame: null,
  /** @type {Promise<unknown>} */
  loaded: Promise.resolve(),
  tables: 0,

  /** Resolves when the engine's frame is there, or will not be; a table then has an engine of its own. */
  join() {
    this.tables += 1;
    if (this.frame) return this.loaded;
    const frame = document.createElement("iframe");
    frame.src = new URL("embed-hub.html", HOME).href;
    frame.hidden = true;
    frame.tabIndex = -1;
    frame.setAttribute("aria-hidden", "true");
    frame.style.display = "none";
    this.loaded = new Promise((resolve) => {
      frame.addEventListener("load", resolve, { once: true });
    });
    this.frame = frame;
    document.body.append(frame);
    return this.loaded;
  },

  leave() {
    this.tables -= 1;
    if (this.tables > 0) return;
    this.frame?.remove();
    this.frame = null;
  },
};

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) /** @type {CardTable} */ (target).start();
  },
  { rootMargin: NEAR },
);

/** The text of a lesson that lies on the page's own host; whatever else was said is left as it is.
 * @param {string} wished @returns {Promise<string>} */
async function fetched(wished) {
  if (!FILE.test(wished)) return wished;
  const answer = await fetch(new URL(wished, document.baseURI)).catch(() => null);
  return answer?.ok ? answer.text() : wished;
}

/** @param {Record<string, any>} told @returns {Error} with its code, where, rule, params and cites */
function problem(told) {
  return Object.assign(new Error(String(told.code)), told);
}

/** @returns {string} */
function scriptUrl() {
  const current = /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src;
  const written = [...document.scripts].map(({ src }) => src);
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  const found = [current ?? "", ...written, ...fetched].find((url) =>
    /\/embed\.js(?:[?#]|$)/.test(url),
  );
  return found ?? document.baseURI;
}

if (!customElements.get("card-table")) customElements.define("card-table", CardTable);
