import type { Choice } from '#games/roy/choices.ts';
import type { Reason } from '#games/roy/reasons.ts';
import type { Barred as AnyBarred } from '#kernel/game.ts';
import type { Verb } from '../turn/verbs.ts';

type Barred = AnyBarred<Choice>;

/** Reasons that only say where a thing is, or that it is done: whatever else is true of it tells more. */
const ELSEWHERE_OR_DONE: readonly Reason[] = [
  'mission-elsewhere',
  'foe-elsewhere',
  'partner-elsewhere',
  'not-at-la-rochelle',
  'not-at-quest',
  'no-challenge',
  'challenge-won',
];
/** Reasons that nobody who looks at his own sheet wonders about. */
const PLAIN: readonly Reason[] = [
  'no-horse',
  'no-one-for-all',
  'no-quarters',
  'no-bastille',
  'already-here',
  'owned',
  'common-room',
  'not-wounded',
  'nothing-hidden',
  'no-epics',
];

const dullness = ({ reason }: Barred): number => {
  if (PLAIN.includes(reason as Reason)) return 2;
  return ELSEWHERE_OR_DONE.includes(reason as Reason) ? 1 : 0;
};

/** The reason that tells a player most about why a verb is out of reach. */
export const mostTelling = (barred: readonly Barred[]): Barred =>
  barred.reduce((best, each) => (dullness(each) < dullness(best) ? each : best));

/** Verbs without an object a player would look for here, the most telling first; plain ones are left out. */
export const missed = (verbs: readonly Verb[]): readonly { readonly verb: Verb; readonly why: Barred }[] =>
  verbs
    .filter(({ choices, barred }) => choices.length === 0 && barred.length > 0)
    .map(verb => ({ verb, why: mostTelling(verb.barred) }))
    .filter(({ why }) => dullness(why) < 2)
    .sort((a, b) => dullness(a.why) - dullness(b.why));
