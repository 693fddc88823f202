import type { Entry } from '../entry.ts';
import { ruleOf } from './chronicle.ts';
import { musketiere as game } from './game.ts';

export const musketiere: Entry = {
  game,
  text: {
    en: async () => (await import('./text/en/index.ts')).en,
    fr: async () => (await import('./text/fr/index.ts')).fr,
    it: async () => (await import('./text/it/index.ts')).it,
  },
  book: {
    en: () => import('./text/en/rules.ts'),
    fr: () => import('./text/fr/rules.ts'),
    it: () => import('./text/it/rules.ts'),
  },
  luck: {
    of: async () => (await import('./luck.ts')).luckOf,
    text: {
      en: async () => (await import('./text/en/luck.ts')).en,
      fr: async () => (await import('./text/fr/luck.ts')).fr,
      it: async () => (await import('./text/it/luck.ts')).it,
    },
  },
  ruleOf: event => ruleOf(event as Parameters<typeof ruleOf>[0]),
};
