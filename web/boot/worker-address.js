// The address of the worker's script, which the build puts into the scripts of the pages as text.
//
// A worker from the network has the Content-Security-Policy of its HTTP answer, and many hosts cannot be told to send
// one: `eval` would work in it, and it could send requests to any host. A worker from a blob has the policy of the page
// that made the blob, on every host. Its script needs no request either.

/// <reference path="./runtime.d.ts" />

/** Make an address for the worker's script. @returns {string} */
export function workerAddress() {
  const home = new URL(".", document.baseURI).href;
  const script = `self.brisquesHome = ${JSON.stringify(home)};\n${BRISQUES_WORKER}`;
  return URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
}
