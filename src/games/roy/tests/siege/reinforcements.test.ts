import { expect, test } from 'vitest';
import type { Combat } from '../../cards/adventure.ts';
import { blue, type Given, position, red } from '../../testing.ts';

const reinforce = (card: Combat) => ({ kind: 'reinforce', card }) as const;
const GONE = { location: null, presence: 'none' } as const;

/** Aramis at La Rochelle, the last one to act. */
const there = (more: Given = {}) =>
  position({
    acting: 'aramis',
    men: { dartagnan: { turn: 'done' }, athos: { turn: 'done' }, porthos: { turn: 'done' } },
    ...more,
  });

test('ROY.REINF.1 at La Rochelle one action lays a Combat card from the hand face up', () => {
  const table = there({ hands: { aramis: ['single', 'panache'] } });
  expect(table.kinds('aramis')).toContain('end'); // he may, he need not
  table.play('aramis', reinforce('single'));
  expect(table.told('reinforced')).toEqual([{ kind: 'reinforced', who: 'aramis', card: 'single' }]);
  expect(table.state.garrison).toEqual(['single']);
  expect(table.hand('aramis')).toEqual(['panache']);
  expect(table.state.actions).toBe(2);
  const away = position({ acting: 'aramis', men: { aramis: { place: 'paris' } }, hands: { aramis: ['single'] } });
  expect(away.kinds('aramis')).not.toContain('reinforce');
});

test('ROY.REINF.2 the card may be a single or a double one', () => {
  const table = there({ hands: { aramis: ['single', 'double'] } });
  expect(table.choices('aramis').filter(({ kind }) => kind === 'reinforce')).toEqual([
    reinforce('single'),
    reinforce('double'),
  ]);
  expect(table.play('aramis', reinforce('double')).state.garrison).toEqual(['double']);
});

test('ROY.REINF.3 three cards may lie there, M. de Bassompierre and doubles counting one each', () => {
  const hands = { aramis: ['single'] } as const;
  expect(there({ hands, garrison: ['double', 'double'] }).kinds('aramis')).toContain('reinforce');
  expect(there({ hands, garrison: ['double', 'bassompierre'] }).kinds('aramis')).toContain('reinforce');
  expect(there({ hands, garrison: ['single', 'single', 'single'] }).kinds('aramis')).not.toContain('reinforce');
  expect(there({ hands, garrison: ['single', 'single', 'bassompierre'] }).kinds('aramis')).not.toContain('reinforce');
});

test('ROY.REINF.4 what lies there the team can neither take back nor replace', () => {
  const table = there({ hands: { aramis: ['double', 'bassompierre'] }, garrison: ['single', 'single', 'single'] });
  expect(table.kinds('aramis').toSorted()).toEqual(['buy', 'draw', 'end', 'move']);
  const partner = there({ men: { porthos: { place: 'la-rochelle' } }, garrison: ['single'] });
  expect(partner.kinds('aramis')).not.toContain('trade'); // nobody holds anything: the garrison is not theirs
});

test('ROY.REINF.5 the cards stay from turn to turn', () => {
  const table = there({ garrison: ['single', 'double'], state: GONE });
  table.dice(red(0, 1), blue(1, 1, 1)).play('aramis', { kind: 'end' });
  expect(table.state.turn).toBe(2);
  expect(table.state.garrison).toEqual(['single', 'double']);
});

test('ROY.REINF.5 until Milady discards one of them', () => {
  const table = there({ garrison: ['single', 'double'], state: { location: 'la-rochelle' } });
  table.play('aramis', { kind: 'end' }).play('milady', { kind: 'raze', card: 'double' });
  expect(table.state.garrison).toEqual(['single']);
});

test('ROY.REINF.6 Aramis’ ability does not lay another kind of card there', () => {
  const table = there({ hands: { aramis: ['panache', 'single', 'essarts'] } });
  expect(table.man('aramis').used).toBe(false);
  expect(table.choices('aramis').filter(({ kind }) => kind === 'reinforce')).toEqual([reinforce('single')]);
  expect(table.kinds('aramis')).not.toContain('ability');
});

test('ROY.REINF.7 Epic tokens add nothing at La Rochelle', () => {
  const table = there({ garrison: ['single'], state: { ...GONE, epics: 7 } });
  expect(table.kinds('aramis')).not.toContain('epic');
  table.dice(red(1, 0), blue(1, 0, 0)).play('aramis', { kind: 'end' });
  expect(table.told('siege')[0].blue).toEqual({ swords: 1, shields: 0, lilies: 0 }); // one die for one card
  expect(table.choices('aramis')).toEqual([
    { kind: 'sacrifice', who: 'aramis' },
    { kind: 'spare', who: 'aramis' },
  ]);
  table.play('aramis', { kind: 'spare', who: 'aramis' });
  expect(table.state.epics).toBe(7);
});
