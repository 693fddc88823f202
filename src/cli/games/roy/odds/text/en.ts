import { lifePoints, names, redDice, redRoll } from '#games/roy/text/en/names.ts';
import type { OddsWords } from '../words.ts';

export const en: OddsWords = {
  names,
  title: (who, foe, its) => `${who} against ${foe} (${its})`,
  rolls: (dice, life) => `${redDice(dice)}, ${lifePoints(life)}`,
  shows: (roll, life) => `always ${redRoll(roll)}, ${lifePoints(life)}`,
  rows: {
    dice: 'blue dice',
    beats: 'beats the adversary',
    hits: 'takes at least one life point',
    wounded: 'is wounded',
    nothing: 'nobody loses anything',
    felled: life => `is felled (life points: ${life})`,
    meanWounds: 'wounds on average',
  },
  noMore: rule => `No further card may be added (${rule}).`,
  gain: (beats, hits, wounds) =>
    hits === null
      ? `One more card: ${beats} points to beat, ${wounds} wounds.`
      : `One more card: ${beats} points to beat, ${hits} points to hit, ${wounds} wounds.`,
  meeting:
    'They meet only at a table with the option “Athos the brave”, where Rochefort already stands exposed (ROY.HARD.3); otherwise never (ROY.ATHOS.1).',
  errors: {
    who: list => `Say who fights: --musketeer with one of ${list}.`,
    whom: list => `Say whom he fights: --against with one of ${list}.`,
    noMusketeer: (given, list) => `The musketeer “${given}” is not known. Choose one of: ${list}.`,
    noFoe: (given, list) => `The adversary “${given}” is not known. Choose one of: ${list}.`,
    noCard: (given, list) => `The card “${given}” is not known. Choose one of: ${list}.`,
    noItem: (given, list) => `The item “${given}” is not known. Choose one of: ${list}.`,
    snare:
      'A Snare is not a fight: it takes one life point and is gone (ROY.QUEST.7). Name another token, for example three.',
    twice: item => `Nobody owns the same item twice (ROY.EQUIP.4). Name ${item} only once in --with.`,
    threeItems: 'A musketeer carries two pieces of equipment at most (ROY.EQUIP.3). Leave one out of --with.',
    onlyAramis: 'Only Aramis has an ability for duels (ROY.ARAMIS.1). Leave ability out of --cards.',
    abilityOnce: 'Aramis uses his ability once a round (ROY.ARAMIS.1). Name ability only once in --cards.',
    barred: foe =>
      `No Combat card may be added against ${foe}, only Aramis’s ability (ROY.CARD.14). Leave single and double out of --cards.`,
    full: (dice, who, start) =>
      `With ${dice} dice nothing more may be added (ROY.DUEL.5). Leave cards out of --cards: ${who} starts with ${start} dice.`,
    life: (who, most) =>
      `${who} has at most ${lifePoints(most)} (ROY.WOUND.1). Give --life a number from 1 to ${most}.`,
    checkAlone: '--check has its own pairings: give it alone, or with --json.',
  },
  help: {
    about: 'the exact odds of a duel in Mousquetaires du Roy, and what one more card would change',
    musketeer: list => `who fights: ${list}`,
    against: list => `whom he fights: ${list}`,
    cards:
      'cards added, separated by commas: single (a Combat card for one die), double (for two dice), ability (Aramis’s), or none (default: none)',
    with: items =>
      `everything the musketeer owns, separated by commas: ${items}, or none (default: what he starts with)`,
    life: 'life points left; nobody loses more (default: all of them for the chance of being felled, no limit for the average)',
    check: 'for developers, in English: play this many duels of each of many pairings, and compare the odds with them',
    note: 'A Toledo sword is used as well as can be: first for the best chance to win, then to lose less.',
  },
};
