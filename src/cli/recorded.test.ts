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

test.each([
  ['--save --check', 'give one of the two'],
  ['--save --game chess', 'no game called “chess”'],
  ['--saved', '--saved'],
])('“panache recorded %s” says what is wrong and exits with 2', async (args, sentence) => {
  const { code, out, err } = await panache(`recorded ${args}`);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
});

test('its help tells what --save keeps', async () => {
  const { code, out } = await panache('recorded --help');
  expect(code).toBe(0);
  expect(out).toContain('$ panache recorded --save --game roy');
});
