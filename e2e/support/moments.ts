import { botOf } from '#bots/index.ts';
import type { Level } from '#bots/levels.ts';
import { RULES } from '#games/index.ts';
import { MILADY } from '#games/roy/state.ts';
import type { Task } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';
import { seeded } from '#kernel/fairness.ts';
import { CLOCK, type Decision, readOptions, type Seat } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { newMatch } from '#table/new-match.ts';
import { openTable } from '#table/table.ts';

interface Levels {
  readonly milady: Level;
  readonly team: Level;
}

/** A moment of a match worth looking at: who plays, who looks, and how it is known. */
export interface Moment {
  readonly players: number;
  readonly seat: Seat;
  readonly options?: Readonly<Record<string, string>>;
  /** How well Milady and the musketeers play on the way there; of several, each match takes the next. */
  readonly levels?: Levels | readonly Levels[];
  /** The first match to look into. */
  readonly match?: number;
  readonly is: (view: View, question: Decision<unknown> | undefined) => boolean;
}

const NAMES = ['Marie', 'Jeanne', 'Noé', 'Inès', 'Luc', 'Anselme'];
const MOST_MATCHES = 400;
const game = RULES.roy;

interface Fresh {
  readonly players: number;
  readonly options?: Readonly<Record<string, string>>;
  /** The seats of people; bots have the others. */
  readonly people?: readonly Seat[];
}

/** A match before its first choice; the same number gives the same match. */
export const freshMatch = ({ players, options = {}, people = [] }: Fresh, number = 0): MatchRecord => {
  const read = readOptions(game.options, options).options;
  if (read === null) throw new Error('no such options');
  const secret = new Uint8Array(32).fill(number % 256);
  secret[0] = number >> 8;
  return newMatch({
    game,
    options: read,
    seats: NAMES.slice(0, players).map((name, seat) => ({
      name,
      bot: people.includes(seat) ? null : 'steady',
      words: '',
    })),
    secret,
    table: `moment${number}`.padEnd(22, '0'),
  });
};

/** Plays match after match by the same dice until the moment comes; the looking seat is a person's from then on. */
export const matchAt = (moment: Moment): MatchRecord => {
  const { seat, levels: given = { milady: 'steady', team: 'steady' }, match = 0, is } = moment;
  const several: readonly Levels[] = 'milady' in given ? [given] : given;
  for (let number = match; number < match + MOST_MATCHES; number++) {
    const levels = several[number % several.length];
    const record = freshMatch(moment, number);
    const { table } = openTable(game, record, 'lean');
    const rng = seeded(`moment/${number}`);
    while (table !== null) {
      const { view, asked } = table.seen(seat);
      const mine = asked.find(each => each.seat === seat);
      if (is(view as View, mine)) {
        const seats = record.seats.map((each, at) => ({ ...each, bot: at === seat ? null : 'steady' }));
        return { ...table.record, seats };
      }
      const open = asked.filter(each => each.seat !== CLOCK);
      const next = open.find(each => !each.optional) ?? open[0];
      if (next === undefined) break;
      const question = table.seen(next.seat).asked.find(each => each.seat === next.seat);
      if (question === undefined) break;
      const bot = botOf('roy', next.seat === MILADY ? levels.milady : levels.team);
      const owed = { seat: question.seat, prompt: question.prompt, choices: question.choices };
      const budget = { iterations: 1, more: () => true };
      table.choose(next.seat, table.version, bot(game, table.seen(next.seat).view, owed, rng, budget));
    }
  }
  throw new Error('the moment never came');
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
  turn: { players: 4, seat: 1, is: task('spell', view => view.turn >= 4 && view.hand.length > 3) },
  'first-turn': { players: 4, seat: 1, is: task('spell') },
  'turn-of-three': { players: 2, seat: 1, is: task('spell', view => view.turn >= 2) },
  'turn-at-six': { players: 6, seat: 2, is: task('spell', view => view.turn >= 3) },
  jailed: {
    players: 4,
    seat: 1,
    is: task('spell', view => view.men.some(m => m.seat === 1 && m.place === 'bastille' && m.turn === 'acting')),
  },
  select: { players: 4, seat: 1, is: (view, question) => owes(question) && doing(view) === 'select' },
  duel: { players: 4, seat: 1, is: duelAt('commit') },
  challenge: { players: 4, seat: 1, is: task('challenge') },
  trade: { players: 4, seat: 1, is: task('trade') },
  calais: { players: 4, seat: 1, levels: WEAK, is: task('spell', view => view.quest.board === 2) },
  road: { players: 4, seat: 1, levels: WEAK, is: task('spell', view => view.quest.board === 3) },
  galleries: {
    players: 4,
    seat: 1,
    levels: WEAK,
    is: task('spell', view => view.quest.board === 4 && view.quest.at > 0),
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
  automa: { players: 2, seat: 1, options: { automa: 'on' }, is: task('spell', view => view.turn >= 2) },
  finale: { players: 4, seat: 1, levels: WEAK, is: view => view.over?.winner === 'musketeers' },
} as const satisfies Record<string, Moment>;
