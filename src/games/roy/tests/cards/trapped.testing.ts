import { SHEETS } from '../../cards/musketeers.ts';
import { PARIS } from '../../cards/paris.ts';
import { type Given, position } from '../../testing.ts';

/** The Abduction's challenge and the cards with which Porthos meets it. */
const ABDUCTION = PARIS.abduction.challenge?.value ?? 0;

const cards = (more = 0) => new Array<'panache'>(ABDUCTION - SHEETS.porthos.skills.panache + more).fill('panache');

/** Porthos acts in Paris, where the Abduction lies with a Henchman and a Trap; his cards are just enough. */
export const trapped = (paris: Partial<NonNullable<Required<Given>['paris']>>, given: Given = {}) =>
  position({
    ...given,
    acting: 'porthos',
    men: { porthos: { place: 'paris' }, ...given.men },
    hands: { porthos: cards(), ...given.hands },
    paris: { card: 'abduction', foes: ['henchman'], ...paris },
  });
