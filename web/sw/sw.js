// The service worker: keeps every file of one version in the browser and answers from there, so that the table opens
// without a network; where even the page itself is missing, it answers with a page that says so. The build bundles it
// to sw.js, at the root of dist/, with the list of files in it. A new version waits until the page says that it may
// take over (web/app/offline.js).

/// <reference path="./files.d.ts" />

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { best } from "../i18n/languages.js";
import { FileCache } from "./cache.js";

const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const HOME = scope.registration.scope;
const files = new FileCache(FILES, FORMS, HOME, TRANSLATED);
/** Language of the browser; that of the page is known when it tells us. */
const LANGUAGE = best(scope.navigator.languages);

scope.addEventListener("install", (event) => event.waitUntil(install()));

// The page that installed this may need a file again, when its engine's worker dies.
scope.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([tidyUnlessShared(0), scope.clients.claim()])),
);

scope.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(scope.skipWaiting());
  const { started } = event.data;
  if (started) event.waitUntil(refresh(started));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && request.url.startsWith(HOME);
  if (isOurs) event.respondWith(answer(request));
});

/** Fetch all files of this version, in the browser's language and in those that were read here. */
const install = async () => files.fill([LANGUAGE, ...(await files.languages())]);

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

/** Return the address under which a file is listed: without query, and an index by its folder. @param {string} url */
function address(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/index\.html$/, "/");
}

/** Fetch evicted files again, and delete those that only older pages needed, when a page of this version is up.
 * @param {string} language of the page */
async function refresh(language) {
  await tidyUnlessShared(1);
  await files.fill([language]).catch(() => {}); // without a network, at the next start
}

/** Delete files of other versions, unless a tab may be of an older one or a newer one waits to take over.
 * @param {number} ownPages tabs that are of this version */
async function tidyUnlessShared(ownPages) {
  const { installing, waiting } = scope.registration;
  const pages = await scope.clients.matchAll({ type: "window" });
  if (pages.length <= ownPages && !installing && !waiting) await files.tidy();
}

/** @param {unknown} message */
async function tellPages(message) {
  const pages = await scope.clients.matchAll({ type: "window" });
  for (const page of pages) page.postMessage(message);
}

/** Return a page that is complete in itself, since no other file may be available. */
function lostPage() {
  const bundle = new FluentBundle(LANGUAGE);
  bundle.addResource(new FluentResource(WORDS[LANGUAGE]));
  /** @param {string} id */
  const text = (id) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id);
  const page = `<!doctype html>
<html lang="${LANGUAGE}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text("lost-title")}</title>
<style>
html { background: light-dark(#fbf7ec, #312d27); color: light-dark(#24211c, #f0e8d6) }
body { max-width: 34rem; margin: 12vh auto; padding: 0 1.5rem; font: 1.125rem/1.5 Palatino, P052, Georgia, serif }
a { display: inline-block; padding: 0.7rem 0; color: light-dark(#8e2a20, #eaa08a) }
</style>
<main>
<h1>${text("lost-title")}</h1>
<p>${text("lost-why")}</p>
<p>${text("lost-match")}</p>
<a href="">${text("lost-again")}</a>
</main>
</html>`;
  return new Response(page, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
