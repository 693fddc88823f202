import { beforeEach, expect, test } from 'vitest';
import { remember, remembered } from '#web/storage.ts';
import { HintMemory, hintMemoryOf, noteElsewhere } from './hint-memory.svelte.ts';

const KEY = 'panache.hints.roy';
beforeEach(() => remember(KEY, '{}'));

test('a hint put away stays away, and all come back when hints are turned on again', () => {
  const memory = new HintMemory('roy');
  memory.close('siege');
  memory.close('siege');
  expect(memory.closed).toEqual(['siege']);
  memory.turnOff();
  expect(JSON.parse(remembered(KEY) ?? '')).toEqual({ off: true, closed: ['siege'] });
  expect(new HintMemory('roy').off).toBe(true);
  memory.turnOn();
  expect([memory.off, memory.closed]).toEqual([false, []]);
});

test('what is known of one game says nothing of another', () => {
  new HintMemory('roy').turnOff();
  expect(new HintMemory('trois').off).toBe(false);
  expect(hintMemoryOf('trois')).toBe(hintMemoryOf('trois'));
  expect(hintMemoryOf('trois')).not.toBe(hintMemoryOf('musketiere'));
});

test('whatever lies in storage is read with care', () => {
  for (const text of ['nonsense', 'null', '{"off":"yes","closed":["siege",7]}']) {
    remember(KEY, text);
    const memory = new HintMemory('roy');
    expect(memory.off).toBe(false);
    expect(memory.closed.every(id => id === 'siege')).toBe(true);
  }
});

test('what is told and silenced in another tab holds here too', () => {
  const memory = hintMemoryOf('musketiere');
  const other = new HintMemory('musketiere');
  other.close('siege');
  other.turnOff();
  noteElsewhere('panache.hints.musketiere');
  expect([memory.off, memory.closed]).toEqual([true, ['siege']]);
  memory.turnOn();
  noteElsewhere('panache.hints.roy');
  expect(memory.off).toBe(false);
});
