import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { CALAIS_VALUE } from '../../cards/board.ts';
import type { LouvreId } from '../../cards/louvre.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import type { ParisId } from '../../cards/paris.ts';
import type { Choice } from '../../choices.ts';
import type { Skill } from '../../names.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';

const DONE = { kind: 'done' } as const;
const PANACHE = { kind: 'challenge', skill: 'panache' } as const;
const ADD = { kind: 'add', card: 'panache' } as const;
const SKILLS: readonly Skill[] = ['erudition', 'nobility', 'gallantry', 'panache'];
const CALAIS = { board: 2, won: [] } as const;
const GALLERIES = {
  board: 4,
  challenges: SKILLS,
  fighters: ['two', 'two', 'three', 'three', 'three', 'four', 'four', 'parry'],
  at: 3,
  beaten: [false, false],
} as const;

/** At a table that lets a musketeer declare only what he can win. */
const WITHIN_REACH = { hopelessChallenges: 'off' } as const;

const times = <T>(count: number, item: T): T[] => new Array<T>(count).fill(item);

/** D'Artagnan, Panache 4, where the Louvre asks for Panache 7. */
const atLouvre = (panache: number, more: Given = {}): Position =>
  position({
    acting: 'dartagnan',
    hands: { dartagnan: times<Card>(panache, 'panache') },
    louvre: { card: 'poisons', foes: ['boisrenard'] },
    ...more,
    men: { dartagnan: { place: 'louvre', ...more.men?.dartagnan }, athos: { ...more.men?.athos } },
  });
const score = (table: Position): readonly [number, number, boolean] => {
  const [{ score: reached, value, won }] = table.told('challenged');
  return [reached, value, won];
};

test('ROY.CHALL.1 every challenge names one skill and a value from 5 to 8', () => {
  const hand = SKILLS.flatMap(skill => times<Card>(6, skill));
  const paris: ParisId[] = ['abduction', 'disappearance', 'captive', 'smuggler', 'message'];
  const louvre: LouvreId[] = ['poisons', 'debts', 'chevreuse', 'slander', 'letter', 'confessor', 'portrait', 'ball'];
  const givens: Given[] = [
    ...paris.map((card): Given => ({ men: { athos: { place: 'paris' } }, paris: { card } })),
    ...louvre.map((card): Given => ({ men: { athos: { place: 'louvre' } }, louvre: { card, foes: ['lubin'] } })),
    ...SKILLS.map(
      (open): Given => ({
        men: { athos: { place: 'quest' } },
        quest: { board: 2, won: SKILLS.filter(skill => skill !== open) },
      }),
    ),
    { men: { athos: { place: 'quest' } }, quest: GALLERIES },
  ];
  for (const given of givens) {
    const table = position({ acting: 'athos', hands: { athos: hand }, ...given });
    const open = table.choices('athos').filter((choice): choice is typeof PANACHE => choice.kind === 'challenge');
    expect(open).toHaveLength(1);
    table.play('athos', open[0], DONE);
    const [, value] = score(table);
    expect(value).toBeGreaterThanOrEqual(5);
    expect(value).toBeLessThanOrEqual(8);
  }
});

test('ROY.CHALL.2 a musketeer in the place may try the challenge for one action', () => {
  const table = atLouvre(3);
  expect([table.offers('dartagnan', PANACHE), table.offers('dartagnan', { kind: 'end' })]).toEqual([true, true]);
  expect(table.play('dartagnan', PANACHE, DONE).state.actions).toBe(2);
  for (const place of ['richelieu', 'vieux-colombier', 'paris', 'la-rochelle', 'quest', 'bastille'] as const) {
    const away = atLouvre(3, { men: { dartagnan: { place } }, paris: { card: 'captive' } });
    expect([place, away.offers('dartagnan', PANACHE)]).toEqual([place, false]);
  }
});

test('ROY.CHALL.3 the score is his skill, one more when upgraded, and one for each card of that skill', () => {
  expect(score(atLouvre(4).play('dartagnan', PANACHE, ADD, ADD, DONE))).toEqual([6, 7, false]);
  const upgraded = atLouvre(4, { men: { dartagnan: { skills: ['panache'] } } });
  expect(score(upgraded.play('dartagnan', PANACHE, ADD, ADD, DONE))).toEqual([7, 7, true]);
  const athos = position({
    acting: 'athos',
    men: { athos: { place: 'louvre' } },
    hands: { athos: ['nobility', 'nobility', 'nobility'] },
    louvre: { card: 'debts', foes: ['lubin'] },
  });
  athos.play('athos', { kind: 'challenge', skill: 'nobility' }, { kind: 'add', card: 'nobility' }, DONE);
  expect(score(athos)).toEqual([5, 6, false]);
});

