import fc from 'fast-check';
import { expect } from 'vitest';
import { commitmentOf, seeded, seedFrom } from '../fairness.ts';
import type { Game, Happening, Options } from '../game.ts';
import { type MatchRecord, type Move, played, replay, stateOf } from '../journal.ts';
import { below } from '../rng.ts';
import { sample } from '../sample.testing.ts';
import { type Ground, type Law, throughJson } from './ground.testing.ts';

const recordOf = <S, C, E extends Happening, V>(
  game: Game<S, C, E, V>,
  players: number,
  options: Options,
  number: number,
): MatchRecord => {
  const seed = seedFrom(new Uint8Array(32).fill(Math.abs(number) % 256));
  const table = `laws ${number}`;
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat}`, bot: null, words: '' }));
  const commitment = commitmentOf(seed, table);
  const { id, rules } = game;
  return { format: 'panache-match-1', game: id, rules, table, options, seats, commitment, seed, entries: [] };
};

export const endsAndReplays = <S, C, E extends Happening, V>({
  game,
  lawful,
  optionsFor,
}: Ground<S, C, E, V>): Law => ({
  name: `every match ends within ${lawful.longest} choices, and its journal replays byte for byte`,
  hold: players => {
    const match = fc.property(fc.integer(), seed => {
      const dice = seeded(`choices ${seed}`);
      const record = recordOf(game, players, optionsFor(seed), seed);
      const any = game as unknown as Parameters<typeof replay>[0];
      let state = stateOf(replay(any, record).course);
      const entries: Move[] = [];
      for (let decisions = any.decisions(state); decisions.length > 0; decisions = any.decisions(state)) {
        const { seat, choices } = decisions[below(dice, decisions.length)];
        const choice = choices[below(dice, choices.length)];
        entries.push([seat, choice]);
        state = played(any, state, seat, choice)?.state;
        expect(entries.length).toBeLessThanOrEqual(lawful.longest);
      }
      const again = replay(any, throughJson({ ...record, entries }) as MatchRecord);
      expect(again.broken).toBeNull();
      expect(JSON.stringify(stateOf(again.course))).toBe(JSON.stringify(state));
    });
    fc.assert(match, { numRuns: sample(40), seed: 1625 });
  },
});
