import { ADVERSARIES, ADVERSARY_IDS, type Adversary } from '../../cards/adversaries.ts';
import { BRIBE, CONSTANCE_LAST, GUARD, JAILER, ROCHEFORT, ROCHEFORT_HEALS, WARDES } from '../../cards/board.ts';
import type { Fighter, Pattern } from '../../cards/fighter.ts';
import { LOUVRE, LOUVRE_EPICS, LOUVRE_IDS } from '../../cards/louvre.ts';
import { PARIS, PARIS_IDS, type ParisId } from '../../cards/paris.ts';
import { BEGGARS_PRICE, HARLOT_ADDS } from '../../cards/traps.ts';
import { TREACHERY_IDS, type TreacheryId } from '../../cards/treachery.ts';
import { type CardTexts, each } from '../shape.ts';
import { challengeOf, epicTokens, lifePoints, list, names, pistoles, points, redDice, title, upper } from './names.ts';

/** “3 Boucliers”, “1 Épée et 2 Lys”: what a manoeuvre asks for. */
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
  ...(fighter.manoeuvre === null ? [] : [`Botte secrète : ${pattern(fighter.manoeuvre)}.`]),
  ...(fighter.armour
    ? ['Cuirasse : un Bouclier de plus à chaque lancer, mais aucun secours contre une botte secrète.']
    : []),
  ...(fighter.pistol ? ['Pistolet : une Épée de plus au premier lancer.'] : []),
  ...(fighter.brutal ? ['Quand ses Épées blessent le mousquetaire, elles infligent 1 blessure de plus.'] : []),
  ...(fighter.rerolls ? ['Une fois par duel, il peut relancer un de ses dés.'] : []),
  ...(fighter.stings
    ? ['À la fin du duel, il inflige 1 blessure au mousquetaire quelle que soit l’issue ; la cuirasse absorbe ce coup.']
    : []),
  ...(fighter.bars
    ? ['On ne peut engager aucune carte Combat contre lui, mais Aramis peut se servir de sa capacité.']
    : []),
  ...(fighter.toll ? ['Avant le duel, le joueur du mousquetaire défausse une carte.'] : []),
];

const body = ({ dice, life }: Fighter): string => `${redDice(dice)}, ${lifePoints(life)}.`;

const reward = ({ pistoles: money, epics }: Adversary): string[] => {
  const parts = [...(money > 0 ? [pistoles(money)] : []), ...(epics > 0 ? [epicTokens(epics)] : [])];
  return parts.length === 0 ? [] : [`Récompense : ${list(parts)}.`];
};

const PARIS_HELP: Readonly<Record<ParisId, string>> = {
  abduction: `À la fin de chaque manche, Milady lance 4 dés rouges ; à ${CONSTANCE_LAST} Épées en tout, elle gagne la partie.`,
  disappearance: `Les mousquetaires doivent aussi retrouver Constance : ${PARIS.disappearance.goal} Épées à obtenir en la cherchant, à raison d’une action par recherche. À la fin de chaque manche, le jeton Temps avance d’une case de plus.`,
  captive: 'À la fin de chaque manche, Milady pioche une Perfidie.',
  smuggler: `Les mousquetaires doivent aussi lui remettre à Paris ${PARIS.smuggler.goal} cartes Combat, à raison d’une action par carte. Tant qu’il est là, Milady a ${names.faces.sword.count(PARIS.smuggler.siege)} de plus au siège.`,
  message: `À la fin de chaque manche, la Reine perd ${points(1)}.`,
  duels: `Pas de défi : il faut vaincre l’un après l’autre ${PARIS.duels.goal} gardes à ${redDice(GUARD.dice)} chacun. À la fin de chaque manche, Milady blesse un mousquetaire qui se trouve à Paris.`,
};

