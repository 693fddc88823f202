import { lookOf } from '../person.ts';
import { restOn, touchAt } from '../touch.ts';
import type { Act } from './act.ts';

const free: Act['may'] = look => look.dialog === null && look.curtain === null && look.table !== null;

/** Milliseconds: what is shown is watched until it is over, unless it takes longer. */
const TO_THE_END = 8000;

const CLOSES = 'dialog[open] :is([data-act="close"], [data-act="close-keys"]), [popover] .close';

/** A button of the page that opens something, or goes from one part to another. */
const button = (name: string, weight: number, selector: string, may: Act['may'] = free): Act => ({
  name,
  weight,
  may,
  do: (person, pick) => touchAt(person, selector, pick),
});

/** What is done to see more. */
export const LOOKING: readonly Act[] = [
  button('chronicle', 2, '[data-act="chronicle"]'),
  button('rules', 2, '[data-act="rules"]'),
  button('match', 2, '[data-act="match"]'),
  button(
    'pace',
    3,
    'input:is([data-act^="speed-"], [data-act^="pace-"]) + span',
    look => look.dialog !== null && look.curtain === null,
  ),
  button('sound', 2, '[data-act="sound"], [data-act="sound-all"], [data-act="music"]', look => look.curtain === null),
  button('info-card', 4, '[data-target]:not([data-choice])'),
  button('tab', 4, '[data-tab]'),
  button('sheet', 2, '[data-act="history"], [data-act="keys"], [data-act="reckoning"], [data-act="gazette"]'),
  button('unfold', 2, '[data-quest], [data-act="tale"], .loupe, [data-act="plain-list"], [data-why]'),
  {
    name: 'key-sheet',
    weight: 2,
    may: free,
    do: async ({ page }) => {
      await page.keyboard.press('?');
      return true;
    },
  },
  {
    name: 'rest',
    weight: 4,
    may: free,
    do: (person, pick) => restOn(person, '[data-choice], [data-target]', pick),
  },
  {
    name: 'watch',
    weight: 40,
    may: look => look.table?.running === true,
    do: async person => {
      await lookOf(person, TO_THE_END);
      return true;
    },
  },
  {
    name: 'look',
    weight: 2,
    may: () => true,
    do: async ({ page }) => {
      await page.waitForTimeout(200);
      return true;
    },
  },
  {
    name: 'close',
    weight: 40,
    may: look => (look.dialog !== null && look.curtain === null) || look.floating,
    do: async (person, pick) => {
      if (pick % 2 === 0 && (await touchAt(person, CLOSES, 0))) return true;
      await person.page.keyboard.press('Escape');
      return true;
    },
  },
];
