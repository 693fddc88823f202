import type { Place } from '#games/roy/names.ts';
import { language } from '#web/language.svelte.ts';
import type { BookWords } from '#web/parts/book/book.ts';
import { catalogueIn, type Translated } from '#web/text/index.ts';

interface Phase {
  readonly title: string;
  readonly does: readonly string[];
}

/** What stands in the figures besides the names of the pieces. */
export interface Labels {
  readonly team: string;
  readonly milady: string;
  readonly goal: string;
  readonly phases: readonly Phase[];
  readonly actions: Readonly<
    Record<'draw' | 'move' | 'trade' | 'character' | 'reinforce' | 'challenge' | 'duel' | 'buy', string>
  >;
  readonly places: Readonly<Record<Place | 'quarters', string>>;
  /** The parts of a musketeer's sheet, in the order of their numbers. */
  readonly sheet: Readonly<Record<'life' | 'dice' | 'skills' | 'manoeuvre' | 'gear' | 'ability', string>>;
  readonly cancelled: string;
  readonly wounded: string;
  readonly wanted: string;
  readonly rolled: string;
  readonly challenge: Readonly<Record<'own' | 'cards' | 'value', string>>;
  readonly out: readonly string[];
  readonly rich: Readonly<Record<'there' | 'exposed' | 'away' | 'jailed', string>>;
  readonly bast: Readonly<Record<'fight' | 'win' | 'bribe' | 'pay', string>>;
  readonly passage: string;
  readonly either: string;
  readonly level: string;
  readonly before: string;
  readonly after: string;
  readonly paths: string;
  readonly players: Readonly<Record<'players' | 'ride' | 'actions' | 'cards', string>>;
  readonly seen: Readonly<Record<'all' | 'hers', string>>;
  readonly all: readonly string[];
  readonly hers: readonly string[];
  readonly track: Readonly<Record<'time' | 'siege' | 'honour' | 'constance' | 'quest', string>>;
}

/** The words of this game's rulebook. */
export interface RoyBookWords extends BookWords {
  readonly labels: Labels;
}

// Awaited here, so that the page has its words as soon as it is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<RoyBookWords>>('./??/index.ts')));

/** What the rulebook says besides its rules; it follows every change of language. */
export const bookWords = (): RoyBookWords => reading.texts;
