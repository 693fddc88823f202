import type { BotteId } from '../../cards/bottes.ts';
import type { OrderId, Pile } from '../../cards/cards.ts';
import { type CardSentences, said } from '../situation.ts';
import { bottes } from './bottes.ts';
import { title, turns } from './names.ts';
import { orders } from './orders.ts';

const card = (id: OrderId) => title(orders[id].title);
const botte = (id: BotteId) => title(bottes[id].title);
const PILES: Readonly<Record<Pile, string>> = {
  milady: 'a Milady card',
  rochefort: 'a Rochefort card',
  sword: 'from the sword pile',
};

export const cards: CardSentences = {
  drew({ seat, pile, card: id, secret }, who) {
    if (id === null)
      return secret === undefined
        ? said(seat, who, 'You draw a secret thrust.', name => `${name} draws a secret thrust.`)
        : `You draw a secret thrust: ${botte(secret.botte)}.`;
    const what = PILES[pile];
    return said(seat, who, `You draw ${what}: ${card(id)}.`, name => `${name} draws ${what}: ${card(id)}.`);
  },
  played: ({ seat, botte: id }, who) =>
    said(seat, who, `You play a secret thrust: ${botte(id)}!`, name => `${name} plays a secret thrust: ${botte(id)}!`),
  cancelled: ({ card: id }) => `${card(id)} has no effect.`,
  'in-vain'({ seat, missing }, who) {
    switch (missing) {
      case 'spies':
        return 'No spies are about, and nothing comes of it.';
      case 'bottes':
        return said(
          seat,
          who,
          'You have no secret thrust to lose, and nothing comes of it.',
          name => `${name} has no secret thrust to lose, and nothing comes of it.`,
        );
      case 'companions':
        return 'No companion has to wait: there is nobody to free.';
    }
  },
  waits: ({ seat, turns: count }, who) =>
    said(seat, who, `You will miss ${turns(count)}.`, name => `${name} will miss ${turns(count)}.`),
  bound: ({ seat, card: id }, who) => said(seat, who, `${card(id)} holds you.`, name => `${card(id)} holds ${name}.`),
  'one-die': ({ seat }, who) =>
    said(seat, who, 'Next time you roll only one die.', name => `Next time ${name} rolls only one die.`),
  gave({ seat, why, secret }, who) {
    const which = secret === undefined ? 'a secret thrust' : botte(secret.botte);
    switch (why) {
      case 'limit':
        return said(
          seat,
          who,
          `You can keep only three secret thrusts: ${which} goes under the pile.`,
          name => `${name} has too many secret thrusts: one goes under the pile.`,
        );
      case 'lost':
        return said(seat, who, `You lose ${which}.`, name => `${name} loses a secret thrust.`);
      case 'paid':
        return said(seat, who, `You give up ${which} and get out.`, name => `${name} gives up a secret thrust.`);
    }
  },
  freed({ seat, companion }, who) {
    if (companion === who.me) return `${who.name(seat)} frees you: you need not wait any longer.`;
    return said(
      seat,
      who,
      `You free ${who.name(companion)}.`,
      name => `${name} frees ${who.name(companion)}: no more waiting.`,
    );
  },
  dodged: ({ seat, what }, who) =>
    what === 'hold'
      ? said(seat, who, 'You slip away: nothing holds you.', name => `${name} slips away: nothing holds a Gascon.`)
      : said(seat, who, 'A fine ruse: you keep the studs.', name => `A fine ruse: ${name} keeps the studs.`),
};
