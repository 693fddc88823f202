import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { View } from '#games/musketiere/view.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { playUntil, teamTable } from '#table/bot-seats.testing.ts';
import { fetchGame } from './games.ts';
import { Library } from './library.svelte.ts';
import { usualFaces } from './saved.ts';
import { Session } from './session.svelte.ts';
import { metaOf } from './status.ts';
import { emptyLibrary, matchOf, noBots, playOn, storedOf } from './testing.ts';

const { game } = await fetchGame('musketiere');

let { storage, library } = emptyLibrary();
beforeEach(() => {
  ({ storage, library } = emptyLibrary());
});

const sit = (record: MatchRecord, shelf = library): Session => {
  const stored = storedOf(record);
  if (shelf.load(record.table) === null) shelf.save(record.table, stored);
  return new Session({ id: record.table, game, stored, library: shelf, bots: noBots });
};
const choose = (session: Session) => session.choose(session.question?.choices[0]);
const settle = async (session: Session) => {
  await tick();
  while (session.queue.moving) session.queue.settle(session.queue.step.number);
};
const shown = (session: Session) => session.queue.step.view as View;

describe('a person alone', () => {
  test('sees his own cards and is asked at once', () => {
    const session = sit(matchOf([null, 'greedy']));
    expect(session.eyes).toBe(0);
    expect(shown(session).hand).toHaveLength(12);
    expect(session.question?.choices).toHaveLength(12);
    expect(session.curtain).toBeNull();
  });

  test('is asked again only when his step has been shown', async () => {
    const session = sit(matchOf([null, 'greedy']));
    choose(session);
    expect(session.question).toBeNull();
    await settle(session);
    expect(session.question?.choices).toHaveLength(11);
  });

  test('every choice is kept before it is shown', () => {
    const session = sit(matchOf([null, 'greedy']));
    choose(session);
    expect(new Library(storage).load('here')?.stored?.record.entries).toHaveLength(1);
  });

  test('takes a choice back, and the chronicle forgets it', async () => {
    const session = sit(matchOf([null, 'greedy']));
    const before = session.story().length;
    choose(session);
    await settle(session);
    expect(session.story().length).toBeGreaterThan(before);
    expect(session.taker).toBe(0);
    session.takeBack();
    expect(session.story()).toHaveLength(before);
    expect(session.question?.choices).toHaveLength(12);
    expect(session.record.entries).toHaveLength(2);
  });

  test('is refused what the rules do not offer', () => {
    const session = sit(matchOf([null, 'greedy']));
    expect(session.choose({ kind: 'reward', card: -3 })).toEqual({ ok: false, why: 'not-offered' });
  });
});

test('step by step, whoever acts while a step is held has seen enough of it', async () => {
  const stored = storedOf(matchOf([null, 'greedy']));
  let bot = () => {};
  const session = new Session({
    id: 'here',
    game,
    stored,
    library,
    bots: table => {
      bot = () => table.choose(1, table.version, table.seen(1).asked.find(({ seat }) => seat === 1)?.choices[0]);
      return noBots();
    },
  });
  session.setSpeed('step');
  for (let card = 0; card < 3; card++) {
    choose(session);
    await settle(session);
  }
  bot();
  await settle(session);
  expect(session.queue.held).toBe(true);
  // He tells the bot to go ahead, say.
  bot();
  expect(session.queue.held).toBe(false);
  await settle(session);
  expect(session.queue.step.at).toBe(5);
  session.setSpeed('calm');
});

