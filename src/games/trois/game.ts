import type { Decision, Game, Outcome } from '#kernel/game.ts';
import { barred } from './barred.ts';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { answer, choicesOf } from './questions/answer.ts';
import { askTake, take } from './questions/take.ts';
import { beginTurn, goOn } from './turn/rounds.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type View, view } from './view.ts';

type Trois = Game<State, Choice, Event, View>;

const decisions = (state: State): Decision<Choice>[] => {
  if (state.phase === 'take') return askTake(state);
  const { turn } = state;
  return turn === null ? [] : [{ seat: turn.seat, prompt: turn.prompt, choices: choicesOf(state, turn) }];
};

const apply: Trois['apply'] = (draft, seat, choice, tell) => {
  if (choice.kind === 'take') {
    if (take(draft, seat, choice.rider, tell)) beginTurn(draft, draft.order[0], tell);
    return;
  }
  if (draft.turn === null) throw new Error('nobody is riding');
  if (!answer(draft, draft.turn, choice, tell)) goOn(draft, tell);
};

const outcome = ({ winner, musketeers, round }: State): Outcome | null =>
  winner === null
    ? null
    : {
        ending: 'studs',
        winners: [winner],
        scores: musketeers.map((_, seat) => (seat === winner ? 1 : 0)),
        turns: round,
      };

export const trois: Trois = {
  id: 'trois',
  rules: 1,
  seats: [2, 4],
  options: [],
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
