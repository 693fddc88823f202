import type { Tell } from '#kernel/game.ts';
import { because } from '../bars.ts';
import type { OrderId, Pile } from '../cards/cards.ts';
import type { Effect } from '../cards/effects.ts';
import { ORDERS, pileOf } from '../cards/piles.ts';
import type { Event } from '../events.ts';
import { afterDrop, settled } from '../orders/settled.ts';
import type { Position } from '../position.ts';
import { carrierOf, type State, type Turn } from '../state.ts';
import { overtake } from '../turn/studs.ts';
import type { TurnView } from '../view.ts';
import type { Botte } from './botte.ts';

const cardOf = ({ card }: TurnView): OrderId => {
  if (card === null) throw new Error('no card lies open');
  return card;
};

/** The card that lies open has no effect. */
const cancel = (_: State, turn: Turn, tell: Tell<Event>): boolean => {
  tell?.({ kind: 'cancelled', seat: turn.seat, card: cardOf(turn) });
  return false;
};

const isDrawnFrom = (turn: TurnView, pile: Pile): boolean => pileOf(cardOf(turn)) === pile;

export const parry: Botte = {
  prompts: ['drawn'],
  fits: (_, turn) => isDrawnFrom(turn, 'rochefort'),
  moment: because('TRO.15', 'moment-drew-rochefort'),
  play: cancel,
};

export const antidote: Botte = {
  prompts: ['drawn'],
  fits: (_, turn) => isDrawnFrom(turn, 'milady'),
  moment: because('TRO.15', 'moment-drew-milady'),
  play: cancel,
};

const effectOf = (position: Pick<Position, 'studs' | 'news'>, turn: TurnView): Effect =>
  settled(position, turn.seat, ORDERS[cardOf(turn)]);

/** He comes over the trapped rider with the studs, at the end of a ride by overtaking their carrier (TRO.RULING.22). */
const dodgeTrap = (draft: State, { seat }: Turn, tell: Tell<Event>) => {
  if (carrierOf(draft) !== seat) overtake(draft, seat, 'with-him', tell);
  tell?.({ kind: 'dodged', seat, what: 'trap' });
};

/** The hold is void; or he keeps the studs, and the rest of the card counts. */
const dodgeCard = (draft: State, turn: Turn, tell: Tell<Event>) => {
  const effect = effectOf(draft, turn);
  tell?.({ kind: 'dodged', seat: turn.seat, what: effect.op === 'hold' ? 'hold' : 'drop' });
  if (effect.op === 'drop-studs') turn.todo = [...afterDrop(effect), ...turn.todo];
};

/** Keeps the studs, or the hold is void. */
export const gasconRuse: Botte = {
  prompts: ['trap', 'drawn'],
  fits(position, turn) {
    if (turn.prompt === 'trap') return true;
    const { op } = effectOf(position, turn);
    return op === 'drop-studs' || op === 'hold';
  },
  moment: because('TRO.15', 'moment-drop-or-hold'),
  play(draft, turn, tell) {
    if (turn.prompt === 'trap') dodgeTrap(draft, turn, tell);
    else dodgeCard(draft, turn, tell);
    return false;
  },
};
