import { LANGUAGES } from '#kernel/text.ts';
import { touchAt } from '../touch.ts';
import { SIZES, viewportOf } from '../walk.ts';
import type { Act } from './act.ts';

/** What happens to a page in a day. */
export const AROUND: readonly Act[] = [
  {
    name: 'language',
    weight: 2,
    may: look => look.curtain === null,
    do: (person, pick) => touchAt(person, `fieldset button[lang="${LANGUAGES[pick % LANGUAGES.length]}"]`, 0),
  },
  {
    name: 'reload',
    weight: 2,
    may: (look, _, person) => look.table !== null && !person.offline,
    do: async ({ page }) => {
      await page.reload();
      await page.locator('[data-step], h1').first().waitFor({ timeout: 60_000 });
      return true;
    },
  },
  {
    name: 'resize',
    weight: 1,
    may: (look, _, person) => look.table !== null && !person.touch,
    do: async ({ page }, pick) => {
      await page.setViewportSize(viewportOf(SIZES[pick % SIZES.length]));
      return true;
    },
  },
  {
    name: 'offline',
    weight: 2,
    may: (_, walk, person) => walk.mode === 'online' && !person.offline,
    do: async person => {
      await person.page.context().setOffline(true);
      person.offline = true;
      return true;
    },
  },
  {
    name: 'online',
    weight: 30,
    may: (_, __, person) => person.offline,
    do: async person => {
      await person.page.context().setOffline(false);
      person.offline = false;
      return true;
    },
  },
];
