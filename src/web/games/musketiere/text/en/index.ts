import type { Card } from '#games/musketiere/cards.ts';
import { cardSwords, cardValue } from '#games/musketiere/cards.ts';
import type { Ending, Length, Marker } from '#games/musketiere/state.ts';

const SWORDS = ['with no sword', 'with one sword', 'with two swords', 'with three swords', 'with four swords'];
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'];
const PLACES = ['First', 'Second', 'Third'];
const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const number = (count: number) => NUMBERS[count] ?? String(count);
const Number1 = (count: number) => number(count).replace(/^./, letter => letter.toUpperCase());
const each = (target: number, cards: number) =>
  target % cards === 0 ? target / cards : `${Math.floor(target / cards)} or ${Math.ceil(target / cards)}`;
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const card = (which: Card) => `${cardValue(which)} ${SWORDS[cardSwords(which)]}`;
const covered = (marker: Marker | null) =>
  marker === null ? '' : marker === 'jewel' ? ', under a jewel' : ', in prison';

/** Words only the table of Musketiere needs, in English. The other languages follow this shape. */
export const en = {
  you: 'You',
  card,
  plain: 'no sword',
  jewel: 'jewel',
  prison: 'prison',
  ducats: (count: number): string => (count === 1 ? 'ducat' : 'ducats'),
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),

  round: (round: number) => `Round ${round}`,
  duel: (duel: number) => `${ORDINALS[duel - 1]} duel`,
  choosing: 'Choosing rewards',
  goal: (length: Length): string => (length === 'hundred' ? 'first to a hundred ducats' : 'a single round'),
  duels: 'Duels of this round',
  dot: {
    won: (duel: number) => `Duel ${duel}: won`,
    lost: (duel: number) => `Duel ${duel}: lost`,
    now: (duel: number) => `Duel ${duel}: being fought`,
    ahead: (duel: number) => `Duel ${duel}: still to come`,
  },

  players: 'The players',
  cloth: 'The duel',
  guard: {
    title: 'Cardinal’s guard',
    name: (target: number) => `The Cardinal’s guard: ${target} to reach`,
    down: 'Guard card, face down',
    left: (count: number) => (count === 1 ? '1 left' : `${count} left`),
    stack: (count: number) => `The guard, ${count} left, face down`,
    waits: 'The first guard card is turned up once all reward cards are laid.',
  },
  slot: {
    open: (name: string, which: Card) => `${name}: ${card(which)}`,
    down: (name: string) => `${name}: a card face down`,
    thrown: (name: string) => `${name}: a card thrown away, face down`,
    empty: (name: string) => `${name}: no card yet`,
    noCount: 'does not count',
  },
  champion: 'Champion',
  scapegoat: 'Scapegoat',

  ruler: {
    label: 'The total',
    ahead: (target: number, fighters: number) =>
      fighters === 1
        ? `${target} to reach with a single card.`
        : `${target} to reach with ${number(fighters)} cards: ${each(target, fighters)} each.`,
    missing: (count: number) => (count === 1 ? 'One more is needed.' : `${Number1(count)} more are needed.`),
    reached: 'That is enough.',
    sum: (sum: number, target: number) => ({ sum: String(sum), of: `of ${target}.` }),
    won: (over: number) => (over === 0 ? 'Won exactly.' : `Won by ${over}.`),
    lost: (short: number) => `Lost by ${short}.`,
    part: (name: string, value: number) => `${name}: ${value}`,
    unknown: (name: string) => `${name}: not shown yet`,
  },

  status: {
    thinking: 'is thinking…',
    turn: 'to choose',
    laid: 'card laid',
    rewards: (count: number) => `${count} of 3 rewards laid`,
    ready: 'rewards laid',
    out: 'shut out: three prisons',
    champion: 'champion of this duel',
    scapegoat: 'scapegoat of this duel',
    holds: (marker: Marker): string => (marker === 'jewel' ? 'has a jewel in hand' : 'has a prison in hand'),
  },
  thrown: (count: number) => (count === 1 ? '1 card thrown away' : `${count} cards thrown away`),
  rewardsOf: (name: string) => `${name}’s reward cards`,
  myRewards: 'Your reward cards',
  reward: {
    own: (place: number, which: Card | null, marker: Marker | null) =>
      which === null
        ? `Your ${PLACES[place].toLowerCase()} reward card${covered(marker)}`
        : `Your ${PLACES[place].toLowerCase()} reward card: ${card(which)}${covered(marker)}`,
    other: (name: string, place: number, which: Card | null, marker: Marker | null) =>
      which === null
        ? `${name}, ${PLACES[place].toLowerCase()} reward card, face down${covered(marker)}`
        : `${name}, ${PLACES[place].toLowerCase()} reward card: ${card(which)}${covered(marker)}`,
    empty: (place: number) => `${PLACES[place]} reward card: not laid yet`,
  },
  handOf: (name: string) => `${name}’s hand`,
  hand: 'Your hand',
  looksOn: 'You are watching: all hidden cards stay face down.',

  supply: {
    title: 'The supply',
    jewels: (count: number) => (count === 1 ? '1 jewel of 3' : `${count} jewels of 3`),
    prisons: (count: number) => (count === 1 ? '1 prison of 3' : `${count} prisons of 3`),
  },

  stake: {
    title: 'What is at stake',
    pay: 'Each reward card pays its value when the round ends: twice with a jewel on it, nothing in prison.',
    hand: 'The nine cards you keep fight the duels, one in each.',
    end: 'Three jewels on your own cards end the round at once.',
    win: (target: number, supply: 'supply' | 'others') =>
      supply === 'supply'
        ? `At ${target} or more, the strongest card takes a jewel.`
        : `At ${target} or more, the strongest card takes a jewel from another player: the supply has none left.`,
    lose: (target: number, supply: 'supply' | 'others') =>
      supply === 'supply'
        ? `Below ${target}, the weakest card takes a prison.`
        : `Below ${target}, the weakest card takes a prison from another player: the supply has none left.`,
    swords: 'Of two equal values, the one with more swords is stronger.',
    free: 'As champion you could free one of your cards from prison instead.',
    twoJewels: (name: string | null) =>
      name === null
        ? 'You hold two jewels: a third ends the round at once.'
        : `${name} holds two jewels: a third ends the round at once.`,
    twoPrisons: (name: string | null) =>
      name === null
        ? 'You have two prisons: a third keeps you out of the duels.'
        : `${name} has two prisons: a third keeps that player out of the duels.`,
    out: (name: string | null) =>
      name === null
        ? 'Three prisons keep you out: your card does not count, and the others fight without you.'
        : `Three prisons keep ${name} out: the others have to reach the number alone.`,
    champion: (name: string | null, which: Card) =>
      name === null
        ? `Your ${card(which)} was the strongest card: you take a jewel.`
        : `${name}’s ${card(which)} was the strongest card and earns a jewel.`,
    scapegoat: (name: string | null, which: Card) =>
      name === null
        ? `Your ${card(which)} was the weakest card: you take a prison.`
        : `${name}’s ${card(which)} was the weakest card and costs a prison.`,
  },

  count: {
    title: 'What has been seen',
    guards: 'Guards to come:',
    none: 'none',
    cards: 'Musketeers of each value, by swords:',
    value: (value: number, seen: number, of: number) => `${value}: ${seen} of ${of} seen`,
    fought: 'fought',
    mine: 'yours',
    unseen: 'not seen',
  },

  action: {
    label: 'What you may do',
    yourTurn: 'Your turn',
    over: 'The match is over',
    others: 'The others are choosing',
    watching: 'At the table',
    waiting: (names: readonly string[]) => `Waiting for ${list.format(names)}.`,
    /** Who was decisive in the duel, and takes what it brings. */
    decides: {
      jewel: (name: string) => `Waiting for the champion, ${name}.`,
      prison: (name: string) => `Waiting for the scapegoat, ${name}.`,
    },
    showing: 'The cards are being shown.',
    lay: (count: number) => (count === 1 ? 'Lay this card' : `Lay these ${number(count)} cards`),
    sending: 'Laying your cards…',
    chosen: (count: number, of: number) => `${count} of ${of} chosen`,
    chooseMore: (count: number) =>
      count === 1 ? 'Touch one more card in your hand.' : `Touch ${number(count)} cards in your hand.`,
    tooMany: 'You have chosen enough cards: touch one of them to put it back first.',
    pickFirst: 'Touch the card you want to play.',
    throwIt: 'Choose a card to throw away',
    pickIt: 'Choose your card',
    takeBack: 'Take it back',
    pass: 'Take nothing',
    free: 'Free a card',
    fight: 'Fight all the same',
  },

  reckoning: {
    button: 'Last reckoning',
    title: (round: number) => `The reckoning of round ${round}`,
    endings: {
      'three-jewels': (name: string | null) =>
        name === null
          ? 'All three jewels are yours: the round is over.'
          : `${name} holds all three jewels: the round is over.`,
      'nine-duels': () => 'All nine duels have been fought: the round is over.',
    } satisfies Record<Ending, (name: string | null) => string>,
    turnedUp: 'The reward cards are turned up and paid.',
    jewel: (value: number) => `${value} × 2 = ${value * 2}`,
    prison: 'prison: 0',
    free: (value: number) => String(value),
    earned: (ducats: number) => (ducats === 1 ? '+1 ducat' : `+${ducats} ducats`),
    change: (before: number, after: number) => `from ${before} to ${after}`,
    changeSpoken: (before: number, after: number) => `from ${before} to ${after} ducats`,
    thrown: 'Thrown away:',
    duelsWon: (won: number, fought: number) => `${won} of ${fought} duels won`,
    tied: 'The lead is shared: one more round will decide.',
    leads: 'leads',
    goOn: 'Go on',
    close: 'Close',
  },

  history: {
    button: 'Duels',
    title: 'The duels of this round',
    none: 'No duel has been fought in this round yet.',
    duel: 'Duel',
    target: 'Guard',
    sum: 'Total',
    result: 'Outcome',
    won: 'won',
    lost: 'lost',
    out: 'out',
    note: 'Cards that have fought stay face up for everybody.',
  },

  finale: {
    won: (name: string | null) => (name === null ? 'You win the match!' : `${name} wins the match!`),
    standings: 'Final standings',
    player: 'Player',
    column: (round: number) => `R${round}`,
    total: 'Ducats',
    place: 'Rank',
    rounds: (rounds: number, duels: number) =>
      rounds === 1 ? `${duels} duels in a single round.` : `${duels} duels in ${number(rounds)} rounds.`,
  },

  keys: {
    button: 'Keys',
    title: 'Playing with the keyboard',
    rows: [
      ['Tab', 'go from one part of the table to the next'],
      ['Arrow keys', 'go from card to card in your hand'],
      ['Home, End', 'first and last card of your hand'],
      ['Enter', 'choose the card; press again to lay it'],
      ['Esc', 'put chosen cards back, close a message'],
      ['?', 'open this page while you are in your hand'],
    ] as readonly (readonly [string, string])[],
    why: 'Things you cannot do now keep their place: go to them to read why, press Enter and then Tab to reach the rule.',
    motion: 'Any key or click finishes what is moving.',
  },
};

export type Words = typeof en;
