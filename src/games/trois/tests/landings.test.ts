import { expect, test } from 'vitest';
import type { Space } from '../board/board.ts';
import { landings } from '../board/landings.ts';
import type { Heading } from '../board/ways.ts';
import type { Way } from '../choices.ts';
import type { Event } from '../events.ts';
import { trois } from '../game.ts';
import type { Given } from '../given/given.ts';
import type { State } from '../state.ts';
import { position, wander } from '../testing.ts';

const RIDING = ['way', 'gate', 'port', 'trap'];

/** Where the ride of a move came to its end: what happens on the last square is no part of it. */
const endOf = (events: readonly Event[], seat: number, start: Space): Space => {
  let at = start;
  for (const event of events) {
    if (event.kind === 'drew' || event.kind === 'turn') break;
    if ((event.kind === 'rode' || event.kind === 'gave-way') && event.seat === seat) at = event.path.at(-1) ?? at;
  }
  return at;
};

/** Every end of the ride that the rules allow without a Botte, by trying each answer on the way. */
const ends = (state: State, seat: number, start: Space, before: readonly Event[] = []): Set<Space> => {
  const [asked] = trois.decisions(state);
  const isRiding = asked !== undefined && asked.seat === seat && RIDING.includes(asked.prompt);
  if (before.length > 0 && !isRiding) return new Set([endOf(before, seat, start)]);
  const found = new Set<Space>();
  for (const choice of asked?.choices ?? []) {
    if (choice.kind === 'botte') continue;
    const next = trois.clone(state);
    const events = [...before];
    trois.apply(next, seat, choice, event => events.push(event));
    // He is asked about the trapped rider at the end of the ride, too: where he has come to stands by then.
    for (const space of ends(next, seat, start, events)) found.add(space);
  }
  return found;
};

test('where a ride can end is known before it begins, in whatever position', { tags: 'long' }, () => {
  let rides = 0;
  wander(60, ({ state, asked }) => {
    const question = asked();
    const { turn } = state;
    if (question?.prompt !== 'rolled' || turn === null) return;
    const { seat } = question;
    for (const choice of question.choices) {
      if (choice.kind !== 'ride' && choice.kind !== 'back') continue;
      const heading = choice.kind === 'back' ? 'back' : 'on';
      const next = trois.clone(state);
      const events: Event[] = [];
      trois.apply(next, seat, choice, event => events.push(event));
      const start = state.musketeers[seat].at;
      const told = landings(trois.view(state, null), { seat, points: turn.points, heading });
      const real = ends(next, seat, start, events);
      expect([...told].toSorted(), `${turn.points} from ${start}, ${JSON.stringify(state.news)}`).toEqual(
        [...real].toSorted(),
      );
      rides++;
    }
  });
  expect(rides).toBeGreaterThan(100);
});

/** Where seat 0 of a position can end a ride of so many squares. */
const endsOf = (given: Given, points: number, heading: Heading = 'on', by?: Way) =>
  landings(position(given).state, { seat: 0, points, heading, ...(by !== undefined && { by }) }).toSorted();

test('TRO.11 where a ride would end on a taken square it ends on the first free one behind', () => {
  expect(endsOf({ riders: [{ at: 'FO2' }, { at: 'FO5' }] }, 3)).toEqual(['FO4']);
  expect(endsOf({ riders: [{ at: 'FO2' }, { at: 'FO5' }] }, 4)).toEqual(['FO6']);
  const back = { riders: [{ at: 'FR18' }, { at: 'FR15' }], studs: 'FR14' } as const;
  expect(endsOf(back, 3, 'back')).toEqual(['FR16']);
});

test('TRO.12 a place of rest on the way is an end of its own, but not the one he starts from', () => {
  expect(endsOf({ riders: [{ at: 'AR2' }, {}] }, 7)).toEqual(['BON']);
  expect(endsOf({ riders: [{ at: 'AR2' }, {}] }, 9)).toEqual(['BON', 'PW2', 'SP2']);
  expect(endsOf({ riders: [{ at: 'BON', leg: 4 }, {}] }, 3)).toEqual(['FO3']);
});

test('TRO.RULING.9 where ways part a ride can end on each of them, until one is chosen', () => {
  const queen = { riders: [{ at: 'QUEEN' }, {}], news: { bonacieux: 'queen' } } as const;
  expect(endsOf(queen, 2)).toEqual(['PW7', 'SP2']);
  expect(endsOf(queen, 2, 'on', 'public')).toEqual(['PW7']);
  expect(endsOf(queen, 2, 'on', 'stairs')).toEqual(['SP2']);
});

test('TRO.2 a ride over the end of a leg can end on the next one', () => {
  expect(endsOf({ riders: [{ at: 'PW2', leg: 3 }, {}] }, 4)).toEqual(['BON', 'FO2']);
  expect(endsOf({ riders: [{ at: 'FO24' }, {}] }, 3)).toEqual(['EO1']);
});

test('TRO.RULING.4 without a boat a ride ends in the port', () => {
  expect(endsOf({ riders: [{ at: 'FO23' }, {}], news: { channel: 'none' } }, 6)).toEqual(['CAL']);
});

test('TRO.26 a late rider can end on the road through France, or in Calais where he waits for a boat', () => {
  const late = { riders: [{ at: 'FO23' }, { at: 'FR9' }], studs: 1 } as const;
  expect(endsOf({ ...late, news: { channel: 'none' } }, 4)).toEqual(['CAL', 'FR2']);
  expect(endsOf({ ...late, news: { channel: 'both' } }, 4)).toEqual(['EO1', 'FR2']);
  const there = { riders: [{ at: 'CAL' }, { at: 'FR9' }], studs: 1, news: { channel: 'none' } } as const;
  expect(endsOf(there, 2, 'on', 'france')).toEqual(['FR2']);
});

test('TRO.27 where the shortcut is open a ride can end beyond it', () => {
  const given = { riders: [{ at: 'EO3' }, { at: 'FR9' }], studs: 1 } as const;
  expect(endsOf(given, 3)).toEqual(['EO6', 'ER8']);
  expect(endsOf(given, 7)).toEqual(['CAL', 'EO10']);
});

test('TRO.RULING.25 the carrier’s ride ends on the trapped rider even where another stands, and nobody else’s does', () => {
  const riders = [{ at: 'FR11' }, { at: 'FR14' }] as const;
  expect(endsOf({ riders, studs: 0 }, 3)).toEqual(['FR14']);
  expect(endsOf({ riders, studs: 1 }, 3)).toEqual(['FR13']);
  expect(endsOf({ riders: [{ at: 'FR11' }, { at: 'FR13' }], studs: 0 }, 2)).toEqual(['FR12']);
});

test('TRO.25 backward a ride can end behind him, and no farther than Calais', () => {
  const past = { riders: [{ at: 'FR17' }, {}], studs: 'FR14', droppedBy: 1 } as const;
  expect([endsOf(past, 3, 'on'), endsOf(past, 3, 'back')]).toEqual([['FR20'], ['FR14']]);
  expect(endsOf(past, 18, 'back')).toEqual(['CAL']);
});
