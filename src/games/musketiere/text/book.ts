import { type Catalogue, inEachLanguage, type RuleBook } from '#kernel/text.ts';

export const book: Catalogue<RuleBook> = inEachLanguage(code => () => import(`./${code}/rules.ts`));
