import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { TOKENS } from '../../cards/tokens.ts';
import { blue, position, red, type Wanted } from '../../testing.ts';

test('ROY.CARD.39 the nineteen fighting tokens', () => {
  const rows = Object.entries(TOKENS).map(([kind, { copies, fighter }]) => [
    kind,
    copies,
    fighter.fixed === null ? fighter.dice : [fighter.fixed.swords, fighter.fixed.shields],
  ]);
  expect(rows).toEqual([
    ['snare', 2, 0],
    ['shields', 2, [0, 2]],
    ['parry', 2, [1, 1]],
    ['swords', 2, [2, 0]],
    ['two', 3, 2],
    ['three', 5, 3],
    ['four', 3, 4],
  ]);
});

test('ROY.CARD.40 the challenge tokens: one for each skill, all of value 8', () => {
  const laying = position({
    at: 'select',
    state: {
      quest: { board: 4, challenges: [], fighters: [], at: 0, beaten: [false, false] },
      todo: [{ kind: 'turn' }, { kind: 'lay-galleries' }],
    },
  });
  const skills = ['erudition', 'nobility', 'gallantry', 'panache'] as const;
  expect(laying.choices('milady')).toEqual(skills.map(skill => ({ kind: 'lay-challenge', skill })));
  const fighters = ['two', 'two', 'two', 'three', 'three', 'three', 'four', 'four'] as const;
  for (const skill of skills) {
    const [quest, others] = [
      { board: 4, fighters, at: 0, beaten: [false, false] } as const,
      skills.filter(s => s !== skill),
    ];
    const table = position({
      acting: 'dartagnan',
      men: { dartagnan: { place: 'quest', skills: [skill] } },
      hands: { dartagnan: Array<Card>(6).fill(skill) },
      quest: { ...quest, challenges: [skill, ...others] },
    }).play('dartagnan', { kind: 'challenge', skill }, { kind: 'add', card: skill }, { kind: 'done' });
    expect(table.told('challenged')[0]).toMatchObject({ skill, value: 8 });
  }
});

test('ROY.CARD.41 board 2: four challenges, one for each skill, each 6', () => {
  for (const skill of ['erudition', 'nobility', 'gallantry', 'panache'] as const) {
    const table = position({
      acting: 'porthos',
      men: { porthos: { place: 'quest' } },
      hands: { porthos: Array<Card>(6).fill(skill) },
      quest: { board: 2, won: [] },
    }).play('porthos', { kind: 'challenge', skill }, { kind: 'done' });
    expect(table.told('challenged')[0]).toMatchObject({ skill, value: 6 });
  }
});

test('ROY.CARD.41 de Wardes rolls three dice, has one life point and no manoeuvre', () => {
  const wardes = (...dice: Wanted[]) =>
    position({
      acting: 'porthos',
      men: { porthos: { place: 'quest' } },
      quest: { board: 2, won: ['erudition', 'nobility', 'gallantry', 'panache'] },
    })
      .dice(...dice)
      .play('porthos', { kind: 'duel', foe: 'wardes' });
  const beaten = wardes(blue(2, 1, 0), red(2, 1));
  expect(beaten.told('rolled')[0].red).toEqual({ swords: 2, shields: 1 });
  expect(beaten.told('clash')[0]).toMatchObject({ foeManoeuvre: false, hits: 1, wounds: 1 });
  expect(beaten.told('duel-over')[0]).toMatchObject({ won: true, life: 0 });
  expect(wardes(blue(1, 1, 1), red(1, 2)).told('clash')[0].foeManoeuvre).toBe(false);
});
