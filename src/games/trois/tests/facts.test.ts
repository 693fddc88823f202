import { expect, test } from 'vitest';
import { GAZETTES, type GazetteId, type News } from '../cards/gazettes.ts';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import {
  diceOf,
  goalPlace,
  inOrder,
  isCarrier,
  isWaiting,
  landsOf,
  leadersOf,
  leadsTo,
  oneTurnOf,
  questOf,
} from '../facts.ts';
import { trois } from '../game.ts';
import type { Given, GivenRider } from '../given/given.ts';
import { begun, match, newsOf, position, wander } from '../testing.ts';

const seen = (given: Given = {}) => trois.view(position(given).state, 0);
const homeward = (rider: GivenRider, studs: NonNullable<Given['studs']>) =>
  seen({ riders: [{ leg: 5, ...rider }, { at: 'FR5' }], studs });

test('TRO.RULING.21 who has fewer steps to the Queen leads, alone or with others, and nobody while all are level', () => {
  expect(leadersOf(seen({ riders: [{ at: 'FR2' }, { at: 'FR7' }, { at: 'ER3' }], studs: 1 }))).toEqual([1]);
  expect(leadersOf(seen({ riders: [{ at: 'BON', leg: 4 }, {}, { at: 'BON', leg: 4 }] }))).toEqual([0, 2]);
  expect(leadersOf(seen())).toEqual([]);
  expect(leadersOf(trois.view(match(2).state, 0))).toEqual([]);
});

test('TRO.6 riders stand in order of play, and as they sit until that is settled', () => {
  expect(inOrder(trois.view(begun(3, ['athos', 'aramis', 'porthos']).state, 0))).toEqual([1, 2, 0]);
  expect(inOrder(trois.view(match(3).state, 0))).toEqual([0, 1, 2]);
});

test('TRO.13 he waits who misses turns, and he whom a card holds', () => {
  const waits = (rider: GivenRider) =>
    isWaiting(position({ riders: [{ at: 'FO3' }, { at: 'FO16', ...rider }] }).state, 1);
  expect([waits({}), waits({ skip: 1 }), waits({ hold: { until: 7, attempts: 2 } })]).toEqual([false, true, true]);
});

test('TRO.6 nobody is about anything before he has taken his musketeer', () => {
  const table = match(2);
  table.take('aramis');
  const view = trois.view(table.state, 0);
  expect([questOf(view, 0), questOf(view, 1)]).toEqual(['leg', null]);
  expect(goalPlace(view, 0)).toBeNull();
});

test('TRO.2 before the last leg a rider is about the leg he is on, and rides to its end', () => {
  const riders = [{}, { at: 'BON' }, { at: 'QUEEN' }, { at: 'FO3' }] as const;
  const views = riders.map(rider => seen({ riders: [rider, {}] }));
  expect(views.map(view => questOf(view, 0))).toEqual(['leg', 'leg', 'leg', 'leg']);
  expect(views.map(view => goalPlace(view, 0))).toEqual(['BON', 'QUEEN', 'BON', 'BUCK']);
});

test('TRO.28 the carrier is about to bring the studs to the Queen, until somebody has done it', () => {
  const view = homeward({ at: 'FR3' }, 0);
  expect([questOf(view, 0), goalPlace(view, 0)]).toEqual(['carry', 'QUEEN']);
  const over = { ...view, phase: 'over', winner: 1 } as const;
  expect([questOf(over, 0), goalPlace(over, 0)]).toEqual([null, null]);
});

test('TRO.23 on the last leg without the studs a rider chases their carrier, and rides to no place', () => {
  const view = homeward({ at: 'FR3' }, 1);
  expect([questOf(view, 0), goalPlace(view, 0), isCarrier(view, 0), isCarrier(view, 1)]).toEqual([
    'chase',
    null,
    false,
    true,
  ]);
});

test('TRO.25 studs on the trapped rider are there to be fetched, and who is after them rides to no place', () => {
  const view = homeward({ at: 'FR3' }, 'FR14');
  expect([questOf(view, 0), goalPlace(view, 0)]).toEqual(['fetch', null]);
});

