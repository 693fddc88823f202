import { SKILLS, type Skill } from '../names.ts';
import { type Fighter, fighter } from './fighter.ts';

// ROY.COMP.9: 27 tokens, 4 Decoys, 4 challenges, 19 that fight. All values but the counts 8 and 11 are house values.

const rows = {
  snare: { copies: 2, fighter: fighter(0) },
  shields: { copies: 2, fighter: fighter(0, { fixed: { swords: 0, shields: 2 } }) },
  parry: { copies: 2, fighter: fighter(0, { fixed: { swords: 1, shields: 1 } }) },
  swords: { copies: 2, fighter: fighter(0, { fixed: { swords: 2, shields: 0 } }) },
  two: { copies: 3, fighter: fighter(2) },
  three: { copies: 5, fighter: fighter(3) },
  four: { copies: 3, fighter: fighter(4) },
} as const satisfies Record<string, { copies: number; fighter: Fighter }>;

/** A fighting token; the Snare is one of the eight specials (ROY.COMP.10). */
export type FightToken = keyof typeof rows;
export type Token = FightToken | 'decoy';
export const TOKENS: Readonly<Record<FightToken, { readonly copies: number; readonly fighter: Fighter }>> = rows;
export const TOKEN_KINDS = Object.keys(rows) as readonly FightToken[];

export const DECOYS = 4;
/** ROY.GALL.4: a challenge token for each skill, all of the same value. */
export const CHALLENGE_TOKENS: readonly Skill[] = SKILLS;
export const TOKEN_CHALLENGE = 8;

export type Stock = Readonly<Record<FightToken, number>>;
export const wholeStock = (): Stock =>
  Object.fromEntries(TOKEN_KINDS.map(kind => [kind, rows[kind].copies])) as Record<FightToken, number>;
