import { expect, test } from 'vitest';
import { redact } from '#kernel/game.ts';
import type { Card } from '../cards/adventure.ts';
import { CALAIS_VALUE } from '../cards/board.ts';
import { SHEETS } from '../cards/musketeers.ts';
import {
  ABILITY,
  ACCEPT,
  ADD,
  BUY,
  CANCEL,
  CHALLENGE,
  type Choice,
  COMMIT,
  DONE,
  DUEL,
  EPIC,
  GIVE,
  HAND,
  HORSE,
  MOVE,
  ONE_FOR_ALL,
  PASS,
  PAY,
  PLAY,
  REINFORCE,
  REPLACE,
  REROLL,
  TRADE,
} from '../choices.ts';
import { roy } from '../game.ts';
import type { Musketeer, Skill } from '../names.ts';
import { blue, type Given, type Position, position, red } from '../testing.ts';

const ALL = [0, 1, 2, 3, 4, null];

/** Who reads this word in what the last choice led to. An event without a secret part reaches them all. */
const learn = (table: Position, text: string) =>
  ALL.filter(seat => JSON.stringify(table.events.map(event => redact(event, seat))).includes(text));
/** The seats that are asked now. */
const asked = (table: Position) => roy.decisions(table.state).map(({ seat }) => seat);
const of = (table: Position, by: Musketeer, ...kinds: readonly Choice['kind'][]) =>
  table.choices(by).filter(({ kind }) => kinds.includes(kind));

/** Athos acts, seat 2; Porthos is with him in Paris, seat 4. */
const meeting = (more: Given = {}): Position =>
  position({
    acting: 'athos',
    ...more,
    men: {
      dartagnan: { place: 'louvre', ...more.men?.dartagnan },
      athos: { place: 'paris', ...more.men?.athos },
      porthos: { place: 'paris', ...more.men?.porthos },
    },
  });

test('ROY.DEC.15 a move goes to any of the five other places', () => {
  const from = (place: 'paris' | 'vieux-colombier') => position({ acting: 'athos', men: { athos: { place } } });
  const moves = (...to: readonly string[]) => to.map(each => ({ kind: 'move', to: each }));
  expect(of(from('paris'), 'athos', 'move')).toEqual(
    moves('richelieu', 'vieux-colombier', 'louvre', 'la-rochelle', 'quest'),
  );
  const table = from('vieux-colombier');
  expect(of(table, 'athos', 'move')).toEqual(moves('richelieu', 'paris', 'louvre', 'la-rochelle', 'quest'));
  expect(asked(table)).toEqual([2]);
  table.play('athos', MOVE.quest);
  expect(table.told('moved')).toEqual([
    { kind: 'moved', who: 'athos', from: 'vieux-colombier', to: 'quest', how: 'action' },
  ]);
});

test('ROY.DEC.16 an unused thoroughbred offers the same five places, once', () => {
  const table = position({ acting: 'athos', men: { athos: { place: 'paris', gear: ['horse'] } } });
  expect(of(table, 'athos', 'horse')).toEqual(
    ['richelieu', 'vieux-colombier', 'louvre', 'la-rochelle', 'quest'].map(to => ({ kind: 'horse', to })),
  );
  table.play('athos', HORSE.louvre);
  expect(table.told('moved')).toEqual([{ kind: 'moved', who: 'athos', from: 'paris', to: 'louvre', how: 'horse' }]);
  expect(of(table, 'athos', 'horse')).toEqual([]);
  expect(position({ acting: 'athos' }).kinds('athos')).not.toContain('horse');
});

test('ROY.DEC.17 the trade partner is one of the musketeers in the same place', () => {
  const table = meeting({ men: { dartagnan: { place: 'paris' } }, hands: { athos: ['ketty'] } });
  expect(of(table, 'athos', 'trade')).toEqual([TRADE.dartagnan, TRADE.porthos]);
  table.play('athos', TRADE.porthos);
  expect(table.told('declared')).toEqual([
    { kind: 'declared', who: 'athos', action: { kind: 'trade', who: 'porthos' }, ordered: false },
  ]);
});

