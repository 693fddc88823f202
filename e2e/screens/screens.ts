import type { Page } from 'playwright-core';
import { MOMENTS, type Moment } from '../support/moments.ts';

/** A moment to be seen in pictures. */
export interface Screen {
  readonly name: string;
  /** An address, or a moment of a match. */
  readonly at?: string;
  readonly moment?: Moment;
  /** What is done before the picture is taken. */
  readonly then?: (page: Page) => Promise<void>;
}

export const SCREENS: readonly Screen[] = [
  { name: 'set-up', at: '/new/roy' },
  { name: 'lesson', at: '/learn/roy/musketeers' },
  { name: 'first-turn', moment: MOMENTS['first-turn'] },
  { name: 'turn', moment: MOMENTS.turn },
  { name: 'several-musketeers', moment: MOMENTS['turn-of-three'] },
  { name: 'duel', moment: MOMENTS.duel },
  { name: 'challenge', moment: MOMENTS.challenge },
  { name: 'trade', moment: MOMENTS.trade },
  { name: 'galleries', moment: MOMENTS.galleries },
  { name: 'siege', moment: MOMENTS.sacrifice },
  { name: 'milady-lays-the-inn', moment: MOMENTS['lay-inn'] },
  { name: 'milady-lays-a-mission', moment: MOMENTS.install },
  { name: 'milady-destination', moment: MOMENTS.destination },
  { name: 'finale', moment: MOMENTS.finale },
];
