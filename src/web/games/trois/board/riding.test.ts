import { describe, expect, test } from 'vitest';
import { framesOf, lengthOf, reached } from './riding.ts';

describe('a ride', () => {
  test('takes about 130 milliseconds a square', () => {
    expect(lengthOf(4, 280)).toBeCloseTo(520);
  });

  test('is never longer than a second and a half', () => {
    expect(lengthOf(24, 280)).toBeCloseTo(1500);
  });

  test('takes no time where nothing moves', () => {
    expect(lengthOf(9, 0)).toBe(0);
  });

  test('moves by transform alone, and is in the air between squares', () => {
    const frames = framesOf([
      [0, 0],
      [60, 0],
      [120, 0],
    ]);
    expect(frames).toHaveLength(5);
    expect(frames.every(frame => typeof frame.transform === 'string')).toBe(true);
    expect(frames[1]?.transform).toContain('translate(30.0px, -11.0px)');
    expect(frames.at(-1)?.transform).toBe('translate(120.0px, 0.0px)');
  });

  test('knows which square it has come to', () => {
    expect(reached(0, 6)).toBe(0);
    expect(reached(0.5, 6)).toBe(3);
    expect(reached(1, 6)).toBe(6);
  });
});
