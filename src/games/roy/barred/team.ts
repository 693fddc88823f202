import type { Barred, Seat } from '#kernel/game.ts';
import { askTrade, isAlone } from '../actions/trade.ts';
import { BEGGARS_PRICE } from '../cards/traps.ts';
import type { Choice } from '../choices.ts';
import { missionAt } from '../missions.ts';
import { EFFECTS } from '../names.ts';
import { hiddenSpaces } from '../quest/spaces.ts';
import { listOneForAll, mayInterrupt, topOf } from '../questions/one-for-all.ts';
import { askCast } from '../questions/setup.ts';
import type { State } from '../state.ts';
import type { SiegeTask, Task, TradeTask } from '../tasks.ts';
import { because } from './reasons.ts';
import { thingOf } from './things.ts';

// What any musketeer's player might reach for, whoever is acting.

/** ROY.TRAP.18, ROY.RULING.34 */
const isBetweenActions = (state: State): boolean => {
  const { kind } = topOf(state);
  return kind === 'select' || kind === 'spell';
};

const beggarsWhy = (state: State): Barred[] =>
  (['paris', 'louvre'] as const).flatMap(place => {
    if (missionAt(state, place)?.trap !== 'beggars') return [];
    const thing = `beggars:${place}`;
    const { purse } = state;
    if (purse < BEGGARS_PRICE)
      return [because(thing, 'ROY.TRAP.15', 'beggars-poor', { have: purse, need: BEGGARS_PRICE })];
    return isBetweenActions(state) ? [] : [because(thing, 'ROY.TRAP.18', 'between-actions', {})];
  });

const revealWhy = (state: State): Barred[] => {
  if (state.quest.board !== 1) return [];
  if (hiddenSpaces(state) === 0) return [because('reveal', 'ROY.INN.8', 'nothing-hidden', {})];
  if (state.epics === 0) return [because('reveal:token', 'ROY.INN.8', 'no-epics', {})];
  return isBetweenActions(state) ? [] : [because('reveal:token', 'ROY.RULING.34', 'between-actions', {})];
};

/** Payments that cost no action. */
export const freeWhy = (state: State): Barred[] =>
  state.phase === 'musketeers' ? [...beggarsWhy(state), ...revealWhy(state)] : [];

export const oneForAllWhy = (state: State, seat: Seat): Barred[] => {
  const things = EFFECTS.map(effect => ({ effect, thing: `one-for-all:${effect}` }));
  if (state.oneForAll === 0) return things.map(({ thing }) => because(thing, 'ROY.ONE.1', 'no-one-for-all', {}));
  if (topOf(state).kind === 'vote') return things.map(({ thing }) => because(thing, 'ROY.RULING.39', 'vote-on', {}));
  if (!mayInterrupt(state)) return [];
  const choices: Choice[] = [];
  listOneForAll(state, seat, choices);
  const offered = choices.map(thingOf);
  return things
    .filter(({ thing }) => !offered.includes(thing))
    .map(({ thing, effect }) =>
      state.vetoed.includes(effect)
        ? because(thing, 'ROY.RULING.39', 'outvoted', { effect })
        : because(thing, 'ROY.ONE.14', 'effect-idle', { effect }),
    );
};

/** ROY.SETUP.10 */
export const castWhy = (state: State, task: Extract<Task, { kind: 'cast' }>, seat: Seat): Barred[] => {
  const choices: Choice[] = [];
  askCast(state, task, seat, choices);
  const taken = state.men.map(man =>
    because(`man:${man.who}`, 'ROY.SETUP.10', 'taken', { who: man.who, seat: man.seat }),
  );
  if (choices.length > 0) return taken;
  return [...taken, ...task.free.map(who => because(`man:${who}`, 'ROY.SETUP.10', 'has-his-men', {}))];
};

/** ROY.SIEGE.8 */
export const sacrificeWhy = (state: State, { stage, swords, answered }: SiegeTask, seat: Seat): Barred[] => {
  if (stage !== 'sacrifice' || swords === 0) return [];
  return state.men.flatMap(({ who, place, seat: owner }, i) => {
    if (owner !== seat) return [];
    const thing = `sacrifice:${who}`;
    if (place !== 'la-rochelle') return [because(thing, 'ROY.SIEGE.8', 'not-at-siege', { who })];
    return answered.includes(i) ? [because(thing, 'ROY.SIEGE.8', 'answered-already', { who })] : [];
  });
};

/** ROY.TRADE.8, ROY.TRADE.14, ROY.RULING.49 */
export const tradeWhy = (state: State, task: TradeTask, seat: Seat): Barred[] => {
  const choices: Choice[] = [];
  if (task.stage === 'agree' || !askTrade(state, task, choices).includes(seat)) return [];
  const barred: Barred[] = [];
  if (isAlone(state, task))
    barred.push(because('give', 'ROY.RULING.49', 'one-hand', { who: state.men[task.partner].who }));
  if (choices.some(choice => choice.kind === 'done')) return barred;
  const { gives, takes } = task;
  const moved = gives.cards.length + gives.gear.length + takes.cards.length + takes.gear.length;
  barred.push(
    moved === 0
      ? because('done', 'ROY.TRADE.14', 'nothing-offered', {})
      : because('done', 'ROY.TRADE.8', 'too-much-gear', {}),
  );
  return barred;
};

/** Why a musketeer of one's own cannot begin his turn now, or one cannot act at all. */
export const waitingWhy = (state: State, seat: Seat): Barred[] => {
  const own = state.men.filter(man => man.seat === seat);
  switch (state.phase) {
    case 'setup':
      return [];
    case 'milady':
      return own.map(({ who }) => because(`start:${who}`, 'ROY.TURN.3', 'milady-first', {}));
    case 'siege':
      return own.map(({ who }) => because(`start:${who}`, 'ROY.TURN.12', 'siege-now', {}));
    case 'end':
      return own.map(({ who }) => because(`start:${who}`, 'ROY.TURN.13', 'round-ends', {}));
    case 'musketeers':
      return own.flatMap(({ who, turn }) => {
        if (turn === 'done') return [because(`start:${who}`, 'ROY.TURN.7', 'had-his-turn', { who })];
        return turn === 'waiting' ? startWhy(state, `start:${who}`) : [];
      });
  }
};

const startWhy = (state: State, thing: string): Barred[] => {
  for (const task of state.todo)
    if (task.kind === 'spell') return [because(thing, 'ROY.TURN.6', 'another-acts', { who: state.men[task.man].who })];
  return [];
};
