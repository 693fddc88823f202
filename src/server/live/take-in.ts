import type { Phase } from '#wire/to-client.ts';
import { isQuiet } from '../room/room-entry.ts';
import { tellNudged } from './absence.ts';
import type { Attendance } from './attendance.ts';
import type { Presence } from './presence.ts';
import { showLine } from './show-line.ts';
import type { Showing } from './showing.ts';
import type { TableCompany } from './table-company.ts';
import type { Notices } from './table-deps.ts';
import type { TablePast } from './table-past.ts';
import type { TableState } from './table-state.ts';
import type { TakenLine } from './taken-line.ts';

interface TakeInDeps {
  readonly state: TableState;
  readonly company: TableCompany;
  readonly showing: Showing;
  readonly attendance: Attendance;
  readonly past: TablePast;
  readonly presence: Presence;
  readonly notices: Notices;
}

/** A line changes the state, and the bots hear of it. */
export const takeLine = ({ state, company }: Pick<TakeInDeps, 'state' | 'company'>, taken: TakenLine): void => {
  const heard = company.listen(taken);
  state.take(taken);
  heard();
};

const showChange = ({ state, showing, attendance, company }: TakeInDeps, { line }: TakenLine, before: Phase): void => {
  const { entry } = line;
  // Ended otherwise than by a choice: everybody is told how it stands.
  if (state.phase === 'over' && before === 'playing' && entry.kind !== 'play') showing.again('everybody');
  else showLine(showing, state, line);
  if (entry.kind !== 'play' && !isQuiet(entry)) showing.clocks();
  attendance.heard(entry);
  company.look(entry);
  showing.suggestions();
};

/** A line that was kept is taken in and shown; `serve` then does what the server owes the table. */
export const takeIn = (deps: TakeInDeps, taken: TakenLine, serve: () => void): void => {
  const { state, showing, past, presence, notices } = deps;
  const { count } = state.room.notes;
  const before = state.phase;
  takeLine(deps, taken);
  showChange(deps, taken, before);
  serve();
  for (const note of state.room.notes.last) if (note.id > count) showing.noted(note);
  past.noted(taken.line, taken.origin);
  if (taken.origin === 'this-node') tellNudged(state, taken.line, { presence, notices });
};
