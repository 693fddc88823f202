import { SKILLS, type Skill } from '../names.ts';

// ROY.COMP.2: 47 cards, 24 Skill, 16 Combat, 7 Character.

export const COMBAT = ['single', 'double'] as const;
export type Combat = (typeof COMBAT)[number];
export const CHARACTERS = [
  'bassompierre',
  'essarts',
  'buckingham',
  'captain', // M. de Tréville, the card
  'ketty',
  'laporte',
  'planchet',
] as const;
export type Character = (typeof CHARACTERS)[number];

export const ADVENTURE = [...SKILLS, ...COMBAT, ...CHARACTERS] as const;
export type Card = Skill | Combat | Character;

export const COPIES: Readonly<Record<Card, number>> = {
  erudition: 6,
  nobility: 6,
  gallantry: 6,
  panache: 6,
  single: 13,
  double: 3,
  bassompierre: 1,
  essarts: 1,
  buckingham: 1,
  captain: 1,
  ketty: 1,
  laporte: 1,
  planchet: 1,
};

const RANK = Object.fromEntries(ADVENTURE.map((card, rank) => [card, rank])) as Readonly<Record<Card, number>>;

export const isCharacter = (card: Card): card is Character => RANK[card] > RANK.double;

export const WHOLE_DECK: readonly Card[] = ADVENTURE.flatMap(card => new Array<Card>(COPIES[card]).fill(card));

/** ROY.COMP.3, ROY.DUEL.3: the dice a card adds to a duel or to the garrison. */
export const combatDice = (card: Card): number => (card === 'double' ? 2 : 1);

/** A hand is sorted and never changed, only replaced. */
export type Hand = readonly Card[];

export const withCard = (hand: Hand, card: Card): Hand => {
  let at = hand.length;
  while (at > 0 && RANK[hand[at - 1]] > RANK[card]) at--;
  const next = hand.slice();
  next.push(card);
  for (let i = next.length - 1; i > at; i--) next[i] = next[i - 1];
  next[at] = card;
  return next;
};

export const withoutCard = (hand: Hand, card: Card): Hand => {
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`no ${card} in hand`);
  const next: Card[] = [];
  for (let i = 0; i < hand.length; i++) if (i !== at) next.push(hand[i]);
  return next;
};

export const sortedHand = (cards: readonly Card[]): Hand => cards.slice().sort((a, b) => RANK[a] - RANK[b]);

/** A Character card is the last of a sorted hand. */
export const holdsCharacter = (hand: Hand): boolean => hand.length > 0 && isCharacter(hand[hand.length - 1]);

/** Whether a Combat card is among them. */
export const holdsCombat = (hand: Hand): boolean => {
  for (let i = 0; i < hand.length; i++) if (hand[i] === 'single' || hand[i] === 'double') return true;
  return false;
};

export const countIn = (hand: Hand, card: Card): number => {
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (hand[i] === card) count++;
  return count;
};
