import type { Chapter, RuleBook } from '#kernel/text.ts';

/** `DUEL` of `ROY.DUEL.3`; null for a rule that stands in no named part, as `MUS.8`. */
const partOf = (rule: string): string | null => {
  const parts = rule.split('.');
  return parts.length === 3 ? parts[1] : null;
};

const isOneWhole = (book: RuleBook, part: string): boolean =>
  book.chapters.filter(chapter => chapter.rules.some(rule => partOf(rule) === part)).length === 1;

/** What a chapter goes by in every language: the part all its rules belong to, where that is one chapter, or its first rule. */
export const chapterId = (book: RuleBook, { rules: [first] }: Chapter): string => {
  const part = partOf(first);
  return part !== null && isOneWhole(book, part) ? part : first;
};
