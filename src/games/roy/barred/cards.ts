import type { Barred } from '#kernel/game.ts';
import { mayHelp } from '../actions/planchet.ts';
import { canTrade } from '../actions/trade.ts';
import { type Character, COMBAT, countIn, isCharacter } from '../cards/adventure.ts';
import { EPICS, GARRISON_MOST, PURSE_MOST } from '../cards/board.ts';
import { CHARACTER_ROWS, type Simple } from '../cards/characters.ts';
import { isDown, type Man, type ManIndex, type State } from '../state.ts';
import { because } from './reasons.ts';

/** Section 3.3: why there is no trade with each of the others. */
export const tradesWhy = (state: State, index: ManIndex): Barred[] => {
  const man = state.men[index];
  return state.men.flatMap((partner, other) => {
    const { who, place } = partner;
    const thing = `trade:${who}`;
    if (other === index) return [];
    if (place !== man.place) return [because(thing, 'ROY.TRADE.1', 'partner-elsewhere', { who, place })];
    if (state.isolation) return [because(thing, 'ROY.CARD.23', 'isolation', {})];
    if (state.refused.includes(who)) return [because(thing, 'ROY.TRADE.13', 'partner-refused', { who })];
    if (canTrade(state, index, other)) return [];
    if (partner.seat === man.seat) return [because(thing, 'ROY.RULING.49', 'one-hand', { who })];
    return [because(thing, 'ROY.TRADE.14', 'nothing-to-trade', { who })];
  });
};

const idleWhy = (state: State, card: Simple): Barred => {
  const thing = `play:${card}`;
  switch (card) {
    case 'bassompierre':
      return because(thing, 'ROY.CHAR.5', 'garrison-full', { most: GARRISON_MOST });
    case 'essarts':
      return because(thing, 'ROY.CHAR.7', 'purse-full', { card, most: PURSE_MOST });
    case 'buckingham':
      return because(thing, 'ROY.CHAR.7', 'epics-full', { card, most: EPICS });
    case 'captain':
      return because(thing, 'ROY.CHAR.7', 'nothing-to-draw', { card });
    case 'ketty':
      return state.shown
        ? because(thing, 'ROY.CHAR.7', 'location-shown', { card })
        : because(thing, 'ROY.CHAR.7', 'no-location', { card });
    case 'laporte':
      return because(thing, 'ROY.CHAR.7', 'honour-whole', { card });
  }
};

/** ROY.CARD.38 */
const planchetWhy = (state: State, index: ManIndex): Barred[] =>
  state.men.flatMap((man, other) => {
    if (mayHelp(state, index, other)) return [];
    const { who } = man;
    if (other === index) return [because('heal', 'ROY.CHAR.7', 'not-wounded', { who })];
    return isDown(man)
      ? [because(`help:${who}`, 'ROY.CARD.38', 'friend-down', { who })]
      : [because(`help:${who}`, 'ROY.CARD.38', 'friend-jailed', { who })];
  });

/** ROY.CHAR.7: Character cards in hand that would change nothing. */
export const charactersWhy = (state: State, index: ManIndex): Barred[] => {
  const hand = state.hands[state.men[index].seat];
  const held: readonly Character[] = hand.filter(isCharacter);
  return held.flatMap(card => {
    if (card === 'planchet') return planchetWhy(state, index);
    return CHARACTER_ROWS[card].playable(state) ? [] : [idleWhy(state, card)];
  });
};

/** Section 3.5 */
export const reinforceWhy = (state: State, man: Man): Barred[] => {
  const hand = state.hands[man.seat];
  const held = COMBAT.filter(card => countIn(hand, card) > 0);
  if (held.length === 0)
    return man.place === 'la-rochelle' ? [because('reinforce', 'ROY.REINF.1', 'no-combat-card', {})] : [];
  if (man.place !== 'la-rochelle')
    return held.map(card => because(`reinforce:${card}`, 'ROY.REINF.1', 'not-at-la-rochelle', { who: man.who }));
  if (state.garrison.length < GARRISON_MOST) return [];
  return held.map(card => because(`reinforce:${card}`, 'ROY.REINF.3', 'garrison-full', { most: GARRISON_MOST }));
};
