import { type Hand, holdsCombat } from '../cards/adventure.ts';
import { ARSENAL, type Price } from '../cards/arsenal.ts';
import { BUY, type Of } from '../choices.ts';
import { isWounded } from '../men/wounds.ts';
import { type Equipment, ITEMS, type Item, isSkill, type Skill } from '../names.ts';
import type { Why } from '../question.ts';
import { startPurchase } from '../questions/arsenal/purchase-steps.ts';
import { because } from '../reasons.ts';
import type { Man, State } from '../state.ts';
import { type Actor, manOf, row, whoActs } from './action.ts';

const what = (_state: State, _actor: Actor, { item }: Of<'buy'>) => ({ item });
const mine = (state: State, actor: Actor, { item }: Of<'buy'>) => ({ ...whoActs(state, actor), item });
const OWNED_SKILL = because('ROY.UPGR.9', 'owned', mine);
const OWNED = because('ROY.EQUIP.4', 'owned', mine);
const SOLD_OUT = because('ROY.EQUIP.6', 'sold-out', what);
const FULL_LIFE = because('ROY.RULING.55', 'full-life', whoActs);
const NO_COMBAT = because('ROY.UPGR.3', 'no-combat-to-pay', what);
const NO_CARD = because('ROY.UPGR.6', 'no-card-to-pay', what);
const TOO_DEAR = because('ROY.EQUIP.7', 'too-dear', (state: State, _actor: Actor, { item }: Of<'buy'>) => ({
  item,
  have: state.purse,
  need: Number(ARSENAL[item].price),
}));

const owns = ({ improved, gear, skills }: Man, item: Item): boolean =>
  item === 'manoeuvre' ? improved : gear.includes(item as Equipment) || skills.includes(item as Skill);

/** All he could pay with. */
interface Means {
  readonly purse: number;
  readonly cards: number;
  readonly combat: boolean; // a Combat card is among them
}
const meansOf = ({ purse }: Pick<State, 'purse'>, hand: Hand): Means => ({
  purse,
  cards: hand.length,
  combat: holdsCombat(hand),
});
/** All he might pay with, for anybody who sees no more than how many cards he holds (ROY.HID.15, ROY.HID.16). */
const seenMeansOf = ({ purse }: Pick<State, 'purse'>, { length }: Hand): Means => ({
  purse,
  cards: length,
  combat: length > 0,
});

/** ROY.EQUIP.7: what the price asks for and he does not have. */
const payBar = ({ purse, cards, combat }: Means, price: Price): Why<Actor, 'buy'> => {
  if (price === 'card') return cards > 0 ? null : NO_CARD;
  if (price === 'combat') return combat ? null : NO_COMBAT;
  return purse >= price ? null : TOO_DEAR;
};

/** ROY.EQUIP.6: what he would have to pay for is in stock, and of use to him. */
const stockBar = ({ arsenal }: Pick<State, 'arsenal'>, man: Man, item: Item): Why<Actor, 'buy'> => {
  if (owns(man, item)) return isSkill(item) ? OWNED_SKILL : OWNED;
  if (arsenal[item] === 0) return SOLD_OUT;
  return item === 'balm' && !isWounded(man) ? FULL_LIFE : null;
};

/** ROY.EQUIP.6, ROY.EQUIP.7: in stock, payable now, and not owned already. */
export const buyBar = (stores: Pick<State, 'arsenal' | 'purse'>, hand: Hand, man: Man, item: Item): Why<Actor, 'buy'> =>
  stockBar(stores, man, item) ?? payBar(meansOf(stores, hand), ARSENAL[item].price);

/** Every ware as it is offered, with its price. */
const WARES = ITEMS.map(item => ({ item, price: ARSENAL[item].price, choice: BUY[item] }));
type Ware = (typeof WARES)[number];

const isOffered = (stores: Pick<State, 'arsenal'>, man: Man, means: Means, { item, price }: Ware): boolean =>
  // The price first, which most wares fail by, most of the time.
  payBar(means, price) === null && stockBar(stores, man, item) === null;

const someOffered = (stores: Pick<State, 'arsenal'>, man: Man, means: Means): boolean => {
  for (let i = 0; i < WARES.length; i++) if (isOffered(stores, man, means, WARES[i])) return true;
  return false;
};

/** Whether he could buy anything at all with that hand. */
export const findsWares = (stores: Pick<State, 'arsenal' | 'purse'>, hand: Hand, man: Man): boolean =>
  someOffered(stores, man, meansOf(stores, hand));

/** The same as far as everybody sees: whoever is asked by this shows nothing of his hand. */
export const seemsToFindWares = (state: State, man: Man): boolean =>
  someOffered(state, man, seenMeansOf(state, state.hands[man.seat]));

export const buy = row('buy', {
  at: null,
  interceptable: false,
  reach: (_state, _actor, _seat, choices) => {
    for (let i = 0; i < ITEMS.length; i++) choices.push(BUY[ITEMS[i]]);
  },
  quick: (state, actor, _seat, choices) => {
    const man = manOf(state, actor);
    const means = meansOf(state, state.hands[man.seat]);
    for (let i = 0; i < WARES.length; i++) if (isOffered(state, man, means, WARES[i])) choices.push(WARES[i].choice);
  },
  bar: (state, actor, { item }) => {
    const man = manOf(state, actor);
    return buyBar(state, state.hands[man.seat], man, item);
  },
  perform: (draft, { man, ordered }, { item }, tell) => {
    draft.todo.push({ kind: 'purchase', man, ordered });
    startPurchase(draft, man, item, tell);
  },
});
