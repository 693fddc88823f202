import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import type { Choice } from '../../choices.ts';
import type { Item, Musketeer, Skill } from '../../names.ts';
import { blue, type Given, type Position, position, red, type Wanted } from '../../testing.ts';

const SKILLS: readonly Skill[] = ['erudition', 'nobility', 'gallantry', 'panache'];
const DONE = { kind: 'done' } as const;
const buy = (item: Item): Choice => ({ kind: 'buy', item });
const pay = (card: Card): Choice => ({ kind: 'pay', card });
const wares = (table: Position, by: Musketeer = 'athos'): readonly Item[] =>
  table.choices(by).flatMap(choice => (choice.kind === 'buy' ? [choice.item] : []));

/** Athos at home with an empty purse, so that only cards buy anything. */
const poor = (more: Given = {}): Position => position({ acting: 'athos', ...more, state: { purse: 0, ...more.state } });
/** Whether a musketeer with the improved manoeuvre has one with these dice. */
const manoeuvre = (who: Musketeer, dice: Wanted): boolean =>
  position({
    acting: who,
    men: { [who]: { place: 'paris', improved: true } },
    paris: { card: 'abduction', foes: ['boisrenard'] },
  })
    .dice(dice, red(3, 0))
    .play(who, { kind: 'duel', foe: 'boisrenard' })
    .told('clash')[0].manoeuvre;

test('ROY.UPGR.1 the balm gives two life points back at once, and its token is gone', () => {
  const table = position({ acting: 'porthos', men: { porthos: { life: 1 }, athos: { life: 1 } } });
  table.play('porthos', buy('balm'), DONE);
  expect(table.man('porthos').life).toBe(3);
  expect(table.state.arsenal.balm).toBe(0);
  table.play('porthos', { kind: 'end' }).play('athos', { kind: 'start', who: 'athos' });
  expect(wares(table)).not.toContain('balm');
});

test('ROY.UPGR.2 the balm cannot be kept and takes no slot', () => {
  const full: Given = { men: { athos: { life: 1, gear: ['horse', 'pistol'], skills: ['panache', 'nobility'] } } };
  const table = position({ acting: 'athos', ...full }).play('athos', buy('balm'));
  expect(table.man('athos')).toMatchObject({ life: 3, gear: ['horse', 'pistol'], skills: ['panache', 'nobility'] });
  expect(table.kinds('athos')).not.toContain('replace');
  expect(wares(position({ acting: 'athos' }))).not.toContain('balm'); // nothing to heal now
});

test('ROY.UPGR.3 the improved manoeuvre costs one Combat card, single or double, and no money', () => {
  const hand: Card[] = ['panache', 'single', 'double', 'ketty'];
  for (const card of ['single', 'double'] as const) {
    const table = poor({ hands: { athos: hand } }).play('athos', buy('manoeuvre'));
    expect(table.choices('athos')).toEqual([pay('single'), pay('double')]);
    table.play('athos', pay(card));
    expect(table.man('athos').improved).toBe(true);
    expect(table.hand('athos')).toEqual(hand.filter(each => each !== card));
    expect(table.state.discard).toEqual([card]);
  }
  const sold = (hand: readonly Card[]) => wares(poor({ hands: { athos: hand } })).includes('manoeuvre');
  expect([sold(['single']), sold(['double']), sold(['panache', 'ketty'])]).toEqual([true, true, false]);
});

test('ROY.UPGR.3 nor does it cost a rich team any money', () => {
  const table = position({ acting: 'athos', hands: { athos: ['single'] }, state: { purse: 4 } });
  expect(table.play('athos', buy('manoeuvre'), pay('single')).state.purse).toBe(4);
});

test('ROY.UPGR.4 it covers the old manoeuvre', () => {
  for (const who of ['athos', 'aramis', 'porthos'] as const) {
    expect([who, manoeuvre(who, blue(2, 0, 1))]).toEqual([who, true]);
    expect([who, manoeuvre(who, blue(0, 0, 3))]).toEqual([who, false]);
  }
});

test('ROY.UPGR.5 d’Artagnan keeps his own beside it', () => {
  expect(manoeuvre('dartagnan', blue(2, 0, 1))).toBe(true);
  expect(manoeuvre('dartagnan', blue(1, 0, 2))).toBe(true);
  expect(manoeuvre('dartagnan', blue(0, 0, 3))).toBe(false);
});

