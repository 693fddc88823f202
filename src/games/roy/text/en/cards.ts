import { CHARACTERS, type Character, COMBAT } from '../../cards/adventure.ts';
import { ARSENAL, BALM_HEALS } from '../../cards/arsenal.ts';
import { BRIBE, CALAIS_VALUE, EPICS, GARRISON_MOST, PASSAGE_PRICE, SPACES_PER_EPIC } from '../../cards/board.ts';
import { IMPROVED, SHEETS } from '../../cards/musketeers.ts';
import { TOKEN_CHALLENGE, TOKEN_KINDS, TOKENS } from '../../cards/tokens.ts';
import { ITEMS, type Item, MUSKETEERS, type Musketeer, SKILLS } from '../../names.ts';
import { type CardTexts, each } from '../shape.ts';
import { hers, pattern } from './cards-milady.ts';
import { dice, epicTokens, lifePoints, list, names, pistoles, redDice } from './names.ts';

const CHARACTER_HELP: Readonly<Record<Character, string>> = {
  bassompierre: 'Play him from anywhere: he takes a card space at La Rochelle and adds 1 blue die to every siege.',
  essarts: `${pistoles(3)} go into the purse.`,
  buckingham: `The musketeers gain ${epicTokens(1)}.`,
  captain: 'Draw 3 Adventure cards.',
  ketty: 'Milady turns her Location card face up for all to see. She is not exposed by it.',
  laporte: 'The Queen regains 1 point of honour.',
  planchet: 'Either another musketeer draws a card and may make a free move, or your own regains 1 life point.',
};

const price = (item: Item): string => {
  const cost = ARSENAL[item].price;
  if (cost === 'combat') return 'Price: a Combat card.';
  return cost === 'card' ? 'Price: any Adventure card.' : `Price: ${pistoles(cost)}.`;
};

const GEAR_HELP: Readonly<Record<Exclude<Item, (typeof SKILLS)[number]>, string>> = {
  horse: 'Once per round its owner moves from one place to another without spending an action.',
  pistol: 'One extra Sword in its owner’s first roll of each duel.',
  armour: 'One extra Shield in every roll of a duel; no help against a secret manoeuvre.',
  blade: 'Once per duel, after any roll, its owner may reroll one of his own dice.',
  balm: `The buyer regains ${lifePoints(BALM_HEALS)} at once, up to his maximum.`,
  manoeuvre: `A secret manoeuvre that needs only ${pattern(IMPROVED)}. It replaces the old one; d’Artagnan keeps both.`,
};

const isSkill = (item: Item): item is (typeof SKILLS)[number] => (SKILLS as readonly Item[]).includes(item);

const itemHelp = (item: Item): string =>
  isSkill(item) ? `${names.skills[item]} +1 for the rest of the game.` : GEAR_HELP[item];

const ABILITIES: Readonly<Record<Musketeer, string>> = {
  dartagnan: 'He has the better secret manoeuvre, and may own the improved one as well.',
  athos: 'Rochefort never intercepts him.',
  aramis: 'Once per round any card from his hand counts +1 in a challenge, or is one more die in a duel.',
  porthos: 'He is the strongest: nobody has more life points.',
  treville:
    'Once on his turn, for an action, he lets another musketeer carry out an action at once. He starts with a Toledo sword.',
};

const sheet = (who: Musketeer): string => {
  const { skills, life, dice: blue, manoeuvre } = SHEETS[who];
  const values = list(SKILLS.map(skill => `${names.skills[skill]} ${skills[skill]}`));
  return `${values}; ${lifePoints(life)}, ${dice(blue)}. Secret manoeuvre: ${pattern(manoeuvre)}. ${ABILITIES[who]}`;
};

const fighting = (kind: (typeof TOKEN_KINDS)[number]): string => {
  const { dice: red, fixed } = TOKENS[kind].fighter;
  if (kind === 'snare')
    return 'Whoever reveals it or walks into it loses 1 life point. No fight; the token is discarded.';
  if (fixed === null) return `An adversary with ${redDice(red)} and 1 life point.`;
  return `An adversary who rolls no dice: his result is always ${pattern({ ...fixed, lilies: 0 })}.`;
};

