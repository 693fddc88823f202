import { LANGUAGES } from '#kernel/text.ts';
import { lookOf, type Person } from './person.ts';
import { touchAt } from './touch.ts';

/** What opens a part of the page that comes when it is wanted; false where there is no such thing here. */
type Door = (person: Person) => Promise<boolean>;
const touched =
  (selector: string): Door =>
  person =>
    touchAt(person, selector, 0);
const DOORS: readonly Door[] = [
  ...['rules', 'match', 'chronicle', 'company', 'history', 'reckoning', 'gazette', 'luck', 'notices'].map(act =>
    touched(`[data-act="${act}"]`),
  ),
  // Who gives advice comes with the first that is asked for.
  async person => (await touchAt(person, '[data-act="company"]', 0)) && touchAt(person, '[data-act="ask-advice"]', 0),
  // What has the focus may have keys of its own.
  async ({ page }) => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('?');
    return true;
  },
  ...LANGUAGES.map(code => touched(`button[lang="${code}"][aria-pressed="false"]`)),
];
const A_MOMENT = 100;
/** Milliseconds in which the page asks again by itself, before somebody opens a thing once more. */
const BY_ITSELF = 3000;

const untilFound = async ({ page, lost }: Person, patience: number): Promise<void> => {
  const until = Date.now() + patience;
  while (lost.size > 0 && Date.now() < until) await page.waitForTimeout(A_MOMENT);
};

const putAway = async (person: Person): Promise<void> => {
  for (let sheets = 0; sheets < 3 && (await lookOf(person)).dialog !== null; sheets++)
    await person.page.keyboard.press('Escape');
};

/** Once the line is back, what failed is asked for again: by the page, or when somebody opens it again. */
export const wantAgain = async (person: Person, patience: number): Promise<void> => {
  const { page, lost } = person;
  const aWhile = Math.min(BY_ITSELF, patience);
  if (person.offline) await page.context().setOffline(false);
  await untilFound(person, aWhile);
  for (const door of DOORS) {
    if (lost.size === 0) return;
    await putAway(person);
    if (!(await door(person))) continue;
    await page.waitForTimeout(A_MOMENT);
    await touchAt(person, '[data-act="fetch-part"]', 0);
    await untilFound(person, aWhile);
  }
  await untilFound(person, patience);
};
