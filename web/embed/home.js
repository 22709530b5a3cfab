// The folder of the table's files: that of the script on a host, or the one set by a program.

let folder = "";

/** Set the folder of the table's files. @param {string | URL} address of the folder, with a slash at its end; relative
 * ones are meant from the page */
export function setHome(address) {
  folder = `${address}`;
}

/** Return the folder of the table's files. @returns {URL} */
export function home() {
  if (!folder) throw new Error("brisques: call setHome(address) before the first table");
  return new URL(folder, document.baseURI);
}
