import type { Act } from './acts/act.ts';
import { ACTS } from './acts/index.ts';
import { type Dice, diceFor } from './dice.ts';
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
  /** Whether what was found is all that was looked for: then the walk is over. */
  readonly isEnough?: (found: readonly Fault[]) => boolean;
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

class Wanderer {
  readonly #walk: Walk;
  readonly #ways: Ways;
  readonly #people: readonly Person[];
  readonly #patience: number;
  readonly #dice: Dice;
  readonly #memory = freshMemory();
  readonly #found: Found[] = [];
  readonly #done: Step[] = [];
  readonly #journals: (string | null)[] = [];

  constructor(walk: Walk, ways: Ways, people: readonly Person[]) {
    this.#walk = walk;
    this.#ways = ways;
    this.#people = people;
    this.#patience = ways.patience ?? PATIENCE;
    this.#dice = diceFor(walk.seed);
  }

  async wander(): Promise<Walked> {
    try {
      await this.#begin();
      await this.#walkOn();
      if (!this.#isEnough) await this.#end();
    } catch (error) {
      // What the browser itself could not do is told with the way that led there, and with what the pages had to say.
      const heard = this.#people.flatMap(({ errors }) => errors);
      const what = [error instanceof Error ? error.stack : error, ...heard].join('\n');
      const key = what.split('\n')[0].slice(0, 80);
      await this.#note([{ law: 'the wanderer can go on', key, what }], this.#people[0]);
    }
    return { walk: this.#walk, steps: this.#done.length, found: this.#found };
  }

  async #begin(): Promise<void> {
    await arrive(this.#people, this.#walk);
    for (const person of this.#people) {
      await this.#ways.prepare?.(person);
      await this.#note(await this.#judge(person, await lookOf(person, REST), null), person);
    }
  }

  async #walkOn(): Promise<void> {
    const { steps: given, most, until } = this.#ways;
    // What came to nothing is no step; but where nothing comes of anything, the walk is over as well.
    const tries = given?.length ?? most * IDLE;
    const mayGoOn = () => this.#done.length < most && Date.now() < until && !this.#isEnough;
    for (let tried = 0; tried < tries && mayGoOn(); tried++)
      if ((await this.#goOn(given?.[tried] ?? null)) === 'stuck') break;
  }

  /** One step: the one given, or one that the dice choose. */
  async #goOn(given: Step | null): Promise<'on' | 'stuck'> {
    const at = given === null ? this.#dice.below(this.#people.length) : (given.at ?? 0);
    const person = this.#people[at];
    const before = person.latest ?? (await lookOf(person));
    const open = ACTS.filter(act => act.may(before, this.#walk, person));
    const step = given ?? this.#chosen(open, at);
    const act = open.find(({ name }) => name === step.act);
    if (act === undefined || !(await act.do(person, step.pick).catch(turnedToAnother))) {
      person.latest = null;
      return 'on';
    }
    this.#done.push(step);
    this.#journals.push(before.record);
    const seen = await lookOf(person, act.hasty ? 0 : REST);
    const faults = await this.#judge(person, seen, step);
    await this.#note(faults, person);
    // What one does is seen by all.
    for (const other of this.#people) if (other !== person) other.latest = null;
    return faults.some(({ law }) => law === STUCK) ? 'stuck' : 'on';
  }

  #chosen(open: readonly Act[], at: number): Step {
    return { act: this.#dice.weighed(open, ({ weight }) => weight).name, pick: this.#dice.below(PICKS), at };
  }

  async #end(): Promise<void> {
    for (const person of this.#people) {
      await wantAgain(person, this.#patience);
      await this.#note(await neverGoesOn(person, this.#patience), person);
      await this.#note(neverTriedAgain(person), person);
    }
  }

  get #isEnough(): boolean {
    return this.#ways.isEnough?.(this.#found) ?? false;
  }

  #judge(person: Person, seen: Look, last: Step | null): Promise<Fault[]> {
    const moment = { walk: this.#walk, people: this.#people, memory: this.#memory, patience: this.#patience };
    return judge({ ...moment, person, last }, seen);
  }

  async #note(faults: readonly Fault[], person: Person): Promise<void> {
    const { isKnown = () => false } = this.#ways;
    const isFound = (fault: Fault) => this.#found.some(({ law, key }) => law === fault.law && key === fault.key);
    let picture: Buffer | null = null;
    for (const fault of faults) {
      if (isKnown(this.#walk, fault) || isFound(fault)) continue;
      picture ??= await person.page.screenshot({ timeout: 5000 }).catch(() => null);
      const [steps, journals] = [[...this.#done], [...this.#journals]];
      this.#found.push({ ...fault, walk: this.#walk, steps, journals, picture });
    }
  }
}

/** Wanders, and tells what was found. */
export const wander = async (walk: Walk, ways: Ways): Promise<Walked> => {
  const people = await enter(ways.rooms, walk);
  try {
    return await new Wanderer(walk, ways, people).wander();
  } finally {
    for (const { leave } of people) await leave();
  }
};

export const pathText = (steps: readonly Step[]): string => steps.map(stepText).join(' ');
