import { describe, expect, test } from 'vitest';
import { handClock } from '../hand-clock.testing.ts';
import { answerAfter } from './answer-instants.ts';
import { registryFor, START, started } from './testing.ts';

test.each([
  ['thinker', 0, 0, 500],
  ['thinker', 0, 18, 500],
  ['thinker', 0, 413, 500],
  ['thinker', 0, 500, 500],
  ['thinker', 0, 501, 1000],
  ['thinker', 900, 4, 900],
  ['thinker', 900, 413, 900],
  ['thinker', 900, 950, 1400],
  ['steady', 0, 1, 25],
  ['steady', 0, 24, 25],
  ['steady', 900, 20, 900],
])('a %s with a pause of %i that thought for %i ms answers after %i', (level, pause, thought, answer) => {
  expect(answerAfter(level, pause, thought)).toBe(answer);
});

describe('the time of a bot’s answer', () => {
  /** When the answer came to somebody who looks on, where the bot thought for so long. */
  const answeredAfter = async (thought: number, level: string): Promise<number> => {
    const time = handClock(START);
    const think = (_game: string, { decision }: { decision: { choices: readonly unknown[] } }): Promise<unknown> =>
      new Promise(done => void time.bell(thought, () => done(decision.choices[0])));
    const seats = [{ kind: 'invited' }, { kind: 'bot', level }] as const;
    const setting = await registryFor({ time, think, botPause: 0 });
    const { host } = await started(setting, { seats: [...seats] });
    const asked = time.now();
    const steps = () => host.messages.filter(({ kind }) => kind === 'step').length;
    for (const before = steps(); steps() === before; ) await time.pass(1);
    return time.now() - asked;
  };

  test('does not tell how long it thought, though it makes no pause', async () => {
    const times = await Promise.all([4, 18, 200, 413].map(thought => answeredAfter(thought, 'thinker')));
    expect(new Set(times).size).toBe(1);
    expect(times[0]).toBeGreaterThanOrEqual(500);
  });
});
