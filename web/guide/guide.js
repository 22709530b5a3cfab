// Makes the examples of the guide live: draws an edited example beside its text, connects buttons to its table, and lists
// the events of the table. Only known attributes of the typed text are used, so nothing in it is ever run.

const ATTRIBUTES = [
  ...["variant", "position", "deal", "record", "lesson", "seat", "level", "theme", "language"],
  ...["read-only", "controls", "goal", "label"],
];
/** Time without typing after which a text is applied, in ms. */
const REST = 500;
const EVENTS = ["ready", "action", "scored", "refused", "goal", "ended", "error", "resize"];
const LONGEST_NOTE = 300;

/** @typedef {HTMLElement & Record<"load" | "act" | "undo" | "hint" | "get", (given?: any) => Promise<any>>}
 * CardTable */

/** Longest text of an example that is taken from a link. */
const LONGEST_LINK = 8000;

takeLink();
addEventListener("hashchange", takeLink); // another link, followed in the same tab
for (const example of document.querySelectorAll(".try")) {
  for (const button of example.querySelectorAll("[data-share]"))
    button.addEventListener("click", () => share(example));
  if (example.matches("[data-messages]")) passMessages(example);
  else followText(example);
  if (example.matches("[data-log]")) writeDown(example);
  for (const button of example.querySelectorAll("[data-do]"))
    button.addEventListener("click", () => carryOut(example, button.getAttribute("data-do") ?? ""));
  tellTrouble(example);
}

/** @param {Element} example */
function followText(example) {
  const text = find(example, "textarea");
  let timer = 0;
  const apply = () => {
    clearTimeout(timer);
    renew(example, text.value);
  };
  apply(); // the page's policy may block a style in the text
  text.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(apply, REST);
  });
  text.addEventListener("change", apply); // before a button that was pressed says something
}

/** Put the text of a link (`#example=first&text=...`) into its example, and make its table. */
function takeLink() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const section = document.getElementById(asked.get("example") ?? "");
  const typed = asked.get("text");
  const example = section?.querySelector(".try:not([data-messages])");
  if (!example || !typed || typed.length > LONGEST_LINK) return;
  find(example, "textarea").value = typed;
  renew(example, typed);
  example.scrollIntoView();
}

/** Copy a link that opens the example with its text as typed. @param {Element} example */
async function share(example) {
  const text = find(example, "textarea").value;
  if (text.length > LONGEST_LINK) {
    say(example, `A link holds at most ${LONGEST_LINK} characters of text.`);
    return;
  }
  const asked = new URLSearchParams({ example: example.closest("section")?.id ?? "", text });
  history.replaceState(null, "", `#${asked}`);
  try {
    await navigator.clipboard.writeText(location.href);
    say(example, "The link is copied.");
  } catch {
    say(example, "The link is in the address of this page.");
  }
}

/** Make the table of the example as typed. @param {Element} example @param {string} typed */
function renew(example, typed) {
  // The page's policy blocks a style even in a document that is only parsed.
  const harmless = typed.replace(/\sstyle=/g, " data-style=");
  const wanted = new DOMParser()
    .parseFromString(harmless, "text/html")
    .querySelector("card-table, iframe");
  const shown = example.querySelector(".stage > :is(card-table, iframe)");
  if (!wanted || wanted.localName !== shown?.localName) {
    say(example, `There is no <${shown?.localName ?? "card-table"}> in this text.`);
    return;
  }
  say(example, "");
  const box = /** @type {HTMLElement} */ (shown);
  box.style.cssText = wanted.getAttribute("data-style") ?? "";
  if (wanted.localName === "iframe") reload(/** @type {HTMLIFrameElement} */ (shown), wanted);
  else copyAttributes(shown, wanted);
}

/** @param {Element} shown @param {Element} wanted */
function copyAttributes(shown, wanted) {
  for (const name of ATTRIBUTES) {
    const value = wanted.getAttribute(name);
    if (value === shown.getAttribute(name)) continue;
    if (value === null) shown.removeAttribute(name);
    else shown.setAttribute(name, value);
  }
}

/** Load our own table with the typed parameters, and never another page. @param {HTMLIFrameElement} shown
 * @param {Element} wanted */
function reload(shown, wanted) {
  const table = new URL("../embed.html", document.baseURI);
  table.search = /^[^?#]*(\?[^#]*)/.exec(wanted.getAttribute("src") ?? "")?.[1] ?? "";
  if (shown.src !== table.href) shown.src = table.href;
}

/** @param {Element} example */
function writeDown(example) {
  const log = find(example, ".log");
  for (const name of EVENTS)
    example.addEventListener(`brisques-${name}`, (event) => {
      const line = document.createElement("li");
      line.textContent = `brisques-${name} ${brief(/** @type {CustomEvent} */ (event).detail)}`;
      log.append(line);
      log.scrollTop = log.scrollHeight;
    });
}

/** Say what went wrong at the table of an example, until an action follows. @param {Element} example */
function tellTrouble(example) {
  let trouble = "";
  for (const name of ["error", "refused"])
    example.addEventListener(`brisques-${name}`, (event) => {
      const { code, where = "" } = /** @type {CustomEvent} */ (event).detail;
      trouble = `${code} ${where}`;
      say(example, trouble);
    });
  example.addEventListener("brisques-action", () => {
    if (find(example, "output").textContent === trouble) say(example, "");
  });
}

/** Carry out a button's request at its table. @param {Element} example @param {string} wish */
async function carryOut(example, wish) {
  const table = /** @type {CardTable} */ (find(example, "card-table"));
  try {
    say(example, brief(await ask(table, wish)));
  } catch (error) {
    say(example, `${/** @type {{code?: string}} */ (error).code}`);
  }
}

/** @param {CardTable} table @param {string} wish */
async function ask(table, wish) {
  if (wish === "load") return table.load({ deal: `${Math.random()}` });
  if (wish === "hint") return table.hint();
  if (wish === "undo") return table.undo();
  const { view } = await table.get();
  return table.act(view.legal[0]);
}

/** Send the typed message to the bare frame, and show its answer. @param {Element} example */
function passMessages(example) {
  const frame = /** @type {HTMLIFrameElement} */ (find(example, "iframe"));
  find(example, "[data-send]").addEventListener("click", () => {
    try {
      const message = JSON.parse(find(example, "textarea").value);
      frame.contentWindow?.postMessage(message, location.origin);
    } catch (error) {
      say(example, `${error}`);
    }
  });
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== location.origin || data.event) return;
    say(example, brief(data));
  });
}

/** @param {Element} example @param {string} words */
function say(example, words) {
  find(example, "output").textContent = words;
}

/** @param {unknown} data */
function brief(data) {
  const text = JSON.stringify(data);
  return text.length > LONGEST_NOTE ? `${text.slice(0, LONGEST_NOTE)} ...` : text;
}

/** @template {string} S @param {Element} within @param {S} selector
 * @returns {S extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[S] : HTMLElement} */
function find(within, selector) {
  return /** @type {any} */ (within.querySelector(selector));
}
