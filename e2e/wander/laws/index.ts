import type { Law } from '../moment.ts';
import { agrees } from './agrees.ts';
import { asked } from './asked.ts';
import { awaited } from './awaited.ts';
import { errors, pictures } from './errors.ts';
import { laidOut } from './laid-out.ts';
import { once } from './once.ts';
import { overHeads } from './over-heads.ts';
import { steady } from './steady.ts';
import { takenBack } from './taken-back.ts';

/**
 * The laws of the page. Those that wait come first: what they wait for belongs to the moment. What is heard comes before
 * anything else is pressed: the first of the others opens all that opens.
 */
export const LAWS: readonly Law[] = [
  agrees,
  asked,
  awaited,
  takenBack,
  overHeads,
  errors,
  pictures,
  steady,
  once,
  laidOut,
];
