// <card-table>: a table in any page, by one line. It contains a frame of our own origin, so that the styles of page and
// table stay apart, and exchanges messages with it (protocol.js). README.md explains it to writers. It depends on nothing
// and needs no headers from the host. embed.js defines it for pages, package.js for programs.

/// <reference path="./place.d.ts" />

import { home } from "./home.js";
import { isOurs, SETTINGS, VERSION, whole } from "./protocol.js";

/** Distance below or above the screen within which tables begin. */
const NEAR = "600px 0px";

/** Time in which a loaded frame must answer, in ms; a blocked frame never does. */
const PATIENCE = 5000;

/** Pattern of the name of a lesson's file. */
const FILE = /^\S+\.lesson$/;
/** Pattern of the name of a lesson of ours, as `fildinski/3`. */
const OURS = /^[^\s/]+\/[0-9]+$/;

/** The attributes that the table gets. */
const NAMES = Object.keys(SETTINGS);
/** The attribute that names the frame; the element keeps it. */
const LABEL = "label";

/** The base class; a program that renders pages on a server has no elements. */
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

const SHEET = `
  ${BRISQUES_PLACE}
  :host([hidden]) { display: none }
  iframe { display: block; width: 100%; height: 100%; border: 0; border-radius: inherit; color-scheme: normal }
  iframe:not(.runs) { position: absolute; inset: 0; visibility: hidden; pointer-events: none }
  .place { position: absolute; inset: 0; overflow: auto }
  .note { padding: 0.5em; font-style: italic }
  iframe.runs + .place { display: none }
  @media print {
    :host { height: auto !important }
    :host::before, iframe.runs { display: none !important }
    iframe.runs + .place, .place { display: block; position: static }
  }`;

/** Put a table into a page by one line: `<card-table>`. */
export class CardTable extends Base {
  static observedAttributes = [...NAMES, LABEL];

