import type { Refusals } from '../situation.ts';
import { turns } from './names.ts';

export const refusals: Refusals = {
  'not-your-turn': ({ seat, who }) => `C’est à ${who.name(seat)} de jouer.`,
  'rider-taken': ({ seat, who }) =>
    seat === who.me ? 'C’est déjà votre mousquetaire.' : `${who.name(seat)} a déjà pris ce mousquetaire.`,
  'missing-turns': ({ turns: count }) => `Vous devez encore passer ${turns(count)}.`,
  'land-on-sign': 'On ne pioche dans cette pile qu’en s’arrêtant sur une case à son signe.',
  'places-only':
    'On ne peut écourter un trajet que chez Mme Bonacieux, chez la Reine ou chez Buckingham, en y arrivant.',
  'ride-over-gazette': 'On ne retourne une nouvelle Gazette que lorsqu’un cavalier passe sur une case Gazette.',
  'moment-turn-start': 'Cette botte secrète se joue au début de votre tour, avant de lancer les dés.',
  'moment-after-roll': 'Cette botte secrète se joue juste après votre lancer.',
  'moment-drew-rochefort': 'Cette botte secrète se joue quand vous piochez une carte Rochefort.',
  'moment-drew-milady': 'Cette botte secrète se joue quand vous piochez une carte Milady.',
  'moment-gate': 'Cette botte secrète se joue quand vous arrivez à la porte fermée du Louvre.',
  'moment-passage':
    'Cette botte secrète se joue quand vous partez de chez Mme Bonacieux ou de chez la Reine et que l’escalier vous est interdit.',
  'moment-channel': 'Cette botte secrète se joue au port, quand il n’y a pas de bateau.',
  'moment-drop-or-hold':
    'Cette botte secrète se joue quand vous devriez abandonner les ferrets, ou quand une carte vous retient.',
  'own-turn-only': 'Les bottes secrètes ne se jouent que pendant votre tour.',
  'studs-not-given': 'On ne peut avancer d’une seule case qu’une fois les ferrets remis par Buckingham.',
  'carrier-rolls': 'Qui porte les ferrets lance toujours les dés.',
  'held-rolls': 'Une carte vous retient : il faut lancer les dés pour repartir.',
  'passage-closed': 'Le passage secret est fermé.',
  'bonacieux-not-home': 'Pour monter par l’escalier, il faut que Mme Bonacieux soit chez elle.',
  'bonacieux-not-with-queen': 'Pour descendre par l’escalier, il faut que Mme Bonacieux soit chez la Reine.',
  'gate-closed': 'Les hallebardes sont croisées : personne ne passe la porte du Louvre.',
  'no-boat': 'Il n’y a pas de bateau de ce côté de la mer.',
  'duke-absent': 'Le duc est absent : personne n’entre dans son château avant qu’une Gazette n’annonce son retour.',
  'studs-in-castle': 'Buckingham a toujours les ferrets : qui entre en premier dans son château les reçoit.',
  'overtake-carrier': ({ seat, who }) =>
    seat === who.me
      ? 'Vous avez déjà les ferrets.'
      : `${who.name(seat)} a les ferrets : pour les prendre, il faut passer devant.`,
  'studs-on-ground': ({ choice }) =>
    choice.kind === 'way'
      ? 'Les ferrets sont sur la voie pavée : à la dernière étape, on ne les évite pas par l’escalier.'
      : 'Les ferrets sont sur une case : qui y passe en premier les ramasse.',
  'studs-in-trap': 'Les ferrets sont chez le cavalier piégé : il faut s’arrêter exactement sur sa case.',
  'only-for-studs': 'On ne peut reculer que pour reprendre les ferrets au cavalier piégé.',
  'carrier-not-back': 'On ne peut éviter l’Angleterre qu’une fois les ferrets revenus en France.',
  'shortcut-not-yet': 'Le raccourci s’ouvre quand Buckingham a remis les ferrets.',
  'shortcut-studs-behind':
    'Les ferrets n’ont pas encore atteint la sortie du raccourci : il ne sert qu’à les rattraper.',
  'wait-at-queen': 'Ici on attend les ferrets ; on n’en repart que pour les reprendre au cavalier piégé.',
  'legs-first': 'Il faut d’abord finir les étapes du voyage, l’une après l’autre.',
  'cannot-move': 'D’ici, vous ne pouvez pas faire un seul pas pour le moment.',
};
