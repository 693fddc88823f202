import { describe, expect, test } from 'vitest';
import type { Choice } from '#games/trois/choices.ts';
import { trois } from '#games/trois/entry.ts';
import type { Event } from '#games/trois/events.ts';
import type { View } from '#games/trois/view.ts';
import { choicesIn, pagesOf } from '#web/learn/counts.testing.ts';
import { checkLessons, checkTeaching, eventsOf, type Taught, tableAt } from '#web/learn/lessons.testing.ts';
import { FACTS } from './lessons/facts.ts';
import { lesson } from './lessons/first.ts';
import { PAGES, type PageId } from './pages.ts';
import { en } from './text/en/index.ts';
import { fr } from './text/fr/index.ts';
import { it } from './text/it/index.ts';

const taught: Taught = { entry: trois, facts: FACTS, lessons: [lesson], pages: PAGES, words: { en, fr, it } };
const [PUPIL, HUGH, NOAH] = [0, 1, 2];

checkLessons(taught);
describe('the first lesson', () => checkTeaching(taught, lesson, 15));

/** How many choices have been made when the guide comes to a page. */
const at = (page: PageId): number => lesson.lines.findIndex(({ pages }) => pages?.includes(page));
const viewAt = (page: PageId, later = 0): View =>
  tableAt(trois.game, lesson, at(page) + later).seen(PUPIL).view as View;
/** What had happened, as far as he saw it, when the guide came to a page. */
const toldBefore = (page: PageId): Event[] =>
  eventsOf(trois.game, { ...lesson, lines: lesson.lines.slice(0, at(page)) }) as Event[];
const sumAt = (page: PageId, later = 0): number =>
  viewAt(page, later).turn?.dice.reduce((sum, die) => sum + die, 0) ?? 0;
const asksFor = (page: PageId, later = 0): Choice => lesson.lines[at(page) + later].choice as Choice;

test('is over in some twenty pages, and half of them ask for something', () => {
  expect(pagesOf(lesson).length).toBeLessThanOrEqual(20);
  expect(choicesIn(lesson)).toBeGreaterThanOrEqual(9);
});

describe('what La Porte tells has happened as he tells it', () => {
  test('six and one lead to a phial, and his thrust answers Milady’s fever', () => {
    expect(viewAt('ride').turn?.dice.toSorted()).toEqual([1, 6]);
    expect(viewAt('thrust').musketeers[PUPIL].at).toBe('DA7');
    expect(toldBefore('thrust')).toContainEqual(
      expect.objectContaining({ kind: 'drew', pile: 'milady', card: 'ML03' }),
    );
    expect(asksFor('thrust')).toEqual({ kind: 'botte', botte: 'BS02' });
    expect(toldBefore('gazette').at(-1)).toMatchObject({ kind: 'turn', seat: HUGH });
    expect(toldBefore('gazette')).toContainEqual(
      expect.objectContaining({ kind: 'gazette', why: 'read', seat: PUPIL }),
    );
  });

  test('Noah rolls two fives and again', () => {
    expect(toldBefore('double')).toContainEqual(expect.objectContaining({ kind: 'rolled', seat: NOAH, dice: [5, 5] }));
    expect(toldBefore('double').at(-1)).toMatchObject({ kind: 'again', seat: NOAH, why: 'double' });
  });

  test('the gate is shut and the stairs are open when he rides to the Queen', () => {
    expect(viewAt('house').news).toMatchObject({ gate: 'closed', passage: 'open', bonacieux: 'home' });
    expect(viewAt('stairs')).toMatchObject({ turn: { prompt: 'way', points: 10, dice: [6, 6] } });
    expect(viewAt('stairs').musketeers[PUPIL].at).toBe('BON');
    expect(asksFor('stairs')).toEqual({ kind: 'way', way: 'stairs' });
    expect(viewAt('queen').musketeers[PUPIL].at).toBe('QUEEN');
    expect(asksFor('queen')).toEqual({ kind: 'way', way: 'public' });
  });

  test('the shut gate costs him the rest of his roll and his second, and Noah stands before him', () => {
    expect(at('square')).toBe(at('held-up'));
    const told = toldBefore('held-up');
    expect(told).toContainEqual(expect.objectContaining({ kind: 'stopped', seat: PUPIL, why: 'gate' }));
    expect(told).toContainEqual(expect.objectContaining({ kind: 'gave-way', seat: PUPIL }));
    expect(told).not.toContainEqual(expect.objectContaining({ kind: 'again', seat: PUPIL }));
    expect(viewAt('square').musketeers.map(man => man.at)).toMatchObject({ [PUPIL]: 'PW6', [NOAH]: 'PW5' });
    expect(viewAt('gallop').news.gate).toBe('open');
  });

  test('three squares before Calais there are boats on both sides, and he rides across', () => {
    expect(viewAt('boats').musketeers[PUPIL].at).toBe('FO22');
    expect(viewAt('boats').news.channel).toBe('both');
    expect(asksFor('boats', 1)).toEqual({ kind: 'ride' });
    expect(viewAt('boats', 2).musketeers[PUPIL].at).toMatch(/^EO/);
  });

  test('Hugh has the studs first, and nobody else has had them before the chase', () => {
    const studs = toldBefore('one').filter(event => event.kind === 'studs');
    expect(studs).toMatchObject([{ seat: HUGH, from: 'buckingham' }]);
    expect(toldBefore('studs')).toContainEqual(expect.objectContaining({ kind: 'studs', seat: HUGH }));
  });

  test('two doubles have brought him within one square of Hugh, and eight squares take him past', () => {
    const own = toldBefore('one').filter(event => event.kind === 'again' && event.seat === PUPIL);
    expect(own).toMatchObject([{ why: 'card' }, { why: 'double' }, { why: 'double' }]);
    const [me, hugh] = viewAt('one').musketeers;
    expect(me.toGo - hugh.toGo).toBe(1);
    expect(lesson.lines[at('one')]).toMatchObject({ own: true, choice: { kind: 'roll' } });
    expect(sumAt('overtake')).toBe(8);
    expect(eventsOf(trois.game, lesson)).toContainEqual(
      expect.objectContaining({ kind: 'studs', seat: PUPIL, from: 'overtaken', loser: HUGH }),
    );
    expect(viewAt('overtake', 1)).toMatchObject({ studs: { where: 'rider', seat: PUPIL }, winner: null });
  });
});
