import type { Barred } from '#kernel/game.ts';
import { PARIS_IDS } from '../cards/paris.ts';
import { DECOYS, TOKEN_KINDS } from '../cards/tokens.ts';
import { TREACHERY } from '../cards/treachery.ts';
import type { Choice } from '../choices.ts';
import { plotsLeft } from '../decks.ts';
import { LOCATIONS, type Place } from '../names.ts';
import { askInstall } from '../questions/install.ts';
import { askInn } from '../questions/layouts.ts';
import { hasTarget, mayChoose } from '../questions/milady.ts';
import { topOf } from '../questions/one-for-all.ts';
import { isOn, type Standing, type State } from '../state.ts';
import { isTrap, strengthOf } from '../strength.ts';
import type { InstallTask, Task } from '../tasks.ts';
import { because } from './reasons.ts';
import { thingOf } from './things.ts';

/** ROY.DEST.3, ROY.DEST.8 */
const destinationWhy = (state: State, told: boolean): Barred[] => [
  ...LOCATIONS.filter(place => !mayChoose(state.rochefort, place)).map(place =>
    because(`go:${place}`, 'ROY.DEST.3', 'rochefort-out', { place }),
  ),
  ...(['vieux-colombier', 'bastille'] as const).map(place =>
    because(`go:${place}`, 'ROY.DEST.8', 'not-for-milady', { place }),
  ),
  ...standingWhy(state, told),
];

const ORDERS: readonly Standing[] = ['ask', 'always', 'never'];

/** ROY.RULING.2 */
const standingWhy = (state: State, told: boolean): Barred[] =>
  ORDERS.flatMap(order => {
    const thing = `standing:${order}`;
    if (isOn(state, 'rochefortMandatory')) return [because(thing, 'ROY.RULING.2', 'mandatory', {})];
    return told ? [because(thing, 'ROY.RULING.2', 'order-given', {})] : [];
  });

/** Paris cards that cannot be chosen, from the hand or from the pile. */
const parisWhy = (state: State, from: 'hand' | 'pile'): Barred[] =>
  PARIS_IDS.flatMap(card => {
    const thing = `paris:${card}`;
    if (state.paris?.card === card) return [because(thing, 'ROY.PARIS.17', 'paris-in-play', { card })];
    if (state.parisGone.includes(card)) return [because(thing, 'ROY.PARIS.17', 'paris-gone', { card })];
    const held = state.parisHand.includes(card);
    if (from === 'hand') return held ? [] : [because(thing, 'ROY.PARIS.1', 'paris-in-pile', { card })];
    return held ? [because(thing, 'ROY.MILQ.1', 'paris-in-hand', { card })] : [];
  });

/** ROY.RULING.59, ROY.TREACH.8 */
const treacheryWhy = (state: State): Barred[] => {
  const held = [...new Set(state.plotHand)];
  const barred = held
    .filter(card => !hasTarget(state, card))
    .map(card => because(`betray:${card}`, 'ROY.RULING.59', 'no-target', { card }));
  return plotsLeft(state) ? barred : [...barred, because('plot', 'ROY.TREACH.8', 'plots-empty', {})];
};

const targetWhy = (state: State, { card }: Extract<Task, { kind: 'target' }>): Barred[] =>
  state.men
    .filter(man => TREACHERY[card].strikes?.(man) !== true)
    .map(({ who }) => because(`man:${who}`, 'ROY.RULING.59', 'cannot-strike', { who, card }));

/** ROY.PARIS.6, ROY.TRAP.2 */
const installWhy = (state: State, task: InstallTask): Barred[] => {
  if (task.left === 0) return [];
  const choices: Choice[] = [];
  askInstall(state, task, choices);
  const offered = choices.map(thingOf);
  const held = [
    ...state.foes.filter(foe => !task.foes.includes(foe)),
    ...state.traps.filter(trap => trap !== task.trap),
  ];
  return held
    .filter(card => !offered.includes(`place:${card}`))
    .map(card =>
      isTrap(card) && task.trap !== null
        ? because(`place:${card}`, 'ROY.TRAP.2', 'second-trap', { card })
        : because(`place:${card}`, 'ROY.PARIS.6', 'breaks-total', {
            card,
            strength: strengthOf(card),
            left: task.left,
          }),
    );
};

