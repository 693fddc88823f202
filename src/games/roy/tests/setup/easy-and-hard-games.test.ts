import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import { END, GO, MOVE, PASS, START } from '../../choices.ts';
import { roy } from '../../game.ts';
import { at, blue, type Given, type Position, position, red } from '../../testing.ts';

const open = (players: number, given: Readonly<Record<string, string>> = {}): Position => {
  const { options } = readOptions(roy.options, given);
  return at(roy.setup(players, options ?? {}, { key: [players, 2, 3, 4, 5, 6, 7, 8], at: 0 }, null));
};

test('ROY.EASY.1 in the easy game the team starts with a One-for-all card', () => {
  expect([open(5).state.oneForAll, open(5, { easy: 'on' }).state.oneForAll]).toEqual([0, 1]);
});

const FOUR = ['dartagnan', 'athos', 'aramis', 'porthos'] as const;

/** The next turn he may act in. */
const later = (table: Position): Position => {
  for (let turns = 0; turns < 2; turns++) {
    for (const who of FOUR) {
      if (table.man(who).turn !== 'waiting') continue;
      table.play(who, START[who]);
      if (table.asked(who)?.prompt === 'man-turn') table.dice(red(0, 1), red(0, 4)).play(who, END);
    }
    if (table.asked('milady')?.prompt === 'quarters') table.dice(red(0, 1), red(0, 4)).play('milady', PASS);
    table.play('milady', GO.paris, PASS);
  }
  return table.play('athos', START.athos);
};

/** Athos fights for his last life point where he stands, and falls. */
const falls = (place: 'quest' | 'paris', options: Readonly<Record<string, string>>, men: Given['men'] = {}) =>
  position({
    acting: 'athos',
    options,
    men: { ...men, athos: { place, life: 1 } },
    paris: { card: 'abduction', foes: ['henchman'] },
    quest: { board: 3, tokens: ['two', 'two', 'three'], beaten: 0, up: false },
  })
    .dice(blue(0, 1, 2), red(2, 0))
    .play('athos', { kind: 'duel', foe: place === 'quest' ? 'road' : 'henchman' });

test('ROY.HARD.1 in a mortal quest whoever falls at the Quest may never go there again', () => {
  const barred = later(falls('quest', { mortalQuest: 'on' }));
  expect(barred.offers('athos', MOVE.quest)).toBe(false);
  expect(barred.offers('athos', MOVE.louvre)).toBe(true);
  const others = barred.play('athos', END).play('porthos', START.porthos);
  expect(others.offers('porthos', MOVE.quest)).toBe(true);
  expect(later(falls('paris', { mortalQuest: 'on' })).offers('athos', MOVE.quest)).toBe(true);
  expect(later(falls('quest', {})).offers('athos', MOVE.quest)).toBe(true);
});

test('ROY.HARD.2 when every musketeer is barred from a mortal quest Milady wins at once', () => {
  const barred = { fateful: true, place: 'vieux-colombier' } as const;
  const last = falls('quest', { mortalQuest: 'on' }, { dartagnan: barred, aramis: barred, porthos: barred });
  expect(last.state.over).toEqual({ winner: 'milady', ending: 'mortal' });
  for (const free of ['dartagnan', 'aramis', 'porthos'] as const) {
    const men = { dartagnan: barred, aramis: barred, porthos: barred, [free]: {} };
    expect(falls('quest', { mortalQuest: 'on' }, men).state.over).toBeNull();
  }
});

test('ROY.HARD.3 Athos the brave must fight Rochefort where he stands exposed, and only there', () => {
  const attempt = (athosBrave: 'on' | 'off', presence: 'exposed' | 'hidden') =>
    position({
      acting: 'athos',
      options: { athosBrave },
      men: { athos: { place: 'paris' } },
      paris: { card: 'abduction', foes: ['henchman'] },
      state: { location: 'paris', presence, shown: presence === 'exposed', standing: 'ask' },
    })
      .dice(blue(3, 0, 0), red(0, 2))
      .play('athos', { kind: 'duel', foe: 'henchman' });
  expect(attempt('on', 'exposed').told('intercepted')).toHaveLength(1);
  for (const table of [attempt('off', 'exposed'), attempt('on', 'hidden'), attempt('off', 'hidden')]) {
    expect(table.asked('milady')).toBeUndefined();
    expect(table.told('beaten')).toHaveLength(1);
  }
});

test('ROY.HARD.4 the last musketeer not barred wins for the team if he falls in passing the fourth antechamber', () => {
  const barred = { fateful: true, place: 'vieux-colombier' } as const;
  const table = position({
    acting: 'athos',
    options: { mortalQuest: 'on' },
    men: { athos: { place: 'quest', life: 1 }, dartagnan: barred, aramis: barred, porthos: barred },
    quest: {
      board: 4,
      challenges: ['erudition', 'nobility', 'gallantry', 'panache'],
      fighters: ['two', 'two', 'two', 'three', 'three', 'three', 'three', 'three'],
      at: 3,
      beaten: [true, false],
    },
  }).dice(blue(3, 0, 0), red(3, 0));
  table.play('athos', { kind: 'duel', foe: 'second' });
  expect(table.told('fateful')).toEqual([{ kind: 'fateful', who: 'athos' }]);
  expect(table.state.over).toEqual({ winner: 'musketeers', ending: 'quest' });
});
