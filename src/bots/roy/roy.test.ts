import { describe, expect, test } from 'vitest';
import type { Choice } from '#games/roy/choices.ts';
import { roy } from '#games/roy/game.ts';
import { MILADY, type State } from '#games/roy/state.ts';
import { seeded } from '#kernel/fairness.ts';
import { CLOCK, type Decision, readOptions } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { anyOf } from '../random.ts';
import { thinkerWith } from '../search/thinker.ts';
import { winChanceOf } from './estimate/win-chance.ts';
import { royAdvice } from './index.ts';

const PLAYERS = [2, 3, 4, 5, 6];

const opened = (seats: number, seed: string, given: Record<string, string> = {}): State =>
  roy.setup(seats, readOptions(roy.options, given).options ?? {}, seeded(seed), null);

type Player = (state: State, decision: Decision<Choice>, rng: Rng) => Choice | null;

const steady: Player = (state, decision, rng) => royAdvice.choose(roy.view(state, decision.seat), decision, rng);
const anything: Player = (_state, decision, rng) =>
  decision.optional && below(rng, 2) === 0 ? null : anyOf(decision, rng);
/** Follows the advice, but for one choice in four. */
const wavering: Player = (state, decision, rng) => (below(rng, 4) === 0 ? anything : steady)(state, decision, rng);

/** Offers first, then whoever must answer; `look` sees every decision that was made. */
const playOut = (
  state: State,
  players: readonly [milady: Player, team: Player],
  rng: Rng,
  look?: (decision: Decision<Choice>, choice: Choice | null) => void,
) => {
  for (let asked = roy.decisions(state); asked.length > 0; asked = roy.decisions(state)) {
    for (const decision of asked.toSorted((a, b) => Number(b.optional ?? false) - Number(a.optional ?? false))) {
      if (decision.seat === CLOCK) continue;
      const choice = players[decision.seat === MILADY ? 0 : 1](state, decision, rng);
      look?.(decision, choice);
      if (choice === null) continue;
      roy.apply(state, decision.seat, choice, null);
      break;
    }
  }
};

describe.each(PLAYERS)('with %i players', seats => {
  test.each(['off', 'on'])(
    'the advice answers every question with a choice it was offered (automa %s)',
    { tags: 'long' },
    automa => {
      for (const [number, player] of [anything, wavering, steady].entries()) {
        const state = opened(seats, `${seats} ${number}`, { automa });
        const rng = seeded(`answers ${number}`);
        playOut(state, [player, player], rng, decision => {
          const { choices, optional, seat } = decision;
          const advised = royAdvice.choose(roy.view(state, seat), decision, rng);
          const guessed = royAdvice.guess(state, decision, rng);
          for (const choice of [advised, guessed]) expect(optional ? [...choices, null] : choices).toContain(choice);
        });
        expect(state.over).not.toBeNull();
      }
    },
  );

  test('what is worth a second thought is offered, and what is advised is among it', () => {
    const state = opened(seats, `short ${seats}`);
    const rng = seeded('short');
    playOut(state, [wavering, wavering], rng, decision => {
      const view = roy.view(state, decision.seat);
      const list = royAdvice.shortlist?.(view, decision, rng) ?? [];
      expect(list.length).toBeGreaterThan(0);
      for (const choice of list)
        expect(decision.optional ? [...decision.choices, null] : decision.choices).toContain(choice);
      expect(new Set(list).size).toBe(list.length);
    });
  });
});

test('the clock is nobody', () => {
  const decision: Decision<Choice> = {
    seat: CLOCK,
    prompt: 'hourglass',
    choices: [{ kind: 'expire' }],
    optional: true,
  };
  expect(royAdvice.guess(opened(2, 'clock'), decision, seeded('clock'))).toBeNull();
});

test('a refined world still shows its seat the same', { tags: 'long' }, () => {
  for (let number = 0; number < 20; number++) {
    const state = opened(2 + (number % 5), `likely ${number}`);
    const rng = seeded(`likely dice ${number}`);
    let steps = 0;
    playOut(state, [wavering, wavering], rng, ({ seat }) => {
      if (steps++ % 13 !== 0) return;
      const view = roy.view(state, seat);
      const world = roy.imagine(view, rng);
      royAdvice.refineWorld(world, seat, rng);
      expect(roy.view(world, seat)).toEqual(view);
    });
  }
});

test('the chances of both sides add up to one and end where the match ends', () => {
  for (const seats of PLAYERS) {
    const state = opened(seats, `hope ${seats}`);
    playOut(state, [steady, steady], seeded('hope'), () => {
      const [milady, team] = [winChanceOf(state, MILADY), winChanceOf(state, 1)];
      expect(milady + team).toBeCloseTo(1);
      expect(team).toBeGreaterThan(0);
      expect(team).toBeLessThan(1);
    });
    expect(winChanceOf(state, MILADY)).toBe(state.over?.winner === 'milady' ? 1 : 0);
  }
});

/** How many of some matches the team wins. */
const wins = (matches: number, seats: number, players: readonly [Player, Player]): number => {
  let won = 0;
  for (let number = 0; number < matches; number++) {
    const state = opened(seats, `strength ${seats} ${number}`);
    playOut(state, players, seeded(`players ${seats} ${number}`));
    if (state.over?.winner === 'musketeers') won++;
  }
  return won;
};

test.each(PLAYERS)('steady is stronger than anything on either side, with %i players', { tags: 'long' }, seats => {
  expect(wins(20, seats, [anything, steady])).toBeGreaterThanOrEqual(14);
  expect(wins(20, seats, [steady, anything])).toBe(0);
});

test.each(PLAYERS)('neither side is lost when both play steadily, with %i players', { tags: 'long' }, seats => {
  const won = wins(40, seats, [steady, steady]);
  expect(won).toBeGreaterThanOrEqual(6);
  expect(won).toBeLessThanOrEqual(34);
});

test('a thinker plays a match to its end', { tags: 'long' }, () => {
  const thinker = thinkerWith(royAdvice as Parameters<typeof thinkerWith>[0]);
  const state = opened(3, 'thinker');
  const budget = { iterations: 10, hasTime: () => true };
  const think: Player = (world, decision, rng) => thinker(roy, roy.view(world, decision.seat), decision, rng, budget);
  playOut(state, [think, think], seeded('thoughts'));
  expect(state.over).not.toBeNull();
});
