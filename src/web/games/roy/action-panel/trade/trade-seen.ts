import type { Card } from '#games/roy/cards/adventure.ts';
import type { Event } from '#games/roy/events.ts';
import { mayReadTrade } from '#games/roy/facts.ts';
import type { Equipment, Musketeer } from '#games/roy/names.ts';
import type { Offer, TradeTask } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';

/** What one of two traders puts in, as far as the reader may know it. */
export interface SeenTray {
  readonly who: Musketeer;
  /** The cards; only how many once they have passed (ROY.TRADE.11); null while the offer is between the two (ROY.HID.31). */
  readonly cards: readonly Card[] | number | null;
  readonly gear: readonly Equipment[];
  /** It is this tray that is being filled. */
  readonly filling: boolean;
  readonly agreed: boolean;
}

export interface SeenTrade {
  readonly stage: TradeTask['stage'] | 'made';
  readonly first: SeenTray;
  readonly second: SeenTray;
  /** Some of it is known to the two alone. */
  readonly closed: boolean;
}

export const tradeUnderWay = (view: View): SeenTrade | null => {
  const task = view.todo.at(-1);
  if (task?.kind !== 'trade') return null;
  const reads = mayReadTrade(view, task, view.seat);
  const tray = (man: number, { cards, gear }: Offer, filling: boolean, begun = true): SeenTray => ({
    who: view.men[man].who,
    cards: reads || !begun ? cards : null,
    gear,
    filling,
    agreed: task.agreed.includes(view.men[man].seat),
  });
  return {
    stage: task.stage,
    first: tray(task.man, task.gives, task.stage === 'offer'),
    second: tray(task.partner, task.takes, task.stage === 'answer', task.stage !== 'offer'),
    closed: !reads,
  };
};

type Traded = Extract<Event, { kind: 'traded' }>;

/** What has changed hands, told to everybody. */
const tradeMade = ({ who, partner, gave, took, gearGiven, gearTaken, open, secret }: Traded): SeenTrade => {
  // The secret part reaches the two alone.
  const known = secret ?? open;
  const tray = (whose: Musketeer, cards: readonly Card[] | number, gear: readonly Equipment[]): SeenTray => ({
    who: whose,
    cards,
    gear,
    filling: false,
    agreed: true,
  });
  return {
    stage: 'made',
    first: tray(who, known?.given ?? gave, gearGiven),
    second: tray(partner, known?.taken ?? took, gearTaken),
    closed: known === null && gave + took > 0,
  };
};

/** The trade that is under way, or that the step just shown has brought about. */
export const tradeSeen = (view: View, shown: readonly Event[]): SeenTrade | null => {
  const made = shown.findLast((event): event is Traded => event.kind === 'traded');
  return tradeUnderWay(view) ?? (made === undefined ? null : tradeMade(made));
};
