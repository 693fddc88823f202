import type { GameId } from '#games/index.ts';
import type { Told } from '#table/table.ts';
import { factsOf } from './facts.ts';

/** A moment worth jumping to. The greater ones divide a match, the lesser ones lie between them. */
export type Mark = { readonly at: number } & (
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'duel'; readonly round: number; readonly duel: number }
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'lap'; readonly lap: number }
);
export const isGreat = ({ kind }: Mark): boolean => kind !== 'duel';

export const marksOf = (game: GameId, story: readonly Told[]): Mark[] => factsOf(game)?.marks(story) ?? [];
