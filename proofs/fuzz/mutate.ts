import { same } from '#kernel/journal.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { pick } from '../support/random.ts';

/** Values that fit nowhere, or that somebody may have forgotten. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  2 ** 53,
  Number.MAX_VALUE,
  '',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\u202e\u2066',
  '\ud800',
  'é'.repeat(300),
  '../../etc/passwd',
  "'; drop table tables; --",
  '<script>alert(1)</script>',
  'x'.repeat(5000),
  [],
  [[]],
  {},
  { length: 1 },
  { toJSON: 'x' },
  Object.fromEntries([['then', 1]]),
];

/** Numbers that JSON can write and nobody can hold. */
const HUGE = ['1e999', '-1e999', '99999999999999999999999999', '0.1e-400', '-0', '1E+2'];
const PROTOTYPE = [
  '"__proto__":{"host":true}',
  '"__proto__":null',
  '"constructor":{"prototype":{"host":true}}',
  '"hasOwnProperty":1',
  '"toString":"x"',
];

type Path = readonly (string | number)[];

/** Every place in a value where something else could stand. */
const placesIn = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
};

const replaced = (value: unknown, [first, ...rest]: Path, by: unknown): unknown => {
  if (first === undefined) return by;
  if (Array.isArray(value)) return value.map((each, i) => (i === Number(first) ? replaced(each, rest, by) : each));
  return { ...(value as object), [first]: replaced((value as Record<string, unknown>)[first], rest, by) };
};

const withoutField = (value: object, dice: Rng): unknown => {
  const gone = pick(dice, Object.keys(value));
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone));
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner: unknown, key) => (inner as Record<string | number, unknown>)[key], value);

export const randomText = (dice: Rng, most: number): string =>
  String.fromCharCode(...Array.from({ length: below(dice, most) }, () => below(dice, 0x1_0000)));

export const randomBytesOf = (dice: Rng, most: number): Buffer =>
  Buffer.from(Array.from({ length: 1 + below(dice, most) }, () => below(dice, 256)));

/** Opens ever deeper, and mostly closes again. */
export const nested = (dice: Rng): string => {
  const deep = 1 + below(dice, 7000);
  return pick(dice, [
    `${'['.repeat(deep)}${']'.repeat(deep)}`,
    '['.repeat(deep),
    `{"kind":"choose","id":"deep-choice","version":0,"choice":${'['.repeat(deep)}${']'.repeat(deep)}}`,
    `${'{"a":'.repeat(deep >> 2)}1${'}'.repeat(deep >> 2)}`,
  ]);
};

/** A text that was a valid message before something was done to it. */
export const broken = (valid: object, dice: Rng): { readonly how: string; readonly text: string } => {
  const text = JSON.stringify(valid);
  const place = pick(dice, placesIn(valid));
  switch (below(dice, 9)) {
    case 0:
      return { how: 'cut off', text: text.slice(0, below(dice, text.length)) };
    case 1:
    case 2:
      return { how: 'wrong type', text: JSON.stringify(replaced(valid, place, oddFor(valid, place, dice))) };
    case 3:
      return { how: 'huge number', text: JSON.stringify(replaced(valid, place, '@')).replace('"@"', pick(dice, HUGE)) };
    case 4:
      return { how: 'prototype key', text: text.replace(/\{/, `{${pick(dice, PROTOTYPE)},`) };
    case 5:
      return { how: 'field missing', text: JSON.stringify(withoutField(valid, dice)) };
    case 6:
      return { how: 'field too many', text: text.replace(/\}$/, `,"more":${JSON.stringify(pick(dice, ODD))}}`) };
    case 7:
      return { how: 'not JSON', text: randomText(dice, 300) };
    default:
      return { how: 'deep', text: nested(dice) };
  }
};

/** Something that does not stand there already. */
const oddFor = (valid: object, place: Path, dice: Rng): unknown => {
  const now = valueAt(valid, place);
  return pick(
    dice,
    ODD.filter(odd => !same(odd, now)),
  );
};
