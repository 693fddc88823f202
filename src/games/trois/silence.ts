import type { Decision } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { oneOf } from '#kernel/silence.ts';
import type { Choice } from './choices.ts';

/** The plain course of a turn: he rolls and rides, does what is written and keeps what is his. No Botte is played for him. */
const PLAIN: readonly Choice['kind'][] = ['roll', 'ride', 'obey', 'leave', 'keep'];

/** What counts for a seat that does not answer. */
export const silence = ({ prompt, choices }: Decision<Choice>, rng: Rng): Choice => {
  const plain = PLAIN.flatMap(kind => choices.find(choice => choice.kind === kind) ?? [])[0];
  if (plain !== undefined) return plain;
  // Where the roads part he rides on; before a gate or at the water he stops.
  const kinds: readonly Choice['kind'][] = prompt === 'way' ? ['way'] : ['stop', 'one', 'wait'];
  const usual = choices.filter(({ kind }) => kinds.includes(kind));
  const forced = usual.length > 0 ? usual : choices.filter(({ kind }) => kind !== 'botte');
  return oneOf(rng, forced.length > 0 ? forced : choices);
};
