import type { Seat } from '#kernel/game.ts';
import type { Place, Space } from './board/board.ts';
import { landings } from './board/landings.ts';
import { stepBack, stepOn } from './board/steps.ts';
import { type Field, headingOf } from './board/ways.ts';
import { type Element, GAZETTES, type GazetteId, type News } from './cards/gazettes.ts';
import type { Choice } from './choices.ts';
import type { Position } from './position.ts';
import { carrierOf, LEG_ENDS } from './state.ts';
import type { View } from './view.ts';

// Facts over what everybody sees, for the rules, the bots and the page alike: nobody works a rule out for himself.

export const isCarrier = (field: Pick<Field, 'studs'>, seat: Seat): boolean => carrierOf(field) === seat;

/** He misses turns, or a card holds him (TRO.13). */
export const isWaiting = ({ musketeers }: Pick<Position, 'musketeers'>, seat: Seat): boolean =>
  musketeers[seat].skip > 0 || musketeers[seat].hold !== null;

/** Seats in order of play (TRO.6); before that is settled, as they sit. */
export const inOrder = ({ order, musketeers }: View): readonly Seat[] =>
  order.length > 0 ? order : musketeers.map((_, seat) => seat);

/** Who has the fewest steps to go; nobody while all are level. */
export const leadersOf = ({ musketeers }: View): readonly Seat[] => {
  const least = Math.min(...musketeers.map(({ toGo }) => toGo));
  const first = musketeers.flatMap(({ toGo }, seat) => (toGo === least ? [seat] : []));
  return first.length === musketeers.length ? [] : first;
};

/** What a rider is about: to end his leg, to bring the studs home, to fetch or win them, or to wait for them (TRO.RULING.24). */
export type Quest = 'leg' | 'carry' | 'wait' | 'fetch' | 'chase';

/** Null before he has taken a musketeer, and once somebody has won. */
export const questOf = ({ musketeers, studs, winner }: View, seat: Seat): Quest | null => {
  const { leg, at, rider } = musketeers[seat];
  if (rider === null || winner !== null) return null;
  if (carrierOf({ studs }) === seat) return 'carry';
  if (leg !== 5) return 'leg';
  if (at === 'QUEEN') return 'wait';
  return studs.where === 'square' ? 'fetch' : 'chase';
};

/** The place a rider rides to; null where he is after the studs, which are seen on the board themselves. */
export const goalPlace = (view: View, seat: Seat): Place | null => {
  const { leg } = view.musketeers[seat];
  if (view.phase !== 'ride') return null;
  return leg === 5 && !isCarrier(view, seat) ? null : LEG_ENDS[leg];
};

/** Where the ride can end if this is chosen; nowhere for a choice that is no ride. */
export const landsOf = (choice: Choice, view: View, seat: Seat): readonly Space[] => {
  const { turn } = view;
  if (turn === null) return [];
  const { points } = turn;
  if (choice.kind === 'ride') return landings(view, { seat, points, heading: 'on' });
  if (choice.kind === 'back') return landings(view, { seat, points, heading: 'back' });
  return choice.kind === 'way' ? landings(view, { seat, points, heading: headingOf(turn), by: choice.way }) : [];
};

/** The space that a choice leads to first: the next one on a way, or where he stops; null for any other choice. */
export const leadsTo = (choice: Choice, { turn, musketeers }: View, seat: Seat): Space | null => {
  const { at, leg } = musketeers[seat];
  const step = turn?.back === true ? stepBack : stepOn;
  if (choice.kind === 'way') return step(choice.way, at, leg);
  if (choice.kind === 'stop') return at;
  return choice.kind === 'botte' && turn?.prompt === 'way' ? step('stairs', at, leg) : null; // BS04
};

/** How many dice the next roll is of; a hold is tried with two. */
export const diceOf = ({ oneDie, hold }: View['musketeers'][number]): 1 | 2 =>
  oneDie !== null && hold === null ? 1 : 2;

/** A state of the news that is marked "one turn at most" and still in force (TRO.21). */
export const oneTurnOf = (gazette: GazetteId, news: News, of: keyof News): Element | null => {
  const marked: readonly string[] = GAZETTES[gazette].oneTurn;
  return marked.includes(of) && news[of] === GAZETTES[gazette][of] ? (of as Element) : null;
};
