import { beforeEach, expect, test } from 'vitest';
import { remember, remembered } from '#web/storage.ts';
import { HintMemory } from './hint-memory.svelte.ts';

const KEY = 'panache.hints.roy';
beforeEach(() => remember(KEY, '{}'));

test('a hint put away stays away, and all come back when hints are turned on again', () => {
  const memory = new HintMemory();
  memory.close('siege');
  memory.close('siege');
  expect(memory.closed).toEqual(['siege']);
  memory.turnOff();
  expect(JSON.parse(remembered(KEY) ?? '')).toEqual({ off: true, closed: ['siege'] });
  expect(new HintMemory().off).toBe(true);
  memory.turnOn();
  expect([memory.off, memory.closed]).toEqual([false, []]);
});

test('whatever lies in storage is read with care', () => {
  for (const text of ['nonsense', 'null', '{"off":"yes","closed":["siege","no such hint",7]}']) {
    remember(KEY, text);
    const memory = new HintMemory();
    expect(memory.off).toBe(false);
    expect(memory.closed.every(id => id === 'siege')).toBe(true);
  }
});
