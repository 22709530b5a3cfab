// Texts about one moment of a match, to be copied: a link that opens it, and a report for a bug.

import "../i18n/history-words.js";
import { pack } from "../history/link.js";
import { END } from "../history/moment.js";
import { errorWords, text } from "../i18n/strings.js";
import { showText } from "../panels/record-text.js";

/** @typedef {{record: string, deal: number, place: number}} Moment */

/** Return the address that opens a moment; it holds the whole match. @param {Moment} moment
 * @returns {Promise<string>} rejects with link-too-long */
async function linkTo({ record, deal, place }) {
  const page = location.href.split(/[?#]/)[0]; // a file has no origin
  return `${page}#game=${await pack(record)}&deal=${deal}&at=${place}`;
}

/** Show the link to a moment. @param {Moment} moment */
export async function showLink(moment) {
  const content = await linkTo(moment);
  showText({
    title: text("link-title"),
    line: text("link-line"),
    label: text("link-label"),
    content,
  });
}

/** Show a report about a moment. @param {Moment} moment @param {{version: string, settings: object}} page */
export async function showReport(moment, { version, settings }) {
  const { record, deal, place } = moment;
  const link = await linkTo(moment).catch(errorWords);
  const facts = [
    [text("report-what"), ""],
    [
      text("report-where"),
      text(place === END ? "report-last-moment" : "report-moment", { deal, place }),
    ],
    [text("report-link"), link],
    [text("report-version"), version],
    [text("report-browser"), navigator.userAgent],
    [text("report-box"), `${innerWidth} x ${innerHeight}, ${devicePixelRatio}`],
    [text("report-settings"), JSON.stringify(settings)],
  ];
  const content = `${facts.map(([name, value]) => `${name}: ${value}`).join("\n")}\n\n${record}`;
  showText({
    ...{ title: text("report-title"), line: text("report-line"), label: text("report-label") },
    content,
  });
}
