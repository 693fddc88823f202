import type { Reason } from './voice.ts';

/** What a sentence is filled in with that needs nothing. */
export type Nothing = Readonly<Record<never, never>>;

/** Tells the reasons of one game: each kind with what its sentence is filled in with, and with nothing else. */
export const tellWith =
  <Reasons>() =>
  <Kind extends keyof Reasons & string>(kind: Kind, params: Reasons[Kind]): Reason => ({
    kind,
    params: params as Readonly<Record<string, string | number>>,
  });
