import { setTimeout as pause } from 'node:timers/promises';
import { RULES } from '#games/all.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { diceFor, pick } from '../support/random.ts';
import { Audit, type ReadJournal, type Witness, witness } from './audit.ts';
import { KINDS } from './kinds.ts';
import { type Life, layTable, type Times } from './life.ts';
import { addFindings, emptyTally, isTelling, isUnharmed } from './tally.ts';
import { mayGoAway, vacancyAt } from './vacancy.ts';
import type { World } from './world.ts';

export interface ChaosRun {
  /** Tables played at the same time. */
  readonly tables: number;
  readonly seed: string;
}

/** A server is killed so many milliseconds after everybody is back, at random between the two. */
const STRIKE = [50, 400] as const;
/** After so long without an answer a message counts as forgotten: far longer than a busy machine takes. */
const ANSWER_WITHIN = 300_000;
/** Milliseconds that somebody takes at most before he does something: until all are back, a server that starts comes first. */
const LEISURE = { calm: 8000, healing: 400 } as const;
/** Where no server is killed for a while, somebody stays away at so many tables. */
const MOST_VACANCIES = 4;
/** Milliseconds between two looks at what has happened, once all rounds are over. */
const LOOK_EVERY = 250;

const within = async (milliseconds: number, work: Promise<unknown>): Promise<boolean> => {
  const late = new AbortController();
  const timer = pause(milliseconds, false, { signal: late.signal }).catch(() => false);
  const done = await Promise.race([work.then(() => true), timer]);
  late.abort();
  return done;
};

const acknowledgedAt = ({ players }: Life): number =>
  players.flatMap(({ sent }) => sent.filter(({ answeredAt, why }) => answeredAt !== null && why === null)).length;

/** A journal, and what everybody at its table had been promised and shown before it was read. */
interface Heard extends ReadJournal {
  readonly life: Life;
  readonly audit: Audit;
  readonly witnesses: readonly Witness[];
}

/** How far the match at a table has come by its journal; null before its beginning. */
interface Kept {
  readonly life: Life;
  readonly version: number | null;
}

/** Everybody who is still there sees what is kept. */
const untilShown = ({ life: { players }, version }: Kept): Promise<void>[] =>
  version === null
    ? []
    : players.map(player => player.until(now => now.left || (now.position?.version ?? -1) >= version));

/**
 * One world of tables that are played all the time, and servers that are killed and started again. After each kill, and
 * again when everybody is back and has his answers, the journals are checked.
 */
export class Chaos {
  readonly tally = emptyTally();
  readonly #world: World;
  readonly #run: ChaosRun;
  readonly #dice: Rng;
  readonly #audits = new Map<Life, Audit | null>();
  readonly #times: Times = {
    isStopping: () => this.#isStopping,
    isCalm: () => this.#isCalm,
    leisure: () => (this.#isCalm ? LEISURE.calm : this.#isHealing ? LEISURE.healing : 0),
  };
  #playing: Promise<unknown> = Promise.resolve();
  #checked: Promise<unknown> = Promise.resolve();
  /** Counted at tables that are played no more. */
  #before = { acknowledged: 0, ranOut: 0, changed: 0, taken: 0 };
  #isStopping = false;
  #isCalm = false;
  #isHealing = false;

  constructor(world: World, run: ChaosRun) {
    this.#world = world;
    this.#run = run;
    this.#dice = diceFor(run.seed);
  }

