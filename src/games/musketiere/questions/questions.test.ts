import { expect, test } from 'vitest';
import type { Decision, Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { listDecisions } from '#kernel/question.ts';
import type { RuleBook, Who } from '#kernel/text.ts';
import { barred } from '../barred.ts';
import type { Choice } from '../choices.ts';
import { decisions } from '../decisions.ts';
import { musketiere } from '../game.ts';
import type { Position } from '../position.ts';
import { seenIn } from '../position.ts';
import { clone } from '../state.ts';
import { lost, type Table, wander, won } from '../testing.ts';
import { en } from '../text/en/index.ts';
import * as bookEn from '../text/en/rules.ts';
import { fr } from '../text/fr/index.ts';
import * as bookFr from '../text/fr/rules.ts';
import { it } from '../text/it/index.ts';
import * as bookIt from '../text/it/rules.ts';
import { inVain } from './in-vain.ts';
import { CARD_QUESTIONS, cardQuestion, SPOILS_QUESTIONS, spoilsQuestion } from './index.ts';

const LANGUAGES = [
  { text: en, book: bookEn as RuleBook },
  { text: fr, book: bookFr as RuleBook },
  { text: it, book: bookIt as RuleBook },
];

/** A question without its quick twin: all within reach is sifted by `bar`. */
const slowly = <Question extends object>(question: Question): Question => ({ ...question, quick: undefined });

/** What the questions themselves say, the long way: the twin of the quick `decisions`. */
const plainly = (position: Position): Decision<Choice>[] => {
  const asked: Decision<Choice>[] = [];
  const { phase, spoils } = position;
  if (phase === 'over') return asked;
  if (spoils !== null) {
    const question = spoilsQuestion(spoils);
    listDecisions(slowly(question), position, spoils, question.prompt, asked);
  } else {
    const open = phase === 'rewards' ? [CARD_QUESTIONS.rewards] : [CARD_QUESTIONS.fight, CARD_QUESTIONS.discard];
    for (const question of open) listDecisions(question, position, null, question.prompt, asked);
  }
  return asked.toSorted((a, b) => a.seat - b.seat);
};

/** What the question a seat has before it lists beyond all reach, and what everybody tries in vain. */
const beyondOf = (position: Position, seat: Seat): { barredBy: (choice: Choice) => unknown; choices: Choice[] }[] => {
  const { spoils } = position;
  const around: Choice[] = [];
  inVain.beyond?.(position, null, seat, around);
  const vain = { barredBy: (choice: Choice) => inVain.bar(position, null, choice, seat), choices: around };
  const choices: Choice[] = [];
  if (spoils === null) {
    const question = cardQuestion(position, seat);
    question.beyond?.(position, null, seat, choices);
    return [vain, { barredBy: choice => question.bar(position, null, choice, seat), choices }];
  }
  const question = spoilsQuestion(spoils);
  question.beyond?.(position, spoils, seat, choices);
  return [vain, { barredBy: choice => question.bar(position, spoils, choice, seat), choices }];
};

/** Random play, as every seat sees it. */
const everySeat = (matches: number, look: (table: Table, seat: Seat) => void) =>
  wander(matches, table => {
    if (table.state.phase !== 'over') for (const seat of table.state.totals.keys()) look(table, seat);
  });

test('a question goes by its name', () => {
  for (const table of [CARD_QUESTIONS, SPOILS_QUESTIONS])
    expect(Object.values(table).map(question => question.prompt)).toEqual(Object.keys(table));
});

test('the quick list of decisions is the one the questions give', { tags: 'long' }, () => {
  let asked = 0;
  wander(30, ({ state }) => {
    expect(decisions(state)).toEqual(plainly(state));
    asked++;
  });
  expect(asked).toBeGreaterThan(5000);
});

/** Whoever settles a duel has these choices, listed quickly or gone through one by one. */
const SETTLERS: readonly (readonly [name: string, table: Table, choices: readonly string[]])[] = [
  ['MUS.11 a champion puts a jewel on a free card', won('J--', '---', '---'), ['put 1', 'put 2']],
  ['MUS.12 a champion frees a card instead', won('PJ-', '---', '---'), ['put 2', 'free 0']],
  ['MUS.13 a scapegoat puts a prison on a free card', lost('-P-', '---', '---'), ['put 0', 'put 2']],
  ['MUS.14 a champion takes a jewel of another', won('---', 'J-J', '--J'), ['take 1 0', 'take 1 2', 'take 2 2']],
  ['MUS.14 a scapegoat takes a prison of another', lost('---', 'P-P', '--P'), ['take 1 0', 'take 1 2', 'take 2 2']],
  ['MUS.16 a champion without a free card frees one', won('PJP', '---', '---'), ['free 0', 'free 2']],
  [
    'MUS.17 a scapegoat without a free card gives a jewel up',
    lost('PJJ', '---', '---'),
    ['surrender 1', 'surrender 2'],
  ],
];

test.each(SETTLERS)('%s', (_, { state, choices }, wanted) => {
  const told = (listed: readonly Choice[]) => listed.map(choice => Object.values(choice).join(' '));
  expect(told(choices(0))).toEqual(wanted);
  expect(told(plainly(state)[0].choices)).toEqual(wanted);
});

test('what is remembered of one match does not show in its clone, nor the other way round', () => {
  wander(2, ({ state }) => {
    for (const { seat, choices } of decisions(state)) {
      const copy = clone(state);
      musketiere.apply(copy, seat, choices[0], null);
      expect(decisions(copy)).toEqual(plainly(copy));
      expect(decisions(state)).toEqual(plainly(state));
    }
  });
});

test('a seat that sees only its own part is asked the same', () => {
  everySeat(10, ({ choices, view }, seat) => {
    const own = plainly(seenIn(view(seat))).find(each => each.seat === seat);
    expect(own?.choices ?? []).toEqual(choices(seat));
  });
});

test('nothing that is offered is refused, and nothing is refused twice', { tags: 'long' }, () => {
  const faults: Choice[] = [];
  everySeat(30, ({ choices, view }, seat) => {
    const refused = barred(view(seat)).map(({ choice }) => choice);
    faults.push(...refused.filter((choice, i) => refused.findIndex(other => same(other, choice)) < i));
    faults.push(...choices(seat).filter(choice => refused.some(other => same(other, choice))));
  });
  expect(faults).toEqual([]);
});

test('what lies beyond reach is always barred', () => {
  const faults: Choice[] = [];
  let tried = 0;
  everySeat(30, ({ view }, seat) => {
    for (const { barredBy, choices } of beyondOf(seenIn(view(seat)), seat)) {
      tried += choices.length;
      faults.push(...choices.filter(choice => barredBy(choice) === null));
    }
  });
  expect(tried).toBeGreaterThan(10_000);
  expect(faults).toEqual([]);
});

/** Whose reward card a choice is about, and which: null for every other choice. */
const rewardIn = (choice: Choice, me: Seat): string | null => {
  if (!('place' in choice)) return null;
  const owner = choice.kind === 'take' ? choice.from : choice.kind === 'touch' ? choice.seat : me;
  return `${owner}:${choice.place}`;
};

test('every own card in hand and every reward card on the table is offered or refused, once', { tags: 'long' }, () => {
  const faults: string[] = [];
  everySeat(30, ({ state, view, choices }, seat) => {
    const all = [...barred(view(seat)).map(({ choice }) => choice), ...choices(seat)];
    const cards = all.flatMap(choice => ('card' in choice ? [choice.card] : []));
    const places = all.flatMap(choice => rewardIn(choice, seat) ?? []);
    const lying = state.rewards.flatMap((row, owner) => row.map((_, place) => `${owner}:${place}`));
    expect(cards.toSorted((a, b) => a - b)).toEqual(state.hands[seat]);
    faults.push(...lying.filter(reward => places.filter(place => place === reward).length !== 1));
  });
  expect(faults).toEqual([]);
});

const who: Who = { me: 0, name: seat => `N${seat}` };

test('every refusal names a rule of the book and has a sentence of its own, in three languages', () => {
  const reasons = new Map<string, string>();
  everySeat(20, ({ view }, seat) => {
    for (const { rule, reason } of barred(view(seat))) reasons.set(reason, rule);
  });
  expect(reasons.size).toBe(24);
  for (const { text, book } of LANGUAGES) {
    const unknown = text.refusal({ choice: null, rule: '', reason: 'no such reason' }, who);
    for (const [reason, rule] of reasons) {
      expect(book.rules).toHaveProperty([rule]);
      expect(text.refusal({ choice: null, rule, reason, params: { seat: 1 } }, who)).not.toBe(unknown);
    }
  }
});
