import type { Decision, Game, Outcome } from '#kernel/game.ts';
import { barred } from './barred.ts';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { askPick, pickCard } from './questions/pick.ts';
import { askRewards, layReward } from './questions/rewards.ts';
import { askSpoils, giveBack, put, takeFrom } from './questions/spoils.ts';
import { dealRound, leadersOf } from './round.ts';
import { clone, type Length, type State } from './state.ts';
import { type View, view } from './view.ts';

type Musketiere = Game<State, Choice, Event, View>;

const setup: Musketiere['setup'] = (seats, options, rng, tell) => {
  const state: State = {
    rng,
    length: options.length as Length,
    round: 0,
    fought: 0,
    totals: new Array<number>(seats).fill(0),
    sheet: [],
    phase: 'rewards',
    spoils: null,
    guards: [],
    target: null,
    hands: [],
    rewards: [],
    markers: [],
    picks: [],
    discards: [],
    duels: [],
    jewels: 0,
    prisons: 0,
    last: null,
  };
  dealRound(state, tell);
  return state;
};

const decisions = (state: State): Decision<Choice>[] => {
  if (state.spoils !== null) return askSpoils(state, state.spoils);
  if (state.phase === 'pick') return askPick(state);
  return state.phase === 'rewards' ? askRewards(state) : [];
};

const apply: Musketiere['apply'] = (draft, seat, choice, tell) => {
  switch (choice.kind) {
    case 'reward':
      return layReward(draft, seat, choice.card, tell);
    case 'fight':
    case 'discard':
      return pickCard(draft, seat, choice, tell);
  }
  if (draft.spoils === null) throw new Error('no spoils are owed');
  switch (choice.kind) {
    case 'take':
      return takeFrom(draft, draft.spoils, choice.from, choice.place, tell);
    case 'put':
      return put(draft, draft.spoils, choice.place, tell);
    case 'free':
    case 'surrender':
      return giveBack(draft, draft.spoils, choice.place, tell);
  }
};

const outcome = (state: State): Outcome | null =>
  state.phase === 'over' && state.last !== null
    ? { ending: state.last.ending, winners: leadersOf(state.totals), scores: state.totals, turns: state.fought }
    : null;

export const musketiere: Musketiere = {
  id: 'musketiere',
  rules: 1,
  seats: [2, 4],
  options: [{ id: 'length', values: ['hundred', 'round'] }], // MUS.22, MUS.RULING.19
  sides: null,
  setup,
  decisions,
  apply,
  outcome,
  view,
  imagine,
  barred,
  clone,
  rng: state => state.rng,
};
