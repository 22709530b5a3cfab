// Sounds and vibration at the cues of the table, if the settings want them.

import { loadPart } from "./parts.js";

/** @typedef {import("../settings/settings.js").Settings} Settings */
/** @typedef {import("../table/cues.js").Cue} Cue */
/** @typedef {import("../table/cues.js").CueDetail} CueDetail */

/** How long a phone vibrates, in ms. @type {Partial<Record<Cue, number>>} */
const SHAKES = { card: 10, meld: 30, rare: 60, end: 40, win: 60 };
/** Events after which a browser allows sounds. */
const GESTURES = ["pointerdown", "keydown"];

/** Play sounds and vibrate at the cues of tables. */
export class Feedback {
  /** @type {import("./synth.js").Synth | null} */
  synth = null;
  #hasGesture = false;
  #isRequested = false;

  /** @param {() => Settings} settings */
  constructor(settings) {
    this.settings = settings;
    const begin = () => {
      if (navigator.userActivation?.hasBeenActive === false) return; // keys such as Escape do not count
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

  /** Play the sound of a cue and vibrate. @param {CueDetail} detail */
  give({ cue, beats }) {
    const { sound, volume, haptics } = this.settings();
    const shake = SHAKES[cue];
    if (haptics === "on" && shake) navigator.vibrate?.(shake);
    if (sound === "on" && !document.hidden) this.synth?.play(cue, volume, beats);
  }

  /** React to changed settings; play a sound if the sound has changed. @param {Settings} before */
  async changed({ sound, volume }) {
    const now = this.settings();
    if (now.sound !== "on" || (now.sound === sound && now.volume === volume)) return;
    await this.#load();
    this.give({ cue: "meld", beats: [] });
  }

  /** Load the synthesizer after a gesture, if sounds are on. */
  async #load() {
    if (this.#isRequested || !this.#hasGesture || this.settings().sound !== "on") return;
    this.#isRequested = true;
    try {
      const { Synth } = await loadPart("sounds");
      this.synth = new Synth();
    } catch {
      this.#isRequested = false; // without a network, or without audio, it stays quiet
    }
  }
}
