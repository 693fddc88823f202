import type { Barred } from '#kernel/game.ts';
import type { Who } from '#kernel/text.ts';

const REFUSALS: Readonly<Record<string, string>> = {
  'rewards-laid': 'Your three reward cards are already laid: the other nine stay in your hand for the duels.',
  'already-picked': 'You have already picked your card for this duel; each player shows just one.',
  'take-jewel-first': 'The supply has no jewel left: first take one from another player’s reward card.',
  'take-prison-first': 'The supply has no prison left: first take one from another player’s reward card.',
  'one-marker': 'A reward card holds one marker at most, and this one is already covered.',
  'champion-full': 'All three of your reward cards are covered: one of your prisons goes back, and you get no jewel.',
  'scapegoat-full': 'All three of your reward cards are covered: choose the jewel you give back.',
  'not-your-own': 'The supply has no prison left, and your own will not do: take one from another player.',
  'face-down': 'Other players’ reward cards stay face down, and there is nothing for you to take from this one now.',
  'supply-first': 'The supply still has a jewel: take that one. Other players’ jewels are safe until it is empty.',
  'supply-first-prison': 'The supply still has a prison: take that one.',
  'rewards-stay': 'Your reward cards stay where you laid them until the round is over.',
  'markers-stay': 'A marker stays where it was put: it cannot be moved afterwards.',
  'champion-must': 'A champion cannot take nothing: it is a jewel, or one of your prisons goes back.',
  'no-prison-to-free': 'None of your reward cards is in prison, so there is none to free.',
  'no-jewel-left': 'The supply has no jewel left: take one from another player’s reward card.',
  'scapegoat-must': 'The scapegoat cannot refuse the prison.',
  'only-a-jewel': 'All three of your reward cards are covered: you give a jewel back and take no prison.',
  'no-prison-left': 'The supply has no prison left: take one from another player’s reward card.',
  'thrown-hidden': 'Cards thrown away by a player who is shut out stay face down until the round is over.',
  'one-guard-at-a-time': 'Guard cards are turned up one at a time, at the start of each duel.',
  'no-talk': 'No agreements: nobody tells the others which card they are going to pick.',
  'shut-out': 'Prisons on all three reward cards keep you out of the duel: you throw a card away instead.',
};

export const refusal = ({ reason, params }: Barred, who: Who): string => {
  if (reason !== 'spoils-first') return REFUSALS[reason] ?? 'The rules do not allow this now.';
  const seat = Number(params?.seat ?? 0);
  return seat === who.me
    ? 'First decide what your part in this duel brings you; the next card is for the next duel.'
    : `First ${who.name(seat)} has to settle this duel; the next card is for the next duel.`;
};
