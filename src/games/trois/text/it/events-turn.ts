import { list } from '#kernel/italian.ts';
import type { BotteId } from '../../cards/bottes.ts';
import type { OrderId } from '../../cards/cards.ts';
import type { Element } from '../../cards/gazettes.ts';
import { said, type TurnSentences } from '../situation.ts';
import { bottes } from './bottes.ts';
import { gazettes } from './gazettes.ts';
import { inSentence, space, title, turns } from './names.ts';
import { orders } from './orders.ts';

const card = (id: OrderId) => title(orders[id].title);
const botte = (id: BotteId) => title(bottes[id].title);
const alsoTurns = (count: number) => (count === 1 ? 'anche il prossimo' : `ancora ${turns(count)}`);

const EASED: Readonly<Record<Element, string>> = {
  channel: 'Il maltempo è passato: le barche partono da entrambe le parti.',
  gate: 'Le guardie vanno a cena: la porta del Louvre si apre.',
  buckingham: 'Il duca di Buckingham è tornato a casa.',
};

export const turn: TurnSentences = {
  // Told once to each reader, not once for every seat.
  dealt({ seat, secret }, { me }) {
    if (seat !== (me ?? 0)) return null;
    return secret === undefined
      ? 'Una stoccata segreta a testa, coperta.'
      : `Ricevi una stoccata segreta: ${botte(secret.botte)}. Nessun altro lo sa.`;
  },
  taken: ({ seat, rider }, who) =>
    said(seat, who, `Sei ${inSentence(rider)}.`, name => `${name} sceglie ${inSentence(rider)}.`),
  gazette({ gazette, why, seat }, who) {
    const news = title(gazettes[gazette].headline);
    if (why === 'first') return `La prima Gazzetta: ${news}.`;
    if (why === 'stuck') return `Nessuno può avanzare: si gira una nuova Gazzetta, ${news}.`;
    if (seat === null) return `Nuova Gazzetta: ${news}.`;
    return why === 'printer'
      ? said(
          seat,
          who,
          `Fai stampare una nuova Gazzetta: ${news}.`,
          name => `${name} fa stampare una nuova Gazzetta: ${news}.`,
        )
      : said(seat, who, `Porti una nuova Gazzetta: ${news}.`, name => `${name} porta una nuova Gazzetta: ${news}.`);
  },
  eased: ({ elements }) => elements.map(element => EASED[element]).join(' '),
  turn: () => null,
  missed({ seat, card: why, left }, who) {
    const by = card(why);
    return left === 0
      ? said(seat, who, `Salti questo turno (${by}).`, name => `${name} salta questo turno (${by}).`)
      : said(
          seat,
          who,
          `Salti questo turno e ${alsoTurns(left)} (${by}).`,
          name => `${name} salta questo turno e ${alsoTurns(left)} (${by}).`,
        );
  },
  blocked: ({ seat, at }, who) =>
    said(seat, who, `Non puoi avanzare: aspetti ${space(at).at}.`, name => `${name} aspetta ${space(at).at}.`),
  rolled({ seat, dice, what }, who) {
    const sum = dice.reduce((total, die) => total + die, 0);
    const faces = list(dice.map(String));
    if (what === 'hold')
      return said(seat, who, `Provi a ripartire e fai ${faces}.`, name => `${name} prova a ripartire e fa ${faces}.`);
    if (dice.length === 1) return said(seat, who, `Fai ${sum}.`, name => `${name} fa ${sum}.`);
    return dice[0] === dice[1]
      ? said(seat, who, `Fai doppio: ${faces}.`, name => `${name} fa doppio: ${faces}.`)
      : said(seat, who, `Fai ${faces}: ${sum}.`, name => `${name} fa ${faces}: ${sum}.`);
  },
  held({ seat, card: why, left }, who) {
    const by = card(why);
    if (left === 0) return null;
    return said(seat, who, `Niente da fare: ${by} ti trattiene.`, name => `Niente da fare: ${by} trattiene ${name}.`);
  },
  released({ seat, card: why, how }, who) {
    const by = card(why);
    switch (how) {
      case 'roll':
        return said(seat, who, `Ce l’hai fatta! ${by} è finita: riparti.`, name => `${by} è finita: ${name} riparte.`);
      case 'attempts':
        return said(
          seat,
          who,
          `${by} è finita: al prossimo turno riparti.`,
          name => `${by} è finita: al prossimo turno ${name} riparte.`,
        );
      case 'freed':
        return null;
    }
  },
  tested: ({ seat, passed }, who) =>
    passed
      ? said(seat, who, 'Vinci il duello!', name => `${name} vince il duello!`)
      : said(seat, who, 'Perdi il duello.', name => `${name} perde il duello.`),
  again: ({ seat, why }, who) =>
    why === 'double'
      ? said(seat, who, 'Grazie al doppio tiri di nuovo.', name => `Grazie al doppio ${name} tira di nuovo.`)
      : said(seat, who, 'Tiri di nuovo.', name => `${name} tira di nuovo.`),
  won: ({ seat, round }, who) =>
    said(
      seat,
      who,
      `Giro ${round}: consegni i puntali alla Regina. Hai vinto!`,
      name => `Giro ${round}: ${name} consegna i puntali alla Regina e vince!`,
    ),
};
