/**
 * How Node runs the server. A thousand tables each keep a little something for a second or two; in a large nursery all
 * of that is copied at once, and everybody waits. A small one is swept more often and quickly, and takes less memory; and
 * it is so small that four threads sharing the sweep spend more on waiting for one another than they save.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4', '--no-parallel-scavenge'];
