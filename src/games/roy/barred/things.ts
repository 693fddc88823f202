import type { Choice } from '../choices.ts';

/**
 * What a choice is called where a refusal speaks of it: its kind, then whatever it is about. Things that are never a
 * choice are named in the same way: `move:quarters`, `challenge:louvre` for a challenge seen from elsewhere.
 */
export const thingOf = (choice: Choice): string =>
  Object.values(choice)
    .map(value => String(value))
    .join(':');
