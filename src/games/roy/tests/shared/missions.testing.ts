import type { Card } from '../../cards/adventure.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';
import { last } from './last-to-play.testing.ts';

const cards = (card: Card, count: number): readonly Card[] => new Array<Card>(count).fill(card);

/** Porthos wins the challenge of the Louvre, all there is to do there. */
export const louvre = (given: Given = {}): Position =>
  last('porthos', {
    hands: { porthos: cards('gallantry', 2) },
    louvre: { card: 'portrait' },
    foes: [],
    traps: [],
    ...given,
    men: { porthos: { place: 'louvre' } },
  });

/** Rochefort stands exposed in Paris and intercepts whatever Porthos tries. */
export const rochefort = (given: Given = {}): Position =>
  last('porthos', {
    paris: { card: 'abduction', foes: ['henchman'] },
    ...given,
    men: { porthos: { place: 'paris', ...given.men?.porthos } },
    state: { location: 'paris', presence: 'exposed', shown: true, standing: 'always', ...given.state },
  });

/** Porthos beats Jussac, the last of a Louvre mission, and is felled by his sting. */
export const lastDuel = (foe: 'jussac' | 'henchman') =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'louvre', life: 1 } },
    louvre: { card: 'poisons', won: true, foes: [foe] },
    louvreStack: ['debts'],
    foes: foe === 'jussac' ? ['boisrenard'] : ['lubin'],
    traps: ['assassin'],
  })
    .dice(blue(0, 0, 3), foe === 'jussac' ? red(3, 0) : red(2, 0))
    .play('porthos', { kind: 'duel', foe });

/** The first token of the first path is gone. */
export const INN: NonNullable<Given['inn']> = [
  [null, 'three', 'three', 'four'],
  ['two', 'three', 'parry', 'shields'],
  ['decoy', 'decoy', 'decoy', 'decoy'],
];

export const innAt = (path: number, given: Given = {}) =>
  position({
    ...given,
    acting: 'porthos',
    men: { porthos: { place: 'quest', path, space: 0 } },
    inn: INN,
  });
