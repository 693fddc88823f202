import { catalogueOf, inEachLanguage } from '#kernel/text.ts';
import { type GameModule, luckFrom } from '../entry.ts';
import { ruleOf } from './chronicle.ts';
import { musketiere as game } from './game.ts';

export const musketiere: GameModule = {
  game,
  text: catalogueOf(code => import(`./text/${code}/index.ts`)),
  book: inEachLanguage(code => () => import(`./text/${code}/rules.ts`)),
  luck: luckFrom({ of: () => import('./luck.ts'), text: code => import(`./text/${code}/luck.ts`) }),
  ruleOf: event => ruleOf(event as Parameters<typeof ruleOf>[0]),
};
