import { describe, expect, test } from 'vitest';
import { quantile } from '../support/quantile.ts';
import { type Figures, medianOf, summaryOf } from './figures.ts';
import { type Results, verdictsOf } from './verdicts.ts';

const figures = (changes: Partial<Figures> = {}): Figures => ({
  choices: 1000,
  rate: 1000,
  p50: 1,
  p99: 10,
  longest: 20,
  processor: 0.2,
  clients: 0.1,
  idle: 50_000,
  end: 55_000,
  heap: 40_000,
  ...changes,
});

const once = (changes: Partial<Figures> = {}) => summaryOf([figures(changes)]);

describe('many runs', () => {
  test('have the one in the middle as their median, whatever their order', () => {
    expect(medianOf([9, 1, 1000, 5, 3])).toBe(5);
    expect(medianOf([4, 1, 3, 2])).toBe(2.5);
    expect(medianOf([10, 9])).toBe(9.5);
    expect(medianOf([7])).toBe(7);
  });

  test('are summed up figure by figure: one bad minute spoils no median', () => {
    const { median, least, most } = summaryOf([
      figures({ p99: 5, processor: 0.3 }),
      figures({ p99: 500, processor: 0.1 }),
      figures({ p99: 7, processor: 0.2 }),
    ]);
    expect([least.p99, median.p99, most.p99]).toEqual([5, 7, 500]);
    expect([least.processor, median.processor, most.processor]).toEqual([0.1, 0.2, 0.3]);
  });

  test('a quantile is one of the values, the last at most', () => {
    const sorted = Float64Array.from({ length: 100 }, (_, at) => at + 1);
    expect([0.5, 0.99, 1].map(share => quantile(sorted, share))).toEqual([51, 100, 100]);
  });
});

describe('a verdict', () => {
  const kept: Results = {
    paced: {
      panache: once(),
      'boardgame.io': once({ processor: 0.4 }),
      'boardgame.io-files': once({ p99: 40 }),
    },
    saturated: { panache: once({ rate: 10_000 }) },
  };
  const broken = (results: Results): number[] =>
    verdictsOf(results).flatMap(({ kept: isKept }, at) => (isKept ? [] : [at]));

  test('is kept where Panache is exactly as good as it promises to be', () => {
    expect(verdictsOf(kept)).toHaveLength(5);
    expect(broken(kept)).toEqual([]);
  });

  test('is broken by each figure that falls short, and by that one alone', () => {
    const withOurs = (changes: Partial<Figures>): Results => ({
      ...kept,
      paced: { ...kept.paced, panache: once(changes) },
    });
    expect(broken(withOurs({ processor: 0.201 }))).toEqual([0]);
    expect(broken(withOurs({ p99: 10.01 }))).toEqual([1, 2]);
    const slowFiles = { ...kept.paced, 'boardgame.io-files': once({ p99: 39 }) };
    expect(broken({ ...kept, paced: slowFiles })).toEqual([2]);
    expect(broken({ ...kept, saturated: { panache: once({ rate: 9999 }) } })).toEqual([3]);
    expect(broken(withOurs({ idle: 60_000 }))).toEqual([4]);
    expect(broken(withOurs({ end: 60_000 }))).toEqual([4]);
  });

  test('compares medians', () => {
    const runs = [0.19, 0.2, 9].map(processor => figures({ processor }));
    expect(broken({ ...kept, paced: { ...kept.paced, panache: summaryOf(runs) } })).toEqual([]);
  });

  test('is not given about what was not measured', () => {
    expect(verdictsOf({ paced: {}, saturated: {} })).toEqual([]);
    expect(verdictsOf({ paced: { panache: once() }, saturated: {} })).toHaveLength(1);
  });
});
