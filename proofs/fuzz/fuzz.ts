import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Rng } from '#kernel/rng.ts';
import { playOn } from '../support/play.ts';
import { diceFor } from '../support/random.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type Bystander, figuresOf, startBystander } from './bystander.ts';
import { differing, everythingIn } from './journals.ts';
import { type Liar, liarAt } from './liar.ts';
import { residentMemory } from './memory.ts';
import { nonsense } from './messages.ts';
import { allRawCases, rawCase, sendRaw } from './raw.ts';
import { isRight, oddRequest, sendRequest } from './requests.ts';
import { type Besieged, besiegeAll } from './spots.ts';

export interface FuzzRun {
  readonly messages: number;
  readonly seed: string;
  /** False for a short run: a server that has just started still grows. */
  readonly weighed: boolean;
  readonly progress?: (sent: number) => void;
}

export interface Report {
  /** By kind of answer. */
  readonly answers: Readonly<Record<string, number>>;
  readonly sent: { readonly messages: number; readonly requests: number; readonly raw: number };
  /** The first things that were not answered as they should have been. */
  readonly faults: readonly string[];
  readonly faulty: number;
  readonly samePid: boolean;
  /** The first things that are no longer kept as they were, or are new. */
  readonly changed: readonly string[];
  /** In megabytes, after the first part and after all; null where nobody asked or the system does not tell. */
  readonly memory: { readonly before: number; readonly after: number } | null;
  readonly bystander: Bystander;
  /** Games whose match could not be played to its end afterwards. */
  readonly unended: readonly string[];
  readonly said: string;
}

/** Of each kind, as examples. */
const MOST_FAULTS = 3;
/** With much room to spare a process collects its garbage late; so little of it shows what is really kept. */
const SMALL_HEAP = '--max-old-space-size=64 --max-semi-space-size=4';
/** Of all that is sent, so much goes before memory is looked at for the first time. */
const WARM_UP = 0.25;
/** One in so many is a request, one in so many is sent as bare bytes. */
const REQUEST_EVERY = 3;
const RAW_EVERY = 100;

const shorten = (data: string | Buffer): string => JSON.stringify(String(data)).slice(0, 300);

const counting = () => {
  const answers: Record<string, number> = {};
  const faults: string[] = [];
  const sent = { messages: 0, requests: 0, raw: 0 };
  let faulty = 0;
  return {
    answers,
    faults,
    sent,
    get faulty() {
      return faulty;
    },
    note(name: string, right: boolean, what: () => string) {
      answers[name] = (answers[name] ?? 0) + 1;
      if (right) return;
      faulty++;
      if (faults.filter(fault => fault.startsWith(`${name}: `)).length < MOST_FAULTS) faults.push(`${name}: ${what()}`);
    },
  };
};
type Counting = ReturnType<typeof counting>;

const sendOdd = async (url: string, agent: Agent, { table, cookie }: Besieged, dice: Rng, count: Counting) => {
  const odd = oddRequest(table.id, cookie, dice);
  const answer = await sendRequest(url, agent, odd);
  count.sent.requests++;
  const { method, path: asked, headers, body } = odd;
  const what = () =>
    [
      method,
      shorten(asked),
      shorten(JSON.stringify(headers)),
      shorten(body ?? ''),
      '→',
      answer?.body.slice(0, 200),
    ].join(' ');
  count.note(`HTTP ${answer?.status ?? 'no answer'}`, answer !== null && isRight(odd, answer), what);
};

const sendBytes = async (url: string, raw: ReturnType<typeof rawCase>, count: Counting): Promise<void> => {
  const heard = await sendRaw(url, raw);
  count.sent.raw++;
  const right = raw.answer === null ? !/^HTTP\/1\.1 5/.test(heard) : raw.answer.test(heard);
  count.note(`bytes: ${raw.how}`, right, () => `${shorten(raw.first)} → ${shorten(heard)}`);
};

