import { GAME_IDS, type GameId } from '#games/index.ts';
import type { Options, Seat } from '#kernel/game.ts';
import type { Language } from '#kernel/text.ts';
import { type Translated, wordsIn } from '../text/index.ts';
import { byGame, textsByGame } from './by-game.ts';
import type { CoverFacts, CoverWords } from './cover-facts.ts';

const FACTS = byGame(import.meta.glob<CoverFacts>('./*/cover.ts', { eager: true, import: 'cover' }));
const WORDS = textsByGame(import.meta.glob<Translated<CoverWords>>('./*/text/??/cover.ts', { eager: true }));

export interface Cover extends CoverFacts {
  readonly id: GameId;
  readonly words: Readonly<Record<Language, CoverWords>>;
}

/** The games of the house in the order of the shelf, as their covers show them. */
export const COVERS: readonly Cover[] = GAME_IDS.map(id => ({
  id,
  ...FACTS[id],
  words: wordsIn(WORDS[id] ?? {}),
}));

/** Null for a game this house does not know. */
export const coverOf = (id: string): Cover | null => COVERS.find(cover => cover.id === id) ?? null;

/** The seat that the table itself plays with these options; null where every seat is somebody's. */
export const vacantSeat = (game: string, options: Options): Seat | null => {
  const vacant = coverOf(game)?.vacant;
  if (vacant === undefined) return null;
  return Object.entries(vacant.options).every(([id, value]) => options[id] === value) ? vacant.seat : null;
};

/** A game's name on one line. */
export const gameName = (id: string): string => coverOf(id)?.title.join(' ') ?? id;
