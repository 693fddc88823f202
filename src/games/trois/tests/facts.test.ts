import { expect, test } from 'vitest';
import { GAZETTES, type GazetteId, type News } from '../cards/gazettes.ts';
import type { Event } from '../events.ts';
import { diceOf, goalPlace, inOrder, landsOf, leadersOf, leadsTo, oneTurnOf, questOf } from '../facts.ts';
import { trois } from '../game.ts';
import type { Given, GivenRider } from '../given.testing.ts';
import { begun, match, newsOf, position, wander } from '../testing.ts';

const seen = (given: Given = {}) => trois.view(position(given).state, 0);
const homeward = (rider: GivenRider, studs: NonNullable<Given['studs']>) =>
  seen({ riders: [{ leg: 5, ...rider }, { at: 'FR5' }], studs });

test('who has the fewest steps to go leads, alone or with others, and nobody while all are level', () => {
  expect(leadersOf(seen({ riders: [{ at: 'FO2' }, { at: 'FO7' }, {}] }))).toEqual([1]);
  expect(leadersOf(seen({ riders: [{ at: 'BON', leg: 4 }, {}, { at: 'BON', leg: 4 }] }))).toEqual([0, 2]);
  expect(leadersOf(seen())).toEqual([]);
  expect(leadersOf(trois.view(match(2).state, 0))).toEqual([]);
});

test('TRO.6 riders stand in order of play, and as they sit until that is settled', () => {
  expect(inOrder(trois.view(begun(3, ['athos', 'aramis', 'porthos']).state, 0))).toEqual([1, 2, 0]);
  expect(inOrder(trois.view(match(3).state, 0))).toEqual([0, 1, 2]);
});

test('what a rider is about depends on his leg, and on the way home on the studs', () => {
  expect(questOf(seen({ riders: [{ at: 'FO3' }, {}] }), 0)).toBe('leg');
  expect(questOf(homeward({ at: 'FR3' }, 0), 0)).toBe('carry');
  expect(questOf(homeward({ at: 'FR3' }, 1), 0)).toBe('chase');
  expect(questOf(homeward({ at: 'FR3' }, 'FR14'), 0)).toBe('fetch');
  expect(questOf(homeward({ at: 'QUEEN' }, 'FR14'), 0)).toBe('wait');
  expect(questOf(trois.view(match(2).state, 0), 0)).toBeNull();
  expect(questOf({ ...seen(), winner: 1 }, 0)).toBeNull();
});

test('a rider rides to the end of his leg, and to no place while he is after the studs', () => {
  const goals = [{}, { at: 'BON' }, { at: 'QUEEN' }, { at: 'FO3' }] as const;
  expect(goals.map(rider => goalPlace(seen({ riders: [rider, {}] }), 0))).toEqual(['BON', 'QUEEN', 'BON', 'BUCK']);
  expect(goalPlace(homeward({ at: 'FR3' }, 0), 0)).toBe('QUEEN');
  expect(goalPlace(homeward({ at: 'FR3' }, 1), 0)).toBeNull();
  expect(goalPlace(homeward({ at: 'FR3' }, 'FR14'), 0)).toBeNull();
  expect(goalPlace(trois.view(match(2).state, 0), 0)).toBeNull();
  expect(goalPlace({ ...seen(), phase: 'over' }, 0)).toBeNull();
});

test('one die is rolled where a card says so, but a hold is tried with two', () => {
  const dice = (rider: GivenRider) => diceOf(seen({ riders: [{ at: 'FO3', ...rider }, {}] }).musketeers[0]);
  expect([dice({}), dice({ oneDie: true }), dice({ oneDie: true, hold: { until: 7, attempts: 2 } })]).toEqual([
    2, 1, 2,
  ]);
});

test('TRO.21 what a gazette marks lasts one turn at most, until it is eased', () => {
  const marks = (gazette: GazetteId, news: News) =>
    (Object.keys(news) as (keyof News)[]).flatMap(of => oneTurnOf(gazette, news, of) ?? []);
  for (const id of Object.keys(GAZETTES) as GazetteId[])
    expect(marks(id, newsOf(id)).toSorted()).toEqual([...GAZETTES[id].oneTurn].toSorted());
  expect(marks('GZ11', { ...newsOf('GZ11'), channel: 'both' })).toEqual(['buckingham']);
});

/** The first space somebody rides to, as the events tell it. */
const firstOf = (events: readonly Event[], seat: number) => {
  const rode = events.find(event => event.kind === 'rode' && event.seat === seat);
  return rode?.kind === 'rode' ? rode.path[1] : undefined;
};

test('a way leads to the space the rider comes to first, and who stops stays where he is', () => {
  const checked = new Set<string>();
  wander(20, ({ state, asked }) => {
    const question = asked();
    if (question === null) return;
    const { seat, choices } = question;
    for (const choice of choices) {
      if (choice.kind !== 'way' && choice.kind !== 'stop') continue;
      const to = leadsTo(choice, trois.view(state, seat), seat);
      const next = trois.clone(state);
      const events: Event[] = [];
      trois.apply(next, seat, choice, event => events.push(event));
      const real = choice.kind === 'way' ? firstOf(events, seat) : state.musketeers[seat].at;
      expect(to, `${question.prompt} ${choice.kind}`).toBe(real);
      checked.add(choice.kind === 'way' ? choice.way : 'stop');
    }
  });
  expect([...checked].toSorted()).toEqual(['france', 'public', 'road', 'sea', 'shortcut', 'stairs', 'stop']);
});

test('a choice that is no ride ends nowhere, and a way ends where rides by it can', () => {
  const table = position({ riders: [{ at: 'AR7' }, {}] });
  table.roll(2, 1);
  const at = trois.view(table.state, 0);
  expect(landsOf({ kind: 'stop' }, at, 0)).toEqual([]);
  expect(landsOf({ kind: 'way', way: 'stairs' }, at, 0)).toEqual(['SP1']);
});

test('TRO.24 on the way home studs on the ground are there to be fetched, and with a rider to be chased', () => {
  expect(questOf(homeward({ at: 'FR3' }, 'FR8'), 0)).toBe('fetch');
  expect(questOf(homeward({ at: 'FR3' }, 1), 0)).toBe('chase');
});

test('TRO.24 who has not been to the castle yet finishes his legs first, whoever has the studs', () => {
  for (const studs of [1, 'FR8'] as const)
    expect(questOf(seen({ riders: [{ at: 'FO3' }, { at: 'FR5' }], studs }), 0)).toBe('leg');
});
