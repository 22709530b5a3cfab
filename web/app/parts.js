// The parts of the page that the first deal does not need. Each is a script with its own words, loaded on demand; without
// a network the service worker has it. They share one style sheet.

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
  score: () => import("../panels/score.js"),
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

/** The style sheet, requested or loaded; null after a failure. @type {Promise<unknown> | null} */
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

/** Load the style sheet of the parts, unless the page has it from the start. */
function loadSheet() {
  if (typeof BRISQUES_SHEET === "undefined") return null;
  sheet ??= appendSheet(BRISQUES_SHEET).catch((error) => {
    sheet = null;
    throw error;
  });
  return sheet;
}

/** Append a style sheet to the page. @param {string} href @returns {Promise<unknown>} rejects if it cannot be loaded */
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
