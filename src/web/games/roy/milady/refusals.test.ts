import { expect, test } from 'vitest';
import { byReason } from './refusals.ts';

test('a reason that keeps several back is said once, with all their names', () => {
  const much = { text: 'Too much.', rule: 'ROY.PARIS.6' };
  const second = { text: 'Only one.', rule: 'ROY.TRAP.2' };
  const refused = [
    { name: 'Cavois', why: much },
    { name: 'Thief', why: second },
    { name: 'Jussac', why: { ...much } },
  ];
  expect(byReason(refused)).toEqual([
    { names: ['Cavois', 'Jussac'], why: much },
    { names: ['Thief'], why: second },
  ]);
});
