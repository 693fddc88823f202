import { expect, test } from 'vitest';
import { BREAK_OUT, BRIBE } from '../../choices.ts';
import { blue, type Given, type Position, position, red, type Wanted } from '../../testing.ts';
import { choicesOf } from '../shared/choices.testing.ts';

test('ROY.EDGE.54 both hit in a break-out: free with his actions left if he stands, recovered and done if he falls', () => {
  const after = (life: number) =>
    position({ acting: 'athos', men: { athos: { place: 'bastille', life } } })
      .dice(blue(2, 1, 0), red(2, 1))
      .play('athos', BREAK_OUT);
  const fit = after(2);
  expect(fit.man('athos')).toMatchObject({ place: 'vieux-colombier', life: 1, turn: 'acting' });
  expect(fit.state.actions).toBe(2);
  const felled = after(1);
  expect(felled.man('athos')).toMatchObject({ place: 'vieux-colombier', life: 3, turn: 'done' });
  expect(felled.hand('athos')).toHaveLength(1);
});

test('ROY.EDGE.55 with an empty purse no bribe is offered', () => {
  const kinds = (purse: number) =>
    position({ acting: 'athos', men: { athos: { place: 'bastille' } }, state: { purse } }).kinds('athos');
  expect(kinds(0)).not.toContain('bribe');
  expect(kinds(0)).toContain('break-out');
  expect(kinds(1)).toContain('bribe');
});

const breakOut = (options: Required<Given>['options'], ...dice: Wanted[]) =>
  position({ acting: 'athos', men: { athos: { place: 'bastille' } }, options })
    .dice(...dice)
    .play('athos', { kind: 'break-out' });

test('ROY.RULING.4 only a win opens the Bastille', () => {
  expect(breakOut({}, blue(0, 1, 2), red(2, 1)).man('athos').place).toBe('bastille');
  expect(breakOut({}, blue(3, 0, 0), red(1, 2)).man('athos').place).toBe('vieux-colombier');
});

test('ROY.RULING.4 with bastilleLoose a lost duel opens it too', () => {
  const table = breakOut({ bastilleLoose: 'on' }, blue(0, 1, 2), red(2, 1));
  expect(table.man('athos')).toMatchObject({ place: 'vieux-colombier', life: 2 });
});

test('ROY.RULING.5 the jailer rolls three red dice, has one life point, no manoeuvre and no reward', () => {
  const table = breakOut({}, blue(1, 2, 0), red(3, 0));
  expect(table.told('rolled')[0].red).toEqual({ swords: 3, shields: 0 });
  expect(table.told('clash')[0]).toMatchObject({ foeManoeuvre: false, hits: 1, wounds: 1 });
  expect(table.told('duel-over')[0]).toMatchObject({ won: true, life: 0 });
  expect(table.state).toMatchObject({ purse: 5, epics: 0 });
  expect(breakOut({}, blue(3, 0, 0), red(0, 3)).told('clash')[0]).toMatchObject({ foeManoeuvre: false, wounds: 0 });
});

const DRAW = { kind: 'draw' } as const;

test('ROY.RULING.30 in the Bastille he may draw, buy, play a Character card and trade with a fellow prisoner', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'bastille' }, porthos: { place: 'bastille' }, aramis: { place: 'vieux-colombier' } },
    hands: { athos: ['essarts'] },
  });
  expect(table.offers('athos', DRAW)).toBe(true);
  expect(table.offers('athos', { kind: 'buy', item: 'pistol' })).toBe(true);
  expect(table.offers('athos', { kind: 'play', card: 'essarts' })).toBe(true);
  expect(table.offers('athos', { kind: 'trade', who: 'porthos' })).toBe(true);
  expect(table.offers('athos', { kind: 'trade', who: 'aramis' })).toBe(false);
});

/** Athos acts, seat 2. */
const athos = (place: 'paris' | 'louvre' | 'quest' | 'bastille', more: Given = {}): Position =>
  position({ acting: 'athos', ...more, men: { athos: { place }, ...more.men } });

test('ROY.DEC.31 out of the Bastille lead a bribe and the sword', () => {
  const table = athos('bastille');
  expect(choicesOf(table, 'athos', 'bribe', 'break-out')).toEqual([BRIBE, BREAK_OUT]);
  table.play('athos', BRIBE);
  expect(table.told('bribed')).toEqual([{ kind: 'bribed', who: 'athos' }]);
  expect(choicesOf(athos('paris'), 'athos', 'bribe', 'break-out')).toEqual([]);
  const out = athos('bastille')
    .dice(blue(0, 0, 3), red(3, 0))
    .play('athos', BREAK_OUT);
  expect(out.told('freed')).toEqual([{ kind: 'freed', who: 'athos' }]);
});
