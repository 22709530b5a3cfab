// The script of the one file: the page as it is on a host, once what it is made of is unpacked.

import { removeBootNote } from "../boot/note.js";
import { text } from "../i18n/strings.js";

try {
  await import("./start.js");
  await import("../app.js");
} catch (error) {
  // A copy that was cut off, or a browser that is too old to unpack it.
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  root.textContent = text("single-broken");
  removeBootNote();
  throw error;
}
