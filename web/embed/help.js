// The help of a table in a frame. It lists only keys that do something there.

import { showHelp } from "../panels/help.js";

/** @typedef {import("../table/types.js").View} View */

/**
 * @typedef {object} Frame what decides which keys there are
 * @property {import("./settings.js").Settings} settings
 * @property {boolean} isLesson
 * @property {boolean} hasNextDeal whether another deal follows
 */

/** Keys that do nothing at a read-only table, by their names in the help. */
const PLAYING = new Set(["enter", "figures", "a", "h", "n", "undo", "redo"]);

/** Open the help. @param {View} view @param {Frame} frame
 * @param {Parameters<typeof showHelp>[2]} explain gives every rule of a game */
export function showFrameHelp(view, frame, explain) {
  const hasKey = (/** @type {string} */ key) => doesSomething(key, frame);
  showHelp([view], () => openRules(view.variant), explain, { hasKey });
}

/** Return whether a key ever does something. @param {string} key by its name in the help @param {Frame} frame */
function doesSomething(key, { settings: { controls, readOnly }, isLesson, hasNextDeal }) {
  if (key === "f" || key === "z") return false; // a frame has neither full screen nor a zoom of the hand
  if (isLesson) return true;
  if (readOnly && PLAYING.has(key)) return false;
  if (key === "h") return controls.includes("hint");
  if (key === "undo" || key === "redo") return controls.includes("undo");
  return key !== "n" || hasNextDeal;
}

/** @param {string} variant */
function openRules(variant) {
  const address = new URL(`./#rules=${encodeURIComponent(variant)}`, document.baseURI);
  window.open(address, "_blank", "noopener");
}
