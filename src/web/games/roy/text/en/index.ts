import type { Widened } from '#web/text/index.ts';
import { actions } from './actions.ts';
import { boards } from './boards.ts';
import { hers } from './hers.ts';
import { infoCard } from './info-card.ts';
import { learn } from './learn.ts';
import { map } from './map.ts';
import { scenes } from './scenes.ts';
import { side } from './side.ts';
import { turns } from './turns.ts';

const counted = (one: string, many: string) => (count: number) => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const cards = counted('card', 'cards');
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Words only the table of Mousquetaires du Roy needs, in English. The other languages follow this shape. */
export const en = {
  actions,
  boards,
  hers,
  learn,
  infoCard,
  map,
  scenes,
  side,
  turns,

  tabs: {
    title: 'The parts of the table',
    act: 'Act',
    sheet: 'Sheet',
    hand: 'Hand',
    screen: 'Screen',
    people: 'Table',
  },

  you: 'You',
  round: (round: number) => (round === 0 ? 'Before the first round' : `Round ${round}`),
  phases: {
    title: 'The phases of the round',
    milady: 'Milady',
    musketeers: 'The musketeers',
    siege: 'The siege',
    end: 'End of the round',
  },
  holds: {
    title: 'This round',
    timeStop: 'Time stands still',
    conscripts: 'Conscripts: one action fewer',
    isolation: 'Isolation: no trading',
    reinforcements: 'Reinforcement in the siege',
    on: 'The hourglass is running',
    paused: 'The hourglass is paused for a moment',
    expired: 'The hourglass has run out',
  },

  time: {
    title: 'Time',
    at: (space: number, last: number) => `${space} of ${last}`,
    note: counted('red die in the siege', 'red dice in the siege'),
    /** The last space, where Milady wins. */
    end: 'The Cardinal’s hat',
  },
  siege: {
    title: 'Siege of La Rochelle',
    level: 'level',
    ahead: (spaces: number) => `${spaces} towards triumph`,
    behind: (spaces: number) => `${spaces} towards ruin`,
    ruin: 'ruin',
    triumph: 'triumph',
  },
  honour: {
    title: 'The Queen’s honour',
    left: (left: number, most: number) => `${left} of ${most} left`,
  },
  ladder: {
    title: 'Louvre track',
    at: (space: number, last: number) => `space ${space} of ${last}`,
    spaces: ['+2 Epic', '+2 Epic', '−1 honour', 'failed'],
    none: 'no mission',
  },
  constance: { title: 'Constance', at: (done: number, last: number) => `${done} of ${last}` },
  rochefort: { title: 'Rochefort', life: (life: number, most: number) => `${life} of ${most} life` },
  purse: { title: 'Purse', holds: counted('pistole', 'pistoles') },
  epics: { title: 'Epic tokens', holds: (count: number, most: number) => `${count} of ${most}` },
  oneForAll: { title: 'One for all', holds: cards },
  deck: (count: number) => `${cards(count)} in the Adventure deck`,

  noMission: 'No mission here.',
  challenge: (skill: string, value: number) => `Challenge: ${skill} ${value}`,
  won: 'challenge won',
  asks: {
    search: (done: number, goal: number) => `Search: ${done} of ${goal}`,
    'hand-over': (done: number, goal: number) => `Combat cards handed over: ${done} of ${goal}`,
    guards: (done: number, goal: number) => `Guards beaten: ${done} of ${goal}`,
    successes: (done: number, goal: number) => `Milady’s successes: ${done} of ${goal}`,
  },
  redDice: counted('red die', 'red dice'),
  life: (life: number, most: number) => `${life} of ${most} life points`,
  garrison: {
    none: 'No reinforcements yet.',
    holds: (cards: string, dice: number) => `Reinforcements: ${cards} (${counted('blue die', 'blue dice')(dice)})`,
  },

  everybody: 'At the table',
  seat: {
    bot: 'bot',
    hand: (count: number) => `${cards(count)} in hand`,
    automa: 'the table plays Milady',
    orders: 'Rochefort has his orders',
  },
  man: {
    done: 'has played',
    fateful: 'barred from the Quest for good',
    bound: 'must leave Richelieu’s den',
    upgraded: 'upgraded',
    blueDice: counted('blue die', 'blue dice'),
  },

  hand: {
    title: 'Your hand',
    of: (name: string) => `${name}’s hand`,
    count: cards,
    empty: 'You hold no cards.',
    none: 'No cards.',
  },
  screen: {
    title: 'Behind your screen',
    of: 'Behind Milady’s screen',
    location: 'Location card',
    adversaries: 'Adversaries',
    traps: 'Traps',
    treachery: 'Treachery cards',
    deck: 'In the Treachery deck',
    paris: 'Paris cards in hand',
    pile: 'Paris cards set aside',
    tokens: 'Tokens left',
    orders: {
      ask: 'Rochefort asks you each time',
      always: 'Rochefort intercepts whenever he can',
      never: 'Rochefort lets everybody pass',
    },
    none: 'none',
  },

  question: {
    title: 'What you can do',
    yourTurn: 'Your turn',
    waiting: (names: readonly string[]) => `Waiting for ${list.format(names)}.`,
    anyMoment: 'At any moment',
    find: 'Find a choice',
    found: counted('choice', 'choices'),
    noneFound: 'No choice contains these words.',
    takeBack: 'Take back',
    playing: {
      setup: 'Milady is laying out the board',
      milady: 'Milady is playing now',
      team: 'The musketeers take counsel',
      siege: 'The musketeers at the siege of La Rochelle',
      end: 'The end of the round',
    },
    also: 'You could also…',
    need: 'Nothing needs to be done here: these are open to you at any moment.',
  },
  groups: {
    here: 'Here',
    go: 'Go elsewhere',
    ride: 'Ride',
    cards: 'Cards',
    companions: 'Companions',
    arsenal: 'The Arsenal',
    adversaries: 'Adversaries',
    traps: 'Traps',
    treachery: 'Treachery',
    locations: 'Where to',
    orders: 'Rochefort’s standing order',
  },

  justNow: { title: 'Just now', nothing: 'Nothing to tell.', skip: 'Go on' },

  finale: {
    title: 'The match is over',
    milady: 'Milady has won',
    musketeers: 'The musketeers have won',
    youWon: 'You have won',
    youLost: 'You have lost',
    winners: (names: readonly string[]) =>
      names.length === 1 ? `The winner: ${names[0]}.` : `The winners: ${list.format(names)}.`,
    rounds: (rounds: number, board: number) =>
      `${counted('round', 'rounds')(rounds)} played; the Quest had reached board ${board} of 4.`,
  },
};

export type Words = Widened<typeof en>;
