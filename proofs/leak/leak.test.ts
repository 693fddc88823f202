import { afterAll, describe, expect, test } from 'vitest';
import type { State as RoyState } from '#games/roy/state.ts';
import type { AnyGame, Happening } from '#kernel/game.ts';
import { lookThrough } from './leak.ts';
import { Leak, openPair } from './pair.ts';
import { openRegistrySide } from './registry-side.ts';
import { SECRETS, type Secrets } from './secrets.ts';
import type { Faults } from './side.ts';
import { openSocketSide } from './socket-side.ts';
import { TALK_CASES } from './talk.ts';

const SEED = 'test';
const pair = await openPair();
afterAll(() => pair.close());

test.each(Object.entries(SECRETS))(
  'nobody is told a byte of %s that depends on what he may not know',
  async (_, secrets) => {
    const before = pair.counts.pairs;
    for (let match = 0; match < 10; match++) await lookThrough(pair, { secrets, seed: SEED, positions: 2 }, match);
    expect(pair.counts.pairs - before).toBeGreaterThan(60);
  },
);

test.each(Object.entries(SECRETS))('nor over a real connection to the whole server: %s', async (_, secrets) => {
  const wired = await openPair({}, openSocketSide);
  try {
    for (let match = 0; match < 3; match++) await lookThrough(wired, { secrets, seed: SEED, positions: 1 }, match);
    expect(wired.counts.messages).toBeGreaterThan(50);
  } finally {
    await wired.close();
  }
});

test('a secret choice changes the link of its version, and nothing else that others are told', async () => {
  const before = pair.counts.links;
  for (let match = 0; match < 10; match++)
    await lookThrough(pair, { secrets: SECRETS.musketiere, seed: 'links', positions: 2 }, match);
  expect(pair.counts.links).toBeGreaterThan(before);
});

test('the time of seats has run out in both ways, and seats have changed hands, while all that was compared', () => {
  const { clocks, silences, seats } = pair.counts;
  expect(silences).toBeGreaterThan(5);
  expect(clocks - silences).toBeGreaterThan(20);
  expect(seats).toBeGreaterThan(100);
});

describe('with private talk', () => {
  for (const { name, look } of TALK_CASES) test(name, look);
});

/** Runs the proof against something that leaks; the first leak it finds. */
const firstLeak = async (
  secrets: Secrets,
  faults: Faults = {},
  positions = 1,
  openSide = openRegistrySide,
): Promise<string> => {
  const leaking = await openPair(faults, openSide);
  try {
    for (let match = 0; match < 10; match++) await lookThrough(leaking, { secrets, seed: SEED, positions }, match);
    return 'nothing';
  } catch (error) {
    if (error instanceof Leak) return error.message;
    throw error;
  } finally {
    await leaking.close();
  }
};

const { musketiere, roy } = SECRETS;
const leaky = (secrets: Secrets, faults: Partial<AnyGame>): Secrets => ({
  ...secrets,
  game: { ...secrets.game, ...faults },
});

describe('the proof finds', () => {
  test('a view with one number too many', async () => {
    const { view } = roy.game;
    const game = leaky(roy, {
      view: (state, seat) => ({ ...(view(state, seat) as object), next: (state as RoyState).deck.at(-1) }),
    });
    expect(await firstLeak(game)).toContain('"next":');
    expect(await firstLeak(game, {}, 1, openSocketSide)).toContain('"next":');
  });

  test('a question asked only of somebody who can answer it with more than no', async () => {
    const { decisions } = roy.game;
    const game = leaky(roy, {
      decisions: state =>
        decisions(state).map(each =>
          each.prompt === 'intercept' ? { ...each, prompt: `intercept-${each.choices.length}` } : each,
        ),
    });
    expect(await firstLeak(game)).toContain('intercept-');
  });

  test('an event that tells everybody what is secret', async () => {
    const { apply } = musketiere.game;
    const game = leaky(musketiere, {
      apply: (draft, seat, choice, tell) =>
        apply(draft, seat, choice, tell && (({ secret, ...open }) => tell({ ...open, ...secret } as Happening))),
    });
    expect(await firstLeak(game)).toContain(', seat ');
  });

  test('a server that sends one field more', async () => {
    const tamper: Faults['tamper'] = (text, state) =>
      text.startsWith('{"kind":"step"')
        ? text.replace('{', `{"deck":${JSON.stringify((state as RoyState).deck)},`)
        : text;
    expect(await firstLeak(roy, { tamper })).toContain('"deck":[');
  });

  test('a clock that runs on for somebody who holds more', async () => {
    const tamper: Faults['tamper'] = (text, state) =>
      text.replace(
        /"clocks":\[\{"bank":(\d+)/,
        (_, bank) => `"clocks":[{"bank":${Number(bank) + (state as RoyState).deck[0]}`,
      );
    expect(await firstLeak(roy, { tamper })).toContain('"clocks":[{"bank":');
  });

  test('a bot that answers as soon as it has thought enough', async () => {
    expect(await firstLeak(roy, { botPause: 0 }, 0)).toContain('an attempt before a bot');
  });
});
