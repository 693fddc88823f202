import type { Options, Seat } from '#kernel/game.ts';
import type { Card, Hand } from './cards/adventure.ts';
import type { AdversaryId } from './cards/adversaries.ts';
import type { Stores } from './cards/arsenal.ts';
import { INN_PATHS, INN_SPACES } from './cards/board.ts';
import type { LouvreId } from './cards/louvre.ts';
import type { ParisId } from './cards/paris.ts';
import { DECOYS, type FightToken, type Stock, TOKEN_KINDS, TOKENS, type Token } from './cards/tokens.ts';
import { TRAP_IDS, type TrapId } from './cards/traps.ts';
import type { TreacheryId } from './cards/treachery.ts';
import type { Effect, Location, Musketeer } from './names.ts';
import { hourglassRuns } from './offers/hourglass.ts';
import {
  type Man,
  MILADY,
  type Mission,
  type Over,
  type Phase,
  type Presence,
  type Quest,
  type Standing,
  type State,
} from './state.ts';
import type { Task } from './tasks.ts';
import {
  inForceView,
  manView,
  missionView,
  overView,
  type QuestView,
  questView,
  type Reader,
  stockView,
  storesView,
  tracksView,
} from './view/parts.ts';
import { taskView } from './view/task-view.ts';

export type { QuestView } from './view/parts.ts';

/** What is behind Milady's screen: for her own eyes. */
export interface Screen {
  readonly foes: readonly AdversaryId[];
  readonly traps: readonly TrapId[];
  readonly plotHand: readonly TreacheryId[];
  readonly parisHand: readonly ParisId[];
  readonly parisPile: readonly ParisId[];
  readonly stock: Stock;
  readonly standing: Standing;
  readonly search: readonly TreacheryId[] | null; // the Treachery deck while she searches it, sorted
}

/** All that one seat may know (chapter ROY.HID). Built from nothing; spectators see what everybody sees. */
export interface View {
  readonly seat: Seat | null;
  readonly options: Options;
  readonly seats: number;
  readonly automa: boolean;
  readonly discreet?: true | undefined; // left out where the match began by rules 3
  readonly phase: Phase;
  readonly turn: number;
  readonly todo: readonly Task[];
  readonly over: Over | null;

  readonly men: readonly Man[];
  readonly hand: Hand;
  readonly hands: readonly number[]; // sizes, by seat
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly garrison: readonly Card[];
  readonly purse: number;
  readonly epics: number;
  readonly oneForAll: number;
  readonly arsenal: Stores;
  readonly actions: number;
  readonly refused: readonly Musketeer[];
  readonly vetoed: readonly Effect[];

  readonly time: number;
  readonly honour: number;
  readonly siege: number;
  readonly bonuses: readonly boolean[];
  readonly constance: number;
  readonly ladder: number;

  readonly paris: Mission<ParisId> | null;
  readonly louvre: Mission<LouvreId> | null;
  readonly louvreStack: number;
  readonly louvreGone: readonly LouvreId[];
  readonly quest: QuestView;
  readonly tokensGone: Stock; // fighting tokens seen and out of the game
  readonly decoysGone: number;

  readonly location: Location | null; // null too while it lies face down
  readonly presence: Presence;
  readonly shown: boolean;
  readonly confined: boolean;
  readonly orders: boolean; // Milady has left a standing order
  readonly fallen: readonly AdversaryId[];
  readonly trapsGone: readonly TrapId[];
  readonly plots: number;
  readonly plotHand: number;
  readonly plotDiscard: readonly TreacheryId[];
  readonly parisHand: number;
  readonly parisPile: number;
  readonly parisGone: readonly ParisId[];
  readonly rochefort: number;
  readonly humbled: boolean;

  readonly timeStop: boolean;
  readonly conscripts: boolean;
  readonly isolation: boolean;
  readonly reinforcements: boolean;
  readonly hourglass: State['hourglass'];
  readonly running: boolean; // the sand is running now
  readonly screen: Screen | null;
}

