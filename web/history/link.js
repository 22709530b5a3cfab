// A match in an address: `#game=1.TEXT`, where TEXT is its record, compressed (deflate) and written in base64url. It
// holds rules, deals and moves, and nothing is sent anywhere. The text of a link goes to the engine alone, which
// checks it like any record.

const FORM = "1";
/** Limit of the text in a link; longer addresses are cut off by many programs. */
export const LONGEST = 16_000;
/** Limit of a record in a link: hundreds of deals. */
const LONGEST_RECORD = 200_000;

/** Write a record as the text of a link. @param {string} record
 * @returns {Promise<string>} rejects with link-too-long */
export async function pack(record) {
  const bytes = await through(new Blob([record]), new CompressionStream("deflate-raw"), Infinity);
  const text = `${FORM}.${toBase64Url(bytes)}`;
  if (text.length > LONGEST) throw { code: "link-too-long" };
  return text;
}

/** Read the text of a link. @param {string} text
 * @returns {Promise<string>} the record; rejects with link-newer or link-damaged */
export async function unpack(text) {
  const [, form = "", packed = ""] = /^(\d{1,3})\.([\w-]+)$/.exec(text) ?? [];
  if (form && form !== FORM) throw { code: "link-newer" };
  if (!packed || text.length > LONGEST) throw { code: "link-damaged" };
  try {
    const blob = new Blob([fromBase64Url(packed)]);
    const bytes = await through(blob, new DecompressionStream("deflate-raw"), LONGEST_RECORD);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw { code: "link-damaged" };
  }
}

/** @param {Blob} blob @param {any} stream @param {number} limit of the bytes that come out */
async function through(blob, stream, limit) {
  const parts = [];
  let size = 0;
  const reader = blob.stream().pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > limit) {
      reader.cancel();
      throw new Error("too large");
    }
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** @param {Uint8Array} bytes */
function toBase64Url(bytes) {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} text */
function fromBase64Url(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
