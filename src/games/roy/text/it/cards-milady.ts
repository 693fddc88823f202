import { list } from '#kernel/italian.ts';
import { ADVERSARIES, ADVERSARY_IDS, type Adversary } from '../../cards/adversaries.ts';
import { BRIBE, CONSTANCE_LAST, GUARD, JAILER, ROCHEFORT, ROCHEFORT_HEALS, WARDES } from '../../cards/board.ts';
import type { Fighter, Pattern } from '../../cards/fighter.ts';
import { LOUVRE, LOUVRE_EPICS, LOUVRE_IDS } from '../../cards/louvre.ts';
import { PARIS, PARIS_IDS, type ParisId } from '../../cards/paris.ts';
import { BEGGARS_PRICE, HARLOT_ADDS } from '../../cards/traps.ts';
import { TREACHERY_IDS, type TreacheryId } from '../../cards/treachery.ts';
import { type CardTexts, each } from '../shape.ts';
import { epicTokens, lifePoints, names, pistoles, points, redDice } from './names.ts';

/** “3 Scudi”, “1 Spada e 2 Gigli”: what a manoeuvre asks for. */
export const pattern = ({ swords, shields, lilies }: Pattern): string =>
  list(
    (
      [
        [swords, 'sword'],
        [shields, 'shield'],
        [lilies, 'lily'],
      ] as const
    )
      .filter(([count]) => count > 0)
      .map(([count, face]) => names.faces[face].count(count)),
  );

/** A sentence for each power of a fighter. */
const powers = (fighter: Fighter): string[] => [
  ...(fighter.manoeuvre === null ? [] : [`Manovra segreta: ${pattern(fighter.manoeuvre)}.`]),
  ...(fighter.armour ? ['Armatura: uno Scudo in più a ogni lancio, che non aiuta contro una manovra segreta.'] : []),
  ...(fighter.pistol ? ['Pistola: una Spada in più nel primo lancio.'] : []),
  ...(fighter.brutal ? ['Quando le sue Spade feriscono il moschettiere, fanno 1 danno in più.'] : []),
  ...(fighter.rerolls ? ['Una volta per duello può rilanciare uno dei propri dadi.'] : []),
  ...(fighter.stings
    ? ['Alla fine del duello infligge comunque 1 ferita al moschettiere; l’armatura la assorbe.']
    : []),
  ...(fighter.bars
    ? ['Contro di lui non si possono impegnare carte Combattimento; Aramis può usare la sua abilità speciale.']
    : []),
  ...(fighter.toll ? ['Prima del duello chi guida il moschettiere scarta una carta.'] : []),
];

const body = ({ dice, life }: Fighter): string => `${redDice(dice)}, ${lifePoints(life)}.`;

const reward = ({ pistoles: money, epics }: Adversary): string[] => {
  const parts = [...(money > 0 ? [pistoles(money)] : []), ...(epics > 0 ? [epicTokens(epics)] : [])];
  return parts.length === 0 ? [] : [`Ricompensa: ${list(parts)}.`];
};

const PARIS_HELP: Readonly<Record<ParisId, string>> = {
  abduction: `Alla fine di ogni giro Milady lancia 4 dadi rossi; con ${CONSTANCE_LAST} Spade in tutto vince.`,
  disappearance: `I moschettieri devono anche ritrovare Costanza: ${PARIS.disappearance.goal} Spade nelle ricerche, che costano un’azione l’una. Alla fine di ogni giro il segnalino Tempo avanza di una casella in più.`,
  captive: 'Alla fine di ogni giro Milady pesca una carta Tradimento.',
  smuggler: `I moschettieri devono anche consegnare a Parigi ${PARIS.smuggler.goal} carte Combattimento, un’azione ciascuna. Finché è in gioco, Milady ha ${names.faces.sword.count(PARIS.smuggler.siege)} in più nell’assedio.`,
  message: `Alla fine di ogni giro la Regina perde ${points(1)}.`,
  duels: `Nessuna sfida: bisogna battere, una dopo l’altra, ${PARIS.duels.goal} guardie da ${redDice(GUARD.dice)}. Alla fine di ogni giro Milady ferisce un moschettiere che si trova a Parigi.`,
};

