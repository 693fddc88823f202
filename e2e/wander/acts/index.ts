import type { Act } from './act.ts';
import { AROUND } from './around.ts';
import { COMPANY } from './company.ts';
import { LOOKING } from './looking.ts';
import { PLAYING } from './playing.ts';
import { ROAMING } from './roaming.ts';

/** Everything a person does. */
export const ACTS: readonly Act[] = [...PLAYING, ...COMPANY, ...LOOKING, ...AROUND, ...ROAMING];
