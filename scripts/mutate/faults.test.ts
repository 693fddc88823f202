import { expect, test } from 'vitest';
import { faultsIn, lineOf, planted } from './faults.ts';

/** The lines a source can become, without the line's indentation. */
const spoilt = (source: string, kind?: string) =>
  faultsIn(source)
    .filter(fault => kind === undefined || fault.kind === kind)
    .map(fault => lineOf(planted(source, fault), fault.line));

test.each([
  ['comparison changed', 'const a = b < c;', ['const a = b <= c;']],
  ['comparison changed', 'const a = b !== c;', ['const a = b === c;']],
  ['and for or', 'const a = b && c;', ['const a = b || c;']],
  ['plus for minus', 'const a = b + c;', ['const a = b - c;']],
  ['plus for minus', 'a++;', ['a--;']],
  ['plus for minus', 'a -= b;', ['a += b;']],
  ['number one more', 'const a = 4;', ['const a = 5;']],
  ['number one less', 'const a = 0;', ['const a = (-1);']],
  ['condition always true', 'if (a) b = c;', ['if (true) b = c;']],
  ['condition always false', 'if (a) b = c;', ['if (false) b = c;']],
  ['statement deleted', 'if (a) b = c;', ['if (a) ;']],
  ['answer negated', 'const f = a => a > b;', ['const f = a => !(a > b);']],
  ['answer negated', 'const f = () => { return isOn(a); };', ['const f = () => { return !(isOn(a)); };']],
  ['predicate negated', 'const a = b.filter(c => c.d);', ['const a = b.filter(c => !(c.d));']],
  ['check ignored', "const a = isOn(b, 'c');", ['const a = true;', 'const a = false;']],
  ['negation dropped', 'const a = !b;', ['const a = b;']],
  ['arms swapped', 'const a = b ? c : d;', ['const a = b ? d : c;']],
  ['yes for no', 'const a = { b: false };', ['const a = { b: true };']],
  ['least for most', 'const a = Math.min(b, c);', ['const a = Math.max(b, c);']],
])('%s: %s', (kind, source, lines) => {
  expect(spoilt(source, kind)).toEqual(lines);
});

test('a fault changes one line and leaves the others alone', () => {
  const source = 'const a =\n  b < 3 &&\n  c(\n    4,\n  );\n';
  for (const fault of faultsIn(source)) {
    const before = source.split('\n');
    const after = planted(source, fault).split('\n');
    expect(after).toHaveLength(before.length);
    expect(after.flatMap((line, i) => (line === before[i] ? [] : [i + 1]))).toEqual([fault.line]);
  }
  expect(spoilt(source)).toEqual(['b <= 3 &&', 'b < 4 &&', 'b < 2 &&', 'b < 3 ||', '5,', '3,']);
});

test('types, imports and what is only thrown are left alone', () => {
  expect(spoilt("import { a } from 'b';\ntype C = 1 | true;\ninterface D { e: 3 }\n")).toEqual([]);
  expect(spoilt("if (a === null) throw new Error('no ' + 1);")).toEqual([]);
  expect(spoilt('const a: 3 = b as 4;')).toEqual([]);
  expect(spoilt('const a = { 1: b };')).toEqual([]);
});

test('two faults that read the same are one', () => {
  const source = 'const f = list.some(a => a > b);';
  expect(new Set(spoilt(source)).size).toBe(spoilt(source).length);
  expect(spoilt(source, 'answer negated')).toEqual([]);
});
