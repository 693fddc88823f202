import type { Choice } from '#games/roy/choices.ts';
import { MILADY } from '#games/roy/state.ts';
import type { Task } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';
import type { Moment } from './roy-moments.ts';

type Kind = Choice['kind'];

/** What Milady alone is asked. */
const HERS: readonly Task['kind'][] = [
  'first-paris',
  'extra-paris',
  'lay-inn',
  'lay-return',
  'lay-galleries',
  'install',
  'destination',
  'paris-card',
  'treachery',
  'target',
  'intercept',
  'quarters',
  'richelieu',
  'search',
  'raze',
  'victim',
];

/** One kind of decision (docs/spec/roy/decisions.md): what is under way, and which choice is made. */
interface Row {
  readonly id: number;
  readonly task: Task['kind'];
  readonly kind: Kind;
  /** More about the choice, where its kind is not enough. */
  readonly that?: (choice: Choice, view: View) => boolean;
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Everybody is asked at once: all of them sit around this screen, so that no bot is quicker. */
  readonly together?: boolean;
  /** The first match in which it comes up, so that none has to be played in vain. */
  readonly match?: number;
}

const isAdversary = (choice: Choice): boolean =>
  choice.kind === 'duel' && choice.foe !== 'inn' && choice.foe !== 'rochefort';

/** Each kind of decision but three: roles are taken when a table is set (1), talk is no choice (49), and 50 has none. */
const ROWS: readonly Row[] = [
  { id: 2, task: 'first-paris', kind: 'paris' },
  { id: 3, task: 'lay-inn', kind: 'lay' },
  { id: 4, task: 'install', kind: 'place' },
  { id: 5, task: 'extra-paris', kind: 'paris', players: 6 },
  { id: 6, task: 'cast', kind: 'man', players: 3, together: true },
  { id: 7, task: 'leave-out', kind: 'man', together: true },
  { id: 8, task: 'destination', kind: 'go' },
  { id: 9, task: 'paris-card', kind: 'paris' },
  { id: 10, task: 'treachery', kind: 'betray' },
  { id: 11, task: 'target', kind: 'man' },
  { id: 12, task: 'install', kind: 'man' },
  { id: 13, task: 'select', kind: 'start', players: 2 },
  { id: 14, task: 'man-turn', kind: 'draw' },
  { id: 15, task: 'man-turn', kind: 'move' },
  { id: 16, task: 'man-turn', kind: 'horse' },
  { id: 17, task: 'man-turn', kind: 'trade' },
  { id: 18, task: 'trade', kind: 'give' },
  { id: 19, task: 'trade', kind: 'accept' },
  { id: 20, task: 'man-turn', kind: 'play' },
  { id: 21, task: 'man-turn', kind: 'reinforce' },
  { id: 22, task: 'man-turn', kind: 'challenge' },
  { id: 23, task: 'challenge', kind: 'add' },
  { id: 24, task: 'man-turn', kind: 'duel', that: isAdversary },
  { id: 25, task: 'duel', kind: 'commit' },
  { id: 26, task: 'duel', kind: 'epic', match: 46 },
  {
    id: 27,
    task: 'duel',
    kind: 'reroll',
    that: (_, view) => view.todo.some(each => each.kind === 'duel' && each.stage === 'blade'),
  },
  { id: 28, task: 'man-turn', kind: 'buy' },
  { id: 29, task: 'pay', kind: 'pay' },
  { id: 30, task: 'replace', kind: 'replace' },
  { id: 31, task: 'man-turn', kind: 'break-out' },
  { id: 32, task: 'man-turn', kind: 'advance' },
  { id: 33, task: 'reveal', kind: 'name' },
  { id: 34, task: 'man-turn', kind: 'duel', that: choice => choice.kind === 'duel' && choice.foe === 'first' },
  { id: 35, task: 'man-turn', kind: 'hand-over' },
  { id: 36, task: 'man-turn', kind: 'beggars' },
  { id: 37, task: 'man-turn', kind: 'end' },
  { id: 38, task: 'man-turn', kind: 'order', players: 6 },
  { id: 39, task: 'intercept', kind: 'intercept' },
  { id: 40, task: 'destination', kind: 'standing' },
  { id: 41, task: 'lay-return', kind: 'lay' },
  { id: 42, task: 'lay-galleries', kind: 'lay-challenge' },
  { id: 43, task: 'quarters', kind: 'paris' },
  { id: 44, task: 'richelieu', kind: 'search-plots' },
  { id: 45, task: 'raze', kind: 'raze' },
  { id: 46, task: 'siege', kind: 'reroll', match: 12 },
  { id: 47, task: 'siege', kind: 'sacrifice' },
  { id: 48, task: 'time', kind: 'one-for-all', players: 3, match: 852 },
  {
    id: 51,
    task: 'duel',
    kind: 'reroll',
    that: (_, view) => view.todo.some(each => each.kind === 'duel' && each.stage === 'foe-reroll'),
  },
  { id: 52, task: 'victim', kind: 'man' },
  { id: 53, task: 'duel', kind: 'toll' },
  { id: 54, task: 'man-turn', kind: 'help' },
];

const MIXED = [
  { milady: 'random', team: 'random' },
  { milady: 'random', team: 'steady' },
  { milady: 'steady', team: 'steady' },
] as const;

export interface DecisionMoment extends Moment {
  readonly id: string;
  readonly wanted: (choice: Choice, view: View) => boolean;
  readonly together: boolean;
}

const top = (view: View): Task['kind'] | undefined => view.todo.at(-1)?.kind;

/** A moment at which the decision can be made, and how to know the choice. */
export const DECISIONS: readonly DecisionMoment[] = ROWS.map(
  ({ id, task, kind, that = () => true, players = 4, options = {}, match = 0, together = false }) => {
    const wanted = (choice: Choice, view: View) => choice.kind === kind && that(choice, view);
    const hers = HERS.includes(task) || id === 46 || id === 51;
    return {
      id: `ROY.DEC.${id}`,
      players,
      seat: hers ? MILADY : 1,
      options,
      match,
      levels: MIXED,
      wanted,
      together,
      is: (view, question) =>
        top(view) === task && (question?.choices.some(choice => wanted(choice as Choice, view)) ?? false),
    };
  },
);
