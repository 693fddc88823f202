import { expect, test } from 'vitest';
import type { FightToken } from '../../cards/tokens.ts';
import { ADD, CHALLENGE, type Choice, DUEL, END, LAY, LAY_CHALLENGE, PASSAGE, START } from '../../choices.ts';
import { roy } from '../../game.ts';
import type { Galleries } from '../../state.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';

const SKILLS = ['nobility', 'panache', 'erudition', 'gallantry'] as const;
const FIGHTERS: readonly FightToken[] = ['two', 'three', 'four', 'parry', 'swords', 'two', 'three', 'four'];
const NOBILITY = new Array<'nobility'>(4).fill('nobility');
const WON = [blue(3, 0, 0), red(0, 2)] as const; // against two dice
const WON_THREE = [blue(3, 0, 0), red(1, 2)] as const; // one hit, one wound

/** Athos, Nobility 4, in the galleries. */
const galleries = (given: Given = {}, quest: Partial<Galleries> = {}) =>
  position({
    acting: 'athos',
    quest: { board: 4, challenges: SKILLS, fighters: FIGHTERS, at: 0, beaten: [false, false], ...quest },
    ...given,
    men: { athos: { place: 'quest' }, ...given.men },
  });
const seen = (table: Position) => {
  const { quest } = roy.view(table.state, 1);
  return quest.board === 4 ? [quest.challenges, quest.fighters] : [];
};

/** The way to board 4, up to Milady's layout. */
const laying = (stock: Partial<Record<FightToken, number>> = {}) =>
  position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: { board: 3, tokens: ['two', 'two', 'two'], beaten: 2, up: true },
    state: { stock: { snare: 2, shields: 1, parry: 1, swords: 1, two: 0, three: 2, four: 1, ...stock } },
  })
    .dice(...WON)
    .play('athos', DUEL.road);

test('ROY.GALL.1 Milady lays the four challenges in her order and the eight tokens left two by two, face down', () => {
  const table = laying();
  table.play('milady', ...SKILLS.map(skill => LAY_CHALLENGE[skill]));
  expect(table.choices('milady')).toEqual([LAY.snare, LAY.shields, LAY.parry, LAY.swords, LAY.three, LAY.four]);
  const order = ['four', 'snare', 'three', 'parry', 'swords', 'three', 'snare', 'shields'] as const;
  for (const token of order.slice(0, 7)) table.play('milady', LAY[token]);
  expect(seen(table)).toEqual([new Array(4).fill(null), new Array(7).fill(null)]);
  table.play('milady', LAY[order[7]]);
  expect(table.asked('milady')).toBeUndefined();
  expect(table.state.quest).toMatchObject({ board: 4, challenges: SKILLS, fighters: order, at: 0 });
});

test('ROY.GALL.2 the tokens of the first antechamber are turned up, the next ones when it has been passed', () => {
  const table = galleries({ hands: { athos: NOBILITY } });
  expect(seen(table)).toEqual([
    ['nobility', null, null, null],
    ['two', 'three', null, null, null, null, null, null],
  ]);
  table.play('athos', CHALLENGE.nobility, ADD.nobility, ADD.nobility, ADD.nobility, ADD.nobility);
  expect(table.told('antechamber')).toMatchObject([{ at: 1, skill: 'panache', fighters: ['four', 'parry'] }]);
  expect(seen(table)).toEqual([
    ['nobility', 'panache', null, null],
    ['two', 'three', 'four', 'parry', null, null, null, null],
  ]);
});

const antechamber = (table: Position) => (table.state.quest.board === 4 ? table.state.quest.at : -1);

test('ROY.GALL.3 an antechamber is passed by its challenge, by both duels or by a secret passage', () => {
  const table = galleries({ hands: { athos: NOBILITY }, state: { epics: 3 } });
  const ways: Choice[] = [CHALLENGE.nobility, DUEL.first, DUEL.second, PASSAGE.tokens];
  for (const way of ways) expect(table.offers('athos', way)).toBe(true);
  table.play('athos', CHALLENGE.nobility, ADD.nobility, ADD.nobility, ADD.nobility, ADD.nobility);
  expect([antechamber(table), table.told('passed')[0]?.by]).toEqual([1, 'challenge']);
  const passage = galleries({ state: { epics: 3 } }).play('athos', PASSAGE.tokens);
  expect([antechamber(passage), passage.told('passed')[0]?.by]).toEqual([1, 'passage']);
  const duels = galleries()
    .dice(...WON)
    .play('athos', DUEL.first);
  expect([antechamber(duels), duels.told('passed')]).toEqual([0, []]); // one is not enough
  duels.dice(...WON_THREE).play('athos', DUEL.second);
  expect([antechamber(duels), duels.told('passed')[0]?.by]).toEqual([1, 'duels']);
});

test('ROY.GALL.4 all four challenges have the value 8', () => {
  // Athos has Nobility 4, Panache 2, Erudition 3, Gallantry 1, and one more of each by an upgrade where six cards fall short.
  const need = { nobility: 4, panache: 6, erudition: 5, gallantry: 6 } as const;
  for (const [i, skill] of SKILLS.entries()) {
    const open = (cards: number) =>
      galleries(
        {
          men: { athos: { place: 'quest', skills: ['gallantry'] } },
          hands: { athos: new Array(cards).fill(skill) },
          options: { hopelessChallenges: 'off' },
        },
        { at: i },
      ).offers('athos', CHALLENGE[skill]);
    expect([skill, open(need[skill] - 1), open(need[skill])]).toEqual([skill, false, true]);
  }
});

