import { type Given, type Position, position } from '../../testing.ts';

export const HAS_PLAYED = { turn: 'done' } as const;

/** Athos is the last to play; Milady is in Paris, where nothing happens at the end of the phase. */
export const lastMan = (given: Given = {}): Position =>
  position({
    acting: 'athos',
    ...given,
    men: { dartagnan: HAS_PLAYED, aramis: HAS_PLAYED, porthos: HAS_PLAYED, ...given.men },
    state: { location: 'paris', ...given.state },
  });

/** The same, and nobody is at La Rochelle. */
export const lastManAwayFromSiege = (given: Given = {}): Position =>
  lastMan({ ...given, men: { aramis: { ...HAS_PLAYED, place: 'quest' }, ...given.men } });