const dealing: Given = {
  hands: { athos: ['panache', 'panache', 'ketty'], porthos: ['double'] },
  men: { athos: { gear: ['horse'] }, porthos: { gear: ['blade'] } },
};

test('ROY.DEC.18 first the initiator puts in card by card and token by token, then the partner', () => {
  const table = meeting(dealing).play('athos', TRADE.porthos);
  expect(asked(table)).toEqual([2]);
  expect(table.choices('athos')).toEqual([GIVE.panache, GIVE.ketty, HAND.horse, DONE, CANCEL]);
  table.play('athos', GIVE.panache, HAND.horse);
  expect(table.choices('athos')).toEqual([GIVE.panache, GIVE.ketty, DONE, CANCEL]);
  table.play('athos', GIVE.panache, DONE);
  expect(asked(table)).toEqual([4]);
  expect(table.choices('porthos')).toEqual([GIVE.double, HAND.blade, DONE, CANCEL]);
  table.play('porthos', GIVE.double);
  expect(table.choices('porthos')).toEqual([HAND.blade, DONE, CANCEL]);
  table.play('porthos', DONE);
  expect(table.asked('porthos')?.prompt).toBe('agree');
});

test('ROY.DEC.18 what is put in only the two traders see; how many cards pass is for all once it is agreed', () => {
  const table = meeting(dealing).play('athos', TRADE.porthos, GIVE.ketty);
  expect(learn(table, 'ketty')).toEqual([2, 4]);
  table.play('athos', DONE).play('porthos', GIVE.double);
  expect(learn(table, 'double')).toEqual([2, 4]);
  table.play('porthos', DONE, ACCEPT).play('athos', ACCEPT);
  expect(table.told('traded')).toMatchObject([{ gave: 1, took: 1, open: null }]);
  expect(learn(table, 'traded')).toEqual(ALL);
  expect(learn(table, 'ketty')).toEqual([2, 4]);
});

test('ROY.DEC.19 both traders accept or cancel, and all see which', () => {
  const agreeing = () => meeting(dealing).play('athos', TRADE.porthos, GIVE.ketty, DONE).play('porthos', DONE);
  const table = agreeing();
  expect(asked(table)).toEqual([2, 4]);
  for (const who of ['athos', 'porthos'] as const) expect(table.choices(who)).toEqual([ACCEPT, CANCEL]);
  table.play('porthos', ACCEPT);
  expect(table.told('agreed')).toEqual([{ kind: 'agreed', seat: 4 }]);
  expect(table.told('traded')).toEqual([]);
  expect(asked(table)).toEqual([2]);
  expect(table.play('athos', ACCEPT).told('traded')).toHaveLength(1);
  for (const who of ['athos', 'porthos'] as const) {
    const refused = agreeing().play(who, CANCEL);
    expect(refused.told('no-trade')).toEqual([{ kind: 'no-trade', who: 'athos', partner: 'porthos' }]);
    expect(refused.hand('athos')).toContain('ketty');
  }
});

test('ROY.DEC.19 nobody has to accept where one seat holds both', () => {
  const table = position({
    players: 3,
    acting: 'dartagnan',
    men: { athos: { place: 'paris' }, dartagnan: { gear: ['horse'] } },
  });
  table.play('dartagnan', TRADE.athos, HAND.horse, DONE).play('athos', DONE);
  expect(table.told('traded')).toHaveLength(1);
  expect(table.man('athos').gear).toEqual(['horse']);
});

test('ROY.DEC.20 a Character card is one in hand that would change something', () => {
  const table = meeting({ hands: { athos: ['essarts', 'laporte', 'buckingham', 'single'], porthos: ['captain'] } });
  expect(new Set(of(table, 'athos', 'play', 'heal', 'help'))).toEqual(new Set([PLAY.essarts, PLAY.buckingham]));
  table.play('athos', PLAY.essarts);
  expect(table.told('declared')).toMatchObject([{ action: { kind: 'play', card: 'essarts' } }]);
  expect(learn(table, 'essarts')).toEqual(ALL);
  const choosy = meeting({ hands: { athos: ['planchet'] }, men: { athos: { life: 2 } } });
  expect(choosy.kinds('athos')).toEqual(expect.arrayContaining(['heal', 'help']));
});

