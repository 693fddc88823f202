import type { Table } from '#table/table.ts';
import { type Bots, seatBotsAt } from '../match/bots.ts';
import { paceOf } from '../match/pace.ts';
import type { Standing } from './lesson.ts';

interface ScriptDeps {
  /** Where the lesson stands at the table as it is. */
  readonly standing: () => Standing;
  /** A line is about to be played. */
  readonly played: () => void;
}

/**
 * Everybody else plays what is written, at a human pace, and never before the guide has finished; in the turn that the
 * pupil plays as he likes, and after it, they are bots.
 */
export const seatScript = (
  table: Table,
  deps: Parameters<typeof seatBotsAt>[1],
  { standing: standingNow, played }: ScriptDeps,
): Bots => {
  const seen = () => document.visibilityState === 'visible';
  let stopped = false;
  // The guide has told what comes: nobody ponders over it.
  const speed = () => (deps.speed() === 'at-once' ? 'at-once' : 'brisk');
  const pace = paceOf({ speed, free: () => !stopped && deps.free() && seen() });
  let going = false;
  let live: Bots | null = null;
  const play = async (): Promise<void> => {
    const standing = standingNow();
    if (standing.kind === 'free') live ??= seatBotsAt(table, { ...deps, speed, consent: async () => false });
    // Whoever reads the closing pages is not played on behind them.
    else live?.stop();
    if (stopped || going || standing.kind !== 'plays') return;
    const { at } = table.seen(null);
    going = true;
    await pace.pause(Promise.resolve());
    going = false;
    if (stopped) return;
    // Somebody was in a hurry: what comes next is another line.
    if (table.seen(null).at !== at) return play();
    played();
    const { seat, choice } = standing.line;
    if (!table.choose(seat, table.version, choice).ok) deps.onFailure(seat);
  };
  const go = () => {
    pace.go();
    live?.go();
    void play();
  };
  const unwatch = table.watch(() => void play());
  queueMicrotask(go);
  return {
    voices: null,
    stop() {
      stopped = true;
      live?.stop();
      unwatch();
    },
    restart: go,
    rethink: () => {},
    go,
  };
};
