import { type Card, CHARACTERS, type Character, countIn, sortedHand } from '../../cards/adventure.ts';
import type { ADVERSARY_IDS } from '../../cards/adversaries.ts';
import { TOKEN_KINDS, type Token } from '../../cards/tokens.ts';
import type { TreacheryId } from '../../cards/treachery.ts';
import type { BlueRoll, RedRoll } from '../../events.ts';
import type { Location, Musketeer } from '../../names.ts';
import type { Names, Noun, Somewhere, Thing } from '../shape.ts';
import { each } from '../shape.ts';

const person = (name: string): Noun => ({ name, the: name, of: `of ${name}`, to: `to ${name}` });
const noun = (name: string, the = `the ${name}`): Noun => ({ name, the, of: `of ${the}`, to: `to ${the}` });

const thing = (name: string, a: string, one: string, many = `${one}s`): Thing => ({
  name,
  a,
  count: count => (count === 1 ? `1 ${one}` : `${count} ${many}`),
});
const character = (name: string): Thing => ({ name, a: name, count: () => name });
const place = (name: string, the: string, at: string): Somewhere => ({
  name,
  at,
  to: `to ${the}`,
  from: `from ${the}`,
});

const ADVERSARIES = {
  henchman: noun('Henchman', 'the Henchman'),
  boisrenard: person('Boisrenard'),
  lubin: person('Lubin'),
  bernajoux: person('Bernajoux'),
  brisemont: person('Brisemont'),
  cahusac: person('Cahusac'),
  biscarat: person('Biscarat'),
  vitray: person('Vitray'),
  houdiniere: { ...person('la Houdinière'), name: 'La Houdinière' },
  laffemas: person('Laffemas'),
  jussac: person('Jussac'),
  cavois: person('Cavois'),
} satisfies Record<(typeof ADVERSARY_IDS)[number], Noun>;

const NAMES_OF_CHARACTERS: Readonly<Record<Character, string>> = {
  bassompierre: 'M. de Bassompierre',
  essarts: 'M. des Essarts',
  buckingham: 'Buckingham',
  captain: 'M. de Tréville',
  ketty: 'Ketty',
  laporte: 'M. de La Porte',
  planchet: 'Planchet',
};

export const names: Names = {
  musketeers: {
    dartagnan: { ...person('d’Artagnan'), name: 'D’Artagnan' },
    athos: person('Athos'),
    aramis: person('Aramis'),
    porthos: person('Porthos'),
    treville: person('Tréville'),
  },
  foes: {
    ...ADVERSARIES,
    guard: noun('Guard', 'the guard'),
    inn: noun('Adversary at the Inn', 'the adversary at the Inn'),
    wardes: { ...person('de Wardes'), name: 'De Wardes' },
    road: noun('Adversary on the road', 'the adversary on the road'),
    first: noun('First adversary', 'the first adversary'),
    second: noun('Second adversary', 'the second adversary'),
    jailer: noun('Jailer', 'the jailer'),
    rochefort: person('Rochefort'),
  },
  tokens: {
    snare: thing('Snare', 'a Snare', 'Snare'),
    shields: thing(
      'Two Shields',
      'an adversary with two Shields',
      'adversary with two Shields',
      'adversaries with two Shields',
    ),
    parry: thing(
      'Sword and Shield',
      'an adversary with a Sword and a Shield',
      'adversary with a Sword and a Shield',
      'adversaries with a Sword and a Shield',
    ),
    swords: thing(
      'Two Swords',
      'an adversary with two Swords',
      'adversary with two Swords',
      'adversaries with two Swords',
    ),
    two: thing('2 dice', 'an adversary with 2 dice', 'adversary with 2 dice', 'adversaries with 2 dice'),
    three: thing('3 dice', 'an adversary with 3 dice', 'adversary with 3 dice', 'adversaries with 3 dice'),
    four: thing('4 dice', 'an adversary with 4 dice', 'adversary with 4 dice', 'adversaries with 4 dice'),
    decoy: thing('Decoy', 'a Decoy', 'Decoy'),
  },
  traps: {
    beggars: noun('Beggars', 'the Beggars'),
    harlot: noun('Harlot', 'the Harlot'),
    nemesis: noun('Nemesis', 'the Nemesis'),
    thief: noun('Thief', 'the Thief'),
    assassin: noun('Assassin', 'the Assassin'),
  },
  treachery: {
    emergency: 'Emergency!',
    reinforcements: 'Reinforcement',
    ambush: 'Ambush',
    conscripts: 'Conscripts',
    jailed: 'Sent to La Bastille',
    isolation: 'Isolation',
    'dead-end': 'Dead End',
    balm: 'Balm',
    intrigue: 'Plot against the Queen',
  },
  paris: {
    abduction: 'The Abduction',
    disappearance: 'The Disappearance',
    captive: 'Constance held captive',
    smuggler: 'The Smuggler',
    message: 'A message for the Queen',
    duels: 'Duels in Paris',
  },
  louvre: {
    poisons: 'The affair of the poisons',
    debts: 'The Queen’s gambling debts',
    chevreuse: 'The duchess of Chevreuse',
    slander: 'Slander at court',
    letter: 'The stolen letter',
    confessor: 'The false confessor',
    portrait: 'Buckingham’s portrait',
    ball: 'The masked ball',
  },
  cards: {
    erudition: thing('Erudition', 'an Erudition card', 'Erudition card'),
    nobility: thing('Nobility', 'a Nobility card', 'Nobility card'),
    gallantry: thing('Gallantry', 'a Gallantry card', 'Gallantry card'),
    panache: thing('Panache', 'a Panache card', 'Panache card'),
    single: thing('Combat', 'a Combat card', 'Combat card'),
    double: thing('Double Combat', 'a double Combat card', 'double Combat card'),
    ...each(CHARACTERS, card => character(NAMES_OF_CHARACTERS[card])),
  },
  items: {
    horse: thing('Thoroughbred', 'a thoroughbred', 'thoroughbred'),
    pistol: thing('Pistol', 'a pistol', 'pistol'),
    armour: thing('Armour', 'a suit of armour', 'suit of armour', 'suits of armour'),
    blade: thing('Toledo sword', 'a Toledo sword', 'Toledo sword'),
    balm: thing('Balm', 'a balm', 'balm'),
    manoeuvre: thing('Improved manoeuvre', 'an improved manoeuvre', 'improved manoeuvre'),
    erudition: thing('Erudition upgrade', 'an Erudition upgrade', 'Erudition upgrade'),
    nobility: thing('Nobility upgrade', 'a Nobility upgrade', 'Nobility upgrade'),
    gallantry: thing('Gallantry upgrade', 'a Gallantry upgrade', 'Gallantry upgrade'),
    panache: thing('Panache upgrade', 'a Panache upgrade', 'Panache upgrade'),
  },
  skills: { erudition: 'Erudition', nobility: 'Nobility', gallantry: 'Gallantry', panache: 'Panache' },
  places: {
    quarters: place('Milady’s quarters', 'Milady’s quarters', 'in Milady’s quarters'),
    richelieu: place('Richelieu’s den', 'Richelieu’s den', 'at Richelieu’s den'),
    'vieux-colombier': place('The Vieux-Colombier', 'the Vieux-Colombier', 'at the Vieux-Colombier'),
    bastille: place('The Bastille', 'the Bastille', 'in the Bastille'),
    paris: place('Paris', 'Paris', 'in Paris'),
    louvre: place('The Louvre', 'the Louvre', 'at the Louvre'),
    'la-rochelle': place('La Rochelle', 'La Rochelle', 'at La Rochelle'),
    quest: place('The Quest', 'the Quest', 'at the Quest'),
  },
  boards: {
    1: 'The Golden Lily Inn',
    2: 'The passage to England',
    3: 'The return to Paris',
    4: 'The galleries of the Louvre',
  },
  paths: ['Chambers', 'Stables', 'Cellar'],
  faces: {
    sword: thing('Sword', 'a Sword', 'Sword'),
    shield: thing('Shield', 'a Shield', 'Shield'),
    lily: thing('Lily', 'a Lily', 'Lily', 'Lilies'),
  },
  effects: { time: 'stop time', honour: 'restore the Queen’s honour', epic: 'gain 2 Epic tokens' },
};

