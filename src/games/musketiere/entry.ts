import type { GameModule } from '../entry.ts';
import { ruleOf } from './chronicle.ts';
import { musketiere as game } from './game.ts';

export const musketiere: GameModule = {
  game,
  text: {
    en: async () => (await import('./text/en.ts')).en,
    fr: async () => (await import('./text/fr.ts')).fr,
    it: async () => (await import('./text/it.ts')).it,
  },
  book: {
    en: () => import('./text/rules-en.ts'),
    fr: () => import('./text/rules-fr.ts'),
    it: () => import('./text/rules-it.ts'),
  },
  luck: {
    of: async () => (await import('./luck.ts')).luckOf,
    text: {
      en: async () => (await import('./text/luck-en.ts')).en,
      fr: async () => (await import('./text/luck-fr.ts')).fr,
      it: async () => (await import('./text/luck-it.ts')).it,
    },
  },
  ruleOf: event => ruleOf(event as Parameters<typeof ruleOf>[0]),
};
