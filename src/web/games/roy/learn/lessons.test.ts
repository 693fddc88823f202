import { expect, test } from 'vitest';
import { roy } from '#games/roy/entry.ts';
import type { Event } from '#games/roy/events.ts';
import type { View } from '#games/roy/view.ts';
import type { Lesson } from '#web/learn/lesson.ts';
import { checkLessons, eventsOf, tableAt } from '#web/learn/lessons.testing.ts';
import { lesson as boards } from './lessons/boards.ts';
import { lesson as companions } from './lessons/companions.ts';
import { FACTS } from './lessons/facts.ts';
import { lesson as milady } from './lessons/milady.ts';
import { lesson as musketeers } from './lessons/musketeers.ts';
import { lesson as richelieu } from './lessons/richelieu.ts';
import { lesson as siege } from './lessons/siege.ts';
import { lesson as trade } from './lessons/trade.ts';
import { lesson as traps } from './lessons/traps.ts';
import { PAGES } from './pages.ts';
import { en } from './text/en/index.ts';
import { fr } from './text/fr/index.ts';
import { it } from './text/it/index.ts';

const opened = (lesson: Lesson) => tableAt(roy.game, lesson);
const told = (lesson: Lesson): Event[] => eventsOf(roy.game, lesson) as Event[];

checkLessons({
  entry: roy,
  facts: FACTS,
  lessons: [musketeers, milady, trade, richelieu, traps, boards, siege, companions],
  pages: PAGES,
  words: { en, fr, it },
});

test('what Planchet tells has happened as he tells it', () => {
  const events = told(musketeers);
  const view = opened(musketeers).seen(musketeers.seat).view as View;
  const clashes = events.filter(event => event.kind === 'clash');
  // A draw and the secret manoeuvre in the first duel.
  expect(clashes.slice(0, 2)).toEqual([
    expect.objectContaining({ manoeuvre: false, hits: 0, wounds: 0 }),
    expect.objectContaining({ manoeuvre: true }),
  ]);
  expect(events).toContainEqual(expect.objectContaining({ kind: 'completed', card: 'abduction' }));
  // At the Louvre the mission fails at the end of this round; on the path two tokens are left, and Athos is elsewhere.
  expect(view).toMatchObject({ turn: 3, ladder: 3, louvre: { trap: null }, quest: { board: 1 } });
  expect(view.men[0]).toMatchObject({ place: 'quest', path: 0, space: 1 });
  expect(view.men[1]).toMatchObject({ place: 'la-rochelle' });
  expect(view.men[0]).toMatchObject({ turn: 'acting', life: 3 });
  expect(view.actions).toBe(4);
});

test('what Rochefort tells has happened as he tells it', () => {
  const events = told(milady);
  const view = opened(milady).seen(milady.seat).view as View;
  expect(view.over).toEqual({ winner: 'milady', ending: 'constance' });
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'rolled', foe: 'rochefort', red: { swords: 0, shields: 4 } }),
  );
  expect(events.flatMap(event => (event.kind === 'abduction' ? [event.red.swords] : []))).toEqual([3, 4]);
  expect(events).toContainEqual(expect.objectContaining({ kind: 'snare' }));
  expect(events).toContainEqual(expect.objectContaining({ kind: 'beaten', foe: 'biscarat' }));
  expect(view.turn).toBe(2);
});
