import type { Seat } from '#kernel/game.ts';
import type { Who } from '#kernel/text.ts';
import type { Event } from '../../events.ts';
import { isCrossing, type RideSentences, said } from '../situation.ts';
import { bySquares, space } from './names.ts';

/** Where a move ended. */
const end = ({ path }: Extract<Event, { kind: 'rode' | 'gave-way' }>) => space(path[path.length - 1]);

/** The last leg begins at Buckingham's, in Calais for a late rider, or at the shortcut. */
const HOME: Readonly<Record<'BUCK' | 'CAL' | 'EO4', (seat: Seat, who: Who) => string>> = {
  BUCK: (seat, who) =>
    said(seat, who, 'Et maintenant, retour chez la Reine !', name => `${name} prend le chemin du retour.`),
  CAL: (seat, who) =>
    said(
      seat,
      who,
      'Les ferrets sont revenus en France : inutile de traverser, vous prenez le chemin du retour.',
      name => `Les ferrets sont revenus en France : ${name} prend le chemin du retour sans traverser.`,
    ),
  EO4: (seat, who) =>
    said(
      seat,
      who,
      'Vous coupez par le raccourci : retour chez la Reine !',
      name => `${name} coupe par le raccourci et prend le chemin du retour.`,
    ),
};

export const ride: RideSentences = {
  rode(event, who) {
    const { seat, path, back } = event;
    const far = bySquares(path.length - 1);
    const { to } = end(event);
    if (isCrossing(event)) return said(seat, who, `Vous voguez ${to}.`, name => `${name} vogue ${to}.`);
    return back
      ? said(seat, who, `Vous reculez ${far}, ${to}.`, name => `${name} recule ${far}, ${to}.`)
      : said(seat, who, `Vous avancez ${far}, ${to}.`, name => `${name} avance ${far}, ${to}.`);
  },
  'gave-way'(event, who) {
    const { at } = end(event);
    return said(
      event.seat,
      who,
      `La case est prise : vous vous arrêtez ${at}.`,
      name => `La case est prise : ${name} s’arrête ${at}.`,
    );
  },
  stopped({ seat, at, why }, who) {
    switch (why) {
      case 'gate':
        return said(
          seat,
          who,
          'Hallebardes croisées : vous attendez à la porte du Louvre.',
          name => `Hallebardes croisées : ${name} attend à la porte du Louvre.`,
        );
      case 'boat':
        return said(
          seat,
          who,
          `Pas de bateau : vous attendez ${space(at).at}.`,
          name => `Pas de bateau : ${name} attend ${space(at).at}.`,
        );
      case 'castle':
        return said(
          seat,
          who,
          'Le duc est absent : vous attendez devant son château.',
          name => `Le duc est absent : ${name} attend devant son château.`,
        );
      case 'queen':
        return said(
          seat,
          who,
          'Vous voilà chez la Reine sans les ferrets : vous attendez.',
          name => `Voilà ${name} chez la Reine, sans les ferrets : il faut attendre.`,
        );
    }
  },
  leg({ seat, leg, at }, who) {
    switch (leg) {
      case 2:
        return said(
          seat,
          who,
          'Mme Bonacieux vous montre le chemin : chez la Reine, maintenant.',
          name => `Mme Bonacieux montre à ${name} le chemin de la Reine.`,
        );
      case 3:
        return said(
          seat,
          who,
          'La Reine vous supplie de rapporter ses ferrets. Vite, chez Mme Bonacieux !',
          name => `La Reine supplie ${name} de rapporter ses ferrets.`,
        );
      case 4:
        return said(seat, who, 'En route pour l’Angleterre !', name => `${name} prend la route de l’Angleterre.`);
      case 5:
        return HOME[at === 'CAL' || at === 'EO4' ? at : 'BUCK'](seat, who);
      default:
        return null;
    }
  },
  studs({ seat, from, loser }, who) {
    switch (from) {
      case 'buckingham':
        return said(
          seat,
          who,
          'Buckingham vous remet les ferrets de diamants !',
          name => `Buckingham remet à ${name} les ferrets de diamants !`,
        );
      case 'ground':
        return said(seat, who, 'Vous ramassez les ferrets !', name => `${name} ramasse les ferrets !`);
      case 'trap':
        return said(
          seat,
          who,
          'En plein sur le cavalier piégé : vous prenez les ferrets !',
          name => `En plein sur le cavalier piégé : ${name} prend les ferrets !`,
        );
      case 'overtaken':
        if (loser === null) return said(seat, who, 'Vous prenez les ferrets !', name => `${name} prend les ferrets !`);
        if (loser === who.me) return `${who.name(seat)} vous dépasse et prend les ferrets !`;
        return said(
          seat,
          who,
          `Vous dépassez ${who.name(loser)} et prenez les ferrets !`,
          name => `${name} dépasse ${who.name(loser)} et prend les ferrets !`,
        );
    }
  },
  dropped({ seat, at, trap }, who) {
    return trap
      ? said(
          seat,
          who,
          'Vous laissez les ferrets au cavalier piégé.',
          name => `${name} laisse les ferrets au cavalier piégé.`,
        )
      : said(
          seat,
          who,
          `Vous abandonnez les ferrets ${space(at).at}.`,
          name => `${name} abandonne les ferrets ${space(at).at}.`,
        );
  },
};
