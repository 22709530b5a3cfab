// The outputs of the editing table: the line, HTML for a page, a link, and a picture of the position as
// the seat at the lower edge sees it, an SVG that stands alone or a PNG of it. Both carry the line of the position, so
// that a picture that is opened on the editing table is that position again.

import { html } from "lit";
import { fetchFile } from "#files";
import { errorWords, faceName, listOf, suitName, text } from "../i18n/strings.js";
import { copyText } from "../session/clipboard.js";
import { saveFile } from "../session/device.js";
import { familyOf } from "../table/families.js";
import { backFile, faceFile, faceFragment } from "../table/look.js";

/** @typedef {import("../table/types.js").View} View */

/** @typedef {{line: string, view: View}} Checked a position that the engine has found right */

/** Draw the line of the position and the buttons that copy or save it. @param {string} line
 * @param {boolean} isRight whether the position was right when it was checked last @param {{read: (line: string) => void,
 * open: (file: File) => void, play: () => void, checked: () => Promise<Checked | null>, shorten: (line: string) =>
 * Promise<string>, said: (words: string) => void}} wishes `checked` waits until the position has been checked */
export function outputs(line, isRight, { read, open, play, checked, shorten, said }) {
  const copy = async (/** @type {string} */ what, /** @type {string} */ words) => {
    const isCopied = await copyText(words);
    said(isCopied ? text("edit-copied", { what: text(what) }) : text("edit-not-copied"));
  };
  /** @param {string} name @param {(position: Checked) => unknown} work @param {string} [kind] */
  const button = (name, work, kind = "small") => {
    const attempt = async () => {
      try {
        const position = await checked();
        if (position) await work(position);
      } catch (error) {
        said(errorWords(error));
      }
    };
    return html`<button type="button" class="button ${kind}" data-output=${name} ?disabled=${!isRight} @click=${attempt}>${text(name)}</button>`;
  };
  const typed = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLTextAreaElement} */ (event.target);
    field.value = lineOf(field.value);
    read(field.value);
  };
  return html`<label class="edit-line">${text("edit-line")}
      <textarea class="field" rows="4" spellcheck="false" autocomplete="off" .value=${line} @change=${typed}></textarea>
    </label>
    <p class="actions">
      ${button("edit-play", play, "primary")}
      ${button("edit-copy-line", (now) => copy("edit-copy-line", now.line))}
      ${button("edit-copy-short", async (now) => copy("edit-copy-short", await shorten(now.line)))}
      ${button("edit-copy-html", (now) => copy("edit-copy-html", snippet(now)))}
      ${button("edit-copy-markdown", (now) => copy("edit-copy-markdown", block(now.line)))}
      ${button("edit-copy-link", (now) => copy("edit-copy-link", linkTo(now.line)))}
      ${button("edit-copy-svg", async (now) => copy("edit-copy-svg", await drawPosition(now)))}
      ${button("edit-save-svg", async (now) => saveFile("position.svg", new Blob([await drawPosition(now)], { type: "image/svg+xml" })))}
      ${button("edit-save-png", async (now) => saveFile("position.png", await pngOf(await drawPosition(now), now.line)))}
      <label class="button small">${text("edit-open")}<input class="visually-hidden" type="file" accept=".svg,.png,.txt"
        @change=${(/** @type {Event} */ event) => picked(event, open)} /></label>
    </p>`;
}

/** Return the address that opens a position. @param {string} line */
const linkTo = (line) => `${home()}#position=${encodeURIComponent(line)}`;

/** Return HTML for a writer's page; its words are seen where no table can run. @param {Checked} position */
function snippet({ line, view }) {
  return `<script type="module" src="${home()}embed.js"></script>
<card-table position="${escaped(line)}">
  <p>${escaped(inWords(view))}</p>
</card-table>
`;
}

/** Return a fenced block for MkDocs and Sphinx. @param {string} line */
const block = (line) => `\`\`\`brisques\n${line.replaceAll(";", ";\n")}\n\`\`\`\n`;

