import type { Barred, Seat } from '#kernel/game.ts';
import { countOf, type Marker, type Spoils, shutOut } from './state.ts';
import type { View } from './view.ts';

type Why = Omit<Barred, 'thing'>;
type Markers = readonly (Marker | null)[];

const because = (rule: string, reason: string, params?: Why['params']): Why =>
  params === undefined ? { rule, reason } : { rule, reason, params };

const handWhy = (view: View, seat: Seat): Why | null => {
  switch (view.phase) {
    case 'rewards':
      return view.laid[seat] < 3 ? null : because('MUS.6', 'rewards-laid');
    case 'pick':
      return view.picked[seat] ? because('MUS.9', 'already-picked') : null;
    case 'spoils':
      return because(view.spoils?.marker === 'jewel' ? 'MUS.11' : 'MUS.13', 'spoils-first', {
        seat: view.spoils?.seat ?? 0,
      });
    case 'over':
      return null;
  }
};

/** Why my own reward card cannot be chosen while I settle a duel; null where it can. */
const ownWhy = (view: View, { marker: owed, held }: Spoils, markers: Markers, marker: Marker | null): Why | null => {
  const full = countOf(markers, null) === 0;
  if (owed === 'jewel') {
    if (marker === null) return held || view.jewels > 0 ? null : because('MUS.14', 'take-jewel-first');
    if (marker === 'prison') return held ? because('MUS.15', 'one-marker') : null;
    return full ? because('MUS.16', 'champion-full') : because('MUS.15', 'one-marker');
  }
  if (marker === null) return held || view.prisons > 0 ? null : because('MUS.14', 'take-prison-first');
  if (full) return marker === 'jewel' ? null : because('MUS.17', 'scapegoat-full');
  if (marker === 'prison' && !held && view.prisons === 0) return because('MUS.RULING.6', 'not-your-own');
  return because('MUS.15', 'one-marker');
};

/** Why another player's reward card cannot be chosen; null where it can. */
const otherWhy = (view: View, { marker: owed, held, seat }: Spoils, marker: Marker | null): Why | null => {
  if (marker !== owed || held) return because('MUS.RULING.5', 'face-down');
  if (countOf(view.markers[seat], null) === 0)
    return owed === 'jewel' ? because('MUS.16', 'champion-full') : because('MUS.17', 'scapegoat-full');
  const left = owed === 'jewel' ? view.jewels : view.prisons;
  if (left === 0) return null;
  return owed === 'jewel' ? because('MUS.RULING.4', 'supply-first') : because('MUS.14', 'supply-first-prison');
};

const rewardWhy = (view: View, me: Seat, seat: Seat, place: number): Why | null => {
  const marker = view.markers[seat][place];
  const mine = view.spoils?.seat === me ? view.spoils : null;
  if (mine !== null) return seat === me ? ownWhy(view, mine, view.markers[me], marker) : otherWhy(view, mine, marker);
  if (seat !== me) return because('MUS.RULING.5', 'face-down');
  return marker === null ? because('MUS.6', 'rewards-stay') : because('MUS.RULING.16', 'markers-stay');
};

/** What the one who settles a duel might want to do with the supply, or not at all. */
const spoilsWhy = (view: View, { marker, held, seat }: Spoils): Barred[] => {
  const own = view.markers[seat];
  const full = countOf(own, null) === 0;
  const list: Barred[] = [];
  if (marker === 'jewel') {
    list.push({ thing: 'pass', ...because('MUS.RULING.3', 'champion-must') });
    if (countOf(own, 'prison') === 0) list.push({ thing: 'free', ...because('MUS.12', 'no-prison-to-free') });
    if (full) list.push({ thing: 'supply:jewel', ...because('MUS.16', 'champion-full') });
    else if (view.jewels === 0 && !held) list.push({ thing: 'supply:jewel', ...because('MUS.14', 'no-jewel-left') });
  } else {
    list.push({ thing: 'pass', ...because('MUS.13', 'scapegoat-must') });
    if (full) list.push({ thing: 'supply:prison', ...because('MUS.RULING.7', 'only-a-jewel') });
    else if (view.prisons === 0 && !held) list.push({ thing: 'supply:prison', ...because('MUS.14', 'no-prison-left') });
  }
  return list;
};

/** Why not? For every card and marker a player might reach for, the rule that keeps him from it. */
export const barred = (view: View): readonly Barred[] => {
  const { seat: me } = view;
  if (me === null || view.phase === 'over') return [];
  const list: Barred[] = [];
  const hand = handWhy(view, me);
  if (hand !== null) for (const card of view.hand) list.push({ thing: `hand:${card}`, ...hand });
  for (let seat = 0; seat < view.markers.length; seat++) {
    for (let place = 0; place < view.laid[seat]; place++) {
      const why = rewardWhy(view, me, seat, place);
      if (why !== null) list.push({ thing: `reward:${seat}:${place}`, ...why });
    }
    if (seat !== me && view.thrown[seat] > 0)
      list.push({ thing: `thrown:${seat}`, ...because('MUS.RULING.15', 'thrown-hidden') });
  }
  list.push({ thing: 'guards', ...because('MUS.8', 'one-guard-at-a-time') });
  list.push({ thing: 'talk', ...because('MUS.RULING.11', 'no-talk') });
  if (view.phase === 'pick' && shutOut(view.markers[me]))
    list.push({ thing: 'fight', ...because('MUS.18', 'shut-out') });
  if (view.spoils?.seat === me) list.push(...spoilsWhy(view, view.spoils));
  return list;
};
