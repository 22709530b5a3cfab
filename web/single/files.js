// The files of the site in the single-file build, which has them in the page: cards, lessons and first deals, as texts by
// their paths.

import { unpacked } from "./packed.js";

/** @type {Record<string, string>} */
const texts = await unpacked("files").json();
/** @type {Map<string, string>} */
const addresses = new Map();

/** Return the address of an image. @param {string} path @returns {string} */
export function addressOf(path) {
  const existing = addresses.get(path);
  if (existing) return existing;
  const address = URL.createObjectURL(new Blob([texts[path]], { type: "image/svg+xml" }));
  addresses.set(path, address);
  return address;
}

/** Return a file of the page as a response. @param {string} path @returns {Promise<Response>} */
export async function fetchFile(path) {
  return path in texts ? new Response(texts[path]) : new Response(null, { status: 404 });
}
