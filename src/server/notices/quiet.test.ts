import { describe, expect, test } from 'vitest';
import { afterQuiet, isQuiet, nextStroke } from './quiet.ts';

const PARIS = 'Europe/Paris';
const NIGHT = { from: '22:00', to: '08:00' };
const at = (iso: string): number => Date.parse(iso);

describe('quiet hours', () => {
  test.each([
    ['2026-01-14T21:59+01:00', false],
    ['2026-01-14T22:00+01:00', true],
    ['2026-01-15T00:00+01:00', true],
    ['2026-01-15T07:59+01:00', true],
    ['2026-01-15T08:00+01:00', false],
    ['2026-01-15T12:00+01:00', false],
  ])('go over midnight: %s is quiet: %s', (time, quiet) => {
    expect(isQuiet(at(time), NIGHT, PARIS)).toBe(quiet);
  });

  test('can lie within one day', () => {
    const nap = { from: '13:00', to: '14:30' };
    expect(isQuiet(at('2026-01-15T12:59Z'), nap, 'UTC')).toBe(false);
    expect(afterQuiet(at('2026-01-15T13:20Z'), nap, 'UTC')).toBe(at('2026-01-15T14:30Z'));
    expect(isQuiet(at('2026-01-15T14:30Z'), nap, 'UTC')).toBe(false);
  });

  test('of no length are none', () => {
    expect(isQuiet(at('2026-01-15T08:00Z'), { from: '08:00', to: '08:00' }, 'UTC')).toBe(false);
  });

  test('are those of the clock on the person’s wall', () => {
    expect(isQuiet(at('2026-01-14T21:30Z'), NIGHT, PARIS)).toBe(true);
    expect(isQuiet(at('2026-01-14T21:30Z'), NIGHT, 'America/Montreal')).toBe(false);
    expect(afterQuiet(at('2026-01-14T20:00Z'), NIGHT, 'Asia/Kathmandu')).toBe(at('2026-01-15T08:00+05:45'));
  });

  test('a time outside of them stays as it is, to the millisecond', () => {
    const time = at('2026-01-14T15:00:12.345+01:00');
    expect(afterQuiet(time, NIGHT, PARIS)).toBe(time);
    expect(afterQuiet(time, null, PARIS)).toBe(time);
  });

  test.each([
    ['an ordinary night', '2026-01-14T23:10:30+01:00', '2026-01-15T08:00+01:00'],
    ['the night that loses an hour', '2026-03-28T23:10:30+01:00', '2026-03-29T08:00+02:00'],
    ['the night that has an hour twice', '2026-10-24T23:10:30+02:00', '2026-10-25T08:00+01:00'],
    ['a moment before the end', '2026-01-15T07:59:59.999+01:00', '2026-01-15T08:00+01:00'],
  ])('end when the clock says so: %s', (_, time, end) => {
    expect(afterQuiet(at(time), NIGHT, PARIS)).toBe(at(end));
  });

  test('that end in the hour that is left out end with it', () => {
    const quiet = { from: '22:00', to: '02:30' };
    expect(afterQuiet(at('2026-03-29T00:30+01:00'), quiet, PARIS)).toBe(at('2026-03-29T03:00+02:00'));
  });

  test('that end in the hour that comes twice end the first time', () => {
    const quiet = { from: '22:00', to: '02:30' };
    expect(afterQuiet(at('2026-10-25T00:30+02:00'), quiet, PARIS)).toBe(at('2026-10-25T02:30+02:00'));
  });
});

describe('the stroke of an hour', () => {
  test.each([
    ['later the same day', '2026-01-14T07:30+01:00', 18, '2026-01-14T18:00+01:00'],
    ['the next day', '2026-01-14T18:30+01:00', 18, '2026-01-15T18:00+01:00'],
    ['at that very moment the next one', '2026-01-14T18:00+01:00', 18, '2026-01-15T18:00+01:00'],
    ['a millisecond before', '2026-01-14T17:59:59.999+01:00', 18, '2026-01-14T18:00+01:00'],
    ['midnight', '2026-01-14T18:30+01:00', 0, '2026-01-15T00:00+01:00'],
    ['over a lost hour', '2026-03-28T20:00+01:00', 8, '2026-03-29T08:00+02:00'],
    ['the lost hour itself', '2026-03-28T20:00+01:00', 2, '2026-03-29T03:00+02:00'],
    ['the doubled hour, once', '2026-10-24T20:00+02:00', 2, '2026-10-25T02:00+02:00'],
    ['not when the clock is only put back', '2026-10-25T00:30+02:00', 3, '2026-10-25T03:00+01:00'],
    ['not again in the doubled hour', '2026-10-25T02:30+02:00', 2, '2026-10-26T02:00+01:00'],
  ])('%s', (_, time, hour, stroke) => {
    expect(nextStroke(at(time), hour, PARIS)).toBe(at(stroke));
  });
});
