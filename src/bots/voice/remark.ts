import type { Happening, Seat } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import type { AnyVoice, Reason } from './voice.ts';

/** Something a bot has said about what it did, or about what happened. */
export interface Remark {
  readonly seat: Seat;
  readonly reason: Reason;
}

/** A choice that was made and what came of it, as a spectator knows it. */
export interface Moment {
  /** What a bot chose, and how things stood before; null where it was a person's choice. */
  readonly deed: { readonly view: unknown; readonly seat: Seat; readonly choice: unknown } | null;
  /** How things stand now. */
  readonly view: unknown;
  readonly events: readonly Happening[];
  /** The seats of those who may have something to say. */
  readonly bots: readonly Seat[];
}

/** The one thing bots say about a moment: a word about what happened comes before the reason of who did it. */
export const remarkOn = (voice: AnyVoice, { deed, view, events, bots }: Moment, rng: Rng): Remark | null => {
  for (const seat of bots) {
    const reason = voice.taunt(view, seat, events, rng);
    if (reason !== null) return { seat, reason };
  }
  const reason = deed === null ? null : voice.why(deed.view, deed.seat, deed.choice);
  return deed === null || reason === null ? null : { seat: deed.seat, reason };
};
