// The sounds of the table, made by Web Audio: paper for cards, two plucked notes for a meld and four for a rare one,
// three at the end of a deal, a chord more for a match that is won.
// Loaded at the first gesture, and only if sounds are on.

/** @typedef {import("../table/cues.js").Cue} Cue */

// Gains are such that no sound is more than 6 dB louder than another and none clips (tests/browser/test_sounds.py).

/** Loudness of each volume, as a factor. @type {Record<string, number>} */
const LOUDNESS = { quiet: 0.25, medium: 0.55, loud: 1 };

/** Make the sounds of the table. */
export class Synth {
  #audio;
  #master;
  #noise;

  /** @param {BaseAudioContext} audio of a page; a test may render into a buffer instead */
  constructor(audio = /** @type {BaseAudioContext} */ (new AudioContext())) {
    this.#audio = audio;
    this.#master = audio.createGain();
    this.#noise = noise(audio);
    this.#master.connect(audio.destination);
  }

  /** Play the sound of a cue. @param {Cue} cue @param {string} volume
   * @param {number[]} beats when each packet of a deal lands, in ms */
  play(cue, volume, beats) {
    if (this.#audio instanceof AudioContext) this.#audio.resume().catch(() => {}); // some allow it only in a gesture
    this.#master.gain.value = LOUDNESS[volume];
    SOUNDS[cue](this, beats);
  }

  /** Play the sound of a sliding card: noise through a band. @param {number} after in s @param {number} lasts in s
   * @param {number} pitch of the band in Hz @param {number} gain */
  paper(after, lasts, pitch, gain) {
    const source = this.#audio.createBufferSource();
    const band = this.#audio.createBiquadFilter();
    source.buffer = this.#noise;
    band.type = "bandpass";
    band.frequency.value = pitch;
    band.Q.value = 0.9;
    source.connect(band).connect(this.#fading(after, lasts, gain));
    source.start(this.#audio.currentTime + after, Math.random() * 0.5, lasts);
  }

  /** Play a plucked note. @param {number} after in s @param {number} pitch in Hz @param {number} gain */
  note(after, pitch, gain = 0.13) {
    const lasts = 0.5;
    const source = this.#audio.createOscillator();
    source.type = "triangle";
    source.frequency.value = pitch;
    source.connect(this.#fading(after, lasts, gain));
    source.start(this.#audio.currentTime + after);
    source.stop(this.#audio.currentTime + after + lasts);
  }

  /** Return a gain that rises softly in 10 ms, so that nothing clicks, and falls by 60 dB. @param {number} after in s
   * @param {number} lasts in s @param {number} gain */
  #fading(after, lasts, gain) {
    const start = this.#audio.currentTime + after;
    const top = start + 0.01;
    const node = this.#audio.createGain();
    node.gain.setValueAtTime(0, start);
    node.gain.linearRampToValueAtTime(gain, top);
    node.gain.exponentialRampToValueAtTime(gain / 1000, start + lasts);
    node.connect(this.#master);
    return node;
  }
}

/** @type {Record<Cue, (synth: Synth, beats: number[]) => void>} */
const SOUNDS = {
  card: (synth) => synth.paper(0, 0.11, 1500, 0.6),
  trick: (synth) => {
    synth.paper(0, 0.11, 1500, 0.48);
    synth.paper(0.09, 0.24, 900, 0.46);
  },
  draw: (synth) => synth.paper(0, 0.1, 1900, 0.54),
  deal: (synth, beats) => {
    for (const [n, beat] of beats.entries())
      synth.paper(beat / 1000, 0.1, 1300 + 90 * (n % 5), 0.56);
  },
  meld: (synth) => {
    synth.note(0, 587.3);
    synth.note(0.11, 880);
  },
  rare: (synth) => [587.3, 740, 880, 1174.7].map((pitch, n) => synth.note(n * 0.11, pitch, 0.11)),
  end: (synth) => [523.3, 659.3, 784].map((pitch, n) => synth.note(n * 0.14, pitch)),
  win: (synth) => {
    for (const [n, pitch] of [523.3, 659.3, 784].entries()) synth.note(n * 0.14, pitch);
    for (const pitch of [523.3, 659.3, 1046.5]) synth.note(0.46, pitch, 0.075);
  },
};

/** Make a second of noise. @param {BaseAudioContext} audio */
function noise(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