  /** Lays all tables; settles when everywhere the match has begun. */
  async begin(): Promise<void> {
    const starts = Array.from({ length: this.#run.tables }, () => Promise.withResolvers<void>());
    this.#playing = Promise.all(starts.map(({ resolve }, number) => this.#keepPlaying(number, resolve)));
    // Whatever goes wrong at one table ends the whole.
    this.#playing.catch(error => this.tally.faults.add(String(error)));
    await Promise.race([this.#playing, Promise.all(starts.map(({ promise }) => promise))]).catch(() => {});
  }

  /** No server is killed for a while, and somebody stays away at some tables. */
  calm(): void {
    if (this.#isCalm) return;
    this.#isCalm = true;
    const some = [...this.#audits.keys()].filter(mayGoAway).slice(0, MOST_VACANCIES);
    for (const life of some) life.errand(vacancyAt(life));
  }

  /** Servers are killed again. */
  storm(): void {
    this.#isCalm = false;
    this.#lookAgain();
  }

  async round(): Promise<void> {
    await pause(STRIKE[0] + below(this.#dice, STRIKE[1] - STRIKE[0]));
    await this.#world.strike(this.#dice);
    this.tally.kills++;
    const present = [...this.#audits.keys()].flatMap(({ players }) => players);
    const hanging = present.flatMap(player =>
      player.sent.filter(({ answeredAt }) => answeredAt === null).map(sent => ({ player, sent })),
    );
    this.tally.hanging += hanging.length;
    // As the dead have left it; what is in it is looked at while they come back.
    this.#isHealing = true;
    let healed = Promise.resolve();
    await this.#check(() => {
      healed = this.#world.heal();
    });
    await healed;
    await this.#mustCome('something was never answered', [
      ...hanging.map(({ player, sent }) => player.until(() => sent.answeredAt !== null)),
      ...present.map(player => player.until(now => now.connected || now.left)),
    ]);
    this.#isHealing = false;
    await this.#mustCome('somebody was never shown what was kept', (await this.#check()).flatMap(untilShown));
    this.tally.rounds++;
    this.#count();
  }

  /** What is to be proved comes to pass; then nobody plays on, and what is under way comes to its end. */
  async end(): Promise<void> {
    for (
      let waited = 0;
      waited < ANSWER_WITHIN && isUnharmed(this.tally) && !isTelling(this.tally);
      waited += LOOK_EVERY
    ) {
      await pause(LOOK_EVERY);
      await this.#check();
      this.#count();
    }
    this.#isStopping = true;
    this.#lookAgain();
    const rested = await within(ANSWER_WITHIN, this.#playing).catch(() => true);
    if (!rested) this.tally.faults.add('not every table came to rest');
    this.#count();
  }

  async #keepPlaying(number: number, started: () => void): Promise<void> {
    for (let match = 0; !this.#isStopping; match++) {
      const dice = diceFor(`${this.#run.seed} ${number} ${match}`);
      // At first one of each; then whatever comes.
      const wanted = match === 0 ? KINDS[number % KINDS.length] : pick(dice, KINDS);
      const { life, host, extra } = await layTable(this.#world, dice, this.#times, wanted);
      this.#audits.set(life, null);
      this.tally.tables++;
      await life.play(host, extra, started);
      await this.#finish(life);
    }
  }

  async #finish(life: Life): Promise<void> {
    await this.#check(undefined, [life]);
    for (const player of life.players) player.leave();
    const { acknowledged, ranOut, changed, taken } = this.#countsOf(life);
    this.#before.acknowledged += acknowledged;
    this.#before.ranOut += ranOut;
    this.#before.changed += changed;
    this.#before.taken += taken;
    this.#audits.delete(life);
  }

  /** Whoever waits looks whether he still has to. */
  #lookAgain(): void {
    for (const { players } of this.#audits.keys()) for (const player of players) player.lookAgain();
  }

  /** One after the other: a journal that was read earlier is not looked at later. */
  #check(meanwhile: () => void = () => {}, lives?: readonly Life[]): Promise<readonly Kept[]> {
    const found = this.#checked.then(async () => {
      const read = await this.#read(lives ?? [...this.#audits.keys()]);
      meanwhile();
      return this.#judge(read);
    });
    this.#checked = found;
    return found;
  }

  async #read(lives: readonly Life[]): Promise<readonly Heard[]> {
    const heard = lives.map(life => ({ life, witnesses: life.players.map(witness) }));
    const read: Heard[] = [];
    await this.#world.read(async store => {
      const outages = await store.outages();
      for (const { life, witnesses } of heard) {
        const kept = await store.open(life.table);
        if (kept === null) {
          this.tally.faults.add(`table ${life.table} is gone`);
          continue;
        }
        const audit = this.#audits.get(life) ?? new Audit(RULES[life.wanted.game], kept.row);
        if (this.#audits.has(life)) this.#audits.set(life, audit);
        read.push({ life, audit, witnesses, lines: kept.lines, outages });
      }
    });
    return read;
  }

  /** Holds all that was promised and shown at some tables against their journals. */
  #judge(read: readonly Heard[]): readonly Kept[] {
    return read.map(({ life, audit, witnesses, ...journal }) => {
      const found = audit.look(journal, witnesses);
      addFindings(this.tally, `table ${life.table} (${life.wanted.game})`, found);
      for (const fault of life.faults) this.tally.faults.add(fault);
      return { life, version: found.version };
    });
  }

  async #mustCome(otherwise: string, awaited: readonly Promise<void>[]): Promise<void> {
    if (!(await within(ANSWER_WITHIN, Promise.all(awaited)))) this.tally.faults.add(otherwise);
  }

  #countsOf(life: Life) {
    const { ranOut, changed, taken } = this.#audits.get(life)?.counts ?? { ranOut: 0, changed: 0, taken: 0 };
    return { acknowledged: acknowledgedAt(life), ranOut, changed, taken };
  }

  #count(): void {
    const all = [this.#before, ...[...this.#audits.keys()].map(life => this.#countsOf(life))];
    const sum = (name: keyof (typeof all)[number]) => all.reduce((total, each) => total + each[name], 0);
    Object.assign(this.tally, {
      acknowledged: sum('acknowledged'),
      clocksRunOut: sum('ranOut'),
      seatsChanged: sum('changed'),
      seatsTakenOver: sum('taken'),
    });
  }
}
