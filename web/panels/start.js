// The start page: a title page of paper, and on the cloth two tables that have already been dealt, one of each family.

import { html, nothing } from "lit";
import { formatLanguage, suitName, text } from "../i18n/strings.js";
import { suitSign } from "../i18n/suits.js";
import { Arrangement } from "../table/arrangement.js";
import { along } from "../table/focus.js";
import { hand } from "../table/hand.js";
import { back, backs, face } from "../table/pictures.js";
import { others, placeOf } from "../table/seating.js";
import { continueList } from "./continue.js";
import { wordmark } from "./wordmark.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {"downloading" | "starting" | "loading" | "ready" | "failed"} Stage */
/** @typedef {{variant: string, deal: {seed: string, view: View} | null}} FirstTable a game and its dealt hand */

/**
 * @typedef {object} Start
 * @property {FirstTable[]} tables
 * @property {import("./continue.js").Unfinished} unfinished the matches that can go on
 * @property {Stage} stage
 */

/**
 * @typedef {object} Wishes
 * @property {(variant: string, card: string) => void} play
 * @property {(variant: string) => void} another
 * @property {import("./continue.js").Wishes} matches
 * @property {(need: string) => void} open
 */

/** Lines of the contents, by the commands that they carry out. */
const CONTENTS = [
  "games",
  "new-match",
  "daily",
  "learn",
  "record",
  "rules",
  "help",
  "edit",
  "settings",
];
/** Number of cards in the first hands. */
const HAND = 8;
/** The packs of the first games, known before their hands. @type {Record<string, string>} */
const PACKS = { fildinski: "french", filicau: "german" };
/** A suit of both packs. It keeps the room of the words about trumps. */
const ANY_SUIT = "H";
/** Style of what keeps the room of words that come with the hands. */
const UNSEEN = "visibility: hidden";

/** Draw the start page. @param {Start} start @param {Wishes} wishes */
export function startPage({ tables, unfinished, stage }, wishes) {
  return html`<main class="start">
    <div class="band"></div>
    <section class="title">
      <div class="head">
        <h1 tabindex="-1">${wordmark()}</h1>
        <p class="tagline">${text("tagline")}</p>
        ${continueList(unfinished, wishes.matches)}
      </div>
      <div class="tail">
        <nav class="contents" aria-label=${text("contents")}>
          <ul>
            ${CONTENTS.map(
              (need) => html`<li><button type="button" @click=${() => wishes.open(need)}>
                <span>${text(need === "rules" ? "rules-short" : need)}</span><em>${noteOn(need)}</em>
              </button></li>`,
            )}
          </ul>
        </nav>
        <p class="foot" role="status">
          ${stage === "ready" || stage === "failed" ? text("private-note") : text(`stage-${stage}`)}
        </p>
      </div>
    </section>
    <div class="first-tables">${tables.map((table) => firstTable(table, stage, wishes))}</div>
  </main>`;
}

/** Return the note on a line of the contents. @param {string} need */
const noteOn = (need) =>
  need === "daily"
    ? new Date().toLocaleDateString(formatLanguage(), { day: "numeric", month: "long" })
    : text(`${need}-note`);

/** Draw a table that lies dealt. Its room is the same before the cards have come, so that nothing moves.
 * @param {FirstTable} table @param {Stage} stage @param {Wishes} wishes */
function firstTable({ variant, deal }, stage, wishes) {
  const id = `first-${variant}`;
  return html`<section class="first-table" data-variant=${variant} aria-labelledby=${id}>
    ${deal ? others(deal.view).map((seat) => html`<div class="far ${placeOf(deal.view, seat)}">${backs(deal.view, seat)}</div>`) : nothing}
    <header>
      <h2 id=${id}>${text(`variant-${variant}`)}</h2>
      <p class="first-pack">${text(`${variant}-pack`)}</p>
    </header>
    <p class="first-line">${text(`${variant}-line`)}</p>
    <div class="turned">${deal ? trumps(deal.view) : unknownTrumps(PACKS[variant])}</div>
    <div class="dealt" @keydown=${alongHand}>${deal ? dealt(deal.view, (card) => wishes.play(variant, card)) : waiting(PACKS[variant])}</div>
    <p class="go">
      <b>${stage === "failed" && !deal ? text("start-no-hand") : callToPlay(deal !== null)}</b>
      ${deal || stage !== "failed" ? html`<button type="button" class="link" .style=${deal ? "" : UNSEEN} @click=${() => wishes.another(variant)}>${text("other-hand")}</button>` : nothing}
    </p>
  </section>`;
}

/** Say that the first hand is being dealt, or how to play it. The hidden one of the two keeps its room.
 * @param {boolean} isDealt */
const callToPlay = (isDealt) =>
  html`<span .style=${isDealt ? UNSEEN : ""}>${text("start-wait")}</span><span .style=${isDealt ? "" : UNSEEN}>${text("start-lead")}</span>`;

/** Draw the card that made trumps, and their suit. @param {View} view */
function trumps({ pack, turnup, exposed = [], trump }) {
  const card = turnup ?? exposed.at(-1);
  return html`${card ? face(pack, card) : nothing}<p>${trumpWords(pack, trump ?? "")}</p>`;
}

/** Draw a card face down, and the room of the words about trumps. @param {string} pack */
const unknownTrumps = (pack) =>
  html`${back(pack)}<p .style=${UNSEEN}>${trumpWords(pack, ANY_SUIT)}</p>`;

/** @param {string} pack @param {string} suit */
const trumpWords = (pack, suit) =>
  html`${suitSign(suit)} ${suitName(suit, pack)} <i>${text("are-trumps")}</i>`;

/** @param {View} view @param {(card: string) => void} choose */
function dealt(view, choose) {
  const still = {
    arrangement: new Arrangement(),
    focus: null,
    selected: null,
    tried: null,
    focused: () => {},
  };
  return hand(view, { ...still, choose });
}

/** Draw a hand that has not come yet, face down. @param {string} pack */
function waiting(pack) {
  return html`<div class="hand rest" aria-hidden="true"><div class="row held"><div class="tier">
    ${Array.from({ length: HAND }, (_, i) => html`<span class="place" .style=${`--i:${i - (HAND - 1) / 2}`}>${back(pack)}</span>`)}
  </div></div></div>`;
}

/** Move the focus along the hand by arrow keys. @param {KeyboardEvent} event */
function alongHand(event) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by && along(/** @type {HTMLElement} */ (event.currentTarget), by)) event.preventDefault();
}
