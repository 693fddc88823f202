import type { Problem } from '#kernel/match-file.ts';
import type { ErrorWords } from './error-words.ts';
import type { LuckWords } from './luck-words.ts';
import type { ProgramWords } from './program-words.ts';
import type { Rank } from './rank.ts';
import type { SimulateWords } from './simulate-words.ts';
import type { StoreWords } from './store-words.ts';
import type { VerifyWords } from './verify-words.ts';

/** Every word of the terminal that belongs to no single game. */
export interface CliText {
  readonly you: string;
  /** One of several seats of the person at the terminal. */
  readonly youToo: (seat: number) => string;
  /** One of several seats of a side. */
  readonly player: (seat: number) => string;
  /** Sides by name, where a seat is a whole side. */
  readonly sides: Readonly<Record<string, string>>;
  /** The bots by how well they play, as in the middle of a sentence. */
  readonly ranks: Readonly<Record<Rank, string>>;
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
  /** Once the match is over its file holds no secrets any more. */
  readonly savedOver: (file: string) => string;
  /** After the end, before the terminal is left. */
  readonly saveOrLeave: string;
  readonly keptIn: (file: string) => string;
  readonly alreadyThere: (file: string) => string;
  readonly resumed: (choices: number) => string;
  readonly leaveOut: (flag: string) => string;
  readonly otherGame: (file: string, its: string, wanted: string) => string;
  readonly alreadyOver: (file: string) => string;
  /** Nobody's seat, or seats whose people may not see each other's cards. */
  readonly noSeat: (file: string) => string;
  readonly severalPeople: (file: string) => string;
  readonly unknownBot: (file: string, bot: string) => string;
  /** What the codes of the system mean. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly cannotWrite: (file: string, why: string) => string;
  readonly cannotRead: (file: string, why: string) => string;
  readonly goodbye: string;
  readonly inputEnded: string;
  readonly won: (names: string) => string;
  /** How a match ended that did not end by its rules. */
  readonly resigned: (names: string) => string;
  readonly agreedEnd: string;
  readonly commitment: (hash: string) => string;
  readonly seedShown: (seed: string) => string;
  readonly stillRunning: string;
  readonly problem: (file: string, problem: Problem) => string;
  readonly errors: ErrorWords;
  readonly program: ProgramWords;
  readonly simulate: SimulateWords;
  readonly store: StoreWords;
  readonly luck: LuckWords;
  readonly verify: VerifyWords;
}
