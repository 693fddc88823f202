import type { Choice } from '#games/roy/choices.ts';
import { opponentOf } from '#games/roy/text/here.ts';
import type { View } from '#games/roy/view.ts';
import { type VerbId, verbOf } from './verbs.ts';
import { isVain } from './wording.ts';

/** What most players want now. */
export interface Wanted {
  readonly verb: VerbId;
  /** Null where the object of the verb is still to be named. */
  readonly choice: Choice | null;
}

/** What moves the game on where he stands, the surest first: a challenge within reach is won, a duel may be lost. */
const HERE: readonly VerbId[] = [
  'challenge',
  'passage',
  'duel',
  'hand-over',
  'search',
  'advance',
  'bribe',
  'break-out',
  'reinforce',
];
/** A hand smaller than this wants cards before a walk. */
const FEW_CARDS = 3;
/** More dice than a fighter can have: who is unknown comes last. */
const UNKNOWN = 9;

/** How hard a duel looks: by dice, then by life. */
const hardness = (choice: Choice, view: View): number => {
  if (choice.kind !== 'duel') return 0;
  const { dice, life } = opponentOf(view, choice.foe);
  return (dice ?? UNKNOWN) * UNKNOWN + life;
};

/** The one thing on the table that is offered loudly; null where nothing is. */
export const wantedOf = (choices: readonly Choice[], view: View): Wanted | null => {
  const of = (verb: VerbId): readonly Choice[] =>
    choices.filter(choice => verbOf(choice) === verb && !isVain(choice, view));
  for (const verb of HERE) {
    const [easiest] = [...of(verb)].sort((a, b) => hardness(a, view) - hardness(b, view));
    if (easiest !== undefined) return { verb, choice: verb === 'advance' && of(verb).length > 1 ? null : easiest };
  }
  const [draw] = of('draw');
  const order: readonly VerbId[] = view.hand.length < FEW_CARDS ? ['draw', 'move', 'ride'] : ['move', 'ride', 'draw'];
  const verb = order.find(each => of(each).length > 0);
  if (verb === undefined) return null;
  return { verb, choice: verb === 'draw' ? draw : null };
};
