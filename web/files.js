// The files of the site, by their paths in it: they lie beside the page. In the one file that is played without a host
// they lie in the page, and web/single/files.js stands in for this one (package.json, "imports").

/** Where an image is. @param {string} path @returns {string} */
export const addressOf = (path) => path;

/** @param {string} path @returns {Promise<Response>} */
export const fetchFile = (path) => fetch(path);
