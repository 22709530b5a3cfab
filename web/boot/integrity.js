// SHA-256 for callers that cannot await SubtleCrypto's promise; about ten times slower than SubtleCrypto.
// Variables have the names of FIPS 180-4.

const BLOCK = 64;
const PRIMES = [...primes(64)];
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)));
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(prime ** (1 / 3)));

/** Compute the SHA-256 of a file in the form of the attribute `integrity`. @param {ArrayBuffer} bytes
 * @returns {string} */
export function integrityOf(bytes) {
  const state = Int32Array.from(START);
  const words = new Int32Array(BLOCK);
  const rest = bytes.byteLength % BLOCK;
  const view = new DataView(bytes);
  for (let at = 0; at < bytes.byteLength - rest; at += BLOCK) mix(state, words, view, at);
  const end = lastBlocks(bytes, rest);
  for (let at = 0; at < end.byteLength; at += BLOCK) mix(state, words, end, at);
  const sum = new DataView(new ArrayBuffer(4 * state.length));
  for (const [at, word] of state.entries()) sum.setInt32(4 * at, word);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(sum.buffer)))}`;
}

/** Return the rest of the bytes, padded: a one bit, zeros, and the number of bits in all. @param {ArrayBuffer} bytes
 * @param {number} rest */
function lastBlocks(bytes, rest) {
  const blocks = new Uint8Array(rest + 9 > BLOCK ? 2 * BLOCK : BLOCK);
  const length = bytes.byteLength;
  blocks.set(new Uint8Array(bytes, length - rest));
  blocks[rest] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(blocks.length - 4, length << 3);
  return view;
}

/** Mix one block into the state; `words` is working memory.
 * @param {Int32Array} state @param {Int32Array} words @param {DataView} view @param {number} at */
function mix(state, words, view, at) {
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < BLOCK; i += 1) {
    const early = words[i - 15];
    const late = words[i - 2];
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16] + s0 + words[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < BLOCK; i += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [at, letter] of [a, b, c, d, e, f, g, h].entries()) state[at] += letter;
}

/** @param {number} word @param {number} by */
function turned(word, by) {
  return (word >>> by) | (word << (32 - by));
}

/** Return the first 32 bits of a number's fraction. @param {number} root */
function fraction(root) {
  return Math.floor((root % 1) * 2 ** 32) | 0;
}

/** @param {number} count */
function* primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let next = 2; found.length < count; next += 1) {
    if (found.some((prime) => next % prime === 0)) continue;
    found.push(next);
    yield next;
  }
}
