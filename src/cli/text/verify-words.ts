import type { Said, Testimony } from '#kernel/witness.ts';

/** What `panache verify` says of a match file, a line for each thing: proved, seen, belied, or not proved. */
export interface VerifyWords {
  readonly head: (game: string, seats: number) => string;
  /** What follows from the file by itself. */
  readonly rules: (choices: number) => string;
  /** How the words in the file stand to its promises. */
  readonly words: Readonly<Record<'promised' | 'unpromised' | 'none', string>>;
  readonly seal: (said: Said, commitment: string) => string;
  readonly ownWords: Readonly<Record<Exclude<Said, 'unseen'>, string>>;
  readonly promises: Readonly<Record<Said, string>>;
  readonly choices: (testimony: Testimony) => string;
  readonly calledOff: (times: number) => string;
  readonly lastLink: (link: string) => string;
  /** What no file can prove. */
  readonly never: string;
  /** The last word where something is belied. */
  readonly belied: (file: string, seen: string) => string;
  readonly notSeen: (file: string) => string;
}
