import type { Prompt } from '../choices.ts';
import { drawn } from './drawn.ts';
import { free } from './free.ts';
import { gate } from './gate.ts';
import { limit } from './limit.ts';
import { lose } from './lose.ts';
import { pay } from './pay.ts';
import { port } from './port.ts';
import type { RideQuestion, TakeQuestion } from './question.ts';
import { rolled } from './rolled.ts';
import { start } from './start.ts';
import { take } from './take.ts';
import { trap } from './trap.ts';
import { way } from './way.ts';

/** Every question of the race. */
export const QUESTIONS: { readonly [P in Prompt]: P extends 'take' ? TakeQuestion : RideQuestion } = {
  take,
  start,
  rolled,
  way,
  gate,
  port,
  trap,
  drawn,
  lose,
  limit,
  pay,
  free,
};
