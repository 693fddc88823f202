import { processorTimeOf } from '../support/process.ts';
import { quantile } from '../support/quantile.ts';
import type { Measured } from './generator.ts';

/** Counts from the moment it is made: processor time of the server and of this process, and how long each choice took. */
export const meterFor = (pid: number) => {
  const [server, own, begun] = [processorTimeOf(pid), process.cpuUsage(), performance.now()];
  const latencies: number[] = [];
  return {
    count: (latency: number): void => void latencies.push(latency),
    read(): Measured {
      const { user, system } = process.cpuUsage(own);
      const seconds = (performance.now() - begun) / 1000;
      const sorted = Float64Array.from(latencies).sort();
      return {
        choices: sorted.length,
        rate: sorted.length / seconds,
        p50: quantile(sorted, 0.5),
        p99: quantile(sorted, 0.99),
        longest: quantile(sorted, 1),
        processor: (processorTimeOf(pid) - server) / sorted.length,
        clients: (user + system) / 1e6 / seconds,
      };
    },
  };
};
export type Meter = ReturnType<typeof meterFor>;
