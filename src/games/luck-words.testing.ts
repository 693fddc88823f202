import { expect } from 'vitest';
import type { LuckText } from '#kernel/luck.ts';

/** Every row of a sheet of luck has words that can be read: one and two differ, and no sign is a typewriter's. */
export const expectWordsOf = ({ rows }: Pick<LuckText, 'rows'>) => {
  for (const { name, help, count } of Object.values(rows)) {
    expect(count(1)).not.toBe(count(2).replace('2', '1'));
    for (const sentence of [name, help]) expect(sentence).not.toMatch(/['"]|\s{2}/);
  }
};
