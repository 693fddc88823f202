import type { SoundName } from './recipes.ts';

/** What has come to be shown since: a table adds events one by one, and begins anew with every step. */
export const freshOf = <Event>(before: readonly Event[], now: readonly Event[]): readonly Event[] =>
  before.every((event, nth) => event === now[nth]) ? now.slice(before.length) : now;

/** Where many events come at once, because somebody is in a hurry, the last one that sounds speaks for all. */
export const lastSound = <Event>(
  events: readonly Event[],
  soundOf: (event: Event) => SoundName | null,
): SoundName | null => events.map(soundOf).findLast(name => name !== null) ?? null;

/** The bell calls back whoever had to wait: others have played since he was asked last. */
export const isCalled = (asked: number | null, step: number): boolean => asked !== null && step - asked >= 2;