test('ROY.CHALL.4 more cards than needed may be played', () => {
  const table = atLouvre(5).play('dartagnan', PANACHE, ADD, ADD, ADD);
  expect([table.offers('dartagnan', ADD), table.offers('dartagnan', DONE)]).toEqual([true, true]);
  table.play('dartagnan', ADD, ADD);
  expect(score(table)).toEqual([9, 7, true]);
});

/** What d'Artagnan's Panache is short of at Calais. */
const LACKS = CALAIS_VALUE.panache - SHEETS.dartagnan.skills.panache;

test('ROY.CHALL.4 and so may none at all', () => {
  const table = position({
    acting: 'dartagnan',
    men: { dartagnan: { place: 'quest' } },
    hands: { dartagnan: ['panache'] },
    quest: CALAIS,
    state: { epics: LACKS },
  });
  table.play('dartagnan', PANACHE, ...new Array(LACKS).fill({ kind: 'epic' }), DONE);
  expect(score(table)).toEqual([CALAIS_VALUE.panache, CALAIS_VALUE.panache, true]);
  expect(table.hand('dartagnan')).toEqual(['panache']);
});

test('ROY.CHALL.5 cards of another type are not taken and do not count', () => {
  const hand: Card[] = ['panache', 'panache', 'panache', 'nobility', 'single', 'double', 'ketty'];
  const table = atLouvre(0, { hands: { dartagnan: hand } }).play('dartagnan', PANACHE);
  expect(table.choices('dartagnan')).toEqual([ADD, DONE]);
  const lacking = atLouvre(0, { hands: { dartagnan: hand.slice(1) }, options: WITHIN_REACH });
  expect(lacking.kinds('dartagnan')).not.toContain('challenge');
});

test('ROY.CHALL.6 it is won when the score reaches the value or exceeds it, and not one short of it', () => {
  for (const [cards, won] of [
    [2, false],
    [3, true],
    [4, true],
  ] as const)
    expect(
      atLouvre(5)
        .play('dartagnan', PANACHE, ...times<Choice>(cards, ADD), DONE)
        .told('challenged')[0].won,
    ).toBe(won);
});

test('ROY.CHALL.7 a challenge won is validated and not offered to anybody again', () => {
  const given = (won: boolean): Given => ({
    acting: 'dartagnan',
    men: { dartagnan: { place: 'louvre' }, athos: { place: 'louvre' } },
    hands: { dartagnan: ['nobility', 'nobility', 'nobility', 'nobility'], athos: ['nobility', 'nobility'] },
    louvre: { card: 'debts', foes: ['boisrenard'], won },
  });
  const nobility = { kind: 'challenge', skill: 'nobility' } as const;
  const add = { kind: 'add', card: 'nobility' } as const;
  const table = position(given(false)).play('dartagnan', nobility, add, add, add, DONE);
  expect(table.state.louvre?.won).toBe(true);
  expect(position({ ...given(false), acting: 'athos' }).offers('athos', nobility)).toBe(true);
  expect(position(given(true)).offers('dartagnan', nobility)).toBe(false);
  table.play('dartagnan', { kind: 'end' }).play('athos', { kind: 'start', who: 'athos' });
  expect(table.offers('athos', nobility)).toBe(false);
  expect(table.kinds('athos')).toContain('duel'); // the rest of the mission is still open
});

test('ROY.CHALL.8 all cards played on it are discarded, won or lost', () => {
  const won = atLouvre(5).play('dartagnan', PANACHE, ADD, ADD, ADD, ADD, DONE);
  expect(won.state.discard).toEqual(['panache', 'panache', 'panache', 'panache']);
  const aramis = position({
    acting: 'aramis',
    men: { aramis: { place: 'louvre' } },
    hands: { aramis: ['erudition', 'ketty'] },
    louvre: { card: 'letter', foes: ['lubin'] },
  });
  aramis.play('aramis', { kind: 'challenge', skill: 'erudition' }, { kind: 'ability', card: 'ketty' });
  aramis.play('aramis', { kind: 'add', card: 'erudition' });
  expect(aramis.state.louvre?.won).toBe(true);
  expect(aramis.state.discard.toSorted()).toEqual(['erudition', 'ketty']);
});

test('ROY.CHALL.9 a companion’s hand and skill do not count, and he is not asked', () => {
  const men: Given['men'] = { athos: { place: 'louvre' } };
  const hands: Given['hands'] = { dartagnan: ['panache', 'panache'], athos: ['panache', 'panache', 'panache'] };
  expect(atLouvre(0, { men, hands, options: WITHIN_REACH }).kinds('dartagnan')).not.toContain('challenge');
  const able = atLouvre(0, { men, hands: { dartagnan: ['panache', 'panache', 'panache'], athos: ['panache'] } });
  able.play('dartagnan', PANACHE);
  expect(able.asked('athos')).toBeUndefined();
});