/** Return the line in what is copied here: HTML, a link, a Markdown block, or the line itself. @param {string} words */
function lineOf(words) {
  const [, params] = /#(position=\S+)/.exec(words) ?? [];
  const page = new DOMParser().parseFromString(words, "text/html");
  return (
    page.querySelector("card-table")?.getAttribute("position") ??
    new URLSearchParams(params).get("position") ??
    words.replaceAll(/^```(brisques)?$/gm, "")
  );
}

/** Return the folder of this page. */
const home = () => new URL(".", location.href.split("#")[0]).href;

/** @param {Event} event @param {(file: File) => void} open */
function picked(event, open) {
  const field = /** @type {HTMLInputElement} */ (event.currentTarget);
  if (field.files?.[0]) open(field.files[0]);
  field.value = "";
}

const WIDTH = 720;
const CARD = { width: 70, height: 98 };
const GAP = 26;
const PAPER = "#fbf7ec";
const INK = "#24211c";
/** Mark before the line in a picture's file; a line break ends the line. */
const MARK = "brisques-position";
const MARKED = /brisques-position[^a-z]*([a-z0-9][^\n]*)\n/;
/** Scale of a PNG, for print and for sharp screens. */
const SCALE = 2;

/** Draw a position as an SVG. @param {Checked} position @returns {Promise<string>} an SVG */
async function drawPosition({ view, line }) {
  const drawings = new Drawings();
  const rows = [
    ...(await othersRows(drawings, view)),
    await middleRow(drawings, view),
    ...(await ownRows(drawings, view)),
  ];
  const inner = rows.map(
    (row, i) => `<g transform="translate(20 ${20 + i * (CARD.height + GAP)})">${row}</g>`,
  );
  const height = 20 + rows.length * (CARD.height + GAP);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
<title>${escaped(text("edit-picture"))}</title><desc>${escaped(inWords(view))}</desc>
<metadata>${MARK}
${escaped(line)}
</metadata>
<defs>${drawings.defs}</defs>
<rect width="100%" height="100%" fill="${PAPER}"/>
<g font-family="Palatino, Georgia, serif" font-size="15" fill="${INK}">${inner.join("")}</g>
</svg>
`;
}

/** Make a PNG of an SVG. @param {string} svg @param {string} line @returns {Promise<Blob>} */
async function pngOf(svg, line) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: image.width * SCALE, height: image.height * SCALE });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  /** @type {Blob | null} */
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture could be made");
  return withText(blob, line);
}

/** Return the line in a picture's file; null if the picture was not made here. @param {File} file
 * @returns {Promise<string | null>} */
export async function lineIn(file) {
  const bytes = new TextDecoder("latin1").decode(await file.arrayBuffer());
  return bytes.match(MARKED)?.[1] ?? null;
}

