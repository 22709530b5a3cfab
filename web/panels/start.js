// The start page: a title page of paper, and on the cloth a hand that has already been dealt.

import { html, nothing } from "lit";
import { suitName, text } from "../i18n/strings.js";
import { suitSign } from "../i18n/suits.js";
import { Arrangement } from "../table/arrangement.js";
import { hand } from "../table/hand.js";
import { backs, face } from "../table/pictures.js";
import { continueList } from "./continue.js";
import { dailyDeal } from "./daily.js";
import { catalogue } from "./games.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {"downloading" | "starting" | "loading" | "ready" | "failed"} Stage */

/**
 * @typedef {object} Start
 * @property {{seed: string, view: View} | null} deal
 * @property {import("./games.js").Game[]} games
 * @property {import("./continue.js").Unfinished} unfinished the matches that can go on
 * @property {Stage} stage
 * @property {unknown} learn the list of courses
 */

/**
 * @typedef {object} Wishes
 * @property {(card: string) => void} play
 * @property {() => void} another
 * @property {import("./continue.js").Wishes} matches
 * @property {Parameters<typeof dailyDeal>[2]} daily
 * @property {(need: string) => void} open
 * @property {(variant: string) => void} choose
 */

/** Draw the start page. @param {Start} start @param {Wishes} wishes */
export function startPage(start, wishes) {
  return html`<main class="start">
    <div class="band"></div>
    <section class="title">
      <div class="head">
        <h1>Brisques</h1>
        <p class="tagline">${text("tagline")}</p>
        ${continueList(start.unfinished, wishes.matches)}
      </div>
      <div class="tail">
        ${dailyDeal(start.games, start.unfinished.entries, wishes.daily)}
        <nav class="contents" aria-label=${text("contents")}>
          <ul>
            ${line("new-match", text("new-match-note", { count: start.games.length }), wishes)}
            ${start.learn === nothing ? nothing : leap("learn", text("learn-note"), () => toSheet("learn"))}
            ${line("record", text("record-note"), wishes)}
            ${line("rules", text("rules-note"), wishes)} ${line("help", text("learn-keys-note"), wishes)}
            ${line("edit", text("edit-note"), wishes)} ${line("settings", text("settings-note"), wishes)}
          </ul>
        </nav>
        <p class="foot" role="status">
          ${start.stage === "ready" || start.stage === "failed" ? text("private-note") : text(`stage-${start.stage}`)}
        </p>
      </div>
    </section>
    <section class="game-on-cloth">
      ${start.deal ? backs(start.deal.view) : nothing}
      <header>
        <h2>${text("variant-fildinski")}</h2>
        <p class="pack">${text("fildinski-pack")}</p>
        <p class="about">${text("fildinski-line")}</p>
      </header>
      ${start.deal ? dealt(start.deal.view, wishes) : html`<p class="wait">${text(start.stage === "failed" ? "start-no-hand" : "start-wait")}</p>`}
    </section>
    <div class="sheets">${start.learn} ${start.games.length ? catalogue(start.games, wishes.choose) : nothing}</div>
  </main>`;
}

/** @param {string} need @param {string} note @param {Wishes} wishes */
const line = (need, note, wishes) => leap(need, note, () => wishes.open(need));

/** @param {string} name @param {string} note @param {() => void} go */
function leap(name, note, go) {
  return html`<li><button type="button" @click=${go}><span>${text(name)}</span><em>${note}</em></button></li>`;
}

/** @param {View} view @param {Wishes} wishes */
function dealt(view, wishes) {
  const still = {
    arrangement: new Arrangement(),
    focus: null,
    selected: null,
    tried: null,
    focused: () => {},
  };
  const suit = view.trump ?? "";
  return html`<div class="turned">
      ${view.turnup ? face(view.pack, view.turnup) : nothing}
      <p>${suitSign(suit)} ${suitName(suit)}<br /><i>${text("are-trumps")}</i></p>
    </div>
    <div class="dealt" @keydown=${alongHand}>${hand(view, { ...still, choose: wishes.play })}</div>
    <p class="go">
      <b>${text("start-lead")}</b>
      <span>
        <button type="button" class="link" @click=${wishes.another}>${text("other-hand")}</button>
        <button type="button" class="link" @click=${() => toSheet("all-games")}>${text("other-games")}</button>
      </span>
    </p>`;
}

/** @param {string} id of a sheet below the title page */
function toSheet(id) {
  const sheet = document.getElementById(id);
  sheet?.scrollIntoView();
  sheet?.focus({ preventScroll: true });
}

/** Move the focus along the hand by arrow keys. @param {KeyboardEvent} event */
function alongHand(event) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  const cards = [
    .../** @type {NodeListOf<HTMLElement>} */ (
      /** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("[data-card]")
    ),
  ];
  const at = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  cards[Math.max(0, Math.min(cards.length - 1, at + by))]?.focus();
  event.preventDefault();
}
