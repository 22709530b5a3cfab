// House rules: every knob of a game with the choices that books and games offer. What does not go
// together is refused with the reason; the draft stays as it is until one of the two is changed.

import { html, nothing } from "lit";
import { both, errorWords, text, variantName } from "../i18n/strings.js";
import { copyText } from "../session/clipboard.js";
import { byChapter } from "./chapters.js";
import { showPanel } from "./dialog.js";
import { Draft, written } from "./draft.js";
import {
  citations,
  clashing,
  failureNote,
  inItsCards,
  nameAt,
  pathOf,
  ruleName,
  valueWord,
  whatIsWrong,
} from "./rule-text.js";

/** @typedef {import("./draft.js").Knob} Knob */
/** @typedef {import("./draft.js").ChoiceOfKnob} ChoiceOfKnob */
/** @typedef {import("./rule-text.js").Problem} Problem */
/** @typedef {import("./rule-text.js").Value} Value */
/** @typedef {{groups: {knobs: Knob[]}[]}} Choices */

const LONGEST_NAME = 64;
/** Limit of games named beside a value; more of them say too little. */
const MOST_GAMES = 3;

/** Open the panel in which the rules of a game are changed.
 * @param {{variant: string, name: string}} start a game, or house rules to go on with @param {{choices: (spec: string)
 * => Promise<Choices>, use: (spec: string, name: string) => void}} wishes `choices` rejects with a Problem */
