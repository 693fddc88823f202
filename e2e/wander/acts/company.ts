import { touchAt } from '../touch.ts';
import type { Act } from './act.ts';

const ADVISES = '[data-act="ask-advice"], [data-act="follow-advice"]';

/** What is done with the bots at the table. */
export const COMPANY: readonly Act[] = [
  {
    name: 'company',
    weight: 4,
    may: look => look.dialog === null && look.curtain === null && look.table !== null,
    do: person => touchAt(person, '[data-act="company"]', 0),
  },
  {
    name: 'agree',
    weight: 12,
    may: look => look.suggestions > 0 && look.dialog === null && look.curtain === null,
    do: (person, pick) => touchAt(person, pick % 3 === 0 ? '[data-decline]' : '[data-agree]', pick),
  },
  {
    name: 'advice',
    weight: 40,
    may: look => look.dialog !== null && look.curtain === null,
    do: (person, pick) => touchAt(person, ADVISES, pick),
  },
  {
    name: 'wish',
    weight: 20,
    may: look => look.dialog !== null && look.curtain === null,
    do: (person, pick) => touchAt(person, pick % 3 === 0 ? '[data-companion] summary' : '[data-act="wish"]', pick),
  },
];
