import { expect, test } from 'vitest';
import { numberOf, ROADS, SHORTCUT, squaresOf, TRAP } from '#games/trois/board/board.ts';
import { toGo } from '#games/trois/board/route.ts';
import { BOTTE_IDS } from '#games/trois/cards/bottes.ts';
import { GAZETTES, type News } from '#games/trois/cards/gazettes.ts';
import { HAND_LIMIT } from '#games/trois/cards/hand.ts';
import { ORDERS } from '#games/trois/cards/piles.ts';
import { LANGUAGES } from '#kernel/text.ts';
import { type Translated, wordsIn } from '#web/text/index.ts';
import { COURSES, LEGS, stepsOf, TWO_WAYS } from './courses.ts';
import { PILE_SIZES } from './gallery.ts';
import type { TroisBookWords } from './text/words.ts';

const WORDS = wordsIn(import.meta.glob<Translated<TroisBookWords>>('./text/??/index.ts', { eager: true }));

/** Of all gazettes, how many have one of these states. */
const issuesWith = <Of extends keyof News>(of: Of, ...states: readonly News[Of][]): number =>
  Object.values<News>(GAZETTES).filter(news => states.includes(news[of])).length;

const whole = toGo('CASTLE_AR', 1);
const [paved, stairs] = TWO_WAYS.map(({ path }) => path.length - 1);
/** Two legs end at the Queen's and one begins there. */
const byTheStairs = whole - 3 * (paved - stairs);
const attempts = Object.values(ORDERS).flatMap(effect => JSON.stringify(effect).match(/(?<="attempts":)\d+/g) ?? []);

/** The figures of the sheet, row by row, as the rows of the game have them. */
const FIGURES: readonly (readonly number[])[] = [
  [whole, byTheStairs],
  [stepsOf(1)],
  [paved, stairs],
  [stepsOf(4), stepsOf(5)],
  [toGo(SHORTCUT.from, 4) - toGo(SHORTCUT.to, 5) - 1],
  [numberOf(TRAP), ROADS.FR.signs.length],
  [PILE_SIZES.milady, PILE_SIZES.rochefort, PILE_SIZES.sword, PILE_SIZES.gazettes],
  [BOTTE_IDS.length, HAND_LIMIT],
  [Number(attempts[0])],
  [Object.keys(GAZETTES).length, issuesWith('gate', 'open'), issuesWith('passage', 'open')],
  [
    issuesWith('buckingham', 'home'),
    issuesWith('channel', 'both', 'from-france'),
    issuesWith('channel', 'both', 'from-england'),
  ],
  [issuesWith('bonacieux', 'home'), issuesWith('bonacieux', 'queen')],
];

test.each(LANGUAGES)('the numbers of the sheet are those of the game, in %s', language => {
  const { rows } = WORDS[language].sheet.numbers;
  expect(rows.map(row => (row.join(' ').match(/\d+/g) ?? []).map(Number))).toEqual(FIGURES);
});

test('every hold is tried as often', () => {
  expect(attempts.length).toBeGreaterThan(2);
  expect(new Set(attempts).size).toBe(1);
});

test('the legs follow one another and come to the whole ride', () => {
  for (const leg of LEGS.slice(1)) expect(COURSES[leg].path[0]).toBe(COURSES[(leg - 1) as 1].path.at(-1));
  expect(LEGS.map(stepsOf).reduce((sum, steps) => sum + steps, 0)).toBe(whole);
  expect(paved).toBe(squaresOf('PW').length + 1);
});
