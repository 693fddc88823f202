import type { Seat } from '#kernel/game.ts';
import type { SeatPlan } from '#wire/to-server.ts';
import { promisesNothing } from './company.ts';
import { handleOf } from './handle.ts';
import { withdrawnAbout } from './motion.ts';
import type { Opening } from './opening.ts';
import type { Room } from './room.ts';
import type { RoomAction } from './room-entry.ts';
import { NONE_BACK, type TakeBacks } from './take-backs.ts';
import { NO_WORDS, type SeatWords } from './words.ts';

export interface RoomSeat extends SeatWords {
  /** Where it stood when the table was made: its links stay good when a seat before it is taken away. */
  readonly place: number;
  plan: SeatPlan;
  person: string | null;
  name: string;
  face: string;
  ready: boolean;
  /** Its person has come from the machine that runs the house. */
  house: boolean;
  /** The level of the bot that plays for the one who is away. */
  standIn: string | null;
  /** Counts the links to this seat: only the newest one opens. */
  issue: number;
  /** The number of its owner's own link: it opens for as long as the seat is his. */
  own: number;
  /** The newest link was given out for a seat that is somebody's already. */
  reissued: boolean;
  /** When this seat last did anything. */
  active: number;
  /** Given up for good. */
  resigned: boolean;
  /** When its owner was last reminded that he is waited for; null for never. */
  nudged: number | null;
  /** How often its owner has asked for a moment. */
  moments: number;
  /** How many choices stood when its owner last took it back from a bot; null for never. */
  returnedAt: number | null;
  /** Since when its owner has been seen nowhere; null while he is here. */
  goneSince: number | null;
  /** Where its owner has come from lately, as handles of addresses; in a match, also where those before him came from. */
  froms: readonly string[];
  /** Everybody who has played it since the deal: they have seen what it holds. */
  holders: readonly string[];
  /** Whose it was when the match began: he may have it back at any time. Null for a bot's, and before. */
  first: FirstOwner | null;
  /** What was taken back here. */
  back: TakeBacks;
}

interface FirstOwner {
  readonly person: string;
  readonly name: string;
  readonly face: string;
  /** The number of his own link. */
  readonly own: number;
}

const FROMS_KEPT = 16;

export const seatsAtFirst = ({ seats, made }: Opening): RoomSeat[] =>
  seats.map((seat, place) => ({
    ...seat,
    place,
    ...NO_WORDS,
    ready: false,
    house: false,
    standIn: null,
    issue: 0,
    own: 0,
    reissued: false,
    active: made,
    resigned: false,
    nudged: null,
    moments: 0,
    returnedAt: null,
    goneSince: null,
    froms: [],
    holders: [],
    first: null,
    back: NONE_BACK,
  }));

type RoomActionOf<K extends RoomAction['kind']> = Extract<RoomAction, { kind: K }>;

export const vacate = (seat: RoomSeat): void => {
  seat.person = null;
  seat.name = '';
  seat.face = '';
  seat.ready = false;
  seat.house = false;
  Object.assign(seat, NO_WORDS);
  seat.reissued = false;
  seat.froms = [];
};

const withFrom = (froms: readonly string[], from: string): readonly string[] =>
  [...froms.filter(known => known !== from), from].slice(-FROMS_KEPT);

/** Whoever sits there now plays himself, and has promised nothing. */
const playsHimself = (draft: Room, at: Seat): void => {
  draft.seats[at].standIn = null;
  draft.seats[at].goneSince = null;
  draft.company = promisesNothing(draft.company, at);
  draft.motion = withdrawnAbout(draft, at);
};

