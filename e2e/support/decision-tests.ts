import { expect } from 'vitest';
import { RULES } from '#games/all.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { View } from '#games/roy/view.ts';
import { openTable } from '#table/table.ts';
import { make } from './answers.ts';
import { test } from './browser.ts';
import type { DecisionMoment } from './decisions.ts';
import { matchAt } from './roy-moments.ts';
import { journalOf, layOut } from './shelf.ts';

/** The choice to be made at that moment. */
const choiceAt = (
  record: ReturnType<typeof matchAt>,
  seat: number,
  wanted: (choice: Choice, view: View) => boolean,
) => {
  const { table } = openTable(RULES.roy, record);
  const { view, asked } = table?.seen(seat) ?? { view: null, asked: [] };
  const choices = (asked.find(each => each.seat === seat)?.choices ?? []) as readonly Choice[];
  const found = choices.find(choice => wanted(choice, view as View));
  if (found === undefined) throw new Error('the choice is not on offer');
  return found;
};

/** A test for each: the match is brought to the moment, and the choice made as a person would. */
export const testDecisions = (decisions: readonly DecisionMoment[]): void => {
  test.for(decisions)(
    '$id is made through the page',
    async ({ id, seat, wanted, together, ...moment }, { reopen, faults }) => {
      const found = matchAt({ seat, ...moment });
      const record = together ? { ...found, seats: found.seats.map(each => ({ ...each, bot: null })) } : found;
      const choice = choiceAt(record, seat, wanted);
      // Each language has its share; a phone every fourth time.
      const number = Number(id.split('.').at(-1));
      const page = await reopen({
        locale: ['en', 'fr', 'it'][number % 3],
        reducedMotion: 'reduce',
        viewport: number % 4 === 0 ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      });
      await page.evaluate(() => localStorage.setItem('panache.speed', 'at-once'));
      await page.goto(await layOut(page, record));
      if (together) await page.locator('dialog[open] [data-act="i-am"]').click();
      await page.locator('[data-asked]').waitFor();
      await make(page, choice);
      // A bot that is asked too may have been quicker.
      const made = together ? [expect.any(Number), choice] : [seat, choice];
      await expect.poll(async () => (await journalOf(page)).entries.slice(record.entries.length)).toContainEqual(made);
      expect(faults).toEqual([]);
    },
  );
};
