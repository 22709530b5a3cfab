// The parts of the page that the first deal does not need. Each is a script of its own with its words, which comes when
// it is first asked for; a page without a network has it from the service worker.

const PARTS = {
  games: () => import("../panels/game-pages.js"),
  rules: () => import("../panels/rule-pages.js"),
  lessons: () => import("../lesson-player/player.js"),
  editor: () => import("../editor/editor.js"),
  settings: () => import("../panels/settings.js"),
  help: () => import("../panels/help-pages.js"),
  sounds: () => import("./synth.js"),
  celebration: () => import("./celebration.js"),
  record: () => import("./record.js"),
  review: () => import("./review.js"),
  report: () => import("./report.js"),
};

/** Load a part of the page. After a failure most browsers ask for it again only when the page is reloaded. @template {keyof typeof PARTS} Name
 * @param {Name} name @returns {Promise<Awaited<ReturnType<typeof PARTS[Name]>>>} rejects with page/part-missing */
export async function loadPart(name) {
  try {
    return /** @type {any} */ (await PARTS[name]());
  } catch {
    throw { code: "page/part-missing" };
  }
}
