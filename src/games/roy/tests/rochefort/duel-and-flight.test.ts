import { expect, test } from 'vitest';
import { ROCHEFORT } from '../../cards/board.ts';
import type { TreacheryId } from '../../cards/treachery.ts';
import { BETRAY, COMMIT, DONE, DUEL, END, GO, INTERCEPT, MAN, PASS, REROLL, START } from '../../choices.ts';
import type { Musketeer } from '../../names.ts';
import { blue, type Given, position, red } from '../../testing.ts';

/** Porthos at the Louvre with somebody to fight; Milady is there, hidden. */
const ambushed = (given: Given = {}) =>
  position({
    acting: 'porthos',
    louvre: { card: 'poisons', foes: ['henchman', 'lubin'] },
    ...given,
    state: { location: 'louvre', standing: 'ask', ...given.state },
  });
const intercepted = (given: Given = {}) => ambushed(given).play('porthos', DUEL.henchman);

/** Rochefort is wounded. */
const HIT = [blue(3, 0, 0), red(ROCHEFORT.dice - 2, 2)] as const;
/** Rochefort does one wound and takes none. */
const HURT = [blue(0, 1, 2), red(2, ROCHEFORT.dice - 2)] as const;
/** Each hits the other with every die. */
const BOTH = [blue(3, 0, 0), red(ROCHEFORT.dice, 0)] as const;
/** The Henchman is beaten without a scratch. */
const BEATEN = [blue(3, 0, 0), red(0, 2)] as const;

const stands = (given: Given = {}) =>
  ambushed({ ...given, state: { presence: 'exposed', shown: true, ...given.state } });

test('ROY.ROCH.8 wounded he flees, and Milady takes no Paris card this turn', () => {
  const table = intercepted({
    men: {
      dartagnan: { turn: 'done' },
      athos: { turn: 'done' },
      aramis: { turn: 'done', place: 'paris' },
    },
  });
  table.dice(...HIT, ...BEATEN).play('milady', INTERCEPT);
  expect(table.state.presence).toBe('fled');
  expect(table.told('fled')).toHaveLength(1);
  table.dice(red(0, 1)).play('porthos', END);
  expect(table.asked('milady')?.prompt).toBe('destination');
});

test('ROY.ROCH.9 after he has fled the declared action is resumed and nothing else may be done first', () => {
  const table = intercepted({ hands: { porthos: ['single', 'single', 'single'] } });
  table.play('milady', INTERCEPT);
  table.dice(...HIT).play('porthos', DONE);
  expect(table.told('duel').map(({ foe }) => foe)).toEqual(['henchman']);
  expect(table.choices('porthos')).toEqual([COMMIT.single, DONE]);
});

test('ROY.ROCH.10 unhurt he stays, and the declared action is spent without effect', () => {
  const table = intercepted();
  table.dice(...HURT).play('milady', INTERCEPT);
  expect(table.told('duel').map(({ foe }) => foe)).toEqual(['rochefort']);
  expect(table.state.louvre?.foes.map(({ id }) => id)).toEqual(['henchman', 'lubin']);
  expect([table.state.actions, table.state.presence]).toEqual([2, 'exposed']);
});

test('ROY.ROCH.11 where he stays he must fight the next attempt of the same musketeer', () => {
  const table = intercepted();
  table.dice(...HURT).play('milady', INTERCEPT);
  table.dice(...HURT).play('porthos', DUEL.lubin);
  expect(table.asked('milady')).toBeUndefined();
  expect(table.told('duel').map(({ foe }) => foe)).toEqual(['rochefort']);
  expect(table.told('intercepted')).toHaveLength(1);
});

