import { expect, test } from 'vitest';
import { CLOCK, redact } from '#kernel/game.ts';
import { blue, type Given, position, red } from '../../testing.ts';
import { ALL, alike, declared, heard, view } from './look.testing.ts';

test('ROY.HID.19 the Adventure discard pile everybody sees', () => {
  const table = position({ discard: ['ketty', 'double'] });
  for (const reader of ALL) expect(view(table, reader).discard).toEqual(['ketty', 'double']);
});

test('ROY.HID.20 the cards at La Rochelle everybody sees', () => {
  const table = position({ acting: 'aramis', hands: { aramis: ['double'] }, garrison: ['bassompierre'] });
  table.play('aramis', { kind: 'reinforce', card: 'double' });
  for (const reader of ALL) {
    expect(view(table, reader).garrison).toEqual(['bassompierre', 'double']);
    expect(heard(table, reader)).toContain('"card":"double"');
  }
});

test('ROY.HID.21 cards committed to a duel, Aramis’ card among them, everybody sees at once', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'paris' } },
    hands: { aramis: ['double', 'ketty', 'single', 'single'] },
    paris: { card: 'abduction', foes: ['henchman'] },
  }).play('aramis', { kind: 'duel', foe: 'henchman' }, { kind: 'ability', card: 'ketty' });
  for (const reader of ALL) expect(heard(table, reader)).toContain('"card":"ketty","ability":true');
  table.play('aramis', { kind: 'commit', card: 'single' });
  for (const reader of ALL) {
    expect(heard(table, reader)).toContain('"card":"single","ability":false');
    expect(view(table, reader).discard).toEqual(['ketty', 'single']);
  }
});

test('ROY.HID.21 cards put into a challenge and paid for an upgrade, too', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'louvre' } },
    hands: { aramis: ['erudition', 'erudition', 'ketty'] },
    louvre: { card: 'letter', foes: ['vitray'] },
  }).play('aramis', { kind: 'challenge', skill: 'erudition' }, { kind: 'add', card: 'erudition' });
  for (const reader of ALL) expect(view(table, reader).todo.at(-1)).toMatchObject({ paid: ['erudition'] });
  table.play('aramis', { kind: 'ability', card: 'ketty' });
  for (const reader of ALL) expect(heard(table, reader)).toContain('"card":"ketty","ability":true');
  const paid = position({ acting: 'aramis', hands: { aramis: ['double'] } });
  paid.play('aramis', { kind: 'buy', item: 'manoeuvre' }, { kind: 'pay', card: 'double' });
  for (const reader of ALL) expect(heard(paid, reader)).toContain('"item":"manoeuvre","card":"double"');
});

test('ROY.HID.22 life, equipment, upgrades, places, turns taken and actions left everybody sees', () => {
  const athos = { place: 'quest', life: 2, gear: ['horse', 'blade'], skills: ['nobility'], improved: true } as const;
  const table = position({ acting: 'porthos', actions: 2, men: { athos: { ...athos, turn: 'done' } } });
  for (const reader of ALL) {
    const { men, actions } = view(table, reader);
    expect(men[1]).toMatchObject({ ...athos, who: 'athos', seat: 2, turn: 'done' });
    expect([men.map(man => man.turn), actions]).toEqual([['waiting', 'done', 'waiting', 'acting'], 2]);
  }
});

test('ROY.HID.23 tracks, purse, tokens, One-for-all cards, the Arsenal and what is validated everybody sees', () => {
  const tracks = { time: 4, honour: 3, siege: -2, constance: 1, ladder: 2, purse: 7, epics: 3, oneForAll: 2 } as const;
  const table = position({
    acting: 'athos',
    louvre: { card: 'debts', foes: ['vitray'], won: true },
    quest: { board: 2, won: ['nobility'] },
    state: { ...tracks, rochefort: 3 },
  }).play('athos', { kind: 'buy', item: 'horse' });
  for (const reader of ALL) {
    const seen = view(table, reader);
    expect(seen).toMatchObject({
      ...tracks,
      purse: 5,
      rochefort: 3,
      quest: { won: ['nobility'] },
      louvre: { won: true },
    });
    expect(seen.arsenal).toMatchObject({ horse: 1, pistol: 2 });
  }
});

test('ROY.HID.24 the Louvre stack below the active card nobody knows; a mission flipped everybody', () => {
  const given = { at: 'ladder', louvre: { card: 'poisons' }, foes: [], traps: [] } as const;
  const stacked = (...louvreStack: NonNullable<Required<Given>['louvreStack']>) =>
    position({ ...given, at: 'select', louvreStack });
  alike(ALL, stacked('debts', 'letter', 'ball'), stacked('ball', 'debts', 'letter'));
  const flipped = position({ ...given, louvreStack: ['ball', 'letter'], state: { ladder: 3 } });
  for (const reader of ALL) {
    expect(view(flipped, reader)).toMatchObject({ louvre: { card: 'ball' }, louvreStack: 1 });
    expect(JSON.stringify(view(flipped, reader))).not.toContain('letter');
  }
});

test('ROY.HID.25 an action and its object everybody knows before Milady has answered', () => {
  const table = declared({});
  expect(table.asked('milady')?.prompt).toBe('intercept');
  for (const reader of ALL) {
    expect(heard(table, reader)).toContain('"kind":"declared","who":"porthos","action":{"kind":"duel","foe":"lubin"}');
    expect(view(table, reader).todo.at(-1)).toMatchObject({
      kind: 'intercept',
      action: { kind: 'duel', foe: 'lubin' },
    });
  }
});

test('ROY.HID.26 dice everybody sees when they are rolled', () => {
  const duel = declared({ standing: 'never' });
  const blade = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris', gear: ['blade'] } },
    paris: { card: 'abduction', foes: ['lubin'] },
  })
    .dice(blue(1, 2, 0), red(2, 0))
    .play('porthos', { kind: 'duel', foe: 'lubin' });
  const thief = position({ acting: 'athos', paris: { card: 'abduction', trap: 'thief' } });
  thief.dice(red(1, 0)).play('athos', { kind: 'move', to: 'paris' });
  expect(duel.told('rolled')).not.toEqual([]);
  for (const reader of ALL) {
    for (const event of duel.told('rolled')) expect(redact(event, reader)).toEqual(event);
    expect(view(blade, reader).todo.at(-1)).toMatchObject({ swords: 1, shields: 2, lilies: 0, redSwords: 2 });
    expect(heard(thief, reader)).toContain('"face":"sword"');
  }
});

test('ROY.HID.27 whether the hourglass runs, and how long it is, everybody sees', () => {
  const options = { hourglassSeconds: '90' };
  const running = position({ options, state: { hourglass: 'on' } });
  const standing = declared({ hourglass: 'on' });
  const expired = position({ state: { hourglass: 'on' }, acting: 'athos' });
  for (const reader of ALL) {
    expect(view(running, reader)).toMatchObject({ hourglass: 'on', running: true, options });
    expect(view(standing, reader)).toMatchObject({ hourglass: 'on', running: false });
  }
  expired.play(CLOCK, { kind: 'expire' });
  for (const reader of ALL) expect(heard(expired, reader)).toContain('{"kind":"hourglass","now":"expired"}');
});
