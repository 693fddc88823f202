import type { RuleBook } from '#kernel/text.ts';
import { chaptersOf } from '../chapters.ts';
import { actions } from './actions.ts';
import { cards } from './cards.ts';
import { duel } from './duel.ts';
import { end } from './end.ts';
import { gear } from './gear.ts';
import { general } from './general.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { players } from './players.ts';
import { quest } from './quest.ts';
import { rulings } from './rulings.ts';
import { turn } from './turn.ts';

/** The rulebook in English, in the order it is read. */
export const rules: Readonly<Record<string, string>> = {
  ...general,
  ...turn,
  ...actions,
  ...duel,
  ...gear,
  ...people,
  ...places,
  ...quest,
  ...end,
  ...players,
  ...rulings,
  ...cards,
};

/** The title of each chapter. */
export const titles: Readonly<Record<string, string>> = {
  GEN: 'What it is about',
  COMP: 'What you play with',
  SETUP: 'Setting up',
  TURN: 'A round',
  DEST: 'Milady’s destination',
  TREACH: 'Treachery',
  ACT: 'Actions',
  MOVE: 'Moving',
  TRADE: 'Trading',
  CHAR: 'Character cards',
  REINF: 'Reinforcing La Rochelle',
  CHALL: 'Challenges',
  DUEL: 'Duels',
  MANO: 'Secret manoeuvres',
  WOUND: 'Life points and wounds',
  TRAP: 'Traps',
  EQUIP: 'The Arsenal and equipment',
  UPGR: 'Upgrades',
  OUT: 'Out of action',
  ROCH: 'Rochefort',
  ATHOS: 'Athos',
  ARAMIS: 'Aramis',
  DART: 'D’Artagnan',
  PORTH: 'Porthos',
  TREV: 'Tréville',
  PARIS: 'Paris',
  LOUVRE: 'The Louvre',
  SIEGE: 'The siege of La Rochelle',
  MILQ: 'Milady’s quarters',
  RICH: 'Richelieu’s den',
  BAST: 'The Bastille',
  VIEUX: 'The Vieux-Colombier',
  QUEST: 'The Quest',
  INN: 'Board 1: the Golden Lily Inn',
  CALAIS: 'Board 2: the passage to England',
  RETURN: 'Board 3: the return to Paris',
  GALL: 'Board 4: the galleries of the Louvre',
  ONE: 'One for all, all for one',
  TIME: 'Time',
  END: 'The end of the game',
  GLASS: 'The hourglass',
  P2: 'Two players',
  P3: 'Three players',
  P4: 'Four players',
  P6: 'Six players',
  EASY: 'An easier game',
  HARD: 'A harder game',
  AUTO: 'Playing without Milady',
  TALK: 'Table talk',
  FAQ: 'The publisher’s answers',
  RULING: 'Questions and rulings',
  CARD: 'Cards, tokens and tracks',
};

export const book: RuleBook = { rules, chapters: chaptersOf(rules, titles) };
