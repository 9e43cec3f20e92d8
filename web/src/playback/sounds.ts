/** Ten short sounds, made by the browser itself; nothing is loaded. */

import type { Beat, Face, Motion, SoundName } from "../kit/contract";

type Tone = readonly [pitch: number, start: number, length: number, form: OscillatorType, loud: number];

/** Tones: pitch in hertz, start and length in seconds, form, loudness. */
const TONES: Readonly<Record<Exclude<SoundName, "step" | "card">, readonly Tone[]>> = {
  set: [[196, 0, 0.12, "sine", 0.42]],
  turn: [
    [330, 0, 0.08, "triangle", 0.2],
    [440, 0.07, 0.1, "triangle", 0.2],
  ],
  coin: [
    [1180, 0, 0.09, "triangle", 0.12],
    [1570, 0.08, 0.22, "triangle", 0.12],
  ],
  blow: [
    [150, 0, 0.16, "square", 0.25],
    [620, 0.01, 0.12, "sawtooth", 0.15],
  ],
  harm: [
    [220, 0, 0.14, "sawtooth", 0.22],
    [147, 0.1, 0.22, "sawtooth", 0.22],
  ],
  awe: [
    [233, 0, 0.5, "sine", 0.26],
    [247, 0.05, 0.5, "sine", 0.22],
  ],
  bell: [
    [523, 0, 0.7, "sine", 0.16],
    [1046, 0, 0.5, "sine", 0.07],
  ],
  win: [
    [392, 0, 0.2, "triangle", 0.2],
    [523, 0.16, 0.2, "triangle", 0.2],
    [659, 0.32, 0.5, "triangle", 0.22],
  ],
};
/** Noise around a pitch. */
const BREATHS = {
  step: { length: 0.06, pitch: 700, loud: 0.9 },
  card: { length: 0.11, pitch: 2600, loud: 0.4 },
};

const BY_MOTION: Partial<Record<Motion["kind"], SoundName>> = {
  fly: "step",
  set: "set",
  rise: "set",
  turn: "turn",
  strike: "blow",
  go: "harm",
  ray: "turn",
  stage: "awe",
  banner: "bell",
  coin: "coin",
  dice: "coin",
};

/** Of several sounds at a time the first one is heard: what matters most. */
const BY_WEIGHT: readonly SoundName[] = ["awe", "blow", "harm", "coin", "bell", "turn", "card", "set", "step"];
const CARD = /^(card|pile|back|played):/;

/** The one sound of a beat, if it has any. */
export function soundOf(beat: Beat, motions: readonly Motion[]): SoundName | null {
  if (beat.kind === "result") return "win";
  const heard = new Set(motions.map(soundOfMotion));
  return BY_WEIGHT.find((name) => heard.has(name)) ?? null;
}

function soundOfMotion(motion: Motion): SoundName | undefined {
  if ("sound" in motion && motion.sound) return motion.sound;
  const card = motion.kind === "fly" && (motion.face || CARD.test(motion.what));
  return card ? "card" : BY_MOTION[motion.kind];
}

export class Sounds {
  private audio: AudioContext | null = null;

  constructor(private readonly face: () => Face | null) {}

  /** Browsers stay silent until the page was clicked once; that is all right. */
  play(name: SoundName): void {
    this.audio ??= typeof AudioContext === "undefined" ? null : new AudioContext();
    const { audio } = this;
    if (!audio || audio.state !== "running") return void audio?.resume();
    const own = this.face()?.sounds?.[name];
    if (own) own(audio, audio.currentTime);
    else if (name === "step" || name === "card") breathe(audio, BREATHS[name]);
    else for (const tone of TONES[name]) ring(audio, tone);
  }

  stop(): void {
    void this.audio?.close();
    this.audio = null;
  }
}

function ring(audio: AudioContext, [pitch, start, length, form, loud]: Tone): void {
  const at = audio.currentTime + start;
  const tone = audio.createOscillator();
  tone.type = form;
  tone.frequency.value = pitch;
  tone.connect(fading(audio, at, length, loud));
  tone.start(at);
  tone.stop(at + length + 0.05);
}

function breathe(audio: AudioContext, { length, pitch, loud }: { length: number; pitch: number; loud: number }): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, audio.currentTime, length, loud));
  source.start();
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  volume.connect(audio.destination);
  return volume;
}
