import { remember, remembered } from '../storage.ts';
import { between } from './random.ts';

/** How fast a match that is over is shown again. */
export const SPEEDS = ['calm', 'brisk', 'at-once'] as const;
/** How fast one is played: also step by step, where every choice of the others waits until it has been looked at. */
export const PACES = [...SPEEDS, 'step'] as const;
export type Speed = (typeof PACES)[number];

const isSpeed = (name: string | null): name is Speed => (PACES as readonly (string | null)[]).includes(name);
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
  // He looked at the step before for as long as he wanted.
  step: [0, 0],
};

/** How long a bot that has a use for time may think: it thinks while it pauses. */
export const THINK: Readonly<Record<Speed, number>> = { calm: 500, brisk: 250, 'at-once': 120, step: 500 };

interface PaceDeps {
  readonly speed: () => Speed;
  /** Whether a bot may act now: nothing is being shown, and somebody can see it. */
  readonly free: () => boolean;
  /** What was done last showed the reader nothing: there is nothing to take in before the next thing. */
  readonly unseen?: () => boolean;
}

/** A bot that knows what it wants to do. */
interface Waiting {
  readonly act: () => void;
  /** Milliseconds it still takes over it. */
  left: number;
}

/**
 * Lets bots act one after the other, at a human pace, and never into something that is still being shown: a pause is
 * time to look at the table as it stands, so it passes only while nothing moves on it.
 */
export const paceOf = ({ speed, free, unseen = () => false }: PaceDeps) => {
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Since when nothing has moved; null while something does. */
  let since: number | null = null;
  /** Somebody was let go and has not acted yet. */
  let acting = false;

  /** What has passed of the pause counts for all who wait. */
  const count = () => {
    if (since === null) return;
    const now = performance.now();
    for (const each of waiting) each.left -= now - since;
    since = now;
  };

  const go = () => {
    if (acting) return;
    clearTimeout(timer);
    count();
    if (waiting.length === 0 || !free()) {
      since = null;
      return;
    }
    since ??= performance.now();
    const next = waiting.reduce((first, each) => (each.left < first.left ? each : first));
    if (next.left > 0 && !unseen()) {
      // What is left of a millisecond is waited for too: a timer that is up at once would find it left again.
      timer = setTimeout(go, Math.ceil(next.left));
      return;
    }
    waiting = waiting.filter(each => each !== next);
    acting = true;
    next.act();
    // What he does may have to be shown before the next is looked at.
    setTimeout(() => {
      acting = false;
      go();
    }, 0);
  };

  return {
    /** Resolves when it is this bot's turn to act, not before it is `ready`. */
    async pause(ready: Promise<unknown>): Promise<void> {
      const began = performance.now();
      await ready;
      // A thought that took long is pause enough.
      const left = between(...PAUSE[speed()]) - (since === null ? 0 : performance.now() - Math.max(began, since));
      await new Promise<void>(act => {
        waiting.push({ act, left });
        go();
      });
    },
    /** To be called whenever `free` may have become true or false. */
    go,
  };
};
