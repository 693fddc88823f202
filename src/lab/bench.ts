import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Turns } from './boardgameio/musketiere.ts';
import type { Heat } from './contestant.node.ts';

export interface Contest {
  /** Decisions per second, the median of the rounds. */
  readonly panache: number;
  readonly boardgameio: number;
  /** Taken inside each round, then the median. */
  readonly ratio: number;
}

export type Bench =
  | { readonly contest: Contest; readonly problem: null }
  | { readonly contest: null; readonly problem: 'missing' | 'unequal' };

const PLAYERS = [2, 3, 4] as const;
const ROUNDS = 7;
/** Games both must play to the same scores before any speed counts. */
const EQUAL_GAMES = 30;

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** Each contestant has a thread of its own, so that neither spoils what the compiler has learnt about the other. */
const enter = (name: string) => {
  const worker = new Worker(new URL('./contestant.node.ts', import.meta.url), { workerData: name });
  return {
    async ask(heat: Heat): Promise<string | number | null> {
      worker.postMessage(heat);
      const [reply] = await once(worker, 'message');
      return reply as string | number | null;
    },
    leave: () => worker.terminate(),
  };
};
type Entrant = ReturnType<typeof enter>;

const compare = async (ours: Entrant, theirs: Entrant): Promise<'missing' | 'unequal' | null> => {
  for (const players of PLAYERS) {
    const heat = { kind: 'games', players, games: EQUAL_GAMES } as const;
    const their = await theirs.ask(heat);
    if (their === null) return 'missing';
    if (their !== (await ours.ask(heat))) return 'unequal';
  }
  return null;
};

const contend = async (ours: Entrant, theirs: Entrant, seconds: number, onRound: (done: number) => void) => {
  const rounds: Contest[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const heat = { kind: 'speed', players: PLAYERS, seconds: seconds / (2 * ROUNDS + 2), seed: `${round}` } as const;
    const panache = Number(await ours.ask(heat));
    const boardgameio = Number(await theirs.ask(heat));
    if (round > 0) rounds.push({ panache, boardgameio, ratio: panache / boardgameio }); // the first one warms up
    onRound((round + 1) / (ROUNDS + 1));
  }
  return {
    panache: median(rounds.map(round => round.panache)),
    boardgameio: median(rounds.map(round => round.boardgameio)),
    ratio: median(rounds.map(round => round.ratio)),
  };
};

/** Random play of both engines in turns, so that a busy machine slows them alike; about so many seconds in all. */
export const benchEngine = async (seconds: number, turns: Turns, onRound: (done: number) => void): Promise<Bench> => {
  const [ours, theirs] = [enter('panache'), enter(turns)];
  try {
    const problem = await compare(ours, theirs);
    if (problem !== null) return { contest: null, problem };
    return { contest: await contend(ours, theirs, seconds, onRound), problem: null };
  } finally {
    await Promise.all([ours.leave(), theirs.leave()]);
  }
};
