import { levelsOf } from '#bots/index.ts';
import { GAMES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { openTable, type Table } from '#table/table.ts';
import { gameNamed } from './args.ts';
import { Failure } from './failure.ts';
import { openMatchFile } from './match-file.ts';
import type { CliText } from './text/cli-text.ts';

/** Who plays on: people of one side at most, and bots that are known here. */
const checkSeats = (file: string, id: GameId, { seats, options }: MatchRecord, text: CliText) => {
  const { game } = GAMES[id];
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  if (people.length === 0) throw new Failure(text.noSeat(file));
  const sides = new Set(people.map(seat => game.sides?.(seat, seats.length, options) ?? `${seat}`));
  if (sides.size > 1) throw new Failure(text.severalPeople(file));
  const levels: readonly string[] = levelsOf(id);
  const stranger = seats.find(({ bot }) => bot !== null && !levels.includes(bot))?.bot;
  if (typeof stranger === 'string') throw new Failure(text.unknownBot(file, stranger));
};

/** A saved match, where it was left; refused with a sentence where it cannot go on here. */
export const resumeMatch = async (
  file: string,
  wanted: string | undefined,
  flags: readonly string[],
  text: CliText,
): Promise<{ id: GameId; table: Table }> => {
  if (flags.length > 0) throw new Failure(text.leaveOut(flags.join(', ')));
  const { record } = await openMatchFile(file, text);
  const id = gameNamed(record.game, text);
  if (wanted !== undefined && gameNamed(wanted, text) !== id) throw new Failure(text.otherGame(file, id, wanted));
  checkSeats(file, id, record, text);
  const { table } = openTable(GAMES[id].game, record);
  if (table === null) throw new Error('a match that was checked did not open');
  if (table.seen(null).outcome !== null) throw new Failure(text.alreadyOver(file));
  return { id, table };
};
