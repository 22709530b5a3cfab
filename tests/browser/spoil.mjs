// Spoils a snapshot in one way, so that only one guard can notice: `node spoil.mjs IN OUT HOW`, both unpacked.

import { readFileSync, writeFileSync } from "node:fs";
import { read, seal, WRAPPER } from "../../web/boot/snapshot.js";

const [from, to, how] = process.argv.slice(2);
const { buffer } = new Uint8Array(readFileSync(from));
const words = new Uint32Array(buffer, WRAPPER);
const { state } = read(buffer);

const WAYS = {
  /** Another Pyodide: its BUILD_ID is in the state, 16 bytes from its beginning. */
  "build-id": () => {
    state[20] ^= 1;
  },
  /** A fresh memory that differs from the browser's in what was skipped. */
  fresh: () => {
    words[6] ^= 1;
  },
  version: () => {
    words[0] += 1;
  },
};

WAYS[how]();
writeFileSync(to, seal(words));
