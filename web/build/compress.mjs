// Compresses all files of a folder: `node compress.mjs FOLDER QUALITY`. Writes NAME.br and NAME.gz beside each file that
// becomes a tenth smaller; maps for developers are left out. Quality is that of brotli, 0 to 11.

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const FOLDER = process.argv[2];
const QUALITY = Number(process.argv[3]);
/** The largest window that every browser takes: the program and its memory are larger than the usual one of 4 MB. */
const WINDOW_BITS = 24;
const BEST_GZIP = 9;

const FORMS = {
  br: (contents) =>
    promisify(brotliCompress)(contents, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      },
    }),
  gz: (contents) => promisify(gzip)(contents, { level: Math.min(QUALITY, BEST_GZIP) }),
};

const files = readdirSync(FOLDER, { recursive: true })
  .map((name) => join(FOLDER, name))
  .filter((path) => statSync(path).isFile() && !path.endsWith(".map"));
await Promise.all(files.map(compress));

async function compress(path) {
  const contents = readFileSync(path);
  for (const [suffix, pack] of Object.entries(FORMS)) {
    const packed = await pack(contents);
    if (packed.length < 0.9 * contents.length) writeFileSync(`${path}.${suffix}`, packed);
  }
}
