// Spoils a snapshot in one way, so that only one guard can notice: `node spoil.mjs IN OUT HOW`, both unpacked.

import { readFileSync, writeFileSync } from "node:fs";
import { read, seal } from "../../web/boot/snapshot.js";

const [from, to, how] = process.argv.slice(2);
const words = new Uint32Array(new Uint8Array(readFileSync(from)).buffer);
const { state } = read(words.buffer);

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
    words[1] += 1;
  },
};

WAYS[how]();
writeFileSync(to, seal(words));
