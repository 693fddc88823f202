/** Choices are compared this many worlds at a time. */
const HEAT = 16;
/** A choice leaves the race when it trails the leader by so many standard errors. */
const BEHIND = 2.5;

/** How a race went: who won it, and what each runner made of every world it met. */
export interface RaceResult {
  readonly best: number;
  readonly marks: readonly (readonly number[])[];
}

/**
 * A race between choices: every world is played with each choice still in the race, so that luck with the cards falls
 * on all of them alike and only their difference counts. Those who clearly trail drop out and leave their time to the
 * others. `favourite` wins where nothing tells them apart, and where nobody is ahead of it by `minErrors` standard errors.
 */
export const race = (
  runners: number,
  favourite: number,
  run: (world: number, runner: number) => number | null,
  minErrors = 0,
): RaceResult => {
  const marks: number[][] = Array.from({ length: runners }, () => []);
  const sums = new Float64Array(runners);
  let running = Array.from({ length: runners }, (_, runner) => runner);
  for (let world = 0; running.length > 1; world++) {
    for (const runner of running) {
      const mark = run(world, runner);
      if (mark === null)
        return { best: orFavourite(leader(running, sums, marks, favourite), favourite, marks, minErrors), marks };
      marks[runner].push(mark);
      sums[runner] += mark;
    }
    if (world % HEAT === HEAT - 1) running = stillIn(running, marks, leader(running, sums, marks, favourite));
  }
  return { best: orFavourite(running[0], favourite, marks, minErrors), marks };
};

/** What a runner made of the worlds on average, and how far that may be off; null where it met none. */
export interface Standing {
  readonly mean: number;
  readonly error: number;
}

/** By runner: its distance from the winner over the worlds both have met, laid on the winner's own mean. */
export const standingsOf = ({ best, marks }: RaceResult): (Standing | null)[] => {
  const top = standing(marks[best]);
  return marks.map((own, runner) => {
    if (top === null || own.length === 0) return null;
    if (runner === best) return top;
    const worlds = Math.min(own.length, marks[best].length);
    const gap = standing(Array.from({ length: worlds }, (_, world) => own[world] - marks[best][world]));
    return gap === null ? null : { mean: top.mean + gap.mean, error: gap.error };
  });
};

const standing = (marks: readonly number[]): Standing | null => {
  if (marks.length === 0) return null;
  const mean = marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
  const spread = marks.reduce((sum, mark) => sum + (mark - mean) ** 2, 0) / marks.length;
  return { mean, error: Math.sqrt(spread / marks.length) };
};

/** The best on average over the worlds all runners have met; the favourite if it is as good. */
const leader = (
  running: readonly number[],
  sums: Float64Array,
  marks: readonly number[][],
  favourite: number,
): number => {
  const met = Math.min(...running.map(runner => marks[runner].length));
  if (met === 0) return favourite;
  const mean = (runner: number) => (sums[runner] - (marks[runner].length > met ? marks[runner][met] : 0)) / met;
  let best = running.includes(favourite) ? favourite : running[0];
  for (const runner of running) if (mean(runner) > mean(best)) best = runner;
  return best;
};

/** Whether one is ahead of another by so many standard errors, over the worlds both have met. */
const isAhead = (one: readonly number[], other: readonly number[], errors: number): boolean => {
  const worlds = Math.min(one.length, other.length);
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < worlds; world++) {
    const gap = one[world] - other[world];
    sum += gap;
    squares += gap * gap;
  }
  const mean = sum / worlds;
  const spread = Math.max(0, squares / worlds - mean * mean);
  return mean * Math.sqrt(worlds) >= errors * Math.sqrt(spread) + 1e-9;
};

const stillIn = (running: readonly number[], marks: readonly number[][], best: number): number[] =>
  running.filter(runner => runner === best || !isAhead(marks[best], marks[runner], BEHIND));

const orFavourite = (best: number, favourite: number, marks: readonly number[][], minErrors: number): number =>
  minErrors === 0 || best === favourite || isAhead(marks[best], marks[favourite], minErrors) ? best : favourite;
