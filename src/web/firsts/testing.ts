import { expect, test } from 'vitest';
import type { GameModule } from '#games/entry.ts';
import { redact, type Seat } from '#kernel/game.ts';
import { type Course, type MatchRecord, openingOf, type Played, played, stateOf } from '#kernel/journal.ts';
import type { First, Moment } from './first.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of any game are looked at here.
type AnyFirst = First<any, any, any>;

/** What a seat meets in a recorded match, step by step. */
const momentsOf = (entry: GameModule, record: MatchRecord, seat: Seat): Moment<unknown, unknown, unknown>[] => {
  const { game } = entry;
  const list: Played[] = [];
  const course: Course = { opening: openingOf(game, record), played: list };
  const seen: Moment<unknown, unknown, unknown>[] = [];
  for (const [by, choice] of record.entries) {
    if (choice === null) {
      list.pop();
      continue;
    }
    const next = played(game, stateOf(course), by, choice);
    if (next === null) break;
    list.push(next);
    const state = stateOf(course);
    const asked = game.decisions(state).find(each => each.seat === seat);
    seen.push({
      view: game.view(state, seat),
      events: next.events.map(event => redact(event, seat)),
      choices: asked?.choices ?? [],
    });
  }
  return seen;
};

/** Every row is met by somebody in real matches; of what is too rare for that, an event is given. */
export const checkFirsts = (
  entry: GameModule,
  rows: readonly AnyFirst[],
  records: readonly MatchRecord[],
  rare: Readonly<Record<string, unknown>>,
): void => {
  test('each of them comes up in a recorded match', () => {
    const met = new Set<string>();
    for (const record of records)
      for (const seat of [0, 1])
        for (const moment of momentsOf(entry, record, seat))
          for (const { id, when } of rows) if (!met.has(id) && when(moment)) met.add(id);
    expect(rows.map(({ id }) => id).filter(id => !met.has(id))).toEqual(Object.keys(rare));
    for (const [id, event] of Object.entries(rare))
      expect(rows.find(each => each.id === id)?.when({ view: {}, events: [event], choices: [] })).toBe(true);
  });

  test('each rests on a rule of the book, and none is there twice', async () => {
    const { rules } = await entry.book.en();
    expect(rows.filter(({ rule }) => !Object.hasOwn(rules, rule)).map(({ rule }) => rule)).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
};