// Words that many sentences share.

/** A musketeer inside a sentence, and at its head. */
export const man = (who: Musketeer): string => names.musketeers[who].the;
export const Man = (who: Musketeer): string => names.musketeers[who].name;
/** “Athos’s turn”, “d’Artagnan’s turn” */
export const whose = (who: Musketeer): string => `${man(who)}’s`;

/** The first letter of a sentence. */
export const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });
export const list = (parts: readonly string[]): string => conjunction.format(parts);
export const either = (parts: readonly string[]): string => disjunction.format(parts);

const counted =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? `1 ${one}` : `${count} ${many}`;

export const pistoles = counted('pistole', 'pistoles');
export const lifePoints = counted('life point', 'life points');
export const epicTokens = counted('Epic token', 'Epic tokens');
export const tokens = counted('token', 'tokens');
export const actions = counted('action', 'actions');
export const dice = counted('die', 'dice');
export const redDice = counted('red die', 'red dice');
export const cards = counted('card', 'cards');
export const oneForAllCards = counted('One-for-all card', 'One-for-all cards');
export const points = counted('point of honour', 'points of honour');

/** What is left of something. */
export const orNone = (count: number): string => (count === 0 ? 'none' : String(count));

/** A title set off from its sentence. */
export const title = (name: string): string => `“${name}”`;

/** The faces of a roll; nothing rolled is said as such. */
const faces = (roll: readonly (readonly [count: number, face: 'sword' | 'shield' | 'lily'])[]): string => {
  const shown = roll.filter(([count]) => count > 0);
  return shown.length === 0 ? 'nothing' : list(shown.map(([count, face]) => names.faces[face].count(count)));
};
export const blueRoll = ({ swords, shields, lilies }: BlueRoll): string =>
  faces([
    [swords, 'sword'],
    [shields, 'shield'],
    [lilies, 'lily'],
  ]);
export const redRoll = ({ swords, shields }: RedRoll): string =>
  faces([
    [swords, 'sword'],
    [shields, 'shield'],
  ]);

/** Several cards, equal ones counted. */
export const counts = (held: readonly Card[]): string[] => {
  const sorted = sortedHand(held);
  return [...new Set(sorted)].map(card => {
    const count = countIn(sorted, card);
    return count === 1 ? names.cards[card].a : names.cards[card].count(count);
  });
};

/** Several Treachery cards, equal ones counted. */
export const plots = (held: readonly TreacheryId[]): string[] =>
  [...new Set(held)].map(card => {
    const count = held.filter(other => other === card).length;
    return count === 1 ? title(names.treachery[card]) : `${count} × ${title(names.treachery[card])}`;
  });

/** Several Quest tokens in the order of the supply, equal ones counted. */
export const tokenCounts = (lying: readonly Token[]): string[] =>
  [...TOKEN_KINDS, 'decoy' as const].flatMap(kind => {
    const count = lying.filter(token => token === kind).length;
    if (count === 0) return [];
    return count === 1 ? names.tokens[kind].a : names.tokens[kind].count(count);
  });

/** Where Milady is, told to herself. */
export const yourPlace = (location: Location): string =>
  location === 'quarters' ? 'in your quarters' : names.places[location].at;
