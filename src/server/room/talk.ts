import type { Seat } from '#kernel/game.ts';
import { TALK_KEPT } from '#wire/limits.ts';
import type { Said } from '#wire/to-client.ts';
import type { JournalLine } from '../store/store.ts';
import type { Room } from './room.ts';
import type { RoomAction } from './room-entry.ts';

/** Something said, and to whom: null is everybody. */
export type Heard = Said & { readonly to: readonly Seat[] | null };

/**
 * What was said to everybody, what was said to some, and what those say who do not sit: kept and counted apart, so that
 * none tells of the other, and nobody can use up what is for others to say.
 */
export interface RoomTalk {
  open: readonly Heard[];
  whispered: readonly Heard[];
  strangers: readonly Heard[];
}

/** How much has been said. */
export interface SaidSoFar {
  readonly open: number;
  readonly whispered: number;
  readonly strangers: number;
  /** By each, under the handle of his messages. */
  readonly bySender: Readonly<Record<string, number>>;
}

export const NOTHING_SAID: SaidSoFar = { open: 0, whispered: 0, strangers: 0, bySender: {} };

type SayAction = Extract<RoomAction, { kind: 'say' }>;

/** Somebody without a seat; a host who does not play says his name. */
const isStrangers = ({ seat, name }: SayAction): boolean => seat === null && name === '';

/** So much is said at no table, before the match or in it; that keeps a journal within bounds. */
const MOST_TALK = 5000;
/** Six who have said all they may say have left the table something. */
export const MOST_OF_ONE = 800;
const MOST_OF_STRANGERS = 300;
const MOST_OF_A_STRANGER = 30;

const saidBy = ({ said }: Room, sender: string): number => said.bySender[sender] ?? 0;

/** Somebody who sits, or hosts, has said enough, or everybody has. */
export const isTalkFull = (room: Room, how: 'open' | 'whispered', sender: string): boolean =>
  room.said[how] >= MOST_TALK || saidBy(room, sender) >= MOST_OF_ONE;

export const isStrangerTalkFull = (room: Room, sender: string): boolean =>
  room.said.strangers >= MOST_OF_STRANGERS || saidBy(room, sender) >= MOST_OF_A_STRANGER;

/** One more was said by somebody: aloud, to some, or from outside. */
export const counted = (said: SaidSoFar, how: keyof RoomTalk, sender = ''): SaidSoFar => ({
  ...said,
  [how]: said[how] + 1,
  bySender: { ...said.bySender, [sender]: (said.bySender[sender] ?? 0) + 1 },
});

export const spoken = (draft: Room, action: SayAction, { time, entry }: JournalLine): void => {
  const { seat, name, text, shown = [], to } = action;
  const { id, sender = '' } = entry;
  const how = isStrangers(action) ? 'strangers' : to === null ? 'open' : 'whispered';
  const heard = { id: `${sender}${id ?? ''}`, time, seat, name, text, shown, to };
  draft.talk[how] = [...draft.talk[how], heard].slice(-TALK_KEPT);
  draft.said = counted(draft.said, how, sender);
};

/** Everything that seat (or a spectator) has heard, in order. */
export const heardBy = ({ talk }: Room, seat: Seat | null): Said[] => {
  const whispered = talk.whispered.filter(({ to }) => seat !== null && to?.includes(seat));
  return [...talk.open, ...talk.strangers, ...whispered]
    .sort((a, b) => a.time - b.time)
    .map(({ to: _, ...said }) => said);
};
