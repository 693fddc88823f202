import type { AnyAdvice } from './advice.ts';
import type { Bot } from './bot.ts';
import { random } from './random.ts';
export const thinkerWith = (_advice: AnyAdvice | null): Bot => random;
