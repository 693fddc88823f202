import { expect, test } from 'vitest';
import { ROCHEFORT } from '../../cards/board.ts';
import { roy } from '../../game.ts';
import { blue, type Given, position, red, type Wanted } from '../../testing.ts';
import { lastAndMiladyIdle } from '../shared/last-to-play.testing.ts';
import { innAt } from '../shared/missions.testing.ts';

test('ROY.RULING.1 Rochefort lets the Beggars be paid where he lies in wait', () => {
  for (const presence of ['hidden', 'exposed'] as const) {
    const table = position({
      acting: 'porthos',
      men: { porthos: { place: 'paris' } },
      paris: { card: 'abduction', foes: ['henchman'], trap: 'beggars' },
      state: { location: 'paris', presence, shown: presence === 'exposed', standing: 'always' },
    });
    table.play('porthos', { kind: 'beggars', place: 'paris' });
    expect(table.state.paris?.trap).toBeNull();
    expect(table.told('intercepted')).toEqual([]);
    expect(table.offers('porthos', { kind: 'duel', foe: 'henchman' })).toBe(true);
  }
});

test('ROY.RULING.1 nor does he come between a musketeer and a Thief', () => {
  const table = position({
    acting: 'porthos',
    paris: { card: 'abduction', foes: ['henchman'], trap: 'thief' },
    state: { location: 'paris', standing: 'always' },
  }).dice(red(1, 0));
  table.play('porthos', { kind: 'move', to: 'paris' });
  expect(table.told('bite')).toHaveLength(1);
  expect(table.told('intercepted')).toEqual([]);
  expect(table.state.presence).toBe('hidden');
});

const inParis = (options = {}) =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    hands: { porthos: ['single', 'single', 'single'] },
    paris: { card: 'abduction', foes: ['henchman'] },
    options,
    state: { location: 'paris', standing: 'ask' },
  });

const FIGHT = { kind: 'duel', foe: 'henchman' } as const;

const INTERCEPT = { kind: 'intercept' } as const;

const PASS = { kind: 'pass' } as const;

test('ROY.RULING.2 Milady may intercept or let the attempt pass, and may leave a standing order', () => {
  const table = inParis().play('porthos', FIGHT);
  expect(table.choices('milady')).toEqual(
    expect.arrayContaining([INTERCEPT, PASS, { kind: 'standing', order: 'always' }]),
  );
  table.play('milady', PASS);
  expect(table.state.presence).toBe('hidden');
  expect(table.told('duel').map(({ foe }) => foe)).toEqual(['henchman']);
  expect(inParis().play('porthos', FIGHT).play('milady', INTERCEPT).told('intercepted')).toHaveLength(1);
});

test('ROY.RULING.2 the team cannot see whether she had anything to decide', () => {
  const looks = (['paris', 'louvre', 'quarters'] as const).map(location => {
    const table = inParis();
    table.state = { ...table.state, location };
    table.play('porthos', FIGHT);
    expect(table.asked('milady')).toBeDefined();
    return JSON.stringify([roy.view(table.state, 4), roy.decisions(table.state).map(({ seat }) => seat)]);
  });
  expect(new Set(looks).size).toBe(1);
});

test('ROY.RULING.2 with rochefortMandatory he comes by himself', () => {
  const table = inParis({ rochefortMandatory: 'on' }).play('porthos', FIGHT);
  expect(table.told('intercepted')).toHaveLength(1);
  expect(table.asked('milady')).toBeUndefined();
});

/** Porthos and Rochefort cross swords. */
const meeting = (options: Required<Given>['options'], cards: number, ...dice: Wanted[]) => {
  const table = inParis(options)
    .play('porthos', FIGHT)
    .play('milady', INTERCEPT)
    .dice(...dice);
  for (let i = 0; i < cards; i++) table.play('porthos', { kind: 'commit', card: 'single' });
  if (cards < 3) table.play('porthos', { kind: 'done' });
  return table.told('clash')[0];
};

test('ROY.RULING.3 when both hit, Rochefort and the musketeer lose one life point each', () => {
  expect(meeting({}, 0, blue(2, 0, 1), red(ROCHEFORT.dice, 0))).toMatchObject({ foe: 'rochefort', hits: 1, wounds: 1 });
});

test('ROY.RULING.3 a hit of one side alone counts every Sword', () => {
  const others = ROCHEFORT.dice - 2;
  expect(meeting({}, 3, blue(4, 2, 0), red(others, 2))).toMatchObject({ foe: 'rochefort', hits: 2, wounds: 0 });
  expect(meeting({}, 0, blue(1, 0, 2), red(2, others))).toMatchObject({ foe: 'rochefort', hits: 0, wounds: 2 });
});

