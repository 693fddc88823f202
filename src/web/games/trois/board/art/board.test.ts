import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { TROIS_BOX, troisArt } from './board.ts';

const baked = readFileSync(new URL('../../../../art/baked/trois.svg', import.meta.url), 'utf8');
const shapes = (svg: string) => svg.match(/<path|<use|<circle|<ellipse/g)?.length;

describe('the drawing of the board', () => {
  test('stands alone', () => {
    expect(baked).not.toMatch(/var\(|style=|class=|NaN|undefined/);
  });

  test('travels light', () => {
    expect(gzipSync(baked).length).toBeLessThan(60_000);
  });

  test('is baked as it is drawn today', () => {
    const icon = '<path d="M0 0"/>';
    expect(baked).toContain(TROIS_BOX);
    expect(shapes(baked)).toBe(shapes(troisArt(() => icon)));
  });
});
