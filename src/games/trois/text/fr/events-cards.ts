import type { BotteId } from '../../cards/bottes.ts';
import type { OrderId, Pile } from '../../cards/cards.ts';
import { type CardSentences, said } from '../situation.ts';
import { bottes } from './bottes.ts';
import { title, turns } from './names.ts';
import { orders } from './orders.ts';

const card = (id: OrderId) => title(orders[id].title);
const botte = (id: BotteId) => title(bottes[id].title);
const PILES: Readonly<Record<Pile, string>> = {
  milady: 'une carte Milady',
  rochefort: 'une carte Rochefort',
  sword: 'une carte Mousquetaires',
};

export const cards: CardSentences = {
  drew({ seat, pile, card: id, secret }, who) {
    if (id === null)
      return secret === undefined
        ? said(seat, who, 'Vous piochez une botte secrète.', name => `${name} pioche une botte secrète.`)
        : `Vous piochez une botte secrète : ${botte(secret.botte)}.`;
    const what = PILES[pile];
    return said(seat, who, `Vous piochez ${what} : ${card(id)}.`, name => `${name} pioche ${what} : ${card(id)}.`);
  },
  played: ({ seat, botte: id }, who) =>
    said(
      seat,
      who,
      `Vous jouez une botte secrète : ${botte(id)} !`,
      name => `${name} joue une botte secrète : ${botte(id)} !`,
    ),
  cancelled: ({ card: id }) => `La carte ${card(id)} reste sans effet.`,
  'in-vain'({ seat, missing }, who) {
    switch (missing) {
      case 'spies':
        return 'Pas d’espions dans les parages : il ne se passe rien.';
      case 'bottes':
        return said(
          seat,
          who,
          'Vous n’avez aucune botte secrète à perdre : il ne se passe rien.',
          name => `${name} n’a aucune botte secrète à perdre : il ne se passe rien.`,
        );
      case 'companions':
        return 'Aucun compagnon n’attend : il n’y a personne à délivrer.';
    }
  },
  waits: ({ seat, turns: count }, who) =>
    said(seat, who, `Vous passerez ${turns(count)}.`, name => `${name} passera ${turns(count)}.`),
  bound: ({ seat, card: id }, who) =>
    said(seat, who, `${card(id)} vous retient.`, name => `${card(id)} retient ${name}.`),
  'one-die': ({ seat }, who) =>
    said(
      seat,
      who,
      'La prochaine fois, vous ne lancerez qu’un dé.',
      name => `La prochaine fois, ${name} ne lancera qu’un dé.`,
    ),
  gave({ seat, why, secret }, who) {
    const which = secret === undefined ? 'une botte secrète' : botte(secret.botte);
    switch (why) {
      case 'limit':
        return said(
          seat,
          who,
          `Trois bottes secrètes au plus : vous remettez ${which} sous la pile.`,
          name => `Trois bottes secrètes au plus : ${name} en remet une sous la pile.`,
        );
      case 'lost':
        return said(seat, who, `Vous perdez ${which}.`, name => `${name} perd une botte secrète.`);
      case 'paid':
        return said(
          seat,
          who,
          `Vous rendez ${which}, et vous voilà dehors.`,
          name => `${name} rend une botte secrète pour sortir.`,
        );
    }
  },
  freed({ seat, companion }, who) {
    if (companion === who.me) return `${who.name(seat)} vous délivre : vous n’avez plus à attendre.`;
    return said(
      seat,
      who,
      `Vous délivrez ${who.name(companion)}.`,
      name => `${name} délivre ${who.name(companion)} : fini d’attendre.`,
    );
  },
  dodged: ({ seat, what }, who) =>
    what === 'hold'
      ? said(
          seat,
          who,
          'Vous filez : rien ne vous retient.',
          name => `${name} file : rien ne résiste à une ruse de Gascon.`,
        )
      : said(seat, who, 'Belle ruse : vous gardez les ferrets.', name => `Belle ruse : ${name} garde les ferrets.`),
};
