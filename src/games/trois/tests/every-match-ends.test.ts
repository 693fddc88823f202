import { expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import { below } from '#kernel/rng.ts';
import { trois } from '../game.ts';

const MATCHES = 20_000;
const COUNTS = [2, 3, 4];
/** Choices of one match. Random riders need 110 to 160 on average; one that takes so many would never end. */
const LONGEST = 3000;

/** How many choices a match takes that is played at random. */
const lengthOf = (players: number, seed: number): number => {
  const state = trois.setup(players, {}, seeded(`ends ${seed}`), null);
  const dice = seeded(`ends ${seed} chooses`);
  let length = 0;
  while (trois.outcome(state) === null && length <= LONGEST) {
    const [{ seat, choices }] = trois.decisions(state);
    trois.apply(state, seat, choices[below(dice, choices.length)], null);
    length++;
  }
  return length;
};

test('TRO.28 20,000 matches played at random all end with the studs at the Queen’s', { tags: 'long' }, () => {
  let longest = 0;
  for (let match = 0; match < MATCHES; match++)
    longest = Math.max(longest, lengthOf(COUNTS[match % COUNTS.length], match));
  expect(longest).toBeLessThanOrEqual(LONGEST);
});
