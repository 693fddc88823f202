import { describe, expect, test, vi } from 'vitest';
import { useFakeTimers } from '../fake-timers.testing.ts';
import { Speaker } from './speaker.svelte.ts';

const table = (...said: (string | null)[]) => said.map((says, seat) => ({ seat, says }));

describe('who has spoken last', () => {
  useFakeTimers();

  test('is whoever says something new, until it has been read', () => {
    const speaker = new Speaker();
    speaker.hear(table(null, null, null));
    expect(speaker.seat).toBeNull();
    speaker.hear(table(null, 'En garde!', null));
    expect(speaker.seat).toBe(1);
    speaker.hear(table(null, 'En garde!', 'After you.'));
    expect(speaker.seat).toBe(2);
    vi.runAllTimers();
    expect(speaker.seat).toBeNull();
    // What has been read once is not said again because somebody else falls silent.
    speaker.hear(table(null, 'En garde!', null));
    expect(speaker.seat).toBeNull();
  });

  test('is nobody once his words are gone', () => {
    const speaker = new Speaker();
    speaker.hear(table('One for all.', null));
    speaker.hear(table(null, null));
    expect(speaker.seat).toBeNull();
  });
});
