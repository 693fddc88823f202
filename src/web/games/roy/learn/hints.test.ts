import { describe, expect, test } from 'vitest';
import type { Choice } from '#games/roy/choices.ts';
import { roy } from '#games/roy/entry.ts';
import { type Given, positionState } from '#games/roy/given/given.ts';
import { MILADY, type State } from '#games/roy/state.ts';
import { enNames } from '#games/roy/text/en/index.ts';
import { frNames } from '#games/roy/text/fr/index.ts';
import { itNames } from '#games/roy/text/it/index.ts';
import { type View, view as viewOf } from '#games/roy/view.ts';
import { learn as en } from '../text/en/learn.ts';
import { learn as fr } from '../text/fr/learn.ts';
import { learn as it } from '../text/it/learn.ts';
import { sentenceOf } from './hint-words.ts';
import { HINT_RULES, type Hint, type HintId, hintFor } from './hints.ts';

const TONGUES = [
  { words: en.hints, names: enNames },
  { words: fr.hints, names: frNames },
  { words: it.hints, names: itNames },
];

const seatOf = (state: State): number => state.men.find(man => man.turn === 'acting')?.seat ?? 1;
const lookAt = (state: State, seat: number): { view: View; choices: readonly Choice[] } => {
  const asked = roy.game.decisions(state).find(each => each.seat === seat);
  return { view: viewOf(state, seat), choices: (asked?.choices ?? []) as readonly Choice[] };
};
const hintAt = (given: Given, closed: readonly HintId[] = []): Hint | null => {
  const state = positionState(given);
  const { view, choices } = lookAt(state, seatOf(state));
  return hintFor(view, choices, closed);
};
const acting = { acting: 'dartagnan' } as const;

describe('a musketeer is told', () => {
  test('how near the siege is to ruin', () => {
    expect(hintAt({ ...acting, state: { siege: -3 } })).toEqual({ id: 'siege', left: 2 });
    expect(hintAt({ ...acting, state: { siege: -2 } })?.id).not.toBe('siege');
  });

  test('how near the Queen and time are to the Cardinal', () => {
    expect(hintAt({ ...acting, state: { honour: 11 } })).toEqual({ id: 'queen', left: 2 });
    expect(hintAt({ ...acting, state: { time: 12 } })).toEqual({ id: 'time', left: 3 });
  });

  test('that Constance is in danger, only while the Abduction lies in Paris', () => {
    const paris = { card: 'abduction' } as const;
    expect(hintAt({ ...acting, paris, state: { constance: 4 } })).toEqual({ id: 'constance', left: 2 });
    expect(hintAt({ ...acting, state: { constance: 4 } })?.id).not.toBe('constance');
  });

  test('that Rochefort may be where he stands, but not Athos', () => {
    const given: Given = {
      state: { location: 'louvre' },
      men: { dartagnan: { place: 'paris' }, athos: { place: 'paris' } },
    };
    expect(hintAt({ ...given, acting: 'dartagnan' })).toEqual({ id: 'rochefort', place: 'paris' });
    expect(hintAt({ ...given, acting: 'athos' })?.id).not.toBe('rochefort');
  });

  test('how much the challenge before him lacks', () => {
    const given: Given = { ...acting, paris: { card: 'abduction' }, men: { dartagnan: { place: 'paris' } } };
    expect(hintAt(given, ['rochefort'])).toEqual({ id: 'challenge-short', skill: 'panache', missing: 2 });
    expect(hintAt({ ...given, hands: { dartagnan: ['panache'] } }, ['rochefort'])).toMatchObject({ missing: 1 });
    expect(hintAt({ ...given, hands: { dartagnan: ['panache', 'panache'] } }, ['rochefort'])?.id).not.toBe(
      'challenge-short',
    );
  });

  test('what M. de Tréville would bring', () => {
    expect(
      hintAt({ ...acting, hands: { dartagnan: ['captain'] }, men: { dartagnan: { place: 'vieux-colombier' } } }),
    ).toEqual({
      id: 'captain',
    });
  });
});

test('a hint that was put away is not given again, and the next one takes its place', () => {
  const given: Given = { ...acting, state: { siege: -3, honour: 12 } };
  expect(hintAt(given)?.id).toBe('siege');
  expect(hintAt(given, ['siege'])?.id).toBe('queen');
});

test('who is not asked is told nothing, nor who only watches', () => {
  const state = positionState({ ...acting, state: { siege: -4 } });
  const { view } = lookAt(state, seatOf(state));
  expect(hintFor(view, [], [])).toBeNull();
  expect(hintFor(viewOf(state, null), [{ kind: 'draw' }], [])).toBeNull();
});

describe('Milady is told', () => {
  const hers = (given: Given): Hint | null => {
    const { view, choices } = lookAt(positionState(given), MILADY);
    return hintFor(view, choices, []);
  };
  test('to fetch a Paris card when she has none', () => {
    expect(hers({ at: 'destination' })?.id).toBe('her-quarters');
  });
  test('where the garrison grows', () => {
    const given: Given = { at: 'destination', paris: { card: 'abduction' }, plotHand: ['balm'] };
    expect(hers({ ...given, garrison: ['single', 'double'] })).toEqual({ id: 'her-siege', cards: 2 });
    expect(hers(given)?.id).toBe('her-destination');
  });
});

test('each hint has its sentence in each language and a rule of the book', async () => {
  const samples: readonly Hint[] = [
    { id: 'queen', left: 1 },
    { id: 'siege', left: 2 },
    { id: 'time', left: 1 },
    { id: 'constance', left: 1 },
    { id: 'louvre-fails' },
    { id: 'fallen' },
    { id: 'bastille' },
    { id: 'outnumbered', blue: 3, red: 3 },
    { id: 'rochefort', place: 'louvre' },
    { id: 'challenge-short', skill: 'panache', missing: 2 },
    { id: 'captain' },
    { id: 'quest' },
    { id: 'garrison' },
    { id: 'her-layout' },
    { id: 'her-strength' },
    { id: 'her-intercept' },
    { id: 'her-quarters' },
    { id: 'her-palace' },
    { id: 'her-siege', cards: 2 },
    { id: 'her-destination' },
  ];
  expect(samples.map(({ id }) => id).toSorted()).toEqual(Object.keys(HINT_RULES).toSorted());
  const { rules } = await roy.book.en();
  for (const hint of samples) {
    expect(Object.keys(rules)).toContain(HINT_RULES[hint.id]);
    for (const { words, names } of TONGUES) expect(sentenceOf(hint, words, names)).toMatch(/^[A-ZÀ-Ý0-9].*\.$/);
  }
});
