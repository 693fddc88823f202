import { describe, expect, test } from 'vitest';
import type { Man, Quest } from '#games/roy/state.ts';
import { position } from '#games/roy/testing.ts';
import { STAGE } from '../../art/quest/plan.ts';
import { standOf } from './standing.ts';

const menAt = (places: readonly (readonly [path: number, space: number])[]): readonly Man[] =>
  position()
    .state.men.slice(0, places.length)
    .map((man, at) => ({
      ...man,
      place: 'quest',
      path: places[at]?.[0] ?? -1,
      space: places[at]?.[1] ?? 0,
    }));
const stands = (quest: Quest, men: readonly Man[]) => men.map(man => standOf(quest, man, men));
const INN: Quest = { board: 1, spaces: [] };

describe('figures in the picture', () => {
  test.each<Quest>([
    INN,
    { board: 2, won: [] },
    { board: 3, tokens: [], beaten: 0, up: false },
    { board: 3, tokens: [], beaten: 2, up: false },
    { board: 4, challenges: [], fighters: [], at: 0, beaten: [false, false] },
    { board: 4, challenges: [], fighters: [], at: 3, beaten: [false, false] },
  ])('stand side by side and inside it: board $board', quest => {
    const spots = stands(
      quest,
      menAt([
        [-1, 0],
        [-1, 0],
        [-1, 0],
        [-1, 0],
      ]),
    );
    expect(new Set(spots.map(([x]) => x)).size).toBe(4);
    for (const [x, y] of spots) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(STAGE.width - 20);
      expect(y).toBeLessThan(STAGE.height - 20);
    }
  });

  test('stand where they are at the Inn, each path on its own floor', () => {
    const [common, chambers, cellar] = stands(
      INN,
      menAt([
        [-1, 0],
        [0, 3],
        [2, 0],
      ]),
    );
    expect(common[0]).toBeLessThan(chambers[0]);
    expect(chambers[1]).toBeLessThan(cellar[1]);
    expect(cellar[0]).toBeLessThan(chambers[0]);
  });

  test('do not crowd each other from different rooms', () => {
    const alone = stands(INN, menAt([[1, 1]]));
    const apart = stands(
      INN,
      menAt([
        [1, 1],
        [1, 2],
      ]),
    );
    expect(apart[0]).toEqual(alone[0]);
  });
});
