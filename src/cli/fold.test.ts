import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { panache } from './testing.ts';

test('a long line is broken between words, and what follows stands below the words', () => {
  expect(fold('   1  Ride on to the house of Bonacieux', 24)).toBe('   1  Ride on to the\n      house of Bonacieux');
  expect(fold('MUS.13  Whoever wins the duel takes the card', 24)).toBe(
    'MUS.13  Whoever wins the\n        duel takes the\n        card',
  );
});

test('a short line, a word that is too long and a pipe are left as they are', () => {
  expect(fold('One for all', 24)).toBe('One for all');
  expect(fold('seed 0123456789abcdef0123456789abcdef', 24)).toBe('seed\n0123456789abcdef0123456789abcdef');
  const long = 'word '.repeat(40);
  expect(fold(long, null)).toBe(long);
});

test('a drawn rule is cut to the width', () => {
  expect(fold(`── Paris ${'─'.repeat(71)}`, 30)).toHaveLength(30);
});

test.each([40, 80])('no command breaks a word at %i columns', async width => {
  const commands: readonly (readonly [string, readonly string[]])[] = [
    ['play roy --bots random --seed fold --lang fr', ['?', 'help', 'board', '1', '1', 'quit']],
    ['play trois --bots random --seed fold --lang it', ['1', '?', '1', 'quit']],
    ['play musketiere --bots random --seed fold', ['?', '1', '1', 'quit']],
    ['rules --lang fr', []],
    ['odds --musketeer athos --against rochefort', []],
    ['play chess', []],
  ];
  for (const [command, typed] of commands) {
    const { out, err } = await panache(command, typed, { columns: width });
    // At a prompt the person's own Enter ends the line.
    const lines = `${out}${err}`.split(/\n| > /);
    expect(
      lines.filter(line => line.length > width && line.trim().includes(' ')),
      command,
    ).toEqual([]);
    expect(Math.max(...lines.map(line => line.length)), command).toBeGreaterThan(20);
  }
});
