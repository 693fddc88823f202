import { combatDice } from '#games/roy/cards/adventure.ts';
import { BLUE_DICE } from '#games/roy/cards/board.ts';
import { SHEETS, SLOTS } from '#games/roy/cards/musketeers.ts';
import { kitOf } from '#games/roy/duel/fighters.ts';
import type { Bout } from '#games/roy/duel/odds.ts';
import { MUSKETEERS, type Musketeer } from '#games/roy/names.ts';
import { Failure } from '../../../failure.ts';
import {
  CARDS,
  type CommittedCard,
  FIGHTERS,
  FOE_IDS,
  foeInside,
  foeName,
  GEAR,
  gearName,
  listed,
  meant,
  musketeerName,
} from './names.ts';
import type { OddsWords } from './words.ts';

/** What was typed. */
export interface Given {
  readonly musketeer?: string;
  readonly against?: string;
  readonly cards?: string;
  readonly with?: string;
  readonly life?: number;
}

/** A question as it was asked. */
export interface Asked {
  readonly who: Musketeer;
  readonly foe: string;
  readonly bout: Bout;
  readonly dice: number;
  readonly life: number; // for the chance to be felled
  /** Why no further card may be committed; null: one may. */
  readonly full: string | null;
}

const EQUIPMENT = ['pistol', 'armour', 'blade'] as const;

const oneOf = <Id extends string>(
  ids: readonly Id[],
  text: string,
  nameOf: (id: Id) => string,
  unknown: (given: string, names: string) => string,
): Id => {
  const found = meant(ids, text, nameOf);
  if (found !== undefined) return found;
  throw new Failure(unknown(text.trim(), listed(ids, nameOf)));
};

const partsOf = (text: string): readonly string[] => (text.trim().toLowerCase() === 'none' ? [] : text.split(','));

const foeNamed = (name: string, words: OddsWords): string => {
  const { snare } = words.names.tokens;
  if (meant(['snare'], name, () => snare.name) !== undefined) throw new Failure(words.errors.snare);
  return oneOf(FOE_IDS, name, id => foeName(id, words), words.errors.noFoe);
};

const gearOf = (who: Musketeer, text: string | undefined, words: OddsWords): readonly string[] => {
  if (text === undefined) return SHEETS[who].gear;
  const gear = partsOf(text).map(each => oneOf(GEAR, each, id => gearName(id, words), words.errors.noItem));
  const twice = gear.find((item, i) => gear.indexOf(item) !== i);
  if (twice !== undefined) throw new Failure(words.errors.twice(gearName(twice, words)));
  if (gear.filter(item => item !== 'manoeuvre').length > SLOTS) throw new Failure(words.errors.threeItems);
  return gear;
};

const mayCommit = (who: Musketeer, cards: readonly CommittedCard[], foe: string, words: OddsWords) => {
  const abilities = cards.filter(card => card === 'ability').length;
  if (abilities > 0 && who !== 'aramis') throw new Failure(words.errors.onlyAramis);
  if (abilities > 1) throw new Failure(words.errors.abilityOnce);
  if (FIGHTERS[foe].bars && cards.length > abilities) throw new Failure(words.errors.barred(foeInside(foe, words)));
};

/**
 * The dice of a musketeer: each card's (ROY.DUEL.3), and one for Aramis' ability (ROY.ARAMIS.1). The double cards go in
 * last, so that all are taken that can be.
 */
const diceFor = (who: Musketeer, cards: readonly CommittedCard[], words: OddsWords): number => {
  let dice = SHEETS[who].dice;
  for (const card of [...cards.filter(each => each !== 'double'), ...cards.filter(each => each === 'double')]) {
    if (dice >= BLUE_DICE) throw new Failure(words.errors.full(BLUE_DICE, musketeerName(who, words), SHEETS[who].dice));
    dice = Math.min(BLUE_DICE, dice + (card === 'ability' ? 1 : combatDice(card)));
  }
  return dice;
};

/** Who fights whom. */
const pairOf = ({ musketeer, against }: Given, words: OddsWords): { who: Musketeer; foe: string } => {
  const { errors } = words;
  const nameOf = (id: Musketeer) => musketeerName(id, words);
  if (musketeer === undefined) throw new Failure(errors.who(listed(MUSKETEERS, nameOf)));
  if (against === undefined) throw new Failure(errors.whom(listed(FOE_IDS, id => foeName(id, words))));
  return { who: oneOf(MUSKETEERS, musketeer, nameOf, errors.noMusketeer), foe: foeNamed(against, words) };
};

export const askedOf = (given: Given, words: OddsWords): Asked => {
  const { who, foe } = pairOf(given, words);
  const most = SHEETS[who].life;
  if (given.life !== undefined && given.life > most)
    throw new Failure(words.errors.life(musketeerName(who, words), most));
  const cards = partsOf(given.cards ?? 'none').map(each => oneOf(CARDS, each, id => id, words.errors.noCard));
  const gear = gearOf(who, given.with, words);
  mayCommit(who, cards, foe, words);
  const dice = diceFor(who, cards, words);
  const fighter = FIGHTERS[foe];
  const barred = fighter.bars && (who !== 'aramis' || cards.includes('ability'));
  return {
    who,
    foe,
    bout: {
      kit: kitOf({ who, gear: EQUIPMENT.filter(item => gear.includes(item)), improved: gear.includes('manoeuvre') }),
      blade: gear.includes('blade'),
      life: given.life ?? Number.POSITIVE_INFINITY,
      foe: fighter,
      foeLife: fighter.life,
      even: foe === 'rochefort',
      armourOnce: false,
    },
    dice,
    life: given.life ?? most,
    full: dice === BLUE_DICE ? 'ROY.DUEL.5' : barred ? 'ROY.CARD.14' : null,
  };
};
