import { expect, test } from 'vitest';
import { idsTested } from './covered.ts';

test('a test that starts with an id covers it, however it is written', () => {
  const source = [
    `test('XYZ.1 plain', () => {});`,
    `it("XYZ.A.2 double quotes", () => {});`,
    'test(`XYZ.3 template`, () => {});',
    `test(\n  'XYZ.4 on the next line',\n  () => {},\n);`,
    `test.each([\n  ['XYZ.5 in a row', 1],\n  { name: 'XYZ.6 in a record' },\n])('%s', () => {});`,
    `test.for([1, 2])('XYZ.7 behind the table', () => {});`,
  ].join('\n');
  expect(idsTested(source).sort()).toEqual(['XYZ.1', 'XYZ.3', 'XYZ.4', 'XYZ.5', 'XYZ.6', 'XYZ.7', 'XYZ.A.2']);
});

test('tests that do not run, comments and other text cover nothing', () => {
  const source = [
    `test.skip('XYZ.1 skipped', () => {});`,
    `test.todo('XYZ.2 to do');`,
    `// test('XYZ.3 commented out', () => {});`,
    `/* test('XYZ.4 too', () => {}); */`,
    `test('about XYZ.5', () => {});`,
    `const text = ['XYZ.6 outside of a table'];`,
    `contest('XYZ.7 not a test');`,
  ].join('\n');
  expect(idsTested(source)).toEqual([]);
});
