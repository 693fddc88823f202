import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heartbeat } from './heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const connection = () => {
  const said: string[] = [];
  const heart = heartbeat({ ping: () => void said.push('asked'), terminate: () => void said.push('ended') });
  return { said, heart };
};

test('a silent connection is asked, and ended where it does not answer', () => {
  const { said, heart } = connection();
  vi.advanceTimersByTime(19_999);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['asked']);
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual(['asked', 'ended']);
  heart.stop();
});

test('one that answers stays, and one that is heard of is never asked', () => {
  const { said, heart } = connection();
  vi.advanceTimersByTime(20_000);
  heart.alive();
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual(['asked']);
  for (let time = 0; time < 100_000; time += 5000) {
    heart.alive();
    vi.advanceTimersByTime(5000);
  }
  expect(said).toEqual(['asked']);
  heart.stop();
  vi.advanceTimersByTime(100_000);
  expect(said).toEqual(['asked']);
});
