#!/usr/bin/env node
// `npx brisques copy FOLDER`: puts a copy of the table into a folder of your site.

import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** A file that only a copy of the table has. */
const OURS = "embed-hub.html";

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
 * Puts the table into a folder, in the place of an earlier copy; exits if it holds other files.
 *
 * @param {string} folder
 */
function copyTo(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, OURS))) {
    process.stderr.write(
      `brisques: ${folder} holds other files; name a new folder, such as ${join(folder, "brisques")}\n`,
    );
    process.exit(2);
  }
  rmSync(folder, { recursive: true, force: true });
  cpSync(fileURLToPath(new URL("./site", import.meta.url)), folder, { recursive: true });
}
