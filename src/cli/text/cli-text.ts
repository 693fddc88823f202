import type { Problem } from '#kernel/match-file.ts';
import type { LuckWords } from './luck-words.ts';

/** Every word of the terminal that belongs to no single game. */
export interface CliText {
  readonly you: string;
  /** One of several seats of the person at the terminal. */
  readonly youToo: (seat: number) => string;
  /** One of several seats of a side. */
  readonly player: (seat: number) => string;
  /** Sides by name, where a seat is a whole side. */
  readonly sides: Readonly<Record<string, string>>;
  readonly botNames: readonly string[];
  /** For games in which the musketeers are taken by the players. */
  readonly peopleNames: readonly string[];
  readonly help: string;
  readonly yourChoice: string;
  /** An offer beside somebody else's question. */
  readonly enterLetsGo: string;
  /** Somebody else may answer first. */
  readonly enterWaits: string;
  readonly sandLeft: (seconds: number) => string;
  /** The hourglass has run out while the question was open. */
  readonly withdrawn: string;
  readonly notANumber: (most: number) => string;
  readonly nothingBarred: string;
  readonly noRule: (id: string) => string;
  readonly whichRule: string;
  readonly takenBack: string;
  readonly cannotTakeBack: string;
  readonly whichFile: string;
  readonly saved: (file: string) => string;
  readonly cannotWrite: (file: string, why: string) => string;
  readonly cannotRead: (file: string, why: string) => string;
  readonly goodbye: string;
  readonly inputEnded: string;
  readonly won: (names: string) => string;
  readonly commitment: (hash: string) => string;
  readonly seedShown: (seed: string) => string;
  readonly stillRunning: string;
  readonly checked: (checks: { game: string; seats: number; choices: number }) => readonly string[];
  readonly genuine: string;
  readonly problem: (file: string, problem: Problem) => string;
  readonly luck: LuckWords;
}
