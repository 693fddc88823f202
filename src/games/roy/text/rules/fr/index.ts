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

/** The rulebook in French, one text per rule. */
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

/** The title of each chapter, in the order they are read. */
export const titles: Readonly<Record<string, string>> = {
  GEN: 'Le but et les principes',
  COMP: 'Le matériel',
  SETUP: 'La mise en place',
  TURN: 'Le déroulement d’une manche',
  DEST: 'La destination de Milady',
  TREACH: 'Les Perfidies',
  ACT: 'Les actions',
  MOVE: 'Se déplacer',
  TRADE: 'Échanger',
  CHAR: 'Les cartes Personnage',
  REINF: 'Les renforts à La Rochelle',
  CHALL: 'Les défis',
  DUEL: 'Les duels',
  MANO: 'Les bottes secrètes',
  WOUND: 'Les points de vie',
  TRAP: 'Les Embûches',
  EQUIP: 'L’Arsenal et l’équipement',
  UPGR: 'Les améliorations',
  OUT: 'Hors de combat',
  ROCH: 'Rochefort',
  ATHOS: 'Athos',
  ARAMIS: 'Aramis',
  DART: 'D’Artagnan',
  PORTH: 'Porthos',
  TREV: 'Tréville',
  PARIS: 'Paris',
  LOUVRE: 'Le Louvre',
  SIEGE: 'Le siège de La Rochelle',
  MILQ: 'L’hôtel de Milady',
  RICH: 'Chez Richelieu',
  BAST: 'La Bastille',
  VIEUX: 'Le Vieux-Colombier',
  QUEST: 'La Quête',
  INN: 'Plateau 1 : l’auberge du Lys d’or',
  CALAIS: 'Plateau 2 : le passage vers l’Angleterre',
  RETURN: 'Plateau 3 : le retour vers Paris',
  GALL: 'Plateau 4 : les galeries du Louvre',
  ONE: 'Un pour tous, tous pour un',
  TIME: 'Le temps',
  END: 'La fin de la partie',
  GLASS: 'Le sablier',
  P2: 'À deux joueurs',
  P3: 'À trois joueurs',
  P4: 'À quatre joueurs',
  P6: 'À six joueurs',
  EASY: 'Une partie plus facile',
  HARD: 'Une partie plus difficile',
  AUTO: 'Jouer sans Milady',
  TALK: 'Parler à la table',
  FAQ: 'Les réponses de l’éditeur',
  RULING: 'Questions et réponses',
  CARD: 'Cartes, jetons et pistes',
};

export const book: RuleBook = { rules, chapters: chaptersOf(rules, titles) };
