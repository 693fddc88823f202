import { describe, expect, test } from 'vitest';
import { CALAIS_VALUE } from '../cards/board.ts';
import { PARIS } from '../cards/paris.ts';
import {
  ADVANCE,
  BEGGARS,
  CHALLENGE,
  CHALLENGE_AT,
  DUEL,
  HAND_OVER,
  ONE_FOR_ALL,
  ORDER,
  PASSAGE,
  REVEAL,
  SACRIFICE,
  WITHDRAW,
} from '../choices.ts';
import { position } from '../testing.ts';
import { INN } from '../tests/shared/missions.testing.ts';
import { acting, why } from './testing.ts';

const ABDUCTION = PARIS.abduction.challenge?.value ?? 0;

const inParis = { men: { athos: { place: 'paris' } } } as const;
const atQuest = { men: { athos: { place: 'quest' } } } as const;

describe('missions', () => {
  test('can be attempted only where they are', () => {
    const table = acting({
      paris: { card: 'smuggler', foes: ['jussac'] },
      louvre: { card: 'ball', foes: ['lubin'] },
      hands: { athos: ['single'] },
    });
    expect(why(table, 'athos', CHALLENGE_AT.paris)).toEqual(['ROY.CHALL.2', 'mission-elsewhere', { place: 'paris' }]);
    expect(why(table, 'athos', CHALLENGE_AT.louvre)).toEqual(['ROY.CHALL.2', 'mission-elsewhere', { place: 'louvre' }]);
    expect(why(table, 'athos', DUEL.jussac)).toEqual([
      'ROY.DUEL.2',
      'foe-elsewhere',
      { foe: 'jussac', place: 'paris' },
    ]);
    expect(why(table, 'athos', HAND_OVER.single)?.[1]).toBe('mission-elsewhere');
  });

  test('a value out of reach is told with what there is', () => {
    const short = { ...inParis, paris: { card: 'abduction' }, hands: { athos: ['panache', 'single'] } } as const;
    expect(why(acting({ ...short, options: { hopelessChallenges: 'off' } }), 'athos', CHALLENGE.panache)).toEqual([
      'ROY.CHALL.11',
      'out-of-reach',
      { skill: 'panache', have: 3, need: ABDUCTION },
    ]);
    expect(why(acting(short), 'athos', CHALLENGE.panache)).toBeNull();
  });

  test('a Harlot counts', () => {
    const table = acting({
      ...inParis,
      paris: { card: 'abduction', trap: 'harlot' },
      options: { hopelessChallenges: 'off' },
    });
    expect(why(table, 'athos', CHALLENGE.panache)?.[2]).toEqual({ skill: 'panache', have: 2, need: ABDUCTION + 1 });
  });

  test('Beggars and Nemesis keep people off', () => {
    const beggars = acting({ ...inParis, paris: { card: 'message', foes: ['lubin'], trap: 'beggars' } });
    expect(why(beggars, 'athos', DUEL.lubin)).toEqual(['ROY.TRAP.14', 'beggars', { place: 'paris', price: 2 }]);
    expect(why(beggars, 'athos', CHALLENGE.nobility)?.[1]).toBe('beggars');
    const nemesis = acting({
      ...inParis,
      paris: { card: 'message', foes: ['lubin'], trap: 'nemesis', nemesis: 'porthos' },
    });
    expect(why(nemesis, 'athos', DUEL.lubin)).toEqual(['ROY.CARD.19', 'nemesis', { place: 'paris', who: 'porthos' }]);
  });

  test('what is won is won, and what is empty is empty', () => {
    const won = acting({ ...inParis, paris: { card: 'message', won: true, foes: ['lubin'] } });
    expect(why(won, 'athos', CHALLENGE_AT.paris)).toEqual(['ROY.CHALL.7', 'challenge-won', { skill: 'nobility' }]);
    expect(why(acting(inParis), 'athos', CHALLENGE_AT.paris)?.slice(0, 2)).toEqual(['ROY.PARIS.11', 'no-mission']);
    const empty = acting({ men: { athos: { place: 'louvre' } } });
    expect(why(empty, 'athos', CHALLENGE_AT.louvre)?.[0]).toBe('ROY.LOUVRE.15');
    const duels = acting({ ...inParis, paris: { card: 'duels' } });
    expect(why(duels, 'athos', CHALLENGE_AT.paris)).toEqual(['ROY.CARD.31', 'no-challenge']);
  });

  test('the Smuggler wants Combat cards, and only as many as he asks for', () => {
    const smuggler = { ...inParis, paris: { card: 'smuggler', foes: ['cahusac'] } } as const;
    expect(why(acting(smuggler), 'athos', HAND_OVER.single)).toEqual(['ROY.CARD.29', 'no-combat-card']);
    expect(why(acting({ ...smuggler, state: { constance: 2 } }), 'athos', HAND_OVER.single)?.[1]).toBe('asked-done');
  });

  test('Beggars cost money, between two actions', () => {
    const mission = { card: 'message', foes: ['lubin', 'cahusac'], trap: 'beggars' } as const;
    const poor = acting({ paris: mission, state: { purse: 1 } });
    expect(why(poor, 'porthos', BEGGARS.paris)).toEqual(['ROY.TRAP.15', 'beggars-poor', { have: 1, need: 2 }]);
    const duel = acting({
      men: { athos: { place: 'louvre' } },
      paris: mission,
      louvre: { card: 'ball', foes: ['jussac'] },
      hands: { athos: ['single'] },
    }).play('athos', { kind: 'duel', foe: 'jussac' });
    expect(why(duel, 'porthos', BEGGARS.paris)).toEqual(['ROY.TRAP.18', 'between-actions']);
  });
});

