import { readOptions, type Seat } from '#kernel/game.ts';
import { type Card, sortedHand, WHOLE_DECK } from '../cards/adventure.ts';
import { ADVERSARIES, ADVERSARY_IDS, type AdversaryId } from '../cards/adversaries.ts';
import { LOUVRE_IDS, type LouvreId } from '../cards/louvre.ts';
import { PARIS, PARIS_IDS, type ParisId } from '../cards/paris.ts';
import { type FightToken, type Token, wholeStock } from '../cards/tokens.ts';
import { TRAP_IDS, type TrapId } from '../cards/traps.ts';
import type { TreacheryId } from '../cards/treachery.ts';
import { roy } from '../game.ts';
import { MUSKETEERS, type Musketeer } from '../names.ts';
import { settle } from '../questions/index.ts';
import { startManAt } from '../questions/setup/cast.ts';
import { treacheryDeck } from '../setup.ts';
import type { Man, Mission, Quest, State } from '../state.ts';
import { TURN_TASKS } from '../steps/turn.ts';

/** Where in a turn the position stands. */
type Moment =
  | 'turn' // before the first step of a round (ROY.TURN.16)
  | 'destination'
  | 'paris-card'
  | 'treachery'
  | 'select'
  | 'end-of-phase'
  | 'siege'
  | 'time'
  | 'ladder'
  | 'paris-effect';

interface MissionGiven<Id> {
  readonly card: Id;
  readonly foes?: readonly AdversaryId[];
  readonly trap?: TrapId;
  readonly nemesis?: Musketeer;
  readonly won?: boolean;
  /** Life points left, where it is not all of them. */
  readonly life?: Partial<Record<AdversaryId, number>>;
}

export interface Given {
  /** The number of the rules it was dealt by; left out, the newest. */
  readonly rules?: number;
  readonly players?: number; // 5
  readonly options?: Readonly<Record<string, string>>;
  /** The musketeers in the game; the seats follow the number of players. Default: the first ones. */
  readonly cast?: readonly Musketeer[];
  readonly at?: Moment; // 'select'
  /** His turn has begun: he is asked what to do. */
  readonly acting?: Musketeer;
  readonly actions?: number;
  readonly men?: Partial<Record<Musketeer, Partial<Omit<Man, 'who' | 'seat'>>>>;
  /** Hands by musketeer; with several musketeers on a seat any of them names it. All others are empty. */
  readonly hands?: Partial<Record<Musketeer, readonly Card[]>>;
  /** The top of the Adventure deck, the first card is drawn first; the rest follows in some order. */
  readonly deck?: readonly Card[];
  /** Only these cards are left in the deck; the others are in the box. */
  readonly wholeDeck?: readonly Card[];
  readonly discard?: readonly Card[];
  readonly garrison?: readonly Card[];
  readonly paris?: MissionGiven<ParisId> | null; // none
  readonly louvre?: MissionGiven<LouvreId> | null; // none, and the stack is full
  readonly louvreStack?: readonly LouvreId[]; // the first one is flipped first
  readonly quest?: Quest;
  /** The Inn, path by path, tokens face down unless in `up`; null is a cleared space. */
  readonly inn?: readonly (readonly (Token | null)[])[];
  readonly up?: readonly number[];
  readonly plotHand?: readonly TreacheryId[]; // none
  /** The top of the Treachery deck, the first card is drawn first. */
  readonly plots?: readonly TreacheryId[];
  readonly plotDiscard?: readonly TreacheryId[];
  /** Milady's hand of Adversaries and Traps, where it is not all that is left. */
  readonly foes?: readonly AdversaryId[];
  readonly traps?: readonly TrapId[];
  readonly parisHand?: readonly ParisId[];
  /** Any other field of the state. Default: Milady is hidden at the Quarters and lets everything pass. */
  readonly state?: Partial<State>;
}

const PHASES: Readonly<Record<Moment, State['phase']>> = {
  turn: 'milady',
  destination: 'milady',
  'paris-card': 'milady',
  treachery: 'milady',
  select: 'musketeers',
  'end-of-phase': 'musketeers',
  siege: 'siege',
  time: 'end',
  ladder: 'end',
  'paris-effect': 'end',
};

const minus = <T>(items: readonly T[], gone: readonly T[]): T[] => {
  const left = items.slice();
  for (const item of gone) {
    const at = left.indexOf(item);
    if (at < 0) throw new Error(`there is no other ${String(item)}`);
    left.splice(at, 1);
  }
  return left;
};

const castOf = ({ players = 5, cast }: Given): readonly Musketeer[] => cast ?? MUSKETEERS.slice(0, MEN[players]);
const MEN: readonly number[] = [0, 0, 4, 4, 3, 4, 5];
/** Two players: all on seat 1. Three: the first two on seat 1, the others on seat 2. */
const seatOf = (players: number, index: number): Seat => {
  if (players === 2) return 1;
  return players === 3 ? 1 + Math.floor(index / 2) : index + 1;
};

const mission = <Id extends ParisId | LouvreId>(given: MissionGiven<Id> | null | undefined): Mission<Id> | null => {
  if (given === undefined || given === null) return null;
  const { card, foes = [], trap = null, nemesis = null, won, life = {} } = given;
  const free = card in PARIS && PARIS[card as ParisId].challenge === null;
  return {
    card,
    won: won ?? free,
    foes: foes.map(id => ({ id, life: life[id] ?? ADVERSARIES[id].life })),
    trap,
    nemesis,
  };
};