describe('a shared screen', () => {
  test('shows nobody’s cards before somebody says who looks', () => {
    const session = sit(matchOf([null, null]));
    expect(session.eyes).toBeNull();
    expect(session.curtain).toBe(0);
    expect(shown(session).hand).toEqual([]);
    expect(session.question).toBeNull();
    expect(session.choose({ kind: 'reward', card: 1 })).toMatchObject({ ok: false });
  });

  test('another one may take it first', () => {
    const session = sit(matchOf([null, null]));
    session.passTo(1);
    expect(session.curtain).toBe(1);
    session.iAm(1);
    expect(session.eyes).toBe(1);
    expect(shown(session).hand).toHaveLength(12);
  });

  test('a seat that is not asked cannot look', () => {
    const session = sit(playOn(matchOf([null, null]), 3));
    session.iAm(0);
    expect(session.eyes).toBeNull();
  });

  test('the cards of who has answered are gone at once, and the curtain falls when all is shown', async () => {
    const session = sit(matchOf([null, null]));
    session.iAm(0);
    for (let laid = 0; laid < 3; laid++) {
      expect(shown(session).seat).toBe(0);
      choose(session);
      if (laid < 2) await settle(session);
    }
    expect(session.eyes).toBeNull();
    expect(shown(session)).toMatchObject({ seat: null, hand: [], rewards: [] });
    expect(session.story().some(told => told.event.secret !== undefined)).toBe(false);
    await tick();
    expect(session.queue.moving).toBe(true);
    expect(session.curtain).toBeNull();
    await settle(session);
    expect(session.curtain).toBe(1);
  });

  test('when the cards are shown everybody looks: who is asked next is called again, even if it is the same person', async () => {
    const session = sit(playOn(matchOf([null, null]), 7));
    session.iAm(1);
    choose(session);
    expect(session.eyes).toBeNull();
    expect(shown(session).hand).toEqual([]);
    await settle(session);
    expect(session.curtain).not.toBeNull();
  });

  test('who has just chosen may take it back from behind the curtain, and is called again', async () => {
    const session = sit(playOn(matchOf([null, null]), 6));
    session.iAm(0);
    choose(session);
    await settle(session);
    expect(session.curtain).toBe(1);
    expect(session.taker).toBe(0);
    session.takeBack();
    expect(session.curtain).toBe(0);
    expect(shown(session).hand).toEqual([]);
  });
});

test('where only bots play, everybody looks on', () => {
  const session = sit(matchOf(['random', 'greedy']));
  expect(session.eyes).toBeNull();
  expect(session.curtain).toBeNull();
  expect(session.question).toBeNull();
});

describe('taking back at a table of Mousquetaires du Roy', () => {
  beforeEach(() => vi.stubGlobal('document', { visibilityState: 'visible' }));
  afterEach(() => vi.unstubAllGlobals());

  /** Plays the first choice of whoever is asked until that question comes up. */
  const royAt = (bots: readonly (string | null)[], prompt: string): Session => {
    const table = teamTable(bots);
    playUntil(table, prompt);
    const { record } = table;
    const stored = { record, meta: metaOf(record, table.seen(null), usualFaces('roy', bots.length), 1) };
    return new Session({ id: 'here', game: table.game, stored, library, bots: noBots });
  };

  test('asks the same question again, also where the next one read the same', async () => {
    const session = royAt([null, 'steady', 'steady'], 'lay-inn');
    const before = session.question;
    session.choose({ kind: 'lay', token: 'snare' });
    await settle(session);
    session.takeBack();
    expect(session.question).toEqual(before);
  });

  test('on a shared screen leaves it with who holds it', async () => {
    const session = royAt(['steady', null, null], 'select');
    session.iAm(1);
    const before = session.question;
    session.choose(before?.choices[0]);
    await settle(session);
    session.takeBack();
    expect(session.eyes).toBe(1);
    expect(session.curtain).toBeNull();
    expect(session.question).toEqual(before);
  });

  test('a card one draws for oneself does not take the screen away', async () => {
    const session = royAt(['steady', null, null], 'man-turn');
    const [acting] = session.others;
    session.iAm(acting);
    session.choose({ kind: 'draw' });
    await settle(session);
    expect(session.eyes).toBe(acting);
    expect(session.curtain).toBeNull();
  });
});

describe('two tabs', () => {
  test('the other one follows', async () => {
    const other = new Library(storage);
    const here = sit(matchOf([null, 'greedy']));
    const there = sit(matchOf([null, 'greedy']), other);
    choose(here);
    other.changedElsewhere('panache.match.here');
    await settle(there);
    expect(there.record).toEqual(here.record);
    expect(there.question?.choices).toHaveLength(11);
  });

  test('an answer to what the other tab has already answered is late, and shows what happened', () => {
    const other = new Library(storage);
    const here = sit(matchOf([null, 'greedy']));
    const there = sit(matchOf([null, 'greedy']), other);
    choose(here);
    expect(choose(there)).toEqual({ ok: false, why: 'late' });
    expect(there.record).toEqual(here.record);
  });
});
