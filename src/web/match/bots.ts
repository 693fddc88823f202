import type { Decision, Seat } from '#kernel/game.ts';
import { seatBots, type Thought } from '#table/bot-seats.ts';
import type { Table } from '#table/table.ts';
import { paceOf, type Speed, THINK } from './pace.ts';
import { Thinker } from './thinker.ts';

interface Surroundings {
  readonly speed: () => Speed;
  /** Nothing is being shown. */
  readonly free: () => boolean;
  /** Looks for news from another tab; true where the table is no longer the one these bots sit at. */
  readonly sync: () => boolean;
  readonly onFailure: (seat: Seat) => void;
}

export interface Bots {
  readonly stop: () => void;
  readonly restart: () => void;
  /** To be called whenever a bot may have become free to act. */
  readonly go: () => void;
}

/** Bots that play in this page while somebody can see it: a hidden tab waits, and so two tabs seldom both play. */
export const seatBotsAt = (table: Table, { speed, free, sync, onFailure }: Surroundings): Bots => {
  const thinker = new Thinker(table.record.game);
  const thoughts = new WeakMap<Decision<unknown>, Promise<unknown>>();
  const seen = () => document.visibilityState === 'visible';
  const pace = paceOf({ speed, free: () => free() && seen() });

  const think = (thought: Thought): Promise<unknown> => {
    const choice = thinker.think(thought, THINK[speed()]);
    thoughts.set(thought.decision, choice);
    return choice;
  };
  const pause = async (decision: Decision<unknown>): Promise<void> => {
    // Only a bot that knows its choice stands in line to act; one that failed must not hold up the others.
    await pace.pause(Promise.allSettled([thoughts.get(decision)]));
    sync();
  };

  const bots = seatBots(table, { think, pause, onFailure });
  return {
    stop() {
      bots.stop();
      thinker.stop();
    },
    restart: bots.restart,
    go: pace.go,
  };
};
