// What went wrong, in words. An error has a code, a place and parameters; a reason among them may be a code itself.

import { has, text } from "./strings.js";

/** @typedef {{code?: string, where?: string, params?: Record<string, unknown>}} Problem */

/** What an error says. @param {unknown} error */
export function errorWords(error) {
  const { code = "bridge/failed", where = "", params = {} } = /** @type {Problem} */ (error ?? {});
  if (!has(code)) return text("trouble", { code: [code, where].filter(Boolean).join(" ") });
  return text(code, { ...argsOf(code, params), where }).trim();
}

/** Parameters fit for a sentence. @param {string} code @param {Record<string, unknown>} params */
function argsOf(code, params) {
  /** @type {Record<string, string | number>} */
  const args = { reason: "", at: "", expected: "", given: "", value: "", column: "", detail: "" };
  for (const [name, value] of Object.entries(params))
    args[name] = typeof value === "number" ? value : String(value ?? "");
  const at = String(args.at || args.field || args.value || "");
  args.reason = reasonWords(String(args.reason), at, params);
  args.detail = reasonWords(String(args.detail), at, params);
  if (code === "record/bad-line" && args.reason) args.at = "";
  return args;
}

/** A reason in words: that of a position's field, of house rules, or of an error in what was read.
 * @param {string} reason @param {string} where @param {Record<string, unknown>} params */
function reasonWords(reason, where, params) {
  for (const id of [`edit-reason-${reason}`, `conflict-${reason}`]) if (has(id)) return text(id);
  if (!reason.includes("/") || !has(reason)) return reason;
  const known = { count: 0, most: 0, reason: "", value: "", column: "", expected: "" };
  return text(reason, { ...known, .../** @type {any} */ (params), reason: "", where });
}
