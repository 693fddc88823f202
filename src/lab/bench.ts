import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { GAMES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import type { Turns } from './boardgameio/framed.ts';
import type { Entry, Heat } from './contestant.node.ts';

export interface Contest {
  /** Decisions per second, the median of the rounds. */
  readonly panache: number;
  readonly boardgameio: number;
  /** Taken inside each round, then the median. */
  readonly ratio: number;
  /** Decisions per second in our best round: other programs can only take away from it. */
  readonly best: number;
  /** Microseconds for a copy of a state, in the best round. */
  readonly clone: number;
}

export type Bench =
  | { readonly contest: Contest; readonly problem: null }
  | { readonly contest: null; readonly problem: 'missing' | 'unequal' };

const ROUNDS = 7;
/** Games both must play to the same end before any speed counts. */
const EQUAL_GAMES = 30;
/** The part of a round that is for copies. */
const CLONING = 0.1;

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

const playersOf = (id: GameId): number[] => {
  const [least, most] = GAMES[id].game.seats;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
};

/** Each contestant has a thread of its own, so that neither spoils what the compiler has learnt about the other. */
const enter = (entry: Entry) => {
  const worker = new Worker(new URL('./contestant.node.ts', import.meta.url), { workerData: entry });
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

interface Ring {
  readonly ours: Entrant;
  readonly theirs: Entrant;
  readonly players: readonly number[];
}

const compare = async ({ ours, theirs, players }: Ring): Promise<'missing' | 'unequal' | null> => {
  for (const number of players) {
    const heat = { kind: 'games', players: number, games: EQUAL_GAMES } as const;
    const their = await theirs.ask(heat);
    if (their === null) return 'missing';
    if (their !== (await ours.ask(heat))) return 'unequal';
  }
  return null;
};

const contend = async (
  { ours, theirs, players }: Ring,
  seconds: number,
  onRound: (done: number) => void,
): Promise<Contest> => {
  const each = seconds / (ROUNDS + 1);
  const rounds: { panache: number; boardgameio: number; clone: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const heat = { kind: 'speed', players, seconds: (each * (1 - CLONING)) / 2, seed: `${round}` } as const;
    const panache = Number(await ours.ask(heat));
    const boardgameio = Number(await theirs.ask(heat));
    const clone = Number(await ours.ask({ kind: 'clone', players, seconds: each * CLONING }));
    if (round > 0) rounds.push({ panache, boardgameio, clone }); // the first one warms up
    onRound((round + 1) / (ROUNDS + 1));
  }
  const speeds = rounds.map(round => round.panache);
  return {
    panache: median(speeds),
    boardgameio: median(rounds.map(round => round.boardgameio)),
    ratio: median(rounds.map(round => round.panache / round.boardgameio)),
    best: Math.max(...speeds),
    clone: Math.min(...rounds.map(round => round.clone)),
  };
};

/** Random play of both engines in turns, so that a busy machine slows them alike; about so many seconds in all. */
export const benchEngine = async (
  game: GameId,
  seconds: number,
  turns: Turns,
  onRound: (done: number) => void,
): Promise<Bench> => {
  const ring = { ours: enter({ game, as: 'panache' }), theirs: enter({ game, as: turns }), players: playersOf(game) };
  try {
    const problem = await compare(ring);
    if (problem !== null) return { contest: null, problem };
    return { contest: await contend(ring, seconds, onRound), problem: null };
  } finally {
    await Promise.all([ring.ours.leave(), ring.theirs.leave()]);
  }
};