/** A plain Inn: nobody strong, the decoys in the cellar. */
const INN: readonly (readonly Token[])[] = [
  ['two', 'three', 'three', 'four'],
  ['two', 'three', 'parry', 'shields'],
  ['decoy', 'decoy', 'decoy', 'decoy'],
];

const innOf = ({ inn = INN, up = [] }: Given): Quest => ({
  board: 1,
  spaces: inn.flat().map((token, space) => (token === null ? null : { token, up: up.includes(space) })),
});

const tokensOn = (quest: Quest): readonly FightToken[] => {
  if (quest.board === 1)
    return quest.spaces.flatMap(slot => (slot === null || slot.token === 'decoy' ? [] : [slot.token]));
  if (quest.board === 3) return quest.tokens;
  return quest.board === 4 ? quest.fighters : [];
};

/** Who holds which Adventure cards; what nobody holds lies in the deck. */
const dealtCards = (given: Given, men: readonly Pick<Man, 'who' | 'seat'>[]) => {
  const hands: (readonly Card[])[] = Array.from({ length: given.players ?? 5 }, () => []);
  for (const [who, cards] of Object.entries(given.hands ?? {})) {
    const man = men.find(each => each.who === who);
    if (man === undefined) throw new Error(`${who} is not in the game`);
    hands[man.seat] = sortedHand(cards);
  }
  const out = [...hands.flat(), ...(given.discard ?? []), ...(given.garrison ?? [])];
  const rest = minus(WHOLE_DECK, [...out, ...(given.deck ?? [])]);
  return { hands, deck: given.wholeDeck ?? [...(given.deck ?? []), ...rest] };
};

/** The state of a position, settled. */
export const positionState = (given: Given = {}): State => {
  const { players = 5, at = 'select', acting } = given;
  const { options, wrong } = readOptions(roy.options, given.options ?? {});
  if (options === null) throw new Error(`no such option or value: ${wrong}`);
  const quest = given.quest ?? innOf(given);
  const stock: Record<FightToken, number> = { ...wholeStock() };
  for (const token of tokensOn(quest)) stock[token]--;
  const paris = mission(given.paris);
  const louvre = mission(given.louvre);
  const placed = [...(paris?.foes ?? []), ...(louvre?.foes ?? [])].map(foe => foe.id);
  const men = castOf(given).map((who, i) => ({ ...startManAt(who, seatOf(players, i)), ...given.men?.[who] }));
  const { hands, deck } = dealtCards(given, men);
  const plots = minus(treacheryDeck(players, options), [
    ...(given.plotHand ?? []),
    ...(given.plotDiscard ?? []),
    ...(given.plots ?? []),
  ]);
  const seenParis = [...(paris === null ? [] : [paris.card]), ...(given.parisHand ?? [])];
  const seenLouvre = louvre === null ? [] : [louvre.card];
  const index = TURN_TASKS.findIndex(task => task.kind === at);
  const state: State = {
    ...roy.setup(players, options, { key: [1, 2, 3, 4, 5, 6, 7, 8], at: 0 }, null, given.rules),
    phase: PHASES[at],
    turn: at === 'turn' ? 0 : 1,
    todo: [{ kind: 'turn' }, ...(at === 'turn' ? [] : TURN_TASKS.slice(0, index + 1))],
    men,
    hands,
    deck: deck.slice().reverse(),
    discard: (given.discard ?? []).slice(),
    garrison: given.garrison ?? [],
    arsenal: men.some(man => man.who === 'treville') ? { ...FULL_STORES, blade: FULL_STORES.blade - 1 } : FULL_STORES,
    paris,
    louvre,
    louvreStack: (given.louvreStack ?? minus(LOUVRE_IDS, seenLouvre)).slice().reverse(),
    quest,
    stock,
    location: 'quarters',
    presence: 'hidden',
    standing: 'never',
    foes: given.foes ?? minus(ADVERSARY_IDS, placed),
    fallen: [],
    traps: given.traps ?? TRAP_IDS.filter(trap => trap !== paris?.trap && trap !== louvre?.trap),
    plots: [...(given.plots ?? []), ...plots].reverse(),
    plotHand: given.plotHand ?? [],
    plotDiscard: (given.plotDiscard ?? []).slice(),
    parisPile: minus(PARIS_IDS, seenParis),
    parisHand: given.parisHand ?? [],
    parisGone: [],
    ...given.state,
  };
  if (index >= 6 || at === 'turn') Object.assign(state, { location: null, presence: 'none', ...given.state });
  if (acting !== undefined) begin(state, acting, given);
  settle(state, null);
  return state;
};

const FULL_STORES = roy.setup(
  2,
  readOptions(roy.options, {}).options ?? {},
  { key: [0, 0, 0, 0, 0, 0, 0, 0], at: 0 },
  null,
).arsenal;

const begin = (state: State, acting: Musketeer, given: Given) => {
  const index = state.men.findIndex(man => man.who === acting);
  state.men[index].turn = 'acting';
  state.actions = given.actions ?? (state.seats === 4 ? 4 : 3);
  state.todo.push({ kind: 'man-turn', man: index });
};
