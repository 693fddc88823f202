import type { Look } from '../page/look.ts';
import type { Person } from '../person.ts';
import { touchAt } from '../touch.ts';
import type { Act } from './act.ts';

const QUESTION = '[data-question] :is([data-choice], [data-opens]), [data-action] [data-choice]';
const MENU = '[data-menu] [data-choice], [data-info-card] [data-choice]';
const ANYWHERE = '[data-choice], [data-touch]';
const CARDS = 'button[data-card].may:not(.chosen)';
const CONFIRM = '[data-act="confirm"]:not(.refused)';

const isFree = ({ dialog, curtain }: Look): boolean => dialog === null && curtain === null;
const isAsked = (look: Look): boolean => isFree(look) && look.table?.asked != null;

/** A choice that lies open, or one behind a verb that has several: those are looked at first, every other time. */
const chooseOne = async (person: Person, pick: number): Promise<boolean> => {
  if (!(await touchAt(person, QUESTION, pick))) return touchAt(person, ANYWHERE, pick);
  const isOpen = () => person.page.evaluate(() => document.querySelector('[data-menu]') !== null);
  if (pick % 2 === 0 && (await isOpen())) await touchAt(person, MENU, Math.floor(pick / 7));
  return true;
};

/** Cards are chosen first and laid then. */
const layCards = async (person: Person, pick: number): Promise<boolean> => {
  for (let at = 0; at < 3; at++) {
    if (await touchAt(person, CONFIRM, 0)) return true;
    if (!(await touchAt(person, CARDS, pick + at * 5))) return at > 0;
  }
  return touchAt(person, CONFIRM, 0);
};

const KEYS = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Enter', 'Tab', 'Escape', 'Space', '1', '2', '3'];

/** What is done to play. */
export const PLAYING: readonly Act[] = [
  {
    name: 'choose',
    weight: 50,
    may: look => isAsked(look) && look.choices.length > 0,
    do: chooseOne,
  },
  {
    name: 'lay',
    weight: 50,
    may: look => isAsked(look) && look.cards.length > 0,
    do: layCards,
  },
  {
    name: 'point',
    weight: 6,
    may: look => isAsked(look) && look.choices.length > 0,
    do: (person, pick) => touchAt(person, ANYWHERE, pick),
  },
  {
    name: 'back',
    weight: 14,
    may: () => true,
    do: person => touchAt(person, '[data-act="take-back"]', 0),
  },
  {
    name: 'i-am',
    weight: 80,
    may: look => look.curtain !== null,
    do: person => touchAt(person, '[data-act="i-am"]', 0),
  },
  {
    name: 'pass-to',
    weight: 6,
    may: look => look.curtain !== null,
    do: (person, pick) => touchAt(person, '[data-act="pass-to"]', pick),
  },
  {
    name: 'go-on',
    weight: 60,
    may: look => look.dialog !== null,
    do: person => touchAt(person, '[data-act="go-on"]', 0),
  },
  {
    name: 'twice',
    weight: 4,
    may: isAsked,
    do: (person, pick) => touchAt(person, QUESTION, pick, 2),
    hasty: true,
  },
  {
    name: 'hasty',
    weight: 5,
    may: isAsked,
    do: async (person, pick) => {
      await chooseOne(person, pick);
      return touchAt(person, ANYWHERE, Math.floor(pick / 3));
    },
    hasty: true,
  },
  {
    name: 'keys',
    weight: 6,
    may: look => look.curtain === null,
    do: async ({ page }, pick) => {
      let left = pick;
      for (let at = 0; at < 1 + (pick % 5); at++) {
        await page.keyboard.press(KEYS[left % KEYS.length]);
        left = Math.floor(left / KEYS.length) + 1;
      }
      return true;
    },
  },
  {
    name: 'press-on',
    weight: 14,
    may: look => isFree(look) && look.table !== null && !isAsked(look),
    do: async (person, pick) => {
      if (pick % 2 === 0) return touchAt(person, '[data-act="go-on"]', 0);
      await person.page.keyboard.press('s');
      return true;
    },
  },
  {
    name: 'skip',
    weight: 12,
    may: look => look.table?.running === true,
    do: async ({ page }) => {
      await page.keyboard.press('Shift');
      return true;
    },
  },
];
