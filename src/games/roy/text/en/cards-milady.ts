import { ADVERSARIES, ADVERSARY_IDS, type Adversary } from '../../cards/adversaries.ts';
import { BRIBE, CONSTANCE_LAST, GUARD, JAILER, ROCHEFORT, ROCHEFORT_HEALS, WARDES } from '../../cards/board.ts';
import type { Fighter, Pattern } from '../../cards/fighter.ts';
import { LOUVRE, LOUVRE_EPICS, LOUVRE_IDS } from '../../cards/louvre.ts';
import { PARIS, PARIS_IDS, type ParisId } from '../../cards/paris.ts';
import { BEGGARS_PRICE, HARLOT_ADDS } from '../../cards/traps.ts';
import { TREACHERY_IDS, type TreacheryId } from '../../cards/treachery.ts';
import { type CardTexts, each } from '../shape.ts';
import { epicTokens, lifePoints, list, names, pistoles, points, redDice } from './names.ts';

/** “three Shields”, “2 Lilies and 1 Sword”: what a manoeuvre asks for. */
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
  ...(fighter.manoeuvre === null ? [] : [`Secret manoeuvre: ${pattern(fighter.manoeuvre)}.`]),
  ...(fighter.armour ? ['Armour: one extra Shield in every roll, but no help against a secret manoeuvre.'] : []),
  ...(fighter.pistol ? ['Pistol: one extra Sword in the first roll.'] : []),
  ...(fighter.brutal ? ['When his Swords hurt the musketeer, they do 1 more point of damage.'] : []),
  ...(fighter.rerolls ? ['Once per duel he may reroll one of his own dice.'] : []),
  ...(fighter.stings
    ? ['At the end of the duel he wounds the musketeer once, whatever the result; armour absorbs it.']
    : []),
  ...(fighter.bars ? ['No Combat card may be added against him; Aramis may use his ability.'] : []),
  ...(fighter.toll ? ['Before the duel the musketeer’s player discards a card.'] : []),
];

const body = ({ dice, life }: Fighter): string =>
  life === 1 ? `${redDice(dice)}, 1 life point.` : `${redDice(dice)}, ${lifePoints(life)}.`;

const reward = ({ pistoles: money, epics }: Adversary): string[] => {
  const parts = [...(money > 0 ? [pistoles(money)] : []), ...(epics > 0 ? [epicTokens(epics)] : [])];
  return parts.length === 0 ? [] : [`Reward: ${list(parts)}.`];
};

const PARIS_HELP: Readonly<Record<ParisId, string>> = {
  abduction: `At the end of each round Milady rolls 4 red dice; with ${CONSTANCE_LAST} Swords in all she wins.`,
  disappearance: `The musketeers must also find Constance: ${PARIS.disappearance.goal} Swords in searches, one action each. At the end of each round the Time token moves one more space.`,
  captive: 'At the end of each round Milady draws a Treachery card.',
  smuggler: `The musketeers must also hand over ${PARIS.smuggler.goal} Combat cards in Paris, one action each. While he is there Milady has ${names.faces.sword.count(PARIS.smuggler.siege)} more in the siege.`,
  message: `At the end of each round the Queen loses ${points(1)}.`,
  duels: `No challenge: ${PARIS.duels.goal} guards with ${redDice(GUARD.dice)} each have to be beaten, one after the other. At the end of each round Milady wounds a musketeer who is in Paris.`,
};

const TREACHERY_HELP: Readonly<Record<TreacheryId, string>> = {
  emergency: 'The hourglass is turned over: the musketeers play this round against the clock.',
  reinforcements: 'In this round’s siege Milady rolls one more red die; with 4 already she may reroll a Shield.',
  ambush: 'A musketeer of Milady’s choice loses 1 life point. Armour does not help.',
  conscripts: 'This round every musketeer has one action fewer.',
  jailed: 'A musketeer of Milady’s choice is taken to the Bastille. He may try to get out on his turn this round.',
  isolation: 'Nobody may trade this round.',
  'dead-end': 'The Time token moves on one space at once.',
  balm: `Rochefort regains ${lifePoints(ROCHEFORT_HEALS)}, up to ${ROCHEFORT.life}.`,
  intrigue: `The Queen loses ${points(1)} at once.`,
};

const challenge = (card: { readonly skill: keyof typeof names.skills; readonly value: number } | null): string =>
  card === null ? '' : `Challenge ${names.skills[card.skill]} ${card.value}. `;

/** Milady's cards, and the people on her side. */
export const hers: Pick<CardTexts, 'adversaries' | 'others' | 'traps' | 'treachery' | 'paris' | 'louvre'> = {
  adversaries: each(ADVERSARY_IDS, id => {
    const card = ADVERSARIES[id];
    const returns = card.returns ? ['When beaten he goes back to Milady’s hand.'] : [];
    return {
      title: names.foes[id].name,
      help: [`Strength ${card.strength}, ${body(card)}`, ...powers(card), ...returns, ...reward(card)].join(' '),
    };
  }),
  others: {
    rochefort: {
      title: names.foes.rochefort.name,
      help: [
        body(ROCHEFORT),
        ...powers(ROCHEFORT),
        'Where Milady is, in Paris, at the Louvre or at the Quest, he may intercept what the musketeers attempt. Wounded, he flees; unhurt, he makes them lose the action.',
      ].join(' '),
    },
    guard: { title: names.foes.guard.name, help: `${body(GUARD)} One of the guards of Duels in Paris.` },
    wardes: {
      title: names.foes.wardes.name,
      help: `${body(WARDES)} He can be fought once the four challenges of the passage to England are won; beating him completes the board.`,
    },
    jailer: {
      title: names.foes.jailer.name,
      help: `${body(JAILER)} Beat him to break out of the Bastille, or bribe the guards for ${pistoles(BRIBE)}.`,
    },
  },
  traps: {
    beggars: {
      title: names.traps.beggars.name,
      help: `No part of the mission may be attempted until they are paid ${pistoles(BEGGARS_PRICE)}. Paying costs no action and can be done from anywhere.`,
    },
    harlot: {
      title: names.traps.harlot.name,
      help: `The challenge of the mission is ${HARLOT_ADDS} higher. She leaves when it is won.`,
    },
    nemesis: {
      title: names.traps.nemesis.name,
      help: 'Only the musketeer named by Milady may take on the mission. The Nemesis leaves as soon as he has won some part of it.',
    },
    thief: {
      title: names.traps.thief.name,
      help: 'When he is placed, and whenever a musketeer enters, a red die is rolled: on a Sword the purse loses 1 pistole. He leaves with the mission.',
    },
    assassin: {
      title: names.traps.assassin.name,
      help: 'When he is placed, and whenever a musketeer enters, a red die is rolled: on a Sword that musketeer loses 1 life point. He leaves with the mission.',
    },
  },
  treachery: each(TREACHERY_IDS, id => ({ title: names.treachery[id], help: TREACHERY_HELP[id] })),
  paris: each(PARIS_IDS, id => {
    const card = PARIS[id];
    return {
      title: names.paris[id],
      help: `${challenge(card.challenge)}Strength ${card.strength}. ${PARIS_HELP[id]}`,
    };
  }),
  louvre: each(LOUVRE_IDS, id => {
    const card = LOUVRE[id];
    return {
      title: names.louvre[id],
      help: `${challenge(card)}Strength ${card.strength}. Winning the challenge brings ${pistoles(card.reward)}; completing the mission on space 1 or 2 brings ${epicTokens(LOUVRE_EPICS)}.`,
    };
  }),
};
