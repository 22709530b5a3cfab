// What web/build/single.py has put into the page: blocks of gzip in base64, by their names.

/** A block as it is. @param {string} name @returns {Blob} */
export function packed(name) {
  const block = document.getElementById(name);
  if (!block) throw new Error(`${name} is missing: the file was cut off`);
  const text = block.textContent;
  block.remove(); // megabytes that nobody needs any more
  return new Blob([bytesOf(text)]);
}

/** A block's content. @param {string} name @param {string} [type] @returns {Response} */
export function unpacked(name, type = "text/plain") {
  const stream = packed(name).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "Content-Type": type } });
}

/** @param {string} text in base64 @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(text) {
  const { fromBase64 } = /** @type {any} */ (Uint8Array);
  if (fromBase64) return fromBase64.call(Uint8Array, text);
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)); // browsers of before 2026
}
