import { setTimeout as pause } from 'node:timers/promises';
import { RULES } from '#games/all.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { newPerson, type Person } from '../support/person.ts';
import { hasEnded } from '../support/play.ts';
import { type Player, playerAt, RefusedByServer } from '../support/player.ts';
import { makeTable, type WantedTable } from '../support/table.ts';
import { doSomething, hasBusiness } from './doings.ts';
import { gather } from './gather.ts';
import type { World } from './world.ts';

/** Milliseconds before a request to a server that has just died is made again. */
const AGAIN = 15;
/** How things are for all tables of a world. */
export interface Times {
  /** Nothing new is begun any more. */
  readonly isStopping: () => boolean;
  /** No server is killed for a while. */
  readonly isCalm: () => boolean;
  /** So many milliseconds at most pass before somebody does something: none where the next kill is to find them at it. */
  readonly leisure: () => number;
}

/** Asks one server after the other until one has answered. */
const insist = async <T>(world: World, dice: Rng, request: (url: string) => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await request(await world.home(dice));
    } catch (error) {
      if (error instanceof RefusedByServer) throw error;
      await pause(AGAIN);
    }
  }
};

let met = 0;
/** Everybody comes from a place of his own: whoever does not cannot take over somebody's seat. */
const meet = async (world: World, dice: Rng): Promise<Person> => {
  const { cookie } = await insist(world, dice, newPerson);
  met++;
  return { cookie, address: `10.${met >> 16}.${(met >> 8) & 255}.${met & 255}` };
};

/** A table of the chaos, from its making on. */
export class Life {
  readonly table: string;
  readonly wanted: WantedTable;
  readonly dice: Rng;
  /** Everybody who ever came here. */
  readonly players: Player[] = [];
  /** Those who play, from the deal on. */
  seated: readonly Player[] = [];
  /** What must not be, besides what an audit finds. */
  readonly faults: string[] = [];
  readonly #world: World;
  readonly #times: Times;
  readonly #away = new Set<Player>();
  /** Those who were away and are to come again. */
  readonly #back = new Set<Player>();
  #errands: Promise<void>[] = [];
  #hasEnded = false;
  #isLeft = false;

  constructor(world: World, dice: Rng, times: Times, wanted: WantedTable, table: string) {
    this.#world = world;
    this.dice = dice;
    this.#times = times;
    this.wanted = wanted;
    this.table = table;
  }

  /** Nothing is played here any more. */
  readonly isOver = (): boolean => this.#hasEnded || this.#times.isStopping();

  /** No server is being killed. */
  readonly isCalm = (): boolean => this.#times.isCalm();

  /** Has it played as fast as choices are acknowledged, and settles when nothing is left to be answered. */
  async play(host: Person, extra: boolean, started: () => void): Promise<void> {
    const { dice, wanted, table } = this;
    const people = await Promise.all(Array.from({ length: wanted.people }, () => meet(this.#world, dice)));
    const stranger = extra && below(dice, 2) === 0 ? await meet(this.#world, dice) : null;
    const { players } = await gather({
      table,
      host,
      people,
      extra: extra ? { seat: below(dice, wanted.people + 1), stranger } : null,
      enter: player => this.#admitForGood(player),
      // Whom the host has shown out is not let in again.
      enterAsGuest: player => this.#admit(player, () => player.leave()),
    });
    this.seated = players;
    started();
    for (const player of players) this.errand(this.#playAt(player));
    while (this.#errands.length > 0) await Promise.all(this.#errands.splice(0));
    const seesTheEnd = (now: Player) => now.left || this.#times.isStopping() || hasEnded(now);
    await Promise.all(this.players.map(player => player.until(seesTheEnd)));
    await Promise.all(this.players.filter(({ left }) => !left).map(player => player.settled()));
    this.#isLeft = true;
  }

  /** Something else that goes on here; the table is not left before it is done. */
  errand(work: Promise<void>): void {
    this.#errands.push(work);
  }

  /** Stays away until he comes back, with nothing left unanswered. */
  async goAway(player: Player): Promise<void> {
    this.#away.add(player);
    await player.settled();
    player.leave();
  }

  comeBack(player: Player): void {
    this.#away.delete(player);
    this.#back.add(player);
    player.lookAgain();
  }

  /** Somebody comes by a link who has not been here before. */
  async invite(key: string): Promise<Player> {
    const player = playerAt(await meet(this.#world, this.dice), this.table, key);
    await this.#admitForGood(player);
    return player;
  }

  /** From now on he plays, too. */
  join(player: Player): void {
    this.errand(this.#playAt(player));
  }

  async #playAt(player: Player): Promise<void> {
    const isHere = (now: Player) => !this.#away.has(now) && hasBusiness(now);
    for (;;) {
      await player.until(now => this.isOver() || hasEnded(now) || isHere(now));
      if (hasEnded(player)) this.#end();
      if (this.isOver()) return;
      const leisure = this.#times.leisure();
      if (leisure > 0) await pause(below(this.dice, leisure));
      if (isHere(player)) await doSomething(player, this.dice, this.isOver);
    }
  }

  #admitForGood(player: Player): Promise<void> {
    return this.#admit(player, error => this.faults.push(`somebody was not let in again: ${error}`));
  }

  #end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    for (const player of this.players) player.lookAgain();
  }

  /** Lets a player in, and in again whenever his connection breaks, for as long as the table is played. */
  async #admit(player: Player, refused: (error: unknown) => void): Promise<void> {
    this.players.push(player);
    const enter = () => insist(this.#world, this.dice, url => player.enter(url));
    await enter();
    const stay = async (): Promise<void> => {
      for (;;) {
        await player.until(({ connected }) => !connected);
        if (player.left) await player.until(() => !this.#away.has(player) || this.isOver());
        if (this.#isLeft || (player.left && !this.#back.delete(player))) return;
        await enter();
      }
    };
    stay().catch(refused);
  }
}

/** Makes a table, some with a seat too many. */
export const layTable = async (
  world: World,
  dice: Rng,
  times: Times,
  wanted: WantedTable,
): Promise<{ readonly life: Life; readonly host: Person; readonly extra: boolean }> => {
  const host = await meet(world, dice);
  const seats = wanted.people + (wanted.bots?.length ?? 0);
  const extra = seats < RULES[wanted.game].seats[1] && below(dice, 2) === 0;
  const made = { ...wanted, people: wanted.people + (extra ? 1 : 0) };
  const table = await insist(world, dice, url => makeTable(url, host, made));
  return { life: new Life(world, dice, times, wanted, table), host, extra };
};
