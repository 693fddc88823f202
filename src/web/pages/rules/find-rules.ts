import type { Chapter, RuleBook } from '#kernel/text.ts';
import { fits, wordsOf } from '../../parts/book/fits.ts';

/** What a chapter tells besides its rules: its introduction, what its figures show. */
export type Beside = (chapter: Chapter) => readonly string[];

/** The chapters with the rules that hold every word of the search; chapters without any are left out. */
export const findRules = ({ chapters, rules }: RuleBook, search: string, beside: Beside = () => []) => {
  if (wordsOf(search).length === 0) return chapters;
  return chapters
    .map((chapter): Chapter => {
      const { title, rules: ids } = chapter;
      return { title, rules: ids.filter(id => fits(search, `${id} ${title} ${rules[id] ?? ''}`)) };
    })
    .filter(
      ({ rules: found }, nth) =>
        found.length > 0 || beside(chapters[nth]).some(text => fits(search, `${chapters[nth].title} ${text}`)),
    );
};
