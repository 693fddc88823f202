import { expect, test } from 'vitest';
import type { Choice, Way } from '#games/trois/choices.ts';
import { trois } from '#games/trois/game.ts';
import type { State } from '#games/trois/state.ts';
import { match } from '#games/trois/testing.ts';
import { seeded } from '#kernel/fairness.ts';
import type { Decision, Seat } from '#kernel/game.ts';
import type { AnyAdvice } from '../advice/advice.ts';
import { anyOf } from '../random.ts';
import { thinkerWith } from '../search/thinker.ts';
import { advice } from './index.ts';
import { type Observation, observationIn, observationOf } from './observation.ts';
import { GOAL, mileOf, type Spot, stepFrom } from './road.ts';

type Player = (state: State, decision: Decision<Choice>) => Choice | null;

const playOut = (state: State, players: readonly Player[]): Seat => {
  for (let [asked] = trois.decisions(state); asked !== undefined; [asked] = trois.decisions(state)) {
    const choice = players[asked.seat](state, asked);
    if (choice === null) throw new Error('the question must be answered');
    trois.apply(state, asked.seat, choice, null);
  }
  if (state.winner === null) throw new Error('nobody has won');
  return state.winner;
};

const steadyWith = (seed: string): Player => {
  const rng = seeded(seed);
  return (state, decision) => advice.choose(trois.view(state, decision.seat), decision, rng);
};
const anythingWith = (seed: string): Player => {
  const rng = seeded(seed);
  return (_state, decision) => anyOf(decision, rng);
};

test('steady beats anything in three matches out of four', { tags: 'long' }, () => {
  let won = 0;
  for (let number = 0; number < 300; number++) {
    const seat = number % 2;
    const players = [anythingWith(`anything ${number}`), steadyWith(`steady ${number}`)];
    if (seat === 0) players.reverse();
    if (playOut(match(2, `strength ${number}`).state, players) === seat) won++;
  }
  expect(won).toBeGreaterThanOrEqual(225);
});

test.each([2, 3, 4])('the advice answers every question of %i players with what is offered', players => {
  for (let number = 0; number < 8; number++) {
    const rng = seeded(`answers ${number}`);
    const player = (number % 2 === 0 ? anythingWith : steadyWith)(`player ${number}`);
    const checked: Player = (state, decision) => {
      const view = trois.view(state, decision.seat);
      expect(decision.choices).toContain(advice.choose(view, decision, rng));
      expect(decision.choices).toContain(advice.guess(state, decision, rng));
      return player(state, decision);
    };
    playOut(match(players, `answers ${number}`).state, Array(players).fill(checked));
  }
});

/** All that the advice looks at in a musketeer: of his Bottes only how many there are. */
const openOf = ({ at, leg, skip, hold, oneDie, bottes }: Observation['musketeers'][number]) => ({
  at,
  leg,
  skip,
  hold,
  oneDie,
  bottes: bottes.length,
});

test('in an imagined world a seat sees as much as its view shows, and no more', () => {
  const player = anythingWith('wander');
  const checked: Player = (state, decision) => {
    const { seat } = decision;
    const { musketeers: shown, ...fromView } = observationOf(trois.view(state, seat));
    const { musketeers: imagined, ...fromWorld } = observationIn(state, seat);
    expect(fromWorld).toEqual(fromView);
    expect(imagined.map(openOf)).toEqual(shown.map(openOf));
    return player(state, decision);
  };
  playOut(match(3, 'wander').state, [checked, checked, checked]);
});

test.each([
  ['public', 108],
  ['stairs', 93],
] as const)('by the %s way it is %i steps from a castle to the Queen with the studs', (louvre, steps) => {
  const wayFrom = ({ at, leg }: Spot): Way => {
    if ((at === 'BON' && leg !== 4) || at === 'QUEEN') return louvre;
    return (at === 'CAL' && leg === 4) || (at === 'DOV' && leg === 5) ? 'sea' : 'road';
  };
  let spot: Spot = { at: 'CASTLE_AT', leg: 1 };
  let ridden = 0;
  for (; mileOf(spot) < GOAL; ridden++) spot = stepFrom(spot, wayFrom(spot));
  expect(ridden).toBe(steps);
});

test('a thinker plays a match to its end', { tags: 'long' }, () => {
  const thinker = thinkerWith(advice as AnyAdvice);
  const rng = seeded('thoughts');
  const budget = { iterations: 12, hasTime: () => true };
  const think: Player = (state, decision) => thinker(trois, trois.view(state, decision.seat), decision, rng, budget);
  const { state } = match(3, 'thinker');
  const winner = playOut(state, [think, think, think]);
  expect(state.musketeers.map((_, seat) => advice.winChance(state, seat))).toEqual(
    state.musketeers.map((_, seat) => (seat === winner ? 1 : 0)),
  );
});
