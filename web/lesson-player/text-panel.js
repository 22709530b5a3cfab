// The text panel of a lesson: what is wanted, what can be answered, what the teacher says to it, and the way on.

import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { rich, text, token } from "../i18n/strings.js";
import { icon } from "../table/pictures.js";
import { goalWords, inline, prose } from "./words.js";

/** @typedef {import("./words.js").Prose} Prose */

/** A step of the lesson. @typedef {import("../bridge/types.js").LessonStep} Step */
/** How a try at a step stands. @typedef {import("../bridge/types.js").LessonState} Standing */

/**
 * @typedef {object} PanelState
 * @property {Step} step
 * @property {string} language of the teacher's words
 * @property {Standing} standing
 * @property {Prose | null} remark what is said to a try that the rules do not allow
 * @property {Prose[]} hints those given so far
 * @property {number[]} answers the latest, or the choices ticked since; none before
 * @property {string} word the latest that was typed
 * @property {boolean} canUndo
 * @property {string} lastWords text id of the button after the last step
 * @property {unknown} more further buttons
 * @property {import("./words.js").RuleLink} link
 */

/**
 * @typedef {object} Wishes
 * @property {(answers: number[]) => void} answer
 * @property {(word: string) => void} typed a word is the answer
 * @property {(answers: number[]) => void} tick choices are ticked, not yet answered
 * @property {() => void} hint
 * @property {() => void} undo
 * @property {() => void} again
 * @property {() => void} on the next step, or the end of the lesson
 */

/** Draw the panel below the table: the task, answers, what the teacher says and the way on. @param {PanelState} panel
 * @param {Wishes} wishes */
export function textPanel(panel, wishes) {
  const { step, standing, hints } = panel;
  return html`<section class="lesson-task" tabindex="-1" aria-label=${text("lesson-task")} data-state=${standing.state}>
    ${step.goal_tree ? html`<p class="lesson-goal">${goalWords(step.goal_tree)}</p>` : nothing}
    ${step.kind === "ask" ? question(panel, wishes) : nothing}
    <div role="status" class="lesson-says" id="lesson-says">${verdict(panel)}</div>
    <div role="status">${hints.map((hint) => html`<div class="lesson-hint">${icon("hint")}${theirs(hint, panel)}</div>`)}</div>
    ${buttons(panel, wishes)}
  </section>`;
}

/** Draw a teacher's words with their language. @param {Prose} words @param {PanelState} panel */
const theirs = (words, { language, link }) =>
  html`<div class="prose" lang=${language}>${prose(words, link)}</div>`;

/** @param {PanelState} panel */
function verdict(panel) {
  const { standing, remark } = panel;
  const { state, says, why } = standing;
  if (state === "open")
    return remark ? html`<div class="remark">${theirs(remark, panel)}</div>` : nothing;
  if (state === "read") return nothing;
  const head = html`<p class="verdict">${state === "reached" ? icon("tick") : icon("undo")}
    <b>${text(state === "reached" ? "lesson-reached" : "lesson-failed")}</b></p>`;
  return html`${head}${says ? theirs(says, panel) : why ? html`<p>${because(why)}</p>` : nothing}`;
}

/** Say why a step is missed, if the teacher does not. @param {{key: string, params: Record<string, any>}} why */
function because({ key, params }) {
  const { best } = params;
  return rich(
    key,
    best ? { ...params, best: isCard(best) ? token(best) : text("lesson-other-action") } : params,
  );
}

/** @param {string} code of an action */
const isCard = (code) => /^\w\w\d?$/.test(code);

/** Draw the choices, of which one or several are right, or a field for a number. @param {PanelState} panel @param {Wishes} wishes */
function question(panel, wishes) {
  const { step, language, standing, answers, word, link } = panel;
  const over = standing.state === "reached";
  if (step.choices.length === 0)
    return answerField(step.typed, over, step.typed ? word : answers.join(), wishes);
  if (step.several) return severalChoices(panel, over, wishes);
  return html`<ol class="lesson-choices">
    ${step.choices.map((choice, i) => {
      const chosen = answers.includes(i + 1);
      return html`<li><button type="button" class="button" aria-pressed=${chosen} ?disabled=${over && !chosen}
        @click=${() => !over && wishes.answer([i + 1])}><span lang=${language}>${inline(choice, link)}</span></button></li>`;
    })}
  </ol>`;
}

/** Draw choices that can be ticked together. @param {PanelState} panel @param {boolean} over @param {Wishes} wishes */
function severalChoices({ step, language, answers, link }, over, wishes) {
  const tick = (/** @type {Event} */ { currentTarget }) => {
    const form = new FormData(/** @type {HTMLFormElement} */ (currentTarget));
    wishes.tick(form.getAll("choice").map(Number));
  };
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    wishes.answer(answers);
  };
  return html`<form @change=${tick} @submit=${send}>
    <fieldset class="lesson-choices" ?disabled=${over}>
      <legend>${text("lesson-choose-all")}</legend>
      ${step.choices.map(
        (choice, i) => html`<label class="button">
          <input type="checkbox" name="choice" value=${i + 1} .checked=${live(answers.includes(i + 1))} />
          <span lang=${language}>${inline(choice, link)}</span></label>`,
      )}
    </fieldset>
    ${over ? nothing : html`<p class="actions"><button type="submit" class="button" ?disabled=${answers.length === 0}>${text("lesson-answer")}</button></p>`}
  </form>`;
}

/** Draw the field for a number or a word. @param {boolean} isWord @param {boolean} over
 * @param {string} given the latest answer @param {Wishes} wishes */
function answerField(isWord, over, given, wishes) {
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("answer");
    const value = /** @type {HTMLInputElement} */ (field).value.trim();
    if (isWord && value) wishes.typed(value);
    if (!isWord && /^\d{1,6}$/.test(value)) wishes.answer([Number(value)]);
  };
  return html`<form class="lesson-number ${isWord ? "word" : ""}" @submit=${send}>
    <label>${text("lesson-your-answer")}
      <input class="field" name="answer" inputmode=${isWord ? "text" : "numeric"} autocomplete="off" autocapitalize="off"
        spellcheck="false" maxlength=${isWord ? 60 : 6} .value=${given} ?disabled=${over} /></label>
    ${over ? nothing : html`<button type="submit" class="button">${text("lesson-answer")}</button>`}
  </form>`;
}

/** @param {PanelState} panel @param {Wishes} wishes */
function buttons({ step, standing, hints, canUndo, lastWords, more }, wishes) {
  const { state, actions } = standing;
  const goesOn = state === "reached" || state === "read" || standing.next !== null;
  const left = step.hints - hints.length;
  const last = standing.step === standing.of;
  const open = state === "open" || state === "failed";
  return html`<p class="actions">
    ${goesOn ? press("primary", last ? lastWords : "lesson-next", wishes.on) : nothing}
    ${state === "failed" && step.kind !== "ask" ? press(goesOn ? "again" : "primary", "lesson-again", wishes.again) : nothing}
    ${open && left > 0 ? press("hint", hints.length ? "lesson-hint-more" : "hint", wishes.hint) : nothing}
    ${open && canUndo ? press("undo", "lesson-undo", wishes.undo) : nothing}
    ${step.table && actions > 0 && state !== "failed" ? press("again", "lesson-again", wishes.again) : nothing}
    ${more}
  </p>`;
}

/** @param {string} kind @param {string} words @param {() => void} wish */
function press(kind, words, wish) {
  return html`<button type="button" class="button ${kind}" aria-describedby=${kind === "primary" ? "lesson-says" : nothing}
    @click=${wish}>${text(words)}</button>`;
}
