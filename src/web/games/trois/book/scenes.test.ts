import { expect, test } from 'vitest';
import { isPlace, laneOf, type Rider, type Space } from '#games/trois/board/board.ts';
import { position, type Table } from '#games/trois/testing.ts';
import { FETCHED, OVERTAKEN, QUEUE, type Scene, TAKEN } from './scenes.ts';

const isHome = (space: Space) => !isPlace(space) && laneOf(space) === 'FR';

/** The figure as a position of the game, and its roll. */
const played = ({ riders, carrier, lie, news, dice, back }: Scene): Table => {
  const seatOf = (rider: Rider | undefined) => riders.findIndex(each => each.rider === rider);
  const studs = carrier === undefined ? lie : seatOf(carrier);
  const table = position({
    riders: riders.map(({ rider, at }) => ({ rider, at, ...(isHome(at) ? { leg: 5 as const } : {}) })),
    gazettes: ['GZ02'],
    sword: ['MO06'],
    ...(news === undefined ? {} : { news }),
    ...(studs === undefined ? {} : { studs }),
  });
  table.roll(...dice);
  if (back) table.back();
  return table;
};

test.each([
  ['TRO.11', TAKEN],
  ['TRO.23', OVERTAKEN],
  ['TRO.RULING.10', QUEUE],
  ['TRO.25', FETCHED],
])('the figure of %s ends where the rules end it', (_, scene) => {
  expect(played(scene).at(0)).toBe(scene.to);
});

test('behind the rival the sign counts, and the gazette that was ridden over comes after the card', () => {
  const table = played(TAKEN);
  const kinds = table.events.map(({ kind }) => kind);
  const wanted = ['gave-way', 'drew', 'gazette'] as const;
  expect(kinds.filter(kind => (wanted as readonly string[]).includes(kind))).toEqual(wanted);
  expect(table.told('drew').map(({ pile }) => pile)).toEqual(['sword']);
});

test('whoever moves in the figures of the studs has them afterwards', () => {
  expect(played(OVERTAKEN).studs()).toBe(0);
  expect(played(FETCHED).studs()).toBe(0);
});