test('ROY.DEC.21 a single or a double Combat card reinforces La Rochelle', () => {
  const there: Given = { acting: 'aramis', hands: { aramis: ['single', 'single', 'double', 'panache'] } };
  const table = position(there);
  expect(of(table, 'aramis', 'reinforce')).toEqual([REINFORCE.single, REINFORCE.double]);
  table.play('aramis', REINFORCE.double);
  expect(table.told('reinforced')).toEqual([{ kind: 'reinforced', who: 'aramis', card: 'double' }]);
  expect(of(table, 'aramis', 'reinforce')).toEqual([REINFORCE.single]);
});

const calais = (more: Given = {}): Position =>
  position({
    acting: 'dartagnan',
    quest: { board: 2, won: ['nobility'] },
    ...more,
    men: { dartagnan: { place: 'quest' }, aramis: { place: 'quest' } },
  });

test('ROY.DEC.22 the challenge is one that is open here and can be won', () => {
  const needed = (skill: Skill) => new Array<Card>(CALAIS_VALUE[skill] - SHEETS.dartagnan.skills[skill]).fill(skill);
  const hand = [...needed('panache'), ...needed('gallantry').slice(1)];
  const some = calais({ hands: { dartagnan: [...hand, ...needed('nobility')] } });
  expect(of(some, 'dartagnan', 'challenge')).toEqual([CHALLENGE.panache]);
  const table = calais({ hands: { dartagnan: [...hand, 'gallantry', 'erudition'] } });
  expect(of(table, 'dartagnan', 'challenge')).toEqual([CHALLENGE.gallantry, CHALLENGE.panache]);
  table.play('dartagnan', CHALLENGE.gallantry);
  expect(table.told('declared')).toMatchObject([{ action: { kind: 'challenge', skill: 'gallantry' } }]);
  expect(table.asked('dartagnan')?.prompt).toBe('challenge');
});

test('ROY.DEC.23 a challenge is paid card by card till the seat is done', () => {
  const table = position({
    acting: 'porthos',
    hands: { porthos: ['gallantry', 'gallantry', 'gallantry', 'ketty'] },
    louvre: { card: 'portrait', foes: ['henchman'] },
    state: { epics: 3 },
  }).play('porthos', CHALLENGE.gallantry);
  expect(asked(table)).toEqual([4]);
  expect(table.choices('porthos')).toEqual([ADD.gallantry, DONE]);
  table.play('porthos', ADD.gallantry);
  expect(table.told('added')).toEqual([{ kind: 'added', who: 'porthos', card: 'gallantry', ability: false }]);
  table.play('porthos', ADD.gallantry);
  expect(table.choices('porthos')).toEqual([ADD.gallantry, DONE]);
  table.play('porthos', DONE);
  expect(table.told('challenged')).toMatchObject([{ score: 6, won: true }]);
});

test('ROY.DEC.23 Aramis adds any card once; on board 2 Epic tokens and One-for-all cards serve too', () => {
  const cards = CALAIS_VALUE.panache - SHEETS.aramis.skills.panache - 3;
  const table = calais({
    acting: 'aramis',
    hands: { aramis: [...new Array<Card>(cards + 1).fill('panache'), 'single', 'single', 'ketty'] },
    state: { epics: 1, oneForAll: 1 },
  }).play('aramis', CHALLENGE.panache);
  const epic = ONE_FOR_ALL.epic;
  const effects = of(table, 'aramis', 'one-for-all');
  expect(effects).toContainEqual(epic);
  expect(table.choices('aramis').filter(choice => !effects.includes(choice))).toEqual([
    ADD.panache,
    ABILITY.panache,
    ABILITY.single,
    ABILITY.ketty,
    EPIC,
    DONE,
  ]);
  table.play('aramis', ABILITY.single);
  expect(table.told('added')).toEqual([{ kind: 'added', who: 'aramis', card: 'single', ability: true }]);
  expect(table.kinds('aramis')).not.toContain('ability');
  table.play('aramis', EPIC, ...new Array(cards).fill(ADD.panache), epic, DONE);
  expect(table.told('challenged')).toMatchObject([{ score: CALAIS_VALUE.panache, won: true }]);
});

