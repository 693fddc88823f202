import type { AnyGame } from '#kernel/game.ts';
import type { PlayedMatch } from './match.ts';
import type { Plan } from './plan.ts';

/** Sums of whole numbers over matches, so that the order of adding them up makes no difference. */
export interface Tally {
  games: number;
  decisions: number;
  turns: number;
  /** Matches won, by seat. */
  wins: number[];
  /** Sum of scores, by seat. */
  scores: number[];
  /** Matches won, by side (or by bot where a game has no sides). */
  sides: Record<string, number>;
  endings: Record<string, number>;
}

/** The side of each seat; where everybody plays for himself, the name of the bot. */
export const sidesOf = ({ seats, options }: Plan, game: AnyGame): string[] =>
  seats.map((level, seat) => game.sides?.(seat, seats.length, options) ?? level);

export const emptyTally = (sides: readonly string[]): Tally => ({
  games: 0,
  decisions: 0,
  turns: 0,
  wins: sides.map(() => 0),
  scores: sides.map(() => 0),
  sides: Object.fromEntries(sides.map(side => [side, 0])),
  endings: {},
});

export const addMatch = (tally: Tally, sides: readonly string[], { outcome, decisions }: PlayedMatch) => {
  tally.games++;
  tally.decisions += decisions;
  tally.turns += outcome.turns;
  tally.endings[outcome.ending] = (tally.endings[outcome.ending] ?? 0) + 1;
  for (const [seat, score] of outcome.scores.entries()) tally.scores[seat] += score;
  for (const seat of outcome.winners) tally.wins[seat]++;
  for (const side of new Set(outcome.winners.map(seat => sides[seat]))) tally.sides[side]++;
};

export const addTally = (tally: Tally, more: Tally) => {
  tally.games += more.games;
  tally.decisions += more.decisions;
  tally.turns += more.turns;
  for (const [seat, wins] of more.wins.entries()) tally.wins[seat] += wins;
  for (const [seat, score] of more.scores.entries()) tally.scores[seat] += score;
  for (const [side, wins] of Object.entries(more.sides)) tally.sides[side] = (tally.sides[side] ?? 0) + wins;
  for (const [ending, games] of Object.entries(more.endings))
    tally.endings[ending] = (tally.endings[ending] ?? 0) + games;
};
