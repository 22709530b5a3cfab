// The page that is shown in place of the table when that is neither kept here nor to be had from the network.
/// <reference path="../i18n/text-modules.d.ts" />

import { FluentBundle, FluentResource } from "@fluent/bundle";
import words from "../i18n/en/offline.ftl" with { type: "text" };

/** Complete in itself, since nothing else may be within reach. */
export function lostPage() {
  const bundle = new FluentBundle("en");
  bundle.addResource(new FluentResource(words));
  /** @param {string} id */
  const text = (id) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id);
  const page = `<!doctype html>
<html lang="en">
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
