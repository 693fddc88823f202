import { expect } from 'vitest';
import { barred } from '../barred.ts';
import type { Choice } from '../choices.ts';
import { roy } from '../game.ts';
import { type By, type Given, type Position, position } from '../testing.ts';

/** Rule, reason and what it needs to know, of a refusal; null where the choice is not refused. */
export const why = (table: Position, by: By, choice: Choice): readonly unknown[] | null => {
  const found = barred(roy.view(table.state, table.seat(by))).filter(
    each => JSON.stringify(each.choice) === JSON.stringify(choice),
  );
  expect(found.length).toBeLessThan(2);
  if (found.length === 0) return null;
  const { rule, reason, params } = found[0];
  return params === undefined ? [rule, reason] : [rule, reason, params];
};

/** Athos is taking his turn. */
export const acting = (given: Given = {}): Position => position({ acting: 'athos', ...given });
