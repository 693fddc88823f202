import { seeded } from '#kernel/fairness.ts';
import { CLOCK, type Options } from '#kernel/game.ts';
import { below } from '#kernel/rng.ts';
import { type Card, sortedHand, WHOLE_DECK, withoutCard } from '../cards/adventure.ts';
import { HONOUR_LAST, TIME_DICE, TIME_LAST } from '../cards/board.ts';
import type { FightToken } from '../cards/tokens.ts';
import type { Event } from '../events.ts';
import { roy } from '../game.ts';
import { MUSKETEERS, type Place } from '../names.ts';
import { OPTIONS } from '../options.ts';
import { treacheryDeck } from '../setup.ts';
import { clone, type State } from '../state.ts';
import type { DuelTask } from '../tasks.ts';
import { type Given, position, positionState } from '../testing.ts';

// Matches that come to every sentence: random ones, and positions that random play seldom reaches.

type Men = NonNullable<Given['men']>;
type Hands = Record<'dartagnan' | 'athos' | 'aramis' | 'porthos', readonly Card[]>;

const allAt = (place: Place): Men => Object.fromEntries(MUSKETEERS.map(who => [who, { place }]));

const ROAD: readonly FightToken[] = ['snare', 'three', 'two'];
const GALLERY: readonly FightToken[] = ['snare', 'two', 'two', 'two', 'three', 'three', 'shields', 'parry'];
const COMBAT: Hands = {
  dartagnan: ['single', 'single', 'double'],
  athos: ['single', 'single', 'panache'],
  aramis: ['single', 'double', 'nobility'],
  porthos: ['single', 'erudition', 'gallantry'],
};
const SKILLED: Hands = {
  dartagnan: ['panache', 'panache', 'panache', 'nobility'],
  athos: ['nobility', 'nobility', 'nobility', 'erudition'],
  aramis: ['erudition', 'erudition', 'erudition', 'single'],
  porthos: ['gallantry', 'gallantry', 'gallantry', 'single'],
};
/** Nothing is left to draw: whatever is not here is in d'Artagnan's hand. */
const IDLE: readonly Card[] = ['planchet', 'captain', 'buckingham', 'essarts', 'laporte', 'ketty', 'bassompierre'];
const GARRISON: readonly Card[] = ['single', 'single', 'double'];
const REST = GARRISON.reduce<readonly Card[]>(withoutCard, sortedHand(WHOLE_DECK)).filter(card => !IDLE.includes(card));
const RICH = { epics: 3, oneForAll: 2 } as const;

/** Refusals that wait for one position each. */
const REFUSALS: readonly Given[] = [
  { acting: 'athos', men: { athos: { fateful: true, place: 'paris' } }, options: { mortalQuest: 'on' } },
  { at: 'end-of-phase', garrison: ['single', 'bassompierre'], state: { location: 'la-rochelle' } },
];

/** Where the rarer sentences are at home. */
const OCCASIONS: readonly Given[] = [
  { men: allAt('quest'), hands: SKILLED, quest: { board: 2, won: ['panache'] }, state: RICH },
  { men: allAt('quest'), hands: SKILLED, quest: { board: 2, won: ['panache', 'nobility', 'gallantry'] } },
  {
    men: allAt('quest'),
    hands: COMBAT,
    quest: { board: 2, won: ['panache', 'nobility', 'gallantry', 'erudition'] },
    state: RICH,
  },
  { men: allAt('quest'), hands: COMBAT, quest: { board: 3, tokens: ROAD, beaten: 0, up: false }, state: RICH },
  {
    men: allAt('quest'),
    hands: COMBAT,
    quest: { board: 3, tokens: ROAD, beaten: 1, up: false },
    state: { oneForAll: 1 },
  },
  { men: allAt('quest'), hands: COMBAT, quest: { board: 3, tokens: ROAD, beaten: 2, up: true }, state: RICH },
  ...[0, 2, 3].map(at => ({
    men: allAt('quest'),
    hands: { ...COMBAT, dartagnan: SKILLED.dartagnan },
    quest: {
      board: 4,
      challenges: ['panache', 'nobility', 'gallantry', 'erudition'],
      fighters: GALLERY,
      at,
      beaten: [true, false],
    } as const,
    state: at === 2 ? {} : { epics: 3, oneForAll: 2 },
  })),
  {
    men: allAt('quest'),
    hands: COMBAT,
    inn: [
      [null, null, null, 'decoy'],
      ['two', 'snare', 'two', 'three'],
      ['decoy', 'decoy', 'decoy', 'four'],
    ],
  },
  { up: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], hands: COMBAT, state: RICH },
  { at: 'destination', state: { rochefort: 0, confined: true }, plotHand: ['balm'] },
  { at: 'destination', state: { rochefort: 0, confined: true }, plotHand: ['intrigue'], parisHand: ['abduction'] },
  { state: { rochefort: 0, confined: true } },
  { at: 'treachery', men: allAt('bastille'), plotHand: ['jailed', 'ambush'] },
  { at: 'ladder', louvre: { card: 'ball' }, state: { honour: HONOUR_LAST - 1, oneForAll: 1, ladder: 2 } },
  { at: 'time', state: { oneForAll: 1, time: TIME_LAST - 2 } },
  { at: 'paris-effect', paris: { card: 'duels' }, men: allAt('paris') },
  {
    acting: 'athos',
    hands: { athos: IDLE, dartagnan: REST },
    garrison: GARRISON,
    men: { porthos: { place: 'bastille' } },
    state: { epics: 7, purse: 10, presence: 'none', location: null },
  },
  { acting: 'porthos', hands: { dartagnan: REST }, discard: IDLE, garrison: GARRISON, state: { purse: 0 } },
  { acting: 'dartagnan', men: allAt('paris'), louvreStack: [] },
  { acting: 'porthos', men: allAt('louvre'), louvreStack: [] },
  {
    acting: 'aramis',
    men: allAt('paris'),
    hands: COMBAT,
    paris: { card: 'message', foes: ['laffemas', 'boisrenard'], won: true },
  },
  {
    acting: 'athos',
    men: allAt('louvre'),
    hands: COMBAT,
    louvre: { card: 'debts', foes: ['henchman'], won: true },
    louvreStack: [],
  },
  {
    acting: 'dartagnan',
    men: allAt('louvre'),
    hands: COMBAT,
    louvre: { card: 'debts', foes: ['cavois', 'vitray'], won: true },
    state: { location: 'louvre', standing: 'always', rochefort: 1 },
  },
  { at: 'siege', state: { reinforcements: true, time: TIME_DICE.indexOf(4) + 1 } },
  {
    acting: 'athos',
    men: allAt('paris'),
    hands: COMBAT,
    paris: { card: 'smuggler', foes: ['cahusac'] },
    state: { constance: 1 },
  },
  { acting: 'athos', hands: { athos: ['planchet'] }, men: { porthos: { place: 'vieux-colombier', life: 0 } } },
  { at: 'treachery', options: { treacheryNoReshuffle: 'on' }, plotDiscard: treacheryDeck(5, {}) },
  {
    acting: 'treville',
    players: 6,
    men: { treville: { skills: ['panache'] }, athos: { place: 'vieux-colombier', life: 0 } },
  },
];

