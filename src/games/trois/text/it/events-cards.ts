import type { BotteId } from '../../cards/bottes.ts';
import type { OrderId, Pile } from '../../cards/cards.ts';
import { type CardSentences, said } from '../situation.ts';
import { bottes } from './bottes.ts';
import { title, turns } from './names.ts';
import { orders } from './orders.ts';

const card = (id: OrderId) => title(orders[id].title);
const botte = (id: BotteId) => title(bottes[id].title);
const PILES: Readonly<Record<Pile, string>> = {
  milady: 'una carta Milady',
  rochefort: 'una carta Rochefort',
  sword: 'dal mazzo delle spade',
};

export const cards: CardSentences = {
  drew({ seat, pile, card: id, secret }, who) {
    if (id === null)
      return secret === undefined
        ? said(seat, who, 'Peschi una stoccata segreta.', name => `${name} pesca una stoccata segreta.`)
        : `Peschi una stoccata segreta: ${botte(secret.botte)}.`;
    const what = PILES[pile];
    return said(seat, who, `Peschi ${what}: ${card(id)}.`, name => `${name} pesca ${what}: ${card(id)}.`);
  },
  played: ({ seat, botte: id }, who) =>
    said(
      seat,
      who,
      `Giochi una stoccata segreta: ${botte(id)}!`,
      name => `${name} gioca una stoccata segreta: ${botte(id)}!`,
    ),
  cancelled: ({ card: id }) => `${card(id)} non ha effetto.`,
  'in-vain'({ seat, missing }, who) {
    switch (missing) {
      case 'spies':
        return 'Non ci sono spie in giro: non succede niente.';
      case 'bottes':
        return said(
          seat,
          who,
          'Non hai nessuna stoccata segreta da perdere: non succede niente.',
          name => `${name} non ha nessuna stoccata segreta da perdere: non succede niente.`,
        );
      case 'companions':
        return 'Nessun compagno sta aspettando: non c’è nessuno da liberare.';
    }
  },
  waits: ({ seat, turns: count }, who) =>
    said(seat, who, `Salterai ${turns(count)}.`, name => `${name} salterà ${turns(count)}.`),
  bound: ({ seat, card: id }, who) =>
    said(seat, who, `${card(id)} ti trattiene.`, name => `${card(id)} trattiene ${name}.`),
  'one-die': ({ seat }, who) =>
    said(
      seat,
      who,
      'La prossima volta tirerai un dado solo.',
      name => `La prossima volta ${name} tirerà un dado solo.`,
    ),
  gave({ seat, why, secret }, who) {
    const which = secret === undefined ? 'una stoccata segreta' : botte(secret.botte);
    switch (why) {
      case 'limit':
        return said(
          seat,
          who,
          `Al massimo tre stoccate segrete: rimetti ${which} sotto il mazzo.`,
          name => `Al massimo tre stoccate segrete: ${name} ne rimette una sotto il mazzo.`,
        );
      case 'lost':
        return said(seat, who, `Perdi ${which}.`, name => `${name} perde una stoccata segreta.`);
      case 'paid':
        return said(
          seat,
          who,
          `Rinunci a ${which}, ed eccoti fuori.`,
          name => `${name} rinuncia a una stoccata segreta per uscire.`,
        );
    }
  },
  freed({ seat, companion }, who) {
    if (companion === who.me) return `${who.name(seat)} ti libera: non devi più aspettare.`;
    return said(
      seat,
      who,
      `Liberi ${who.name(companion)}.`,
      name => `${name} libera ${who.name(companion)}: l’attesa è finita.`,
    );
  },
  dodged: ({ seat, what }, who) =>
    what === 'hold'
      ? said(seat, who, 'Te la svigni: niente ti trattiene.', name => `${name} se la svigna: chi ferma un guascone?`)
      : said(seat, who, 'Bella mossa: tieni i puntali.', name => `Bella mossa: ${name} tiene i puntali.`),
};
