import { setTimeout as pause } from 'node:timers/promises';
import { RULES } from '#games/all.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { diceFor } from '../support/random.ts';
import { audit, witness } from './audit.ts';
import { type Life, live } from './life.ts';
import type { World } from './world.ts';

export interface ChaosRun {
  readonly rounds: number;
  /** Tables played at the same time. */
  readonly tables: number;
  readonly seed: string;
}

export interface Tally {
  rounds: number;
  kills: number;
  /** Tables that were made. */
  tables: number;
  acknowledged: number;
  /** Messages under way when a server was killed: nobody could know what became of them. */
  hanging: number;
  /** Ids of what was acknowledged and is gone, and of what is there twice. */
  readonly lost: Set<string>;
  readonly doubled: Set<string>;
  /** Everything else that must not be, in sentences. */
  readonly faults: Set<string>;
}

export const isSound = ({ lost, doubled, faults }: Tally): boolean => lost.size + doubled.size + faults.size === 0;

/** A server is killed so many milliseconds after everybody is back, at random between the two. */
const STRIKE = [50, 400] as const;
/** After so long without an answer a message counts as forgotten: far longer than a busy machine takes. */
const ANSWER_WITHIN = 300_000;

const within = async (milliseconds: number, work: Promise<unknown>): Promise<boolean> => {
  const late = new AbortController();
  const timer = pause(milliseconds, false, { signal: late.signal }).catch(() => false);
  const done = await Promise.race([work.then(() => true), timer]);
  late.abort();
  return done;
};

const acknowledgedAt = ({ players }: Life): number =>
  players.flatMap(({ sent }) => sent.filter(({ answeredAt, why }) => answeredAt !== null && why === null)).length;

/** How far the match at a table has come by its journal; null before its beginning. */
interface Kept {
  readonly life: Life;
  readonly version: number | null;
}

/** Holds all that was promised and shown at some tables against their journals. */
const check = async (world: World, lives: readonly Life[], { lost, doubled, faults }: Tally): Promise<Kept[]> => {
  const heard = lives.map(life => ({ life, witnesses: life.players.map(witness) }));
  const versions: Kept[] = [];
  await world.read(async store => {
    for (const { life, witnesses } of heard) {
      const { table, game } = life;
      const kept = await store.open(table);
      if (kept === null) {
        faults.add(`table ${table} is gone`);
        continue;
      }
      const found = audit(RULES[game], kept, witnesses);
      versions.push({ life, version: found.version });
      for (const id of found.lost) lost.add(id);
      for (const id of found.doubled) doubled.add(id);
      for (const fault of found.faults) faults.add(`table ${table} (${game}): ${fault}`);
    }
  });
  return versions;
};

/** Everybody who is still there sees what is kept. */
const untilShown = ({ life: { players }, version }: Kept): Promise<void>[] =>
  version === null
    ? []
    : players.map(player => player.until(now => now.left || (now.position?.version ?? -1) >= version));

const emptyTally = (): Tally => ({
  rounds: 0,
  kills: 0,
  tables: 0,
  acknowledged: 0,
  hanging: 0,
  lost: new Set(),
  doubled: new Set(),
  faults: new Set(),
});

class Chaos {
  readonly tally = emptyTally();
  readonly #world: World;
  readonly #run: ChaosRun;
  readonly #dice: Rng;
  readonly #lives = new Set<Life>();
  /** Acknowledged at tables that are played no more. */
  #before = 0;
  #stopping = false;

  constructor(world: World, run: ChaosRun) {
    this.#world = world;
    this.#run = run;
    this.#dice = diceFor(run.seed);
  }

  async rounds(onRound: (tally: Tally) => void): Promise<void> {
    const { tally } = this;
    const starts = Array.from({ length: this.#run.tables }, () => Promise.withResolvers<void>());
    const playing = Promise.all(starts.map(({ resolve }, number) => this.#keepPlaying(number, resolve)));
    // Whatever goes wrong at one table ends the whole.
    playing.catch(error => tally.faults.add(String(error)));
    await Promise.race([playing, Promise.all(starts.map(({ promise }) => promise))]).catch(() => {});
    while (tally.rounds < this.#run.rounds && isSound(tally)) {
      await this.#round();
      onRound(tally);
    }
    await this.#rest(playing);
  }

  async #keepPlaying(number: number, started: () => void): Promise<void> {
    const born = (life: Life): void => {
      this.#lives.add(life);
      this.tally.tables++;
    };
    for (let match = 0; !this.#stopping; match++) {
      const dice = diceFor(`${this.#run.seed} ${number} ${match}`);
      await this.#finish(await live(this.#world, dice, { born, started }, () => this.#stopping));
    }
  }

  async #finish(life: Life): Promise<void> {
    await check(this.#world, [life], this.tally);
    for (const player of life.players) player.leave();
    this.#before += acknowledgedAt(life);
    this.#lives.delete(life);
  }

  async #round(): Promise<void> {
    await pause(STRIKE[0] + below(this.#dice, STRIKE[1] - STRIKE[0]));
    await this.#world.strike(this.#dice);
    this.tally.kills++;
    const present = [...this.#lives].flatMap(({ players }) => players);
    const hanging = present.flatMap(player =>
      player.sent.filter(({ answeredAt }) => answeredAt === null).map(sent => ({ player, sent })),
    );
    this.tally.hanging += hanging.length;
    await this.#check();
    await this.#world.heal();
    await this.#mustCome('something was never answered', [
      ...hanging.map(({ player, sent }) => player.until(() => sent.answeredAt !== null)),
      ...present.map(player => player.until(({ connected, left }) => connected || left)),
    ]);
    await this.#mustCome('somebody was never shown what was kept', (await this.#check()).flatMap(untilShown));
    this.tally.rounds++;
    this.#count();
  }

  /** Nobody plays on, and what is under way comes to its end. */
  async #rest(playing: Promise<unknown>): Promise<void> {
    this.#stopping = true;
    for (const { players } of this.#lives) for (const player of players) player.lookAgain();
    const rested = await within(ANSWER_WITHIN, playing).catch(() => true);
    if (!rested) this.tally.faults.add('not every table came to rest');
    this.#count();
  }

  #check(): Promise<readonly Kept[]> {
    return check(this.#world, [...this.#lives], this.tally);
  }

  async #mustCome(otherwise: string, awaited: readonly Promise<void>[]): Promise<void> {
    if (!(await within(ANSWER_WITHIN, Promise.all(awaited)))) this.tally.faults.add(otherwise);
  }

  #count(): void {
    this.tally.acknowledged = [...this.#lives].reduce((sum, life) => sum + acknowledgedAt(life), this.#before);
  }
}

/**
 * Rounds of a loaded server (or one of several) being killed and started again. After each kill, and again when
 * everybody is back and has his answers, the journals are checked. The first round that finds something is the last.
 */
export const chaos = async (world: World, run: ChaosRun, onRound: (tally: Tally) => void): Promise<Tally> => {
  const one = new Chaos(world, run);
  await one.rounds(onRound);
  return one.tally;
};
