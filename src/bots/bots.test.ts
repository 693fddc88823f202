import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import { CLOCK, type Decision, usualOf } from '#kernel/game.ts';
import { below } from '#kernel/rng.ts';
import type { Budget } from './bot.ts';
import { answer, botOf, levelsOf, quickLevelOf } from './index.ts';
import { thinkerWith } from './search/thinker.ts';

interface Position {
  readonly state: unknown;
  readonly decision: Decision<unknown>;
}

/** Positions met in one match played at random, some steps apart. */
const positions = (id: GameId, seats: number, seed: string, apart: number): Position[] => {
  const { game } = GAMES[id];
  const options = Object.fromEntries(game.options.map(option => [option.id, usualOf(option)]));
  const state = game.setup(seats, options, seeded(`${seed}/dice`), null);
  const whim = seeded(`${seed}/whim`);
  const met: Position[] = [];
  for (let step = 0; step < 400; step++) {
    const asked = game.decisions(state).filter(each => each.seat !== CLOCK);
    if (asked.length === 0) break;
    const decision = asked[below(whim, asked.length)];
    if (step % apart === 0) met.push({ state: game.clone(state), decision });
    game.apply(state, decision.seat, decision.choices[below(whim, decision.choices.length)], null);
  }
  return met;
};

/** What a decision allows: one of its choices, or nothing where it is an offer. */
const allowed = ({ choices, optional }: Decision<unknown>): readonly unknown[] =>
  optional ? [...choices, null] : choices;

const never = (): boolean => {
  throw new Error('the clock was asked');
};

describe.each(GAME_IDS)('%s', id => {
  const { game } = GAMES[id];
  const counts = Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, i) => game.seats[0] + i);
  const asking = { game: id, seed: 'bot', iterations: 40 };

  test.each(levelsOf(id))(
    '%s picks one of the choices it is given, the same one each time',
    { tags: 'long' },
    level => {
      for (const seats of counts) {
        for (const { state, decision } of positions(id, seats, `${seats}`, 11)) {
          const request = { ...asking, level, view: game.view(state, decision.seat), decision };
          const choice = answer(request, never);
          expect(allowed(decision)).toContain(choice);
          expect(answer(structuredClone(request), never)).toEqual(choice);
        }
      }
    },
  );

  test.each(levelsOf(id))('%s chooses alike in worlds its seat cannot tell apart', { tags: 'long' }, level => {
    for (const seats of counts) {
      for (const [i, { state, decision }] of positions(id, seats, `blind ${seats}`, 11).entries()) {
        const { seat } = decision;
        const other = game.imagine(game.view(state, seat), seeded(`other ${i}`));
        const [here, there] = [state, other].map(world => {
          const asked = game.decisions(world).find(each => each.seat === seat) ?? decision;
          return answer({ ...asking, level, view: game.view(world, seat), decision: asked }, never);
        });
        expect(there).toEqual(here);
      }
    }
  });

  test('its quick level knows the game, and does not ask for the time', () => {
    const level = quickLevelOf(id);
    expect(level).not.toBe('random');
    for (const { state, decision } of positions(id, counts[0], 'quick', 5)) {
      const request = { ...asking, iterations: null, level, view: game.view(state, decision.seat), decision };
      expect(allowed(decision)).toContain(answer(request, never));
    }
  });

  test('a thinker leaves the view it was given alone', { tags: 'long' }, () => {
    for (const { state, decision } of positions(id, counts[0], 'alone', 5)) {
      const view = game.view(state, decision.seat);
      const before = structuredClone(view);
      answer({ ...asking, level: 'thinker', view, decision }, never);
      expect(view).toEqual(before);
    }
  });

  test('a thinker whose time is up still answers', () => {
    for (const { state, decision } of positions(id, counts[0], 'late', 5)) {
      const request = {
        ...asking,
        iterations: null,
        level: 'thinker',
        view: game.view(state, decision.seat),
        decision,
      };
      expect(allowed(decision)).toContain(answer(request, () => false));
    }
  });

  test('a thinker needs no advice', () => {
    const budget: Budget = { iterations: 24, hasTime: never };
    for (const { state, decision } of positions(id, counts[0], 'plain', 9)) {
      const choice = thinkerWith(null)(game, game.view(state, decision.seat), decision, seeded('plain'), budget);
      expect(allowed(decision)).toContain(choice);
    }
  });
});

test('an unknown game and an unknown level are refused', () => {
  const request = {
    game: 'chess',
    level: 'random',
    view: {},
    decision: { seat: 0, prompt: '', choices: [1] },
    seed: '',
    iterations: 1,
  };
  expect(() => answer(request, never)).toThrow('no game is called chess');
  expect(() => answer({ ...request, game: 'musketiere', level: 'god' }, never)).toThrow('no bot is called god');
});

test('a level a game does not have is refused in a sentence', () => {
  expect(() => botOf('musketiere', 'steady')).toThrow(
    'no bot plays this game at the level steady: choose one of random, greedy, thinker',
  );
  expect(() => botOf('roy', 'greedy')).toThrow('choose one of random, steady, thinker');
});
