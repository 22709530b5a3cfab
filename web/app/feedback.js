// Sounds and a little shake of the phone at the cues of the table, as far as the settings want them.

import { loadPart } from "./parts.js";

/** @typedef {import("../settings/settings.js").Settings} Settings */
/** @typedef {import("../table/cues.js").Cue} Cue */
/** @typedef {import("../table/cues.js").CueDetail} CueDetail */

/** How long a phone shakes, in ms. @type {Partial<Record<Cue, number>>} */
const SHAKES = { card: 10, meld: 30, rare: 60, end: 40, win: 60 };
/** What lets a browser make sounds. */
const GESTURES = ["pointerdown", "keydown"];

/** Let the cues of tables be heard and felt. */
export class Feedback {
  /** @type {import("./synth.js").Synth | null} */
  synth = null;
  #hasGesture = false;
  #isLoading = false;

  /** @param {() => Settings} settings */
  constructor(settings) {
    this.settings = settings;
    const begin = () => {
      if (navigator.userActivation?.hasBeenActive === false) return; // a key such as Escape is none
      for (const name of GESTURES) removeEventListener(name, begin);
      this.#hasGesture = true;
      this.#load();
    };
    for (const name of GESTURES) addEventListener(name, begin);
    addEventListener("cue", (event) => {
      const detail = /** @type {CustomEvent} */ (event).detail;
      this.give(detail);
    });
  }

  /** Sound a cue and shake. @param {CueDetail} detail */
  give({ cue, beats }) {
    const { sound, volume, haptics } = this.settings();
    const shake = SHAKES[cue];
    if (haptics === "on" && shake) navigator.vibrate?.(shake);
    if (sound === "on" && !document.hidden) this.synth?.play(cue, volume, beats);
  }

  /** Take note that the settings have changed; let a change of the sound be heard. @param {Settings} before */
  async changed({ sound, volume }) {
    const now = this.settings();
    if (now.sound !== "on" || (now.sound === sound && now.volume === volume)) return;
    await this.#load();
    this.give({ cue: "meld", beats: [] });
  }

  /** Load what makes sounds, after a gesture and if they are on. */
  async #load() {
    if (this.#isLoading || !this.#hasGesture || this.settings().sound !== "on") return;
    this.#isLoading = true;
    try {
      const { Synth } = await loadPart("sounds");
      this.synth = new Synth();
    } catch {
      this.#isLoading = false; // without a network, or without audio, it stays quiet
    }
  }
}
