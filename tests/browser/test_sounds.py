"""What the page sounds like: each of its sounds is rendered to samples and measured."""

from itertools import combinations
from pathlib import Path

from playwright.sync_api import Browser

from tests.node import node

SOUNDS = Path(__file__).parents[2] / "web" / "src" / "playback" / "sounds.ts"
NAMES = ("step", "set", "card", "turn", "coin", "blow", "harm", "awe", "bell", "win")
# Standard input is TypeScript; what it says without its types.
STRIP = """const source = require("node:fs").readFileSync(0, "utf8");
process.stdout.write(require("node:module").stripTypeScriptTypes(source, { mode: "transform" }));"""
# Plays a sound into samples: its peak, its loudest eighth of a second (decibels), until when it is
# heard (seconds), its pitch (crossings of zero in a second), and what is left at the end.
RENDER = """async name => {
  const rate = 44100;
  const offline = new OfflineAudioContext(1, 2 * rate, rate);
  Object.defineProperty(offline, "state", { value: "running" });
  window.AudioContext = function () { return offline; };
  new window.Sounds(() => null).play(name);
  const samples = (await offline.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const last = samples.findLastIndex((one) => Math.abs(one) > 0.002);
  let [lately, loudest, crossings] = [0, 0, 0];
  samples.forEach((one, i) => {
    lately += one * one - (i >= rate / 8 ? samples[i - rate / 8 | 0] ** 2 : 0);
    loudest = Math.max(loudest, lately);
    if (i && i <= last && (one > 0) !== (samples[i - 1] > 0)) crossings += 1;
  });
  const end = samples.slice(-rate / 4).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return { peak, loudness: 10 * Math.log10(loudest / (rate / 8)), seconds: last / rate,
    pitch: crossings * rate / Math.max(1, last) / 2, end };
}"""


def test_each_sound_is_heard_and_told_apart(chromium: Browser, tmp_path: Path):
    """Audible, never clipped, short, silent in the end, about as loud as the others, and no two
    alike."""
    page = chromium.new_page()
    script = tmp_path / "strip.cjs"
    script.write_text(STRIP, encoding="utf-8")
    source = node(tmp_path, str(script), SOUNDS.read_text("utf-8"))
    page.add_script_tag(type="module", content=f"{source}\nwindow.Sounds = Sounds;")
    found: dict[str, dict[str, float]] = {name: page.evaluate(RENDER, name) for name in NAMES}
    page.close()
    for name, one in found.items():
        assert 0.1 < one["peak"] < 0.9, name
        assert -32 < one["loudness"] < -14, name
        assert 0.02 < one["seconds"] < 1.5, name
        assert one["end"] < 0.001, name
    alike = [pair for pair in combinations(NAMES, 2) if not differ(*(found[n] for n in pair))]
    assert alike == []


def differ(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two sounds are told apart by pitch, or by how long they last."""
    pairs = [(one[key], other[key]) for key in ("pitch", "seconds")]
    return any(max(pair) > 1.2 * min(pair) for pair in pairs)
