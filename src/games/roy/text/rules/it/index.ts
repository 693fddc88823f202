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

/** The rulebook of Mousquetaires du Roy in Italian, one text per rule. */
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

/** The titles of its chapters. */
export const titles: Readonly<Record<string, string>> = {
  GEN: 'Lo scopo del gioco',
  COMP: 'Il materiale',
  SETUP: 'La preparazione',
  TURN: 'Il giro',
  DEST: 'La destinazione di Milady',
  TREACH: 'I Tradimenti',
  ACT: 'Le azioni',
  MOVE: 'Muoversi',
  TRADE: 'Scambiare',
  CHAR: 'Le carte Personaggio',
  REINF: 'Rinforzare La Rochelle',
  CHALL: 'Le sfide',
  DUEL: 'I duelli',
  MANO: 'Le manovre segrete',
  WOUND: 'Le ferite',
  TRAP: 'Le Trappole',
  EQUIP: 'L’Arsenale e l’equipaggiamento',
  UPGR: 'I miglioramenti',
  OUT: 'Fuori combattimento',
  ROCH: 'Rochefort',
  ATHOS: 'Athos',
  ARAMIS: 'Aramis',
  DART: 'D’Artagnan',
  PORTH: 'Porthos',
  TREV: 'Tréville',
  PARIS: 'Parigi',
  LOUVRE: 'Il Louvre',
  SIEGE: 'L’assedio di La Rochelle',
  MILQ: 'Il rifugio di Milady',
  RICH: 'Il covo di Richelieu',
  BAST: 'La Bastiglia',
  VIEUX: 'Il Vieux-Colombier',
  QUEST: 'La Ricerca',
  INN: 'Plancia 1: la locanda del Giglio d’Oro',
  CALAIS: 'Plancia 2: il passaggio per l’Inghilterra',
  RETURN: 'Plancia 3: il ritorno a Parigi',
  GALL: 'Plancia 4: le gallerie del Louvre',
  ONE: 'Uno per tutti, tutti per uno',
  TIME: 'Il tempo',
  END: 'La fine della partita',
  GLASS: 'La clessidra',
  P2: 'In due',
  P3: 'In tre',
  P4: 'In quattro',
  P6: 'In sei',
  EASY: 'Una partita più facile',
  HARD: 'Una partita più difficile',
  AUTO: 'Giocare senza Milady',
  TALK: 'Parlare al tavolo',
  FAQ: 'Le risposte dell’editore',
  RULING: 'Domande e risposte',
  CARD: 'Carte, segnalini e valori',
};

export const book: RuleBook = { rules, chapters: chaptersOf(rules, titles) };