test('ROY.ROCH.11 and every later attempt by anyone but Athos', () => {
  const attempt = (who: Musketeer) => {
    const table = stands({ acting: who, men: { [who]: { place: 'louvre' } }, hands: { [who]: ['single'] } });
    return table.play(who, DUEL.henchman).told('intercepted').length === 1;
  };
  expect([attempt('dartagnan'), attempt('aramis'), attempt('porthos'), attempt('athos')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('ROY.ROCH.12 when both hit each loses one, he flees and the musketeer resumes his action', () => {
  const table = intercepted();
  table.dice(...BOTH, ...BEATEN).play('milady', INTERCEPT);
  expect([table.state.rochefort, table.man('porthos').life, table.state.presence]).toEqual([4, 4, 'fled']);
  expect(table.told('beaten').map(({ foe }) => foe)).toEqual(['henchman']);
});

test('ROY.ROCH.12 table option: every Sword counts', () => {
  const table = intercepted({ options: { rochefortDoubleHit: 'perSword' } });
  table.dice(...BOTH, ...BEATEN).play('milady', INTERCEPT);
  expect([table.state.rochefort, table.man('porthos').life, table.state.presence]).toEqual([
    2,
    5 - ROCHEFORT.dice,
    'fled',
  ]);
});

test('ROY.ROCH.13 felled by him he loses the declared action although Rochefort flees', () => {
  const table = intercepted({ men: { porthos: { life: 1 } } });
  table.dice(...BOTH).play('milady', INTERCEPT);
  expect(table.state.presence).toBe('fled');
  expect(table.told('duel').map(({ foe }) => foe)).toEqual(['rochefort']);
  expect(table.state.louvre?.foes).toHaveLength(2);
  expect(table.man('porthos')).toMatchObject({ life: 0, turn: 'done' });
});

test('ROY.ROCH.14 once he has fled he intercepts nothing more this turn', () => {
  for (const standing of ['ask', 'always'] as const) {
    const table = stands({ state: { presence: 'fled', standing }, hands: { porthos: ['single'] } });
    table.play('porthos', DUEL.henchman);
    expect(table.told('intercepted')).toEqual([]);
    expect(table.asked('milady')).toBeUndefined();
    expect(table.kinds('porthos')).toEqual(['commit', 'done']);
  }
});

test('ROY.ROCH.15 at no life point he is out of action and intercepts nobody', () => {
  const table = intercepted({ state: { rochefort: 1 } });
  table.dice(...HIT, ...BEATEN).play('milady', INTERCEPT);
  expect(table.state.rochefort).toBe(0);
  expect(table.told('rochefort-down')).toHaveLength(1);
  for (const standing of ['ask', 'always'] as const) {
    const out = ambushed({ hands: { porthos: ['single'] }, state: { rochefort: 0, standing } });
    out.play('porthos', DUEL.henchman);
    expect([out.asked('milady'), out.told('intercepted')]).toEqual([undefined, []]);
  }
});

test('ROY.ROCH.15 while he is out Milady cannot go to Paris, the Louvre or the Quest', () => {
  const goals = (rochefort: number) =>
    position({ at: 'destination', state: { rochefort } })
      .choices('milady')
      .flatMap(choice => (choice.kind === 'go' ? [choice.to] : []));
  expect(goals(0)).toEqual(['quarters', 'richelieu', 'la-rochelle']);
  expect(goals(1)).toEqual(['quarters', 'richelieu', 'paris', 'louvre', 'la-rochelle', 'quest']);
});

test('ROY.ROCH.16 the first time he is put out of action the team earns a One-for-all card, later nothing', () => {
  const knockOut = (humbled: boolean) => {
    const table = intercepted({ state: { rochefort: 1, humbled } });
    table.dice(...HIT, ...BEATEN).play('milady', INTERCEPT);
    expect(table.told('rochefort-down')).toHaveLength(1);
    return table.state;
  };
  expect(knockOut(false).oneForAll).toBe(1);
  expect(knockOut(knockOut(false).humbled).oneForAll).toBe(0);
});

test('ROY.ROCH.16 a wound that leaves him a life point earns nothing', () => {
  const table = intercepted({ state: { rochefort: 2 } });
  table.dice(...HIT, ...BEATEN).play('milady', INTERCEPT);
  expect([table.state.rochefort, table.state.oneForAll]).toEqual([1, 0]);
});

test('ROY.ROCH.17 of all Treachery cards only the Balm gives him life points', () => {
  const after = (card: TreacheryId) => {
    const table = position({ at: 'treachery', plotHand: [card], state: { rochefort: 1 } });
    table.play('milady', BETRAY[card]);
    if (table.offers('milady', MAN.athos)) table.play('milady', MAN.athos);
    return table.state.rochefort;
  };
  const others = [
    'emergency',
    'reinforcements',
    'ambush',
    'conscripts',
    'jailed',
    'isolation',
    'dead-end',
    'intrigue',
  ] as const;
  expect(others.map(after)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  expect(after('balm')).toBe(3);
});

test('ROY.ROCH.17 neither flight nor a new turn heals him', () => {
  const table = position({
    acting: 'athos',
    men: { dartagnan: { turn: 'done' }, aramis: { turn: 'done', place: 'paris' }, porthos: { turn: 'done' } },
    state: { rochefort: 2, location: 'louvre', presence: 'fled', shown: true },
  });
  table.dice(red(0, 1)).play('athos', END).play('milady', GO.paris, PASS);
  expect(table.state.turn).toBe(2);
  expect(table.kinds('athos')).toEqual(['start']);
  table.play('athos', START.athos);
  expect(table.state.rochefort).toBe(2);
});

test('ROY.ROCH.18 on board 3 Epic tokens may not be spent against him, only in the fight that follows', () => {
  const table = ambushed({
    men: { porthos: { place: 'quest' } },
    hands: { porthos: ['single'] },
    quest: { board: 3, tokens: ['three', 'two', 'two'], beaten: 0, up: false },
    state: { location: 'quest', epics: 3 },
  });
  table.play('porthos', DUEL.road).play('milady', INTERCEPT);
  expect(table.kinds('porthos')).toEqual(['commit', 'done']);
  table.dice(blue(4, 0, 0), red(ROCHEFORT.dice - 2, 2)).play('porthos', COMMIT.single);
  expect(table.told('rolled')).toHaveLength(1);
  expect(table.kinds('porthos')).toEqual(['epic', 'done']);
  expect(table.state.epics).toBe(3);
});

test('ROY.ROCH.19 his duel and the resumed one are two: cards, pistol and Toledo blade serve in each', () => {
  const table = ambushed({
    men: { porthos: { gear: ['pistol', 'blade'] } },
    hands: { porthos: ['single', 'single'] },
  });
  table.play('porthos', DUEL.henchman).play('milady', INTERCEPT).play('porthos', COMMIT.single);
  table.dice(blue(2, 2, 0), red(ROCHEFORT.dice - 2, 2)).play('porthos', DONE);
  expect(table.offers('porthos', REROLL.sword)).toBe(true);
  table.dice(blue(1, 0, 0)).play('porthos', REROLL.sword);
  expect(table.told('clash')).toMatchObject([{ foe: 'rochefort', hits: 1 }]);
  expect(table.choices('porthos')).toEqual([COMMIT.single, DONE]); // the first card gave no die here
  table.dice(blue(1, 2, 0), red(1, 1)).play('porthos', DONE);
  expect(table.told('rolled')).toHaveLength(1);
  expect(table.offers('porthos', REROLL.sword)).toBe(true);
  table.play('porthos', PASS);
  expect(table.told('clash')).toMatchObject([{ foe: 'henchman', hits: 1 }]);
});