export function showHouseRules(start, wishes) {
  const preset = start.variant.split(",")[0];
  let { name } = start;
  /** @type {Draft | null} */
  let draft = null;
  /** Why the draft cannot be played. @type {Problem | null} */
  let trouble = null;
  /** Number of questions to the engine; only the answer to the latest counts. */
  let questionCount = 0;
  /** Settles when the engine has judged the draft. */
  let judged = Promise.resolve();
  /** What came of copying the link. */
  let told = "";
  /** What was typed for a rule and is no number; it stays in its field until the draft changes.
   * @type {{path: string, typed: string} | null} */
  let refused = null;
  const panel = showPanel(
    "house-rules",
    () => html`
    <h1>${text("house-rules")}</h1>
    <div class="scroll">
      <p>${text("house-over", { name: text(`variant-${preset}`) })}</p>
      ${draft ? inItsCards(draft.knobs[0].id, body.bind(null, draft)) : waiting()}
    </div>
    ${draft ? buttons(draft) : nothing}
  `,
  );
  weigh(start.variant);

  /** Draw, before the choices are loaded, that they are loading, or why they cannot be. */
  function waiting() {
    if (trouble) return failure(trouble, () => again(start.variant));
    return html`<p role="status">${text("house-loading")}</p>`;
  }

  /** @param {string} spec */
  function again(spec) {
    trouble = null;
    panel.update();
    weigh(spec);
  }

  /** Ask the engine whether these rules go together. @param {string} spec */
  function weigh(spec) {
    told = "";
    refused = null;
    judged = ask(spec);
  }

  /** @param {string} spec */
  async function ask(spec) {
    questionCount += 1;
    const question = questionCount;
    try {
      const { groups } = await wishes.choices(spec);
      if (question !== questionCount) return;
      const knobs = groups.flatMap((group) => group.knobs);
      draft = draft ? Object.assign(draft, { knobs }) : new Draft(preset, knobs);
      trouble = null;
    } catch (error) {
      if (question !== questionCount) return;
      trouble = /** @type {Problem} */ (error);
    }
    panel.update();
  }

  /** @param {Draft} current @param {Knob} knob @param {Value} value */
  function set(current, knob, value) {
    current.set(knob, value);
    panel.update();
    weigh(current.spec);
  }

  /** @param {Draft} current */
  async function play(current) {
    await judged; // a field that is left by this click has changed the draft
    if (!panel.isOpen()) return; // closed, or asked for twice
    if (trouble) {
      /** @type {HTMLElement | null} */ (document.querySelector(".rules-trouble"))?.focus();
      return;
    }
    panel.close();
    wishes.use(current.spec, name.trim());
  }

  /** @param {Draft} current */
  function body(current) {
    return html`
      ${changes(current)} ${trouble ? troubleNote(trouble, () => again(current.spec)) : nothing}
      ${byChapter(current.knobs, ({ path }) => path).map((chapter) => {
        const count = chapter.items.filter((knob) => current.isChanged(knob)).length;
        return html`<details class="knobs">
          <summary><b>${text(`chapter-${chapter.name}`)}</b>
            ${count ? html`<small>${text("house-group-count", { count })}</small>` : nothing}
          </summary>
          ${chapter.items.map((knob) => knobField(current, knob))}
        </details>`;
      })}
      ${naming(current)}`;
  }

  /** @param {Draft} current */
  function buttons(current) {
    return html`<div class="actions">
        <button type="button" class="button primary" @click=${() => play(current)}>${text("house-use")}</button>
        ${
          current.changed.length
            ? html`<button type="button" class="button" @click=${() => {
                current.drop();
                panel.update();
                weigh(current.spec);
              }}>${text("house-drop")}</button>`
            : nothing
        }
      </div>`;
  }

  /** Draw the changes made so far. @param {Draft} current */
  function changes(current) {
    return html`<div class="changes">
      <p role="status">${text("house-count", { count: current.changed.length })}</p>
      <ul>
        ${current.changed.map(
          (knob) => html`<li>
            <span><b>${ruleName(knob.id)}</b>: ${valueWord(knob.id, current.valueOf(knob))}</span>
            <button type="button" class="link" @click=${() => set(current, knob, knob.preset)}>
              ${text("house-back", { value: valueWord(knob.id, knob.preset) })}
            </button>
          </li>`,
        )}
      </ul>
    </div>`;
  }

  /** @param {Draft} current @param {Knob} knob */
  function knobField(current, knob) {
    return html`<fieldset class="knob ${current.isChanged(knob) ? "changed" : ""}" id=${`knob-${knob.path}`}>
      <legend>${ruleName(knob.id)}</legend>
      <div>${knob.choices.map((choice) => alternative(current, knob, choice))}</div>
      ${isNumber(knob) || isList(knob) ? ownNumber(current, knob) : nothing}
    </fieldset>`;
  }

  /** @param {Draft} current @param {Knob} knob @param {ChoiceOfKnob} choice */
  function alternative(current, knob, choice) {
    const chosen = written(choice.value) === written(current.valueOf(knob));
    return html`<label class="alternative">
      <input type="radio" name=${`knob-${knob.path}`} .checked=${chosen} @change=${() => set(current, knob, choice.value)} />
      <span><b>${valueWord(knob.id, choice.value)}</b><small>${origin(knob, choice)}</small></span>
    </label>`;
  }

  /** Draw a field for a number that no source has. @param {Draft} current @param {Knob} knob */
  function ownNumber(current, knob) {
    const value = written(current.valueOf(knob));
    const known = knob.choices.some((choice) => written(choice.value) === value);
    const shown = refused?.path === knob.path ? refused.typed : known ? "" : value;
    const typed = (/** @type {Event} */ event) => {
      const field = /** @type {HTMLInputElement} */ (event.target);
      const typedText = field.value.trim();
      if (typedText === "") set(current, knob, knob.preset);
      else if (field.checkValidity())
        set(current, knob, isNumber(knob) ? Number(typedText) : typedText);
      else {
        questionCount += 1; // a pending answer is about the number before
        refused = { path: knob.path, typed: field.value };
        trouble = { code: "variant/bad-value", where: knob.path, params: {} };
        panel.update();
      }
    };
    return html`<input class="field" type="text" inputmode=${isNumber(knob) ? "numeric" : "text"} maxlength="40"
      pattern=${isNumber(knob) ? "[0-9]+" : "[0-9]+(-[0-9]+)*"} placeholder=${text("house-other")} autocomplete="off"
      aria-label=${text("house-number", { name: ruleName(knob.id) })} .value=${shown} @change=${typed} />`;
  }

  /** @param {Draft} current */
  function naming(current) {
    const link = linkTo(current.spec, name.trim());
    return html`<div class="naming">
      <label>${text("house-name")} <small>${text("house-name-hint")}</small>
        <input class="field" type="text" maxlength=${LONGEST_NAME} .value=${name} @input=${(
          /** @type {Event} */ event,
        ) => {
          name = /** @type {HTMLInputElement} */ (event.target).value;
          told = "";
          panel.update();
        }} />
      </label>
      <label>${text("house-link")}
        <input class="field" type="text" readonly .value=${link} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
      </label>
      <button type="button" class="button small" @click=${async () => {
        told = text((await copyText(link)) ? "link-copied" : "house-link-by-hand");
        panel.update();
      }}>${text("copy-link")}</button>
      <span role="status">${told}</span>
    </div>`;
  }
}

