import { redact, type Seat } from '#kernel/game.ts';
import type { Choice } from '../../choices.ts';
import { roy } from '../../game.ts';
import { type By, type Given, type Position, position } from '../../testing.ts';
import { FOUR } from './last-to-play.testing.ts';

/** The seats that are asked now. */
export const asked = (table: Position): readonly Seat[] => roy.decisions(table.state).map(({ seat }) => seat);

/** What somebody may choose, of these kinds. */
export const choicesOf = (table: Position, by: By, ...kinds: readonly Choice['kind'][]): readonly Choice[] =>
  table.choices(by).filter(({ kind }) => kinds.includes(kind));

/** Every seat of four musketeers, and whoever looks on. */
export const ALL = [0, 1, 2, 3, 4, null];

/** Who reads this word in what the last choice led to. An event without a secret part reaches them all. */
export const learn = (table: Position, text: string) =>
  ALL.filter(seat => JSON.stringify(table.events.map(event => redact(event, seat))).includes(text));

/** Athos, the last to play, is about to end his turn; nobody is at La Rochelle. */
export const athosEnds = (given: Given = {}): Position => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier', ...given.men?.[who] }]);
  return position({ acting: 'athos', ...given, men: Object.fromEntries(men) });
};
