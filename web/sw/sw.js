// The service worker: keeps every file of one version in the browser and answers from there, so that the table
// opens without a network. The build bundles it to sw.js, at the root of dist/, with the list of files in it.
// A new version waits until the page says that it may take over (web/app/offline.js).
/// <reference path="./files.d.ts" />

import { FileCache } from "./cache.js";
import { lostPage } from "./offline-page.js";

const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const HOME = scope.registration.scope;
const files = new FileCache(FILES, HOME);

scope.addEventListener("install", (event) => event.waitUntil(files.fill()));

// The page that brought us may need a file again, when its engine's worker dies.
scope.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([tidyUnlessShared(0), scope.clients.claim()])),
);

scope.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(scope.skipWaiting());
  if (event.data === "started") event.waitUntil(lookAfter());
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && request.url.startsWith(HOME);
  if (isOurs) event.respondWith(answer(request));
});

/** @param {Request} request */
async function answer(request) {
  const url = address(request.url);
  try {
    return await files.take(url, request);
  } catch {
    if (!files.holds(url)) return Response.error();
    if (request.mode === "navigate") return lostPage();
    await tellPages({ missing: url });
    return Response.error();
  }
}

/** The address that a file is listed under: without query, and an index by its folder. @param {string} url */
function address(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/index\.html$/, "/");
}

/** A page of this version is up: what was evicted is fetched again, and what only older pages needed goes. */
async function lookAfter() {
  await tidyUnlessShared(1);
  await files.fill().catch(() => {}); // without a network, another time
}

/** Other files stay for as long as a tab may be of an older version, or a newer one is waiting to take over.
 * @param {number} known tabs that are of this version */
async function tidyUnlessShared(known) {
  const { installing, waiting } = scope.registration;
  const pages = await scope.clients.matchAll({ type: "window" });
  if (pages.length <= known && !installing && !waiting) await files.tidy();
}

/** @param {unknown} message */
async function tellPages(message) {
  const pages = await scope.clients.matchAll({ type: "window" });
  for (const page of pages) page.postMessage(message);
}
