import { type Catalogue, inEachLanguage, type Language } from '#kernel/text.ts';
import type { CardTexts, Names } from './shape.ts';

/** What everything is called, and what the cards do: words of the rules that a table shows by themselves. */
export interface Naming {
  readonly names: Names;
  readonly cards: CardTexts;
}

/** As the file of a language exports them. */
type Exported = Readonly<Record<`${Language}Names`, Names> & Record<`${Language}Cards`, CardTexts>>;

export const naming: Catalogue<Naming> = inEachLanguage(code => async () => {
  const text: Exported = await import(`./${code}/index.ts`);
  return { names: text[`${code}Names`], cards: text[`${code}Cards`] };
});
