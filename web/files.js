// The files of the site, by their paths. A host has them beside the page. The single-file build has them in the page, and
// takes web/single/files.js in place of this module (package.json, "imports").

/** Return the address of an image. @param {string} path @returns {string} */
export const addressOf = (path) => path;

/** Fetch a file from an empty call stack. For each request a browser records the functions on the stack, and at the start
 * of a page it would parse the whole script once more for that. @param {string} path @returns {Promise<Response>} */
export const fetchFile = (path) => Promise.resolve(path).then((known) => fetch(known));
