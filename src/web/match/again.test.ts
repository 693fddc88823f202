import { expect, test } from 'vitest';
import { random } from '#bots/random.ts';
import { seeded } from '#kernel/fairness.ts';
import { newMatch } from '#table/new-match.ts';
import { openTable } from '#table/table.ts';
import type { FaceId } from '../art/people.ts';
import { againAs } from './again.ts';
import { factsOf } from './facts.ts';
import { fetchGame } from './games.ts';
import { playOpening } from './opening.ts';

const { game } = await fetchGame('roy');

/** A match whose seat 1 has become Porthos. */
const asPorthos = async (bots: readonly (string | null)[]) => {
  const { table } = openTable(
    game,
    newMatch({
      game,
      options: Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]])),
      seats: bots.map((bot, seat) => ({ name: `seat ${seat}`, bot, words: '' })),
      secret: new Uint8Array(32).fill(3),
      table: 'again',
    }),
  );
  if (table === null) throw new Error('the match does not open');
  const rng = seeded('again');
  await playOpening(table, {
    think: async ({ view, decision }) => random(game, view, decision, rng, { iterations: 1, hasTime: () => false }),
    granted: question => factsOf('roy')?.granted?.('porthos', question) ?? [],
  });
  return table.record;
};
const FACES: readonly FaceId[] = ['milady', 'porthos', 'milady', 'milady'];

test('who was Porthos alone against bots is Porthos in the next match', async () => {
  const { wish, faces } = againAs(game, await asPorthos(['random', null, 'random', 'random']), FACES);
  expect(wish).toBe('porthos');
  expect(faces[1].chosen).toBeNull();
  expect(faces[2].chosen).toBe('milady');
});

test('where several people play nobody is taken at his last word', async () => {
  const { wish } = againAs(game, await asPorthos(['random', null, null, 'random']), FACES);
  expect(wish).toBeNull();
});
