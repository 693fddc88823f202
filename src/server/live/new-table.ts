import { randomBytes } from 'node:crypto';
import { commitmentOf, seedFrom } from '#kernel/fairness.ts';
import { readOptions } from '#kernel/game.ts';
import { NAMED_CLOCKS, type TableClock } from '#wire/clock.ts';
import type { PersonId, TableId } from '#wire/ids.ts';
import type { Pace } from '#wire/to-client.ts';
import type { ClockWanted, NewTable } from '#wire/to-server.ts';
import { freshTableId } from '../fresh-ids.ts';
import { tidyName, tidyTitle } from '../room/names.ts';
import type { Opening } from '../room/opening.ts';
import { openRoom, type Room } from '../room/room.ts';
import { summaryOf } from '../room/summary.ts';
import type { TableRow, TableSummary } from '../store/store.ts';
import type { OfferedGame } from './table-deps.ts';

/** What is wrong with a table somebody wants to make. */
export type BadTable = 'game' | 'options' | 'seats' | 'level' | 'my-seat' | 'name';

/** A new table with a fresh seed; its commitment is there before anybody sits down. */
const lay = (
  opening: Omit<Opening, 'commitment'>,
): { row: TableRow & { readonly id: TableId }; summary: TableSummary } => {
  const id = freshTableId();
  const seed = seedFrom(randomBytes(32));
  const row = { id, seed, opening: { ...opening, commitment: commitmentOf(seed, id) } };
  return { row, summary: summaryOf(openRoom(id, row.opening), { phase: 'gathering', asked: [] }) };
};

const clockFor = (wanted: ClockWanted, pace: Pace): TableClock =>
  wanted.kind === 'own' ? wanted : { ...wanted, ...NAMED_CLOCKS[pace][wanted.kind] };

const levelsIn = ({ seats, clock }: NewTable): string[] => [
  ...seats.flatMap(plan => (plan.kind === 'bot' ? [plan.level] : [])),
  ...(clock?.runOut.by === 'bot' ? [clock.runOut.level] : []),
];

/** The table somebody asks for, or what is wrong with it. */
export const tableFor = (
  games: Readonly<Record<string, OfferedGame>>,
  wanted: NewTable,
  person: PersonId,
  made: number,
): ReturnType<typeof lay> | BadTable => {
  const offered = Object.hasOwn(games, wanted.game) ? games[wanted.game] : null;
  if (offered === null) return 'game';
  const { game, levels } = offered;
  const { options } = readOptions(game.options, wanted.options);
  if (options === null) return 'options';
  const [least, most] = game.seats;
  const { seats, mySeat, pace, listed, language } = wanted;
  if (seats.length < least || seats.length > most) return 'seats';
  if (levelsIn(wanted).some(level => !levels.includes(level))) return 'level';
  if (mySeat !== null && (mySeat >= seats.length || seats[mySeat].kind === 'bot')) return 'my-seat';
  const name = tidyName(wanted.name);
  if (name === '') return 'name';
  return lay({
    made,
    game: game.id,
    rules: game.rules,
    options,
    title: tidyTitle(wanted.title) || name,
    language,
    pace,
    listed,
    ...(wanted.clock && { clock: clockFor(wanted.clock, pace) }),
    host: person,
    hostName: name,
    seats: seats.map((plan, seat) =>
      seat === mySeat ? { plan, person, name, face: wanted.face } : { plan, person: null, name: '', face: '' },
    ),
  });
};

/** The table of a rematch: the same people around the same game, with a fresh seed. */
export const tableAfter = ({ opening, seats, advice }: Room, { game }: OfferedGame, host: PersonId, made: number) => {
  const hostName = seats.find(seat => seat.person === host)?.name ?? opening.hostName;
  return lay({
    ...opening,
    rules: game.rules,
    made,
    host,
    hostName,
    listed: false,
    advice,
    seats: seats.map(({ plan, person, name, face }) => ({ plan, person, name, face })),
  });
};
