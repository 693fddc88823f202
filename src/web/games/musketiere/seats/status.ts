import { shutOut, toLay } from '#games/musketiere/facts.ts';
import type { View } from '#games/musketiere/view.ts';
import type { Seat } from '#kernel/game.ts';
import type { Words } from '../text/words.ts';

interface StatusContext {
  readonly asked: readonly Seat[];
  readonly thinking: boolean;
  /** Whether the duel's champion or scapegoat may be named yet. */
  readonly named: boolean;
}

/** A few words on what a seat is about. */
export const statusOf = (
  view: View,
  seat: Seat,
  { asked, thinking, named }: StatusContext,
  { status }: Words,
): string | null => {
  const waits = asked.includes(seat) ? (thinking ? status.thinking : status.turn) : null;
  switch (view.phase) {
    case 'rewards':
      if (toLay(view, seat) === 0) return status.ready;
      return waits ?? (view.laid[seat] > 0 ? status.rewards(view.laid[seat]) : null);
    case 'pick':
      if (view.picked[seat]) return status.laid;
      return shutOut(view.markers[seat]) ? status.out : waits;
    case 'spoils': {
      if (view.spoils?.held && view.spoils.seat === seat) return status.holds(view.spoils.marker);
      const duel = view.duels.at(-1);
      if (named && duel?.seat === seat) return duel.won ? status.champion : status.scapegoat;
      return shutOut(view.markers[seat]) ? status.out : null;
    }
    case 'over':
      return null;
  }
};
