import { below, type Rng } from '#kernel/rng.ts';
import type { Mood } from './moods.ts';

export interface Note {
  readonly voice: 'bass' | 'lute' | 'tune';
  /** In semitones, as MIDI counts. */
  readonly pitch: number;
  /** Beats after the bar has begun, and how many it is held. */
  readonly at: number;
  readonly lasts: number;
  /** From 0 to 1. */
  readonly loud: number;
}

export type Bar = readonly Note[];

/** How far the tune may stray from the tonic, in steps of the mode. */
const LOWEST = -2;
const HIGHEST = 9;

/** A step of the mode, counted from the tonic and on through the octaves. */
export const pitchOf = ({ tonic, mode }: Mood, step: number): number => {
  const octave = Math.floor(step / mode.length);
  return tonic + octave * 12 + mode[step - octave * mode.length];
};

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)];

/** The tone of the chord that is nearest to a step. */
const nearest = (step: number, root: number): number => {
  const tones = [-7, -5, -3, 0, 2, 4, 7, 9, 11].map(each => root + each);
  return tones.reduce((best, each) => (Math.abs(each - step) < Math.abs(best - step) ? each : best));
};

/** A bass and a broken chord under every bar, as a lutenist would improvise it. */
const accompany = (mood: Mood, root: number): Note[] => {
  const notes: Note[] = [{ voice: 'bass', pitch: pitchOf(mood, root - 14), at: 0, lasts: mood.beats, loud: 0.8 }];
  const half = Math.ceil(mood.beats / 2);
  if (mood.beats > 3) notes.push({ voice: 'bass', pitch: pitchOf(mood, root - 10), at: half, lasts: half, loud: 0.5 });
  const chord = [root - 7, root - 5, root - 3, root];
  for (const [nth, tone] of mood.broken.entries())
    notes.push({
      voice: 'lute',
      pitch: pitchOf(mood, chord[tone]),
      at: nth / 2,
      lasts: 1,
      loud: nth === 0 ? 0.55 : 0.4,
    });
  return notes;
};

/** A phrase: the tune walks by step, meets the chord at the head of each bar, and comes home at the end. */
export const phraseOf = (mood: Mood, rng: Rng): readonly Bar[] => {
  let step = oneOf(rng, [0, 2, 4]);
  return mood.ground.map((root, nth) => {
    const last = nth === mood.ground.length - 1;
    const notes = accompany(mood, root);
    // Now and then the lute is alone.
    if (!last && nth > 0 && below(rng, 5) === 0) return notes;
    let at = 0;
    for (const lasts of last ? [mood.beats] : oneOf(rng, mood.rhythms)) {
      const wandered = Math.max(LOWEST, Math.min(HIGHEST, step + oneOf(rng, [-2, -1, -1, 0, 1, 1, 2])));
      step = at === 0 ? Math.max(LOWEST, Math.min(HIGHEST, nearest(wandered, root))) : wandered;
      if (last) step = step > 3 ? 7 : 0;
      notes.push({ voice: 'tune', pitch: pitchOf(mood, step), at, lasts, loud: at === 0 ? 0.85 : 0.7 });
      at += lasts;
    }
    return notes;
  });
};

/** Seconds of a phrase, without what rings on after it. */
export const lengthOf = (mood: Mood, phrase: readonly Bar[]): number => phrase.length * mood.beats * mood.beat;
