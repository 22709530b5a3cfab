// Rewrites a snapshot so that some blocks of the fresh memory are not looked at: `node leave-out.mjs FOLDER`, with
// snapshot and fresh in it as make.mjs wrote them, and unread.json: pairs, the first block and how many.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BLOCK, read, write } from "../../boot/snapshot.js";

const FOLDER = process.argv[2];
const contentsOf = (name) => new Uint8Array(readFileSync(join(FOLDER, name))).buffer;

const { end, runs, state, blocks } = read(contentsOf("snapshot"));
const fresh = new Uint32Array(contentsOf("fresh"));
const memory = fresh.slice();
const kept = new Set();
let at = 0;
for (let run = 0; run < runs.length; run += 2) {
  const words = (runs[run + 1] * BLOCK) / 4;
  memory.set(blocks.subarray(at, at + words), (runs[run] * BLOCK) / 4);
  at += words;
  for (let block = 0; block < runs[run + 1]; block += 1) kept.add(runs[run] + block);
}
const gaps = JSON.parse(readFileSync(join(FOLDER, "unread.json"), "utf8"));
const rewritten = write(memory, end, fresh, (block) => kept.has(block), state, gaps);
writeFileSync(join(FOLDER, "snapshot"), rewritten);
