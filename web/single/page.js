// The script of the single-file build: unpacks the files, then runs the page as on a host.

import { chooseNote, removeBootNote } from "../boot/note.js";
import { text } from "../i18n/strings.js";

chooseNote();
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
