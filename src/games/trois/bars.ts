import type { Seat } from '#kernel/game.ts';
import type { Bar as KernelBar, Params } from '#kernel/question.ts';
import type { Choice } from './choices.ts';
import type { Position } from './position.ts';
import type { TurnView } from './view.ts';

/** Every reason why something cannot be done; each language has a sentence for it. */
export const REASONS = [
  'not-your-turn',
  'rider-taken',
  'missing-turns',
  'land-on-sign',
  'places-only',
  'ride-over-gazette',
  'moment-turn-start',
  'moment-after-roll',
  'moment-drew-rochefort',
  'moment-drew-milady',
  'moment-gate',
  'moment-passage',
  'moment-channel',
  'moment-drop-or-hold',
  'own-turn-only',
  'studs-not-given',
  'carrier-rolls',
  'held-rolls',
  'passage-closed',
  'bonacieux-not-home',
  'bonacieux-not-with-queen',
  'gate-closed',
  'no-boat',
  'duke-absent',
  'studs-in-castle',
  'overtake-carrier',
  'studs-on-ground',
  'studs-in-trap',
  'only-for-studs',
  'carrier-not-back',
  'shortcut-not-yet',
  'shortcut-studs-behind',
  'wait-at-queen',
  'legs-first',
  'cannot-move',
] as const;
export type Reason = (typeof REASONS)[number];

/** Why something cannot be had, before, during or after anybody's turn. */
export interface Bar extends KernelBar<Position, TurnView | null, Choice> {
  readonly reason: Reason;
}

type Tells = (position: Position, turn: TurnView | null, choice: Choice, seat: Seat) => Params;

/** Whom a refusal names where nobody is meant. */
export const NOBODY: Seat = -1;

/** One refusal; made once, so that whoever only asks whether there is one pays nothing. */
export const because = (rule: string, reason: Reason, tells?: Tells): Bar =>
  tells === undefined ? { rule, reason } : { rule, reason, tells };

// Those that more than one question or way gives.

export const LEGS_FIRST = because('TRO.RULING.32', 'legs-first');
export const WAIT_AT_QUEEN = because('TRO.RULING.24', 'wait-at-queen');
export const GATE_CLOSED = because('TRO.18', 'gate-closed');
export const NO_BOAT = because('TRO.19', 'no-boat');
export const DUKE_ABSENT = because('TRO.20', 'duke-absent');
export const STUDS_ON_GROUND = because('TRO.24', 'studs-on-ground');
