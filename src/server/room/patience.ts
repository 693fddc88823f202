import { endsBy } from '#kernel/early-end.ts';
import type { AnyGame, Seat } from '#kernel/game.ts';
import { MOMENT_LASTS, MOMENTS, NUDGES_APART } from '#wire/clock.ts';
import type { Phase, Refusal } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import type { Actor } from './actor.ts';
import { botAt, type Room } from './room.ts';
import type { RoomAction } from './room-entry.ts';

/** What the room cannot know by itself. */
export interface PatienceContext {
  readonly now: number;
  readonly phase: Phase;
  /** The seats without whose answer the match does not go on. */
  readonly owing: readonly Seat[];
  /** The levels bots play this game at. */
  readonly levels: readonly string[];
  readonly game: Pick<AnyGame, 'sides'>;
}

type Decided = RoomAction | Refusal;
type ActOf<K extends Act['act']> = Extract<Act, { act: K }>;

/** Somebody is reminded that the others wait for him. */
const nudge = (room: Room, { seat: by }: Actor, { seat }: ActOf<'nudge'>, { now, owing }: PatienceContext): Decided => {
  const nudged = room.seats[seat];
  if (nudged === undefined || seat === by) return 'seat-missing';
  if (!owing.includes(seat) || botAt(nudged) !== null || nudged.person === null) return 'not-waited-for';
  const before = nudged.nudged;
  if (before !== null && now - before < NUDGES_APART[room.opening.pace]) return 'nudged-already';
  return { kind: 'nudge', seat, by };
};

const moment = (room: Room, seat: Seat, { owing }: PatienceContext): Decided => {
  if (room.seats[seat].standIn !== null) return 'handed';
  if (!owing.includes(seat)) return 'not-asked';
  if (room.seats[seat].moments >= MOMENTS) return 'no-moments';
  return { kind: 'moment', seat, adds: MOMENT_LASTS[room.opening.pace] };
};

/** The bot that plays on for one who has resigned: neither the weakest nor one that thinks for long. */
const levelAfter = (levels: readonly string[]): string | undefined => levels[1] ?? levels[0];

/** Whether nobody is left to play for something once that seat is given up too. */
const endsWithout = ({ seats, options }: Room, seat: Seat, game: Pick<AnyGame, 'sides'>): boolean => {
  const playing = { options, seats: seats.map(({ plan }) => ({ bot: plan.kind === 'bot' ? plan.level : null })) };
  const resigned = seats.flatMap((each, at) => (each.resigned || at === seat ? [at] : []));
  return endsBy(game, playing, resigned);
};

const resign = (room: Room, seat: Seat, { levels, game }: PatienceContext): Decided => {
  if (room.seats[seat].resigned) return 'resigned';
  const level = levelAfter(levels);
  if (level === undefined) return 'level-missing';
  return { kind: 'resign', seat, level, ends: endsWithout(room, seat, game) };
};

/** What somebody who plays does about time: his own, and that of the one who is waited for. */
export const decidePatience = (
  room: Room,
  actor: Actor,
  act: ActOf<'nudge' | 'moment' | 'resign'>,
  context: PatienceContext,
): Decided => {
  if (context.phase !== 'playing') return context.phase === 'over' ? 'over' : 'not-playing';
  const { seat } = actor;
  if (seat === null) return 'not-seated';
  if (act.act === 'nudge') return nudge(room, actor, act, context);
  if (act.act === 'moment') return moment(room, seat, context);
  // Who was given another seat meanwhile does not give that one up.
  return act.seat === seat ? resign(room, seat, context) : 'seat-missing';
};