const TREACHERY_HELP: Readonly<Record<TreacheryId, string>> = {
  emergency: 'Le sablier est retourné : les mousquetaires jouent cette manche contre la montre.',
  reinforcements:
    'Au siège de cette manche, Milady lance un dé rouge de plus ; si elle en lance déjà 4, elle peut relancer un Bouclier.',
  ambush: 'Un mousquetaire choisi par Milady perd 1 point de vie. La cuirasse n’y fait rien.',
  conscripts: 'Durant cette manche, chaque mousquetaire a une action de moins.',
  jailed:
    'Un mousquetaire choisi par Milady est conduit à la Bastille. Il peut tenter d’en sortir dès son tour de cette manche.',
  isolation: 'Personne ne peut échanger durant cette manche.',
  'dead-end': 'Le jeton Temps avance aussitôt d’une case.',
  balm: `Rochefort regagne ${lifePoints(ROCHEFORT_HEALS)}, sans dépasser ${ROCHEFORT.life}.`,
  intrigue: `La Reine perd aussitôt ${points(1)}.`,
};

const challenge = (card: { readonly skill: keyof typeof names.skills; readonly value: number } | null): string =>
  card === null ? '' : `${upper(challengeOf(card.skill))} ${card.value}. `;

/** Milady's cards, and the people on her side. */
export const hers: Pick<CardTexts, 'adversaries' | 'others' | 'traps' | 'treachery' | 'paris' | 'louvre'> = {
  adversaries: each(ADVERSARY_IDS, id => {
    const card = ADVERSARIES[id];
    const returns = card.returns ? ['Vaincu, il revient dans la main de Milady.'] : [];
    return {
      title: names.foes[id].name,
      help: [`Force ${card.strength}, ${body(card)}`, ...powers(card), ...returns, ...reward(card)].join(' '),
    };
  }),
  others: {
    rochefort: {
      title: names.foes.rochefort.name,
      help: [
        body(ROCHEFORT),
        ...powers(ROCHEFORT),
        'Là où est Milady, à Paris, au Louvre ou à la Quête, il peut intercepter ce que tentent les mousquetaires. Blessé, il s’enfuit ; indemne, il leur fait perdre l’action.',
      ].join(' '),
    },
    guard: { title: names.foes.guard.name, help: `${body(GUARD)} Un des gardes de ${title(names.paris.duels)}.` },
    wardes: {
      title: names.foes.wardes.name,
      help: `${body(WARDES)} On peut l’affronter une fois remportés les quatre défis du passage vers l’Angleterre ; le vaincre termine le plateau.`,
    },
    jailer: {
      title: names.foes.jailer.name,
      help: `${body(JAILER)} Il faut le vaincre pour s’évader de la Bastille, à moins de soudoyer les geôliers pour ${pistoles(BRIBE)}.`,
    },
  },
  traps: {
    beggars: {
      title: names.traps.beggars.name,
      help: `Tant qu’ils sont là, on ne peut rien tenter de la mission. ${pistoles(BEGGARS_PRICE)} les font partir, sans action et d’où que l’on soit.`,
    },
    harlot: {
      title: names.traps.harlot.name,
      help: `Le défi de la mission vaut ${HARLOT_ADDS} de plus. Elle part quand il est remporté.`,
    },
    nemesis: {
      title: names.traps.nemesis.name,
      help: 'Seul le mousquetaire nommé par Milady peut s’attaquer à la mission. Nemesis part dès qu’il en a réussi un élément.',
    },
    thief: {
      title: names.traps.thief.name,
      help: 'Quand on le pose, puis chaque fois qu’un mousquetaire entre, on lance un dé rouge : sur une Épée, la bourse perd 1 pistole. Il part avec la mission.',
    },
    assassin: {
      title: names.traps.assassin.name,
      help: 'Quand on le pose, puis chaque fois qu’un mousquetaire entre, on lance un dé rouge : sur une Épée, ce mousquetaire perd 1 point de vie. Il part avec la mission.',
    },
  },
  treachery: each(TREACHERY_IDS, id => ({ title: names.treachery[id], help: TREACHERY_HELP[id] })),
  paris: each(PARIS_IDS, id => {
    const card = PARIS[id];
    return {
      title: names.paris[id],
      help: `${challenge(card.challenge)}Force ${card.strength}. ${PARIS_HELP[id]}`,
    };
  }),
  louvre: each(LOUVRE_IDS, id => {
    const card = LOUVRE[id];
    return {
      title: names.louvre[id],
      help: `${challenge(card)}Force ${card.strength}. Remporter le défi rapporte ${pistoles(card.reward)} ; terminer la mission sur la case 1 ou 2 rapporte ${epicTokens(LOUVRE_EPICS)}.`,
    };
  }),
};
