import type { Event } from '#games/trois/events.ts';
import type { Seat } from '#kernel/game.ts';
import type { IconName } from '#web/art/icon-names.ts';
import { PILE_ICONS } from '../cards/kinds.ts';

/** What an event brought a rider or cost him, as small as it floats above his medal. */
export interface Gain {
  readonly seat: Seat;
  /** Null for squares: there the number is enough. */
  readonly icon: IconName | null;
  /** Signed; null where the picture says it all. */
  readonly amount: number | null;
}

/** Null for an event that leaves everybody as he was. */
export const gainOf = (event: Event): Gain | null => {
  switch (event.kind) {
    case 'rode':
      return { seat: event.seat, icon: null, amount: (event.path.length - 1) * (event.back ? -1 : 1) };
    case 'gave-way':
      return { seat: event.seat, icon: null, amount: 1 - event.path.length };
    case 'drew':
      return event.card === null
        ? { seat: event.seat, icon: 'feather', amount: 1 }
        : { seat: event.seat, icon: PILE_ICONS[event.pile], amount: null };
    case 'dealt':
      return { seat: event.seat, icon: 'feather', amount: 1 };
    case 'played':
    case 'gave':
      return { seat: event.seat, icon: 'feather', amount: -1 };
    case 'waits':
      return { seat: event.seat, icon: 'hourglass', amount: -event.turns };
    case 'bound':
      return { seat: event.seat, icon: 'wolf-trap', amount: null };
    case 'freed':
      return { seat: event.companion, icon: 'breaking-chain', amount: null };
    case 'studs':
      return { seat: event.seat, icon: 'cut-diamond', amount: 1 };
    case 'dropped':
      return { seat: event.seat, icon: 'cut-diamond', amount: -1 };
    default:
      return null;
  }
};

/** With its sign, as it is printed. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);
