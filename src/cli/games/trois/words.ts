import type { Words } from '#games/trois/text/words.ts';

/** The words on the picture of Les trois Mousquetaires; riders, places, news and cards go by the game's own names. */
export interface TroisWords {
  readonly names: Words;
  readonly round: (round: number) => string;
  /** Before the first round, while musketeers are taken. */
  readonly taking: string;
  readonly noRider: string;
  readonly steps: (steps: number) => string;
  readonly thrusts: (count: number) => string;
  readonly misses: (turns: number) => string;
  readonly held: (card: string) => string;
  readonly oneDie: string;
  /** What a line is about, and what it says. */
  readonly says: (label: string, text: string) => string;
  readonly studs: string;
  readonly withDuke: string;
  readonly carriedBy: (name: string) => string;
  readonly hand: string;
  readonly noThrust: string;
}
