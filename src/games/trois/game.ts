import type { Decision, Game } from '#kernel/game.ts';
import { listChoices } from '#kernel/question.ts';
import { barred } from './barred.ts';
import type { Choice, Prompt } from './choices.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import type { Question } from './questions/question.ts';
import { QUESTIONS } from './questions/questions.ts';
import { setup } from './setup.ts';
import { silence } from './silence.ts';
import { clone, type State } from './state.ts';
import { goOn } from './turn/rounds.ts';
import { type TurnView, type View, view } from './view.ts';

/** One seat is asked at a time. */
const decisionOf = <Seen extends TurnView | null>(
  question: Question<Seen, Seen>,
  state: State,
  turn: Seen,
  prompt: Prompt,
): Decision<Choice>[] => {
  const seat = question.who(state, turn);
  const choices: Choice[] = [];
  listChoices(question, state, turn, seat, choices);
  return [{ seat, prompt, choices }];
};

export const trois: Game<State, Choice, Event, View> = {
  id: 'trois',
  rules: 1,
  seats: [2, 4],
  options: [],
  sides: null,

  setup,
  rng: state => state.rng,

  decisions(state) {
    const { phase, turn } = state;
    if (phase === 'take') return decisionOf(QUESTIONS.take, state, null, 'take');
    return turn === null ? [] : decisionOf(QUESTIONS[turn.prompt], state, turn, turn.prompt);
  },
  apply(draft, seat, choice, tell) {
    const { turn } = draft;
    const isAsked =
      turn === null
        ? QUESTIONS.take.answer(draft, null, choice, seat, tell)
        : QUESTIONS[turn.prompt].answer(draft, turn, choice, seat, tell);
    if (!isAsked) goOn(draft, tell);
  },
  outcome: ({ winner, musketeers, round }) =>
    winner === null
      ? null
      : {
          ending: 'studs',
          winners: [winner],
          scores: musketeers.map((_, seat) => (seat === winner ? 1 : 0)),
          turns: round,
        },

  view,
  imagine,
  barred,
  clone,
  silence,
};
