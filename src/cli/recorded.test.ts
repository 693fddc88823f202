import { expect, test } from 'vitest';
import { panache } from './testing.ts';

test('recorded matches are held against the texts beside them, and nothing is written', async () => {
  const { code, out } = await panache('recorded --check --game musketiere --json');
  expect(code).toBe(0);
  const [sentence, figures] = out.trim().split('\n').slice(-2);
  expect(sentence).toBe('6 playthroughs, 0 would change.');
  expect(JSON.parse(figures)).toContainEqual({
    file: 'musketiere/recorded/two-for-a-cape.txt',
    lines: expect.any(Number),
    changed: false,
  });
});

test('a game that is none is refused', async () => {
  expect(await panache('recorded --check --game chess')).toMatchObject({ code: 2, out: '' });
});
