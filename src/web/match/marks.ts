import type { Event as MusketiereEvent } from '#games/musketiere/events.ts';
import type { Event as RoyEvent } from '#games/roy/events.ts';
import type { Told } from '#table/table.ts';
import type { GameId } from './games.ts';

/** A moment worth jumping to. The greater ones divide a match, the lesser ones lie between them. */
export type Mark = { readonly at: number } & (
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'duel'; readonly round: number; readonly duel: number }
  | { readonly kind: 'turn'; readonly turn: number }
);
export const isGreat = ({ kind }: Mark): boolean => kind !== 'duel';

const musketiere = (story: readonly Told[]): Mark[] => {
  const marks: Mark[] = [];
  let round = 0;
  for (const { at, event: told } of story) {
    const event = told as MusketiereEvent;
    if (event.kind === 'dealt' && event.round !== round) {
      round = event.round;
      marks.push({ kind: 'round', at, round });
    }
    if (event.kind === 'turned') marks.push({ kind: 'duel', at, round, duel: event.duel });
  }
  return marks;
};

const roy = (story: readonly Told[]): Mark[] =>
  story.flatMap(({ at, event: told }) => {
    const event = told as RoyEvent;
    return event.kind === 'turn' ? [{ kind: 'turn', at, turn: event.turn }] : [];
  });

const MARKS: Readonly<Record<GameId, (story: readonly Told[]) => Mark[]>> = { musketiere, roy };

export const marksOf = (game: GameId, story: readonly Told[]): Mark[] => MARKS[game](story);