test('ROY.DEC.24 the adversary is one of those undefeated where he stands', () => {
  const table = meeting({
    paris: { card: 'message', foes: ['henchman', 'jussac'] },
    louvre: { card: 'debts', foes: ['vitray'] },
  });
  expect(of(table, 'athos', 'duel')).toEqual([DUEL.henchman, DUEL.jussac]);
  table.dice(blue(0, 0, 3), red(2, 0)).play('athos', DUEL.henchman);
  expect(table.told('declared')).toMatchObject([{ action: { kind: 'duel', foe: 'henchman' } }]);
  expect(of(table, 'athos', 'duel')).toEqual([DUEL.jussac]);
});

test('ROY.DEC.25 Combat cards are committed one by one till the seat is done, for all to see', () => {
  const table = meeting({
    hands: { athos: ['single', 'single', 'double', 'panache'], porthos: ['double'] },
    paris: { card: 'abduction', foes: ['henchman'] },
  }).play('athos', DUEL.henchman);
  expect(asked(table)).toEqual([2]);
  expect(table.choices('athos')).toEqual([COMMIT.single, COMMIT.double, DONE]);
  table.play('athos', COMMIT.single);
  expect(table.told('committed')).toEqual([{ kind: 'committed', who: 'athos', card: 'single', ability: false }]);
  expect(table.choices('athos')).toEqual([COMMIT.single, COMMIT.double, DONE]);
  table.dice(blue(1, 0, 3), red(2, 0)).play('athos', DONE);
  expect(table.told('rolled')).toMatchObject([{ blue: { swords: 1, shields: 0, lilies: 3 } }]);
});

test('ROY.DEC.25 Aramis may commit any card besides, once', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'paris' } },
    hands: { aramis: ['single', 'ketty'] },
    paris: { card: 'abduction', foes: ['henchman'] },
  }).play('aramis', DUEL.henchman);
  expect(table.choices('aramis')).toEqual([COMMIT.single, ABILITY.single, ABILITY.ketty, DONE]);
  table.play('aramis', ABILITY.ketty);
  expect(table.told('committed')).toEqual([{ kind: 'committed', who: 'aramis', card: 'ketty', ability: true }]);
  expect(table.choices('aramis')).toEqual([COMMIT.single, DONE]);
});

test('ROY.DEC.26 on board 3 Epic tokens follow one by one once the token lies face up, till the seat is done', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: { board: 3, tokens: ['two', 'three', 'four'], beaten: 0, up: false },
    state: { epics: 5 },
  }).play('athos', DUEL.road);
  expect(table.told('turned-up')).toHaveLength(1);
  expect(asked(table)).toEqual([2]);
  expect(table.choices('athos')).toEqual([EPIC, DONE]);
  const more = table.play('athos', EPIC, EPIC);
  expect(more.told('epic-die')).toEqual(new Array(2).fill({ kind: 'epic-die', who: 'athos', epics: 1 }));
  expect(table.choices('athos')).toEqual([EPIC, DONE]);
  table.dice(blue(2, 0, 3), red(2, 0)).play('athos', DONE);
  expect(table.told('rolled')).toMatchObject([{ blue: { swords: 2, shields: 0, lilies: 3 } }]);
  expect(table.state.epics).toBe(3);
});

