import type { BotteId } from '../../cards/bottes.ts';
import type { OrderId } from '../../cards/cards.ts';
import type { Element } from '../../cards/gazettes.ts';
import { said, type TurnSentences } from '../situation.ts';
import { bottes } from './bottes.ts';
import { gazettes } from './gazettes.ts';
import { rider as inside, list, space, title } from './names.ts';
import { orders } from './orders.ts';

const card = (id: OrderId) => title(orders[id].title);
const botte = (id: BotteId) => title(bottes[id].title);
const more = (count: number): string => (count === 1 ? 'one more' : `${count} more`);
const EASED: Readonly<Record<Element, string>> = {
  channel: 'The bad weather is over: boats sail from both shores.',
  gate: 'The guards go to supper: the Louvre gate opens.',
  buckingham: 'The Duke of Buckingham is home again.',
};

export const turn: TurnSentences = {
  // Told once to each reader, not once for every seat.
  dealt({ seat, secret }, { me }) {
    if (seat !== (me ?? 0)) return null;
    return secret === undefined
      ? 'Everybody receives a secret thrust, face down.'
      : `You receive a secret thrust: ${botte(secret.botte)}. Nobody else knows.`;
  },
  taken: ({ seat, rider }, who) =>
    said(seat, who, `You ride as ${inside(rider)}.`, name => `${name} rides as ${inside(rider)}.`),
  gazette({ gazette, why, seat }, who) {
    const news = title(gazettes[gazette].headline);
    if (why === 'first') return `The first gazette: ${news}.`;
    if (why === 'stuck') return `Nobody can move on, so a new gazette is turned up: ${news}.`;
    if (seat === null) return `A new gazette: ${news}.`;
    return why === 'printer'
      ? said(
          seat,
          who,
          `You have a new gazette printed: ${news}.`,
          name => `${name} has a new gazette printed: ${news}.`,
        )
      : said(seat, who, `You bring a new gazette: ${news}.`, name => `${name} brings a new gazette: ${news}.`);
  },
  eased: ({ elements }) => elements.map(element => EASED[element]).join(' '),
  turn: () => null,
  missed({ seat, card: why, left }, who) {
    const by = card(why);
    return left === 0
      ? said(seat, who, `You miss this turn (${by}).`, name => `${name} misses this turn (${by}).`)
      : said(
          seat,
          who,
          `You miss this turn and ${more(left)} (${by}).`,
          name => `${name} misses this turn and ${more(left)} (${by}).`,
        );
  },
  blocked: ({ seat, at }, who) =>
    said(seat, who, `You cannot move on: you wait ${space(at).at}.`, name => `${name} waits ${space(at).at}.`),
  rolled({ seat, dice, what }, who) {
    const sum = dice.reduce((total, die) => total + die, 0);
    const faces = list(dice.map(String));
    if (what === 'hold')
      return said(
        seat,
        who,
        `You try to get away and roll ${faces}.`,
        name => `${name} tries to get away and rolls ${faces}.`,
      );
    if (dice.length === 1) return said(seat, who, `You roll a ${sum}.`, name => `${name} rolls a ${sum}.`);
    return dice[0] === dice[1]
      ? said(seat, who, `You roll a double: ${faces}.`, name => `${name} rolls a double: ${faces}.`)
      : said(seat, who, `You roll ${faces}: ${sum}.`, name => `${name} rolls ${faces}: ${sum}.`);
  },
  held({ seat, card: why, left }, who) {
    const by = card(why);
    if (left === 0) return null;
    return said(seat, who, `Not enough: ${by} still holds you.`, name => `Not enough: ${by} still holds ${name}.`);
  },
  released({ seat, card: why, how }, who) {
    const by = card(why);
    switch (how) {
      case 'roll':
        return said(seat, who, `Free! ${by} is over and you ride.`, name => `${name} is free: ${by} is over.`);
      case 'attempts':
        return said(
          seat,
          who,
          `${by} is over: next turn you ride again.`,
          name => `${by} is over: next turn ${name} rides again.`,
        );
      case 'freed':
        return null;
    }
  },
  tested: ({ seat, passed }, who) =>
    passed
      ? said(seat, who, 'You win the duel!', name => `${name} wins the duel!`)
      : said(seat, who, 'You lose the duel.', name => `${name} loses the duel.`),
  again: ({ seat, why }, who) =>
    why === 'double'
      ? said(seat, who, 'A double: you roll again.', name => `A double: ${name} rolls again.`)
      : said(seat, who, 'You may roll again.', name => `${name} may roll again.`),
  won: ({ seat, round }, who) =>
    said(
      seat,
      who,
      `Round ${round}: you hand the studs to the Queen. You have won!`,
      name => `Round ${round}: ${name} hands the studs to the Queen and wins!`,
    ),
};
