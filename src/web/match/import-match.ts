import { isGameId } from '#games/index.ts';
import { outcomeOf } from '#kernel/early-end.ts';
import { type MatchRecord, same, stateOf } from '#kernel/journal.ts';
import { type Problem, readRecord, verify } from '#kernel/match-file.ts';
import { fetchGame, rulesOf } from './games.ts';
import { type Stored, usualFaces } from './saved.ts';
import { metaOf } from './status.ts';

/** Nobody's match is that long; reading it would only freeze the page. */
const MOST_CHARACTERS = 8_000_000;

/** What an import asks of the matches that are already here. */
interface Shelf {
  load(id: string): { readonly stored: Stored | null } | null;
  save(id: string, stored: Stored): void;
}

export type Outcome = { readonly id: string; readonly problem: null } | { readonly problem: Problem };

const startsWith = (journal: MatchRecord, start: MatchRecord): boolean =>
  start.entries.every((entry, at) => same(entry, journal.entries[at]));

/** Where to put it: a match that went another way than the one already here lies beside it. */
const placeFor = (shelf: Shelf, record: MatchRecord): { id: string; write: boolean } => {
  for (let copy = 1; ; copy++) {
    const id = copy === 1 ? record.table : `${record.table}-${copy}`;
    const here = shelf.load(id);
    if (here === null) return { id, write: true };
    const mine = here.stored?.record;
    if (mine === undefined || mine.seed !== record.seed) continue;
    if (startsWith(mine, record)) return { id, write: false };
    if (startsWith(record, mine)) return { id, write: true };
  }
};

/** Text of a match file from anywhere: checked whole before a byte of it is kept. */
export const importMatch = async (shelf: Shelf, text: string): Promise<Outcome> => {
  if (text.length > MOST_CHARACTERS) return { problem: { kind: 'not-a-match' } };
  const { record, problem: unreadable } = readRecord(text);
  if (unreadable !== null) return { problem: unreadable };
  // The id becomes an address and a key: it has to look like one.
  if (!/^[\w-]+$/.test(record.table)) return { problem: { kind: 'field', field: 'table' } };
  if (!isGameId(record.game)) return { problem: { kind: 'unknown-game', game: record.game } };
  const { game } = await fetchGame(record.game);
  const { course, problem } = verify(rulesOf(record.game), record);
  if (problem !== null) return { problem };
  const state = stateOf(course);
  const seen = { view: game.view(state, null), outcome: outcomeOf(game, record, state) };
  const { id, write } = placeFor(shelf, record);
  if (write)
    shelf.save(id, { record, meta: metaOf(record, seen, usualFaces(record.game, record.seats.length), Date.now()) });
  return { id, problem: null };
};
