import { language } from '../../language.svelte.ts';
import { catalogueIn, type Translated } from '../../text/index.ts';

export interface SoundWords {
  /** The two names of the switch: each says what a press will do. */
  readonly on: string;
  readonly off: string;
  readonly title: string;
  readonly all: string;
  readonly volume: string;
  readonly music: string;
  readonly musicVolume: string;
}

// Awaited here, so that the switch has its words as soon as it is drawn.
const words = await language.add(catalogueIn(import.meta.glob<Translated<SoundWords>>('./??.ts')));

/** The words about sounds and music; they follow every change of language. */
export const soundWords = (): SoundWords => words.texts;
