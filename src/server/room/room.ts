import type { Seat } from '#kernel/game.ts';
import { TALK_KEPT } from '#wire/limits.ts';
import type { Phase, Said } from '#wire/to-client.ts';
import type { SeatPlan } from '#wire/to-server.ts';
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
import type { Opening } from './opening.ts';
import { isTalk, isWhispered, type RoomAction } from './room-entry.ts';

export interface RoomSeat {
  plan: SeatPlan;
  person: string | null;
  name: string;
  face: string;
  words: string;
  ready: boolean;
  /** The level of the bot that plays for the one who is away. */
  standIn: string | null;
  /** Counts the links to this seat: only the newest one opens. */
  issue: number;
  /** The newest link was given out for a seat that is somebody's already. */
  reissued: boolean;
  /** When this seat last did anything. */
  active: number;
}

/** Something said, and to whom: null is everybody. */
export type Heard = Said & { readonly to: readonly Seat[] | null };

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
  listed: boolean;
  advice: boolean;
  /** How many choices stand. */
  at: number;
  readonly seats: RoomSeat[];
  watchIssue: number;
  /** Handles of spectators who were shown the door. */
  readonly removed: Set<string>;
  /** What was said to everybody, and what was said to some: kept and counted apart, so that neither tells of the other. */
  readonly talk: { open: Heard[]; whispered: Heard[] };
  readonly said: { open: number; whispered: number };
  company: RoomCompany;
  next: string | null;
  /** Everybody who ever sat here. */
  readonly members: Set<string>;
  /** The ids of the last messages that counted: one that comes again does not count again. Whispers again apart. */
  readonly done: { open: string[]; whispered: string[] };
}

const IDS_KEPT = 64;

export const openRoom = (id: string, opening: Opening): Room => ({
  id,
  opening,
  number: 0,
  time: opening.made,
  moved: opening.made,
  phase: 'gathering',
  listed: opening.listed,
  advice: opening.advice ?? true,
  at: 0,
  seats: opening.seats.map(seat => ({
    ...seat,
    words: '',
    ready: false,
    standIn: null,
    issue: 0,
    reissued: false,
    active: opening.made,
  })),
  watchIssue: 0,
  removed: new Set(),
  talk: { open: [], whispered: [] },
  said: { open: 0, whispered: 0 },
  company: NO_COMPANY,
  next: null,
  members: new Set(opening.seats.flatMap(seat => seat.person ?? [])),
  done: { open: [], whispered: [] },
});

const clear = (seat: RoomSeat): void => {
  seat.person = null;
  seat.name = '';
  seat.face = '';
  seat.words = '';
  seat.ready = false;
};

const sit = (draft: Room, at: Seat, person: string, name: string, face: string): void => {
  const before = draft.seats.findIndex(each => each.person === person);
  if (before >= 0 && before !== at) clear(draft.seats[before]);
  const seat = draft.seats[at];
  seat.person = person;
  seat.name = name;
  seat.face = face;
  // The link that led here has done its work; from now on the seat has one that only its owner is shown.
  seat.issue++;
  seat.reissued = false;
  draft.members.add(person);
};

type Notes = {
  readonly [K in RoomAction['kind']]: (draft: Room, entry: Extract<RoomAction, { kind: K }>, line: JournalLine) => void;
};

const NOTES: Notes = {
  play(draft, { choice }) {
    draft.at += choice === null ? -1 : 1;
    if (choice === null) draft.company = unsaidAfter(draft.company, draft.at);
  },
  sit: (draft, { seat, person, name, face }) => sit(draft, seat, person, name, face),
  rise: (draft, { seat }) => clear(draft.seats[seat]),
  rename: (draft, { seat, name, face }) => void Object.assign(draft.seats[seat], { name, face }),
  words: (draft, { seat, words }) => void Object.assign(draft.seats[seat], { words }),
  ready: (draft, { seat, ready }) => void Object.assign(draft.seats[seat], { ready }),
  plan(draft, { seat, plan }) {
    clear(draft.seats[seat]);
    draft.seats[seat].plan = plan;
  },
  list: (draft, { listed }) => void Object.assign(draft, { listed }),
  start(draft) {
    draft.phase = 'playing';
  },
  say(draft, { seat, name, text, shown = [], to }, { time, entry }) {
    const how = to === null ? 'open' : 'whispered';
    draft.talk[how] = [...draft.talk[how], { id: entry.id ?? '', time, seat, name, text, shown, to }].slice(-TALK_KEPT);
    draft.said[how]++;
  },
  reissue(draft, { seat }) {
    if (seat === null) draft.watchIssue++;
    else {
      draft.seats[seat].issue++;
      draft.seats[seat].reissued = draft.seats[seat].person !== null;
    }
  },
  remove: (draft, { spectator }) => void draft.removed.add(spectator),
  hand: (draft, { seat, level }) => void Object.assign(draft.seats[seat], { standIn: level }),
  return(draft, { seat }) {
    draft.seats[seat].standIn = null;
    draft.company = promisesNothing(draft.company, seat);
  },
  suggest: (draft, action) => void Object.assign(draft, { company: suggested(draft.company, action) }),
  nod: (draft, action) => void Object.assign(draft, { company: nodded(draft.company, action) }),
  remark: (draft, action) => void Object.assign(draft, { company: remarked(draft.company, action) }),
  wish(draft, action) {
    draft.company = wished(draft.company, action);
    draft.said[action.hearers === null ? 'open' : 'whispered']++;
  },
  advice: (draft, { on }) => void Object.assign(draft, { advice: on }),
  again(draft, { table }) {
    draft.next = table;
  },
};

/** One more entry of the journal. What it means for the match is the table's business. */
export const note = (draft: Room, line: JournalLine): void => {
  const { number, time, entry } = line;
  draft.number = number;
  draft.time = time;
  const how = isWhispered(entry) ? 'whispered' : 'open';
  if (entry.id !== null) draft.done[how] = [...draft.done[how], entry.id].slice(-IDS_KEPT);
  if (!isTalk(entry)) {
    draft.moved = time;
    if ('seat' in entry && entry.seat !== null && entry.seat >= 0) draft.seats[entry.seat].active = time;
  }
  (NOTES[entry.kind] as (draft: Room, action: RoomAction, line: JournalLine) => void)(draft, entry, line);
};

export const isDone = ({ done }: Room, id: string): boolean => done.open.includes(id) || done.whispered.includes(id);

/** Everything that seat (or a spectator) has heard, in order. */
export const heardBy = ({ talk }: Room, seat: Seat | null): Said[] => {
  const whispered = talk.whispered.filter(({ to }) => seat !== null && to?.includes(seat));
  return [...talk.open, ...whispered].sort((a, b) => a.time - b.time).map(({ to: _, ...said }) => said);
};

/** How the room will be after an entry that is not yet written down. */
export const preview = (room: Room, line: JournalLine): Room => {
  const next: Room = {
    ...room,
    seats: room.seats.map(seat => ({ ...seat })),
    talk: { ...room.talk },
    said: { ...room.said },
    done: { ...room.done },
    removed: new Set(room.removed),
    members: new Set(room.members),
  };
  note(next, line);
  return next;
};

/** The level of the bot that plays a seat now; null where a person does. */
export const botAt = ({ plan, standIn }: RoomSeat): string | null => (plan.kind === 'bot' ? plan.level : standIn);
