import type { News } from '#games/trois/cards/gazettes.ts';
import type { NewsText, Report } from '#games/trois/text/words.ts';

/** What the words of a language say about one piece of the news as it stands. */
export const reportOf = (texts: NewsText, news: News, of: keyof News): Report => {
  const states: Readonly<Record<string, Report>> = texts[of].states;
  return states[news[of]] ?? { label: '', sentence: '' };
};
