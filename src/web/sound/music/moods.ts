/** A dance or a piece to walk up and down to: what it is made of, not its notes. */
export interface Mood {
  /** The tone it comes home to, counted in semitones as MIDI does (60 is the middle C). */
  readonly tonic: number;
  /** Semitones of its seven steps above the tonic. */
  readonly mode: readonly number[];
  readonly beats: number;
  /** Seconds. */
  readonly beat: number;
  /** The step each bar of a phrase stands on; the last one is home. */
  readonly ground: readonly number[];
  /** How a bar of the tune may be divided, in beats. */
  readonly rhythms: readonly (readonly number[])[];
  /** The chord's tones in the order the lute breaks them, one for each half beat. */
  readonly broken: readonly number[];
}

const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10];
const AEOLIAN = [0, 2, 3, 5, 7, 8, 10];

export const MOODS = {
  // Two by two, slowly, around the hall.
  pavane: {
    tonic: 62,
    mode: DORIAN,
    beats: 4,
    beat: 0.92,
    ground: [0, 4, 0, 3, 2, 6, 4, 0],
    rhythms: [
      [2, 1, 1],
      [1, 1, 2],
      [2, 2],
      [1.5, 0.5, 2],
      [3, 1],
    ],
    broken: [0, 2, 1, 2, 0, 2, 1, 2],
  },
  // In threes, with a spring in it.
  galliard: {
    tonic: 67,
    mode: MIXOLYDIAN,
    beats: 3,
    beat: 0.62,
    ground: [0, 0, 3, 4, 0, 6, 3, 0],
    rhythms: [
      [1, 1, 1],
      [1.5, 0.5, 1],
      [2, 1],
      [1, 2],
    ],
    broken: [0, 1, 2, 1, 2, 1],
  },
  // For somebody who looks out of the window at night.
  fantasia: {
    tonic: 57,
    mode: AEOLIAN,
    beats: 4,
    beat: 1.04,
    ground: [0, 5, 3, 4, 0, 2, 6, 0],
    rhythms: [[4], [2, 2], [3, 1], [1, 1, 2], [2, 1, 1]],
    broken: [0, 1, 2, 3, 2, 1, 2, 1],
  },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;
