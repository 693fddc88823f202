import path from 'node:path';
import { forked } from '../support/forked.ts';
import { quantile } from '../support/quantile.ts';
import type { Asked, Attended, Order } from './bystander-process.ts';

/** In milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** What the nonsense of others was to somebody who plays at a table of his own. */
export interface Bystander {
  readonly pings: number;
  readonly choices: number;
  readonly unanswered: number;
  readonly refusals: readonly string[];
  /** From a ping to its answer: in the whole run, and in the part of it where the p99 was longest. */
  readonly pinging: Latency;
  readonly worst: Latency;
  /** From a choice until he knew that it is kept. */
  readonly choosing: Latency;
  /** How late his own clock rang. */
  readonly late: Latency;
}

/** The run is looked at in so many parts of the same length: what was slow for a while is not to drown in the rest. */
const PARTS = 20;

const latencyOf = (times: readonly number[]): Latency => {
  const sorted = Float64Array.from(times).sort();
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), longest: quantile(sorted, 1) };
};

const tookOf = (asked: readonly Asked[]): Latency => latencyOf(asked.map(({ took }) => took));

const worstOf = (asked: readonly Asked[]): Latency => {
  const [from, until] = [asked[0].at, asked[asked.length - 1].at];
  const partOf = ({ at }: Asked) => Math.min(PARTS - 1, Math.floor(((at - from) / (until - from)) * PARTS));
  const parts = Map.groupBy(asked, partOf);
  return [...parts.values()].map(tookOf).reduce((worst, each) => (each.p99 > worst.p99 ? each : worst));
};

/** What he attended, in figures. */
export const figuresOf = ({ pings, choices, unanswered, refusals }: Attended): Bystander => ({
  pings: pings.length,
  choices: choices.length,
  unanswered,
  refusals,
  pinging: tookOf(pings),
  worst: worstOf(pings),
  choosing: tookOf(choices),
  late: latencyOf(pings.map(({ late }) => late)),
});

/** Settles when he sits at his table and plays. */
export const startBystander = async (order: Order) => {
  const child = forked(path.join(import.meta.dirname, 'bystander-process.ts'), order);
  const leave = () => child.kill();
  try {
    await child.next();
  } catch (error) {
    leave();
    throw error;
  }
  return {
    leave,
    /** Tells him that it is enough, and hears what he has to tell. */
    async attended(): Promise<Attended> {
      child.tell('enough');
      return (await child.next()) as Attended;
    },
  };
};
