import type { Location } from '#games/roy/names.ts';
import type { View } from '#games/roy/view.ts';

/** Where Milady is to be seen on the board, and how the reader knows. */
export interface HerFigure {
  readonly site: Location;
  readonly known: 'secret' | 'found' | 'shown' | 'home' | 'sealed';
}

type Seen = Pick<View, 'presence' | 'location' | 'shown'>;

/** Null while she has not set out. Sealed: her card lies face down at her quarters, she herself may be anywhere. */
export const herFigure = ({ presence, location, shown }: Seen): HerFigure | null => {
  switch (presence) {
    case 'none':
      return null;
    case 'fled':
      return { site: 'quarters', known: 'home' };
    case 'visited':
      return { site: 'richelieu', known: 'found' };
    case 'exposed':
      return { site: location ?? 'quarters', known: 'found' };
    case 'hidden':
      if (location === null) return { site: 'quarters', known: 'sealed' };
      return { site: location, known: shown ? 'shown' : 'secret' };
  }
};
