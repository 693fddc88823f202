import { ACTS } from './acts/index.ts';
import { diceFor } from './dice.ts';
import { neverTriedAgain } from './laws/errors.ts';
import { neverGoesOn } from './laws/goes-on.ts';
import { LAWS } from './laws/index.ts';
import { type Fault, freshMemory, type Moment, STUCK } from './moment.ts';
import type { Look } from './page/look.ts';
import { hasTurned, lookOf, type Person } from './person.ts';
import type { Rooms } from './rooms.ts';
import { type Step, stepText, type Walk } from './walk.ts';
import { wantAgain } from './wanted-again.ts';
import { arrive, enter } from './ways.ts';

/** A fault, and how far the walk had come. */
export interface Found extends Fault {
  readonly walk: Walk;
  /** All that was done until then. */
  readonly steps: readonly Step[];
  /** The journals before each of them, where one is kept in the browser. */
  readonly journals: readonly (string | null)[];
  /** A picture of the screen. */
  readonly picture: Buffer | null;
}

interface Ways {
  readonly rooms: Rooms;
  /** Steps to be walked again; left out, the dice choose. */
  readonly steps?: readonly Step[];
  /** How many steps at most. */
  readonly most: number;
  /** Milliseconds since 1970: no step is begun after that. */
  readonly until: number;
  /** Whether that fault is known already: then no picture is taken, and it is not reported again. */
  readonly isKnown?: (walk: Walk, fault: Fault) => boolean;
  /** How long the laws wait for what has to come, in milliseconds. */
  readonly patience?: number;
  /** What to do to a page before anything is done at it: faults are planted so. */
  readonly prepare?: (person: Person) => Promise<unknown>;
}

export interface Walked {
  readonly walk: Walk;
  readonly steps: number;
  readonly found: readonly Found[];
}

/** Milliseconds for what has been done to be seen, no more: a wanderer may as well act into what moves. */
const REST = 1200;
/** Notes that are kept for the laws that compare. */
const NOTES = 60;
const PICKS = 1_000_000;
/** So many things are tried for one that is done. */
const IDLE = 5;
/** Milliseconds, unless told. */
const PATIENCE = 45_000;

/** Holds the laws against what this person sees now. */
const judge = async (
  { walk, person, people, memory, last, patience }: Omit<Moment, 'look' | 'truth'>,
  first: Look,
): Promise<Fault[]> => {
  const faults: Fault[] = [];
  for (const law of LAWS) {
    // Somebody may have been waited for meanwhile.
    const look = person.latest ?? first;
    const truth = look.record === null ? null : person.truthOf(look.record);
    faults.push(...(await law.check({ walk, person, people, look, truth, memory, last, patience })));
  }
  // What somebody agreed to has been counted.
  const panels = person.noted.filter(({ kind }) => kind !== 'agreed').slice(-NOTES);
  person.noted.splice(0, person.noted.length, ...panels);
  return faults;
};

/** A page that turns to a fresh one by itself leaves nothing to touch. */
const turnedToAnother = (error: unknown): false => {
  if (hasTurned(error)) return false;
  throw error;
};

/** Wanders, and tells what was found. */
export const wander = async (walk: Walk, ways: Ways): Promise<Walked> => {
  const { rooms, steps: given, most, until, isKnown = () => false, patience = PATIENCE } = ways;
  const dice = diceFor(walk.seed);
  const found: Found[] = [];
  const done: Step[] = [];
  const journals: (string | null)[] = [];
  const memory = freshMemory();
  const people = await enter(rooms, walk);
  const note = async (faults: readonly Fault[], person: Person) => {
    let picture: Buffer | null = null;
    for (const fault of faults) {
      if (isKnown(walk, fault) || found.some(({ law, key }) => law === fault.law && key === fault.key)) continue;
      picture ??= await person.page.screenshot({ timeout: 5000 }).catch(() => null);
      found.push({ ...fault, walk, steps: [...done], journals: [...journals], picture });
    }
  };
  try {
    await arrive(people, walk);
    for (const person of people) {
      await ways.prepare?.(person);
      await note(
        await judge({ walk, person, people, memory, last: null, patience }, await lookOf(person, REST)),
        person,
      );
    }
    // What came to nothing is no step; but where nothing comes of anything, the walk is over as well.
    for (let tries = 0; tries < (given?.length ?? most * IDLE) && done.length < most && Date.now() < until; tries++) {
      const person = people[given === undefined ? dice.below(people.length) : (given[tries].at ?? 0)];
      const before = person.latest ?? (await lookOf(person));
      const open = ACTS.filter(act => act.may(before, walk, person));
      const step = given?.[tries] ?? {
        act: dice.weighed(open, ({ weight }) => weight).name,
        pick: dice.below(PICKS),
        at: people.indexOf(person),
      };
      const act = open.find(({ name }) => name === step.act);
      if (act === undefined || !(await act.do(person, step.pick).catch(turnedToAnother))) {
        person.latest = null;
        continue;
      }
      done.push(step);
      journals.push(before.record);
      const seen = await lookOf(person, act.hasty ? 0 : REST);
      const faults = await judge({ walk, person, people, memory, last: step, patience }, seen);
      await note(faults, person);
      if (faults.some(({ law }) => law === STUCK)) break;
      // What one does is seen by all.
      for (const other of people) if (other !== person) other.latest = null;
    }
    for (const person of people) {
      await wantAgain(person, patience);
      await note(await neverGoesOn(person, patience), person);
      await note(neverTriedAgain(person), person);
    }
  } catch (error) {
    // What the browser itself could not do is told with the way that led there, and with what the pages had to say.
    const heard = people.flatMap(({ errors }) => errors);
    const what = [error instanceof Error ? error.stack : error, ...heard].join('\n');
    await note([{ law: 'the wanderer can go on', key: what.split('\n')[0].slice(0, 80), what }], people[0]);
  } finally {
    for (const { leave } of people) await leave();
  }
  return { walk, steps: done.length, found };
};

export const pathText = (steps: readonly Step[]): string => steps.map(stepText).join(' ');
