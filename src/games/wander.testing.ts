import { seeded } from '#kernel/fairness.ts';
import type { Rng } from '#kernel/rng.ts';

interface Matches<Table> {
  readonly matches: number;
  readonly open: (players: number, number: number) => Table;
  /** Makes a choice by these dice; false once the match is over. */
  readonly play: (table: Table, dice: Rng) => boolean;
}

/** Random matches for two, three and four players: calls `look` before each choice and at the end. */
export const wanderThrough = <Table>({ matches, open, play }: Matches<Table>, look: (table: Table) => void) => {
  for (let number = 0; number < matches; number++) {
    for (const players of [2, 3, 4]) {
      const table = open(players, number);
      const dice = seeded(`wander ${players} ${number}`);
      do look(table);
      while (play(table, dice));
    }
  }
};
