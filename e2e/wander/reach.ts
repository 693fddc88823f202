import type { Page } from 'playwright-core';
import type { Look } from './page/look.ts';
import { lookOf, type Person } from './person.ts';
import { touchAt } from './touch.ts';

/** Choices are spoken of as their text, whatever the order of their words. */
const textOf = (choice: unknown): string =>
  JSON.stringify(choice, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

const isCard = (choice: unknown): choice is { readonly card: number } =>
  typeof choice === 'object' && choice !== null && 'card' in choice && typeof choice.card === 'number';

const offered = ({ choices, held, cards }: Look, behind: boolean) => {
  const texts = new Set((behind ? held : choices).map(text => textOf(JSON.parse(text))));
  return (choice: unknown) => texts.has(textOf(choice)) || (isCard(choice) && cards.includes(choice.card));
};

/** Which of the choices are not in the page, seen or behind a tab. */
export const notIn = (look: Look, choices: readonly unknown[]): readonly unknown[] => {
  const isThere = offered(look, true);
  return choices.filter(choice => !isThere(choice));
};

const closeMenu = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
};

/** Opens whatever opens until every choice has been found; answers those that have not. */
export const unreachable = async (
  person: Person,
  look: Look,
  choices: readonly unknown[],
): Promise<readonly unknown[]> => {
  let missing = notIn(look, choices);
  // On a telephone the answers lie behind a tab of their own.
  if (await touchAt(person, '[data-tab="act"]', 0)) missing = notIn(await lookOf(person), missing);
  for (let door = 0; door < (await lookOf(person)).doors && missing.length > 0; door++) {
    if (!(await touchAt(person, '[data-opens]', door))) continue;
    missing = notIn(await lookOf(person), missing);
    await closeMenu(person.page);
  }
  if (missing.length > 0 && (await touchAt(person, '[data-act="plain-list"]', 0))) {
    missing = notIn(await lookOf(person), missing);
    await touchAt(person, '[data-act="plain-list"]', 0);
  }
  return missing;
};