test('ROY.DEC.27 the owner of a Toledo blade rerolls one die, named by the face it shows, or none', () => {
  const rolled = () =>
    meeting({ men: { athos: { gear: ['blade'] } }, paris: { card: 'abduction', foes: ['henchman'] } })
      .dice(blue(1, 0, 2), red(2, 0), blue(0, 0, 1))
      .play('athos', DUEL.henchman);
  const table = rolled();
  expect(asked(table)).toEqual([2]);
  expect(table.choices('athos')).toEqual([PASS, REROLL.sword, REROLL.lily]);
  table.play('athos', REROLL.sword);
  expect(table.told('rerolled')).toEqual([{ kind: 'rerolled', by: 'athos', from: 'sword', to: 'lily' }]);
  expect(table.told('clash')).toMatchObject([{ manoeuvre: true }]);
  const kept = rolled().play('athos', PASS);
  expect(kept.told('rerolled')).toEqual([]);
  expect(kept.told('clash')).toMatchObject([{ manoeuvre: false, hits: 1, wounds: 2 }]);
});

test('ROY.DEC.28 a purchase is an affordable item, then a second one or done', () => {
  const table = meeting({ hands: { athos: ['panache'] }, men: { athos: { life: 2 } }, state: { purse: 3 } });
  const items = (...names: readonly string[]) => names.map(item => ({ kind: 'buy', item }));
  const skills = ['erudition', 'nobility', 'gallantry', 'panache'];
  expect(of(table, 'athos', 'buy')).toEqual(items('horse', 'pistol', 'armour', 'blade', 'balm', ...skills));
  table.play('athos', BUY.pistol);
  expect(asked(table)).toEqual([2]);
  expect(table.choices('athos')).toEqual([...items('balm', ...skills), DONE]);
  expect(table.told('bought')).toMatchObject([{ who: 'athos', item: 'pistol' }]);
  table.play('athos', BUY.balm);
  expect(table.told('bought')).toMatchObject([{ item: 'balm' }]);
  expect(table.asked('athos')?.prompt).toBe('spell');
  const one = meeting().play('athos', BUY.horse, DONE);
  expect([one.man('athos').gear, one.state.actions]).toEqual([['horse'], 2]);
});

test('ROY.DEC.29 any card pays for a skill, a Combat card for the manoeuvre', () => {
  const given: Given = { hands: { athos: ['nobility', 'nobility', 'single', 'double', 'ketty'] } };
  const skill = meeting(given).play('athos', BUY.gallantry);
  expect(asked(skill)).toEqual([2]);
  expect(skill.choices('athos')).toEqual([PAY.nobility, PAY.single, PAY.double, PAY.ketty]);
  skill.play('athos', PAY.ketty);
  expect(skill.told('bought')).toEqual([
    { kind: 'bought', who: 'athos', item: 'gallantry', card: 'ketty', replaced: null },
  ]);
  const trick = meeting(given).play('athos', BUY.manoeuvre);
  expect(trick.choices('athos')).toEqual([PAY.single, PAY.double]);
  expect(trick.play('athos', PAY.double).hand('athos')).toEqual(['nobility', 'nobility', 'single', 'ketty']);
});

test('ROY.DEC.30 without a free slot he names the token of that kind to replace', () => {
  const full: Given = {
    hands: { athos: ['ketty'] },
    men: { athos: { gear: ['horse', 'pistol'], skills: ['panache', 'nobility'] } },
  };
  const gear = meeting(full).play('athos', BUY.armour);
  expect(asked(gear)).toEqual([2]);
  expect(gear.choices('athos')).toEqual([REPLACE.horse, REPLACE.pistol]);
  gear.play('athos', REPLACE.horse);
  expect(gear.told('bought')).toMatchObject([{ item: 'armour', replaced: 'horse' }]);
  expect(gear.man('athos').gear).toEqual(['pistol', 'armour']);
  const skill = meeting(full).play('athos', BUY.erudition);
  expect(skill.choices('athos')).toEqual([REPLACE.panache, REPLACE.nobility]);
  expect(meeting().play('athos', BUY.armour).kinds('athos')).not.toContain('replace');
});
