import { expect, test } from 'vitest';
import { roy } from '#games/roy/game.ts';
import { seeded } from '#kernel/fairness.ts';
import { usualOf } from '#kernel/game.ts';
import { below } from '#kernel/rng.ts';
import { LANGUAGES } from '#kernel/text.ts';
import { picture as pictureIn } from './index.ts';

const options = Object.fromEntries(roy.options.map(option => [option.id, usualOf(option)]));
const who = { me: 0, name: (seat: number) => `Player ${seat}` };
const english = await pictureIn('en');

/** Positions of a match at random, as every seat and a spectator see them. */
const views = function* (players: number, automa: string) {
  const state = roy.setup(players, { ...options, automa }, seeded(`picture/${players}`), null);
  const whim = seeded(`whim/${players}`);
  for (let step = 0; ; step++) {
    const [asked] = roy.decisions(state);
    if (asked === undefined) return;
    if (step % 10 === 0)
      for (const seat of [null, ...Array.from({ length: players }, (_, each) => each)]) yield roy.view(state, seat);
    roy.apply(state, asked.seat, asked.choices[below(whim, asked.choices.length)], null);
  }
};

/** Every Quest board, whatever the match came to. */
const boards = (view: ReturnType<typeof roy.view>) =>
  [
    view.quest,
    { board: 2, won: ['panache'] },
    { board: 3, tokens: ['two', 'parry', null], beaten: 1, up: true },
    {
      board: 4,
      challenges: ['erudition', 'nobility', null, null],
      fighters: ['two', 'snare', 'four', 'swords', null, null, null, null],
      at: 1,
      beaten: [true, false],
    },
  ].map(quest => ({ ...view, quest }) as typeof view);

test.each(LANGUAGES)(
  'the picture fits a plain terminal and has a word for everything, in %s',
  { tags: 'long' },
  async language => {
    const picture = await pictureIn(language);
    for (const [players, automa] of [
      [2, 'off'],
      [4, 'on'],
      [6, 'off'],
    ] as const) {
      for (const view of views(players, automa)) {
        for (const each of boards(view)) {
          const whole = picture.whole(each, who);
          expect(whole).not.toMatch(/undefined|\[object|NaN/);
          for (const line of `${whole}\n${picture.reminder(each, who)}`.split('\n'))
            expect(line.length).toBeLessThanOrEqual(80);
        }
      }
    }
  },
);

test('it shows what a seat may see, and not more', () => {
  const state = roy.setup(3, options, seeded('eyes'), null);
  state.location = 'louvre';
  state.presence = 'hidden';
  const drawn = (seat: number | null) => english.whole(roy.view(state, seat), who);
  expect(drawn(0)).toContain('Behind your screen');
  expect(drawn(0)).toContain('your Location card: at the Louvre');
  expect(drawn(1)).not.toContain('screen');
  expect(drawn(1)).toContain('Your hand');
  expect(drawn(1)).toContain('nobody knows where');
  expect(drawn(null)).not.toContain('Your hand');
});
