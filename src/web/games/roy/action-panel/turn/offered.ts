import type { Choice } from '#games/roy/choices.ts';
import { isFree, type Verb, type VerbId } from './verbs.ts';
import type { Wanted } from './wanted.ts';
import { type Said, saidOf, saidOfMany, type Wording } from './wording.ts';

/** A button of a musketeer's turn. */
export interface Offered {
  readonly verb: VerbId;
  /** What a press does; with several it asks for one of them. */
  readonly choices: readonly Choice[];
  readonly kind: 'plain' | 'free' | 'wanted';
  readonly said: Said;
}

/** The buttons of a turn: what most players want first and alone, then the verbs in their order. */
export const offeredBy = (verbs: readonly Verb[], wanted: Wanted | null, wording: Wording): readonly Offered[] => {
  const show = (verb: VerbId, choices: readonly Choice[], kind: Offered['kind']): Offered => ({
    verb,
    choices,
    kind,
    said: choices.length === 1 && verb !== 'move' ? saidOf(choices[0], wording) : saidOfMany(verb, choices, wording),
  });
  const first = wanted === null ? [] : verbs.filter(({ id }) => id === wanted.verb);
  const loud = first.map(({ id, choices }) => show(id, wanted?.choice ? [wanted.choice] : choices, 'wanted'));
  const rest = verbs
    .map(({ id, choices }) => ({
      id,
      choices: choices.filter(each => !loud.some(one => one.choices.includes(each))),
    }))
    .filter(({ choices }) => choices.length > 0)
    .map(({ id, choices }) => show(id, choices, isFree({ id, choices }) ? 'free' : 'plain'));
  return [...loud, ...rest];
};
