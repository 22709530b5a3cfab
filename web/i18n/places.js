// Places in a text, as the engine names them in an error: "line 3, column 2", "deal 2, action 5".

const PLACE = /^(line|deal) (\d+)(?:, (column|action) (\d+))?$/;
/** The message of each kind of place. @type {Record<string, string>} */
const MESSAGES = {
  line: "place-line",
  "line column": "place-line-column",
  deal: "place-deal",
  "deal action": "place-deal-action",
};

/** Return the message for a place, with its variables; null for anything else, such as the name of a field.
 * @param {string} where @returns {{id: string, args: {number: string, at: string}} | null} */
export function placeMessage(where) {
  const found = PLACE.exec(where);
  if (!found) return null;
  const [, whole, number, part, at = ""] = found;
  return { id: MESSAGES[part ? `${whole} ${part}` : whole], args: { number, at } };
}
