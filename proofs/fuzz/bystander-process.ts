import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Options } from '#kernel/game.ts';
import type { ToClient } from '#wire/to-client.ts';
import { hasEnded, playOn, questionTo } from '../support/play.ts';
import { diceFor, pick } from '../support/random.ts';
import { type SetTable, setTable } from '../support/table.ts';
import { connecting } from './connecting.ts';

// Somebody at a table of his own while others are besieged: `node bystander-process.ts ORDER`, told by a message when it is
// enough. He has a process to himself: next to those who send nonsense he would wait for them to make it up, and his figures
// would tell of them and not of the server.

export interface Order {
  readonly url: string;
  readonly seed: string;
}

/** One thing he asked the server, in milliseconds. */
export interface Asked {
  /** Counted from his beginning. */
  readonly at: number;
  /** How late his own clock rang for it: so busy was the machine, whatever the server did. */
  readonly late: number;
  /** From sending it until the answer was there. */
  readonly took: number;
}

/** What he has to tell in the end. */
export interface Attended {
  readonly pings: readonly Asked[];
  readonly choices: readonly Asked[];
  readonly unanswered: number;
  /** Right choices that were refused, by the reason. */
  readonly refusals: readonly string[];
  /** Where he played: what is kept of these tables has changed, and may. */
  readonly tables: readonly string[];
}

/** Milliseconds from one ping to the next, answered or not, and how many of them come to one choice. */
const PACE = 50;
const PINGS_PER_CHOICE = 20;
/** Milliseconds after which no answer is to be hoped for, on a busy machine either. */
const PATIENCE = 60_000;

const { url, seed } = JSON.parse(process.argv[2]) as Order;
const dice = diceFor(`bystander ${seed}`);
const tables: string[] = [];
const pings: Asked[] = [];
const choices: Asked[] = [];
const refusals: string[] = [];

const sitDown = async (options: Options = {}): Promise<SetTable> => {
  const made = await setTable([url], { game: 'musketiere', people: 3, options });
  tables.push(made.id);
  return made;
};

// What a house sets up for its first finished match, a thread that writes its story, is there before anybody weighs it.
const first = await sitDown({ length: 'round' });
await Promise.all(first.players.map(player => playOn(player, dice)));
let table = await sitDown();
const begun = performance.now();

/** Pings over one connection are answered in their order. */
const startPinging = async () => {
  const { person } = table.host;
  const socket = await connecting(url, person.cookie, { table: table.id, key: null })();
  const waiting: { readonly sent: number; readonly late: number }[] = [];
  socket.on('message', data => {
    if ((JSON.parse(String(data)) as ToClient).kind !== 'pong') return;
    const ping = waiting.shift();
    if (ping === undefined) throw new Error('an answer came to nothing that was asked');
    pings.push({ at: ping.sent - begun, late: ping.late, took: performance.now() - ping.sent });
  });
  return {
    waiting,
    ping(late: number): void {
      waiting.push({ sent: performance.now(), late });
      socket.send('{"kind":"ping"}');
    },
  };
};

/** Whoever is asked chooses; where the match is over, another one begins. */
const choose = async (late: number): Promise<void> => {
  if (table.players.every(hasEnded)) table = await sitDown();
  const { players } = table;
  const player = players.find(each => questionTo(each) !== undefined);
  if (player === undefined) return;
  const { choices: offered } = questionTo(player) ?? { choices: [] };
  const sent = performance.now();
  const why = await player.choose(pick(dice, offered));
  choices.push({ at: sent - begun, late, took: performance.now() - sent });
  if (why !== null) refusals.push(why);
  const version = player.position?.version ?? 0;
  await Promise.all(players.map(each => each.until(({ position }) => (position?.version ?? 0) >= version)));
};

const attend = async (): Promise<number> => {
  const { ping, waiting } = await startPinging();
  let isEnough = false;
  let choosing: Promise<void> | null = null;
  void once(process, 'message').then(() => {
    isEnough = true;
  });
  process.send?.('here');
  let planned = performance.now();
  for (let number = 1; !isEnough; number++) {
    planned += PACE;
    await pause(Math.max(0, planned - performance.now()));
    const late = Math.max(0, performance.now() - planned);
    ping(late);
    if (number % PINGS_PER_CHOICE !== 1 || choosing !== null) continue;
    choosing = choose(late).finally(() => {
      choosing = null;
    });
  }
  for (let waited = 0; waited < PATIENCE && (waiting.length > 0 || choosing !== null); waited += PACE)
    await pause(PACE);
  return waiting.length + (choosing === null ? 0 : 1);
};

// Nobody is left to tell.
process.once('disconnect', () => process.exit());
const unanswered = await attend();
process.send?.({ pings, choices, unanswered, refusals, tables } satisfies Attended);
