"""Every sound of the table, rendered into a buffer: none clips or clicks, all are about as loud."""

import math
from typing import Any

import pytest
from playwright.sync_api import Page

from web.build.steps import WEB

pytestmark = pytest.mark.browser

SYNTH = WEB / "app/synth.js"
CUES = ["card", "trick", "draw", "deal", "meld", "rare", "end", "win"]
MOST_APART = 6  # dB

# Return the peak of the sound, the peak of its first two milliseconds, and the root mean square of
# its loudest eighth of a second, about what an ear takes to judge loudness.
RENDER = """async (cue) => {
  const rate = 44100;
  const audio = new OfflineAudioContext(1, rate * 2, rate);
  new Synth(audio).play(cue, "loud", [0, 150, 300, 450]);
  const samples = (await audio.startRendering()).getChannelData(0);
  const peak = (part) => part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const span = rate / 8;
  let sum = 0;
  let loudest = 0;
  for (let at = 0; at < samples.length; at += 1) {
    sum += samples[at] ** 2 - (at < span ? 0 : samples[Math.floor(at - span)] ** 2);
    loudest = Math.max(loudest, sum);
  }
  const first = samples.findIndex((sample) => sample !== 0);
  const start = peak(samples.slice(first, first + rate * 0.002));
  return { peak: peak(samples), start, level: Math.sqrt(loudest / span) };
}"""


def test_no_sound_clips_or_clicks_and_all_are_about_as_loud(page: Page) -> None:
    source = SYNTH.read_text(encoding="utf-8").replace("export class", "class")
    page.add_script_tag(content=f"{source}\nwindow.Synth = Synth;", type="module")
    page.wait_for_function("() => window.Synth")
    sounds: dict[str, Any] = {cue: page.evaluate(RENDER, cue) for cue in CUES}
    levels = {cue: 20 * math.log10(sound["level"]) for cue, sound in sounds.items()}
    assert max(sound["peak"] for sound in sounds.values()) < 0.5
    assert max(levels.values()) - min(levels.values()) < MOST_APART, levels
    assert [cue for cue, it in sounds.items() if it["start"] > it["peak"] / 2] == []
