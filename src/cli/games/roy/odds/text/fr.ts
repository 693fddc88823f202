import { lifePoints, names, redDice, redRoll } from '#games/roy/text/fr/names.ts';
import type { OddsWords } from '../words.ts';

/** “+23,8 points”, “±0,0 point” */
const points = (change: string): string =>
  Number(change.replace(/[^\d,]/g, '').replace(',', '.')) < 2 ? `${change} point` : `${change} points`;

export const fr: OddsWords = {
  names,
  title: (who, foe, its) => `${who} contre ${foe} (${its})`,
  rolls: (dice, life) => `${redDice(dice)}, ${lifePoints(life)}`,
  shows: (roll, life) => `toujours ${redRoll(roll)}, ${lifePoints(life)}`,
  rows: {
    dice: 'dés bleus',
    beats: 'vainc l’adversaire',
    hits: 'lui prend un point de vie ou plus',
    wounded: 'est blessé',
    nothing: 'personne ne perd rien',
    felled: life => `tombe (points de vie : ${life})`,
    meanWounds: 'blessures en moyenne',
  },
  noMore: rule => `Aucune autre carte ne peut être engagée (${rule}).`,
  gain: (beats, hits, wounds) =>
    hits === null
      ? `Une carte de plus : ${points(beats)} pour vaincre, ${wounds} blessure.`
      : `Une carte de plus : ${points(beats)} pour vaincre, ${points(hits)} pour toucher, ${wounds} blessure.`,
  meeting:
    'Ils ne se rencontrent qu’à une table jouée avec l’option « Athos le brave », là où Rochefort est déjà à découvert (ROY.HARD.3) ; sinon jamais (ROY.ATHOS.1).',
  errors: {
    who: list => `Dites qui se bat : --musketeer suivi d’un de ces noms, ${list}.`,
    whom: list => `Dites contre qui : --against suivi d’un de ces noms, ${list}.`,
    noMusketeer: (given, list) => `Le mousquetaire « ${given} » n’est pas connu. Au choix : ${list}.`,
    noFoe: (given, list) => `L’adversaire « ${given} » n’est pas connu. Au choix : ${list}.`,
    noCard: (given, list) => `La carte « ${given} » n’est pas connue. Au choix : ${list}.`,
    noItem: (given, list) => `L’objet « ${given} » n’est pas connu. Au choix : ${list}.`,
    snare:
      'Un Piège n’est pas un combat : il prend un point de vie et disparaît (ROY.QUEST.7). Nommez un autre jeton, par exemple three.',
    twice: item =>
      `Personne ne possède deux fois la même chose (ROY.EQUIP.4). Ne nommez ${item} qu’une fois dans --with.`,
    threeItems: 'Un mousquetaire porte deux équipements au plus (ROY.EQUIP.3). Retirez-en un de --with.',
    onlyAramis: 'Seul Aramis a une capacité qui serve en duel (ROY.ARAMIS.1). Retirez ability de --cards.',
    abilityOnce:
      'Aramis emploie sa capacité une seule fois par manche (ROY.ARAMIS.1). Ne nommez ability qu’une fois dans --cards.',
    barred: foe =>
      `Aucune carte Combat ne peut être engagée contre ${foe}, seulement la capacité d’Aramis (ROY.CARD.14). Retirez single et double de --cards.`,
    full: (dice, who, start) =>
      `Avec ${dice} dés, plus rien ne peut être engagé (ROY.DUEL.5). Retirez des cartes de --cards : ${who} commence avec ${start} dés.`,
    life: (who, most) =>
      `${who} a au plus ${lifePoints(most)} (ROY.WOUND.1). Donnez à --life un nombre de 1 à ${most}.`,
    checkAlone: '--check a ses propres rencontres : donnez cette option seule, ou avec --json.',
  },
  help: {
    about: 'les chances exactes d’un duel de Mousquetaires du Roy, et ce qu’une carte de plus y changerait',
    musketeer: list => `qui se bat : ${list}`,
    against: list => `contre qui : ${list}`,
    cards:
      'cartes engagées, séparées par des virgules : single (une carte Combat d’un dé), double (de deux dés), ability (la capacité d’Aramis), ou none, aucune (par défaut : none)',
    with: items =>
      `tout ce que possède le mousquetaire, séparé par des virgules : ${items}, ou none, rien (par défaut : son équipement de départ)`,
    life: 'points de vie qui lui restent ; il n’en perd pas plus (par défaut : tous pour le risque de tomber, sans limite pour la moyenne)',
    check:
      'pour les développeurs, en anglais : jouer ce nombre de duels pour chacune de nombreuses rencontres, et y comparer les chances',
    note: 'La lame de Tolède est employée au mieux : d’abord pour la meilleure chance de vaincre, puis pour perdre moins.',
  },
};
