import type { Barred } from '#kernel/game.ts';
import { listActions } from '../actions/list.ts';
import { BRIBE } from '../cards/board.ts';
import type { Choice } from '../choices.ts';
import { isDown, type Man, type ManIndex, type State } from '../state.ts';
import { arsenalWhy } from './arsenal.ts';
import { charactersWhy, reinforceWhy, tradesWhy } from './cards.ts';
import { missionsWhy } from './missions.ts';
import { drawWhy, horseWhy, movesWhy } from './moves.ts';
import { questWhy } from './quest.ts';
import { because } from './reasons.ts';
import { thingOf } from './things.ts';

/** ROY.BAST.1, ROY.BAST.4 */
const prisonWhy = (state: State, { place, jailed, who }: Man): Barred[] => {
  if (place !== 'bastille') return [];
  if (jailed) return ['bribe', 'break-out'].map(thing => because(thing, 'ROY.BAST.1', 'jailed-today', { who }));
  return state.purse >= BRIBE ? [] : [because('bribe', 'ROY.BAST.4', 'bribe-poor', { have: state.purse, need: BRIBE })];
};

/** ROY.TREV.4, ROY.TREV.7 */
const ordersWhy = (state: State, index: ManIndex): Barred[] => {
  const { who, used } = state.men[index];
  if (who !== 'treville') return [];
  return state.men.flatMap((man, other) => {
    if (other === index) return [];
    if (used) return [because(`order:${man.who}`, 'ROY.TREV.4', 'order-used', {})];
    return isDown(man) ? [because(`order:${man.who}`, 'ROY.TREV.7', 'order-down', { who: man.who })] : [];
  });
};

/** What he cannot do for an action although it is his to act. */
const actionsWhy = (state: State, index: ManIndex): Barred[] => {
  const man = state.men[index];
  return [
    ...drawWhy(state),
    ...movesWhy(man),
    ...tradesWhy(state, index),
    ...charactersWhy(state, index),
    ...reinforceWhy(state, man),
    ...missionsWhy(state, man),
    ...questWhy(state, man),
    ...arsenalWhy(state, man),
    ...prisonWhy(state, man),
  ];
};

/** Everything he could do for an action, but for something that comes before it. */
const possible = (state: State, index: ManIndex): readonly string[] => {
  const choices: Choice[] = [];
  listActions(state, index, choices);
  return choices.map(thingOf);
};

/** For the seat whose musketeer takes his turn. */
export const spellWhy = (state: State, index: ManIndex): Barred[] => {
  const man = state.men[index];
  const { who } = man;
  const end = man.bound ? [because('end', 'ROY.RICH.7', 'must-leave', { who })] : [];
  const barred = [...actionsWhy(state, index), ...ordersWhy(state, index), ...horseWhy(man, false), ...end];
  if (state.actions === 0)
    barred.push(...possible(state, index).map(thing => because(thing, 'ROY.TURN.4', 'no-actions', { who })));
  else if (man.bound && state.actions === 1)
    barred.push(
      ...possible(state, index)
        .filter(thing => !thing.startsWith('move:'))
        .map(thing => because(thing, 'ROY.RICH.7', 'must-leave', { who })),
    );
  return barred;
};

/** For the seat whose musketeer carries out an order of Tréville. */
export const orderedWhy = (state: State, index: ManIndex): Barred[] => [
  ...actionsWhy(state, index),
  ...horseWhy(state.men[index], true),
];
