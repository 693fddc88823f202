import type { EarlyEnd, Options } from '#kernel/game.ts';
import type { Phase } from '#wire/to-client.ts';
import type { JournalLine } from '../store/store.ts';
import {
  NO_COMPANY,
  nodded,
  promisesNothing,
  type RoomCompany,
  remarked,
  suggested,
  unsaidAfter,
  wished,
} from './company.ts';
import { type Motion, put, voted } from './motion.ts';
import { NO_NOTES, notesAfter, notesNoLaterThan, type RoomNotes } from './notes.ts';
import type { Opening } from './opening.ts';
import { doerOf, isQuiet, isWhispered, type RoomAction, type Sent } from './room-entry.ts';
import {
  begun,
  came,
  closed,
  type RoomSeat,
  reclaimed,
  removed,
  resigned,
  sat,
  seatsAtFirst,
  unseated,
  vacate,
} from './seating.ts';
import { noteTakeBacks } from './take-backs.ts';
import { counted, NOTHING_SAID, type RoomTalk, type SaidSoFar, spoken } from './talk.ts';
import { type CalledOff, changing, frozen, missingIn, thawed } from './words.ts';

/** A table apart from its match: who sits where and may do what. It follows from the opening and the journal alone. */
export interface Room {
  readonly id: string;
  readonly opening: Opening;
  /** How many entries the journal has. */
  number: number;
  /** Of the last entry. */
  time: number;
  /** Of the last one that everybody may know of. */
  moved: number;
  phase: Exclude<Phase, 'over'>;
  /** By which the match is played; before the deal, those the table was made under. */
  rules: number;
  options: Options;
  /** Words are being shown, and nothing changes until the deal. */
  frozen: boolean;
  calledOff: CalledOff;
  listed: boolean;
  advice: boolean;
  /** How many choices stand. */
  at: number;
  readonly seats: RoomSeat[];
  watchIssue: number;
  /** Handles of spectators who were shown the door. */
  readonly removed: Set<string>;
  /** Handles of spectators who may look on although the link they came by is another by now. */
  readonly admitted: Set<string>;
  /** Handles of addresses from where nobody unknown may come in. */
  readonly blocked: Set<string>;
  /** Those who look on are to be silent. */
  hushed: boolean;
  readonly talk: RoomTalk;
  said: SaidSoFar;
  company: RoomCompany;
  /** What was last put to the table and is not settled. */
  motion: Motion | null;
  /** How the match ended otherwise than by its rules; null where it has not. */
  ended: EarlyEnd | null;
  /** What happened around the match, for everybody. */
  notes: RoomNotes;
  next: string | null;
  /** Everybody who ever sat here. */
  readonly members: Set<string>;
  /** The ids of the last messages that counted: one that comes again does not count again. Whispers again apart. */
  readonly done: { open: Set<string>; whispered: Set<string> };
}

const IDS_KEPT = 64;

export const openRoom = (id: string, opening: Opening): Room => ({
  id,
  opening,
  number: 0,
  time: opening.made,
  moved: opening.made,
  phase: 'gathering',
  rules: opening.rules,
  options: opening.options,
  frozen: false,
  calledOff: { times: 0, missing: [] },
  listed: opening.listed,
  advice: opening.advice ?? true,
  at: 0,
  seats: seatsAtFirst(opening),
  watchIssue: 0,
  removed: new Set(),
  admitted: new Set(),
  blocked: new Set(),
  hushed: false,
  talk: { open: [], whispered: [], strangers: [] },
  said: NOTHING_SAID,
  company: NO_COMPANY,
  motion: null,
  ended: null,
  notes: NO_NOTES,
  next: null,
  members: new Set(opening.seats.flatMap(seat => seat.person ?? [])),
  done: { open: new Set(), whispered: new Set() },
});

type Changes = {
  readonly [K in RoomAction['kind']]: (draft: Room, entry: Extract<RoomAction, { kind: K }>, line: JournalLine) => void;
};

