import type { Until } from '#games/trois/cards/effects.ts';
import type { Widened } from '#web/text/index.ts';
import { board } from './board.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Words only the table of Les trois Mousquetaires needs, in English. The other languages follow this shape. */
export const en = {
  board,
  you: 'You',
  close: 'Close',

  riders: {
    title: 'The riders, in order of play',
    round: (round: number) => (round === 0 ? 'Before the ride' : `Round ${round}`),
    toGo: (steps: number) => (steps === 1 ? '1 step to go' : `${steps} steps to go`),
    steps: (steps: number) => `${steps} to go`,
    leads: 'leads',
    carries: 'has the studs',
    bottes: (count: number) =>
      count === 0 ? 'no secret thrust' : count === 1 ? '1 secret thrust' : `${count} secret thrusts`,
    skip: (turns: number) => (turns === 1 ? 'misses a turn' : `misses ${turns} turns`),
    hold: (until: Until, left: number) =>
      until === 'double'
        ? `held until a double (${left} more ${left === 1 ? 'try' : 'tries'})`
        : `held until ${until} or more (${left} more ${left === 1 ? 'try' : 'tries'})`,
    oneDie: 'one die next time',
    choosing: 'not chosen yet',
  },

  gazette: {
    title: 'Gazette',
    imprint: 'Printed in Paris, at the sign of the Rooster',
    issue: (issue: number) => `No. ${issue} · two deniers`,
    states: 'The state of the kingdom',
    read: 'Read the Gazette',
    strip: (headline: string) => `Gazette: ${headline}. Read it`,
  },

  panel: {
    title: 'Your ride',
    over: 'The match is over',
    others: (name: string) => `${name} rides`,
    choosing: (name: string) => `${name} chooses a musketeer`,
    taking: 'The musketeers saddle up',
    watching: 'You are watching',
    waiting: (names: readonly string[]) => `The table is waiting for ${list.format(names)}.`,
    rolled: (dice: readonly number[]) =>
      dice.length === 1 ? `One die: ${dice[0]}` : `Rolled: ${dice.join(' and ')}, that is ${dice[0] + dice[1]}`,
    double: 'A double!',
    takeBack: 'Take back',
    justNow: 'Just now',
    nothing: 'The horses are saddled.',
  },

  /** What a choice means, under its name. */
  notes: {
    roll: 'Two dice, and off you go',
    rollOne: 'Only one die this time',
    rollHold: (until: Until) => (until === 'double' ? 'A double sets you free' : `${until} or more sets you free`),
    one: 'Exactly one square, no dice',
    wait: 'Your turn is over',
    leads: (to: readonly string[]) => `Takes you ${either.format(to)}`,
    stop: 'The rest of the ride is lost',
    stopHere: 'Stay here until your next turn',
    obey: 'Do what the card says',
    leave: 'The studs stay with the trapped rider',
    keep: 'Pay nothing and take what comes',
    free: 'No more waiting',
    gateShut: 'The gate is shut: you will wait there',
  },

  /** Things one might expect to do and cannot. */
  refused: {
    roll: 'Roll',
    one: 'Ride one square',
    stop: 'Stop here',
    back: 'Ride back',
    public: 'The paved way',
    stairs: 'The secret stairs',
    road: 'The road',
    sea: 'Cross the sea',
    france: 'Stay in France',
    shortcut: 'The shortcut',
    castle: 'Into the castle',
  },

  cards: {
    drawnBy: (name: string) => `Drawn by ${name}`,
    drawnByYou: 'You have drawn',
    playedBy: (name: string) => `Played by ${name}`,
    playedByYou: 'You play',
    hidden: 'A secret thrust: only its owner may look.',
    yours: 'A secret thrust for you. Keep it hidden!',
    kind: { milady: 'Milady', rochefort: 'Rochefort', mousquetaires: 'Musketeers', botte: 'Secret thrust' },
  },

  hand: {
    title: 'Your secret thrusts',
    of: (name: string) => `${name}’s secret thrusts`,
    none: 'You hold no secret thrust. Swords on the road may bring you one.',
    play: 'Play it now',
    give: 'Give it up',
  },

  take: {
    title: 'Choose your musketeer',
    note: 'You wear his face and his colours from now on. Aramis is always first to move, then d’Artagnan, Porthos and Athos.',
    taken: (name: string) => `taken by ${name}`,
    yours: 'yours',
    taunts: {
      aramis: 'Elegant, discreet, first to move',
      dartagnan: 'Young, quick, from Gascony',
      porthos: 'Strong, loud, golden',
      athos: 'Noble, silent, last to move',
    },
  },

  finale: {
    title: 'The studs are with the Queen',
    won: (rider: string, player: string) => `${rider} wins, for ${player}!`,
    youWon: (rider: string) => `You win, ${rider.replace('D’', 'd’')}!`,
    told: 'The ride in figures',
    /** Each stands under its number. */
    rounds: (count: number) => (count === 1 ? 'round' : 'rounds'),
    hands: (count: number) => (count === 1 ? 'time the studs changed hands' : 'times the studs changed hands'),
    gazettes: (count: number) => (count === 1 ? 'gazette read' : 'gazettes read'),
    squares: (count: number) => (count === 1 ? 'square ridden in all' : 'squares ridden in all'),
    cards: (count: number) => (count === 1 ? 'card drawn' : 'cards drawn'),
    thrusts: (count: number) => (count === 1 ? 'secret thrust played' : 'secret thrusts played'),
    standings: 'How far everybody got',
    home: 'at the Queen’s',
    fold: 'Look at the board',
    unfold: 'The end of the story',
  },
} as const;

export type Words = Widened<typeof en>;
