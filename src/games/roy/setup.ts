import type { Options, Tell } from '#kernel/game.ts';
import { type Rng, shuffle } from '#kernel/rng.ts';
import { WHOLE_DECK } from './cards/adventure.ts';
import { ADVERSARY_IDS } from './cards/adversaries.ts';
import { FULL_STORES } from './cards/arsenal.ts';
import { PURSE_START, ROCHEFORT, TIME_START_SIX } from './cards/board.ts';
import { LOUVRE_IDS } from './cards/louvre.ts';
import { PARIS_IDS } from './cards/paris.ts';
import { wholeStock } from './cards/tokens.ts';
import { TRAP_IDS } from './cards/traps.ts';
import { TREACHERY, TREACHERY_IDS, type TreacheryId } from './cards/treachery.ts';
import { drawPlots } from './decks.ts';
import type { Event } from './events.ts';
import { FOUR, MUSKETEERS } from './names.ts';
import { agreed } from './options.ts';
import { settle } from './questions/index.ts';
import { clone, type State } from './state.ts';
import type { Task } from './tasks.ts';

/** The number of the rules a new match is dealt by. */
export const RULES = 4;
/** From these on no question depends on what others cannot see. */
const DISCREET = 4;

/** ROY.SETUP.6, ROY.P6.2 */
const PLOTS = 3;
const PLOTS_SIX = 5;

/** ROY.P2.4, ROY.GLASS.9: some Treachery cards stay in the box. */
export const treacheryDeck = (seats: number, options: Options): TreacheryId[] =>
  TREACHERY_IDS.filter(
    card => !(card === 'isolation' && seats === 2) && !(card === 'emergency' && agreed({ options }, 'noHourglass')),
  ).flatMap(card => new Array<TreacheryId>(TREACHERY[card].copies).fill(card));

/** The tasks of the set-up, first one last (ROY.SETUP.16). */
const setupTasks = (seats: number, options: Options): Task[] => {
  const tasks: Task[] = [{ kind: 'turn' }, { kind: 'open-quest' }, { kind: 'flip-louvre' }, { kind: 'deal' }];
  const standsIn = agreed({ options }, 'treville');
  if (standsIn && seats < 6) tasks.push({ kind: 'treville', without: null });
  if (seats === 4) tasks.push({ kind: 'leave-out' });
  if (seats === 6 || (seats !== 4 && !standsIn)) tasks.push({ kind: 'cast', free: seats === 6 ? MUSKETEERS : FOUR });
  tasks.push({ kind: 'lay-inn' });
  return tasks;
};

/** The musketeers, their cards and what they own together. */
const teamAtStart = (seats: number, options: Options, rng: Rng) =>
  ({
    men: [],
    hands: Array.from({ length: seats }, () => []),
    deck: shuffle(rng, WHOLE_DECK.slice()),
    discard: [],
    garrison: [],
    purse: PURSE_START,
    epics: 0,
    oneForAll: agreed({ options }, 'easy'), // ROY.EASY.1
    arsenal: FULL_STORES,
    actions: 0,
    refused: [],
    vetoed: [],
  }) satisfies Partial<State>;

const tracksAtStart = (seats: number) =>
  ({
    time: seats === 6 ? TIME_START_SIX : 1, // ROY.P6.4
    honour: 0,
    siege: 0,
    bonuses: [false, false, false],
    constance: 0,
    ladder: 1,
  }) satisfies Partial<State>;

/** The missions and the Quest. */
const boardAtStart = (rng: Rng) =>
  ({
    paris: null,
    louvre: null,
    louvreStack: shuffle(rng, LOUVRE_IDS.slice()),
    louvreGone: [],
    quest: { board: 1, spaces: [] },
    stock: wholeStock(),
  }) satisfies Partial<State>;

/** Milady, her cards and Rochefort. */
const miladyAtStart = (seats: number, options: Options, rng: Rng) =>
  ({
    location: null,
    presence: 'none',
    shown: false,
    confined: false,
    standing: 'ask',
    foes: ADVERSARY_IDS,
    fallen: [],
    traps: TRAP_IDS,
    plots: shuffle(rng, treacheryDeck(seats, options)),
    plotHand: [],
    plotDiscard: [],
    parisPile: PARIS_IDS,
    parisHand: [],
    parisGone: [],
    rochefort: ROCHEFORT.life,
    humbled: false,
  }) satisfies Partial<State>;

/** Everything in its place. Recorded matches know the order of the draws and of the fields. */
const atStart = (seats: number, options: Options, rng: Rng, rules: number): State => ({
  rng,
  options,
  seats,
  automa: agreed({ options }, 'automa'),
  discreet: rules >= DISCREET ? true : undefined,
  phase: 'setup',
  turn: 0,
  todo: setupTasks(seats, options),
  over: null,
  ...teamAtStart(seats, options, rng),
  ...tracksAtStart(seats),
  ...boardAtStart(rng),
  ...miladyAtStart(seats, options, rng),
  timeStop: false,
  conscripts: false,
  isolation: false,
  reinforcements: false,
  hourglass: 'off',
});

/** ROY.SETUP.1 to ROY.SETUP.16; with the automa Milady's seat is there and is never asked (ROY.AUTO.1). */
export const setup = (seats: number, options: Options, rng: Rng, tell: Tell<Event>, rules = RULES): State => {
  // A copy has the one shape of all states, which is read fastest; what is put together from parts has not.
  const state = clone(atStart(seats, options, rng, rules));
  drawPlots(state, seats === 6 ? PLOTS_SIX : PLOTS, 'deal', tell);
  if (seats === 6 && !state.automa)
    state.todo.push({ kind: 'extra-paris', left: agreed({ options }, 'sixPlayerParis') }); // ROY.RULING.44
  state.todo.push({ kind: 'first-paris' });
  settle(state, tell);
  return state;
};
