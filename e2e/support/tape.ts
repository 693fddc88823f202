import { seeded } from '#kernel/fairness.ts';
import { Band } from '#web/sound/music/band.ts';
import { MOODS, type MoodName } from '#web/sound/music/moods.ts';
import { lengthOf, phraseOf } from '#web/sound/music/score.ts';

const RATE = 22050;

/** What was recorded, in numbers: 1 is as loud as it gets. */
export interface Tape {
  readonly most: number;
  /** How loud it is on the whole, second by second. */
  readonly seconds: readonly number[];
}

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));

/** Records a phrase faster than it is played, at full volume. */
const record = async (name: MoodName): Promise<Tape> => {
  const mood = MOODS[name];
  const phrase = phraseOf(mood, seeded(`tape ${name}`));
  const length = Math.floor(lengthOf(mood, phrase));
  const context = new OfflineAudioContext(2, length * RATE, RATE);
  new Band(context, context.destination).play(mood, phrase, 0);
  const [left, right] = await context.startRendering().then(made => [made.getChannelData(0), made.getChannelData(1)]);
  let most = 0;
  for (const side of [left, right]) for (const sample of side) most = Math.max(most, Math.abs(sample));
  return {
    most,
    seconds: Array.from({ length }, (_, at) => rms(left.subarray(at * RATE, (at + 1) * RATE))),
  };
};

// Put where a test finds it: this file is bundled and run in a browser.
Object.assign(globalThis, { record });
