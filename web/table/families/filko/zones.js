// The parts of a table of this family, for table.js to put in their places.

import { nothing } from "lit";
import { text } from "../../../i18n/strings.js";
import { playable } from "../../hand.js";
import { seatName } from "../../names.js";
import { trick } from "../../trick.js";
import { choiceSlip, mustChoose } from "./call.js";
import { coins } from "./coins.js";
import { cutScene, hasPack } from "./cut.js";
import { momentSlip } from "./moments.js";
import { aimSlip, openAim, sayable, talkButtons, talkSlip } from "./talk.js";
import { trumps } from "./trumps.js";

/** @typedef {import("../../types.js").View} View */

/**
 * What the table knows beyond the view, and what a person can wish for.
 * @typedef {object} Wishes
 * @property {number | null} amount where the pack is to be cut
 * @property {(amount: number) => void} set it
 * @property {string | null} chosen for the call
 * @property {(chosen: string) => void} choose
 * @property {boolean} talking whether the slip of all that may be said lies open
 * @property {(talking: boolean) => void} talk
 * @property {(actions: string[]) => void} send
 * @property {(action: string) => void} why
 */

/** Between the seats: the pack, or trumps, the trick and what has been taken. @param {View} view @param {Wishes} wishes */
export function middle(view, { amount, set, send }) {
  if (hasPack(view)) return cutScene(view, { amount, set, send });
  return [trumps(view), trick(view), coins(view)];
}

/** The slip of this family that is due, if any. @param {View} view @param {Wishes} wishes */
export function slip(view, { chosen, choose, talking, talk, send, why }) {
  if (view.moment) return momentSlip(view);
  if (mustChoose(view)) return choiceSlip(view, { chosen, choose, send, why });
  if (talking && sayable(view).length) return talkSlip(view, send, () => talk(false));
  return nothing;
}

/** Whether there is anything we may say. @param {View} view */
export const mayTalk = (view) => sayable(view).length > 0;

/** What a partner wants, where there is an answer to be given. @param {View} view @param {Wishes} wishes */
export function question(view, { talking, talk, send }) {
  const aim = view.phase === "play" && !talking ? openAim(view) : null;
  return aim ? aimSlip(view, aim, send, () => talk(true)) : nothing;
}

/** The line above the hand. @param {View} view */
export function turnLine(view) {
  const { phase, to_move, seat } = view;
  if (to_move === null || hasPack(view)) return "";
  const name = seatName(view, to_move);
  if (phase === "call") return to_move === seat ? "" : text("filko-turn-calls", { name });
  if (phase === "servant") return to_move === seat ? "" : text("filko-turn-servant", { name });
  if (to_move !== seat) return text("turn-they", { name });
  if (view.trick.plays.length === 0) return text("filko-turn-lead");
  const count = playable(view);
  return count === view.hand.length ? text("turn-any") : text("turn-some", { count });
}

/** The buttons beside it. @param {View} view @param {Wishes} wishes */
export function turnButtons(view, { talk, send }) {
  return view.phase === "play" ? talkButtons(view, () => talk(true), send) : nothing;
}