/** Return the address that opens these rules. @param {string} variant @param {string} name */
function linkTo(variant, name) {
  const page = location.href.split(/[?#]/)[0]; // a file has no origin
  const named = name ? `&${new URLSearchParams({ name })}` : "";
  return `${page}#variant=${variant}${named}`;
}

/** @param {Knob} knob */
const isNumber = ({ kind }) => kind === "number";

/** Return whether a knob is a list of numbers, as in 3-2-3. @param {Knob} knob */
const isList = ({ preset }) => /^\d+(-\d+)+$/.test(written(preset));

/** Draw who plays a value, and whether it goes with the other rules. @param {Knob} knob @param {ChoiceOfKnob} choice */
function origin({ id }, { cites, variants, misprint, conflict }) {
  const books = cites.filter(({ source }) => source !== "house");
  const names = variants.slice(0, MOST_GAMES).map((name) => variantName(name));
  return html`
    ${misprint ? html`<span class="misprint">${text("house-misprint")}</span> ` : nothing}
    ${books.length ? citations(books) : nothing}
    ${books.length || variants.length > MOST_GAMES || variants.length === 0 ? nothing : text("house-also", { names: both(names) })}
    ${cites.length === 0 && variants.length === 0 ? text("house-own") : nothing}
    ${conflict ? html`<span class="clash">${clash(conflict, pathOf(id))}</span>` : nothing}`;
}

/** Say why a value is not possible, and beside which rule. @param {Problem} conflict @param {string} here */
function clash(conflict, here) {
  const others = clashing(conflict).filter((path) => path !== here);
  return text("house-clash", { reason: whatIsWrong(conflict), names: both(others.map(nameAt)) });
}

/** Open the chapter of a knob and focus the knob. @param {string} path */
function goTo(path) {
  const knob = document.getElementById(`knob-${path}`);
  const chapter = knob?.closest("details");
  if (!knob || !chapter) return;
  chapter.open = true;
  knob.scrollIntoView();
  knob.querySelector("input")?.focus({ preventScroll: true });
}

/** @param {Problem} problem @param {() => void} again */
const troubleNote = (problem, again) =>
  problem.code.startsWith("variant/") ? conflictNote(problem) : failure(problem, again);

/** Draw that the engine could not be asked. @param {Problem} problem @param {() => void} again */
const failure = (problem, again) =>
  failureNote(text("house-failed", { reason: errorWords(problem) }), again);

/** @param {Problem} conflict */
function conflictNote(conflict) {
  const knobs = clashing(conflict);
  return html`<div class="rules-trouble" role="alert" tabindex="-1">
    <b>${text("house-conflict")}</b>
    <p>${whatIsWrong(conflict)}</p>
    ${
      knobs.length
        ? html`<p>${text("house-conflict-hint")}
            ${knobs.map((path) => html`<button type="button" class="link" @click=${() => goTo(path)}>${nameAt(path)}</button> `)}</p>`
        : nothing
    }
  </div>`;
}
