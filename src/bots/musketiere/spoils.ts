import { cardValue } from '#games/musketiere/cards.ts';
import type { Choice } from '#games/musketiere/choices.ts';
import { countOf, lacksOne, sourceOf } from '#games/musketiere/facts.ts';
import { type Marker, REWARDS } from '#games/musketiere/state.ts';
import type { Decision, Seat } from '#kernel/game.ts';
import type { Observation } from './observation.ts';

/** What a face-down reward card of another player is thought to be worth. */
const HIDDEN = 7;
/** A third prison also takes a player out of the fight. */
const SHUT_OUT = 4;
/** Ducats a third jewel is worth beyond its card: the round is over, and nothing can be taken back. */
const LAST_JEWEL = 3;

const worthOf = ({ seat, rewards }: Observation, whose: Seat, place: number): number =>
  whose === seat ? cardValue(rewards[place]) : HIDDEN;

const most = (seen: Observation, seat: Seat, wanted: Marker | null): number => {
  let best = -1;
  for (let place = 0; place < REWARDS; place++)
    if (seen.markers[seat][place] === wanted) best = Math.max(best, worthOf(seen, seat, place));
  return best;
};

const least = (seen: Observation, seat: Seat, wanted: Marker | null): number => {
  let worst = 99;
  for (let place = 0; place < REWARDS; place++)
    if (seen.markers[seat][place] === wanted) worst = Math.min(worst, worthOf(seen, seat, place));
  return worst;
};

/** Ducats a seat gains by being champion. */
export const gainOf = (seen: Observation, seat: Seat): number => {
  const free = most(seen, seat, null);
  const freed = most(seen, seat, 'prison');
  if (free < 0) return freed;
  const last = lacksOne(seen.markers[seat], 'jewel') ? LAST_JEWEL : 0;
  const stolen = sourceOf(seen, 'jewel') === 'supply' ? 0 : HIDDEN / (seen.totals.length - 1);
  return Math.max(freed, free + last + stolen);
};

/** Ducats a seat loses by being scapegoat. */
export const lossOf = (seen: Observation, seat: Seat): number => {
  const free = least(seen, seat, null);
  if (free === 99) return least(seen, seat, 'jewel');
  return free + (lacksOne(seen.markers[seat], 'prison') ? SHUT_OUT : 0);
};

/** The jewel goes on the best card and the prison on the poorest, the taker takes from whoever leads. */
export const settle = (seen: Observation, { choices }: Decision<Choice>): Choice => {
  let best = choices[0];
  let bestGain = -Infinity;
  for (const choice of choices) {
    const gain = gainBy(seen, choice);
    if (gain <= bestGain) continue;
    best = choice;
    bestGain = gain;
  }
  return best;
};

const gainBy = (seen: Observation, choice: Choice): number => {
  const { seat, rewards, totals, markers } = seen;
  switch (choice.kind) {
    case 'put':
      return isChampion(seen) ? cardValue(rewards[choice.place]) : -cardValue(rewards[choice.place]);
    case 'free':
      return cardValue(rewards[choice.place]) - 0.5;
    case 'surrender':
      return -cardValue(rewards[choice.place]);
    case 'take': {
      const ahead = totals[choice.from] / 100;
      // A jewel taken also costs its holder; a prison taken sets its holder free, best one who is far behind.
      if (isChampion(seen)) return most(seen, seat, null) + HIDDEN / 2 + ahead + countOf(markers[choice.from], 'jewel');
      return -ahead - countOf(markers[choice.from], 'prison') / 10;
    }
    default:
      return 0;
  }
};

/** Who settles a duel is told by its result: the last duel shown. */
const isChampion = ({ duels }: Observation): boolean => duels[duels.length - 1].won;