const TREACHERY_HELP: Readonly<Record<TreacheryId, string>> = {
  emergency: 'Si capovolge la clessidra: in questo giro i moschettieri giocano contro il tempo.',
  reinforcements:
    'Nell’assedio di questo giro Milady lancia un dado rosso in più; se ne lancia già 4, può rilanciare uno Scudo.',
  ambush: 'Un moschettiere scelto da Milady perde 1 punto ferita. L’armatura non protegge.',
  conscripts: 'In questo giro ogni moschettiere ha un’azione in meno.',
  jailed:
    'Un moschettiere scelto da Milady finisce alla Bastiglia. Può tentare di uscirne già nel suo turno di questo giro.',
  isolation: 'In questo giro nessuno può scambiare.',
  'dead-end': 'Il segnalino Tempo avanza subito di una casella.',
  balm: `Rochefort recupera ${lifePoints(ROCHEFORT_HEALS)}, fino a un massimo di ${ROCHEFORT.life}.`,
  intrigue: `La Regina perde subito ${points(1)}.`,
};

const challenge = (card: { readonly skill: keyof typeof names.skills; readonly value: number } | null): string =>
  card === null ? '' : `Sfida di ${names.skills[card.skill]} ${card.value}. `;

/** Milady's cards, and the people on her side. */
export const hers: Pick<CardTexts, 'adversaries' | 'others' | 'traps' | 'treachery' | 'paris' | 'louvre'> = {
  adversaries: each(ADVERSARY_IDS, id => {
    const card = ADVERSARIES[id];
    const returns = card.returns ? ['Quando è battuto torna in mano a Milady.'] : [];
    return {
      title: names.foes[id].name,
      help: [`Forza ${card.strength}, ${body(card)}`, ...powers(card), ...returns, ...reward(card)].join(' '),
    };
  }),
  others: {
    rochefort: {
      title: names.foes.rochefort.name,
      help: [
        body(ROCHEFORT),
        ...powers(ROCHEFORT),
        'Dove si trova Milady, a Parigi, al Louvre o alla Ricerca, può intercettare ciò che i moschettieri tentano. Ferito, fugge; illeso, fa perdere loro l’azione.',
      ].join(' '),
    },
    guard: { title: names.foes.guard.name, help: `${body(GUARD)} Una delle guardie di «Duelli a Parigi».` },
    wardes: {
      title: names.foes.wardes.name,
      help: `${body(WARDES)} Si può affrontare quando le quattro sfide della seconda plancia sono vinte; batterlo la completa.`,
    },
    jailer: {
      title: names.foes.jailer.name,
      help: `${body(JAILER)} Bisogna batterlo per evadere dalla Bastiglia, oppure corrompere le guardie con ${pistoles(BRIBE)}.`,
    },
  },
  traps: {
    beggars: {
      title: names.traps.beggars.name,
      help: `Finché non riceve ${pistoles(BEGGARS_PRICE)} non si può tentare nulla della missione. Pagarlo non costa azioni e si può fare da qualsiasi luogo.`,
    },
    harlot: {
      title: names.traps.harlot.name,
      help: `La sfida della missione vale ${HARLOT_ADDS} in più. Se ne va quando la sfida è vinta.`,
    },
    nemesis: {
      title: names.traps.nemesis.name,
      help: 'Soltanto il moschettiere nominato da Milady può tentare la missione. Se ne va appena lui ne ha superato un ostacolo.',
    },
    thief: {
      title: names.traps.thief.name,
      help: 'Quando è piazzato, e ogni volta che un moschettiere entra, si lancia un dado rosso: con una Spada la borsa perde 1 moneta. Se ne va con la missione.',
    },
    assassin: {
      title: names.traps.assassin.name,
      help: 'Quando è piazzato, e ogni volta che un moschettiere entra, si lancia un dado rosso: con una Spada quel moschettiere perde 1 punto ferita. Se ne va con la missione.',
    },
  },
  treachery: each(TREACHERY_IDS, id => ({ title: names.treachery[id], help: TREACHERY_HELP[id] })),
  paris: each(PARIS_IDS, id => {
    const card = PARIS[id];
    return {
      title: names.paris[id],
      help: `${challenge(card.challenge)}Forza ${card.strength}. ${PARIS_HELP[id]}`,
    };
  }),
  louvre: each(LOUVRE_IDS, id => {
    const card = LOUVRE[id];
    return {
      title: names.louvre[id],
      help: `${challenge(card)}Forza ${card.strength}. Vincere la sfida porta ${pistoles(card.reward)}; compiere la missione sulla casella 1 o 2 porta ${epicTokens(LOUVRE_EPICS)}.`,
    };
  }),
};
