import type { GameId } from '#games/index.ts';

/** What came of a simulation. Figures come as the language writes them. */
export interface SimulateWords {
  readonly head: (games: number, game: string, seed: string, seconds: string, speed: string) => string;
  readonly anyOptions: string;
  readonly bySeat: string;
  readonly byBot: string;
  readonly bySide: string;
  /** The bounds a share lies between. */
  readonly within: (low: string, high: string) => string;
  readonly score: (mean: string) => string;
  readonly endings: string;
  readonly reachedTitle: string;
  /** How far a match came, by the game's own word for it. */
  readonly reached: (what: string) => string;
  /** How long a match is, in what its game is counted by. */
  readonly length: Readonly<Record<GameId, (mean: string) => string>>;
  readonly broke: (match: number, seed: string) => string;
  readonly brokePlayers: (players: number, bots: string) => string;
  readonly brokeOptions: (options: string) => string;
}
