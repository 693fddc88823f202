import type { View } from '../../view.ts';
import {
  type Labels,
  lacks,
  onTurn,
  type Prompts,
  pointsOf,
  rolledAs,
  rollsOne,
  type Start,
  startOf,
} from '../situation.ts';
import { bottes } from './bottes.ts';
import { bySquares, list, riders, space, squares, title } from './names.ts';
import { orders } from './orders.ts';

const tries = (count: number) => (count === 1 ? 'Encore un essai.' : `Encore ${count} essais.`);

const START: Readonly<Record<Start, (view: View) => string>> = {
  hold(view) {
    const hold = onTurn(view).hold;
    if (hold === null) return START.plain(view);
    const held = title(orders[hold.card].title);
    return hold.until === 'double'
      ? `${held} vous retient : faites un double pour repartir. ${tries(hold.attempts)}`
      : `${held} vous retient : faites ${hold.until} ou plus pour repartir. ${tries(hold.attempts)}`;
  },
  'one-die'(view) {
    const card = onTurn(view).oneDie;
    return card === null
      ? START.plain(view)
      : `${title(orders[card].title)} : cette fois, vous n’avez qu’un dé. En selle ?`;
  },
  gate: () => 'La porte du Louvre est fermée : impossible de passer. Que faites-vous ?',
  boat: () => 'Pas de bateau de ce côté : impossible de traverser. Que faites-vous ?',
  castle: () => 'Le duc est absent : impossible d’entrer dans son château. Que faites-vous ?',
  queen: () => 'Vous voilà chez la Reine sans les ferrets : il ne reste qu’à attendre.',
  again: () => 'Vous pouvez encore lancer les dés !',
  carrier: () => 'Vous portez les ferrets : lancez les dés, et au galop vers la Reine !',
  'roll-or-one': () => 'À vous : lancez-vous les dés, ou avancez-vous d’une seule case ?',
  plain: () => 'À vous : lancez les dés, et au galop !',
};

const dice = (view: View) => list((view.turn?.dice ?? []).map(String));

const drawn = (view: View) => {
  const card = view.turn?.card ?? null;
  return card === null ? null : orders[card];
};

export const prompts: Prompts = {
  take: () => 'Quel mousquetaire prenez-vous ?',
  start: view => START[startOf(view)](view),
  rolled(view) {
    switch (rolledAs(view)) {
      case 'one':
        return 'Une case : en avant, ou en arrière ?';
      case 'both-ways':
        return `Vous avez fait ${dice(view)} : ${squares(pointsOf(view))}. En avant, ou en arrière vers les ferrets ?`;
      case 'on':
        return `Vous avez fait ${dice(view)} : ${squares(pointsOf(view))} à parcourir.`;
    }
  },
  way: view =>
    `Vous êtes ${space(onTurn(view).at).at}, avec encore ${squares(pointsOf(view))} à parcourir. Comment continuez-vous ?`,
  gate: view =>
    lacks(view, 'BS03')
      ? 'La porte du Louvre est fermée : vous attendez ici.'
      : 'La porte du Louvre est fermée. Attendez-vous ici, ou jouez-vous une botte secrète ?',
  port: view => `Pas de bateau ${space(onTurn(view).at).at}. Que faites-vous ?`,
  trap: view =>
    lacks(view, 'BS09')
      ? 'Le cavalier piégé ! Les ferrets restent avec lui.'
      : 'Le cavalier piégé ! Les ferrets restent avec lui, à moins que vous n’ayez la bonne botte secrète.',
  drawn(view) {
    const card = drawn(view);
    return card === null ? 'Une carte est retournée. Obéissez-vous ?' : `${title(card.title)}. ${card.help}`;
  },
  lose: () => 'Quelle botte secrète perdez-vous ?',
  limit: () => 'Trois bottes secrètes au plus : laquelle va sous la pile ?',
  pay: () => 'Vous voilà dans la cave : rendez-vous une botte secrète pour en sortir, ou passez-vous un tour ?',
  free: () => 'Quel compagnon délivrez-vous ?',
};

export const labels: Labels = {
  take: ({ rider }) => riders[rider],
  roll: (_, view) => (rollsOne(view) ? 'Lancer le dé' : 'Lancer les dés'),
  one: () => 'Avancer d’une case',
  wait: () => 'Attendre',
  ride: (_, view) => `Avancer ${bySquares(pointsOf(view))}`,
  back: (_, view) => `Reculer ${bySquares(pointsOf(view))}`,
  way({ way }, view) {
    switch (way) {
      case 'public':
        return 'Prendre la voie pavée';
      case 'stairs':
        return 'Prendre le passage secret';
      case 'road':
        return 'Continuer sur la route';
      case 'sea':
        return onTurn(view).at === 'CAL' ? 'Embarquer pour Douvres' : 'Embarquer pour Calais';
      case 'france':
        return 'Continuer en France';
      case 'shortcut':
        return 'Prendre le raccourci';
    }
  },
  stop: (_, view) => (view.turn?.prompt === 'way' ? 'S’arrêter ici' : 'Attendre ici'),
  botte: ({ botte }) => `Jouer ${title(bottes[botte].title)}`,
  obey: () => 'Obéir à la carte',
  leave: () => 'Laisser les ferrets',
  give: ({ botte }) => `Rendre ${title(bottes[botte].title)}`,
  keep: () => 'Passer un tour',
  free: ({ seat }, _, who) => `Délivrer ${who.name(seat)}`,
};
