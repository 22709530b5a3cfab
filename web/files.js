// The files of the site, by their paths in it: they lie beside the page. In the one file that is played without a host
// they lie in the page, and web/single/files.js stands in for this one (package.json, "imports").

/** Return the address of an image. @param {string} path @returns {string} */
export const addressOf = (path) => path;

/** Fetch a file from an empty call stack. A browser notes which functions led to a request and reads them once more for
 * that, from where a page begins its whole script. @param {string} path @returns {Promise<Response>} */
export const fetchFile = (path) => Promise.resolve(path).then((known) => fetch(known));