/** Describe the picture, for screen readers and where pictures are not drawn. @param {View} view */
function inWords(view) {
  const cards = (/** @type {string[]} */ codes) =>
    listOf(codes.map((card) => faceName(card))) || text("edit-nothing");
  return [
    text("edit-words-hand", { cards: cards(familyOf(view).sorted(view, view.hand)) }),
    view.trick.plays.length
      ? text("edit-words-trick", { cards: cards(view.trick.plays.map(({ card }) => card)) })
      : "",
    view.trump ? text("edit-words-trump", { suit: suitName(view.trump) }) : "",
    view.stock ? text("edit-words-stock", { count: view.stock }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Collect the faces in a picture, each of them once. */
class Drawings {
  /** @type {Map<string, string>} */
  #made = new Map();

  get defs() {
    return [...this.#made.values()].join("");
  }

  /** Draw cards side by side, closer where they are many. @param {View} view
   * @param {(string | null)[]} cards null: a back @param {number} [left] @param {number} [room] */
  async strip(view, cards, left = 0, room = WIDTH - 40 - left) {
    const step = Math.min(CARD.width + 6, (room - CARD.width) / Math.max(cards.length - 1, 1));
    const uses = await Promise.all(
      cards.map(
        async (card, i) =>
          `<use href="#${await this.#use(view.pack, card)}" x="${Math.round(left + i * step)}"/>`,
      ),
    );
    return uses.join("");
  }

  /** @param {string} pack @param {string | null} card */
  async #use(pack, card) {
    const id = card ? card.slice(0, 2) : "back";
    if (!this.#made.has(id)) {
      this.#made.set(id, ""); // it is being fetched
      const drawing = await drawingAt(card ? faceFile(pack, card) : backFile(pack));
      const letters = card ? faceFragment(pack, card, false) : "";
      const { width, height } = CARD;
      this.#made.set(
        id,
        `<image id="${id}" width="${width}" height="${height}" href="data:image/svg+xml,${encodeURIComponent(drawing)}${letters}"/>`,
      );
    }
    return id;
  }
}

/** Return the SVG in a file; rejects with page/part-missing. @param {string} file */
async function drawingAt(file) {
  const answer = await fetchFile(file).catch(() => null);
  if (!answer?.ok) throw { code: "page/part-missing" };
  return answer.text();
}

/** Draw the other seats side by side: their hands, and below the cards that lie before them. @param {Drawings} drawings
 * @param {View} view */
async function othersRows(drawings, view) {
  const count = view.seats.length;
  const seats = Array.from({ length: count - 1 }, (_, i) => (view.seat + 1 + i) % count);
  const room = (WIDTH - 40) / seats.length;
  const strips = (/** @type {(string | null)[][]} */ piles) =>
    Promise.all(piles.map((cards, i) => drawings.strip(view, cards, i * room, room - 20)));
  const named = seats.map((seat, i) => label(heading(view, seat), -5, i * room));
  const hands = seats.map((seat) => Array.from({ length: concealed(view, seat) }, () => null));
  const open = seats.map((seat) => [...view.seats[seat].tabled, ...view.seats[seat].open]);
  const rows = [named.join("") + (await strips(hands)).join("")];
  return open.some(({ length }) => length) ? [...rows, (await strips(open)).join("")] : rows;
}

/** Draw our hand and the cards that lie before us. @param {Drawings} drawings @param {View} view */
async function ownRows(drawings, view) {
  const { open } = view.seats[view.seat];
  const hand = await drawings.strip(view, familyOf(view).sorted(view, view.hand));
  const name = label(heading(view, view.seat), -5);
  return open.length ? [name + (await drawings.strip(view, open)), hand] : [name + hand];
}

/** Count the hidden cards of a seat. @param {View} view @param {number} seat */
const concealed = ({ seats }, seat) => seats[seat].cards - seats[seat].tabled.length;

/** @param {View} view @param {number} seat */
const heading = (view, seat) => familyOf(view).caption(view, seat);

/** Draw stock and trumps to the left, the trick to the right. @param {Drawings} drawings @param {View} view */
async function middleRow(drawings, view) {
  const plays = view.trick.plays.map(({ card }) => card);
  const stock = [...(view.stock ? [null] : []), ...(view.turnup ? [view.turnup] : [])];
  const words = [
    view.stock ? text("edit-words-stock", { count: view.stock }) : "",
    view.trump ? text("edit-words-trump", { suit: suitName(view.trump) }) : "",
  ];
  const left = await drawings.strip(view, stock, 0, 200);
  const right = await drawings.strip(view, plays, 300);
  return `${label(words.filter(Boolean).join(" "), -5)}${left}${plays.length ? label(text("edit-trick"), -5, 300) : ""}${right}`;
}

/** @param {string} words @param {number} y @param {number} [x] */
const label = (words, y, x = 0) => `<text x="${x}" y="${y}">${escaped(words)}</text>`;

/** @param {string} words */
const escaped = (words) =>
  words.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? "",
  );

/** Add the line to a PNG in a text chunk after its first chunk. @param {Blob} png @param {string} line */
async function withText(png, line) {
  const bytes = new Uint8Array(await png.arrayBuffer());
  const body = new TextEncoder().encode(`tEXt${MARK}\0${line}\n`);
  const chunk = new Uint8Array(body.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length - 4);
  chunk.set(body, 4);
  view.setUint32(body.length + 4, crc(body));
  const head = 33; // signature and header
  return new Blob([bytes.subarray(0, head), chunk, bytes.subarray(head)], { type: "image/png" });
}

/** Compute the check sum of a PNG chunk (CRC-32). @param {Uint8Array} bytes */
function crc(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
