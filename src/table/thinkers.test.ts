import { expect, onTestFinished, test } from 'vitest';
import { musketiere } from '#games/musketiere/game.ts';
import type { AnyGame } from '#kernel/game.ts';
import { newMatch } from './new-match.ts';
import { openTable } from './table.ts';
import { startThinkers } from './thinkers.node.ts';
import { heldAfter } from './thought.node.ts';

const thought = (level: string) => {
  const seats = [0, 1].map(seat => ({ name: `seat ${seat}`, bot: level, words: '' }));
  const secret = new Uint8Array(32).fill(3);
  const record = newMatch({ game: musketiere as AnyGame, options: { length: 'round' }, seats, secret, table: 'here' });
  const { table } = openTable(musketiere as AnyGame, record);
  if (table === null) throw new Error('it does not open');
  const { view, asked } = table.seen(0);
  return { level, view, decision: asked[0] };
};

const started = () => {
  const thinkers = startThinkers(2, 20);
  onTestFinished(() => thinkers.stop());
  return thinkers;
};

test('bots of every level think in threads of their own', async () => {
  const thinkers = started();
  const thoughts = ['random', 'greedy', 'thinker', 'random'].map(thought);
  const choices = await Promise.all(thoughts.map(each => thinkers.think('musketiere', each)));
  for (const [at, choice] of choices.entries()) expect(thoughts[at].decision.choices).toContainEqual(choice);
});

test('a bot that cannot answer fails by itself alone', async () => {
  const thinkers = started();
  const [bad, good] = await Promise.allSettled([
    thinkers.think('musketiere', thought('nobody')),
    thinkers.think('musketiere', thought('random')),
  ]);
  expect(bad).toMatchObject({ status: 'rejected' });
  expect(good).toMatchObject({ status: 'fulfilled' });
});

test('nobody thinks after the end', async () => {
  const thinkers = startThinkers(1, 20);
  await thinkers.stop();
  await expect(thinkers.think('musketiere', thought('random'))).rejects.toThrow('too much');
});

test('how long others wait for a thread does not tell how long a bot has thought, where it has a use for time', () => {
  const asked = (level: string) => {
    const request = { game: 'musketiere', ...thought(level), seed: 'any', iterations: null, wishes: [] };
    return { kind: 'think', request, time: 400 } as const;
  };
  const busy = [0, 4, 200, 413].map(took => took + heldAfter(asked('thinker'), took));
  expect(new Set(busy).size).toBe(1);
  expect(heldAfter(asked('thinker'), 1000)).toBe(0);
  expect(heldAfter(asked('greedy'), 4)).toBe(0);
});