const CHANGES: Changes = {
  play(draft, { seat, choice }) {
    draft.at += choice === null ? -1 : 1;
    noteTakeBacks(draft, seat, choice);
    if (choice !== null) return;
    draft.company = unsaidAfter(draft.company, draft.at);
    draft.notes = notesNoLaterThan(draft.notes, draft.at);
  },
  sit: sat,
  rise: (draft, { seat }) => vacate(draft.seats[seat]),
  rename: (draft, { seat, name, face }) => void Object.assign(draft.seats[seat], { name, face }),
  words: (draft, { seat, words }) => void Object.assign(draft.seats[seat], { words }),
  ready(draft, { seat, ready, promise = null }) {
    Object.assign(draft.seats[seat], { ready, promise: ready ? promise : null });
  },
  freeze: frozen,
  reveal: (draft, { seat, words }) => void Object.assign(draft.seats[seat], { words, revealed: true }),
  thaw: draft => thawed(draft, missingIn(draft)),
  plan(draft, { seat, plan }) {
    vacate(draft.seats[seat]);
    draft.seats[seat].plan = plan;
  },
  list: (draft, { listed }) => void Object.assign(draft, { listed }),
  start(draft, { rules = draft.rules, options = draft.options }) {
    begun(draft);
    // What was said before, by whoever came and went, leaves those who play all they have to say.
    Object.assign(draft, { rules, options, said: NOTHING_SAID });
  },
  house: (draft, { seat }) => void Object.assign(draft.seats[seat], { house: true }),
  say: spoken,
  reissue(draft, { seat }) {
    if (seat === null) draft.watchIssue++;
    else {
      draft.seats[seat].issue++;
      draft.seats[seat].reissued = draft.seats[seat].person !== null;
    }
  },
  remove: removed,
  unseat: unseated,
  close: closed,
  cancel: draft => void Object.assign(draft, { phase: 'cancelled' }),
  hush: (draft, { on }) => void Object.assign(draft, { hushed: on }),
  reclaim: reclaimed,
  hand: (draft, { seat, level }) => void Object.assign(draft.seats[seat], { standIn: level }),
  'run-out': (draft, { seat, level }) => void Object.assign(draft.seats[seat], { standIn: level }),
  nudge: (draft, { seat }, { time }) => void Object.assign(draft.seats[seat], { nudged: time }),
  moment: (draft, { seat }) => void draft.seats[seat].moments++,
  resign: resigned,
  return(draft, { seat }) {
    Object.assign(draft.seats[seat], { standIn: null, returnedAt: draft.at });
    draft.company = promisesNothing(draft.company, seat);
  },
  suggest: (draft, action) => void Object.assign(draft, { company: suggested(draft.company, action) }),
  nod: (draft, action) => void Object.assign(draft, { company: nodded(draft.company, action) }),
  remark: (draft, action) => void Object.assign(draft, { company: remarked(draft.company, action) }),
  wish(draft, action, { entry }) {
    draft.company = wished(draft.company, action);
    draft.said = counted(draft.said, action.hearers === null ? 'open' : 'whispered', entry.sender);
  },
  gone: (draft, { seat }, { time }) => void Object.assign(draft.seats[seat], { goneSince: time }),
  came,
  motion: (draft, action, { time }) => put(draft, action, time),
  vote: voted,
  advice: (draft, { on }) => void Object.assign(draft, { advice: on }),
  again(draft, { table }) {
    draft.next = table;
  },
};

/** Joined, because a text put together otherwise would remember its parts for as long as it is kept. */
const nameOf = (id: string, sender = ''): string => [sender, id].join(' ');

/** In place: a list of its own for every line would be most of what a line leaves behind. */
const noteDone = (draft: Set<string>, name: string): void => {
  draft.add(name);
  if (draft.size <= IDS_KEPT) return;
  const [oldest] = draft;
  draft.delete(oldest);
};

/** One more entry of the journal. What it means for the match is the table's business. */
export const note = (draft: Room, line: JournalLine): void => {
  const { number, time, entry } = line;
  draft.number = number;
  draft.time = time;
  draft.notes = notesAfter(draft, line);
  const how = isWhispered(entry) ? 'whispered' : 'open';
  if (entry.id !== null) noteDone(draft.done[how], nameOf(entry.id, entry.sender));
  if (!isQuiet(entry)) {
    draft.moved = time;
    // What a seat does by itself shows that its owner is at it; what others do with it does not.
    const doer = doerOf(entry);
    if (doer !== null) draft.seats[doer].active = time;
  }
  const take = CHANGES[entry.kind] as (draft: Room, action: RoomAction, line: JournalLine) => void;
  changing(draft, () => take(draft, entry, line));
};

/** That message counts already. Those of journals from before senders were kept have none. */
export const isDone = ({ done }: Room, { id, sender }: Sent): boolean => {
  const isIn = (name: string): boolean => done.open.has(name) || done.whispered.has(name);
  return isIn(nameOf(id, sender)) || isIn(nameOf(id));
};

/** How the room will be after an entry that is not yet written down. */
export const preview = (room: Room, line: JournalLine): Room => {
  const next: Room = {
    ...room,
    seats: room.seats.map(seat => ({ ...seat })),
    talk: { ...room.talk },
    done: { open: new Set(room.done.open), whispered: new Set(room.done.whispered) },
    removed: new Set(room.removed),
    admitted: new Set(room.admitted),
    blocked: new Set(room.blocked),
    members: new Set(room.members),
  };
  note(next, line);
  return next;
};

/** The level of the bot that plays a seat now; null where a person does. */
export const botAt = ({ plan, standIn }: RoomSeat): string | null => (plan.kind === 'bot' ? plan.level : standIn);