  /** The height that the table asks for; one in the page's own styles wins over it. */
  #height = new CSSStyleSheet();
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  #isLoaded = false;
  /** The table's own name for its frame. */
  #title = "Card table";
  /** The slot with the element's content, shown until the table runs, and a note where it cannot run. */
  #place = document.createElement("div");
  /** Resolves when the last request was sent; requests are sent in order, after the attributes. @type {Promise<unknown>} */
  #queue = Promise.resolve();
  /** Start the queue. @type {(sent: Promise<unknown>) => void} */
  #open = () => {};
  #count = 0;
  /** Requests without an answer yet, by their ids.
   * @type {Map<number, {resolve: (result: any) => void, reject: (error: Error) => void}>} */
  #requests = new Map();
  /** True if the table refused the last attributes. */
  #isRefused = false;
  /** Attributes that changed and have not been sent. @type {Set<string>} */
  #changed = new Set();

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(SHEET);
    const shadow = this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [sheet, this.#height];
    this.#place.className = "place";
    this.#place.append(document.createElement("slot"));
    shadow.append(this.#place);
    this.#holdQueue();
  }

  connectedCallback() {
    observer().observe(this);
  }

  disconnectedCallback() {
    observer().unobserve(this);
    removeEventListener("message", this.#receive);
    if (this.#frame) engine.leave();
    this.#frame?.remove();
    this.#frame = null;
    this.#isLoaded = false;
    this.#holdQueue();
    for (const { reject } of this.#requests.values()) reject(problem({ code: "embed/removed" }));
    this.#requests.clear();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (name === LABEL) {
      this.#nameFrame();
      return;
    }
    this.#changed.add(name);
    if (this.#changed.size === 1) queueMicrotask(() => this.#sendChanges());
  }

  /** Begin, whether or not the table is near the screen; resolves when the frame is in the page.
   * @returns {Promise<void>} */
  async start() {
    if (this.#frame || !this.isConnected) return;
    observer().unobserve(this);
    const frame = document.createElement("iframe");
    this.#frame = frame;
    await engine.join();
    if (this.#frame !== frame) return; // it was removed while the engine's frame was loading
    addEventListener("message", this.#receive);
    this.#nameFrame();
    frame.referrerPolicy = "origin";
    frame.addEventListener("load", () => this.#begin(), { once: true });
    setAddress(frame, "embed.html?await");
    this.shadowRoot?.prepend(frame);
  }

  /** Change the table; a refused change leaves it as it was. @param {Record<string, string | number | boolean |
   * null>} settings by the names of attributes; null takes one back @returns
   * {Promise<import("./protocol.js").Standing>} rejects with an Error that has the fields of `Problem` */
  load(settings) {
    return this.#ask("load", () => withLesson(settings));
  }

  /** Carry out an action of the reader's seat; resolves when the other players have moved.
   * @param {string} action such as "KS1" or "marriage:KS1.QS1" @returns {Promise<import("./protocol.js").Standing>} */
  act(action) {
    return this.#ask("act", () => ({ action }));
  }

  /** Go back to the reader's last decision. @returns {Promise<import("./protocol.js").Standing>} */
  undo() {
    return this.#ask("undo");
  }

  /** Show a hint: first which card, and when asked again why. @returns {Promise<{hint: import("./protocol.js").Hint |
   * null}>} in a lesson the teacher's next one, if one is left */
  hint() {
    return this.#ask("hint");
  }

  /** Return the state of the table. @returns {Promise<import("./protocol.js").Standing>} */
  get() {
    return this.#ask("get");
  }

  #holdQueue() {
    this.#queue = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  /** Send all attributes to the loaded frame, and then the waiting requests. */
  #begin() {
    this.#isLoaded = true;
    const names = NAMES.filter((name) => this.hasAttribute(name));
    this.#sendAttributes(names, Promise.resolve()); // the queue begins after this
    const timer = setTimeout(() => this.#showNote(), PATIENCE);
    const done = () => clearTimeout(timer);
    // No table has this method, so a frame that runs answers at once, before its engine has come.
    this.#ask("", () => ({}), Promise.resolve()).catch(done);
  }

  #sendChanges() {
    if (this.#isLoaded && this.#changed.size > 0)
      this.#sendAttributes(this.#isRefused ? NAMES : [...this.#changed]);
  }

  /** Send attributes; the table and an event report what is wrong with them. @param {string[]} names
   * @param {Promise<unknown>} [turn] */
  async #sendAttributes(names, turn) {
    this.#changed.clear();
    const values = Object.fromEntries(names.map((name) => [name, this.getAttribute(name)]));
    const settings = withLesson(values);
    try {
      await this.#ask("load", () => settings, turn);
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
      this.#requests.set(id, { resolve, reject });
      const sent = (turn ?? this.#queue)
        .then(params)
        .then((ready) => this.#post({ brisques: VERSION, id, method, params: ready }))
        .catch(reject); // params that no message can carry
      if (turn) this.#open(sent);
      else this.#queue = sent;
    });
  }

  /** @param {{id: number} & Record<string, unknown>} message not for a frame that is gone */
  #post(message) {
    if (this.#requests.has(message.id))
      this.#frame?.contentWindow?.postMessage(message, isFenced() ? "*" : home().origin);
  }

  /** Take a message of our own frame, if it still has our origin. @param {MessageEvent} event */
  #receive = ({ source, origin, data }) => {
    if (source !== this.#frame?.contentWindow || !isOfFrame(origin) || !isOurs(data)) return;
    if (data.brisques !== VERSION) return;
    if (typeof data.event === "string")
      this.#dispatch(data.event, /** @type {any} */ (data.detail));
    else this.#resolve(/** @type {any} */ (data));
  };

  /** @param {string} name @param {Record<string, any>} detail */
  #dispatch(name, detail) {
    if (name === "ready") this.#show(detail);
    if (name === "error") this.#showProblem(detail);
    if (name === "resize") this.#height.replaceSync(fitted(Number(detail.height)));
    this.dispatchEvent(
      new CustomEvent(`brisques-${name}`, { detail, bubbles: true, composed: true }),
    );
  }

  /** Show the table in place of the picture. @param {Record<string, any>} detail */
  #show({ title }) {
    this.#title = String(title);
    this.#nameFrame();
    this.#frame?.classList.add("runs");
    this.#place.querySelector(".note")?.remove();
  }

  /** Name the frame for screen readers. */
  #nameFrame() {
    if (this.#frame) this.#frame.title = this.getAttribute(LABEL) ?? this.#title;
  }

  /** Say below the element's content why no table has come. @param {Record<string, any>} detail of an error */
  #showProblem({ code, message }) {
    if (code === "engine/failed") this.#showNote();
    else if (message && !this.#frame?.classList.contains("runs"))
      this.#newNote().textContent = message;
  }

  /** Put an empty note below the element's content, in place of an earlier one, and return it. */
  #newNote() {
    this.#place.querySelector(".note")?.remove();
    const note = document.createElement("p");
    note.className = "note";
    this.#place.append(note);
    return note;
  }

  /** Say that the table cannot run here, and link to the full table if it can show the same. */
  #showNote() {
    const note = this.#newNote();
    note.append("The card table cannot run in this page. ");
    const address = fullTable(this);
    if (address) {
      const link = document.createElement("a");
      link.target = "_blank";
      link.rel = "noopener";
      link.href = address;
      link.textContent = "Open it at a full table";
      note.append(link, ".");
    }
  }

  /** @param {{id: number, result?: object, error?: Record<string, any>}} answer */
  #resolve({ id, result, error }) {
    const request = this.#requests.get(id);
    this.#requests.delete(id);
    if (error) request?.reject(problem(error));
    else request?.resolve(result);
  }
}

/** Hold the hidden frame with the engine of all tables in this page, as long as there is a table. */
const engine = {
  /** @type {HTMLIFrameElement | null} */
  frame: null,
  /** @type {Promise<unknown>} */
  loaded: Promise.resolve(),
  tables: 0,

  /** Resolves when the engine's frame has loaded or has failed; a table then has an engine of its own. */
  join() {
    if (isFenced()) return Promise.resolve(); // frames in a sandbox cannot find it: each has an engine of its own
    this.tables += 1;
    if (this.frame) return this.loaded;
    const frame = document.createElement("iframe");
    setAddress(frame, "embed-hub.html");
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
    if (isFenced()) return;
    this.tables -= 1;
    if (this.tables > 0) return;
    this.frame?.remove();
    this.frame = null;
  },
};

/** @type {IntersectionObserver | undefined} */
let observing;

/** Return what starts tables near the screen. A page may be written where there is no screen, so it is made late. */
function observer() {
  observing ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) /** @type {CardTable} */ (target).start();
    },
    { rootMargin: NEAR },
  );
  return observing;
}

