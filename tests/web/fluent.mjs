// Format messages with the reference implementation: rows of [language, id, part, variables] from standard input.

import { readdirSync, readFileSync } from "node:fs";
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
} from "../../web/node_modules/@fluent/bundle/index.js";

const FOLDER = new URL("../../web/i18n/", import.meta.url);

/** @param {string} tag */
function bundleOf(tag) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const name of readdirSync(new URL(tag, FOLDER)))
    bundle.addResource(new FluentResource(readFileSync(new URL(`${tag}/${name}`, FOLDER), "utf8")));
  return bundle;
}

/** @param {string | number} value */
const argument = (value) =>
  typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;

const rows = JSON.parse(readFileSync(0, "utf8"));
const bundles = Object.fromEntries(
  [...new Set(rows.map(([tag]) => tag))].map((tag) => [tag, bundleOf(tag)]),
);
const said = rows.map(([tag, name, part, variables]) => {
  const message = bundles[tag].getMessage(name);
  const pattern = part ? message.attributes[part] : message.value;
  const args = Object.fromEntries(
    Object.entries(variables).map(([key, value]) => [key, argument(value)]),
  );
  return bundles[tag].formatPattern(pattern, args, []);
});
process.stdout.write(JSON.stringify(said));
