import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { CALAIS_VALUE } from '../../cards/board.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import { ABILITY, ADD, CHALLENGE, DONE, EPIC, ONE_FOR_ALL } from '../../choices.ts';
import type { Skill } from '../../names.ts';
import { type Given, type Position, position } from '../../testing.ts';
import { asked, choicesOf } from '../shared/choices.testing.ts';

const calais = (more: Given = {}): Position =>
  position({
    acting: 'dartagnan',
    quest: { board: 2, won: ['nobility'] },
    ...more,
    men: { dartagnan: { place: 'quest' }, aramis: { place: 'quest' } },
  });

test('ROY.DEC.22 the challenge is any that is open here', () => {
  const needed = (skill: Skill) => new Array<Card>(CALAIS_VALUE[skill] - SHEETS.dartagnan.skills[skill]).fill(skill);
  const table = calais({ hands: { dartagnan: needed('gallantry') } });
  const open = [CHALLENGE.erudition, CHALLENGE.gallantry, CHALLENGE.panache];
  expect(choicesOf(table, 'dartagnan', 'challenge')).toEqual(open);
  table.play('dartagnan', CHALLENGE.gallantry);
  expect(table.told('declared')).toMatchObject([{ action: { kind: 'challenge', skill: 'gallantry' } }]);
  expect(table.asked('dartagnan')?.prompt).toBe('challenge');
});

test('ROY.DEC.22 or, where the table wants it so, one of those that can be won', () => {
  const needed = (skill: Skill) => new Array<Card>(CALAIS_VALUE[skill] - SHEETS.dartagnan.skills[skill]).fill(skill);
  const hand = [...needed('panache'), ...needed('gallantry').slice(1)];
  const offered = (more: readonly Card[]) =>
    choicesOf(
      calais({ hands: { dartagnan: [...hand, ...more] }, options: { hopelessChallenges: 'off' } }),
      'dartagnan',
      'challenge',
    );
  expect(offered(needed('nobility'))).toEqual([CHALLENGE.panache]);
  expect(offered(['gallantry', 'erudition'])).toEqual([CHALLENGE.gallantry, CHALLENGE.panache]);
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
  const effects = choicesOf(table, 'aramis', 'one-for-all');
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
