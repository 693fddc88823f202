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
  open: number;
  whispered: number;
  strangers: number;
  /** By each of those who do not sit, under the handle of his messages. */
  bySender: Readonly<Record<string, number>>;
}

export const NOTHING_SAID: SaidSoFar = { open: 0, whispered: 0, strangers: 0, bySender: {} };

type SayAction = Extract<RoomAction, { kind: 'say' }>;

/** Somebody without a seat; a host who does not play says his name. */
const isStrangers = ({ seat, name }: SayAction): boolean => seat === null && name === '';

/** So much is said at no table; it keeps a journal within bounds. */
const MOST_TALK = 5000;
const MOST_OF_STRANGERS = 300;
const MOST_OF_A_STRANGER = 30;

export const isTalkFull = ({ said }: Room, how: 'open' | 'whispered'): boolean => said[how] >= MOST_TALK;

export const isStrangerTalkFull = ({ said }: Room, sender: string): boolean =>
  said.strangers >= MOST_OF_STRANGERS || (said.bySender[sender] ?? 0) >= MOST_OF_A_STRANGER;

export const spoken = (draft: Room, action: SayAction, { time, entry }: JournalLine): void => {
  const { seat, name, text, shown = [], to } = action;
  const { id, sender = '' } = entry;
  const how = isStrangers(action) ? 'strangers' : to === null ? 'open' : 'whispered';
  const heard = { id: `${sender}${id ?? ''}`, time, seat, name, text, shown, to };
  draft.talk[how] = [...draft.talk[how], heard].slice(-TALK_KEPT);
  draft.said[how]++;
  if (how === 'strangers')
    draft.said.bySender = { ...draft.said.bySender, [sender]: (draft.said.bySender[sender] ?? 0) + 1 };
};

/** Everything that seat (or a spectator) has heard, in order. */
export const heardBy = ({ talk }: Room, seat: Seat | null): Said[] => {
  const whispered = talk.whispered.filter(({ to }) => seat !== null && to?.includes(seat));
  return [...talk.open, ...talk.strangers, ...whispered]
    .sort((a, b) => a.time - b.time)
    .map(({ to: _, ...said }) => said);
};
