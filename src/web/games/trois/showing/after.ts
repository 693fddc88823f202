import { CASTLES } from '#games/trois/board/board.ts';
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

/**
 * How the table looks after one event of a step, before the rest of the step is shown; `end` is where the step leads.
 * What no event tells piece by piece is drawn from `end`.
 */
export const after = (view: View, event: Event, end: View): View => {
  switch (event.kind) {
    case 'taken': {
      const { castle } = CASTLES[event.rider];
      return changed(view, event.seat, { rider: event.rider, at: castle, toGo: end.musketeers[event.seat].toGo });
    }
    case 'gazette':
      return { ...view, gazette: event.gazette, news: event.news };
    case 'eased':
      return { ...view, news: event.news };
    case 'turn':
      return {
        ...view,
        phase: 'ride',
        round: event.round,
        order: end.order,
        turn: begun(view.turn ?? end.turn, event.seat),
      };
    case 'missed':
      return changed(view, event.seat, { skip: event.left, skipCard: event.left > 0 ? event.card : null });
    case 'held': {
      const { hold } = view.musketeers[event.seat];
      return changed(view, event.seat, { hold: hold && event.left > 0 ? { ...hold, attempts: event.left } : null });
    }
    case 'released':
      return changed(view, event.seat, { hold: null });
    case 'rolled': {
      const { turn } = view;
      const rolled = turn === null ? view : { ...view, turn: { ...turn, dice: event.dice } };
      return event.what === 'ride' ? changed(rolled, event.seat, { oneDie: null }) : rolled;
    }
    case 'rode':
    case 'gave-way': {
      const at = event.path.at(-1);
      return at === undefined ? view : changed(view, event.seat, { at, toGo: end.musketeers[event.seat].toGo });
    }
    case 'drew': {
      if (event.card !== null) return view.turn === null ? view : { ...view, turn: { ...view.turn, card: event.card } };
      return changed(view, event.seat, { bottes: [...view.musketeers[event.seat].bottes, secretOf(event)] });
    }
    case 'dealt':
      return changed(view, event.seat, { bottes: [...view.musketeers[event.seat].bottes, secretOf(event)] });
    case 'played':
      return changed(view, event.seat, { bottes: without(view.musketeers[event.seat].bottes, event.botte) });
    case 'gave':
      return changed(view, event.seat, { bottes: without(view.musketeers[event.seat].bottes, secretOf(event)) });
    case 'waits':
      return changed(view, event.seat, {
        skip: view.musketeers[event.seat].skip + event.turns,
        skipCard: event.card,
      });
    case 'bound':
      return changed(view, event.seat, { hold: end.musketeers[event.seat].hold });
    case 'one-die':
      return changed(view, event.seat, { oneDie: event.card });
    case 'freed':
      return changed(view, event.companion, { skip: 0, skipCard: null, hold: null });
    case 'studs':
      return { ...view, given: true, studs: { where: 'rider', seat: event.seat } };
    case 'dropped':
      return { ...view, studs: { where: 'square', at: event.at, by: event.seat } };
    case 'leg':
      return changed(view, event.seat, { leg: end.musketeers[event.seat].leg });
    case 'won':
      return { ...view, winner: event.seat };
    default:
      return view;
  }
};
