import { expect, test } from 'vitest';
import { SPACES } from './geometry.ts';
import { ROUTE } from './route.ts';
import { ruleOf } from './rules.ts';

test('the keyboard walks over all 118 spaces, each once', () => {
  expect(ROUTE).toHaveLength(118);
  expect(new Set(ROUTE)).toEqual(new Set(SPACES));
});

test('every space names a rule', () => {
  for (const space of SPACES) expect(ruleOf(space)).toMatch(/^TRO\.(RULING\.)?\d+$/);
});
