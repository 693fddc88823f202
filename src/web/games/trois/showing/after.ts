import { CASTLES, type Space } from '#games/trois/board/board.ts';
import type { BotteId } from '#games/trois/cards/bottes.ts';
import type { Event } from '#games/trois/events.ts';
import type { MusketeerView, View } from '#games/trois/view.ts';
import type { Seat } from '#kernel/game.ts';

const changed = (view: View, seat: Seat, change: Partial<MusketeerView>): View => ({
  ...view,
  musketeers: view.musketeers.map((each, place) => (place === seat ? { ...each, ...change } : each)),
});

/** One Botte less: the one that was seen to go, or else any that the reader does not know. */
const without = (bottes: MusketeerView['bottes'], botte: BotteId | null): MusketeerView['bottes'] => {
  const known = bottes.indexOf(botte);
  const place = known >= 0 ? known : bottes.indexOf(null);
  return place < 0 ? bottes.slice(1) : bottes.toSpliced(place, 1);
};

const secretOf = (event: { readonly secret?: { readonly botte: BotteId } }): BotteId | null =>
  event.secret?.botte ?? null;

/** A turn of which nothing has been seen yet. */
const begun = (turn: View['turn'], seat: Seat): View['turn'] =>
  turn === null ? null : { ...turn, seat, prompt: 'start', dice: [], points: 0, path: [], card: null };

const withBottes = (
  view: View,
  seat: Seat,
  change: (bottes: MusketeerView['bottes']) => MusketeerView['bottes'],
): View => changed(view, seat, { bottes: change(view.musketeers[seat].bottes) });

type After = {
  readonly [Kind in Event['kind']]?: (view: View, event: Extract<Event, { kind: Kind }>, end: View) => View;
};

const moved = (view: View, { seat, path }: { seat: Seat; path: readonly Space[] }, end: View): View => {
  const at = path.at(-1);
  return at === undefined ? view : changed(view, seat, { at, toGo: end.musketeers[seat].toGo });
};

/** By what has happened; what is not here changes nothing that is seen. */
const AFTER: After = {
  taken: (view, { seat, rider }, end) =>
    changed(view, seat, { rider, at: CASTLES[rider].castle, toGo: end.musketeers[seat].toGo }),
  gazette: (view, { gazette, news }) => ({ ...view, gazette, news }),
  eased: (view, { news }) => ({ ...view, news }),
  turn: (view, { seat, round }, end) => ({
    ...view,
    phase: 'ride',
    round,
    order: end.order,
    turn: begun(view.turn ?? end.turn, seat),
  }),
  missed: (view, { seat, left, card }) => changed(view, seat, { skip: left, skipCard: left > 0 ? card : null }),
  held(view, { seat, left }) {
    const { hold } = view.musketeers[seat];
    return changed(view, seat, { hold: hold && left > 0 ? { ...hold, attempts: left } : null });
  },
  released: (view, { seat }) => changed(view, seat, { hold: null }),
  rolled(view, { seat, dice, what }) {
    const { turn } = view;
    const rolled = turn === null ? view : { ...view, turn: { ...turn, dice } };
    return what === 'ride' ? changed(rolled, seat, { oneDie: null }) : rolled;
  },
  rode: moved,
  'gave-way': moved,
  drew(view, event) {
    const { seat, card } = event;
    if (card === null) return withBottes(view, seat, bottes => [...bottes, secretOf(event)]);
    return view.turn === null ? view : { ...view, turn: { ...view.turn, card } };
  },
  dealt: (view, event) => withBottes(view, event.seat, bottes => [...bottes, secretOf(event)]),
  played: (view, { seat, botte }) => withBottes(view, seat, bottes => without(bottes, botte)),
  gave: (view, event) => withBottes(view, event.seat, bottes => without(bottes, secretOf(event))),
  waits: (view, { seat, turns, card }) =>
    changed(view, seat, { skip: view.musketeers[seat].skip + turns, skipCard: card }),
  bound: (view, { seat }, end) => changed(view, seat, { hold: end.musketeers[seat].hold }),
  'one-die': (view, { seat, card }) => changed(view, seat, { oneDie: card }),
  freed: (view, { companion }) => changed(view, companion, { skip: 0, skipCard: null, hold: null }),
  studs: (view, { seat }) => ({ ...view, given: true, studs: { where: 'rider', seat } }),
  dropped: (view, { seat, at }) => ({ ...view, studs: { where: 'square', at, by: seat } }),
  leg: (view, { seat }, end) => changed(view, seat, { leg: end.musketeers[seat].leg }),
  won: (view, { seat }) => ({ ...view, winner: seat }),
};

/**
 * How the table looks after one event of a step, before the rest of the step is shown; `end` is where the step leads.
 * What no event tells piece by piece is drawn from `end`.
 */
export const after = (view: View, event: Event, end: View): View => {
  const change = AFTER[event.kind] as ((view: View, event: Event, end: View) => View) | undefined;
  return change?.(view, event, end) ?? view;
};