const duel: DuelTask = {
  kind: 'duel',
  stage: 'foe-reroll',
  man: 0,
  foe: 'cahusac',
  space: -1,
  ordered: false,
  blue: 3,
  red: 2,
  round: 2,
  bladeUsed: true,
  foeRerolled: false,
  swords: 1,
  shields: 1,
  lilies: 1,
  redSwords: 1,
  redShields: 1,
};

const withCahusac = (bladeUsed: boolean): State => {
  const state = positionState({
    acting: 'dartagnan',
    men: { dartagnan: { gear: ['blade'] } },
    paris: { card: 'message', foes: ['cahusac'] },
  });
  return { ...state, todo: [...state.todo, { kind: 'count', man: 0, ordered: false }, { ...duel, bladeUsed }] };
};

/** In the middle of a duel. */
const DUELS: readonly (() => State)[] = [
  () => withCahusac(true),
  () =>
    position({
      acting: 'athos',
      men: allAt('quest'),
      hands: COMBAT,
      quest: { board: 2, won: ['panache', 'nobility', 'gallantry', 'erudition'] },
      state: RICH,
    }).play('athos', { kind: 'duel', foe: 'wardes' }).state,
  () =>
    position({
      acting: 'porthos',
      men: allAt('quest'),
      hands: COMBAT,
      quest: { board: 2, won: ['panache', 'nobility', 'gallantry', 'erudition'] },
      state: { ...RICH, location: 'quest', standing: 'always' },
    }).play('porthos', { kind: 'duel', foe: 'wardes' }).state,
  () => withCahusac(false),
];

const anyOptions = (match: number): Options => {
  const dice = seeded(`options ${match}`);
  return Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values[below(dice, values.length)]]));
};

export interface Seen {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays at random from a state, for so many choices at most; the clock strikes now and then. */
const stroll = (start: State, seed: string, choices: number, look: (seen: Seen) => void) => {
  const dice = seeded(seed);
  let state = start;
  for (let left = choices; left > 0; left--) {
    const decisions = roy.decisions(state);
    if (decisions.length === 0) return;
    const decision = decisions[below(dice, decisions.length)];
    if (decision.seat === CLOCK && below(dice, 20) > 0) continue;
    const events: Event[] = [];
    state = clone(state);
    const choice = decision.choices[below(dice, decision.choices.length)];
    roy.apply(state, decision.seat, choice, event => events.push(event));
    look({ state, events });
  }
};

/** Random matches with random options and all numbers of players, and walks from the occasions. */
export const wander = (matches: number, walks: number, look: (seen: Seen) => void) => {
  for (let match = 0; match < matches; match++) {
    const events: Event[] = [];
    const state = roy.setup(2 + (match % 5), anyOptions(match), seeded(match), event => events.push(event));
    look({ state, events });
    stroll(state, `match ${match}`, 5000, look);
  }
  const at = (given: Given) => () => positionState(given);
  const starts = [...OCCASIONS.map(at), ...DUELS, ...REFUSALS.map(at)];
  for (const [i, start] of starts.entries())
    for (let walk = 0; walk < walks; walk++) {
      const state = start();
      look({ state, events: [] });
      stroll({ ...state, rng: seeded(`dice ${i} ${walk}`) }, `walk ${i} ${walk}`, 40, look);
    }
};
