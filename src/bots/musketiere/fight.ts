import { CARDS, type Card, cardOf, cardValue } from '#games/musketiere/cards.ts';
import type { Choice } from '#games/musketiere/choices.ts';
import { guardsToCome, markUnseen, shutOut } from '#games/musketiere/facts.ts';
import type { Decision } from '#kernel/game.ts';
import type { Observation } from './observation.ts';
import { gainOf, lossOf } from './spoils.ts';

/** What is at stake in a duel, in ducats, for this seat and for the rest of the table. */
interface Stakes {
  readonly others: number; // how many others fight
  readonly gain: number;
  readonly loss: number;
  readonly theirGain: number;
  readonly theirLoss: number;
}

// Scratch, filled before each use: unseen cards unseenBelow each card, with the sums of their values and squares.
const unseen = new Uint8Array(CARDS);
const unseenBelow = new Float64Array(CARDS + 1);
const sums = new Float64Array(CARDS + 1);
const squares = new Float64Array(CARDS + 1);

const countUnseen = (seen: Observation) => {
  markUnseen(unseen, seen);
  for (let card = 0; card < CARDS; card++) {
    const value = cardValue(card);
    unseenBelow[card + 1] = unseenBelow[card] + unseen[card];
    sums[card + 1] = sums[card] + unseen[card] * value;
    squares[card + 1] = squares[card] + unseen[card] * value * value;
  }
};

/** How many unseen cards from `from` up to but not including `to`. */
const count = (from: number, to: number): number => (to <= from ? 0 : unseenBelow[to] - unseenBelow[from]);

/** The first card that has this value or more. */
const firstOf = (value: number): Card => Math.min(CARDS, Math.max(0, cardOf(value, 0)));

/** The chance that so many unseen cards out of a stretch add up to `need` or more: the bell curve, near enough. */
const chanceToReach = (from: number, to: number, cards: number, need: number): number => {
  const size = unseenBelow[to] - unseenBelow[from];
  const mean = (sums[to] - sums[from]) / size;
  const spread = (squares[to] - squares[from]) / size - mean * mean;
  const deviations = (cards * mean - need + 0.5) / Math.sqrt(cards * Math.max(spread, 0.1));
  return 1 / (1 + Math.exp(-1.702 * deviations));
};

/** Ducats a card brings against a target: what this seat wins, less what the others win, by the odds. */
const expected = (card: Card, target: number, stakes: Stakes): number => {
  const { others, gain, loss, theirGain, theirLoss } = stakes;
  const all = unseenBelow[CARDS];
  const need = target - cardValue(card);
  if (others === 0) return need <= 0 ? gain : -loss;
  if (others === 1) {
    const enough = firstOf(need);
    const champion = count(enough, card);
    const beaten = count(Math.max(enough, card), CARDS);
    const scapegoat = count(card, enough);
    const spared = all - champion - beaten - scapegoat;
    return (champion * gain - beaten * theirGain - scapegoat * loss + spared * theirLoss) / all;
  }
  const under = unseenBelow[card];
  const over = all - under;
  const highest = (under / all) ** others;
  const lowest = (over / all) ** others;
  const champion = under === 0 ? 0 : highest * chanceToReach(0, card, others, need);
  const scapegoat = over === 0 ? 0 : lowest * (1 - chanceToReach(card, CARDS, others, need));
  const won = chanceToReach(0, CARDS, others, need);
  return champion * gain - (won - champion) * theirGain - scapegoat * loss + (1 - won - scapegoat) * theirLoss;
};

const stakesOf = (seen: Observation): Stakes => {
  const { seat, markers, totals } = seen;
  let others = 0;
  let theirGain = 0;
  let theirLoss = 0;
  for (let other = 0; other < totals.length; other++) {
    if (other === seat || shutOut(markers[other])) continue;
    others++;
    theirGain += gainOf(seen, other);
    theirLoss += lossOf(seen, other);
  }
  const share = Math.max(1, others * (totals.length - 1));
  return {
    others,
    gain: gainOf(seen, seat),
    loss: lossOf(seen, seat),
    theirGain: theirGain / share,
    theirLoss: theirLoss / share,
  };
};

/** The card that does better against this target than it would, on average, against those still to come. */
export const fight = (seen: Observation, { choices }: Decision<Choice>): Choice => {
  countUnseen(seen);
  const stakes = stakesOf(seen);
  const target = seen.target ?? 0;
  const guards = guardsToCome(seen);
  let best = choices[0];
  let bestEdge = -Infinity;
  for (const choice of choices) {
    const card = 'card' in choice ? choice.card : 0;
    let later = 0;
    for (const guard of guards) later += expected(card, guard, stakes);
    const edge = expected(card, target, stakes) - (guards.length === 0 ? 0 : later / guards.length);
    if (edge <= bestEdge) continue;
    best = choice;
    bestEdge = edge;
  }
  return best;
};
