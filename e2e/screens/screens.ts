import type { Page } from 'playwright-core';
import type { Choice } from '#games/trois/choices.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { make } from '../support/answers.ts';
import { matchAt, type Sought } from '../support/match-at.ts';
import { MOMENTS as MUSKETIERE } from '../support/musketiere-moments.ts';
import { MOMENTS as ROY, matchAt as royMatchAt } from '../support/roy-moments.ts';
import { MOMENTS as TROIS } from '../support/trois-moments.ts';

/** A moment to be seen in pictures. */
export interface Screen {
  readonly name: string;
  /** An address, or a match at its moment. */
  readonly at?: string;
  readonly match?: () => MatchRecord;
  /** What is done before the picture is taken. */
  readonly prepare?: ((page: Page) => Promise<void>) | undefined;
}

const PAGES: readonly Screen[] = [
  { name: 'home', at: '/' },
  { name: 'matches', at: '/matches' },
  { name: 'credits', at: '/credits' },
  ...['roy', 'musketiere', 'trois'].flatMap(game => [
    { name: `${game}-set-up`, at: `/new/${game}` },
    { name: `${game}-set-up-online`, at: `/new/${game}#online` },
    { name: `${game}-rules`, at: `/rules/${game}` },
  ]),
  { name: 'roy-help', at: '/learn/roy' },
  { name: 'roy-lesson', at: '/learn/roy/musketeers' },
  { name: 'roy-lesson-milady', at: '/learn/roy/milady' },
];

const RIDE: Choice = { kind: 'ride' };

/** Rides into the castle: the studs are handed over. */
const receive = async (page: Page): Promise<void> => {
  await page.locator('[data-asked]').waitFor();
  await make(page, RIDE);
  await page.locator('[data-studs]').waitFor();
};

/** What has to be done for a moment to be seen. */
const PREPARED: Readonly<Record<string, Screen['prepare']>> = { 'trois-before-the-studs': receive };

const momentsOf = <View>(game: string, moments: Readonly<Record<string, Sought<View>>>): Screen[] =>
  Object.entries(moments).map(([moment, sought]) => {
    const name = `${game}-${moment}`;
    return { name, match: () => matchAt(sought), prepare: PREPARED[name] };
  });

export const SCREENS: readonly Screen[] = [
  ...PAGES,
  ...Object.entries(ROY).map(([moment, sought]) => ({ name: `roy-${moment}`, match: () => royMatchAt(sought) })),
  ...momentsOf('musketiere', MUSKETIERE),
  ...momentsOf('trois', TROIS),
];
