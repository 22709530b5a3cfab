#!/usr/bin/env node
// `npx brisques copy FOLDER`: puts a copy of the table into a folder of your site.

import { cpSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const [command, folder] = process.argv.slice(2);
if (command !== "copy" || !folder) {
  process.stderr.write(
    "usage: brisques copy FOLDER   (FOLDER is emptied first, such as public/brisques)\n",
  );
  process.exit(2);
}
rmSync(folder, { recursive: true, force: true });
cpSync(fileURLToPath(new URL("./site", import.meta.url)), folder, { recursive: true });
process.stdout.write(
  `The table is in ${folder}; tell it so: setHome("/${folder.split(/[\\/]/).pop()}/")\n`,
);
