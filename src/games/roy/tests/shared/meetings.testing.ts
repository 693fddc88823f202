import type { Man } from '../../state.ts';
import { type Given, type Position, position } from '../../testing.ts';

/** Athos acts, seat 2; Porthos is with him in Paris, seat 4. */
export const meetingInParis = (more: Given = {}): Position =>
  position({
    acting: 'athos',
    ...more,
    men: {
      dartagnan: { place: 'louvre', ...more.men?.dartagnan },
      athos: { place: 'paris', ...more.men?.athos },
      porthos: { place: 'paris', ...more.men?.porthos },
    },
  });

/** Athos and Porthos in Paris, Athos acting; Aramis is there too. */
export const threeInParis = (state: Given['state'] = {}, porthos: Partial<Man> = {}): Position =>
  position({
    acting: 'athos',
    men: { athos: { place: 'paris' }, aramis: { place: 'paris' }, porthos: { place: 'paris', ...porthos } },
    hands: { athos: ['ketty'], porthos: ['single'] },
    state,
  });
