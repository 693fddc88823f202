import { type Catalogue, inEachLanguage, type RuleBook } from '#kernel/text.ts';

export const book: Catalogue<RuleBook> = inEachLanguage(
  code => async () => (await import(`./rules/${code}/index.ts`)).book,
);
