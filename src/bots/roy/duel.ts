import { ADVERSARIES } from '#games/roy/cards/adversaries.ts';
import { GUARD, JAILER, ROCHEFORT, WARDES } from '#games/roy/cards/board.ts';
import type { Fighter } from '#games/roy/cards/fighter.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { type FightToken, TOKENS } from '#games/roy/cards/tokens.ts';
import type { FoeId } from '#games/roy/choices.ts';
import { isAdversary, kitOf } from '#games/roy/duel/fighters.ts';
import type { Odds } from '#games/roy/duel/odds/figures.ts';
import { type Bout, odds } from '#games/roy/duel/odds.ts';
import { isOn, type Man } from '#games/roy/state.ts';
import type { Sight } from './sight.ts';

/** What a face-down token is taken for. */
const UNKNOWN: FightToken = 'three';

const tokenAt = ({ quest }: Sight, foe: FoeId, space: number): FightToken | null => {
  if (foe === 'inn' && quest.board === 1) {
    const token = quest.spaces[space]?.token ?? null;
    return token === 'decoy' ? null : token;
  }
  if (foe === 'road' && quest.board === 3) return quest.tokens[quest.beaten];
  if (quest.board !== 4) return null;
  return quest.fighters[2 * quest.at + (foe === 'first' ? 0 : 1)];
};

/** Whom a musketeer would meet, as far as the seat can see. */
export const fighterFor = (sight: Sight, foe: FoeId, space: number): Fighter => {
  if (isAdversary(foe)) return ADVERSARIES[foe];
  switch (foe) {
    case 'guard':
      return GUARD;
    case 'wardes':
      return WARDES;
    case 'jailer':
      return JAILER;
    case 'rochefort':
      return ROCHEFORT;
    default:
      return TOKENS[tokenAt(sight, foe, space) ?? UNKNOWN].fighter;
  }
};

export const lifeLeft = (sight: Sight, foe: FoeId): number => {
  if (foe === 'rochefort') return sight.rochefort;
  if (!isAdversary(foe)) return 1;
  const at = [...(sight.paris?.foes ?? []), ...(sight.louvre?.foes ?? [])];
  return at.find(each => each.id === foe)?.life ?? 1;
};

export const boutFor = (sight: Sight, man: Man, foe: FoeId, space: number): Bout => ({
  kit: kitOf(man),
  blade: man.gear.includes('blade'),
  life: man.life,
  foe: fighterFor(sight, foe, space),
  foeLife: lifeLeft(sight, foe),
  even: foe === 'rochefort' && sight.options.rochefortDoubleHit !== 'perSword',
  armourOnce: isOn(sight, 'jussacArmourOnce'),
});

// A memory of a pure function, by foe and then by all the rest of it.
const memory = new Map<Fighter, Odds[]>();
const MOST_LIFE = 8;

/** The odds of a man against somebody, with so many dice. */
export const chances = (sight: Sight, man: Man, foe: FoeId, space: number, dice: number): Odds => {
  const bout = boutFor(sight, man, foe, space);
  let known = memory.get(bout.foe);
  if (known === undefined) {
    known = [];
    memory.set(bout.foe, known);
  }
  let key = (SHEETS[man.who].twoManoeuvres ? 2 : 0) + (man.improved ? 1 : 0);
  key = 2 * key + (bout.kit.pistol ? 1 : 0);
  key = 2 * key + (bout.kit.armour ? 1 : 0);
  key = 2 * key + (bout.blade ? 1 : 0);
  key = 2 * key + (bout.even ? 1 : 0);
  key = 2 * key + (bout.armourOnce ? 1 : 0);
  key = ((key * MOST_LIFE + man.life) * MOST_LIFE + bout.foeLife) * MOST_LIFE + dice;
  known[key] ??= odds(bout, dice);
  return known[key];
};
