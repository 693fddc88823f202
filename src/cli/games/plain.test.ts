import { expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { GAME_IDS } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import { readOptions } from '#kernel/game.ts';
import { plain } from './plain.ts';

const who = { me: 0, name: (seat: number) => `Player ${seat}` };

test.each(GAME_IDS)('a game without a picture of its own is told field by field, as %s would be', id => {
  const { game } = GAMES[id];
  const { options } = readOptions(game.options, {});
  const view = game.view(game.setup(game.seats[1], options ?? {}, seeded('plain'), null), 0);
  const lines = plain.whole(view, who).split('\n');
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join()).not.toMatch(/undefined|null|\[object|NaN/);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
});

test('it tells what is there and leaves out what is not', () => {
  const view = {
    seat: 1,
    target: null,
    hand: [12, null, 7],
    men: [{ name: 'athos', down: false }, { name: 'aramis' }],
  };
  expect(plain.whole(view, who)).toBe(
    ['seat         1', 'hand         12, –, 7', 'men          name athos · down false | name aramis'].join('\n'),
  );
});
