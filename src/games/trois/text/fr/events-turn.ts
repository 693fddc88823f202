import type { BotteId } from '../../cards/bottes.ts';
import type { OrderId } from '../../cards/cards.ts';
import type { Element } from '../../cards/gazettes.ts';
import { said, type TurnSentences } from '../situation.ts';
import { bottes } from './bottes.ts';
import { gazettes } from './gazettes.ts';
import { list, riders, space, title, turns } from './names.ts';
import { orders } from './orders.ts';

const card = (id: OrderId) => title(orders[id].title);
const botte = (id: BotteId) => title(bottes[id].title);
/** Inside a sentence the particle of d’Artagnan is small. */
const inside = (name: string) => name.replace(/^D’/, 'd’');
const EASED: Readonly<Record<Element, string>> = {
  channel: 'Le mauvais temps est passé : les bateaux partent des deux côtés.',
  gate: 'Les gardes vont souper : la porte du Louvre s’ouvre.',
  buckingham: 'Le duc de Buckingham est rentré chez lui.',
};

export const turn: TurnSentences = {
  // Told once to each reader, not once for every seat.
  dealt({ seat, secret }, { me }) {
    if (seat !== (me ?? 0)) return null;
    return secret === undefined
      ? 'Chacun reçoit une botte secrète, face cachée.'
      : `Vous recevez une botte secrète : ${botte(secret.botte)}. Nul autre ne le sait.`;
  },
  taken: ({ seat, rider }, who) =>
    said(seat, who, `Vous jouez ${inside(riders[rider])}.`, name => `${name} joue ${inside(riders[rider])}.`),
  gazette({ gazette, why, seat }, who) {
    const news = title(gazettes[gazette].headline);
    if (why === 'first') return `La première Gazette : ${news}.`;
    if (why === 'stuck') return `Personne ne peut avancer : on retourne une nouvelle Gazette, ${news}.`;
    if (seat === null) return `Nouvelle Gazette : ${news}.`;
    return why === 'printer'
      ? said(
          seat,
          who,
          `Vous faites imprimer une nouvelle Gazette : ${news}.`,
          name => `${name} fait imprimer une nouvelle Gazette : ${news}.`,
        )
      : said(
          seat,
          who,
          `Vous apportez une nouvelle Gazette : ${news}.`,
          name => `${name} apporte une nouvelle Gazette : ${news}.`,
        );
  },
  eased: ({ elements }) => elements.map(element => EASED[element]).join(' '),
  turn: () => null,
  missed({ seat, card: why, left }, who) {
    const by = card(why);
    return left === 0
      ? said(seat, who, `Vous passez ce tour (${by}).`, name => `${name} passe ce tour (${by}).`)
      : said(
          seat,
          who,
          `Vous passez ce tour, et encore ${turns(left)} (${by}).`,
          name => `${name} passe ce tour, et encore ${turns(left)} (${by}).`,
        );
  },
  blocked: ({ seat, at }, who) =>
    said(seat, who, `Impossible d’avancer : vous attendez ${space(at).at}.`, name => `${name} attend ${space(at).at}.`),
  rolled({ seat, dice, what }, who) {
    const sum = dice.reduce((total, die) => total + die, 0);
    const faces = list(dice.map(String));
    if (what === 'hold')
      return said(
        seat,
        who,
        `Vous essayez de repartir et faites ${faces}.`,
        name => `${name} essaie de repartir et fait ${faces}.`,
      );
    if (dice.length === 1) return said(seat, who, `Vous faites ${sum}.`, name => `${name} fait ${sum}.`);
    return dice[0] === dice[1]
      ? said(seat, who, `Vous faites un double : ${faces}.`, name => `${name} fait un double : ${faces}.`)
      : said(seat, who, `Vous faites ${faces} : ${sum}.`, name => `${name} fait ${faces} : ${sum}.`);
  },
  held({ seat, card: why, left }, who) {
    const by = card(why);
    if (left === 0) return null;
    return said(seat, who, `Raté : ${by} vous retient encore.`, name => `Raté : ${by} retient encore ${name}.`);
  },
  released({ seat, card: why, how }, who) {
    const by = card(why);
    switch (how) {
      case 'roll':
        return said(
          seat,
          who,
          `Réussi ! ${by}, c’est fini : vous repartez.`,
          name => `${by}, c’est fini : ${name} repart.`,
        );
      case 'attempts':
        return said(
          seat,
          who,
          `${by}, c’est fini : vous repartez au prochain tour.`,
          name => `${by}, c’est fini : ${name} repart au prochain tour.`,
        );
      case 'freed':
        return null;
    }
  },
  tested: ({ seat, passed }, who) =>
    passed
      ? said(seat, who, 'Vous gagnez le duel !', name => `${name} gagne le duel !`)
      : said(seat, who, 'Vous perdez le duel.', name => `${name} perd le duel.`),
  again: ({ seat, why }, who) =>
    why === 'double'
      ? said(seat, who, 'Grâce au double, vous rejouez.', name => `Grâce au double, ${name} rejoue.`)
      : said(seat, who, 'Vous rejouez.', name => `${name} rejoue.`),
  won: ({ seat, round }, who) =>
    said(
      seat,
      who,
      `Tour de table ${round} : vous remettez les ferrets à la Reine. Vous avez gagné !`,
      name => `Tour de table ${round} : ${name} remet les ferrets à la Reine et gagne !`,
    ),
};
