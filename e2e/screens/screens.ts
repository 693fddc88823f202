import type { Page } from 'playwright-core';
import type { Choice } from '#games/trois/choices.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { make } from '../support/answers.ts';
import { matchAt } from '../support/match-at.ts';
import { MOMENTS as ROY, matchAt as royMatchAt } from '../support/roy-moments.ts';
import { MOMENTS as TROIS } from '../support/trois-moments.ts';

/** A moment to be seen in pictures. */
export interface Screen {
  readonly name: string;
  /** An address, or a match at its moment. */
  readonly at?: string;
  readonly match?: () => MatchRecord;
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const roy = (name: keyof typeof ROY) => () => royMatchAt(ROY[name]);
const trois = (name: keyof typeof TROIS) => () => matchAt(TROIS[name]);

const RIDE: Choice = { kind: 'ride' };

/** Rides into the castle: the studs are handed over. */
const receive = async (page: Page): Promise<void> => {
  await page.locator('[data-asked]').waitFor();
  await make(page, RIDE);
  await page.locator('[data-studs]').waitFor();
};

export const SCREENS: readonly Screen[] = [
  { name: 'set-up', at: '/new/roy' },
  { name: 'lesson', at: '/learn/roy/musketeers' },
  { name: 'first-turn', match: roy('first-turn') },
  { name: 'turn', match: roy('turn') },
  { name: 'several-musketeers', match: roy('turn-of-three') },
  { name: 'duel', match: roy('duel') },
  { name: 'challenge', match: roy('challenge') },
  { name: 'trade', match: roy('trade') },
  { name: 'galleries', match: roy('galleries') },
  { name: 'siege', match: roy('sacrifice') },
  { name: 'milady-lays-the-inn', match: roy('lay-inn') },
  { name: 'milady-lays-a-mission', match: roy('install') },
  { name: 'milady-destination', match: roy('destination') },
  { name: 'finale', match: roy('finale') },
  { name: 'trois-take', match: trois('take') },
  { name: 'trois-turn', match: trois('turn') },
  { name: 'trois-way', match: trois('way-choice') },
  { name: 'trois-card', match: trois('drawn-card') },
  { name: 'trois-studs', match: trois('before-the-studs'), prepare: receive },
  { name: 'trois-finale', match: trois('finale') },
];
