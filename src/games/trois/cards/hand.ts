import type { Seat, Tell } from '#kernel/game.ts';
import type { Event } from '../events.ts';
import { EVERYBODY, type Known, RETURNED, type State } from '../state.ts';
import type { BotteId } from './bottes.ts';
import { putUnder } from './piles.ts';

/** TRO.15 */
export const HAND_LIMIT = 3;

export const holds = (bottes: readonly { readonly card: BotteId }[], botte: BotteId): boolean => {
  for (let place = 0; place < bottes.length; place++) if (bottes[place].card === botte) return true;
  return false;
};

const takeOut = (draft: State, seat: Seat, botte: BotteId): Known<BotteId> => {
  const musketeer = draft.musketeers[seat];
  const held = musketeer.bottes.find(each => each.card === botte);
  if (held === undefined) throw new Error(`${botte} is not in this hand`);
  musketeer.bottes = musketeer.bottes.filter(each => each !== held);
  return held;
};

/** TRO.15: a Botte is played openly and goes under the sword pile. */
export const playBotte = (draft: State, seat: Seat, botte: BotteId, tell: Tell<Event>) => {
  takeOut(draft, seat, botte);
  putUnder(draft, botte, EVERYBODY);
  tell?.({ kind: 'played', seat, botte, reveals: true });
};

/**
 * A Botte goes under the sword pile unseen. Whoever knew some of this hand cannot tell any more whether the one he knew
 * is gone, unless it was the only one.
 */
export const giveBotte = (
  draft: State,
  seat: Seat,
  botte: BotteId,
  why: 'limit' | 'lost' | 'paid',
  by: 'choice' | 'chance',
  tell: Tell<Event>,
) => {
  const musketeer = draft.musketeers[seat];
  const only = musketeer.bottes.length === 1;
  const { seen } = takeOut(draft, seat, botte);
  const own = 1 << seat;
  putUnder(draft, botte, only && seen === EVERYBODY ? seen : (only ? seen : own) | RETURNED);
  musketeer.bottes = musketeer.bottes.map(({ card }) => ({ card, seen: own }));
  const told = { kind: 'gave', seat, why, secret: { to: [seat], botte } } as const;
  tell?.(by === 'chance' ? { ...told, reveals: true } : told);
};
