import type { AdversaryId } from '../../cards/adversaries.ts';
import { type Given, type Position, position } from '../../testing.ts';

/** Athos in Paris with somebody to fight. */
export const against = (foe: AdversaryId, more: Given = {}): Position =>
  position({
    acting: 'athos',
    paris: { card: 'abduction', foes: [foe] },
    ...more,
    men: { ...more.men, athos: { place: 'paris', ...more.men?.athos } },
  });
