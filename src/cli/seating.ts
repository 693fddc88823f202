import type { Level } from '#bots/levels.ts';
import type { GameModule } from '#games/entry.ts';
import type { AnyGame, Options, Seat } from '#kernel/game.ts';
import type { SeatRecord } from '#kernel/journal.ts';
import { Failure } from './failure.ts';
import { seatsOf, sidesOf } from './sides.ts';
import type { CliText } from './text/cli-text.ts';

export interface Wanted {
  readonly players?: number;
  readonly side?: string;
  readonly me?: string;
}

/** Three where everybody plays for himself; where there are sides, one player for each. */
export const playersFor = ({ sides, seats: [least, most] }: AnyGame, { players }: Wanted): number =>
  players ?? (sides === null ? Math.min(most, Math.max(least, 3)) : least);

const listed = (players: number, me: string, { errors }: CliText): Seat[] =>
  me.split(',').map(text => {
    const seat = /^\d{1,2}$/.test(text.trim()) ? Number(text) : players;
    if (seat >= players) throw new Failure(errors.meSeats(players - 1));
    return seat;
  });

/** The seats of the person at the terminal: by side, by number, or else the last side's. */
export const mySeats = (
  game: AnyGame,
  players: number,
  options: Options,
  { side, me }: Wanted,
  text: CliText,
): Seat[] => {
  if (side !== undefined && me !== undefined) throw new Failure(text.errors.notBoth('--side', '--me'));
  if (me !== undefined) {
    const seats = [...new Set(listed(players, me, text))].sort((a, b) => a - b);
    const sides = new Set(seats.map(seat => game.sides?.(seat, players, options) ?? `${seat}`));
    if (sides.size > 1) throw new Failure(text.errors.oneSide);
    return seats;
  }
  const last = sidesOf(game).at(-1);
  if (side === undefined && last === undefined) return [0];
  return seatsOf(game, players, side ?? last ?? '', text);
};

const nameOf = (
  { game, cast }: GameModule,
  players: number,
  mine: readonly Seat[],
  seat: Seat,
  text: CliText,
): string => {
  if (mine.includes(seat)) return mine.length === 1 ? text.you : text.youToo(seat);
  const names = cast ? text.peopleNames : text.botNames;
  if (game.sides === null) return names[(seat - (seat > mine[0] ? 1 : 0)) % names.length];
  const side = game.sides(seat, players, {});
  // A side of several at a larger table has the name of several: “The musketeers draws a card” is no sentence.
  return seatsOf(game, game.seats[1], side, text).length === 1 ? (text.sides[side] ?? side) : text.player(seat);
};

/** Who sits where: the person in his seats, bots in the others. */
export const seatRecords = (
  entry: GameModule,
  players: number,
  mine: readonly Seat[],
  level: Level,
  text: CliText,
): SeatRecord[] =>
  Array.from({ length: players }, (_, seat) => ({
    name: nameOf(entry, players, mine, seat, text),
    bot: mine.includes(seat) ? null : level,
    words: '',
  }));
