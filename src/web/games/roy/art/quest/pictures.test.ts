import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { QUEST_PICTURES } from './pictures.ts';

const baked = (file: string) => readFileSync(new URL(`../../../../art/baked/${file}`, import.meta.url), 'utf8');

describe.each(Object.entries(QUEST_PICTURES))('%s', (file, art) => {
  test('is drawn the same on every run', () => {
    expect(art()).toBe(art());
    expect(art()).not.toMatch(/NaN|undefined/);
  });

  test('is baked as it is drawn', () => {
    const drawn = art().replaceAll(/var\([\w-]+\)/g, '');
    const written = baked(file).replaceAll(/#[0-9a-f]{6}/g, '');
    expect(written).toContain(drawn.replaceAll(/#[0-9a-f]{6}/g, ''));
  });

  test('stands alone and is light', () => {
    expect(baked(file)).not.toMatch(/var\(|style=|class=/);
    expect(gzipSync(baked(file)).length).toBeLessThan(20_000);
  });
});
