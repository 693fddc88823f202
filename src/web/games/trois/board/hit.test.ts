import { describe, expect, test } from 'vitest';
import { SPACES, spotOf } from './geometry.ts';
import { isSame, seenAt, spotOfSeen } from './hit.ts';
import { NEWS_KINDS } from './rules.ts';

describe('what lies under the pointer', () => {
  test.each(SPACES)('%s is found at its middle', space => {
    const { x, y } = spotOf(space);
    expect(seenAt([x, y])).toEqual({ kind: 'space', space });
  });

  test.each(NEWS_KINDS)('the news of %s is found where its card points', of => {
    expect(seenAt(spotOfSeen({ kind: 'news', of }))).toEqual({ kind: 'news', of });
  });

  test('the open sea is nothing', () => {
    expect(seenAt([1300, 60])).toBeNull();
  });

  test('two looks are the same by what they see', () => {
    expect(isSame({ kind: 'space', space: 'BON' }, { kind: 'space', space: 'BON' })).toBe(true);
    expect(isSame({ kind: 'space', space: 'BON' }, null)).toBe(false);
  });
});
