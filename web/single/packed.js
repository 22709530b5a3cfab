// Reads the blocks that web/build/single.py has put into the page: gzip by name, a character for each byte, some escaped.

const ENCODING = "windows-1252";
const ESCAPE = "=".charCodeAt(0);
/** The byte of each character. */
const BYTES = new Uint8Array(0x10000);
const letters = new TextDecoder(ENCODING).decode(
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
);
for (let byte = 0; byte < 256; byte += 1) BYTES[letters.charCodeAt(byte)] = byte;

/** Return a block as it is. @param {string} name @returns {Blob} */
export function packed(name) {
  const block = document.getElementById(name);
  if (!block) throw new Error(`${name} is missing: the file was cut off`);
  if (document.characterSet !== ENCODING) throw new Error("a host says it is in another encoding");
  const text = block.textContent;
  block.remove(); // megabytes that are not needed any more
  return new Blob([bytesOf(text)]);
}

/** Return a block's content. @param {string} name @param {string} [type] @returns {Response} */
export function unpacked(name, type = "text/plain") {
  const stream = packed(name).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "Content-Type": type } });
}

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(text) {
  const bytes = new Uint8Array(text.length);
  let size = 0;
  for (let at = 0; at < text.length; at += 1, size += 1) {
    const letter = text.charCodeAt(at);
    if (letter === ESCAPE) at += 1;
    bytes[size] = letter === ESCAPE ? text.charCodeAt(at) ^ 0x40 : BYTES[letter];
  }
  return bytes.subarray(0, size);
}
