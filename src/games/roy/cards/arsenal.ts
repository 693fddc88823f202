import { ITEMS, type Item, type Mark } from '../names.ts';

/** What an item costs: pistoles, a Combat card, or any Adventure card. */
export type Price = number | 'combat' | 'card';

interface Row {
  readonly copies: number;
  readonly price: Price;
  readonly marks: Readonly<Record<'copies' | 'price', Mark>>;
}

const skill: Row = { copies: 2, price: 'card', marks: { copies: 'book', price: 'book' } };
const house = { copies: 'house', price: 'house' } as const;

// ROY.CARD.46
export const ARSENAL: Readonly<Record<Item, Row>> = {
  horse: { copies: 2, price: 2, marks: house },
  pistol: { copies: 2, price: 2, marks: { copies: 'book', price: 'house' } },
  armour: { copies: 2, price: 2, marks: house },
  blade: { copies: 2, price: 2, marks: house },
  balm: { copies: 1, price: 1, marks: house },
  manoeuvre: { copies: 2, price: 'combat', marks: { copies: 'house', price: 'book' } },
  erudition: skill,
  nobility: skill,
  gallantry: skill,
  panache: skill,
};

export type Stores = Readonly<Record<Item, number>>;
export const FULL_STORES: Stores = Object.fromEntries(ITEMS.map(item => [item, ARSENAL[item].copies])) as Stores;

/** What the Arsenal balm gives back (ROY.UPGR.1). */
export const BALM_HEALS = 2;
