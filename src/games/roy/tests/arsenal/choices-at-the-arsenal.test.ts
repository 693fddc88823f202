import { expect, test } from 'vitest';
import { BUY, DONE, PAY, REPLACE } from '../../choices.ts';
import type { Given } from '../../testing.ts';
import { refused } from '../refusals/refusals.testing.ts';
import { asked, choicesOf } from '../shared/choices.testing.ts';
import { meetingInParis } from '../shared/meetings.testing.ts';

test('ROY.DEC.28 a purchase is an affordable item, then a second one or done', () => {
  const table = meetingInParis({ hands: { athos: ['panache'] }, men: { athos: { life: 2 } }, state: { purse: 3 } });
  const items = (...names: readonly string[]) => names.map(item => ({ kind: 'buy', item }));
  const skills = ['erudition', 'nobility', 'gallantry', 'panache'];
  expect(choicesOf(table, 'athos', 'buy')).toEqual(items('horse', 'pistol', 'armour', 'blade', 'balm', ...skills));
  table.play('athos', BUY.pistol);
  expect(asked(table)).toEqual([2]);
  expect(table.choices('athos')).toEqual([...items('balm', ...skills), DONE]);
  expect(table.told('bought')).toMatchObject([{ who: 'athos', item: 'pistol' }]);
  table.play('athos', BUY.balm);
  expect(table.told('bought')).toMatchObject([{ item: 'balm' }]);
  expect(table.asked('athos')?.prompt).toBe('man-turn');
  const one = meetingInParis().play('athos', BUY.horse, DONE);
  expect([one.man('athos').gear, one.state.actions]).toEqual([['horse'], 2]);
});

test('ROY.EQUIP.7 beside the second item of a purchase he is told which ones he cannot pay', () => {
  const table = meetingInParis({ state: { purse: 3 } }).play('athos', BUY.pistol);
  expect(refused(table, 'athos', 'buy').filter(([, rule]) => rule === 'ROY.EQUIP.7')).toEqual(
    [BUY.horse, BUY.armour, BUY.blade].map(item => [item, 'ROY.EQUIP.7', 'too-dear']),
  );
});

test('ROY.DEC.29 any card pays for a skill, a Combat card for the manoeuvre', () => {
  const given: Given = { hands: { athos: ['nobility', 'nobility', 'single', 'double', 'ketty'] } };
  const skill = meetingInParis(given).play('athos', BUY.gallantry);
  expect(asked(skill)).toEqual([2]);
  expect(skill.choices('athos')).toEqual([PAY.nobility, PAY.single, PAY.double, PAY.ketty]);
  skill.play('athos', PAY.ketty);
  expect(skill.told('bought')).toEqual([
    { kind: 'bought', who: 'athos', item: 'gallantry', card: 'ketty', replaced: null },
  ]);
  const trick = meetingInParis(given).play('athos', BUY.manoeuvre);
  expect(trick.choices('athos')).toEqual([PAY.single, PAY.double]);
  expect(trick.play('athos', PAY.double).hand('athos')).toEqual(['nobility', 'nobility', 'single', 'ketty']);
});

test('ROY.DEC.30 without a free slot he names the token of that kind to replace', () => {
  const full: Given = {
    hands: { athos: ['ketty'] },
    men: { athos: { gear: ['horse', 'pistol'], skills: ['panache', 'nobility'] } },
  };
  const gear = meetingInParis(full).play('athos', BUY.armour);
  expect(asked(gear)).toEqual([2]);
  expect(gear.choices('athos')).toEqual([REPLACE.horse, REPLACE.pistol]);
  gear.play('athos', REPLACE.horse);
  expect(gear.told('bought')).toMatchObject([{ item: 'armour', replaced: 'horse' }]);
  expect(gear.man('athos').gear).toEqual(['pistol', 'armour']);
  const skill = meetingInParis(full).play('athos', BUY.erudition);
  expect(skill.choices('athos')).toEqual([REPLACE.panache, REPLACE.nobility]);
  expect(meetingInParis().play('athos', BUY.armour).kinds('athos')).not.toContain('replace');
});
