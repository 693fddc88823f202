import type { Who } from '#kernel/text.ts';
import type { Choice } from '../../choices.ts';
import { isAlone, outSeat } from '../../facts.ts';
import type { View } from '../../view.ts';
import { leftToLay, type Penalty, penaltyOf, type Reward, rewardOf } from '../situation.ts';
import { named, PLACES } from './names.ts';

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
  if (out === null) return `The guard stands at ${view.target}: pick the card you will fight with.`;
  if (isAlone(view)) return `You fight alone: pick a card that reaches ${view.target} by itself.`;
  return `${who.name(out)} cannot fight: reach ${view.target} without them. Pick your card.`;
};

export const prompt = (id: string, view: View, who: Who): string => {
  switch (id) {
    case 'rewards':
      return LAY[leftToLay(view)] ?? LAY[3];
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

export const choice = (choice: Choice, view: View, who: Who): string => {
  const jewel = view.spoils?.marker === 'jewel';
  switch (choice.kind) {
    case 'reward':
      return `Lay the ${named(choice.card)} as a reward card`;
    case 'fight':
      return `Play the ${named(choice.card)}`;
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
    default:
      return ''; // tried in vain: what is never offered needs no name
  }
};
