// The settings of an embedded table: read from an address or a message, checked, and turned into a request to the engine,
// which checks positions, records and lessons. No setting is ever used as markup.

import { randomSeed } from "../session/device.js";
import { EmbedError, SETTINGS, whole } from "./protocol.js";

/**
 * @typedef {object} Settings
 * @property {string} variant a preset or a preset with house rules
 * @property {string} position
 * @property {string} deal the seed of a deal
 * @property {string} record
 * @property {string} lesson the text of one, or the name of one of ours
 * @property {number} seat who the reader is
 * @property {string} level
 * @property {"auto" | "light" | "dark"} theme
 * @property {string} language
 * @property {boolean} readOnly
 * @property {string[]} controls
 * @property {string} goal
 */

/** All buttons in their order; `none` stands for no button. */
const CONTROLS = ["again", "undo", "hint", "score"];
const THEMES = ["auto", "light", "dark"];
const SPEC = /^[a-z0-9.,=-]+$/;

/** The sources of cards, the strongest first, and all settings that start the table again. */
const SOURCES = ["lesson", "record", "position", "deal"];
const GAME = [...SOURCES, "variant", "seat", "level"];

/** Take the settings out of an address; ignore other parameters. @param {URLSearchParams} values */
export function fromAddress(values) {
  return Object.fromEntries([...values].filter(([name]) => Object.hasOwn(SETTINGS, name)));
}

/** Check the settings in a message: known names, texts that are not too long; null takes a setting back.
 * @param {Record<string, unknown>} changes @returns {Record<string, string | null>} */
export function checked(changes) {
  const entries = Object.entries(changes).map(([name, value]) => {
    const where = name.slice(0, 40);
    if (!Object.hasOwn(SETTINGS, name))
      throw new EmbedError({ code: "protocol/unknown-setting", where });
    if (value === null) return [name, null];
    if (!["string", "number", "boolean"].includes(typeof value))
      throw new EmbedError({ code: "protocol/bad-params", where, params: { expected: "text" } });
    const text = String(value);
    const longest = SETTINGS[name];
    if (text.length > longest)
      throw new EmbedError({ code: "protocol/too-long", where, params: { longest } });
    return [name, text];
  });
  return Object.fromEntries(entries);
}

/** Return whether changed settings start the table again. @param {Record<string, unknown>} changes */
export const isOther = (changes) => GAME.some((name) => Object.hasOwn(changes, name));

/** Merge new settings into those before; a new source of cards replaces all others.
 * @param {Record<string, string | null>} before @param {Record<string, string | null>} now */
export function added(before, now) {
  const hasSource = SOURCES.some((name) => now[name] != null);
  const cleared = hasSource ? Object.fromEntries(SOURCES.map((name) => [name, null])) : {};
  return { ...before, ...cleared, ...now };
}

/** Read the settings of a table. @param {Record<string, string | null>} values
 * @returns {Settings} throws an EmbedError protocol/bad-setting */
export function settingsOf(values) {
  const text = (/** @type {string} */ name, fallback = "") => values[name]?.trim() || fallback;
  const variant = text("variant", "fildinski");
  if (!SPEC.test(variant)) throw bad("variant");
  const seat = text("seat", "0");
  if (!/^[0-9]$/.test(seat)) throw bad("seat");
  const level = text("level", "casual");
  if (!/^[a-z]+$/.test(level)) throw bad("level");
  const theme = text("theme", "auto");
  if (!THEMES.includes(theme)) throw bad("theme");
  const controls = text("controls", "again hint").split(/\s+/);
  if (!controls.every((name) => name === "none" || CONTROLS.includes(name))) throw bad("controls");
  return {
    variant,
    position: whole(text("position"), variant),
    deal: text("deal"),
    record: values.record ?? "",
    lesson: values.lesson ?? "",
    seat: Number(seat),
    level,
    theme: /** @type {Settings["theme"]} */ (theme),
    language: text("language", "en"),
    readOnly: values["read-only"] != null && values["read-only"] !== "false",
    controls: CONTROLS.filter((name) => controls.includes(name)),
    goal: text("goal"),
  };
}

/** Return the operation that lays the cards, with its arguments. @param {Settings} settings
 * @returns {["new" | "load" | "position", Record<string, unknown>]} */
export function opening({ variant, position, deal, record, seat, level }) {
  if (record) return ["load", { record }];
  if (position) return ["position", { line: position, seat, level }];
  return ["new", { variant, seed: deal || randomSeed(), seat, level }];
}

/** @param {string} where */
const bad = (where) => new EmbedError({ code: "protocol/bad-setting", where });
