import { catalogueOf } from '#kernel/text.ts';
import { bookFrom, type GameModule, luckFrom } from '../entry.ts';
import { ruleOf } from './chronicle.ts';
import { musketiere as game } from './game.ts';

export const musketiere: GameModule = {
  game,
  text: catalogueOf(code => import(`./text/${code}/index.ts`)),
  book: bookFrom(() => import('./text/book.ts')),
  luck: luckFrom({ of: () => import('./luck.ts'), text: code => import(`./text/${code}/luck.ts`) }),
  ruleOf: event => ruleOf(event as Parameters<typeof ruleOf>[0]),
};