/** Return the styles of a table whose height is known. @param {number} height in px */
const fitted = (height) => `
  :host { height: ${height}px }
  :host::before { display: none }`;

/** Return whether our page has no origin of its own. In a sandbox our frames have none either; those of a page from a
 * disk have that of their host. */
const isFenced = () => self.origin === "null";

/** Return whether our frames may have this origin. @param {string} origin */
const isOfFrame = (origin) => origin === home().origin || (isFenced() && origin === "null");

/** Set the address of a frame. A page that is isolated by its headers lets frames of hosts without such headers in only
 * if they get no credentials, which we need not. @param {HTMLIFrameElement & {credentialless?: boolean}} frame
 * @param {string} file */
function setAddress(frame, file) {
  if (globalThis.crossOriginIsolated) frame.credentialless = true;
  frame.src = new URL(file, home()).href;
}

/** Return the address at which a table is played on our own page. There a person sits at seat 0, and deals, records and
 * lessons of a writer have no address: such tables give null. @param {Element} table */
function fullTable(table) {
  const at = (/** @type {string} */ name, /** @type {string} */ value) =>
    new URL(value && `#${name}=${encodeURIComponent(value)}`, home()).href;
  const said = (/** @type {string} */ name) => table.getAttribute(name)?.trim() ?? "";
  if (said("lesson")) return OURS.test(said("lesson")) ? at("lesson", said("lesson")) : null;
  if (Number(said("seat")) !== 0 || said("record")) return null;
  if (said("position"))
    return at("position", whole(said("position"), said("variant") || "fildinski"));
  return said("deal") ? null : at("variant", said("variant"));
}

/** Return settings with the text of a lesson in place of the address of its file.
 * @param {Record<string, any>} settings @returns {Promise<Record<string, any>>} */
async function withLesson(settings) {
  const lesson = settings?.lesson;
  return typeof lesson === "string" ? { ...settings, lesson: await lessonText(lesson) } : settings;
}

/** Fetch the text of a lesson on the page's own host; return any other value as it is.
 * @param {string} value @returns {Promise<string>} */
async function lessonText(value) {
  if (!FILE.test(value)) return value;
  const answer = await fetch(new URL(value, document.baseURI)).catch(() => null);
  return answer?.ok ? answer.text() : value;
}

/** Convert a refusal to an error. @param {Record<string, any>} fields
 * @returns {Error} with its code, where, rule, params and cites */
function problem(fields) {
  return Object.assign(new Error(String(fields.code)), fields);
}

/** Make `<card-table>` known to the page, unless it is known or there is no page. */
export function define() {
  if (globalThis.customElements && !customElements.get("card-table"))
    customElements.define("card-table", CardTable);
}
