import { cardValue } from '#games/musketiere/cards.ts';
import type { Choice } from '#games/musketiere/choices.ts';
import { countOf, lacksOne } from '#games/musketiere/facts.ts';
import { type Marker, REWARDS } from '#games/musketiere/state.ts';
import type { Decision, Seat } from '#kernel/game.ts';
import type { Sight } from './observation.ts';

/** What a face-down reward card of another player is thought to be worth. */
const HIDDEN = 7;
/** A third prison also takes a player out of the fight. */
const SHUT_OUT = 4;
/** Ducats a third jewel is worth beyond its card: the round is over, and nothing can be taken back. */
const LAST_JEWEL = 3;

const worthOf = ({ seat, rewards }: Sight, whose: Seat, place: number): number =>
  whose === seat ? cardValue(rewards[place]) : HIDDEN;

const most = (sight: Sight, seat: Seat, wanted: Marker | null): number => {
  let best = -1;
  for (let place = 0; place < REWARDS; place++)
    if (sight.markers[seat][place] === wanted) best = Math.max(best, worthOf(sight, seat, place));
  return best;
};

const least = (sight: Sight, seat: Seat, wanted: Marker | null): number => {
  let worst = 99;
  for (let place = 0; place < REWARDS; place++)
    if (sight.markers[seat][place] === wanted) worst = Math.min(worst, worthOf(sight, seat, place));
  return worst;
};

/** Ducats a seat gains by being champion. */
export const gainOf = (sight: Sight, seat: Seat): number => {
  const free = most(sight, seat, null);
  const freed = most(sight, seat, 'prison');
  if (free < 0) return freed;
  const last = lacksOne(sight.markers[seat], 'jewel') ? LAST_JEWEL : 0;
  const stolen = sight.jewels > 0 ? 0 : HIDDEN / (sight.totals.length - 1);
  return Math.max(freed, free + last + stolen);
};

/** Ducats a seat loses by being scapegoat. */
export const lossOf = (sight: Sight, seat: Seat): number => {
  const free = least(sight, seat, null);
  if (free === 99) return least(sight, seat, 'jewel');
  return free + (lacksOne(sight.markers[seat], 'prison') ? SHUT_OUT : 0);
};

/** The jewel goes on the best card and the prison on the poorest, the taker takes from whoever leads. */
export const settle = (sight: Sight, { choices }: Decision<Choice>): Choice => {
  let best = choices[0];
  let bestGain = -Infinity;
  for (const choice of choices) {
    const gain = gainBy(sight, choice);
    if (gain <= bestGain) continue;
    best = choice;
    bestGain = gain;
  }
  return best;
};

const gainBy = (sight: Sight, choice: Choice): number => {
  const { seat, rewards, totals, markers } = sight;
  switch (choice.kind) {
    case 'put':
      return isChampion(sight) ? cardValue(rewards[choice.place]) : -cardValue(rewards[choice.place]);
    case 'free':
      return cardValue(rewards[choice.place]) - 0.5;
    case 'surrender':
      return -cardValue(rewards[choice.place]);
    case 'take': {
      const ahead = totals[choice.from] / 100;
      // A jewel taken also costs its holder; a prison taken sets its holder free, best one who is far behind.
      if (isChampion(sight))
        return most(sight, seat, null) + HIDDEN / 2 + ahead + countOf(markers[choice.from], 'jewel');
      return -ahead - countOf(markers[choice.from], 'prison') / 10;
    }
    default:
      return 0;
  }
};

/** Who settles a duel is told by its result: the last duel shown. */
const isChampion = ({ duels }: Sight): boolean => duels[duels.length - 1].won;
