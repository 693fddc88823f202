import type { Tell } from '#kernel/game.ts';
import type { Card } from '../../cards/adventure.ts';
import { ARSENAL, BALM_HEALS } from '../../cards/arsenal.ts';
import { SLOTS } from '../../cards/musketeers.ts';
import { discardFrom } from '../../decks.ts';
import type { Event } from '../../events.ts';
import { heal } from '../../men/wounds.ts';
import { type Equipment, type Item, isGear, isSkill, type Skill } from '../../names.ts';
import type { Man, ManIndex, State } from '../../state.ts';
import { changePurse } from '../../tracks.ts';

/** ROY.EQUIP.3, ROY.UPGR.9: no slot is left, so that something has to make room. */
export const isFull = (man: Man, item: Item): boolean =>
  (isGear(item) && man.gear.length >= SLOTS) || (isSkill(item) && man.skills.length >= SLOTS);

/** One purchase: first the token it replaces (ROY.DEC.30), then the card where a card is the price (ROY.DEC.29). */
export const startPurchase = (draft: State, man: ManIndex, item: Item, tell: Tell<Event>) => {
  if (isFull(draft.men[man], item)) draft.todo.push({ kind: 'replace', man, item });
  else payFor(draft, man, item, null, tell);
};

export const payFor = (
  draft: State,
  man: ManIndex,
  item: Item,
  replaced: Equipment | Skill | null,
  tell: Tell<Event>,
) => {
  if (typeof ARSENAL[item].price === 'number') take(draft, man, item, null, replaced, tell);
  else draft.todo.push({ kind: 'pay', man, item, replaced });
};

export const take = (
  draft: State,
  index: ManIndex,
  item: Item,
  card: Card | null,
  replaced: Equipment | Skill | null,
  tell: Tell<Event>,
) => {
  const man = draft.men[index];
  const { price } = ARSENAL[item];
  draft.arsenal = { ...draft.arsenal, [item]: draft.arsenal[item] - 1 };
  tell?.({ kind: 'bought', who: man.who, item, card, replaced });
  if (typeof price === 'number') changePurse(draft, -price, tell);
  else if (card !== null) discardFrom(draft, man.seat, card);
  if (item === 'balm') return heal(draft, index, BALM_HEALS, 'balm', tell);
  if (item === 'manoeuvre') man.improved = true;
  else if (isGear(item)) {
    man.gear = [...man.gear.filter(each => each !== replaced), item];
    if (item === 'horse' || replaced === 'horse') man.ridden = false;
  } else man.skills = [...man.skills.filter(each => each !== replaced), item];
};
