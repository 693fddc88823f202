import type { News, NewsStore } from './store.ts';

/** Those in this process who want to hear of news. */
export interface NewsHearers extends Pick<NewsStore, 'listen'> {
  readonly hear: (news: News) => void;
}

export const newsHearers = (): NewsHearers => {
  const hearers = new Set<(news: News) => void>();
  return {
    hear(news) {
      for (const hear of hearers) hear(news);
    },
    listen(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
};
