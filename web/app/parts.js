// The parts of the page that the first deal does not need. Each is a script of its own with its words, which comes when
// it is first asked for; a page without a network has it from the service worker. One style sheet serves them all.

/// <reference path="../boot/runtime.d.ts" />

const PARTS = {
  games: () => import("../panels/game-pages.js"),
  rules: () => import("../panels/rule-pages.js"),
  lessons: () => import("./lessons.js"),
  player: () => import("../lesson-player/player.js"),
  problems: () => import("./problems.js"),
  editor: () => import("../editor/editor.js"),
  settings: () => import("../panels/settings.js"),
  help: () => import("../panels/help-pages.js"),
  record: () => import("./record.js"),
  review: () => import("./review.js"),
  report: () => import("./report.js"),
};
/** Parts without a style of their own. */
const PLAIN_PARTS = {
  answers: () => import("../i18n/answer-words.js"),
  notes: () => import("../panels/first-notes.js"),
  sounds: () => import("./synth.js"),
  celebration: () => import("./celebration.js"),
};
const ALL = { ...PARTS, ...PLAIN_PARTS };

/** The style sheet, once it has been asked for and did not fail. @type {Promise<unknown> | null} */
let sheet = null;

/** Load a part of the page. After a failure most browsers ask for it again only when the page is reloaded.
 * @template {keyof typeof ALL} Name @param {Name} name @returns {Promise<Awaited<ReturnType<typeof ALL[Name]>>>} rejects with page/part-missing */
export async function loadPart(name) {
  try {
    const [part] = await Promise.all([ALL[name](), name in PARTS ? loadSheet() : null]);
    return /** @type {any} */ (part);
  } catch {
    throw { code: "page/part-missing" };
  }
}

/** Load the style sheet of the parts, if the page does not have it from the first. */
function loadSheet() {
  if (typeof BRISQUES_SHEET === "undefined") return null;
  sheet ??= appendSheet(BRISQUES_SHEET).catch((error) => {
    sheet = null;
    throw error;
  });
  return sheet;
}

/** Append a style sheet to the page. @param {string} href @returns {Promise<unknown>} rejects if it does not come */
function appendSheet(href) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject();
    };
  });
  document.head.append(link);
  return loaded;
}
