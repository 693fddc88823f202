import type { Seat } from '#kernel/game.ts';
import { PATIENCE } from '#wire/limits.ts';
import type { MotionView, Refusal } from '#wire/to-client.ts';
import type { MotionAbout } from '#wire/to-server.ts';
import type { Patience } from './absence.ts';
import type { Actor } from './actor.ts';
import type { Room } from './room.ts';
import type { RoomAction } from './room-entry.ts';

/** Something put to those who play: all who are asked have to agree, and one no ends it. */
export interface Motion {
  readonly about: MotionAbout;
  /** Null for a host who does not play. */
  readonly by: Seat | null;
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
  /** When it lapses, in milliseconds since 1970. */
  readonly until: number;
}

type RoomActionOf<K extends RoomAction['kind']> = Extract<RoomAction, { kind: K }>;

/** The seat a motion is about; null where it is about the table. */
const concerned = (about: MotionAbout): Seat | null => ('seat' in about ? about.seat : null);

/**
 * Who has a say: people who play and are here, but not the one who asks, nor the one it is about. Nobody's match ends
 * behind his back: about that everybody is asked who has not given up his seat.
 */
export const askedAbout = ({ seats }: Room, about: MotionAbout, by: Seat | null): readonly Seat[] =>
  seats.flatMap(({ plan, person, resigned, standIn, goneSince }, seat) => {
    const isPerson = plan.kind !== 'bot' && person !== null && !resigned;
    const isAtIt = standIn === null && goneSince === null;
    return isPerson && (isAtIt || about.what === 'end') && seat !== by && seat !== concerned(about) ? [seat] : [];
  });

/** The motion that people can still vote on. */
export const openMotion = ({ motion }: Room, now: number): Motion | null =>
  motion !== null && now <= motion.until ? motion : null;

/** What follows where all have agreed. */
const CARRY: { readonly [K in MotionAbout['what']]: (draft: Room, about: Extract<MotionAbout, { what: K }>) => void } =
  {
    replace(draft, { seat }) {
      draft.seats[seat].issue++;
      draft.seats[seat].reissued = true;
    },
    end(draft) {
      draft.ended = { why: 'agreed' };
    },
  };

const isCarried = ({ asked, agreed }: Pick<Motion, 'asked' | 'agreed'>): boolean =>
  asked.every(seat => agreed.includes(seat));

/** A vote is the last one that was waited for. */
export const carries = ({ asked, agreed }: Motion, seat: Seat): boolean =>
  isCarried({ asked, agreed: [...agreed, seat] });

const settle = (draft: Room, motion: Motion): void => {
  draft.motion = isCarried(motion) ? null : motion;
  if (isCarried(motion)) (CARRY[motion.about.what] as (draft: Room, about: MotionAbout) => void)(draft, motion.about);
};

/** With nobody to ask it is settled at once. */
export const put = (draft: Room, { seat: by, about, asked, lasts }: RoomActionOf<'motion'>, time: number): void =>
  settle(draft, { about, by, asked, agreed: [], until: time + lasts });

export const voted = (draft: Room, { seat, agreed }: RoomActionOf<'vote'>): void => {
  const { motion } = draft;
  if (motion === null) return;
  if (agreed) settle(draft, { ...motion, agreed: [...motion.agreed, seat] });
  else draft.motion = null;
};

/** Whoever it was about has come back: there is nothing to agree on any more. */
export const withdrawnAbout = ({ motion }: Room, seat: Seat): Motion | null =>
  motion !== null && concerned(motion.about) === seat ? null : motion;

/** What the room cannot know by itself. */
export interface MotionContext {
  readonly now: number;
  /** Away long enough for the others to agree that somebody else plays on; longer where there is nobody to ask. */
  readonly isAwayFor: (seat: Seat, patience: Patience) => boolean;
}

/** Why something cannot be put to the table; null where it can. */
const barred = (room: Room, about: MotionAbout, asked: readonly Seat[], context: MotionContext): Refusal | null => {
  if (about.what === 'end') return null;
  const seat = room.seats[about.seat];
  if (seat === undefined || seat.plan.kind === 'bot' || seat.person === null || seat.reissued) return 'seat-missing';
  if (seat.resigned) return 'resigned';
  return context.isAwayFor(about.seat, asked.length === 0 ? 'alone' : 'away') ? null : 'still-here';
};

export const decideMotion = (
  room: Room,
  { seat, host }: Actor,
  about: MotionAbout,
  context: MotionContext,
): RoomActionOf<'motion'> | Refusal => {
  if (seat === null && !host) return 'not-seated';
  if (openMotion(room, context.now) !== null) return 'motion-open';
  const asked = askedAbout(room, about, seat);
  const why = barred(room, about, asked, context);
  return why ?? { kind: 'motion', seat, about, asked, lasts: PATIENCE.motion[room.opening.pace] };
};

export const decideVote = (
  room: Room,
  { seat }: Actor,
  agreed: boolean,
  { now }: Pick<MotionContext, 'now'>,
): RoomActionOf<'vote'> | Refusal => {
  if (seat === null) return 'not-seated';
  const motion = openMotion(room, now);
  if (motion === null || !motion.asked.includes(seat) || motion.agreed.includes(seat)) return 'motion-gone';
  return { kind: 'vote', seat, agreed };
};

/** As everybody at the table sees it. */
export const motionView = (room: Room, now: number): MotionView | null => {
  const motion = openMotion(room, now);
  if (motion === null) return null;
  const { about, by, asked, agreed, until } = motion;
  return { about, by, agreed, waiting: asked.filter(seat => !agreed.includes(seat)), left: until - now };
};
