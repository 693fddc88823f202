import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect } from 'vitest';
import { MOODS } from '#web/sound/music/moods.ts';
import { test } from './support/browser.ts';
import { freshMatch } from './support/match-at.ts';
import { atOnce } from './support/online.ts';
import { bring } from './support/shelf.ts';
import type { Tape } from './support/tape.ts';

/** The music as a browser runs it, without the page around it. */
const bundled = async (): Promise<string> => {
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    root: path.resolve(import.meta.dirname, '..'),
    build: { write: false, lib: { entry: 'e2e/support/tape.ts', formats: ['es'], fileName: 'tape' } },
  })) as Rolldown.RolldownOutput[];
  return made[0].output[0].code;
};

test('the music is to be heard, softly, from its first second to its last, and never too loud', async ({ open }) => {
  const page = await open({ bypassCSP: true });
  await page.goto('/credits');
  await page.addScriptTag({ type: 'module', content: await bundled() });
  await page.waitForFunction(() => 'record' in globalThis);
  for (const mood of Object.keys(MOODS)) {
    const tape = await page.evaluate(
      name => (globalThis as unknown as { record: (name: string) => Promise<Tape> }).record(name),
      mood,
    );
    expect(tape.seconds.length, mood).toBeGreaterThan(10);
    expect(tape.most, mood).toBeLessThan(0.95);
    expect(tape.most, mood).toBeGreaterThan(0.1);
    for (const [at, loud] of tape.seconds.entries()) {
      expect(loud, `${mood}, second ${at}`).toBeGreaterThan(0.002);
      expect(loud, `${mood}, second ${at}`).toBeLessThan(0.3);
    }
  }
});

test('nothing that sounds is fetched before somebody wants to hear it', async ({ open, faults }) => {
  const page = await open({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  const heard = () => asked.filter(name => /\/assets\/(player|musician)-/.test(name)).length;
  await atOnce(page);
  await page.goto(await bring(page, freshMatch({ game: 'musketiere', players: 2, people: [0] })));
  await page.locator('[data-asked]').waitFor();
  await page.locator('[data-card]').last().click();
  expect(heard()).toBe(0);
  const button = page.locator('[data-act="sound"]');
  expect(await button.getAttribute('aria-label')).toBe('Turn sound on');
  await button.click();
  await expect.poll(heard).toBe(2);
  expect(await button.getAttribute('aria-label')).toBe('Turn sound off');
  await page.locator('[data-act="match"]').click();
  expect(await page.locator('[data-act="music"]').isChecked()).toBe(true);
  await page.locator('[data-act="music"]').uncheck();
  expect(await page.locator('[data-act="music-volume"]').isDisabled()).toBe(true);
  await page.locator('[data-act="sound-volume"]').fill('20');
  expect(await page.evaluate(() => localStorage.getItem('panache.sound-volume'))).toBe('20');
  expect(faults).toEqual([]);
});
