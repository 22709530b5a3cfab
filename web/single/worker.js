// The worker of the one file: the same as on a host, as one classic script. Pyodide refuses to run in one unless it
// takes it for a module, which it tells by what importScripts does.

import "../engine/worker.js";

Object.assign(self, {
  importScripts() {
    throw new TypeError("as in a module");
  },
});