export const sat = (draft: Room, { seat: at, person, name, face, from, used }: RoomActionOf<'sit'>): void => {
  const before = draft.seats.findIndex(each => each.person === person);
  if (before >= 0 && before !== at) vacate(draft.seats[before]);
  if (used !== undefined) draft.seats[used].issue++;
  const seat = draft.seats[at];
  const isNew = seat.person !== person;
  // What the one before has said into the mix, and that he was ready, was his alone. In a match the mix is made, and
  // whoever has played this seat knows its secrets for good.
  if (isNew && draft.phase === 'gathering') Object.assign(seat, NO_WORDS, { ready: false, froms: [] });
  if (isNew && draft.phase === 'playing') seat.holders = [...seat.holders, person];
  if (isNew) seat.house = false;
  if (from !== undefined) seat.froms = withFrom(seat.froms, from);
  // The link that led here has done its work; from now on the seat has one that only its owner is shown.
  const own = seat.issue + 1;
  Object.assign(seat, { person, name, face, issue: own, own, reissued: false });
  draft.members.add(person);
  playsHimself(draft, at);
};

/** Whoever is back keeps his seat, whatever the others were about to do with it. */
export const came = (draft: Room, { seat: at, from }: RoomActionOf<'came'>): void => {
  const seat = draft.seats[at];
  seat.goneSince = null;
  seat.froms = withFrom(seat.froms, from);
  draft.motion = withdrawnAbout(draft, at);
  if (draft.phase === 'playing') seat.reissued = false;
};

/** From now on everybody plays what is his. */
export const begun = (draft: Room): void => {
  draft.phase = 'playing';
  draft.frozen = false;
  for (const seat of draft.seats) {
    const { person, name, face, own } = seat;
    seat.first = person === null ? null : { person, name, face, own };
    seat.holders = person === null ? [] : [person];
    seat.reissued = false;
  }
};

export const resigned = (draft: Room, { seat: at, level, ends }: RoomActionOf<'resign'>): void => {
  Object.assign(draft.seats[at], { standIn: level, resigned: true });
  // Whatever the table was asked, others have to answer it now.
  draft.motion = null;
  if (!ends) return;
  draft.ended = { why: 'resigned', seats: draft.seats.flatMap((seat, each) => (seat.resigned ? [each] : [])) };
};

export const reclaimed = (draft: Room, { seat: at }: RoomActionOf<'reclaim'>): void => {
  const seat = draft.seats[at];
  if (seat.first === null) return;
  const { person, name, face, own } = seat.first;
  Object.assign(seat, { person, name, face, own, issue: seat.issue + 1, reissued: false });
  playsHimself(draft, at);
};

/** Nobody unknown comes in from there any more; where others of the table live too, that would shut them out. */
const shutOut = (draft: Room, person: string, froms: readonly string[]): void => {
  const others = draft.seats.flatMap(seat => (seat.person === person ? [] : seat.froms));
  draft.removed.add(handleOf(draft.id, person));
  for (const from of froms) if (!others.includes(from)) draft.blocked.add(from);
};

export const unseated = (draft: Room, { seat: at, block }: RoomActionOf<'unseat'>): void => {
  const seat = draft.seats[at];
  const { person, froms } = seat;
  if (person === null) return;
  if (block) shutOut(draft, person, froms);
  vacate(seat);
  draft.members.delete(person);
};

export const removed = (draft: Room, { spectator, froms = [], stay }: RoomActionOf<'remove'>): void => {
  const others = draft.seats.flatMap(seat => seat.froms);
  draft.removed.add(spectator);
  draft.admitted.delete(spectator);
  for (const from of froms) if (!others.includes(from)) draft.blocked.add(from);
  if (stay === undefined) return;
  draft.watchIssue++;
  for (const each of stay) draft.admitted.add(each);
};

/** Those after it move up, and what was said there was said by whoever sits there still. */
export const closed = (draft: Room, { seat: at }: RoomActionOf<'close'>): void => {
  draft.seats.splice(at, 1);
  // What they have promised was promised for another seat.
  for (const seat of draft.seats.slice(at)) Object.assign(seat, NO_WORDS, { ready: false });
  const movedUp = (seat: Seat | null): Seat | null =>
    seat === null || seat < at ? seat : seat === at ? null : seat - 1;
  draft.talk.open = draft.talk.open.map(heard => ({ ...heard, seat: movedUp(heard.seat) }));
};
