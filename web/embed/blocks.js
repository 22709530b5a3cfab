// Turns the ```brisques blocks of a page into `<card-table>` elements, whatever tool made the HTML, and also blocks that
// are added later. It contains the element, so the page needs no embed.js. The lines of a block are those that
// brisques/writers/block.py reads at build time.

import "./embed.js";
import { SETTINGS } from "./protocol.js";

const BLOCKS = ":is(pre > code, pre):is(.brisques, .language-brisques, .lang-brisques)";
/** Attribute of a block that cannot become a table. */
const FAILED = "data-brisques-failed";
/** Elements that highlighters put around a block; they are replaced with it. */
const AROUND = "div.language-brisques, figure.highlight, div.highlight";
const CAPTION = "caption";
/** What a block may name: the element's attributes that fit into a line, and its caption. */
const NAMES = new Set([...Object.keys(SETTINGS), "label", CAPTION]);
NAMES.delete("record");
const NAMED = /^([a-z-]+):(?:\s+(.*))?$/;

/** Return what a block says by name, its position under `position`; or null and the name that is unknown or there twice.
 * @param {string} text @returns {[Map<string, string> | null, string]} */
function read(text) {
  const said = new Map();
  let line = "";
  for (const part of text.split("\n").map((each) => each.trim())) {
    const [, name, value = ""] = part.match(NAMED) ?? [];
    if (!name) line += part;
    else if (NAMES.has(name) && !said.has(name)) said.set(name, value);
    else return [null, name];
  }
  if (line && said.has("position")) return [null, "position"];
  if (line) said.set("position", line);
  return [said, ""];
}

/** Put a table in the place of a block; one with a name that is unknown or there twice stays, and `brisques-error` says
 * why. @param {Element} block */
function upgrade(block) {
  const [said, name] = read(block.textContent ?? "");
  if (!said) return refuse(block, name);
  const table = document.createElement("card-table");
  const figure = document.createElement("figure");
  figure.className = "brisques";
  figure.append(table);
  for (const [name, value] of said) {
    if (name === CAPTION) {
      const caption = document.createElement("figcaption");
      caption.textContent = value;
      figure.append(caption);
    } else table.setAttribute(name, value);
  }
  const pre = block.closest("pre") ?? block;
  (pre.closest(AROUND) ?? pre).replaceWith(figure);
}

/** Leave a block as it is, and send the page the reason. @param {Element} block @param {string} where a setting */
function refuse(block, where) {
  block.setAttribute(FAILED, where);
  const detail = { code: "protocol/bad-params", where };
  block.dispatchEvent(new CustomEvent("brisques-error", { detail, bubbles: true }));
}

function upgradeAll() {
  for (const block of document.querySelectorAll(`${BLOCKS}:not([${FAILED}])`))
    if (block.isConnected && !block.closest(`[${FAILED}]`)) upgrade(block); // both pre and code may bear the name
}

upgradeAll();
new MutationObserver(upgradeAll).observe(document, { childList: true, subtree: true });
