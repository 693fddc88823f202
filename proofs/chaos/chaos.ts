import { setTimeout as pause } from 'node:timers/promises';
import { RULES } from '#games/all.ts';
import { below } from '#kernel/rng.ts';
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
/** After so long without an answer a message counts as forgotten. */
const ANSWER_WITHIN = 30_000;

const within = async (milliseconds: number, work: Promise<unknown>): Promise<boolean> => {
  const late = new AbortController();
  const timer = pause(milliseconds, false, { signal: late.signal }).catch(() => false);
  const done = await Promise.race([work.then(() => true), timer]);
  late.abort();
  return done;
};

const acknowledgedAt = ({ players }: Life): number =>
  players.flatMap(({ sent }) => sent.filter(({ answeredAt, why }) => answeredAt !== null && why === null)).length;

/** Holds all that was promised and shown at some tables against their journals; tells how far each match has come. */
const check = async (world: World, lives: readonly Life[], { lost, doubled, faults }: Tally) => {
  const heard = lives.map(life => ({ life, witnesses: life.players.map(witness) }));
  const versions: { readonly life: Life; readonly version: number | null }[] = [];
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

/**
 * Rounds of a loaded server (or one of several) being killed and started again. After each kill, and again when
 * everybody is back and has his answers, the journals are checked. The first round that finds something is the last.
 */
export const chaos = async (
  world: World,
  { rounds, tables, seed }: ChaosRun,
  onRound: (tally: Tally) => void,
): Promise<Tally> => {
  const tally: Tally = {
    rounds: 0,
    kills: 0,
    tables: 0,
    acknowledged: 0,
    hanging: 0,
    lost: new Set(),
    doubled: new Set(),
    faults: new Set(),
  };
  const dice = diceFor(seed);
  const lives = new Set<Life>();
  /** Acknowledged at tables that are played no more. */
  let before = 0;
  let stopping = false;

  const count = (): void => {
    tally.acknowledged = [...lives].reduce((sum, life) => sum + acknowledgedAt(life), before);
  };

  const finish = async (life: Life): Promise<void> => {
    await check(world, [life], tally);
    for (const player of life.players) player.leave();
    before += acknowledgedAt(life);
    lives.delete(life);
  };

  const keepPlaying = async (number: number, started: () => void): Promise<void> => {
    for (let match = 0; !stopping; match++) {
      const born = (life: Life): void => {
        lives.add(life);
        tally.tables++;
      };
      await finish(await live(world, diceFor(`${seed} ${number} ${match}`), { born, started }, () => stopping));
    }
  };

  const round = async (): Promise<void> => {
    await pause(STRIKE[0] + below(dice, STRIKE[1] - STRIKE[0]));
    await world.strike(dice);
    tally.kills++;
    const present = [...lives].flatMap(({ players }) => players);
    const hanging = present.flatMap(player =>
      player.sent.filter(({ answeredAt }) => answeredAt === null).map(sent => ({ player, sent })),
    );
    tally.hanging += hanging.length;
    await check(world, [...lives], tally);
    await world.heal();
    const back = Promise.all([
      ...hanging.map(({ player, sent }) => player.until(() => sent.answeredAt !== null)),
      ...present.map(player => player.until(({ connected, left }) => connected || left)),
    ]);
    if (!(await within(ANSWER_WITHIN, back))) tally.faults.add('something was never answered');
    const shown = (await check(world, [...lives], tally)).flatMap(({ life: { players }, version }) =>
      version === null
        ? []
        : players.map(player => player.until(now => now.left || (now.position?.version ?? -1) >= version)),
    );
    if (!(await within(ANSWER_WITHIN, Promise.all(shown)))) tally.faults.add('somebody was never shown what was kept');
    tally.rounds++;
    count();
  };

  const starts = Array.from({ length: tables }, () => Promise.withResolvers<void>());
  const playing = Promise.all(starts.map(({ resolve }, number) => keepPlaying(number, resolve)));
  // Whatever goes wrong at one table ends the whole.
  playing.catch(error => tally.faults.add(String(error)));
  await Promise.race([playing, Promise.all(starts.map(({ promise }) => promise))]).catch(() => {});
  while (tally.rounds < rounds && isSound(tally)) {
    await round();
    onRound(tally);
  }
  stopping = true;
  for (const { players } of lives) for (const player of players) player.lookAgain();
  const rested = await within(ANSWER_WITHIN, playing).catch(() => true);
  if (!rested) tally.faults.add('not every table came to rest');
  count();
  return tally;
};
