import { availableParallelism } from 'node:os';
import path from 'node:path';
import { NODE_FLAGS } from './runtime.mjs';
import { ROOT } from './say.mjs';

/**
 * How Node runs the server. A thousand tables each keep a little something for a second or two; in a large nursery all
 * of that is copied at once, and everybody waits. A small one is swept more often and quickly, and takes less memory; and
 * it is so small that four threads sharing the sweep spend more on waiting for one another than they save. It never shrinks:
 * Node would make it a fraction of that whenever little happens, and then sweep without end when much does.
 *
 * Threads that help to collect garbage, four as Node comes, leave a processor to those who attend to people. What has grown
 * old is looked through once there is half again as much garbage as there is of use: it takes a part of a second, in
 * which whoever chooses may have to wait.
 */
export const SERVER_FLAGS = [
  ...NODE_FLAGS,
  '--min-semi-space-size=4',
  '--max-semi-space-size=4',
  '--no-parallel-scavenge',
  '--heap-growing-percent=150',
  `--v8-pool-size=${Math.max(1, Math.min(4, availableParallelism() - 1))}`,
];

/**
 * Where Node keeps what it has made of the sources: to read and compile them anew is half of what a start costs. Within
 * what is installed, so that it goes with it, and not in a folder that others on this machine can write to.
 */
export const SERVER_ENVIRONMENT = { NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules', '.cache', 'compiled') };
