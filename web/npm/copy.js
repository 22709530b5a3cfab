#!/usr/bin/env node
// `npx brisques copy FOLDER`: puts a copy of the table into a folder of your site.

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const SITE = fileURLToPath(new URL("./site", import.meta.url));
/** The file of a copy that lists all others, and their folders: a later version has files with other names. */
const LIST = "copied-files.txt";

const [command, folder] = process.argv.slice(2);
if (command !== "copy" || !folder) {
  process.stderr.write("usage: brisques copy FOLDER   (a new folder, such as public/brisques)\n");
  process.exit(2);
}
try {
  copyTo(folder);
} catch (error) {
  if (!error.syscall) throw error;
  process.stderr.write(`brisques: the table cannot be put there: ${error.message}\n`);
  process.exit(1);
}
process.stdout.write(
  `The table is in ${folder}; tell it so: setHome("/${basename(resolve(folder))}/")\n`,
);

/**
 * Puts the table into a folder, in the place of an earlier copy; exits if the folder holds anything else.
 *
 * @param {string} folder
 */
function copyTo(folder) {
  const other = existsSync(folder) ? firstOther(folder) : undefined;
  if (other !== undefined) {
    process.stderr.write(
      `brisques: ${folder} holds other files, such as ${other}; name a new folder, such as ${join(folder, "brisques")}\n`,
    );
    process.exit(2);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, LIST), namesIn(SITE).join("\n"));
  cpSync(SITE, folder, { recursive: true });
}

/**
 * Returns a name in a folder that no copy of the table has put there, if there is one.
 *
 * @param {string} folder
 */
function firstOther(folder) {
  const list = join(folder, LIST);
  const ours = existsSync(list) ? readFileSync(list, "utf8").split(/\r?\n/) : [];
  const known = new Set([LIST, ...ours]);
  return namesIn(folder).find((name) => !known.has(name));
}

/**
 * Lists all files and folders in a folder, alike on every system.
 *
 * @param {string} folder
 */
function namesIn(folder) {
  const names = readdirSync(folder, { recursive: true });
  return names.map((name) => name.replaceAll(sep, "/"));
}