test('ROY.UPGR.6 an upgraded skill costs any one Adventure card, and the buyer chooses the skill', () => {
  const hand: Card[] = ['panache', 'single', 'double', 'ketty'];
  expect(wares(poor({ hands: { athos: ['ketty'] } }))).toEqual(SKILLS);
  for (const card of hand) {
    const table = poor({ hands: { athos: hand } }).play('athos', buy('gallantry'));
    expect(table.choices('athos')).toEqual(hand.map(pay));
    table.play('athos', pay(card), DONE);
    expect(table.man('athos').skills).toEqual(['gallantry']);
    expect(table.state.discard).toEqual([card]);
    expect(table.hand('athos')).toEqual(hand.filter(each => each !== card));
  }
  expect(wares(poor())).toEqual([]); // no card, no skill
});

test('ROY.UPGR.7 it raises that skill by one, for good', () => {
  const table = position({
    acting: 'dartagnan',
    men: {
      dartagnan: { place: 'louvre' },
      athos: { turn: 'done' },
      aramis: { turn: 'done', place: 'paris' },
      porthos: { turn: 'done' },
    },
    hands: { dartagnan: ['panache', 'panache', 'panache', 'panache', 'single'] },
    louvre: { card: 'poisons', foes: ['lubin'] },
    state: { purse: 0, location: null, presence: 'none' },
  });
  const attempt = () => {
    table.play('dartagnan', { kind: 'challenge', skill: 'panache' }, { kind: 'add', card: 'panache' }, DONE);
    return table.told('challenged')[0].score;
  };
  table.play('dartagnan', buy('panache'), pay('single'), DONE);
  expect(attempt()).toBe(6); // 4, the upgrade, a card
  table.dice(red(0, 1)).play('dartagnan', { kind: 'end' });
  table.play('milady', { kind: 'go', to: 'quarters' }, { kind: 'pass' });
  table.play('dartagnan', { kind: 'start', who: 'dartagnan' });
  expect(attempt()).toBe(6);
});

test('ROY.UPGR.8 each skill is in stock twice', () => {
  for (const skill of SKILLS) {
    const hands: Given['hands'] = { athos: ['panache'], aramis: ['panache'], porthos: ['panache'] };
    const table = poor({ hands }).play('athos', buy(skill), pay('panache'), { kind: 'end' });
    table.play('aramis', { kind: 'start', who: 'aramis' });
    expect(wares(table, 'aramis')).toEqual(SKILLS);
    table.play('aramis', buy(skill), pay('panache'), { kind: 'end' });
    table.play('porthos', { kind: 'start', who: 'porthos' });
    expect(wares(table, 'porthos')).toEqual(SKILLS.filter(each => each !== skill));
  }
});

test('ROY.UPGR.9 at most two upgraded skills, and not the same twice', () => {
  const one = poor({ men: { athos: { skills: ['panache'] } }, hands: { athos: ['ketty', 'essarts'] } });
  expect(wares(one)).toEqual(['erudition', 'nobility', 'gallantry']);
  one.play('athos', buy('nobility'), pay('ketty'), DONE);
  expect(one.man('athos').skills).toEqual(['panache', 'nobility']);
  one.play('athos', buy('erudition'));
  expect(one.kinds('athos')).toEqual(['replace']);
  one.play('athos', { kind: 'replace', token: 'panache' }, pay('essarts'));
  expect(one.man('athos').skills).toEqual(['nobility', 'erudition']);
});

test('ROY.UPGR.10 upgrades stay with the one who bought them, even among musketeers of one seat', () => {
  const table = poor({
    players: 2,
    men: { athos: { place: 'louvre', skills: ['panache'], improved: true, gear: ['horse'] } },
    hands: { athos: ['ketty'] },
  });
  table.play('athos', { kind: 'trade', who: 'porthos' });
  expect(table.choices('athos')).toEqual([{ kind: 'hand', gear: 'horse' }, DONE, { kind: 'cancel' }]);
  table.play('athos', { kind: 'hand', gear: 'horse' }, DONE, DONE);
  expect(table.man('athos')).toMatchObject({ skills: ['panache'], improved: true });
  expect(table.man('porthos')).toMatchObject({ skills: [], improved: false, gear: ['horse'] });
});

test('ROY.UPGR.11 the improved manoeuvre takes none of the two places for skills', () => {
  const full = poor({ men: { athos: { skills: ['panache', 'nobility'] } }, hands: { athos: ['single'] } });
  full.play('athos', buy('manoeuvre'), pay('single'));
  expect(full.man('athos')).toMatchObject({ skills: ['panache', 'nobility'], improved: true });
  const other = poor({ men: { athos: { skills: ['panache'], improved: true } }, hands: { athos: ['single'] } });
  other.play('athos', buy('nobility'), pay('single'));
  expect(other.man('athos').skills).toEqual(['panache', 'nobility']);
});
