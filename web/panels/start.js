// The start page: a title page of paper, and on the cloth a hand that has already been dealt.

import { html, nothing } from "lit";
import { suitName, text, variantName } from "../i18n/strings.js";
import { suitSign } from "../i18n/suits.js";
import { Arrangement } from "../table/arrangement.js";
import { familyOf } from "../table/families.js";
import { hand } from "../table/hand.js";
import { seatName } from "../table/names.js";
import { backs, face } from "../table/pictures.js";
import { ask } from "./dialog.js";
import { catalogue } from "./games.js";
import { listed } from "./rule-text.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {"downloading" | "starting" | "loading" | "ready" | "failed"} Stage */

/**
 * @typedef {object} Start
 * @property {{seed: string, view: View} | null} deal
 * @property {import("./games.js").Game[]} games
 * @property {"none" | "unknown" | "known"} saved
 * @property {boolean} watching whether another tab plays it
 * @property {string | null} setAside what was wrong with a match that could not be opened
 * @property {View | null} view the match that can go on, as far as it has been seen
 * @property {Stage} stage
 * @property {unknown} learn the list of courses
 */

/**
 * @typedef {object} Wishes
 * @property {(card: string) => void} play
 * @property {() => void} another
 * @property {() => void} goOn
 * @property {() => void} exportAside
 * @property {() => void} retryAside
 * @property {() => void} deleteAside
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
        ${resume(start, wishes)} ${asideNote(start, wishes)}
      </div>
      <div class="tail">
        <nav class="contents" aria-label=${text("contents")}>
          <ul>
            ${line("new-match", text("new-match-note", { count: start.games.length }), wishes)}
            ${start.learn === nothing ? nothing : leap("learn", text("learn-note"), () => toSheet("learn"))}
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

/** Return the names of the others at a match, and how it stands. @param {View} view */
function company(view) {
  const mine = view.seats[view.seat];
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  const against = view.seats.filter(({ side }) => side !== mine.side);
  return {
    name: listed(others.map((seat) => seatName(view, seat))),
    me: mine.score,
    them: Math.max(...against.map(({ score }) => score)),
  };
}

/** Ask whether a match may be given up for another. @param {View | null} view of it, if it has been seen */
export function askToLeave(view) {
  return ask({
    title: text("leave-match-title"),
    line: view ? familyOf(view).leaving(view, company(view)) : text("leave-match-unknown"),
    yes: text("begin-new"),
    no: text("keep-match"),
  });
}

/** @param {Start} start @param {Wishes} wishes */
function resume({ saved, view, watching }, wishes) {
  if (saved === "none" || view?.phase === "match-over") return nothing;
  return html`<div class="resume">
    <p>
      <span class="kicker">${text("your-match")}</span>
      ${
        view
          ? html`<span>${text("your-match-line", {
              variant: variantName(view.variant, view.rules_name),
              name: company(view).name,
              deal: view.match.deal,
            })}</span>
            <span class="standing">${familyOf(view).standing(view, company(view))}</span>`
          : html`<span>${text("your-match-saved")}</span>`
      }
      ${watching ? html`<span>${text("elsewhere-status")}</span>` : nothing}
    </p>
    <button type="button" class="button primary" ?disabled=${!view} @click=${wishes.goOn}>${text("go-on")}</button>
  </div>`;
}

/** Draw the note on a match that could not be opened, and what can be done with it. @param {Start} start
 * @param {Wishes} wishes */
function asideNote({ setAside, saved }, { exportAside, retryAside, deleteAside }) {
  if (setAside === null) return nothing;
  return html`<div class="resume set-aside" role="group" aria-label=${text("aside-title")}>
    <p>
      <span class="kicker">${text("aside-title")}</span>
      <span>${text("aside-why", { why: REASONS[setAside] ?? "unreadable", code: setAside })}</span>
    </p>
    <p class="choices">
      <button type="button" class="button" @click=${exportAside}>${text("aside-export")}</button>
      <button type="button" class="button" ?disabled=${saved !== "none"} @click=${retryAside}>${text("aside-retry")}</button>
      <button type="button" class="button" @click=${deleteAside}>${text("aside-delete")}</button>
    </p>
  </div>`;
}

/** The text for a match that was set aside, by its error code; all others could not be read.
 * @type {Record<string, string>} */
const REASONS = { "engine/silent": "silent", "record/unknown-version": "newer" };

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
