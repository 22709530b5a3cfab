// Written by web/build/bridge_types.py from the position readers of the families; edit that.

/** How a field holds cards. @typedef {"by-seat" | "pile" | "turn-up" | "stock" | "tricks"} PileKind */

/** The first field of a family's positions, the fields that hold cards, and the
 * fields that follow from where the cards lie.
 * @typedef {{first: string, piles: Record<string, PileKind>, derived: string[]}}
 *   Fields */

/** By family. @type {Record<string, Fields>} */
export const POSITION_FIELDS = {
  bezique: {
    first: "trump",
    piles: {
      hands: "by-seat",
      won: "by-seat",
      trick: "pile",
      up: "turn-up",
      stock: "stock",
    },
    derived: [],
  },
  filko: {
    first: "phase",
    piles: {
      hands: "by-seat",
      trick: "pile",
      tricks: "tricks",
    },
    derived: ["oldman", "party", "shown"],
  },
};
