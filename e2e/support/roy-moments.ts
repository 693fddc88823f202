import type { Level } from '#bots/levels.ts';
import { MILADY } from '#games/roy/state.ts';
import type { Task } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';
import type { Decision } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { matchAt as firstMatchAt, type Sought } from './match-at.ts';

interface Levels {
  readonly milady: Level;
  readonly team: Level;
}

/** A moment of Mousquetaires du Roy. */
export interface Moment extends Omit<Sought<View>, 'game' | 'level'> {
  /** How well Milady and the musketeers play on the way there; of several, each match takes the next. */
  readonly levels?: Levels | readonly Levels[];
}

/** The first match in which it comes. */
export const matchAt = ({ levels = { milady: 'steady', team: 'steady' }, ...moment }: Moment): MatchRecord => {
  const several: readonly Levels[] = 'milady' in levels ? [levels] : levels;
  return firstMatchAt({
    ...moment,
    game: 'roy',
    level: (seat, match) => {
      const { milady, team } = several[match % several.length];
      return seat === MILADY ? milady : team;
    },
  });
};

const doing = (view: View): Task['kind'] | undefined => view.todo.at(-1)?.kind;
const owes = (question: Decision<unknown> | undefined): boolean => question !== undefined && !question.optional;
const WEAK = { milady: 'random', team: 'steady' } as const;
const STRONG = { milady: 'steady', team: 'random' } as const;

const task =
  (kind: Task['kind'], more: (view: View) => boolean = () => true): Moment['is'] =>
  (view, question) =>
    owes(question) && doing(view) === kind && more(view);
const duelAt =
  (stage: string): Moment['is'] =>
  (view, question) => {
    const top = view.todo.at(-1);
    return owes(question) && top?.kind === 'duel' && top.stage === stage;
  };

/** Moments of Mousquetaires du Roy by name: looked at in pictures, and begun from in tests. */
export const MOMENTS = {
  turn: { players: 4, seat: 1, is: task('man-turn', view => view.turn >= 4 && view.hand.length > 3) },
  'first-turn': { players: 4, seat: 1, is: task('man-turn') },
  'turn-of-three': { players: 2, seat: 1, is: task('man-turn', view => view.turn >= 2) },
  'turn-at-six': { players: 6, seat: 2, is: task('man-turn', view => view.turn >= 3) },
  jailed: {
    players: 4,
    seat: 1,
    is: task('man-turn', view => view.men.some(m => m.seat === 1 && m.place === 'bastille' && m.turn === 'acting')),
  },
  select: { players: 4, seat: 1, is: (view, question) => owes(question) && doing(view) === 'select' },
  duel: { players: 4, seat: 1, is: duelAt('commit') },
  challenge: { players: 4, seat: 1, is: task('challenge') },
  trade: { players: 4, seat: 1, is: task('trade') },
  calais: { players: 4, seat: 1, levels: WEAK, is: task('man-turn', view => view.quest.board === 2) },
  road: { players: 4, seat: 1, levels: WEAK, is: task('man-turn', view => view.quest.board === 3) },
  galleries: {
    players: 4,
    seat: 1,
    levels: WEAK,
    is: task('man-turn', view => view.quest.board === 4 && view.quest.at > 0),
  },
  sacrifice: { players: 4, seat: 1, is: task('siege') },
  ride: { players: 4, seat: 1, is: task('ride') },
  'lay-inn': {
    players: 4,
    seat: 0,
    is: task('lay-inn', view => view.quest.board === 1 && view.quest.spaces.length === 5),
  },
  'first-paris': { players: 4, seat: 0, is: task('first-paris') },
  install: { players: 4, seat: 0, is: task('install', view => view.turn >= 2) },
  destination: { players: 4, seat: 0, is: task('destination', view => view.turn >= 3) },
  treachery: { players: 4, seat: 0, is: task('treachery', view => view.turn >= 2) },
  target: { players: 4, seat: 0, is: task('target') },
  'paris-card': { players: 4, seat: 0, is: task('paris-card') },
  intercept: { players: 4, seat: 0, is: task('intercept') },
  quarters: { players: 4, seat: 0, is: task('quarters') },
  'lay-return': { players: 4, seat: 0, levels: WEAK, is: task('lay-return') },
  'lay-galleries': { players: 4, seat: 0, levels: WEAK, is: task('lay-galleries') },
  raze: { players: 4, seat: 0, levels: STRONG, is: task('raze') },
  automa: { players: 2, seat: 1, options: { automa: 'on' }, is: task('man-turn', view => view.turn >= 2) },
  finale: { players: 4, seat: 1, levels: WEAK, is: view => view.over?.winner === 'musketeers' },
} as const satisfies Record<string, Moment>;
