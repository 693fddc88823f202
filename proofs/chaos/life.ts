import { setTimeout as pause } from 'node:timers/promises';
import { below, type Rng } from '#kernel/rng.ts';
import { newPerson } from '../support/person.ts';
import { hasEnded, questionTo } from '../support/play.ts';
import { type Player, RefusedByServer } from '../support/player.ts';
import { pick } from '../support/random.ts';
import { makeTable, seatPeople, type WantedTable } from '../support/table.ts';
import type { World } from './world.ts';

/** A table of the chaos, from its making on. */
export interface Life {
  readonly table: string;
  readonly game: string;
  /** The host and everybody at the table, as they come. */
  readonly players: Player[];
}

/** Milliseconds before a request to a server that has just died is made again. */
const AGAIN = 15;

/** What is played; every game of the house has its tables. */
export const KINDS: readonly WantedTable[] = [
  { game: 'musketiere', options: { length: 'round' }, people: 2 },
  { game: 'musketiere', options: { length: 'round' }, people: 4 },
  { game: 'musketiere', options: { length: 'round' }, people: 2, bots: ['random'] },
  { game: 'roy', people: 3 },
  { game: 'roy', people: 4 },
  { game: 'roy', people: 2, bots: ['random'] },
  { game: 'trois', people: 2 },
  { game: 'trois', people: 4 },
  { game: 'trois', people: 2, bots: ['random'] },
];

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

/** Lets a player in, and in again whenever his connection breaks, for as long as the table is played. */
const stayAt = async (world: World, dice: Rng, player: Player, isOver: () => boolean): Promise<void> => {
  await insist(world, dice, url => player.enter(url));
  const stay = async () => {
    for (;;) {
      await player.until(({ connected }) => !connected);
      if (isOver()) return;
      await insist(world, dice, url => player.enter(url));
    }
  };
  void stay();
};

/** One thing somebody does when it is his turn: mostly a choice, now and then something else. */
const doSomething = async (player: Player, dice: Rng, choices: readonly unknown[]): Promise<void> => {
  const { room } = player;
  const seat = room?.you.seat ?? null;
  const chance = below(dice, 100);
  if (seat !== null && room?.seats[seat].standIn !== null) await player.act({ act: 'return' });
  else if (seat !== null && chance >= 97) await player.act({ act: 'hand', seat, level: 'random' });
  else if (chance < 4 && player.position?.mayTakeBack) await player.takeBack();
  else if (chance < 8) await player.act({ act: 'say', text: `En garde, ${below(dice, 1000)} !` });
  else await player.choose(pick(dice, choices));
};

const play = async (player: Player, dice: Rng, isOver: () => boolean): Promise<void> => {
  for (;;) {
    await player.until(now => isOver() || hasEnded(now) || questionTo(now) !== undefined);
    const question = questionTo(player);
    if (isOver() || hasEnded(player)) return;
    // Somebody else may have been quicker.
    if (question !== undefined) await doSomething(player, dice, question.choices);
  }
};

/** Makes a table, has it played as fast as choices are acknowledged, and settles when nothing is left to be answered. */
export const live = async (
  world: World,
  dice: Rng,
  { born, started }: { readonly born: (life: Life) => void; readonly started: () => void },
  isStopping: () => boolean,
): Promise<Life> => {
  const wanted = pick(dice, KINDS);
  const host = await insist(world, dice, newPerson);
  const people = await Promise.all(Array.from({ length: wanted.people }, () => insist(world, dice, newPerson)));
  const table = await insist(world, dice, url => makeTable(url, host, wanted));
  const life: Life = { table, game: wanted.game, players: [] };
  born(life);
  let over = false;
  const isOver = () => over || isStopping();
  await seatPeople(table, host, people, async player => {
    life.players.push(player);
    await stayAt(world, dice, player, () => over);
  });
  started();
  const [, ...players] = life.players;
  await Promise.all(players.map(player => play(player, dice, isOver)));
  await Promise.all(life.players.map(player => player.settled()));
  over = true;
  return life;
};
