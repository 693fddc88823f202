import { expect, test } from 'vitest';
import type { Space } from '../board/board.ts';
import { landings } from '../board/landings.ts';
import type { Event } from '../events.ts';
import { trois } from '../game.ts';
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

test('a taken square leads to the first free one behind it, and a place of rest is an end of its own', () => {
  const { state } = position({ riders: [{ at: 'AR2' }, { rider: 'dartagnan', at: 'DA5' }] });
  state.musketeers[1].at = 'AR5';
  const of = (points: number) => landings(state, { seat: 0, points, heading: 'on' });
  expect(of(3)).toEqual(['AR4']);
  expect(of(7)).toEqual(['BON']);
  expect(of(9).toSorted()).toEqual(expect.arrayContaining(['BON', 'PW2']));
});
