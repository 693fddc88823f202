import type { Game } from '#kernel/game.ts';
import { barred } from './barred.ts';
import type { Choice } from './choices.ts';
import { decisions } from './decisions.ts';
import type { Event } from './events.ts';
import { leadersOf } from './facts.ts';
import { imagine } from './imagine.ts';
import { cardQuestion, spoilsQuestion } from './questions/index.ts';
import { dealRound } from './round.ts';
import { clone, type Length, type State } from './state.ts';
import { type View, view } from './view.ts';

const NO_DUCATS: readonly number[] = [0, 0, 0, 0]; // by seat

export const musketiere: Game<State, Choice, Event, View> = {
  id: 'musketiere',
  rules: 1,
  seats: [2, 4],
  options: [{ id: 'length', values: ['hundred', 'round'] }], // MUS.22, MUS.RULING.19
  sides: null,

  setup(seats, options, rng, tell) {
    const state: State = {
      rng,
      length: options.length as Length,
      round: 0,
      fought: 0,
      totals: NO_DUCATS.slice(0, seats),
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
  },
  rng: state => state.rng,

  decisions,
  apply(draft, seat, choice, tell) {
    const { spoils } = draft;
    if (spoils === null) cardQuestion(draft, seat).answer(draft, null, choice, seat, tell);
    else spoilsQuestion(spoils).answer(draft, spoils, choice, seat, tell);
  },
  outcome: state =>
    state.phase === 'over' && state.last !== null
      ? { ending: state.last.ending, winners: leadersOf(state.totals), scores: state.totals, turns: state.fought }
      : null,

  view,
  imagine,
  barred,
  clone,
};
