import { expect, test } from 'vitest';
import { trois } from '#games/trois/game.ts';
import type { View } from '#games/trois/view.ts';
import { seeded } from '#kernel/fairness.ts';
import { below } from '#kernel/rng.ts';
import { LANGUAGES } from '#kernel/text.ts';
import { picture as pictureIn } from './index.ts';
import { en as words } from './text/en.ts';

const who = { me: 0, name: (seat: number) => `Player ${seat}` };
const english = await pictureIn('en');

/** Positions of a match at random, as every seat and a spectator see them. */
const views = function* (players: number): Generator<View> {
  const state = trois.setup(players, {}, seeded(`picture/${players}`), null);
  const whim = seeded(`whim/${players}`);
  for (let step = 0; ; step++) {
    const [asked] = trois.decisions(state);
    if (asked === undefined) return;
    if (step % 5 === 0)
      for (const seat of [null, ...Array.from({ length: players }, (_, each) => each)]) yield trois.view(state, seat);
    trois.apply(state, asked.seat, asked.choices[below(whim, asked.choices.length)], null);
  }
};

test.each(LANGUAGES)('the picture fits a phone and has a word for everything, in %s', async language => {
  const picture = await pictureIn(language);
  for (const players of [2, 3, 4])
    for (const view of views(players)) {
      const drawn = `${picture.whole(view, who)}\n${picture.reminder(view, who)}`;
      expect(drawn).not.toMatch(/undefined|\[object|NaN/);
      for (const line of drawn.split('\n')) expect(line.length).toBeLessThanOrEqual(44);
    }
});

test('it tells of every rider where he is and how far he has to go, and who has the studs', () => {
  const missing: string[] = [];
  const carriers = new Set<number>();
  for (const view of views(4)) {
    const drawn = english.whole(view, who).replaceAll(/\s+/g, ' ');
    const riding = view.musketeers.filter(({ rider }) => rider !== null);
    const wanted = riding.flatMap(({ at, toGo }) => [words.names.space(at).name, words.steps(toGo)]);
    if (view.studs.where === 'rider') {
      wanted.push(`The studs: with Player ${view.studs.seat}`);
      carriers.add(view.studs.seat);
    }
    missing.push(...wanted.filter(each => !drawn.includes(each)));
  }
  expect(missing).toEqual([]);
  expect(carriers.size).toBeGreaterThan(0);
});

test('it names my secret thrusts and only counts those of the others', () => {
  for (const view of views(3)) {
    const drawn = english.whole(view, who).replaceAll(/\s+/g, ' ');
    const named = Object.values(words.names.bottes).filter(({ title, when }) => drawn.includes(`${title} · ${when}`));
    expect(named).toHaveLength(view.seat === null ? 0 : view.musketeers[view.seat].bottes.length);
  }
});
