import { DUELS } from './duels.ts';
import type { RoyExample } from './example.ts';
import { MISSIONS } from './missions.ts';
import { QUESTS } from './quests.ts';
import { ROUNDS } from './rounds.ts';

/** Every worked example of the rulebook. */
export const EXAMPLES: readonly RoyExample[] = [...MISSIONS, ...DUELS, ...ROUNDS, ...QUESTS];