test('ROY.GALL.5 two separate duels, one action each, in either order', () => {
  for (const [first, second] of [
    [DUEL.first, DUEL.second],
    [DUEL.second, DUEL.first],
  ]) {
    const table = galleries({}, { fighters: ['two', 'two', ...FIGHTERS.slice(2)] });
    table.dice(...WON).play('athos', first);
    expect(table.state.actions).toBe(2);
    expect([table.offers('athos', first), table.offers('athos', second)]).toEqual([false, true]);
    table.dice(...WON).play('athos', second);
    expect([table.state.actions, antechamber(table)]).toEqual([1, 1]);
  }
});

test('ROY.GALL.5 possibly by different musketeers', () => {
  const table = galleries({ men: { porthos: { place: 'quest' } } }, { fighters: ['two', 'two', ...FIGHTERS.slice(2)] });
  table.dice(...WON).play('athos', DUEL.first, END);
  table.dice(...WON).play('porthos', START.porthos, DUEL.second);
  expect(table.told('passed')).toMatchObject([{ by: 'duels', who: 'porthos' }]);
});

test('ROY.GALL.6 a secret passage costs one action and three Epic tokens of a musketeer at the Quest', () => {
  const table = galleries({ state: { epics: 4 } }).play('athos', PASSAGE.tokens);
  expect([table.state.actions, table.state.epics]).toEqual([2, 1]);
  expect(galleries({ state: { epics: 2 } }).offers('athos', PASSAGE.tokens)).toBe(false);
  expect(galleries({ men: { athos: { place: 'louvre' } }, state: { epics: 4 } }).kinds('athos')).not.toContain(
    'passage',
  );
});

test('ROY.GALL.7 ways may be mixed inside an antechamber, and who is beaten stays beaten', () => {
  const mixed = galleries({ state: { epics: 3 } })
    .dice(...WON)
    .play('athos', DUEL.first, PASSAGE.tokens);
  expect(antechamber(mixed)).toBe(1);
  const challenge = galleries({ hands: { athos: NOBILITY } })
    .dice(...WON)
    .play('athos', DUEL.first);
  challenge.play('athos', CHALLENGE.nobility, ADD.nobility, ADD.nobility, ADD.nobility, ADD.nobility);
  expect(antechamber(challenge)).toBe(1);
  const later = galleries({ men: { porthos: { place: 'quest' } } })
    .dice(...WON)
    .play('athos', DUEL.first, END);
  const draw = [blue(0, 2, 1), red(1, 2), blue(0, 2, 0), red(0, 2), blue(0, 1, 0), red(0, 1)] as const;
  later.dice(...draw).play('porthos', START.porthos, DUEL.second); // in vain
  expect(later.told('duel-over')).toMatchObject([{ won: false }]);
  expect([later.offers('porthos', DUEL.first), later.offers('porthos', DUEL.second)]).toEqual([false, true]);
});

test('ROY.GALL.7 and varied between antechambers', () => {
  const table = galleries(
    { hands: { athos: NOBILITY }, state: { epics: 3 } },
    { fighters: ['two', 'two', 'two', 'two', ...FIGHTERS.slice(4)] },
  );
  table.play('athos', CHALLENGE.nobility, ADD.nobility, ADD.nobility, ADD.nobility, ADD.nobility, PASSAGE.tokens);
  expect(table.told('passed').map(({ by }) => by)).toEqual(['challenge', 'passage']);
});

test('ROY.GALL.8 when an antechamber is passed its remaining tokens are gone', () => {
  const table = galleries({ state: { epics: 3 } });
  const { stock } = table.state;
  table.dice(...WON).play('athos', DUEL.first, PASSAGE.tokens);
  expect(table.state.stock).toEqual(stock);
  expect([table.offers('athos', DUEL.first), table.offers('athos', DUEL.second)]).toEqual([true, true]);
  table.dice(blue(1, 2, 0)).play('athos', DUEL.second); // he meets the second of the next antechamber
  expect(table.told('duel')).toMatchObject([{ token: 'parry' }]);
});

test.each(['challenge', 'duels', 'passage'] as const)(
  'ROY.GALL.9 passing the fourth antechamber by %s wins the game at once',
  way => {
    const at = {
      at: 3,
      beaten: [true, false] as const,
      challenges: ['panache', 'erudition', 'gallantry', 'nobility'] as const,
    };
    const table = galleries(
      { hands: { athos: NOBILITY }, state: { epics: 3 } },
      { ...at, fighters: [...FIGHTERS.slice(0, 6), 'three', 'two'] },
    );
    if (way === 'challenge')
      table.play('athos', CHALLENGE.nobility, ADD.nobility, ADD.nobility, ADD.nobility, ADD.nobility);
    else if (way === 'duels') table.dice(...WON).play('athos', DUEL.second);
    else table.play('athos', PASSAGE.tokens);
    expect(table.state.over).toEqual({ winner: 'musketeers', ending: 'quest' });
    expect(roy.decisions(table.state)).toEqual([]);
  },
);

test('ROY.GALL.9 passing the third does not', () => {
  const table = galleries({ state: { epics: 3 } }, { at: 2 }).play('athos', PASSAGE.tokens);
  expect([table.state.over, antechamber(table)]).toEqual([null, 3]);
});

test('ROY.GALL.6 from elsewhere a secret passage is refused, and only where there is one', () => {
  const refused = (table: Position) =>
    roy
      .barred(roy.view(table.state, table.seat('athos')))
      .flatMap(({ choice, rule }) => (choice.kind === 'passage' ? [rule] : []));
  expect(refused(galleries({ men: { athos: { place: 'paris' } } }))).toEqual(['ROY.QUEST.2']);
  const road = { board: 3, tokens: ['two', 'two', 'two'], beaten: 0, up: false } as const;
  expect(refused(position({ acting: 'athos', quest: road }))).toEqual([]);
});
