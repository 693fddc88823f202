import type { Barred, Seat } from '#kernel/game.ts';
import { botteWhy } from './barred/bottes.ts';
import { standingWhy, wayWhy } from './barred/ways.ts';
import { because, LEGS_FIRST, type Why } from './barred/why.ts';
import { RIDERS, TRAP } from './board/board.ts';
import { carrierOf, type Turn } from './state.ts';
import type { View } from './view.ts';
import { canRide, keyFor, trapIsBehind } from './board/ways.ts';

const WAYS = ['public', 'stairs', 'road', 'sea', 'france', 'shortcut'] as const;
const PILES = ['milady', 'rochefort', 'sword'] as const;

/** TRO.6: who has a musketeer already, or takes his before me. */
const ridersWhy = (view: View, me: Seat, add: (thing: string, why: Why | null) => void) => {
  const asked = view.musketeers.findIndex(({ rider }) => rider === null);
  for (const rider of RIDERS) {
    const owner = view.musketeers.findIndex(each => each.rider === rider);
    if (owner >= 0) add(`rider:${rider}`, because('TRO.6', 'rider-taken', { seat: owner }));
    else if (asked !== me) add(`rider:${rider}`, because('TRO.6', 'not-your-turn', { seat: asked }));
  }
};

const studsWhy = (view: View, me: Seat): Why | null => {
  const { studs } = view;
  if (studs.where === 'buckingham') return because('TRO.22', 'studs-in-castle');
  if (studs.where === 'rider')
    return studs.seat === me ? null : because('TRO.23', 'overtake-carrier', { seat: studs.seat });
  if (view.musketeers[me].leg !== 5) return LEGS_FIRST;
  return studs.at === TRAP ? because('TRO.25', 'studs-in-trap') : because('TRO.24', 'studs-on-ground');
};

const castleWhy = (view: View, me: Seat): Why | null => {
  const { leg } = view.musketeers[me];
  if (leg < 4) return LEGS_FIRST;
  return leg === 4 && view.news.buckingham === 'absent' ? because('TRO.20', 'duke-absent') : null;
};

/** Somebody else's turn. */
const waitingWhy = (view: View, me: Seat, turn: Turn): Why => {
  const { skip } = view.musketeers[me];
  return skip > 0
    ? because('TRO.13', 'missing-turns', { turns: skip })
    : because('TRO.6', 'not-your-turn', { seat: turn.seat });
};

const hasKey = (view: View, me: Seat, back: boolean): boolean => {
  const key = keyFor(view, me, back);
  return key !== null && view.musketeers[me].bottes.includes(key);
};

/** Rolling and riding a single square, before the roll. */
const startWhy = (view: View, me: Seat, add: (thing: string, why: Why | null) => void) => {
  const standing =
    canRide(view, me, false) || canRide(view, me, true) || hasKey(view, me, false) ? null : standingWhy(view, me);
  add('roll', standing);
  if (!view.given) add('one', because('TRO.16', 'studs-not-given'));
  else if (carrierOf(view) === me) add('one', because('TRO.16', 'carrier-rolls'));
  else if (view.musketeers[me].hold !== null) add('one', because('TRO.13', 'held-rolls'));
  else add('one', standing);
};

const backWhy = (view: View, me: Seat): Why | null => {
  if (!trapIsBehind(view, me)) return because('TRO.25', 'only-for-studs');
  return canRide(view, me, true) || hasKey(view, me, true) ? null : because('TRO.18', 'gate-closed');
};

const isResting = ({ path }: Turn, at: string): boolean =>
  path.length > 1 && (at === 'BON' || at === 'QUEEN' || at === 'BUCK');

/** My own turn. */
const ridingWhy = (view: View, me: Seat, turn: Turn, add: (thing: string, why: Why | null) => void) => {
  const { prompt } = turn;
  if (prompt === 'start') startWhy(view, me, add);
  if (prompt === 'start' || prompt === 'rolled') add('back', backWhy(view, me));
  const riding =
    prompt === 'start' || prompt === 'rolled' || (prompt === 'way' && !isResting(turn, view.musketeers[me].at));
  if (riding) add('stop', because('TRO.12', 'places-only'));
};

/** Why not? For all that a player might reach for, the rule that keeps him from it. */
export const barred = (view: View): readonly Barred[] => {
  const { seat: me, phase, turn } = view;
  if (me === null || phase === 'over') return [];
  const list: Barred[] = [];
  const add = (thing: string, why: Why | null) => {
    if (why !== null) list.push({ thing, ...why });
  };
  if (phase === 'take') ridersWhy(view, me, add);
  else if (turn !== null && turn.seat === me) ridingWhy(view, me, turn, add);
  else if (turn !== null) for (const thing of ['roll', 'one']) add(thing, waitingWhy(view, me, turn));
  if (phase === 'ride') for (const way of WAYS) add(`way:${way}`, wayWhy(view, me, way));
  add('castle', castleWhy(view, me));
  add('studs', studsWhy(view, me));
  add('gazettes', because('TRO.14', 'ride-over-gazette'));
  for (const pile of PILES) add(`pile:${pile}`, because('TRO.13', 'land-on-sign'));
  for (const botte of view.musketeers[me].bottes) if (botte !== null) add(`botte:${botte}`, botteWhy(view, me, botte));
  return list;
};
