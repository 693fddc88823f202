import { expect, test } from 'vitest';
import type { AdversaryId } from '../cards/adversaries.ts';
import type { Choice } from '../choices.ts';
import type { Equipment } from '../names.ts';
import type { DuelTask } from '../tasks.ts';
import { position } from '../testing.ts';
import { type View, view as viewOf } from '../view.ts';
import { chancesOnTheRoad, oddsIf, oddsNow, turnsOf } from './chances.ts';
import { addOdds, isBetter, noOdds, type Odds } from './odds/figures.ts';
import { BLUE_ROLLS, RED_ROLLS } from './odds/rolls.ts';
import { boutOf, odds } from './odds.ts';

/** A duel at the Louvre before its first card. */
const duelWith = (foe: AdversaryId, gear: readonly Equipment[] = []): readonly [View, DuelTask] => {
  const { state } = position({
    acting: 'dartagnan',
    louvre: { card: 'ball', foes: [foe] },
    men: { dartagnan: { place: 'louvre', gear } },
    hands: { dartagnan: ['single', 'double'] },
  }).play('dartagnan', { kind: 'duel', foe });
  const view = viewOf(state, 1);
  const task = view.todo.at(-1);
  if (task?.kind !== 'duel') throw new Error('no duel');
  return [view, task];
};

const FACES = ['sword', 'shield', 'lily'] as const;
const again = (task: DuelTask, red: boolean): readonly Choice[] =>
  FACES.filter(face =>
    red
      ? { sword: task.redSwords, shield: task.redShields, lily: 0 }[face] > 0
      : { sword: task.swords, shield: task.shields, lily: task.lilies }[face] > 0,
  ).map(face => ({ kind: 'reroll', face }));

const best = (view: View, task: DuelTask, choices: readonly Choice[], forMilady: boolean): Odds =>
  choices
    .map(choice => oddsIf(view, task, choice) ?? noOdds())
    .reduce((one, other) => (forMilady ? (isBetter(one, other) ? other : one) : isBetter(other, one) ? other : one));

/** All rolls of the first round, each answered as well as can be, by what is said beside the answers. */
const addedUp = (view: View, task: DuelTask, stage: 'blade' | 'foe-reroll'): Odds => {
  const sum = noOdds();
  for (const blue of BLUE_ROLLS[task.blue])
    for (const red of RED_ROLLS[3]) {
      const lying = {
        ...task,
        ...blue.shows,
        stage,
        red: 3,
        redSwords: red.shows.swords,
        redShields: red.shows.shields,
      };
      const rerolls = again(lying, stage === 'foe-reroll');
      const kept = best(view, lying, [{ kind: 'pass' }, ...rerolls], stage === 'foe-reroll');
      addOdds(sum, kept, blue.chance * red.chance);
    }
  return sum;
};

test('what is said beside a blade adds up to the odds of the whole duel', () => {
  const [view, task] = duelWith('bernajoux', ['blade', 'pistol']);
  const whole = odds(boutOf(view, view.men[task.man], task), task.blue);
  const sum = addedUp(view, task, 'blade');
  for (const figure of ['beats', 'hits', 'wounded', 'nothing', 'meanWounds', 'felled'] as const)
    expect(sum[figure]).toBeCloseTo(whole[figure], 10);
});

test('so does what Milady is told where her adversary may reroll', () => {
  const [view, task] = duelWith('cahusac', ['armour']);
  const whole = odds(boutOf(view, view.men[task.man], task), task.blue);
  const sum = addedUp(view, task, 'foe-reroll');
  expect(sum.beats).toBeCloseTo(whole.beats, 10);
  expect(sum.meanWounds).toBeCloseTo(whole.meanWounds, 10);
});

test('each card is told with the dice it gives, and the roll with those in hand', () => {
  const [view, task] = duelWith('jussac');
  const bout = boutOf(view, view.men[task.man], task);
  expect(oddsIf(view, task, { kind: 'done' })).toEqual(odds(bout, 3));
  expect(oddsNow(view, task)).toEqual(odds(bout, 3));
  expect(oddsIf(view, task, { kind: 'commit', card: 'single' })).toEqual(odds(bout, 4));
  expect(oddsIf(view, task, { kind: 'commit', card: 'double' })).toEqual(odds(bout, 5));
  expect(oddsIf(view, { ...task, blue: 6 }, { kind: 'epic' })).toEqual(odds(bout, 6));
  expect(oddsIf(view, task, { kind: 'one-for-all', effect: 'time' })).toBeNull();
});

test('after a draw pistols have fired and the blade may be spent', () => {
  const [view, task] = duelWith('lubin', ['blade', 'pistol']);
  const bout = boutOf(view, view.men[task.man], task);
  const later = { ...task, round: 2, blue: 2, red: 1, bladeUsed: true };
  const without = {
    ...bout,
    blade: false,
    kit: { ...bout.kit, pistol: false },
    foe: { ...bout.foe, dice: 1, pistol: false },
  };
  expect(oddsIf(view, later, { kind: 'done' })).toEqual(odds(without, 2));
});

test('a die rolled again is told face by face', () => {
  const [view, task] = duelWith('boisrenard', ['blade']);
  const lying: DuelTask = {
    ...task,
    stage: 'blade',
    swords: 0,
    shields: 0,
    lilies: 3,
    red: 3,
    redSwords: 0,
    redShields: 3,
  };
  const turns = turnsOf(view, lying, 'lily');
  expect(turns.map(({ face, chance, clash }) => [face, chance, clash.manoeuvre])).toEqual([
    ['sword', 1 / 3, true],
    ['shield', 1 / 3, false],
    ['lily', 1 / 3, false],
  ]);
});

test('who waits on the road face down has no odds, but each who may be there has', () => {
  const { state } = position({
    acting: 'athos',
    quest: { board: 3, tokens: ['two', 'three', 'four'], beaten: 0, up: false },
    men: { athos: { place: 'quest' } },
    hands: { athos: ['single'] },
  }).play('athos', { kind: 'duel', foe: 'road' });
  const view = viewOf(state, 2);
  const task = view.todo.at(-1);
  if (task?.kind !== 'duel') throw new Error('no duel');
  expect(oddsIf(view, task, { kind: 'done' })).toBeNull();
  const chances = chancesOnTheRoad(view, task);
  const of = (token: string) => chances.find(each => each.token === token)?.beats ?? 0;
  expect(chances).toHaveLength(6);
  expect(of('two')).toBeGreaterThan(of('three'));
  expect(of('three')).toBeGreaterThan(of('four'));
});
