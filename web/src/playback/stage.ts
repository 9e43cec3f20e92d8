/** The page as the player's stage: motions of the face, copies in the air, sentences, sounds. */

import type { Beat, Face, Motion } from "../kit/contract";
import { settings } from "../lib/settings.svelte";
import type { View } from "../lib/protocol";
import type { Words } from "../lib/words";
import type { Flight, Measured } from "./flight";
import { lengthOf } from "./lengths";
import { plainMotions } from "./motions";
import type { Stage } from "./player.svelte";
import { sentenceOf } from "./sentences";
import { soundOf, Sounds } from "./sounds";
import type { Spoken } from "./spoken";

export interface Scene {
  face(): Face | null;
  words(): Words | null;
  reduced(): boolean;
}

export function pageStage(scene: Scene, flight: Flight, spoken: Spoken): Stage & { end(): void } {
  const sounds = new Sounds(scene.face);
  /** What the viewer did themselves they know. */
  function say(beat: Beat, own: boolean): void {
    const words = scene.words();
    if (words && !own) spoken.say(sentenceOf(beat, words));
  }
  return {
    motions(beat, before, after) {
      return motionsOf(scene.face(), beat, before, after).map((one) => worded(one, beat, scene.words()));
    },
    length: lengthOf,
    measure: (motions) => flight.measure(motions),
    play(motions, from, time, stop) {
      return flight.play(motions, from as Measured | null, time, stop);
    },
    clear: () => flight.clear(),
    began(beat, motions, own) {
      say(beat, own);
      const sound = settings.sounds ? soundOf(beat, motions) : null;
      if (sound) sounds.play(sound);
    },
    took: say,
    hidden: () => document.hidden,
    reduced: scene.reduced,
    speed: () => settings.speed,
    report: (problem) => console.error("playback:", problem),
    end() {
      sounds.stop();
      spoken.stop();
    },
  };
}

/** A banner says a sentence of the game, or without one what the log says. */
function worded(motion: Motion, beat: Beat, words: Words | null): Motion {
  if (motion.kind !== "banner" || motion.text || !words) return motion;
  return { ...motion, text: motion.says ? words.sentence(motion.says) : sentenceOf(beat, words) };
}

/** What the face says, or, if it says nothing or fails, what any game gets. */
function motionsOf(face: Face | null, beat: Beat, before: View, after: View): Motion[] {
  try {
    return face?.motions?.(beat, before, after) ?? plainMotions(beat);
  } catch (error) {
    console.error(error);
    return plainMotions(beat);
  }
}