describe('the Quest', () => {
  test('needs somebody there', () => {
    expect(why(acting(), 'athos', ADVANCE[0])).toEqual(['ROY.QUEST.2', 'not-at-quest', { who: 'athos' }]);
  });

  test('at the Inn one path at a time, and tokens to turn tokens up', () => {
    const table = acting({
      men: { athos: { place: 'quest', path: 0, space: 0 } },
      inn: INN,
    });
    expect(why(table, 'athos', ADVANCE[1])).toEqual(['ROY.RULING.32', 'other-path', { who: 'athos' }]);
    expect(why(table, 'athos', ADVANCE[0])).toBeNull();
    expect(why(table, 'porthos', REVEAL.token)).toEqual(['ROY.INN.8', 'no-epics']);
    expect(why(acting(atQuest), 'athos', WITHDRAW)?.[1]).toBe('common-room');
    const open = acting({ up: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], state: { epics: 2 } });
    expect(why(open, 'athos', REVEAL.token)).toEqual(['ROY.INN.8', 'nothing-hidden']);
  });

  test('de Wardes waits for four challenges', () => {
    const table = acting({ ...atQuest, quest: { board: 2, won: ['panache'] }, options: { hopelessChallenges: 'off' } });
    expect(why(table, 'athos', DUEL.wardes)).toEqual(['ROY.CALAIS.5', 'wardes-waits', { won: 1 }]);
    expect(why(table, 'athos', CHALLENGE.panache)?.[0]).toBe('ROY.CHALL.7');
    expect(why(table, 'athos', CHALLENGE.nobility)?.[2]).toEqual({
      skill: 'nobility',
      have: 4,
      need: CALAIS_VALUE.nobility,
    });
  });

  test('a secret passage has its price, and the beaten stay beaten', () => {
    const table = acting({
      ...atQuest,
      quest: {
        board: 4,
        challenges: ['panache', 'nobility', 'gallantry', 'erudition'],
        fighters: ['two', 'two', 'two', 'three', 'three', 'three', 'four', 'four'],
        at: 0,
        beaten: [true, false],
      },
      state: { epics: 2 },
    });
    expect(why(table, 'athos', PASSAGE.tokens)).toEqual(['ROY.GALL.6', 'passage-dear', { have: 2, need: 3 }]);
    expect(why(table, 'athos', DUEL.first)?.slice(0, 2)).toEqual(['ROY.GALL.7', 'already-beaten']);
    expect(why(table, 'athos', DUEL.second)).toBeNull();
  });
});

describe('the team', () => {
  test('Tréville gives one order, to somebody who stands', () => {
    const given = { players: 6, acting: 'treville' } as const;
    const used = position({ ...given, men: { treville: { used: true } } });
    expect(why(used, 'treville', ORDER.athos)).toEqual(['ROY.TREV.4', 'order-used']);
    const down = position({ ...given, men: { athos: { life: 0 } } });
    expect(why(down, 'treville', ORDER.athos)).toEqual(['ROY.TREV.7', 'order-down', { who: 'athos' }]);
  });

  test('One for all needs a card, and something to change', () => {
    expect(why(acting(), 'porthos', ONE_FOR_ALL.time)).toEqual(['ROY.ONE.1', 'no-one-for-all']);
    const held = acting({ state: { oneForAll: 1, timeStop: true, epics: 7 } });
    for (const effect of ['time', 'honour', 'epic'] as const)
      expect(why(held, 'porthos', ONE_FOR_ALL[effect])).toEqual(['ROY.ONE.14', 'effect-idle', { effect }]);
  });

  test('only those at La Rochelle sacrifice', () => {
    const table = position({
      at: 'siege',
      men: { athos: { place: 'la-rochelle' } },
      state: { time: 12, reinforcements: true },
      players: 2,
    });
    if (table.asked('milady') !== undefined) table.play('milady', { kind: 'pass' });
    expect(why(table, 1, SACRIFICE.porthos)).toEqual(['ROY.SIEGE.8', 'not-at-siege', { who: 'porthos' }]);
  });
});