const INN = INN_PATHS * INN_SPACES;

/** The fighting tokens on the board in play. */
const onBoard = (quest: Quest): readonly Token[] => {
  if (quest.board === 3) return quest.tokens;
  if (quest.board !== 1) return quest.board === 4 ? quest.fighters : [];
  const laid: Token[] = [];
  for (const slot of quest.spaces) if (slot !== null) laid.push(slot.token);
  return laid;
};

const tokensGone = (state: State): Stock => {
  const gone = {} as Record<FightToken, number>;
  for (const kind of TOKEN_KINDS) gone[kind] = TOKENS[kind].copies - state.stock[kind];
  for (const token of onBoard(state.quest)) if (token !== 'decoy') gone[token]--;
  return gone;
};

/** Decoys are laid at the Inn and nowhere else: those that are not there any more have been found. */
const decoysGone = ({ quest }: State): number => {
  if (quest.board !== 1) return DECOYS;
  if (quest.spaces.length < INN) return 0;
  let left = 0;
  for (const slot of quest.spaces) if (slot?.token === 'decoy') left++;
  return DECOYS - left;
};

/** Traps that are neither in her hand nor on the board. */
export const trapsGone = ({ traps, paris, louvre }: State): readonly TrapId[] =>
  TRAP_IDS.filter(trap => !traps.includes(trap) && paris?.trap !== trap && louvre?.trap !== trap);

export const screenOf = (state: State): Screen => {
  const { foes, traps, plotHand, parisHand, parisPile, stock, standing } = state;
  const searching = state.todo.at(-1)?.kind === 'search';
  const search = searching ? state.plots.slice().sort() : null;
  return { foes, traps, plotHand, parisHand, parisPile, stock: stockView(stock), standing, search };
};

/** Who reads behind the screen; with the automa nobody does (ROY.HID.30). */
export const readerAt = (state: Pick<State, 'automa'>, seat: Seat | null): Reader =>
  seat === MILADY && !state.automa ? 'milady' : 'others';

export const view = (state: State, seat: Seat | null): View => viewFor(state, seat, readerAt(state, seat));

const viewFor = (state: State, seat: Seat | null, reader: Reader): View => ({
  seat,
  options: state.options,
  seats: state.seats,
  automa: state.automa,
  discreet: state.discreet,
  phase: state.phase,
  turn: state.turn,
  todo: state.todo.map(task => taskView(state, task, seat, reader)),
  over: overView(state.over),
  men: state.men.map(manView),
  hand: seat === null ? [] : state.hands[seat],
  hands: state.hands.map(hand => hand.length),
  deck: state.deck.length,
  discard: state.discard.slice(),
  garrison: state.garrison,
  purse: state.purse,
  epics: state.epics,
  oneForAll: state.oneForAll,
  arsenal: storesView(state.arsenal),
  actions: state.actions,
  refused: state.refused,
  vetoed: state.vetoed,
  ...tracksView(state),
  paris: missionView(state.paris),
  louvre: missionView(state.louvre),
  louvreStack: state.louvreStack.length,
  louvreGone: state.louvreGone.slice(),
  quest: questView(state.quest, reader),
  tokensGone: tokensGone(state),
  decoysGone: decoysGone(state),
  location: reader === 'milady' || state.shown ? state.location : null,
  presence: state.presence,
  shown: state.shown,
  confined: state.confined,
  orders: state.standing !== 'ask',
  fallen: state.fallen,
  trapsGone: trapsGone(state),
  plots: state.plots.length,
  plotHand: state.plotHand.length,
  plotDiscard: state.plotDiscard.slice(),
  parisHand: state.parisHand.length,
  parisPile: state.parisPile.length,
  parisGone: state.parisGone,
  rochefort: state.rochefort,
  humbled: state.humbled,
  ...inForceView(state),
  hourglass: state.hourglass,
  running: state.over === null && hourglassRuns(state),
  screen: reader === 'milady' ? screenOf(state) : null,
});
