import { isPlace, laneOf, type Space, signOf } from '../../board/board.ts';
import type { Words } from '../words.ts';

export const signs: Words['signs'] = {
  plain: { title: 'Voie libre', help: 'Il ne se passe rien ici.' },
  sword: {
    title: 'Épées',
    help: 'Si vous vous arrêtez ici, piochez dans la pile Mousquetaires : un coup de main, un contretemps ou une botte secrète.',
  },
  dagger: { title: 'Dague', help: 'Si vous vous arrêtez ici, piochez une carte Rochefort.' },
  phial: { title: 'Fiole', help: 'Si vous vous arrêtez ici, piochez une carte Milady.' },
  gazette: {
    title: 'Gazette',
    help: 'Passez dessus ou arrêtez-vous ici : après votre déplacement, on retourne la prochaine Gazette.',
  },
  trap: {
    title: 'Le cavalier piégé',
    help: 'Qui porte les ferrets les laisse ici. Pour les reprendre, il faut s’arrêter exactement sur cette case, en avançant ou en reculant.',
  },
  entry: {
    title: 'Raccourci',
    help: 'Quand Buckingham a remis les ferrets et qu’ils ont assez d’avance, on peut couper d’ici vers la route de Douvres.',
  },
  exit: { title: 'Sortie du raccourci', help: 'Le raccourci débouche ici.' },
};

const SPECIAL: Readonly<Partial<Record<Space, string>>> = {
  CASTLE_AR: 'Aramis part d’ici.',
  CASTLE_DA: 'D’Artagnan part d’ici.',
  CASTLE_PO: 'Porthos part d’ici.',
  CASTLE_AT: 'Athos part d’ici.',
  BON: 'En France, tous les chemins passent par cette maison. On peut s’y arrêter, ou continuer avec les cases qui restent.',
  QUEEN: 'Venez ici une première fois apprendre votre mission, puis rapportez-y les ferrets pour gagner.',
  CAL: 'D’ici on traverse vers Douvres, s’il y a un bateau à Calais.',
  DOV: 'D’ici on traverse vers Calais, s’il y a un bateau à Douvres.',
  BUCK: 'Qui entre ici en premier, quand le duc est chez lui, reçoit les ferrets de diamants.',
  PW4: 'Devant la porte du Louvre. Si elle est fermée, on attend ici pour entrer.',
  PW5: 'Derrière la porte du Louvre. Si elle est fermée, on attend ici pour sortir.',
  EO10: 'Devant le château de Buckingham. Si le duc est absent, on attend ici.',
};

export const about: Words['about'] = space => {
  const special = SPECIAL[space];
  if (special !== undefined) return special;
  if (!isPlace(space) && laneOf(space) === 'SP')
    return 'Une fois dans l’escalier, plus personne ne peut vous fermer la porte au nez.';
  return signs[signOf(space) ?? 'plain'].help;
};

export const ways: Words['ways'] = {
  public: { title: 'La voie pavée', help: 'Neuf cases, par la porte du Louvre.' },
  stairs: { title: 'Le passage secret', help: 'Quatre pas seulement, et aucune carte à piocher.' },
  road: { title: 'La route', help: 'Tout droit par la route.' },
  sea: { title: 'Le bateau', help: 'De l’autre côté de la mer, en un seul pas.' },
  france: { title: 'Rester en France', help: 'Les ferrets sont déjà revenus en France : inutile de traverser.' },
  shortcut: { title: 'Le raccourci', help: 'Droit vers la route de Douvres, en un seul pas.' },
};

export const legs: Words['legs'] = {
  1: {
    title: 'Chez Mme Bonacieux',
    help: 'Allez chez Mme Bonacieux : elle connaît le chemin qui mène à la Reine.',
  },
  2: {
    title: 'Chez la Reine',
    help: 'Allez chez la Reine, par la voie pavée, ou par le passage secret s’il vous est ouvert.',
  },
  3: {
    title: 'Retour chez Mme Bonacieux',
    help: 'La Reine veut ses ferrets ! Repassez d’abord chez Mme Bonacieux.',
  },
  4: {
    title: 'Chez Buckingham',
    help: 'En route pour l’Angleterre, par Calais et Douvres, jusqu’au château de Buckingham !',
  },
  5: {
    title: 'Retour chez la Reine',
    help: 'Rapportez les ferrets à la Reine, par Douvres, Calais et la maison de Mme Bonacieux.',
  },
};

export const quests: Words['quests'] = {
  carry: 'Vous portez les ferrets : rapportez-les à la Reine, et que personne ne vous dépasse !',
  chase: carrier => `${carrier} porte les ferrets : passez devant, et ils sont à vous.`,
  fetch: 'Les ferrets sont par terre : arrivez avant les autres !',
  wait: 'Vous voilà chez la Reine sans les ferrets : attendez, à moins de pouvoir reculer jusqu’à eux.',
};
