import { remember, remembered } from '../storage.ts';
import { between } from './random.ts';

export const SPEEDS = ['calm', 'brisk', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

const isSpeed = (name: string | null): name is Speed => (SPEEDS as readonly (string | null)[]).includes(name);
const KEY = 'panache.speed';
export const rememberedSpeed = (): Speed => {
  const name = remembered(KEY);
  return isSpeed(name) ? name : 'calm';
};
export const rememberSpeed = (speed: Speed): void => remember(KEY, speed);

/** How long a bot takes over a card, least and most, in milliseconds. */
const PAUSE: Readonly<Record<Speed, readonly [number, number]>> = {
  calm: [700, 1600],
  brisk: [250, 500],
  'at-once': [0, 0],
};

/** How long a bot that has a use for time may think: it thinks while it pauses. */
export const THINK: Readonly<Record<Speed, number>> = { calm: 500, brisk: 250, 'at-once': 120 };

interface Surroundings {
  readonly speed: () => Speed;
  /** Whether a bot may act now: nothing is being shown, and somebody can see it. */
  readonly free: () => boolean;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

const sleepFor = (milliseconds: number): Promise<void> => new Promise(done => setTimeout(done, milliseconds));

/** Lets bots act one after the other, at a human pace, and never into something that is still being shown. */
export const paceOf = ({ speed, free, sleep = sleepFor }: Surroundings) => {
  const waiting: (() => void)[] = [];

  const go = () => {
    if (waiting.length === 0 || !free()) return;
    waiting.shift()?.();
    // The one let go acts before the next is looked at; what he does may have to be shown first.
    setTimeout(go, 0);
  };

  return {
    /** Resolves when it is this bot's turn to act, not before it is `ready`. */
    async pause(ready: Promise<unknown>): Promise<void> {
      await Promise.all([ready, sleep(between(...PAUSE[speed()]))]);
      await new Promise<void>(done => {
        waiting.push(done);
        go();
      });
    },
    /** To be called whenever `free` may have become true. */
    go,
  };
};
