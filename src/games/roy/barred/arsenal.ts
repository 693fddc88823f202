import type { Barred } from '#kernel/game.ts';
import { canBuy } from '../actions/buy.ts';
import { ARSENAL } from '../cards/arsenal.ts';
import { ITEMS, type Item, SKILLS } from '../names.ts';
import type { Man, State } from '../state.ts';
import { maxLife } from '../wounds.ts';
import { because } from './reasons.ts';

const owns = (man: Man, item: Item): boolean =>
  ([...man.gear, ...man.skills] as readonly Item[]).includes(item) || (item === 'manoeuvre' && man.improved);

const isSkill = (item: Item): boolean => (SKILLS as readonly Item[]).includes(item);

const itemWhy = (state: State, man: Man, item: Item): Barred => {
  const thing = `buy:${item}`;
  const { who } = man;
  const { price } = ARSENAL[item];
  if (owns(man, item)) return because(thing, isSkill(item) ? 'ROY.UPGR.9' : 'ROY.EQUIP.4', 'owned', { who, item });
  if (state.arsenal[item] === 0) return because(thing, 'ROY.EQUIP.6', 'sold-out', { item });
  if (item === 'balm' && man.life === maxLife(man)) return because(thing, 'ROY.RULING.55', 'full-life', { who });
  if (price === 'combat') return because(thing, 'ROY.UPGR.3', 'no-combat-to-pay', { item });
  if (price === 'card') return because(thing, 'ROY.UPGR.6', 'no-card-to-pay', { item });
  return because(thing, 'ROY.EQUIP.7', 'too-dear', { item, have: state.purse, need: price });
};

/** Why he cannot buy what lies in the Arsenal. */
export const arsenalWhy = (state: State, man: Man): Barred[] =>
  ITEMS.filter(item => !canBuy(state, man, item)).map(item => itemWhy(state, man, item));
