import { botOf, quickLevelOf } from '#bots/index.ts';
import type { Level } from '#bots/levels.ts';
import { RULES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import { CLOCK, type Decision, readOptions, type Seat } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { newMatch } from '#table/new-match.ts';
import { openTable } from '#table/table.ts';

const NAMES = ['Marie', 'Jeanne', 'Noé', 'Inès', 'Luc', 'Anselme'];
const MOST_MATCHES = 400;

interface Fresh {
  readonly game: GameId;
  readonly players: number;
  readonly options?: Readonly<Record<string, string>>;
  /** The seats of people; bots have the others. */
  readonly people?: readonly Seat[];
}

/** A match before its first choice; the same number gives the same match. */
export const freshMatch = ({ game: id, players, options = {}, people = [] }: Fresh, number = 0): MatchRecord => {
  const game = RULES[id];
  const read = readOptions(game.options, options).options;
  if (read === null) throw new Error('no such options');
  const secret = new Uint8Array(32).fill(number % 256);
  secret[0] = number >> 8;
  return newMatch({
    game,
    options: read,
    seats: NAMES.slice(0, players).map((name, seat) => ({
      name,
      bot: people.includes(seat) ? null : quickLevelOf(id),
      words: '',
    })),
    secret,
    table: `moment${number}`.padEnd(22, '0'),
  });
};

/** A moment of a match worth looking at: who plays, who looks, and how it is known. */
export interface Sought<View> {
  readonly game: GameId;
  readonly players: number;
  readonly seat: Seat;
  readonly options?: Readonly<Record<string, string>>;
  /** How well each seat plays on the way there. */
  readonly level?: (seat: Seat, match: number) => Level;
  /** The first match to look into. */
  readonly match?: number;
  readonly is: (view: View, question: Decision<unknown> | undefined) => boolean;
}

/** Plays match after match by the same dice until the moment comes; the looking seat is a person's from then on. */
export const matchAt = <View>(sought: Sought<View>): MatchRecord => {
  const { game: id, seat, level = () => quickLevelOf(sought.game), match = 0, is } = sought;
  const game = RULES[id];
  for (let number = match; number < match + MOST_MATCHES; number++) {
    const record = freshMatch(sought, number);
    const { table } = openTable(game, record);
    const rng = seeded(`moment/${number}`);
    while (table !== null) {
      const { view, asked } = table.seen(seat);
      const mine = asked.find(each => each.seat === seat);
      if (is(view as View, mine)) {
        const seats = record.seats.map((each, at) => ({ ...each, bot: at === seat ? null : quickLevelOf(id) }));
        return { ...table.record, seats };
      }
      const open = asked.filter(each => each.seat !== CLOCK);
      const next = open.find(each => !each.optional) ?? open[0];
      if (next === undefined) break;
      const question = table.seen(next.seat).asked.find(each => each.seat === next.seat);
      if (question === undefined) break;
      const bot = botOf(id, level(next.seat, number));
      const owed = { seat: question.seat, prompt: question.prompt, choices: question.choices };
      const budget = { iterations: 1, hasTime: () => true };
      table.choose(next.seat, table.version, bot(game, table.seen(next.seat).view, owed, rng, budget));
    }
  }
  throw new Error('the moment never came');
};
