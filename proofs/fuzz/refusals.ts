import { CLOSED } from '#wire/limits.ts';
import type { Refusal } from '#wire/to-client.ts';

/** Every reason there is: a new one that is missing here is noticed by the compiler. */
const REFUSALS: Readonly<Record<Refusal, true>> = {
  over: true,
  'not-asked': true,
  late: true,
  'not-offered': true,
  'nothing-to-take-back': true,
  'already-seen': true,
  'taken-back-enough': true,
  'not-seated': true,
  'not-host': true,
  'no-cookie': true,
  'no-access': true,
  removed: true,
  'unknown-table': true,
  'not-gathering': true,
  'not-playing': true,
  'not-over': true,
  'seat-taken': true,
  'seat-missing': true,
  'name-missing': true,
  'name-taken': true,
  'seats-free': true,
  'seats-needed': true,
  'same-device': true,
  cancelled: true,
  'not-ready': true,
  frozen: true,
  'not-frozen': true,
  'not-promised': true,
  'nothing-said': true,
  'not-held': true,
  'spectators-silent': true,
  'talk-full': true,
  'still-here': true,
  'not-handed': true,
  handed: true,
  'level-missing': true,
  'spectator-missing': true,
  'again-already': true,
  'motion-open': true,
  'motion-gone': true,
  resigned: true,
  'nudged-already': true,
  'not-waited-for': true,
  'no-moments': true,
  'suggestion-gone': true,
  'not-a-message': true,
  'too-long': true,
  'enter-first': true,
  'entered-already': true,
  'slow-down': true,
  'other-protocol': true,
  'not-kept': true,
  'not-now': true,
  'broken-table': true,
  'other-rules': true,
};

/** Reasons that say that the server itself has failed: nonsense must never lead to them. */
const FAILURES: ReadonlySet<string> = new Set(['not-kept', 'not-now', 'broken-table', 'slow-down'] satisfies Refusal[]);

export const isClear = (why: string): boolean => Object.hasOwn(REFUSALS, why) && !FAILURES.has(why);

/** Protocol broken, no text, too long: the codes of the web; and our own. */
export const isCloseCode = (code: number): boolean =>
  [1002, 1007, 1009].includes(code) || Object.values(CLOSED).some(own => own === code);
