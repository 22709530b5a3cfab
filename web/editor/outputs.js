// What can be taken along from the editing table: the line, HTML for a page, a picture, a link; and the way to bring a
// position here.

import { html } from "lit";
import { text } from "../i18n/strings.js";
import { saveFile } from "../session/device.js";
import { drawPosition, escaped, inWords, pngOf } from "./picture.js";

/** @typedef {import("../table/types.js").View} View */

/**
 * @param {string} line @param {View | null} view null while the position is not right
 * @param {{load: (line: string) => void, open: (file: File) => void, play: () => void, said: (words: string) => void}} wishes
 */
export function outputs(line, view, { load, open, play, said }) {
  const copy = (/** @type {string} */ what, /** @type {string} */ words) =>
    copied(what, words).then(said);
  const svg = () => drawPosition(/** @type {View} */ (view), line);
  return html`<label class="edit-line">${text("edit-line")}
      <textarea rows="4" spellcheck="false" autocomplete="off" .value=${line}
        @change=${(/** @type {Event} */ event) => load(/** @type {HTMLTextAreaElement} */ (event.target).value)}></textarea>
    </label>
    <p class="actions">
      ${button("edit-play", view, play, "primary")}
      ${button("edit-copy-line", view, () => copy("edit-copy-line", line))}
      ${button("edit-copy-html", view, () => copy("edit-copy-html", snippet(line, /** @type {View} */ (view))))}
      ${button("edit-copy-link", view, () => copy("edit-copy-link", linkTo(line)))}
      ${button("edit-copy-svg", view, async () => copy("edit-copy-svg", await svg()))}
      ${button("edit-save-svg", view, async () => saveFile("position.svg", new Blob([await svg()], { type: "image/svg+xml" })))}
      ${button("edit-save-png", view, async () => saveFile("position.png", await pngOf(await svg(), line)))}
      <label class="button small">${text("edit-open")}<input class="said" type="file" accept=".svg,.png,.txt"
        @change=${(/** @type {Event} */ event) => picked(event, open)} /></label>
    </p>`;
}

/** @param {string} name @param {View | null} view @param {() => void} work @param {string} [kind] */
const button = (name, view, work, kind = "small") =>
  html`<button type="button" class="button ${kind}" data-output=${name} ?disabled=${!view} @click=${work}>${text(name)}</button>`;

/** The address that opens a position. @param {string} line */
export const linkTo = (line) => `${home()}#position=${encodeURIComponent(line)}`;

/** What a writer puts into a page; the words inside are seen where no table can run. @param {string} line @param {View} view */
export function snippet(line, view) {
  return `<script type="module" src="${home()}embed.js"></script>
<card-table position="${escaped(line)}">
  <p>${escaped(inWords(view))}</p>
</card-table>
`;
}

/** The folder of this page. */
const home = () => new URL(".", location.href.split("#")[0]).href;

/** @param {string} what @param {string} words @returns {Promise<string>} what to tell of it */
async function copied(what, words) {
  try {
    await navigator.clipboard.writeText(words);
    return text("edit-copied", { what: text(what) });
  } catch {
    return text("edit-not-copied");
  }
}

/** @param {Event} event @param {(file: File) => void} open */
function picked(event, open) {
  const field = /** @type {HTMLInputElement} */ (event.currentTarget);
  if (field.files?.[0]) open(field.files[0]);
  field.value = "";
}
