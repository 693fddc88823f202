import type { Unusual } from '#kernel/luck.ts';

/** The words of the luck report that belong to no single game. */
export interface LuckWords {
  readonly title: (game: string) => string;
  readonly running: string;
  readonly everybody: string;
  readonly got: string;
  readonly expected: string;
  readonly difference: string;
  /** `lucky`: more of it is luckier. */
  readonly verdict: (how: Unusual, lucky: boolean) => string;
}
