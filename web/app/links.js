// Links to rules: `#variant=SPEC&name=NAME` opens a game or house rules to be played, and
// `#rules=SPEC&at=RULE` its rules page. What a link says is only ever shown as text.

/** @typedef {{to: "match" | "rules", variant: string, name: string, at: string}} Link */

const LONGEST_SPEC = 400;
const LONGEST_NAME = 64;

/** What a hash asks for; null if it is no link to rules, `variant` empty if it is a broken one.
 * @param {string} hash @returns {Link | null} */
export function readLink(hash) {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const to = said.has("variant") ? "match" : said.has("rules") ? "rules" : null;
  if (!to) return null;
  const variant = said.get(to === "match" ? "variant" : "rules") ?? "";
  const isSpec = variant.length <= LONGEST_SPEC && /^[a-z0-9.,=-]+$/.test(variant);
  return {
    to,
    variant: isSpec ? variant : "",
    name: oneLine(said.get("name") ?? ""),
    at: said.get("at") ?? "",
  };
}

/** The address that opens these rules. @param {string} variant @param {string} name */
export function writeLink(variant, name) {
  const words = oneLine(name);
  const named = words ? `&name=${encodeURIComponent(words)}` : "";
  const page = location.href.split(/[?#]/)[0]; // a file has no origin
  return `${page}#variant=${variant}${named}`;
}

/** A name as a record can hold it: one line, without what cannot be seen, not too long.
 * @param {string} name */
function oneLine(name) {
  const seen = name.replace(/\p{C}/gu, " ").replace(/\s+/g, " ").trim();
  return [...seen].slice(0, LONGEST_NAME).join("").trim();
}
