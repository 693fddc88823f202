import type { AnyGame, Seat } from '#kernel/game.ts';
import { keepsPromise, type WordPromise } from '#kernel/word-promise.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import { beginningOf } from './beginning.ts';
import type { Room } from './room.ts';
import type { RoomAction } from './room-entry.ts';
import type { RoomSeat } from './seating.ts';

/** What a seat adds to the mix of the dice. */
export interface SeatWords {
  /** What was shown; in journals from before promises, what was simply said. */
  words: string;
  /** Given before anybody's words are shown; null for a seat that adds nothing. */
  promise: WordPromise | null;
  /** The words have been shown, and fit the promise. */
  revealed: boolean;
}

/** Deals that were called off. Who sees the words of others and keeps back his own can have that: so all see whose it was. */
export interface CalledOff {
  readonly times: number;
  /** Whose words were missing the last time. */
  readonly missing: readonly string[];
}

export const NO_WORDS: SeatWords = { words: '', promise: null, revealed: false };

const isAwaited = ({ promise, revealed }: RoomSeat): boolean => promise !== null && !revealed;

/** The seats whose words a deal still waits for. */
export const awaitedIn = ({ frozen: isFrozen, seats }: Room): readonly Seat[] =>
  isFrozen ? seats.flatMap((seat, at) => (isAwaited(seat) ? [at] : [])) : [];

type ActionOf<Kind extends RoomAction['kind']> = Extract<RoomAction, { kind: Kind }>;

/** Nobody changes anything from here on: what was said before promises were asked for no longer counts. */
export const frozen = (draft: Room, { seat, promise }: ActionOf<'freeze'>): void => {
  draft.frozen = true;
  for (const each of draft.seats) Object.assign(each, { words: '', revealed: false });
  if (seat !== null && promise !== null) draft.seats[seat].promise = promise;
};

/** Whose words a deal still waits for, by name. */
export const missingIn = (room: Room): readonly string[] => awaitedIn(room).map(seat => room.seats[seat].name);

/** The deal is called off. Words that were shown are never used again, so everybody promises anew. */
export const thawed = (draft: Room, missing: readonly string[]): void => {
  draft.frozen = false;
  draft.calledOff = { times: draft.calledOff.times + 1, missing };
  for (const seat of draft.seats) Object.assign(seat, NO_WORDS, { ready: false });
};

const seatingOf = ({ seats }: Room): string => JSON.stringify(seats.map(({ person, plan }) => [person, plan]));

/** Changes the room. Where a deal is on and somebody comes or goes, it is off: words were meant for those who sat there. */
export const changing = (draft: Room, change: () => void): void => {
  const before = draft.frozen ? { seating: seatingOf(draft), missing: missingIn(draft) } : null;
  change();
  if (before !== null && draft.frozen && seatingOf(draft) !== before.seating) thawed(draft, before.missing);
};

/** All words are shown: the match begins. */
export const isDealOwed = (room: Room): boolean =>
  room.phase === 'gathering' && room.frozen && awaitedIn(room).length === 0;

/** What nobody may do while words are being shown: it could be done for having seen them. */
const FIXED: ReadonlySet<Act['act']> = new Set<Act['act']>([
  'sit',
  'rise',
  'rename',
  'ready',
  'plan',
  'close',
  'start',
]);

export const isFixed = (room: Room, act: Act): boolean => room.frozen && FIXED.has(act.act);

/** The host begins: where anybody has promised words, they are shown first. */
export const decideStart = (
  room: Room,
  seat: Seat | null,
  promise: WordPromise | null,
  game: Pick<AnyGame, 'rules' | 'options'>,
): RoomAction | Refusal => {
  const people = room.seats.filter(({ plan }) => plan.kind !== 'bot');
  if (people.some(({ person }) => person === null)) return 'seats-free';
  if (people.some(({ ready, person }) => !ready && person !== room.opening.host)) return 'not-ready';
  const own = seat === null ? null : promise;
  const isPromised = own !== null || room.seats.some(each => each.promise !== null);
  return isPromised ? { kind: 'freeze', seat, promise: own } : beginningOf(room, game);
};

export const decideReveal = (room: Room, seat: Seat, words: string): RoomAction | Refusal => {
  const { promise, revealed } = room.seats[seat];
  if (!room.frozen || promise === null || revealed) return 'not-frozen';
  return keepsPromise(room.id, seat, words, promise) ? { kind: 'reveal', seat, words } : 'not-promised';
};
