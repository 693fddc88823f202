import { hasTreachery, razeable } from '#games/roy/facts.ts';
import type { Location, Musketeer } from '#games/roy/names.ts';
import type { View } from '#games/roy/view.ts';

/** What Milady can hope for at a place, and how much of it there is. */
export interface Gain {
  readonly kind:
    | 'paris-card'
    | 'no-paris-card'
    | 'treachery'
    | 'no-treachery'
    | 'intercept'
    | 'no-mission'
    | 'raze'
    | 'no-raze';
  readonly count: number;
}

const gain = (kind: Gain['kind'], count = 0): Gain => ({ kind, count });

/** ROY.DEST.7. What the place has to give now; it may still change before she takes it. */
export const gainAt = (view: View, location: Location): Gain => {
  switch (location) {
    case 'quarters':
      return view.parisPile > 0 ? gain('paris-card', view.parisPile) : gain('no-paris-card');
    case 'richelieu':
      return hasTreachery(view) ? gain('treachery') : gain('no-treachery');
    case 'la-rochelle': {
      const cards = razeable(view).length;
      return cards > 0 ? gain('raze', cards) : gain('no-raze');
    }
    case 'paris':
      return gain(view.paris === null ? 'no-mission' : 'intercept');
    case 'louvre':
      return gain(view.louvre === null ? 'no-mission' : 'intercept');
    case 'quest':
      return gain('intercept');
  }
};

/** The musketeers who stand at a place. Nobody but Milady enters her quarters. */
export const menAt = (view: View, location: Location): readonly Musketeer[] =>
  view.men.filter(man => man.place === location).map(man => man.who);
