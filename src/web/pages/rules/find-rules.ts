import type { Chapter, RuleBook } from '#kernel/text.ts';

/** Letters alone: accents, capitals and apostrophes do not count in a search. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, ' ').toLowerCase();

export const wordsOf = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean);

/** The chapters with the rules that hold every word of the search; chapters without any are left out. */
export const findRules = ({ chapters, rules }: RuleBook, search: string): readonly Chapter[] => {
  const words = wordsOf(search);
  if (words.length === 0) return chapters;
  return chapters
    .map(({ title, rules: ids }) => {
      const fits = (id: string) => {
        const text = plain(`${id} ${title} ${rules[id] ?? ''}`);
        return words.every(word => text.includes(word));
      };
      return { title, rules: ids.filter(fits) };
    })
    .filter(chapter => chapter.rules.length > 0);
};