test('ROY.CHALL.10 attempts do not add up', () => {
  const table = atLouvre(6).play('dartagnan', PANACHE, ADD, ADD, DONE);
  expect(score(table)).toEqual([6, 7, false]);
  table.play('dartagnan', PANACHE, ADD, DONE);
  expect(score(table)).toEqual([5, 7, false]);
  expect(table.state.louvre?.won).toBe(false);
});

test('ROY.CHALL.11 a challenge out of reach may be declared: the action is lost, the cards are not', () => {
  const table = atLouvre(2).play('dartagnan', PANACHE);
  expect(table.told('fizzled')).toHaveLength(1);
  expect(table.state.actions).toBe(2);
  expect(table.state.louvre?.won).toBe(false);
  expect(table.hand('dartagnan')).toEqual(['panache', 'panache']);
});

test('ROY.CHALL.11 unless the table allows only challenges within reach', () => {
  expect(atLouvre(3, { options: WITHIN_REACH }).kinds('dartagnan')).toContain('challenge');
  expect(atLouvre(2, { options: WITHIN_REACH }).kinds('dartagnan')).not.toContain('challenge');
});

test('ROY.CHALL.12 out of reach after Rochefort’s duel, it is spent without effect and takes no cards', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'louvre' } },
    hands: { aramis: ['erudition', 'single'] },
    louvre: { card: 'letter', foes: ['lubin'] },
    state: { location: 'louvre', standing: 'always' },
  });
  table.play('aramis', { kind: 'challenge', skill: 'erudition' });
  table.dice(blue(4, 0, 0), red(2, 2)).play('aramis', { kind: 'ability', card: 'single' });
  expect(table.told('fled')).toHaveLength(1);
  const action = { kind: 'challenge', skill: 'erudition' };
  // What it has shown of Milady's plans is known: nobody takes such an attempt back.
  expect(table.told('fizzled')).toEqual([{ kind: 'fizzled', who: 'aramis', action, reveals: true }]);
  expect(table.state.actions).toBe(2);
  expect(table.hand('aramis')).toEqual(['erudition']);
  expect(table.state.louvre?.won).toBe(false);
});

test('ROY.CHALL.13 who stops short loses the action and the cards put in', () => {
  const table = atLouvre(4).play('dartagnan', PANACHE, ADD, ADD, DONE);
  expect(table.state.louvre?.won).toBe(false);
  expect(table.state.actions).toBe(2);
  expect(table.hand('dartagnan')).toEqual(['panache', 'panache']);
  expect(table.state.discard).toEqual(['panache', 'panache']);
});

test('ROY.CHALL.14 Aramis’ ability counts as long as it is unused', () => {
  const given = (used: boolean): Given => ({
    acting: 'aramis',
    men: { aramis: { place: 'louvre', used } },
    hands: { aramis: ['erudition', 'single'] },
    louvre: { card: 'letter' },
    options: WITHIN_REACH,
  });
  expect(position(given(false)).kinds('aramis')).toContain('challenge');
  expect(position(given(true)).kinds('aramis')).not.toContain('challenge');
});

test('ROY.CHALL.14 Epic tokens and One-for-all cards count on board 2, and only there', () => {
  const men: Given['men'] = { dartagnan: { place: 'quest' } };
  const calais = (state: NonNullable<Given['state']>) =>
    position({ acting: 'dartagnan', men, quest: CALAIS, state, options: WITHIN_REACH });
  const offered = (state: NonNullable<Given['state']>) => calais(state).offers('dartagnan', PANACHE);
  expect(offered({ epics: LACKS - 1 })).toBe(false);
  expect(offered({ epics: LACKS })).toBe(true);
  expect(offered({ epics: LACKS - 2 })).toBe(false);
  expect(offered({ epics: LACKS - 2, oneForAll: 1 })).toBe(true);
  expect(offered({ oneForAll: 2 })).toBe(true);
  const state = { epics: 7, oneForAll: 3 };
  expect(atLouvre(2, { state, options: WITHIN_REACH }).kinds('dartagnan')).not.toContain('challenge');
  const galleries = position({ acting: 'dartagnan', men, quest: GALLERIES, state, options: WITHIN_REACH });
  expect(galleries.kinds('dartagnan')).not.toContain('challenge');
});

test('ROY.CHALL.14 a Harlot is counted in the value', () => {
  const louvre = { card: 'poisons', foes: ['boisrenard'], trap: 'harlot' } as const;
  expect(atLouvre(3, { louvre, options: WITHIN_REACH }).kinds('dartagnan')).not.toContain('challenge');
  expect(atLouvre(4, { louvre, options: WITHIN_REACH }).kinds('dartagnan')).toContain('challenge');
});
