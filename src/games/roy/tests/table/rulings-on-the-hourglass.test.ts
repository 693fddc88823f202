import { expect, test } from 'vitest';
import { CLOCK } from '#kernel/game.ts';
import { position } from '../../testing.ts';
import { FOUR } from '../shared/last-to-play.testing.ts';

const EXPIRE = { kind: 'expire' } as const;

test('ROY.RULING.43 when the hourglass runs out, the fallen stand up and Milady has her step all the same', () => {
  const table = position({ men: { athos: { life: 0 } }, state: { hourglass: 'on' } });
  table.play(CLOCK, EXPIRE);
  expect(table.told('recovered')).toEqual([{ kind: 'recovered', who: 'athos', life: 3 }]);
  expect(table.asked('milady')?.prompt).toBe('quarters');
});

test('ROY.RULING.43 actions and free moves not yet made are lost, what was bought counts', () => {
  const table = position({ acting: 'porthos', men: { porthos: { gear: ['horse'] } }, state: { hourglass: 'on' } });
  table.play('porthos', { kind: 'buy', item: 'pistol' });
  expect(table.kinds('porthos')).toContain('buy');
  table.play(CLOCK, EXPIRE);
  expect(table.man('porthos').gear).toEqual(['horse', 'pistol']);
  for (const who of FOUR) expect(table.choices(who)).toEqual([]);
});

test('ROY.RULING.43 Milady’s thinking never runs against the team', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'ask', hourglass: 'on' },
  });
  expect(table.offers(CLOCK, EXPIRE)).toBe(true);
  table.play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.asked(CLOCK)).toBeUndefined();
});

test('ROY.RULING.43 hourglassSeconds is 120 unless the table says otherwise', () => {
  expect(position().state.options.hourglassSeconds).toBe('120');
  for (const hourglassSeconds of ['60', '90', '180', '240'])
    expect(position({ options: { hourglassSeconds } }).state.options.hourglassSeconds).toBe(hourglassSeconds);
});