test('TRO.RULING.24 who has come to the Queen without the studs waits for them', () => {
  for (const studs of [1, 'FR14'] as const) expect(questOf(homeward({ at: 'QUEEN' }, studs), 0)).toBe('wait');
});

test('TRO.13 one die is rolled where a card says so, but a hold is tried with two', () => {
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

/** Seat 0 at the house, asked which way to take with the points that are left. */
const atTheHouse = (given: Given = {}) => {
  const table = position({ riders: [{ at: 'AR7', bottes: ['BS04'] }, {}], ...given });
  table.roll(2, 1);
  table.ride();
  return trois.view(table.state, 0);
};

test('TRO.RULING.9 at the house each way leads to its own first square, and ends where rides by it can', () => {
  const view = atTheHouse();
  const ways = (['public', 'stairs'] as const).map((way): Choice => ({ kind: 'way', way }));
  expect(ways.map(way => leadsTo(way, view, 0))).toEqual(['PW1', 'SP1']);
  expect(ways.map(way => landsOf(way, view, 0))).toEqual([['PW1'], ['SP1']]);
});

test('TRO.12 who stops stays where he is, and rides to no other end', () => {
  const view = atTheHouse();
  expect([leadsTo({ kind: 'stop' }, view, 0), landsOf({ kind: 'stop' }, view, 0)]).toEqual(['BON', []]);
});

test('TRO.15 BS04 leads up the stairs, and no Botte leads anywhere at another moment', () => {
  const key = { kind: 'botte', botte: 'BS04' } as const;
  expect(leadsTo(key, atTheHouse({ news: { passage: 'closed' } }), 0)).toBe('SP1');
  expect(leadsTo(key, seen({ riders: [{ at: 'BON', bottes: ['BS04'] }, {}] }), 0)).toBeNull();
});

test('TRO.10 after the roll it is known where the ride ends, before it there is none', () => {
  const table = position({ riders: [{ at: 'FO4', bottes: ['BS01'] }, {}] });
  const ride = { kind: 'ride' } as const;
  expect(landsOf({ kind: 'roll' }, trois.view(table.state, 0), 0)).toEqual([]);
  table.roll(2, 3);
  expect(landsOf(ride, trois.view(table.state, 0), 0)).toEqual(['FO9']);
  expect([leadsTo(ride, trois.view(table.state, 0), 0), landsOf(ride, trois.view(match(2).state, 0), 0)]).toEqual([
    null,
    [],
  ]);
});

test('TRO.25 back to the studs the ride ends behind him, by ways that lead back', () => {
  const road = position({ riders: [{ at: 'FR17' }, {}], studs: 'FR14', droppedBy: 1 });
  road.roll(1, 2);
  const ends = (kind: 'ride' | 'back') => landsOf({ kind }, trois.view(road.state, 0), 0);
  expect([ends('ride'), ends('back')]).toEqual([['FR20'], ['FR14']]);
  const house = position({ riders: [{ at: 'PW1', leg: 5 }, {}], studs: 'FR14', droppedBy: 1 });
  house.roll(1, 2);
  house.back();
  const back = { kind: 'way', way: 'road' } as const;
  expect(house.prompt()).toBe('0 way');
  expect([leadsTo(back, trois.view(house.state, 0), 0), landsOf(back, trois.view(house.state, 0), 0)]).toEqual([
    'FR22',
    ['FR21'],
  ]);
});

test('TRO.24 on the way home studs on the ground are there to be fetched, and with a rider to be chased', () => {
  expect(questOf(homeward({ at: 'FR3' }, 'FR8'), 0)).toBe('fetch');
  expect(questOf(homeward({ at: 'FR3' }, 1), 0)).toBe('chase');
});

test('TRO.24 who has not been to the castle yet finishes his legs first, whoever has the studs', () => {
  for (const studs of [1, 'FR8'] as const)
    expect(questOf(seen({ riders: [{ at: 'FO3' }, { at: 'FR5' }], studs }), 0)).toBe('leg');
});

test('TRO.2 from the house the road of the fourth leg leads to Calais', () => {
  const table = position({ riders: [{ at: 'PW1', leg: 3 }, {}] });
  table.roll(1, 2);
  expect(leadsTo({ kind: 'way', way: 'road' }, trois.view(table.state, 0), 0)).toBe('FO1');
});
