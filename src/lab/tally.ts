import { GAMES } from '#games/all.ts';
import type { PlayedMatch } from './match.ts';
import { type Plan, settingOf, sidesIn } from './plan.ts';

type Counts = Record<string, number>;

/** Sums of whole numbers over matches, so that the order of adding them up makes no difference. */
export interface Tally {
  games: number;
  decisions: number;
  turns: number;
  /** Matches played, by seat: with any number of players not all seats are in all of them. */
  seats: number[];
  /** Matches won, by seat. */
  wins: number[];
  /** Sum of scores, by seat. */
  scores: number[];
  /** Matches won, by side (or by bot where a game has no sides). */
  sides: Counts;
  endings: Counts;
  /** How far the matches came, where the game measures it. */
  reached: Counts;
}

/** Nothing played yet; the sides of the first match stand there with nothing won. */
export const emptyTally = (plan: Plan): Tally => {
  const { game } = GAMES[plan.game];
  const seats = Array.from({ length: plan.players === 'any' ? game.seats[1] : plan.players }, () => 0);
  return {
    games: 0,
    decisions: 0,
    turns: 0,
    seats,
    wins: seats.slice(),
    scores: seats.slice(),
    sides: Object.fromEntries(sidesIn(game, settingOf(plan, plan.first)).map(side => [side, 0])),
    endings: {},
    reached: {},
  };
};

const count = (counts: Counts, name: string, times = 1) => {
  counts[name] = (counts[name] ?? 0) + times;
};

export const addMatch = (tally: Tally, sides: readonly string[], { outcome, decisions }: PlayedMatch) => {
  tally.games++;
  tally.decisions += decisions;
  tally.turns += outcome.turns;
  count(tally.endings, outcome.ending);
  if (outcome.reached !== undefined) count(tally.reached, outcome.reached);
  for (const [seat, score] of outcome.scores.entries()) {
    tally.seats[seat]++;
    tally.scores[seat] += score;
  }
  for (const seat of outcome.winners) tally.wins[seat]++;
  for (const side of new Set(outcome.winners.map(seat => sides[seat]))) count(tally.sides, side);
};

const addAll = (sums: number[], more: readonly number[]) => {
  for (const [i, number] of more.entries()) sums[i] += number;
};

const countAll = (counts: Counts, more: Readonly<Counts>) => {
  for (const [name, times] of Object.entries(more)) count(counts, name, times);
};

export const addTally = (tally: Tally, more: Tally) => {
  tally.games += more.games;
  tally.decisions += more.decisions;
  tally.turns += more.turns;
  addAll(tally.seats, more.seats);
  addAll(tally.wins, more.wins);
  addAll(tally.scores, more.scores);
  countAll(tally.sides, more.sides);
  countAll(tally.endings, more.endings);
  countAll(tally.reached, more.reached);
};
