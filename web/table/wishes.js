// What the parts of the table may know and ask of it beyond the view.

import { report } from "./report.js";
import { mayShowLast } from "./trick.js";

/** @typedef {import("./types.js").Wishes} Wishes */

/** What a table keeps that these read and change.
 * @typedef {{view: import("./types.js").View | null, held: {shift: (by: number) => boolean}, skip: () => void,
 *   _slip: import("./types.js").Slip | null, _amount: number | null, _choice: string | null, _ticked: Set<number>,
 *   _nudge: boolean} & Pick<Wishes, "sources" | "asksAboutAim"> & {explainsPoints: boolean}} Table */

/**
 * @typedef {object} Acts what only the table does
 * @property {(actions: string[]) => void} send
 * @property {(card: string) => void} choose carry out a tap on a card
 * @property {(intent: {need: string, action?: string, cards?: string[],
 *   line?: import("./types.js").SheetLine}) => void} emit
 * @property {(words: string) => void} say
 * @property {(slip: import("./types.js").Slip) => void} lay
 * @property {() => void} close the slip
 * @property {() => void} ask about other cards than those on offer
 * @property {(card: string) => void} pick a card in or out of those asked about
 */

/** Return the wishes that the parts of a table are drawn with. @param {Table} table @param {Acts} acts
 * @returns {Wishes} */
export function wishesOf(table, { send, choose, emit, say, lay, close, ask, pick }) {
  const slip = table._slip;
  return {
    due: slip,
    amount: table._amount,
    set: (amount) => {
      table._amount = amount;
    },
    send,
    sources: table.sources,
    need: (need) => emit({ need }),
    close,
    last: () => {
      if (table._slip?.kind === "last") close();
      else if (table.view && mayShowLast(table.view)) lay({ kind: "last" });
    },
    hurry: () => table.skip(),
    tap: choose,
    shift: (by) => table.held.shift(by),
    report: (question) => table.view && say(report(table.view, question)),
    why: (action) => emit({ need: "why", action }),
    asksAboutAim: table.asksAboutAim,
    whyPoints: table.explainsPoints ? (line) => emit({ need: "points", line }) : undefined,
    chosen: table._choice,
    choose: (chosen) => {
      table._choice = chosen;
    },
    talking: slip?.kind === "talk",
    talk: (talking) => (talking ? lay({ kind: "talk" }) : close()),
    ticked: table._ticked,
    nudge: table._nudge,
    tick: (ticked) => {
      table._ticked = ticked;
    },
    ask,
    pick,
    judge: (cards) => emit({ need: "judge", cards }),
  };
}
