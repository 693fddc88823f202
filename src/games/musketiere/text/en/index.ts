import type { Barred } from '#kernel/game.ts';
import type { GameText, Who } from '#kernel/text.ts';
import { type Card, cardSwords, cardValue } from '../../cards.ts';
import type { Choice } from '../../choices.ts';
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import {
  isAlone,
  outSeat,
  type Penalty,
  penaltyOf,
  type Reward,
  rewardOf,
  type Sentences,
  secretCard,
  tellWith,
  toLay,
} from '../situation.ts';

const SWORDS = ['no swords', 'one sword', 'two swords', 'three swords', 'four swords'];
const PLACES = ['first', 'second', 'third'];

const swords = (card: Card) => SWORDS[cardSwords(card)];
const named = (card: Card) => `${cardValue(card)}, ${swords(card)}`;
const ducats = (count: number) => (count === 1 ? '1 ducat' : `${count} ducats`);
const list = (parts: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
const you = (seat: number, who: Who) => (seat === who.me ? 'you' : who.name(seat));

/** One of the reader's own reward cards: by its face, or by its place for a reader who may not see it. */
const own = (view: View, place: number) => {
  const card = view.rewards.at(place);
  return card === undefined ? `${PLACES[place]} reward card` : named(card);
};

const CHAMPION: Readonly<Record<Reward, string>> = {
  full: 'You are the champion, but all your reward cards are covered: choose the prison that goes back to the supply.',
  supply: 'You are the champion: choose the reward card that gets the jewel.',
  'supply-or-free': 'You are the champion: put the jewel on a free reward card, or free one of your cards from prison.',
  others: 'You are the champion and the supply has no jewel left: choose the one you take from another player.',
  'others-or-free':
    'You are the champion and the supply has no jewel left: take one from another player, or free one of your cards from prison.',
};

const SCAPEGOAT: Readonly<Record<Penalty, string>> = {
  full: 'You are the scapegoat and all your reward cards are covered: choose the jewel that goes back to the supply.',
  supply: 'You are the scapegoat: choose the reward card that goes to prison.',
  others: 'You are the scapegoat and the supply has no prison left: choose the one you take from another player.',
};

const LAY: Readonly<Record<number, string>> = {
  3: 'Choose three of your cards as your rewards: they are your pay for this round.',
  2: 'Two more reward cards to choose.',
  1: 'One more reward card to choose: the other nine cards will be your hand.',
};

const fightPrompt = (view: View, who: Who): string => {
  const out = outSeat(view);
  if (out === null) return `The guard stands at ${view.target}: pick the card you fight with.`;
  if (isAlone(view)) return `You fight alone: reach ${view.target} with a single card. Pick it.`;
  return `${who.name(out)} cannot fight: reach ${view.target} without them. Pick your card.`;
};

const prompt = (id: string, view: View, who: Who): string => {
  switch (id) {
    case 'rewards':
      return LAY[toLay(view)] ?? LAY[3];
    case 'fight':
      return fightPrompt(view, who);
    case 'discard':
      return 'Three prisons keep you out of this duel: pick a card to throw away. It does not count.';
    case 'champion':
      return CHAMPION[rewardOf(view)];
    case 'scapegoat':
      return SCAPEGOAT[penaltyOf(view)];
    default:
      return view.spoils?.marker === 'jewel'
        ? 'Put the jewel you have taken on one of your free reward cards.'
        : 'Put the prison you have taken on one of your free reward cards.';
  }
};

const choice = (choice: Choice, view: View, who: Who): string => {
  const jewel = view.spoils?.marker === 'jewel';
  switch (choice.kind) {
    case 'reward':
      return `Lay the ${named(choice.card)}, as a reward card`;
    case 'fight':
      return `Fight with the ${named(choice.card)}`;
    case 'discard':
      return `Throw away the ${named(choice.card)}`;
    case 'take': {
      const from = `${who.name(choice.from)}’s ${PLACES[choice.place]} card`;
      return jewel ? `Take the jewel from ${from}` : `Take the prison from ${from}`;
    }
    case 'put':
      return jewel
        ? `Put the jewel on your ${own(view, choice.place)}`
        : `Put the prison on your ${own(view, choice.place)}`;
    case 'free':
      return `Take the prison off your ${own(view, choice.place)}`;
    case 'surrender':
      return `Give back the jewel on your ${own(view, choice.place)}`;
  }
};

const sentences: Sentences = {
  // Told once to each reader, not once for every seat.
  dealt: ({ seat, round }, who) =>
    seat === (who.me ?? 0) ? `Round ${round} begins: twelve cards for everybody.` : null,
  laid(event, who) {
    const which = PLACES[event.laid - 1];
    const card = secretCard(event);
    if (event.seat !== who.me) return `${who.name(event.seat)} lays their ${which} reward card face down.`;
    return card === null
      ? `You lay your ${which} reward card face down.`
      : `You lay the ${named(card)}, as your ${which} reward card.`;
  },
  turned: ({ duel, target }) => `Duel ${duel}: the guard stands at ${target}.`,
  picked(event, who) {
    const card = secretCard(event);
    if (event.seat !== who.me) return `${who.name(event.seat)} has picked a card.`;
    return card === null ? 'You have picked a card.' : `You pick the ${named(card)}.`;
  },
  discarded(event, who) {
    const card = secretCard(event);
    if (event.seat !== who.me) return `${who.name(event.seat)} throws a card away, face down.`;
    return card === null ? 'You throw a card away, face down.' : `You throw away the ${named(card)}.`;
  },
  shown({ cards, sum, target }, who) {
    const fighters = cards.flatMap((card, seat) =>
      card === null ? [] : [`${you(seat, who)} ${cardValue(card)} (${swords(card)})`],
    );
    return `The cards are shown: ${fighters.join('; ')}. Total ${sum} against ${target}.`;
  },
  won: ({ seat, sum, target }, who) =>
    seat === who.me
      ? `The duel is won, ${sum} against ${target}: you are the champion.`
      : `The duel is won, ${sum} against ${target}: ${who.name(seat)} is the champion.`,
  lost: ({ seat, sum, target }, who) =>
    seat === who.me
      ? `The duel is lost, ${sum} against ${target}: you are the scapegoat.`
      : `The duel is lost, ${sum} against ${target}: ${who.name(seat)} is the scapegoat.`,
  took({ seat, marker, from, place }, who) {
    const what = marker === 'jewel' ? 'the jewel' : 'the prison';
    const card = `${PLACES[place]} reward card`;
    if (seat === who.me) return `You take ${what} from ${who.name(from)}’s ${card}.`;
    if (from === who.me) return `${who.name(seat)} takes ${what} from your ${card}.`;
    return `${who.name(seat)} takes ${what} from ${who.name(from)}’s ${card}.`;
  },
  put({ seat, marker, place, held }, who) {
    const what = marker === 'jewel' ? 'jewel' : 'prison';
    const card = `${PLACES[place]} reward card`;
    if (seat === who.me)
      return held
        ? `You put the ${what} on your ${card}.`
        : `You take a ${what} from the supply and put it on your ${card}.`;
    const name = who.name(seat);
    return held
      ? `${name} puts the ${what} on their own ${card}.`
      : `${name} takes a ${what} from the supply and puts it on their ${card}.`;
  },
  freed: ({ seat, place }, who) =>
    seat === who.me
      ? `You free your ${PLACES[place]} reward card: its prison goes back to the supply.`
      : `${who.name(seat)} frees their ${PLACES[place]} reward card: its prison goes back to the supply.`,
  surrendered: ({ seat, place }, who) =>
    seat === who.me
      ? `You give back the jewel on your ${PLACES[place]} reward card.`
      : `${who.name(seat)} gives back the jewel on their ${PLACES[place]} reward card.`,
  'shut-out': ({ seat }, who) =>
    seat === who.me
      ? 'Shut out by three prisons, you throw a card away in every duel until another player has to take one of them.'
      : `Shut out by three prisons, ${who.name(seat)} throws a card away in every duel until another player has to take one of them.`,
  released: ({ seat }, who) =>
    seat === who.me
      ? 'You may fight again from the next duel.'
      : `${who.name(seat)} may fight again from the next duel.`,
  ended({ round, seat }, who) {
    if (seat === null) return `Round ${round} ends: all nine duels are fought.`;
    return seat === who.me
      ? `Round ${round} ends on the spot: you hold all three jewels!`
      : `Round ${round} ends on the spot: ${who.name(seat)} holds all three jewels!`;
  },
  scored({ reckoning: { round, ducats: earned, totals } }, who) {
    const rows = earned.map((count, seat) => `${you(seat, who)} ${ducats(count)} (${totals[seat]} in all)`);
    return `Pay for round ${round}: ${rows.join('; ')}.`;
  },
  tied: ({ ducats: count, seats }, who) =>
    `Level at ${ducats(count)}: ${list(seats.map(seat => you(seat, who)))}. One more round will decide.`,
  crowned: ({ seat, ducats: count }, who) =>
    seat === who.me
      ? `You win the match with ${ducats(count)}!`
      : `${who.name(seat)} wins the match with ${ducats(count)}!`,
};

const REFUSALS: Readonly<Record<string, string>> = {
  'rewards-laid': 'Your three reward cards are laid: the other nine stay in your hand for the duels.',
  'already-picked': 'You have picked your card for this duel; each player shows just one.',
  'take-jewel-first': 'The supply has no jewel left: first take one from another player’s reward card.',
  'take-prison-first': 'The supply has no prison left: first take one from another player’s reward card.',
  'one-marker': 'A reward card holds one marker at most, and this one is already covered.',
  'champion-full':
    'All three of your reward cards are covered: you must put one of your prisons back, and get no jewel.',
  'scapegoat-full': 'All three of your reward cards are covered: you must give one of your jewels back.',
  'not-your-own': 'The supply has no prison left, and your own prison does not do: take one from another player.',
  'face-down': 'Other players’ reward cards stay face down, and there is nothing for you to take from this one now.',
  'supply-first': 'The supply still has a jewel: take that one. Other players’ jewels are safe until it is empty.',
  'supply-first-prison': 'The supply still has a prison: you must take that one.',
  'rewards-stay': 'Your reward cards stay where you laid them until the round is over.',
  'markers-stay': 'A marker stays where it was put: it cannot be moved afterwards.',
  'champion-must': 'A champion cannot take nothing: it is a jewel, or one of your prisons goes back.',
  'no-prison-to-free': 'None of your reward cards is in prison, so there is none to free.',
  'no-jewel-left': 'The supply has no jewel left: take one from another player’s reward card.',
  'scapegoat-must': 'The scapegoat cannot refuse the prison.',
  'only-a-jewel': 'All three of your reward cards are covered: you give a jewel back and take no prison.',
  'no-prison-left': 'The supply has no prison left: take one from another player’s reward card.',
  'thrown-hidden': 'Cards thrown away by a player shut out stay face down until the round is over.',
  'one-guard-at-a-time': 'Guard cards are turned up one at a time, at the start of each duel.',
  'no-talk': 'No agreements: nobody tells the others which card they are going to pick.',
  'shut-out': 'Prisons on all three reward cards keep you out of the duel: you throw a card away instead.',
};

const refusal = ({ reason, params }: Barred, who: Who): string => {
  if (reason !== 'spoils-first') return REFUSALS[reason] ?? 'The rules do not allow this now.';
  const seat = Number(params?.seat ?? 0);
  return seat === who.me
    ? 'First decide what your part in this duel brings you; the next card is for the next duel.'
    : `First ${who.name(seat)} has to settle this duel; the next card is for the next duel.`;
};

export const en: GameText<Choice, Event, View> = {
  name: 'Musketiere',
  tagline: 'Fight the Cardinal’s guard together, and see to it that the jewels end up on your own cards.',
  options: {
    length: {
      title: 'Length of the match',
      help: 'How long you play before a winner is named.',
      values: {
        hundred: {
          title: 'To 100 ducats',
          help: 'Round after round, until somebody has 100 ducats or more. Usually three to five rounds.',
        },
        round: { title: 'A single round', help: 'Nine duels at most: whoever earns the most ducats wins.' },
      },
    },
  },
  prompt,
  choice,
  event: tellWith(sentences),
  refusal,
  ending: ending =>
    ending === 'three-jewels'
      ? 'All three jewels in one hand ended the last round.'
      : 'The ninth duel ended the last round.',
};
