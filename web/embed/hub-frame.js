// The entry of embed-hub.html: an unseen frame with the engine that the tables of a page share. The element of
// embed.js puts it into the page before the first table.

import { Hub } from "./hub.js";

const named = /** @type {HTMLMetaElement} */ (
  document.querySelector('meta[name="brisques-worker"]')
);
new Hub(new URL(named.content, document.baseURI).href).open();
