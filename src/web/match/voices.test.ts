import { expect, test, vi } from 'vitest';
import { voicesOf } from './voices.ts';

const { fetchWords } = vi.hoisted(() => ({ fetchWords: vi.fn() }));
vi.mock('#bots/voice/words.ts', () => ({ fetchWords }));

test('words that did not come are asked for again the next time, and only then', async () => {
  fetchWords.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  fetchWords.mockResolvedValue({});
  await expect(voicesOf('roy')).rejects.toThrow('Failed to fetch');
  const known = await voicesOf('roy');
  expect(await voicesOf('roy')).toBe(known);
  expect(fetchWords).toHaveBeenCalledTimes(2);
});
