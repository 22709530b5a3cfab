// The Filicău and Filkó family on the page: parties that are found out, trumps made by a cut or a call, what may be
// said.

import { nothing } from "lit";
import { has, plain, text } from "../../../i18n/strings.js";
import { theCardFirst } from "../../announce.js";
import { addFamily } from "../../families.js";
import { playable } from "../../hand.js";
import { isWatched, seatName } from "../../names.js";
import { trick } from "../../trick.js";
import { cutFrames, isMoment } from "./frames.js";
import { coins, cutScene, hasPack, trumps } from "./middle.js";
import { eventWords, momentSlip } from "./moments.js";
import { belongTogether, isTrump, sortFilko } from "./order.js";
import { pointsOf, standing } from "./parties.js";
import {
  aimSlip,
  choiceSlip,
  mustChoose,
  openAim,
  sayable,
  talkButtons,
  talkSlip,
} from "./prompts.js";
import { filkoSeat } from "./seat.js";
import { dealEnd, filkoSheet } from "./sheet.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Wishes} Wishes */

const HELP = ["aim", "parties", "trumps", "trick", "talk", "end"];

addFamily("filko", {
  pack: "german",
  // Anticlockwise: the next seat sits at the right.
  places: {
    4: ["south", "east", "north", "west"],
    5: ["south", "east", "north-east", "north-west", "west"],
    6: ["south", "east", "north-east", "north", "north-west", "west"],
  },
  sorted: sortFilko,
  areTogether: belongTogether,
  isTrump,
  // Filicău is at home in Transylvania, Filkó in Hungary.
  usualName: (_, place, variant = "") =>
    text(variant.startsWith("filicau") ? `filicau-name-${place}` : `filko-name-${place}`),
  soloName: () => null,
  spokenPoints,
  caption: seatName,
  seat: filkoSeat,
  middle,
  slip,
  turnLine,
  turnButtons: (view, { talk, send }) =>
    view.phase === "play" ? talkButtons(view, () => talk(true), send) : nothing,
  sheet: filkoSheet,
  mayTalk: (view) => sayable(view).length > 0,
  becameStrict: () => false,
  isMoment,
  meldWeight: () => 0,
  cutFrames,
  announced,
  // Where deals are played for a stake, the texts about points differ.
  worded: (id) => (has(`${id}-filko`) ? `${id}-filko` : id),
  dealEnd,
  standing,
  facts: ({ players, hand }) => text("filko-facts", { players, tricks: hand }),
  helpNeedsRules: () => true,
  help: (_, facts) => HELP.map((part) => text(`filko-help-${part}`, facts).trim()).filter(Boolean),
});

/** @param {View} view */
function spokenPoints(view) {
  const points = {
    ours: pointsOf(view, "ours"),
    theirs: pointsOf(view, "theirs"),
    unsure: pointsOf(view, "unsure"),
  };
  if (!isWatched(view)) return [text("report-party-points", points)];
  return [
    text("filko-coins-of", {
      ...points,
      left: view.points.left,
      name: seatName(view, view.seat),
    }),
  ];
}

/** @param {import("../../types.js").GameEvent} event @param {View} view */
function announced(event, view) {
  if (event.e !== "turned") return eventWords(event, view) || null;
  return plain("filko-say-turned", { card: theCardFirst(event.card) });
}

/** Draw what lies between the seats: the pack, or trumps, the trick and the points taken. @param {View} view
 * @param {Wishes} wishes */
function middle(view, wishes) {
  const { amount, set, send } = wishes;
  const shown = hasPack(view)
    ? cutScene(view, { amount, set, send })
    : [trumps(view), trick(view), coins(view, wishes.whyPoints)];
  return [shown, question(view, wishes)];
}

/** Draw the slip of this family that is due, if any. @param {View} view @param {Wishes} wishes */
function slip(view, { chosen, choose, talking, talk, send, why }) {
  if (view.moment) return momentSlip(view);
  if (mustChoose(view)) return choiceSlip(view, { chosen, choose, send, why });
  if (talking && sayable(view).length) return talkSlip(view, send, () => talk(false));
  return nothing;
}

/** Draw a partner's aim that we may answer, unless a note about something else is shown. @param {View} view
 * @param {Wishes} wishes */
function question(view, { asksAboutAim, due, talking, talk, send }) {
  const isCovered = due?.kind === "note" && due.note.about !== "partner";
  const isFree = asksAboutAim && !talking && !isCovered;
  const aim = isFree && view.phase === "play" ? openAim(view) : null;
  return aim ? aimSlip(view, aim, send, () => talk(true)) : nothing;
}

/** Return the line above the hand. @param {View} view */
function turnLine(view) {
  const { phase, to_move, seat } = view;
  if (to_move === null || hasPack(view)) return "";
  const name = seatName(view, to_move);
  if (phase === "call") return to_move === seat ? "" : text("filko-turn-calls", { name });
  if (phase === "servant") return to_move === seat ? "" : text("filko-turn-servant", { name });
  if (to_move !== seat) return text("turn-they", { name });
  if (view.trick.plays.length === 0) return text("turn-lead");
  const count = playable(view);
  return count === view.hand.length ? text("turn-any") : text("turn-some", { count });
}
