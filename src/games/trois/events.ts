import type { Seat } from '#kernel/game.ts';
import type { Rider, Space } from './board/board.ts';
import type { BotteId } from './cards/bottes.ts';
import type { OrderId, Pile } from './cards/cards.ts';
import type { Element, GazetteId, News } from './cards/gazettes.ts';

interface ToSeat {
  readonly to: readonly Seat[];
  readonly botte: BotteId;
}

export type Event =
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly secret: ToSeat; readonly reveals: true }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly rider: Rider }
  | {
      readonly kind: 'gazette';
      readonly gazette: GazetteId;
      readonly news: News;
      /** first: at set-up (TRO.8); read: a gazette square (TRO.14); printer: BS08; stuck: TRO.RULING.34. */
      readonly why: 'first' | 'read' | 'printer' | 'stuck';
      readonly seat: Seat | null;
      readonly reveals: true;
    }
  /** TRO.21: what was marked "one turn at most" is over. */
  | { readonly kind: 'eased'; readonly elements: readonly Element[]; readonly news: News }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'missed'; readonly seat: Seat; readonly card: OrderId; readonly left: number }
  | { readonly kind: 'blocked'; readonly seat: Seat; readonly at: Space }
  | {
      readonly kind: 'rolled';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly what: 'ride' | 'hold' | 'test';
      readonly reveals: true;
    }
  /** The roll of a hold failed; `left` attempts remain, and with none the hold ends. */
  | { readonly kind: 'held'; readonly seat: Seat; readonly card: OrderId; readonly left: number }
  | {
      readonly kind: 'released';
      readonly seat: Seat;
      readonly card: OrderId;
      readonly how: 'roll' | 'attempts' | 'freed';
    }
  | { readonly kind: 'tested'; readonly seat: Seat; readonly die: number; readonly passed: boolean }
  /** A move, square by square, its start first. */
  | {
      readonly kind: 'rode';
      readonly seat: Seat;
      readonly path: readonly Space[];
      readonly by: 'dice' | 'one' | 'card' | 'companion';
      readonly back: boolean;
    }
  /** TRO.11: the square was taken. */
  | { readonly kind: 'gave-way'; readonly seat: Seat; readonly path: readonly Space[] }
  | {
      readonly kind: 'stopped';
      readonly seat: Seat;
      readonly at: Space;
      readonly why: 'gate' | 'boat' | 'castle' | 'queen';
      readonly lost: number; // points
    }
  /** `card` is null for a Botte, which only its drawer knows. */
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly pile: Pile;
      readonly card: OrderId | null;
      readonly secret?: ToSeat;
      readonly reveals: true;
    }
  | { readonly kind: 'played'; readonly seat: Seat; readonly botte: BotteId; readonly reveals: true }
  | { readonly kind: 'cancelled'; readonly seat: Seat; readonly card: OrderId }
  /** The card, or a part of it, does nothing: no spies are about, he has no Botte to lose, no companion waits. */
  | {
      readonly kind: 'in-vain';
      readonly seat: Seat;
      readonly card: OrderId;
      readonly missing: 'spies' | 'bottes' | 'companions';
    }
  | { readonly kind: 'waits'; readonly seat: Seat; readonly turns: number; readonly card: OrderId }
  | { readonly kind: 'bound'; readonly seat: Seat; readonly card: OrderId }
  | { readonly kind: 'one-die'; readonly seat: Seat; readonly card: OrderId }
  | { readonly kind: 'again'; readonly seat: Seat; readonly why: 'double' | 'card' }
  /** A Botte went under the pile, hidden. */
  | {
      readonly kind: 'gave';
      readonly seat: Seat;
      readonly why: 'limit' | 'lost' | 'paid';
      readonly secret: ToSeat;
      readonly reveals?: true; // when chance took it
    }
  | { readonly kind: 'freed'; readonly seat: Seat; readonly companion: Seat }
  | {
      readonly kind: 'studs';
      readonly seat: Seat;
      readonly from: 'buckingham' | 'ground' | 'trap' | 'overtaken';
      readonly loser: Seat | null; // whom he overtook
    }
  | { readonly kind: 'dropped'; readonly seat: Seat; readonly at: Space; readonly trap: boolean }
  /** BS09: he keeps the studs, or the hold is void. */
  | { readonly kind: 'dodged'; readonly seat: Seat; readonly what: 'drop' | 'trap' | 'hold' }
  | { readonly kind: 'leg'; readonly seat: Seat; readonly leg: number; readonly at: Space }
  | { readonly kind: 'won'; readonly seat: Seat; readonly round: number };