test('ROY.RULING.3 with rochefortDoubleHit perSword every Sword counts on both sides', () => {
  const perSword = { rochefortDoubleHit: 'perSword' };
  expect(meeting(perSword, 0, blue(2, 0, 1), red(ROCHEFORT.dice, 0))).toMatchObject({
    foe: 'rochefort',
    hits: 2,
    wounds: ROCHEFORT.dice,
  });
});

test('ROY.RULING.33 facing a token and walking forward can be intercepted', () => {
  const lurking = { location: 'quest', standing: 'ask' } as const;
  const facing = innAt(0, { state: lurking }).play('porthos', { kind: 'advance', path: 0 });
  expect(facing.offers('milady', { kind: 'intercept' })).toBe(true);
  const walking = innAt(-1, { state: lurking }).play('porthos', { kind: 'advance', path: 0 });
  expect(walking.offers('milady', { kind: 'intercept' })).toBe(true);
  walking.play('milady', PASS);
  expect(walking.man('porthos')).toMatchObject({ path: 0, space: 0 });
});

test('ROY.RULING.33 going back and Epic reveals cannot', () => {
  const lurking = { location: 'quest', standing: 'always', epics: 1 } as const;
  const table = innAt(0, { state: lurking }).play('porthos', { kind: 'withdraw' });
  expect(table.told('intercepted')).toEqual([]);
  expect(table.man('porthos').path).toBe(-1);
  table.play('porthos', { kind: 'reveal', pay: 'token' });
  expect(table.told('intercepted')).toEqual([]);
  expect(table.kinds('porthos')).toEqual(['name']);
});

const END = { kind: 'end' } as const;

test('ROY.RULING.50 the same destination again is allowed, and Rochefort’s presence ends with the round', () => {
  const table = lastAndMiladyIdle('porthos', { state: { location: 'paris', presence: 'exposed', shown: true } });
  table.dice(red(0, 1)).play('porthos', END);
  expect(table.state).toMatchObject({ turn: 2, presence: 'none', location: null, shown: false });
  expect(table.offers('milady', { kind: 'go', to: 'paris' })).toBe(true);
});

test('ROY.RULING.52 Athos the brave is intercepted only where Rochefort already stands exposed', () => {
  const met = (options: Required<Given>['options'], presence: 'hidden' | 'exposed') =>
    position({
      acting: 'athos',
      men: { athos: { place: 'paris' } },
      paris: { card: 'abduction', foes: ['henchman'] },
      options,
      state: { location: 'paris', presence, shown: presence === 'exposed', standing: 'always' },
    })
      .play('athos', { kind: 'duel', foe: 'henchman' })
      .told('intercepted').length;
  expect(met({ athosBrave: 'on' }, 'exposed')).toBe(1);
  expect(met({ athosBrave: 'on' }, 'hidden')).toBe(0);
  expect(met({}, 'exposed')).toBe(0);
});

test('ROY.RULING.56 once Rochefort has fled the action declared goes on', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'always' },
  }).dice(blue(0, 0, 3), red(2, ROCHEFORT.dice - 2), blue(0, 0, 3), red(2, 0));
  table.play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.told('duel').map(({ foe }) => foe)).toEqual(['rochefort', 'henchman']);
});

test('ROY.RULING.63 a challenge out of reach after Rochefort is spent without effect', () => {
  const table = position({
    acting: 'aramis', // Erudition 4 against 6
    men: { aramis: { place: 'louvre' } },
    hands: { aramis: ['erudition', 'ketty'] },
    louvre: { card: 'letter', foes: ['vitray'] },
    state: { location: 'louvre', standing: 'always' },
  });
  table.play('aramis', { kind: 'challenge', skill: 'erudition' }).dice(blue(0, 1, 3), red(2, ROCHEFORT.dice - 2));
  table.play('aramis', { kind: 'ability', card: 'ketty' });
  expect(table.state.presence).toBe('fled');
  expect(table.state.actions).toBe(2);
  expect(table.state.louvre?.won).toBe(false);
  expect(table.hand('aramis')).toEqual(['erudition']);
});

test('ROY.RULING.63 and so is a card no longer there to be handed over', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    hands: { porthos: ['single'] },
    paris: { card: 'smuggler', foes: ['vitray'] },
    state: { location: 'paris', standing: 'always' },
  });
  table.play('porthos', { kind: 'hand-over', card: 'single' }).dice(blue(0, 1, 3), red(2, ROCHEFORT.dice - 2));
  table.play('porthos', { kind: 'commit', card: 'single' });
  expect(table.state).toMatchObject({ presence: 'fled', constance: 0, actions: 2 });
});
