import type { Seat } from '#kernel/game.ts';

/** Who is looking at a shared screen. */
export interface Screen {
  /** The seat whose secrets may be shown; null shows only what everybody knows. */
  readonly facing: Seat | null;
  /** The seat the screen must be passed to before anything goes on; null when nobody is waited for. */
  readonly passTo: Seat | null;
}

/**
 * A person alone always looks on as himself. Where several share the screen, each one's secrets are shown only
 * while he is asked, after he has said that it is he who looks; in between everybody sees what everybody knows.
 */
export const screenFor = (people: readonly Seat[], asked: readonly Seat[], facing: Seat | null): Screen => {
  if (people.length <= 1) return { facing: people[0] ?? null, passTo: null };
  const waiting = people.filter(seat => asked.includes(seat));
  if (facing !== null && waiting.includes(facing)) return { facing, passTo: null };
  return { facing: null, passTo: waiting[0] ?? null };
};