/** Everybody lies at once, each waiting for the answer before the next lie. */
const lie = async (
  server: RunningServer,
  tables: readonly Besieged[],
  wanted: FuzzRun,
  from: number,
  count: Counting,
) => {
  const { messages, seed, progress } = wanted;
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const lanes = tables.flatMap(besieged => besieged.spots.map(each => ({ besieged, ...each })));
  const liars: Liar[] = [];
  let next = from;
  try {
    await Promise.all(
      lanes.map(async ({ besieged, spot, connect }) => {
        const liar = await liarAt(connect);
        liars.push(liar);
        while (next < messages) {
          const number = next++;
          const dice = diceFor(`fuzz ${seed} ${number}`);
          if (number % 500 === 0) progress?.(number);
          if (number % RAW_EVERY === 0) await sendBytes(server.url, rawCase(dice), count);
          else if (number % REQUEST_EVERY === 0) await sendOdd(server.url, agent, besieged, dice, count);
          else {
            const lies = nonsense(spot, dice);
            const { name, right } = await liar.send(lies);
            count.sent.messages++;
            count.note(name, right, () => `${lies.how}, from a ${spot.part}: ${shorten(lies.data)}`);
          }
        }
      }),
    );
  } finally {
    for (const liar of liars) liar.leave();
    agent.destroy();
  }
};

/** The least of a few looks: what is only waiting to be thrown away does not count. */
const settledMemory = async (pid: number): Promise<number | null> => {
  const looks: number[] = [];
  for (let look = 0; look < 8; look++) {
    const memory = residentMemory(pid);
    if (memory === null) return null;
    looks.push(memory);
    await new Promise(done => setTimeout(done, 250));
  }
  return Math.min(...looks);
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** All the nonsense there is to send; what the server weighs after the first part of it and after the last. */
const lieAll = async (
  server: RunningServer,
  tables: readonly Besieged[],
  wanted: FuzzRun,
  count: Counting,
): Promise<Report['memory']> => {
  const weigh = () => (wanted.weighed ? settledMemory(server.pid) : null);
  const first = Math.floor(wanted.messages * WARM_UP);
  for (const raw of allRawCases(diceFor(`raw ${wanted.seed}`))) await sendBytes(server.url, raw, count);
  await lie(server, tables, { ...wanted, messages: first }, 1, count);
  const before = await weigh();
  await lie(server, tables, wanted, first, count);
  const after = await weigh();
  return before === null || after === null ? null : { before, after };
};

const playToTheEnd = (tables: readonly Besieged[], seed: string): Promise<unknown> =>
  Promise.all(
    tables.flatMap(({ table }) => table.players.map((player, seat) => playOn(player, diceFor(`end ${seed} ${seat}`)))),
  );

const isWell = async ({ pid, url }: RunningServer): Promise<boolean> =>
  isAlive(pid) &&
  (await fetch(`${url}/health`).then(
    answer => answer.ok,
    () => false,
  ));

const besieged = async (server: RunningServer, data: string, wanted: FuzzRun): Promise<Report> => {
  const { url } = server;
  const { seed } = wanted;
  const count = counting();
  const tables = await besiegeAll(url, diceFor(`fuzz ${seed}`));
  const before = await everythingIn(data);
  const bystander = await startBystander({ url, seed });
  try {
    const memory = await lieAll(server, tables, wanted, count);
    const attended = await bystander.attended();
    const samePid = await isWell(server);
    const later = await everythingIn(data, attended.tables);
    await playToTheEnd(tables, seed);
    const hasEnded = ({ table }: Besieged) => table.players.every(({ position }) => position?.outcome != null);
    return {
      answers: count.answers,
      sent: count.sent,
      faults: count.faults,
      faulty: count.faulty,
      samePid,
      changed: differing(before, later).map(shorten).slice(0, MOST_FAULTS),
      memory,
      bystander: figuresOf(attended),
      unended: tables.filter(each => !hasEnded(each)).map(({ game }) => game),
      said: server.said(),
    };
  } finally {
    bystander.leave();
  }
};

/** Sends that much nonsense to a server with matches of every game under way, and looks what became of it. */
export const fuzz = async (wanted: FuzzRun): Promise<Report> => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'panache-fuzz-'));
  const server = await startServer({ data }, { PANACHE_LOG: 'error', NODE_OPTIONS: SMALL_HEAP });
  try {
    return await besieged(server, data, wanted);
  } catch (error) {
    throw new Error(`The server said: ${server.said()}`, { cause: error });
  } finally {
    await server.stop();
    rmSync(data, { recursive: true });
  }
};
