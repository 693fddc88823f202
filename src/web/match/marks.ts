import type { Event } from '#games/musketiere/events.ts';
import type { Told } from '#table/table.ts';
import type { GameId } from './games.ts';

/** A moment worth jumping to. */
export interface Mark {
  readonly at: number;
  readonly round: number;
  /** Null for the start of a round. */
  readonly duel: number | null;
}

const musketiere = (story: readonly Told[]): Mark[] => {
  const marks: Mark[] = [];
  let round = 0;
  for (const { at, event: told } of story) {
    const event = told as Event;
    if (event.kind === 'dealt' && event.round !== round) {
      round = event.round;
      marks.push({ at, round, duel: null });
    }
    if (event.kind === 'turned') marks.push({ at, round, duel: event.duel });
  }
  return marks;
};

const MARKS: Readonly<Record<GameId, (story: readonly Told[]) => Mark[]>> = { musketiere };

export const marksOf = (game: GameId, story: readonly Told[]): Mark[] => MARKS[game](story);
