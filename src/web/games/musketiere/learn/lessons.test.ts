import { describe, expect, test } from 'vitest';
import { type Card, cardSwords, cardValue } from '#games/musketiere/cards.ts';
import { musketiere } from '#games/musketiere/entry.ts';
import type { Event } from '#games/musketiere/events.ts';
import type { View } from '#games/musketiere/view.ts';
import { choicesIn, pagesOf } from '#web/learn/counts.testing.ts';
import { checkLessons, checkTeaching, eventsOf, type Taught, tableAt } from '#web/learn/lessons.testing.ts';
import { FACTS } from './lessons/facts.ts';
import { lesson } from './lessons/first.ts';
import { PAGES, type PageId } from './pages.ts';
import { en } from './text/en/index.ts';
import { fr } from './text/fr/index.ts';
import { it } from './text/it/index.ts';

const taught: Taught = { entry: musketiere, facts: FACTS, lessons: [lesson], pages: PAGES, words: { en, fr, it } };
const [PUPIL, HUGH, NOAH] = [0, 1, 2];

checkLessons(taught);
describe('the first lesson', () => checkTeaching(taught, lesson, 15));

/** How many choices have been made when the guide comes to a page. */
const at = (page: PageId): number => lesson.lines.findIndex(({ pages }) => pages?.includes(page));
const viewAt = (page: PageId): View => tableAt(musketiere.game, lesson, at(page)).seen(PUPIL).view as View;
/** The duel that has just been fought there. */
const foughtAt = (page: PageId) => viewAt(page).duels.at(-1);
const EVENTS = eventsOf(musketiere.game, lesson) as Event[];
const told = <K extends Event['kind']>(kind: K) =>
  EVENTS.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
const fightAt = (page: PageId) => {
  const { choice } = lesson.lines[at(page)] as { choice: { kind: string; card: Card } };
  return [choice.kind, cardValue(choice.card), cardSwords(choice.card)];
};

test('is over in some twenty pages, and half of them ask for something', () => {
  expect(pagesOf(lesson).length).toBeLessThanOrEqual(20);
  expect(choicesIn(lesson)).toBeGreaterThanOrEqual(10);
});

describe('what Tréville tells has happened as he tells it', () => {
  test('the rewards are a rich one, a poor one and one between', () => {
    expect(viewAt('lay').rewards.map(cardValue).toSorted()).toEqual([0, 9]);
    expect(fightAt('lay')).toEqual(['reward', 6, 2]);
    // Only one card of the hand is called so.
    expect(viewAt('lay').hand.filter(card => cardValue(card) === 6)).toHaveLength(1);
  });

  test('the first duel is won by his 9, eighteen against eighteen', () => {
    expect(viewAt('target').target).toBe(18);
    expect(fightAt('fight')).toEqual(['fight', 9, 0]);
    expect(foughtAt('jewel')).toMatchObject({ won: true, seat: PUPIL, sum: 18, target: 18 });
  });

  test('in the second three tens meet, and the swords give Hugh the jewel', () => {
    expect(viewAt('second').target).toBe(7);
    expect(viewAt('second').hand.at(-1)).toBe((lesson.lines[at('second')].choice as { card: Card }).card);
    const duel = foughtAt('swords');
    expect(duel).toMatchObject({ won: true, seat: HUGH });
    const cards = duel?.cards.flatMap(card => card ?? []) ?? [];
    expect(cards.map(cardValue)).toEqual([10, 10, 10]);
    expect(cards.map(cardSwords).slice(0, 2)).toEqual([1, 3]);
  });

  test('the third cannot be won by any card he has, and his prison costs him nothing', () => {
    const { target, hand } = viewAt('low');
    expect(target).toBe(30);
    expect(Math.max(...hand.map(cardValue))).toBeLessThan(10);
    expect((lesson.lines[at('low')].choice as { card: Card }).card).toBe(Math.min(...hand));
    expect(foughtAt('prison')).toMatchObject({ won: false, seat: PUPIL });
    const { place } = lesson.lines[at('prison')].choice as { place: number };
    expect(cardValue(viewAt('prison').rewards[place])).toBe(0);
  });

  test('the fourth makes him champion, with one jewel left and a prison to give back', () => {
    expect(viewAt('again').target).toBe(12);
    expect(fightAt('again')).toEqual(['fight', 9, 4]);
    expect(foughtAt('free')).toMatchObject({ won: true, seat: PUPIL, sum: 12 });
    expect(viewAt('free')).toMatchObject({ jewels: 1 });
    const { asked } = tableAt(musketiere.game, lesson, at('free')).seen(PUPIL);
    expect(asked[0].choices).toContainEqual(expect.objectContaining({ kind: 'free' }));
    expect(lesson.lines[at('free')]).toMatchObject({ own: true, choice: { kind: 'put' } });
  });

  test('the duel he fights as he likes is lost, by Hugh, and his 8 is kept', () => {
    expect(viewAt('own').target).toBe(20);
    expect(cardValue(viewAt('own').hand.at(-1) ?? 0)).toBe(8);
    expect(foughtAt('kept')).toMatchObject({ won: false, seat: HUGH, sum: 13, target: 20 });
    expect(viewAt('kept').hand.map(cardValue)).toContain(8);
    expect(viewAt('rest').target).toBe(8);
    expect(cardValue((lesson.lines[at('rest')].choice as { card: Card }).card)).toBe(0);
  });

  test('then the supply is empty: Hugh takes a jewel, and the 8 brings it back', () => {
    expect(viewAt('others').jewels).toBe(0);
    expect(told('took').slice(0, 2)).toMatchObject([
      { seat: HUGH, marker: 'jewel', from: PUPIL },
      { seat: PUPIL, marker: 'jewel', from: HUGH },
    ]);
    // It is his second.
    const after = tableAt(musketiere.game, lesson, at('others') + 1).seen(PUPIL).view as View;
    expect(after.markers[HUGH].filter(marker => marker === 'jewel')).toHaveLength(2);
    expect(viewAt('strike').target).toBe(9);
    expect(fightAt('strike').slice(0, 2)).toEqual(['fight', 8]);
    expect(foughtAt('back')).toMatchObject({ won: true, seat: PUPIL, sum: 9 });
  });

  test('in the end his 9 and his 6 pay double, and he has the most', () => {
    const [{ reckoning }] = told('scored');
    expect(reckoning.ending).toBe('nine-duels');
    const paid = reckoning.rewards[PUPIL].map((card, place) => [cardValue(card), reckoning.markers[PUPIL][place]]);
    expect(paid.filter(([, marker]) => marker === 'jewel').toSorted()).toEqual([
      [6, 'jewel'],
      [9, 'jewel'],
    ]);
    expect(reckoning.ducats[PUPIL]).toBe(30);
    expect(Math.max(reckoning.ducats[HUGH], reckoning.ducats[NOAH])).toBeLessThan(30);
    expect(told('crowned')).toMatchObject([{ seat: PUPIL }]);
  });
});
