import type { Seat } from '#kernel/game.ts';
import type { Rider } from './board/board.ts';
import type { BotteId } from './cards/bottes.ts';
import type { Pile } from './cards/cards.ts';

/**
 * A way out of a place: the public way or the secret stairs (TRO.3), the road when there is but one, the sea, or for a
 * late rider in Calais on through France (TRO.26), and the shortcut (TRO.27).
 */
export type Way = 'public' | 'stairs' | 'road' | 'sea' | 'france' | 'shortcut';
/** In the order they are offered. */
export const WAYS: readonly Way[] = ['public', 'stairs', 'road', 'sea', 'france', 'shortcut'];

/** What the rules offer. */
export type Offered =
  | { readonly kind: 'take'; readonly rider: Rider } // TRO.6
  | { readonly kind: 'roll' } // TRO.10
  | { readonly kind: 'one' } // TRO.16
  | { readonly kind: 'wait' } // TRO.RULING.33
  | { readonly kind: 'ride' } // after the roll
  | { readonly kind: 'back' } // TRO.25: backward to the studs on the trapped rider
  | { readonly kind: 'way'; readonly way: Way } // TRO.RULING.9
  | { readonly kind: 'stop' } // TRO.12, or the move ends at a gate or port that needs a Botte
  | { readonly kind: 'botte'; readonly botte: BotteId } // TRO.15
  | { readonly kind: 'obey' } // TRO.13
  | { readonly kind: 'leave' } // TRO.25: the studs stay with the trapped rider
  | { readonly kind: 'give'; readonly botte: BotteId } // a Botte goes under the pile
  | { readonly kind: 'keep' } // pays no Botte
  | { readonly kind: 'free'; readonly seat: Seat }; // a companion waits no longer

/** Tried in vain: no rule ever offers it. */
export type Vain =
  | { readonly kind: 'draw'; readonly from: Pile | 'gazettes' } // TRO.13, TRO.14: a card for the asking
  | { readonly kind: 'enter'; readonly place: 'BUCK' } // TRO.20: Buckingham's castle, by will alone
  | { readonly kind: 'grab'; readonly what: 'studs' }; // TRO.22 to TRO.25: the studs, from afar

export type Choice = Offered | Vain;

/**
 * start   the turn begins, or goes on after a double   roll, one, wait, botte (BS08)
 * rolled  the dice lie there                           ride, back, botte (BS06, BS07)
 * way     at a place or the shortcut, points left      way, stop, botte (BS04)
 * gate    before the closed gate                       stop, botte (BS03)
 * port    no boat on this side                         stop, way (france), botte (BS05)
 * trap    the carrier comes to the trapped rider       leave, botte (BS09)
 * drawn   a card lies open                             obey, botte (BS01, BS02, BS09)
 * lose    a card takes one Botte                       give
 * limit   a fourth Botte                               give
 * pay     a Botte, or the rest of the card             give, keep
 * free    which companion is freed                     free
 */
export const PROMPTS = [
  'start',
  'rolled',
  'way',
  'gate',
  'port',
  'trap',
  'drawn',
  'lose',
  'limit',
  'pay',
  'free',
] as const;
export type RidePrompt = (typeof PROMPTS)[number];

/** Before the ride every seat takes a musketeer (TRO.6). */
export type Prompt = 'take' | RidePrompt;