export const cards: CardTexts = {
  ...hers,
  skills: each(SKILLS, skill => ({
    title: names.cards[skill].name,
    help: `Skill card: +1 in a challenge of ${names.skills[skill]}. Any card can pay for an upgrade.`,
  })),
  combat: each(COMBAT, card => ({
    title: names.cards[card].name,
    help:
      card === 'double'
        ? 'Combat card worth two: two more dice in a duel, or two for every siege when laid at La Rochelle.'
        : 'Combat card: one more die in a duel, or one for every siege when laid at La Rochelle.',
  })),
  characters: each(CHARACTERS, card => ({ title: names.cards[card].name, help: CHARACTER_HELP[card] })),
  oneForAll: {
    title: 'One for all, all for one',
    help: 'At any moment: time stops for the rest of the round, or the Queen regains 2 points of honour, or it counts as 2 Epic tokens.',
  },
  tokens: {
    ...each(TOKEN_KINDS, kind => ({ title: names.tokens[kind].name, help: fighting(kind) })),
    decoy: { title: names.tokens.decoy.name, help: 'Nobody to fight: it is discarded, and the action is spent.' },
  },
  challengeTokens: each(SKILLS, skill => ({
    title: `${names.skills[skill]} ${TOKEN_CHALLENGE}`,
    help: 'Winning this challenge is one of the ways to pass the antechamber.',
  })),
  epic: {
    title: 'Epic token',
    help: `For the Quest only: reveals ${SPACES_PER_EPIC} tokens at the Inn, lowers a challenge of the passage to England by 1, is one more die on the return to Paris, and ${PASSAGE_PRICE} open a secret passage. There are ${EPICS}.`,
  },
  items: each(ITEMS, item => ({ title: names.items[item].name, help: `${itemHelp(item)} ${price(item)}` })),
  musketeers: each(MUSKETEERS, who => ({ title: names.musketeers[who].name, help: sheet(who) })),
  boards: {
    1: {
      title: names.boards[1],
      help: 'Three paths of four tokens, face down. Clear one path to its end to complete the board.',
    },
    2: {
      title: names.boards[2],
      help: `Win the four challenges, each of value ${CALAIS_VALUE.erudition}, then beat de Wardes.`,
    },
    3: {
      title: names.boards[3],
      help: 'Beat the adversaries A, B and C. Cards are added before the adversary is revealed, Epic tokens after.',
    },
    4: {
      title: names.boards[4],
      help: `Pass four antechambers: by the challenge of value ${TOKEN_CHALLENGE}, by beating both adversaries, or by a secret passage for ${epicTokens(PASSAGE_PRICE)}. Then the musketeers win.`,
    },
  },
  places: {
    quarters: {
      title: names.places.quarters.name,
      help: 'If Milady ends the musketeers’ phase here she may take a Paris card. Musketeers may never enter.',
    },
    richelieu: {
      title: names.places.richelieu.name,
      help: 'If Milady is here she takes Treachery cards, unless a musketeer comes and finds her. A musketeer who comes when she is elsewhere is thrown into the Bastille.',
    },
    'vieux-colombier': {
      title: names.places['vieux-colombier'].name,
      help: 'The musketeers’ quarters: those out of action are brought here, and Milady never comes.',
    },
    bastille: {
      title: names.places.bastille.name,
      help: `The prison. Bribe the guards for ${pistoles(BRIBE)} or beat the jailer, for an action each.`,
    },
    paris: {
      title: names.places.paris.name,
      help: 'Milady’s Paris card does harm every round until its challenge, its duels and whatever else it asks for are done.',
    },
    louvre: {
      title: names.places.louvre.name,
      help: 'A mission for the Queen. Its token moves down every round: on space 3 she loses 1 point of honour, on space 4 she loses 2 and the mission fails.',
    },
    'la-rochelle': {
      title: names.places['la-rochelle'].name,
      help: `Up to ${GARRISON_MOST} cards can be laid here; each adds its dice to the siege that is tested every round.`,
    },
    quest: {
      title: names.places.quest.name,
      help: 'Four boards in order: the Inn, the passage to England, the return to Paris, the galleries. Completing the fourth wins the game.',
    },
  },
};
