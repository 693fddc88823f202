/** How much of the string's motion is left after each turn. */
const KEPT = 0.996;

/** Hertz of a pitch, as MIDI counts; the a of our lutes stands at 415, as it did then. */
export const hertzOf = (pitch: number): number => 415 * 2 ** ((pitch - 69) / 12);

export interface Pluck {
  readonly samples: Float32Array<ArrayBuffer>;
  /** By how much faster it must be played to be in tune: a string of whole samples never quite is. */
  readonly tune: number;
}

/**
 * A plucked string: noise that runs round and round, and loses its edge with every turn. `noise` gives numbers from
 * -1 to 1.
 */
export const pluck = (hertz: number, seconds: number, rate: number, noise: () => number): Pluck => {
  const turn = Math.max(2, Math.round(rate / hertz - 0.5));
  const samples = new Float32Array(Math.ceil(seconds * rate));
  // A finger is softer than a plectrum: the noise is rounded off before it runs.
  let before = 0;
  for (let i = 0; i < turn && i < samples.length; i++) {
    before = 0.55 * before + 0.45 * noise();
    samples[i] = before;
  }
  for (let i = turn; i < samples.length; i++)
    samples[i] = KEPT * 0.5 * (samples[i - turn] + samples[Math.max(0, i - turn - 1)]);
  let most = 0;
  for (const sample of samples) most = Math.max(most, Math.abs(sample));
  const fade = Math.floor(rate * 0.05);
  for (let i = 0; i < samples.length; i++)
    samples[i] *= (most > 0 ? 1 / most : 0) * Math.min(1, (samples.length - 1 - i) / fade);
  return { samples, tune: (hertz * (turn + 0.5)) / rate };
};
