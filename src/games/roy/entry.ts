import { catalogueOf, inEachLanguage } from '#kernel/text.ts';
import { type GameModule, luckFrom } from '../entry.ts';
import { ruleOf } from './chronicle.ts';
import { roy as game } from './game.ts';
import { TEST_IDS } from './test-ids.ts';

export const roy: GameModule = {
  game,
  text: catalogueOf(code => import(`./text/${code}/index.ts`)),
  book: inEachLanguage(code => async () => (await import(`./text/rules/${code}/index.ts`)).book),
  luck: luckFrom({ of: () => import('./luck/luck.ts'), text: code => import(`./text/${code}/luck.ts`) }),
  ruleOf: event => ruleOf(event as Parameters<typeof ruleOf>[0]),
  cast: true,
  extra: TEST_IDS,
};
