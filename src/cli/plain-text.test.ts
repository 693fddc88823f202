import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { plainText } from './plain-text.ts';
import { panache } from './testing.ts';

/** Clears the screen, sets the title of the window, rings, goes back, and writes from right to left. */
const COMMANDS = '\x1b[2J\x1b]0;owned\x07\x9b31m\r\b\x7f\u202e';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

test('what a terminal would obey is taken out, and nothing else', () => {
  expect(plainText(`Athos${COMMANDS}`)).toBe('Athos[2J]0;owned31m');
  const fine = 'À l’auberge\n\tda Porthos 🍷 漢字 é שלום';
  expect(plainText(fine)).toBe(fine);
});

test.each(['replay', 'verify', 'luck'])(
  'a name in a file cannot command the terminal of who has %s read it',
  async command => {
    const folder = await mkdtemp(path.join(tmpdir(), 'panache-plain-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const recorded = path.resolve(import.meta.dirname, '../games/musketiere/recorded/three-to-a-hundred.json');
    const match = JSON.parse(readFileSync(recorded, 'utf8'));
    for (const seat of match.seats) seat.name += COMMANDS;
    const file = path.join(folder, 'match.json');
    await writeFile(file, JSON.stringify(match));
    const { code, out, err } = await panache(`${command} ${file}`);
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toMatch(OBEYED);
    if (command === 'replay') expect(out).toContain(`${match.seats[0].name.split('\x1b')[0]}[2J`);
  },
);

test('nor can what is wrong with a file, or its name', async () => {
  const { code, err } = await panache('replay /nowhere/\x1b[2Jmatch.json');
  expect(code).not.toBe(0);
  expect(err).toContain('[2Jmatch.json');
  expect(err).not.toMatch(OBEYED);
});
