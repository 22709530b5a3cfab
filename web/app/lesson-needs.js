// What the table of a lesson or a problem asks of the page.

import { showScore } from "../panels/score.js";

/**
 * @typedef {object} Page what this needs of the page
 * @property {() => void} leave
 * @property {(game: import("../table/families.js").Game | null) => void} help opens that of a game; null for none yet
 * @property {(need: string) => void} open what is the page's own to give
 */

/** Do what the table of a player asks for. @param {import("../lesson-player/player.js").BrisquesLesson} player
 * @param {Page} page */
export function serve(player, page) {
  player.addEventListener("lesson-need", (event) => {
    const { need } = /** @type {CustomEvent} */ (event).detail;
    if (need === "score" || need === "sheet") player.table.view && showScore(player.table);
    else if (need === "help") page.help(player.game);
    else if (need === "home") page.leave();
    else page.open(need);
  });
}
