import { expect, test } from 'vitest';
import { position } from '../../testing.ts';
import { lastDuel } from '../shared/missions.testing.ts';

test('ROY.RULING.6 felled in phase I, he stands up at once and his turn is used up', () => {
  const table = position({ at: 'treachery', plotHand: ['ambush'], men: { athos: { life: 1 } } });
  table.play('milady', { kind: 'betray', card: 'ambush' }, { kind: 'man', who: 'athos' });
  expect(table.told('recovered')).toEqual([{ kind: 'recovered', who: 'athos', life: 3 }]);
  expect(table.hand('athos')).toHaveLength(1);
  expect(table.choices('athos')).toEqual([]);
  expect(table.offers('porthos', { kind: 'start', who: 'porthos' })).toBe(true);
});

test('ROY.RULING.55 nobody is healed above his maximum, and the balm is not sold at full life', () => {
  const balm = (life: number) => position({ acting: 'athos', men: { athos: { life } } });
  expect(balm(3).offers('athos', { kind: 'buy', item: 'balm' })).toBe(false);
  expect(balm(2).play('athos', { kind: 'buy', item: 'balm' }).man('athos').life).toBe(3);
  const table = position({ at: 'treachery', plotHand: ['balm'], state: { rochefort: 4 } });
  expect(table.play('milady', { kind: 'betray', card: 'balm' }).state.rochefort).toBe(5);
});

test('ROY.RULING.57 felled by the last token of a board he completes it and draws his two cards', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'quest', path: 0, space: 2, life: 1 } },
    inn: [[null, null, null, 'snare'], ['two'], ['decoy']],
    deck: ['ketty', 'panache'],
  }).play('porthos', { kind: 'advance', path: 0 });
  expect(table.man('porthos').life).toBe(0);
  expect(table.hand('porthos')).toEqual(['panache', 'ketty']);
  expect(table.state.quest).toEqual({ board: 2, won: [] });
});

test('ROY.RULING.57 the mission he completes as he falls is completed', () => {
  const table = lastDuel('jussac');
  expect(table.man('porthos').life).toBe(0);
  expect(table.told('completed')).toEqual([{ kind: 'completed', place: 'louvre', card: 'poisons' }]);
});
