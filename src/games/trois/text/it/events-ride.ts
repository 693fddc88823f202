import type { Seat } from '#kernel/game.ts';
import { to } from '#kernel/italian.ts';
import type { Who } from '#kernel/text.ts';
import type { Event } from '../../events.ts';
import { isCrossing, type RideSentences, said } from '../situation.ts';
import { space, squares } from './names.ts';

/** Where a move ended. */
const end = ({ path }: Extract<Event, { kind: 'rode' | 'gave-way' }>) => space(path[path.length - 1]);

/** The last leg begins at Buckingham's, in Calais for a late rider, or at the shortcut. */
const HOME: Readonly<Record<'BUCK' | 'CAL' | 'EO4', (seat: Seat, who: Who) => string>> = {
  BUCK: (seat, who) => said(seat, who, 'E adesso si torna dalla Regina!', name => `${name} prende la via del ritorno.`),
  CAL: (seat, who) =>
    said(
      seat,
      who,
      'I puntali sono tornati in Francia: inutile attraversare, prendi la via del ritorno.',
      name => `I puntali sono tornati in Francia: ${name} prende la via del ritorno senza attraversare.`,
    ),
  EO4: (seat, who) =>
    said(
      seat,
      who,
      'Tagli per la scorciatoia: si torna dalla Regina!',
      name => `${name} taglia per la scorciatoia e prende la via del ritorno.`,
    ),
};

export const ride: RideSentences = {
  rode(event, who) {
    const { seat, path, back } = event;
    const far = squares(path.length - 1);
    const there = end(event).to;
    if (isCrossing(event)) return said(seat, who, `Navighi ${there}.`, name => `${name} naviga ${there}.`);
    return back
      ? said(seat, who, `Torni indietro di ${far}, ${there}.`, name => `${name} torna indietro di ${far}, ${there}.`)
      : said(seat, who, `Avanzi di ${far}, ${there}.`, name => `${name} avanza di ${far}, ${there}.`);
  },
  'gave-way'(event, who) {
    const { at } = end(event);
    return said(
      event.seat,
      who,
      `La casella è occupata: ti fermi ${at}.`,
      name => `La casella è occupata: ${name} si ferma ${at}.`,
    );
  },
  stopped({ seat, at, why }, who) {
    switch (why) {
      case 'gate':
        return said(
          seat,
          who,
          'Alabarde incrociate: aspetti alla porta del Louvre.',
          name => `Alabarde incrociate: ${name} aspetta alla porta del Louvre.`,
        );
      case 'boat':
        return said(
          seat,
          who,
          `Nessuna barca: aspetti ${space(at).at}.`,
          name => `Nessuna barca: ${name} aspetta ${space(at).at}.`,
        );
      case 'castle':
        return said(
          seat,
          who,
          'Il Duca è assente: aspetti davanti al suo castello.',
          name => `Il Duca è assente: ${name} aspetta davanti al suo castello.`,
        );
      case 'queen':
        return said(
          seat,
          who,
          'Sei dalla Regina senza i puntali: non ti resta che aspettare.',
          name => `${name} è dalla Regina senza i puntali, e aspetta.`,
        );
    }
  },
  leg({ seat, leg, at }, who) {
    switch (leg) {
      case 2:
        return said(
          seat,
          who,
          'Madame Bonacieux ti indica la strada: adesso si va dalla Regina.',
          name => `Madame Bonacieux indica ${to(name)} la strada per arrivare alla Regina.`,
        );
      case 3:
        return said(
          seat,
          who,
          'La Regina ti supplica di riportarle i puntali. Presto, da Madame Bonacieux!',
          name => `La Regina supplica ${name} di riportarle i puntali.`,
        );
      case 4:
        return said(seat, who, 'Si parte per l’Inghilterra!', name => `${name} parte per l’Inghilterra.`);
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
          'Buckingham ti consegna i puntali di diamante!',
          name => `Buckingham consegna ${to(name)} i puntali di diamante!`,
        );
      case 'ground':
        return said(seat, who, 'Raccogli i puntali!', name => `${name} raccoglie i puntali!`);
      case 'trap':
        return said(
          seat,
          who,
          'Proprio sul cavaliere in trappola: prendi i puntali!',
          name => `Proprio sul cavaliere in trappola: ${name} prende i puntali!`,
        );
      case 'overtaken':
        if (loser === null) return said(seat, who, 'Prendi i puntali!', name => `${name} prende i puntali!`);
        if (loser === who.me) return `${who.name(seat)} ti supera e prende i puntali!`;
        return said(
          seat,
          who,
          `Superi ${who.name(loser)} e prendi i puntali!`,
          name => `${name} supera ${who.name(loser)} e prende i puntali!`,
        );
    }
  },
  dropped({ seat, at, trap }, who) {
    return trap
      ? said(
          seat,
          who,
          'Lasci i puntali al cavaliere in trappola.',
          name => `${name} lascia i puntali al cavaliere in trappola.`,
        )
      : said(seat, who, `Abbandoni i puntali ${space(at).at}.`, name => `${name} abbandona i puntali ${space(at).at}.`);
  },
};
