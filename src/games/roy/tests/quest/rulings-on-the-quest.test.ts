import { expect, test } from 'vitest';
import type { Man } from '../../state.ts';
import { blue, type Given, position, red } from '../../testing.ts';
import { FOUR } from '../shared/last-to-play.testing.ts';
import { innAt } from '../shared/missions.testing.ts';

test('ROY.RULING.32 after a failed fight he stands where he stood; the way back to the Common room costs an action', () => {
  const table = innAt(0)
    .dice(blue(0, 1, 2), red(2, 1))
    .play('porthos', { kind: 'advance', path: 0 });
  expect(table.man('porthos')).toMatchObject({ path: 0, space: 0 });
  expect(table.offers('porthos', { kind: 'advance', path: 1 })).toBe(false);
  table.play('porthos', { kind: 'withdraw' });
  expect(table.man('porthos').path).toBe(-1);
  expect(table.state.actions).toBe(1);
  expect(table.offers('porthos', { kind: 'advance', path: 1 })).toBe(true);
});

test('ROY.RULING.34 any musketeer seat reveals at the Inn between two actions, from anywhere and for no action', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    hands: { porthos: ['single'] },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { epics: 1 },
  });
  const REVEAL = { kind: 'reveal', pay: 'token' } as const;
  for (const who of FOUR) expect(table.offers(who, REVEAL)).toBe(true);
  expect(table.kinds('milady')).toEqual([]);
  table.play('athos', REVEAL, { kind: 'name', space: 0 }, { kind: 'name', space: 4 });
  expect(table.told('revealed')).toEqual([]);
  table.play('athos', { kind: 'name', space: 8 });
  expect(table.told('revealed')).toMatchObject([{ spaces: [0, 4, 8], tokens: ['two', 'two', 'decoy'] }]);
  expect(table.state.actions).toBe(3);
});

test('ROY.RULING.34 not in the middle of an action and not in phase I', () => {
  const state = { epics: 1 } as const;
  const buying = position({ acting: 'porthos', state }).play('porthos', { kind: 'buy', item: 'pistol' });
  expect([...buying.kinds('porthos'), ...buying.kinds('athos')]).not.toContain('reveal');
  expect(position({ at: 'treachery', state }).kinds('athos')).toEqual([]);
});

test('ROY.RULING.35 a Snare on board 3 wounds, is discarded and counts as beaten', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'quest' } },
    quest: { board: 3, tokens: ['snare', 'two', 'two'], beaten: 0, up: false },
  }).play('porthos', { kind: 'duel', foe: 'road' });
  expect(table.told('rolled')).toEqual([]);
  expect(table.man('porthos').life).toBe(4);
  expect(table.state.quest).toMatchObject({ board: 3, beaten: 1, up: false });
});

test('ROY.RULING.35 in the galleries too, for one action', () => {
  const fighters = ['two', 'snare', 'two', 'two', 'three', 'three', 'four', 'four'] as const;
  const challenges = ['panache', 'nobility', 'gallantry', 'erudition'] as const;
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'quest' } },
    quest: { board: 4, challenges, fighters, at: 0, beaten: [false, false] },
  }).play('porthos', { kind: 'duel', foe: 'second' });
  expect(table.told('rolled')).toEqual([]);
  expect(table.man('porthos').life).toBe(4);
  expect(table.state).toMatchObject({ actions: 2, quest: { at: 0, beaten: [false, true] } });
});

/** An Ambush at the Quest on d'Artagnan, his last life point. */
const ambushed = (options: Required<Given>['options'], others: Partial<Man>, place: Man['place'] = 'quest') =>
  position({
    at: 'treachery',
    plotHand: ['ambush'],
    options,
    men: { dartagnan: { place, life: 1 }, athos: others, aramis: others, porthos: others },
  }).play('milady', { kind: 'betray', card: 'ambush' }, { kind: 'man', who: 'dartagnan' });

const MORTAL = { mortalQuest: 'on' };

test('ROY.RULING.51 mortal quest: whatever fells him at the Quest bars him, elsewhere nothing does', () => {
  expect(ambushed(MORTAL, {}).man('dartagnan').fateful).toBe(true);
  expect(ambushed(MORTAL, {}, 'paris').man('dartagnan').fateful).toBe(false);
  expect(ambushed({}, {}).man('dartagnan').fateful).toBe(false);
});

test('ROY.RULING.51 Milady wins when all musketeers of the game are barred', () => {
  expect(ambushed(MORTAL, { fateful: true }).state.over).toEqual({ winner: 'milady', ending: 'mortal' });
  expect(ambushed(MORTAL, {}).state.over).toBeNull();
});

test('ROY.RULING.51 but not when the last one completes the Quest as he falls', () => {
  const fighters = ['two', 'two', 'two', 'three', 'three', 'four', 'four', 'snare'] as const;
  const challenges = ['panache', 'nobility', 'gallantry', 'erudition'] as const;
  const fateful = { fateful: true };
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'quest', life: 1 }, dartagnan: fateful, athos: fateful, aramis: fateful },
    options: MORTAL,
    quest: { board: 4, challenges, fighters, at: 3, beaten: [true, false] },
  }).play('porthos', { kind: 'duel', foe: 'second' });
  expect(table.state.over).toEqual({ winner: 'musketeers', ending: 'quest' });
});

const DONE = { kind: 'done' } as const;

test('ROY.RULING.64 on board 3 blind Combat cards may be committed, or none', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'quest' } },
    hands: { porthos: ['single'] },
    quest: { board: 3, tokens: ['two', 'two', 'two'], beaten: 0, up: false },
  }).play('porthos', { kind: 'duel', foe: 'road' });
  expect(table.choices('porthos')).toEqual([{ kind: 'commit', card: 'single' }, DONE]);
  table.dice(blue(0, 0, 3), red(2, 0)).play('porthos', DONE);
  expect(table.state.quest).toMatchObject({ beaten: 1 });
  expect(table.hand('porthos')).toEqual(['single']);
});
