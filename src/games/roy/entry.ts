import type { GameModule } from '../entry.ts';
import { ruleOf } from './chronicle.ts';
import { roy as game } from './game.ts';
import { TEST_IDS } from './test-ids.ts';

export const roy: GameModule = {
  game,
  text: {
    en: async () => (await import('./text/en/index.ts')).en,
    fr: async () => (await import('./text/fr/index.ts')).fr,
    it: async () => (await import('./text/it/index.ts')).it,
  },
  book: {
    en: async () => (await import('./text/rules/en/index.ts')).book,
    fr: async () => (await import('./text/rules/fr/index.ts')).book,
    it: async () => (await import('./text/rules/it/index.ts')).book,
  },
  luck: {
    of: async () => (await import('./luck/luck.ts')).luckOf,
    text: {
      en: async () => (await import('./text/en/luck.ts')).en,
      fr: async () => (await import('./text/fr/luck.ts')).fr,
      it: async () => (await import('./text/it/luck.ts')).it,
    },
  },
  ruleOf: event => ruleOf(event as Parameters<typeof ruleOf>[0]),
  cast: true,
  extra: TEST_IDS,
};
