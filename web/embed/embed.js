// The script that defines `<card-table>` in a page. It works as a module and as a classic script.

import { define } from "./element.js";
import { setHome } from "./home.js";

setHome(new URL(".", scriptUrl()));
define();

/** Return the address of this script; a module cannot find its own script element. The stack of an error
 * begins with the script that runs, whatever other embed.js the page has. @returns {string} */
function scriptUrl() {
  const current = /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src;
  const running = new Error().stack?.match(/[a-z-]+:\/\/[^\s()]+?\/(?:embed|blocks)\.js/)?.[0];
  const written = [...document.scripts].map(({ src }) => src);
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  const found = [current ?? "", running ?? "", ...written, ...fetched].find((url) =>
    /\/(?:embed|blocks)\.js(?:[?#]|$)/.test(url),
  );
  return found ?? document.baseURI;
}
