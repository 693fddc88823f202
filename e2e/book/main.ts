import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { GAME_IDS } from '#games/index.ts';
import { LANGUAGES, type Language } from '#kernel/text.ts';
import { commandLine, EXIT } from '../../scripts/command-line.mjs';
import { withBrowser } from '../support/with-browser.ts';
import { BOOK } from './flags.ts';
import { openBook, PARTS, pagesOf, printed } from './print.ts';

// `npm run book`: the sheet and the rulebook of each game, as they come out of a printer.

const ROOT = path.resolve(import.meta.dirname, '../..');

const { values } = commandLine(BOOK);
const folder = path.resolve(ROOT, values.to);

const write = async (browser: Browser, url: string, game: string, locale: Language): Promise<void> => {
  const context = await browser.newContext({ baseURL: url, locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openBook(page, game);
  for (const part of PARTS) {
    const file = path.join(folder, `${game}-${locale}-${part === 'sheet' ? 'sheet' : 'rules'}.pdf`);
    const pages = pagesOf(await printed(page, part, file));
    console.log(`${path.relative(ROOT, file)}: ${pages} ${pages === 1 ? 'page' : 'pages'}`);
    if (part === 'sheet' && pages !== 1) {
      console.error(`${path.relative(ROOT, file)}: the sheet should be one page`);
      process.exitCode = EXIT.failed;
    }
  }
  await context.close();
};

mkdirSync(folder, { recursive: true });
await withBrowser(async (browser, url) => {
  for (const game of values.game === 'all' ? GAME_IDS : [values.game])
    for (const locale of values.lang === 'all' ? LANGUAGES : [values.lang]) await write(browser, url, game, locale);
});
