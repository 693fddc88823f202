import { expect, test } from 'vitest';
import { withLoopsThatEnd } from './loops.ts';

const run = (body: string): unknown => new Function(withLoopsThatEnd(body))();

test.each([
  'for (;;);',
  'while (true) {}',
  'do {} while (true)',
  'for (let i = 0; i < 3; i--);',
  'if (true) for (;;) for (const a of []) a();',
])('a loop without an end throws: %s', body => {
  expect(() => run(body)).toThrow('this loop does not end');
});

test('other loops do what they did, on the same lines', () => {
  const body = [
    'const found = [];',
    'for (let i = 0; i < 3; i++) for (const j of [1, 2])',
    '  if (j === 1) found.push(i);',
    'while (found.length < 5)',
    '  found.push(9);',
    'do found.push(7); while (found.length < 6);',
    'return found;',
  ].join('\n');
  expect(run(body)).toEqual([0, 1, 2, 9, 9, 7]);
  expect(withLoopsThatEnd(body).split('\n')).toHaveLength(body.split('\n').length);
});
