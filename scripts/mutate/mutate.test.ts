import path from 'node:path';
import { expect, test } from 'vitest';
import { readFlags } from './flags.ts';
import { pick } from './pick.ts';
import { oneByOne } from './plant-all.ts';
import { figuresOf, type Row, textOf } from './report.ts';
import { plantingsIn } from './sources.ts';
import { findingOf } from './verdict.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NOTHING = { red: [], redFiles: [], broken: [], took: {} };

test('faults are planted in rules, never in tests, words or what serves tests', () => {
  const files = new Set(plantingsIn(ROOT, ['musketiere'], []).map(each => each.file));
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) {
    expect(file).toMatch(/^src\/games\/musketiere\/.*\.ts$/);
    expect(file).not.toMatch(/test|\/text\/|\/recorded\//);
  }
});

test('only in files whose path has one of the words', () => {
  const files = new Set(plantingsIn(ROOT, ['musketiere', 'trois'], ['musketiere/view']).map(each => each.file));
  expect([...files]).toEqual(['src/games/musketiere/view.ts']);
});

test('the same seed picks the same faults, another seed others, and no line twice', () => {
  const all = plantingsIn(ROOT, ['musketiere'], []);
  const lines = (seed: string) => pick(all, 50, seed).map(({ file, line, put }) => `${file}:${line} ${put}`);
  expect(lines('a')).toEqual(lines('a'));
  expect(lines('a')).not.toEqual(lines('b'));
  const places = pick(all, 50, 'a').map(({ file, line }) => `${file}:${line}`);
  expect(new Set(places).size).toBe(50);
});

test('a red test named for a rule decides; one that is not counts as another', () => {
  const named = { ...NOTHING, red: ['adds up', 'MUS.13 a rule'] };
  expect(findingOf([named])).toMatchObject({ verdict: 'rule', by: 'MUS.13 a rule' });
  expect(findingOf([NOTHING, named]).verdict).toBe('rule');
  expect(findingOf([{ ...NOTHING, red: ['adds up'] }])).toMatchObject({ verdict: 'other', by: 'adds up' });
  expect(findingOf([{ ...NOTHING, broken: ['a.test.ts'] }]).verdict).toBe('broken');
  expect(findingOf([NOTHING, NOTHING])).toEqual({ verdict: 'survived', by: null, redFiles: [] });
});

test('where the tests give no answer they are asked file by file, until one named for a rule is red', async () => {
  const asked: string[] = [];
  const said = (answers: Readonly<Record<string, 'rule' | 'survived' | null>>) => async (file: string) => {
    asked.push(file);
    const verdict = answers[file];
    return verdict === null ? null : { verdict, by: file, redFiles: [] };
  };
  const files = ['a', 'b', 'c', 'd'];
  const found = await oneByOne(files, said({ a: 'survived', b: null, c: 'rule', d: 'survived' }));
  expect([found.verdict, found.by, asked.splice(0)]).toEqual(['rule', 'c', ['a', 'b', 'c']]);
  const silent = await oneByOne(files, said({ a: null, b: 'survived', c: null, d: 'rule' }));
  expect([silent.verdict, asked.splice(0)]).toEqual(['hung', ['a', 'b', 'c']]);
});

const ROW: Row = {
  game: 'roy',
  file: 'src/games/roy/a.ts',
  line: 7,
  kind: 'comparison changed',
  before: 'a < b',
  after: 'a <= b',
  verdict: 'rule',
  by: 'ROY.GEN.1 a rule',
  judgement: null,
};

test('the share leaves out faults with which the game does not load, and once judged those that change nothing in it', () => {
  const rows: Row[] = [
    ROW,
    ROW,
    { ...ROW, verdict: 'broken' },
    { ...ROW, verdict: 'survived', by: null, judgement: { kind: 'same', matches: 9 } },
    { ...ROW, verdict: 'other', by: 'luck', judgement: { kind: 'aside', matches: 9, parts: ['luck'] } },
    { ...ROW, verdict: 'survived', by: null, judgement: { kind: 'differs', match: 1, step: 2, parts: ['state'] } },
  ];
  expect(figuresOf(rows)).toMatchObject({ faults: 6, rule: 2, other: 1, broken: 1, survived: 2, same: 1, aside: 1 });
  expect(figuresOf(rows)).toMatchObject({ shareByRule: 2 / 5, shareByRuleInGame: 2 / 3 });
  const text = textOf(rows, true);
  expect(text).toContain(
    'src/games/roy/a.ts:7  comparison changed\n  - a < b\n  + a <= b\n  no difference found in 9 matches',
  );
  expect(text).toContain('changes the game: other state in match 1, step 2');
});

test('flags have their usual values', () => {
  expect(readFlags([])).toMatchObject({ count: 200, games: ['roy', 'musketiere', 'trois'], files: [], line: null });
  expect(readFlags(['--game', 'trois', '--files', 'a,b'])).toMatchObject({ games: ['trois'], files: ['a', 'b'] });
});
