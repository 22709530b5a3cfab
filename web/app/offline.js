// Playing without a network: registers the service worker, notices new versions, and asks in a pause whether to use one.
// All of it may be missing or fail; then the page plays from the network. The notice of a new version is on the sheet of
// a finished deal, since nothing beside a dialog can be reached, or at the edge of the start page. It never takes the
// focus.

import { html, nothing, render } from "lit";
import { manifestIn } from "../i18n/languages.js";
import { language, text } from "../i18n/strings.js";

/** Shortest time between two requests for a new version, in ms; a page may stay open for days. */
const HOUR = 3_600_000;
/** Key that is set when the browser has been asked to keep our storage; it may ask the person, so this is done once. */
const ASKED = "brisques.asked-to-persist";

const container = serviceWorkers();

/** Keep the page playable without a network, and change to new versions. */
export class Offline {
  /** Address of a kept file that is gone and cannot be fetched. @type {string | null} */
  missing = null;
  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  /** The service worker of this page's version. */
  #controller = container?.controller ?? null;
  /** True if a version other than this page's has taken over. */
  #overtaken = false;
  #lastCheck = 0;
  /** @type {Pause | null} */
  #pause = null;
  #notice;

  /** @param {() => void} onMissing told when `missing` is set
   * @param {() => Promise<boolean>} mayReload whether the page may be reloaded
   * @param {() => string} matchWords say whether the match is stored */
  constructor(onMissing, mayReload, matchWords) {
    this.mayReload = mayReload;
    this.#notice = new UpdateNotice(() => this.#change(), matchWords);
    container?.addEventListener("controllerchange", () => this.#handleTakeover());
    container?.addEventListener("message", ({ data }) => {
      if (!data?.missing) return;
      this.missing = data.missing;
      onMissing();
    });
  }

  /** Register the service worker; called in the first pause, so that the engine and the first card come first. */
  async begin() {
    if (!container) return;
    this.#tellLanguage();
    try {
      this.#registration = await container.register("sw.js", { updateViaCache: "none" });
    } catch {
      return; // storage is full or denied, or the page is a file
    }
    offerToInstall();
    this.#lastCheck = Date.now();
    this.#registration.addEventListener("updatefound", () => this.#awaitInstall());
    this.#awaitInstall();
    this.#announce();
  }

  /** Go on in another language of the page. */
  changeLanguage() {
    this.#tellLanguage();
    this.#announce();
  }

  /** Tell the service worker the language of the page, so that it keeps the files for it. */
  #tellLanguage() {
    if (!this.#overtaken) this.#controller?.postMessage({ started: language() });
  }

  /** Note whether play has paused, and offer a new version in a pause.
   * @param {Pause | null} pause null in the middle of a deal */
  at(pause) {
    this.#pause = pause;
    this.#announce();
    if (pause) this.#checkForUpdate();
    if (pause === "sheet") keepForLong();
  }

  #checkForUpdate() {
    if (!this.#registration || Date.now() - this.#lastCheck < HOUR) return;
    this.#lastCheck = Date.now();
    this.#registration.update().catch(() => {}); // without a network, at the next pause
  }

  /** Announce a version when it has been installed. */
  #awaitInstall() {
    const worker = this.#registration?.installing;
    worker?.addEventListener("statechange", () => this.#announce());
  }

  #announce() {
    const waiting = this.#registration?.waiting && this.#controller;
    const notice = this.#overtaken ? "update-elsewhere" : "update-ready";
    this.#notice.show(this.#overtaken || waiting ? notice : null, this.#pause);
  }

  /** Change to the new version, if the page may be reloaded. */
  async #change() {
    if (!(await this.mayReload())) return;
    const waiting = this.#registration?.waiting;
    if (this.#overtaken || !waiting) return location.reload();
    container?.addEventListener("controllerchange", () => location.reload());
    waiting.postMessage("take-over");
  }

  /** Note that another version answers from now on. If there was none before, it is the page's own. */
  #handleTakeover() {
    this.#overtaken = this.#controller !== null;
    if (!this.#controller) {
      this.#controller = container?.controller ?? null;
      this.#tellLanguage();
    }
    this.#announce();
  }
}

/** Return the browser's service workers: undefined on plain http; in a sandboxed frame the access throws. */
function serviceWorkers() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Make the page installable. If the page itself named the manifest, a browser would fetch it and its icon and draw its
 * offer to install while Python starts: a tenth of all the work until the first answer. */
function offerToInstall() {
  document.head.append(
    Object.assign(document.createElement("link"), {
      rel: "manifest",
      href: manifestIn(language()),
    }),
  );
}

/** Ask the browser not to clear matches and kept files when it needs room. It decides by itself, or asks. */
async function keepForLong() {
  try {
    if (localStorage.getItem(ASKED) || (await navigator.storage.persisted())) return;
    localStorage.setItem(ASKED, "yes");
    await navigator.storage.persist();
  } catch {
    // The browser does not offer this, or may store nothing at all.
  }
}

/** @typedef {"update-ready" | "update-elsewhere"} Notice */
/** Where nobody is in the middle of a deal: the start page, the sheet of a finished deal.
 * @typedef {"start" | "sheet"} Pause */

/** Offer a new version in a line at the edge of the page or on the sheet of a deal. */
class UpdateNotice {
  #node = document.createElement("div");
  /** Notices answered by "later", which are not shown again until the next visit. @type {Set<Notice>} */
  #dismissed = new Set();

  /** @param {() => void} accept @param {() => string} matchWords */
  constructor(accept, matchWords) {
    this.accept = accept;
    this.matchWords = matchWords;
    this.#node.className = "update-notice";
    this.#node.setAttribute("role", "status");
  }

  /** Show a notice, or take it away. @param {Notice | null} notice null takes the line away
   * @param {Pause | null} pause */
  show(notice, pause) {
    const place = pause === "sheet" ? document.querySelector(".deal-sheet .paper") : document.body;
    const visible = notice && pause && place && !this.#dismissed.has(notice) ? notice : null;
    if (!visible) this.#node.remove();
    else if (this.#node.parentNode !== place) place?.append(this.#node);
    // A screen reader reads changes inside a status that exists already.
    requestAnimationFrame(() => render(visible ? this.#line(visible) : nothing, this.#node));
  }

  /** @param {Notice} notice */
  #line(notice) {
    return html`<p>${text(notice)} ${this.matchWords()}</p>
      <p class="actions">
        <button type="button" class="button small" @click=${this.accept}>
          ${text(notice === "update-ready" ? "update-now" : "reload")}
        </button>
        <button type="button" class="button small" @click=${() => this.#later(notice)}>${text("update-later")}</button>
      </p>`;
  }

  /** @param {Notice} notice */
  #later(notice) {
    const dialog = this.#node.closest("dialog");
    this.#dismissed.add(notice);
    this.show(null, null);
    dialog?.focus(); // the button that had the focus is gone
  }
}