/** ROY.INN.1, ROY.QUEST.3 */
const layWhy = (state: State, inn: boolean): Barred[] => {
  const barred = TOKEN_KINDS.filter(token => state.stock[token] === 0).map(token =>
    because(`lay:${token}`, 'ROY.COMP.9', 'none-left', { token }),
  );
  if (!inn) return [...barred, because('lay:decoy', 'ROY.QUEST.3', 'decoys-inn', {})];
  const choices: Choice[] = [];
  askInn(state, choices);
  const offered = choices.map(thingOf);
  if (!offered.includes('lay:decoy')) barred.push(because('lay:decoy', 'ROY.INN.1', 'none-left', { token: 'decoy' }));
  else if (offered.length === 1)
    for (const token of TOKEN_KINDS)
      if (state.stock[token] > 0)
        barred.push(because(`lay:${token}`, 'ROY.INN.1', 'decoys-needed', { decoys: DECOYS }));
  return barred;
};

const GUARDED: readonly Place[] = ['paris', 'louvre', 'quest'];

/** Why Rochefort does not step in now. */
const interceptWhy = (state: State): Barred => {
  const { location, presence } = state;
  if (state.rochefort === 0) return because('intercept', 'ROY.ROCH.15', 'rochefort-down', {});
  if (presence === 'fled') return because('intercept', 'ROY.ROCH.14', 'rochefort-fled', {});
  if (location === null || !GUARDED.includes(location as Place))
    return because('intercept', 'ROY.ROCH.1', 'rochefort-elsewhere', {});
  const acting = state.todo.find(task => task.kind === 'spell');
  if (acting !== undefined && state.men[acting.man].who === 'athos' && state.men[acting.man].place === location)
    return because('intercept', 'ROY.ATHOS.1', 'athos-safe', {});
  return because('intercept', 'ROY.ROCH.6', 'nothing-declared', {});
};

/** What she has laid down or let go by in this round's first phase. */
const phaseOneWhy = (state: State): Barred[] => {
  const { kind } = topOf(state);
  const barred = [because('go', 'ROY.DEST.2', 'destination-laid', {})];
  if (kind !== 'paris-card') barred.push(because('paris', 'ROY.PARIS.1', 'paris-step-over', {}));
  if (state.phase !== 'milady') barred.push(because('betray', 'ROY.TREACH.1', 'treachery-over', {}));
  return barred;
};

const taskWhy = (state: State, task: Task): Barred[] => {
  switch (task.kind) {
    case 'destination':
      return destinationWhy(state, task.told);
    case 'paris-card':
      return parisWhy(state, 'hand');
    case 'quarters':
      return parisWhy(state, 'pile');
    case 'treachery':
      return treacheryWhy(state);
    case 'target':
      return targetWhy(state, task);
    case 'install':
      return installWhy(state, task);
    case 'lay-inn':
      return layWhy(state, true);
    case 'lay-return':
      return layWhy(state, false);
    case 'victim':
      return state.men
        .filter(man => man.place !== 'paris')
        .map(({ who }) => because(`man:${who}`, 'ROY.CARD.31', 'not-in-paris', { who }));
    case 'raze':
      return isOn(state, 'bassompierreDiscardable') || !state.garrison.includes('bassompierre')
        ? []
        : [because('raze:bassompierre', 'ROY.SIEGE.3', 'bassompierre-stays', {})];
    case 'intercept': {
      const { place } = state.men[task.man];
      const { location } = state;
      return location === null || location === place
        ? []
        : [because('intercept', 'ROY.ROCH.1', 'not-with-you', { place, location })];
    }
    default:
      return state.phase === 'musketeers' ? [interceptWhy(state)] : [];
  }
};

/** What Milady might reach for in vain. */
export const miladyWhy = (state: State): Barred[] => {
  const task = topOf(state);
  const early = state.phase === 'setup' || task.kind === 'destination';
  return [...taskWhy(state, task), ...(early ? [] : phaseOneWhy(state))];
};
