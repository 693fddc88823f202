import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyGame, CLOCK } from '#kernel/game.ts';
import { fetchGame } from './games.ts';
import { Library } from './library.svelte.ts';
import { Session } from './session.svelte.ts';
import { FakeStorage, matchOf, noBots, storedOf } from './testing.ts';

const { game } = await fetchGame('musketiere');
const library = new Library(new FakeStorage());

describe('the hourglass of a match on one screen', () => {
  /** The same game with a minute of sand that runs while anybody is asked. */
  const glass: AnyGame = {
    ...game,
    clockSeconds: () => 60,
    decisions(state) {
      const asked = game.decisions(state);
      const { expired } = state as { expired?: true };
      if (asked.length === 0 || expired) return asked;
      return [...asked, { seat: CLOCK, prompt: 'sand', choices: [{ kind: 'expire' }], optional: true }];
    },
    apply(draft, seat, choice, tell) {
      if (seat !== CLOCK) return game.apply(draft, seat, choice, tell);
      Object.assign(draft as object, { expired: true });
      tell?.({ kind: 'expired' });
    },
    clone: state => Object.assign(game.clone(state) as object, { expired: (state as { expired?: true }).expired }),
  };
  const page = { visibilityState: 'visible' };
  const sitByTheGlass = (seats: readonly (string | null)[]) => {
    const stored = storedOf(matchOf(seats));
    return new Session({ id: 'here', game: glass, stored, library, bots: noBots });
  };
  const expired = (session: Session) => session.record.entries.some(([seat]) => seat === CLOCK);
  beforeEach(() => {
    vi.useFakeTimers();
    page.visibilityState = 'visible';
    vi.stubGlobal('document', page);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('runs out when nobody chooses in time', () => {
    const session = sitByTheGlass([null, 'greedy']);
    vi.advanceTimersByTime(20_000);
    expect(session.sand()).toBe(40_000);
    expect(expired(session)).toBe(false);
    vi.advanceTimersByTime(40_000);
    expect(expired(session)).toBe(true);
  });

  test('stands still while the page is hidden', () => {
    const session = sitByTheGlass([null, 'greedy']);
    page.visibilityState = 'hidden';
    session.wake();
    vi.advanceTimersByTime(600_000);
    expect(expired(session)).toBe(false);
    page.visibilityState = 'visible';
    session.wake();
    vi.advanceTimersByTime(60_000);
    expect(expired(session)).toBe(true);
  });

  test('stands still behind the curtain', () => {
    const session = sitByTheGlass([null, null]);
    vi.advanceTimersByTime(600_000);
    expect(expired(session)).toBe(false);
    session.iAm(0);
    vi.advanceTimersByTime(60_000);
    expect(expired(session)).toBe(true);
  });
});
