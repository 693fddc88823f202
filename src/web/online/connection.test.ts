import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLOSED, PROTOCOL } from '#wire/limits.ts';
import type { Refusal, ToClient } from '#wire/to-client.ts';
import { Connection } from './connection.svelte.ts';
import { FakeHouse, roomOf, TABLE } from './testing.ts';

const WELCOME: ToClient = {
  kind: 'welcome',
  room: roomOf(0),
  position: null,
  story: [],
  fresh: true,
  missed: [],
  talk: [],
  notes: [],
  company: { suggestions: [], remarks: [], asked: [] },
  mine: 0,
};

let house: FakeHouse;
let heard: ToClient[];
let tryAgain: Refusal[];
let trouble: Error | null;
beforeEach(() => {
  vi.useFakeTimers();
  house = new FakeHouse();
  heard = [];
  tryAgain = [];
  trouble = null;
});
afterEach(() => {
  vi.useRealTimers();
});

const call = (): Connection =>
  new Connection({
    address: 'ws://here/api/live',
    prepare: async () => {
      if (trouble) throw trouble;
    },
    enter: () => ({ kind: 'enter', protocol: PROTOCOL, table: TABLE, key: null, have: null }),
    hear: message => heard.push(message),
    mayTryAgain: why => tryAgain.includes(why),
    dial: house.dial,
    outside: house.outside,
  });
const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const letIn = async () => {
  await settle();
  house.line.open();
  house.line.tell(WELCOME);
};
const connected = async (): Promise<Connection> => {
  const connection = call();
  await letIn();
  return connection;
};
const READY = { kind: 'act', act: { act: 'ready', ready: true } } as const;

describe('a connection', () => {
  test('enters first, and is live once it is welcome', async () => {
    const connection = call();
    await settle();
    expect(connection.state).toBe('connecting');
    house.line.open();
    expect(house.line.said).toEqual([{ kind: 'enter', protocol: PROTOCOL, table: TABLE, key: null, have: null }]);
    house.line.tell(WELCOME);
    expect(connection.state).toBe('live');
    expect(heard).toEqual([WELCOME]);
  });

  test('answers each message by its own id', async () => {
    const connection = await connected();
    const answers: (Refusal | null)[] = [];
    void connection.ask(READY).then(why => answers.push(why));
    void connection.ask(READY).then(why => answers.push(why));
    const [first, second] = house.line.asked;
    house.line.tell({ kind: 'refused', id: second.id, why: 'over' });
    house.line.tell({ kind: 'done', id: first.id });
    await settle();
    expect(answers).toEqual(['over', null]);
  });

  test('sends what was not answered again after a loss, with the same id and in order', async () => {
    const connection = await connected();
    const answered = connection.ask({ kind: 'choose', version: 3, choice: { kind: 'reward', card: 1 } });
    void connection.ask(READY);
    const sent = house.line.asked;
    house.line.close();
    expect(connection.state).toBe('lost');
    await pass(300);
    await letIn();
    expect(house.lines).toHaveLength(2);
    expect(house.line.asked).toEqual(sent);
    house.line.tell({ kind: 'done', id: sent[0].id });
    expect(await answered).toBeNull();
  });

  test('does not send again what was answered', async () => {
    const connection = await connected();
    void connection.ask(READY);
    house.line.tell({ kind: 'done', id: house.line.asked[0].id });
    house.line.close();
    await pass(300);
    await letIn();
    expect(house.line.asked).toEqual([]);
  });

  test('keeps what is asked while nobody is there, until somebody is', async () => {
    const connection = await connected();
    house.line.close();
    void connection.ask(READY);
    await pass(300);
    await letIn();
    expect(house.line.asked).toEqual([{ ...READY, id: expect.stringMatching(/^[\w-]{8,36}$/) }]);
  });

  test('waits longer after every failure, and never longer than ten seconds', async () => {
    await connected();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      const calls = house.lines.length;
      house.line.close();
      let waited = 0;
      for (; house.lines.length === calls; waited += 50) await pass(50);
      pauses.push(waited);
    }
    expect(pauses[0]).toBeLessThanOrEqual(350);
    expect(pauses[4]).toBeGreaterThan(pauses[0]);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(10_050);
    expect(pauses[8]).toBeGreaterThanOrEqual(5_000);
  });

  test('tries at once when the network is back or somebody looks again', async () => {
    await connected();
    for (let attempt = 0; attempt < 6; attempt++) {
      house.line.close();
      await pass(10_000);
    }
    const calls = house.lines.length;
    house.line.close();
    house.signs?.back();
    await settle();
    expect(house.lines).toHaveLength(calls + 1);
  });

  test('hangs up when the network goes, and an old line has nothing more to say', async () => {
    const connection = await connected();
    const old = house.line;
    house.signs?.away();
    expect(connection.state).toBe('lost');
    expect(old.hungUp).toBe(true);
    old.tell({ kind: 'room', room: roomOf(0) });
    old.close(CLOSED.removed);
    expect(connection.state).toBe('lost');
    expect(heard).toEqual([WELCOME]);
  });

  test('asks now and then whether anybody is there; ten seconds of silence mean nobody', async () => {
    const connection = await connected();
    await pass(25_000);
    expect(house.line.said.at(-1)).toEqual({ kind: 'ping' });
    house.line.tell({ kind: 'pong' });
    await pass(10_000);
    expect(connection.state).toBe('live');
    await pass(15_000);
    expect(house.line.said.filter(({ kind }) => kind === 'ping')).toHaveLength(2);
    await pass(10_000);
    expect(connection.state).toBe('lost');
  });

  test('a line that never lets us in is given up', async () => {
    call();
    await settle();
    house.line.open();
    await pass(10_400);
    expect(house.lines).toHaveLength(2);
    expect(house.lines[0].hungUp).toBe(true);
  });

  test('comes back when the house could not be asked for its cookie', async () => {
    trouble = new Error('no network');
    const connection = call();
    await pass(2_000);
    expect(house.lines).toHaveLength(0);
    expect(connection.state).toBe('lost');
    trouble = null;
    await pass(10_000);
    expect(house.lines).toHaveLength(1);
  });

  test('who was shown out does not come back, and what he asked is refused', async () => {
    const connection = await connected();
    const answered = connection.ask(READY);
    house.line.close(CLOSED.removed);
    expect(connection.state).toBe('gone');
    expect(await answered).toBe('removed');
    house.signs?.back();
    await pass(60_000);
    expect(house.lines).toHaveLength(1);
    expect(await connection.ask(READY)).toBe('removed');
  });

  test.each([CLOSED.restarting, CLOSED.tooMuch, CLOSED.tooSlow])('comes back after close code %d', async code => {
    await connected();
    house.line.close(code);
    await pass(300);
    expect(house.lines).toHaveLength(2);
  });

  test('stays out where the house says no, and says why', async () => {
    const connection = call();
    await settle();
    house.line.open();
    house.line.tell({ kind: 'refused', id: null, why: 'other-protocol' });
    expect([connection.state, connection.why]).toEqual(['refused', 'other-protocol']);
    await pass(60_000);
    expect(house.lines).toHaveLength(1);
  });

  test('tries again where another way may do better, and where the house is only busy', async () => {
    tryAgain = ['no-access'];
    const connection = call();
    for (const why of ['no-access', 'slow-down', 'not-kept', 'not-now'] as const) {
      await settle();
      house.line.open();
      house.line.tell({ kind: 'refused', id: null, why });
      expect(connection.passing).toBe(why === 'no-access' ? null : why);
      await pass(5_000);
    }
    await letIn();
    expect([connection.state, connection.passing]).toEqual(['live', null]);
    expect(house.lines).toHaveLength(5);
  });

  test('says it again, a little later, where it was too much at once', async () => {
    const connection = await connected();
    void connection.ask(READY);
    house.line.tell({ kind: 'refused', id: null, why: 'slow-down' });
    await pass(1_000);
    const [first, second] = house.line.asked;
    expect(second).toEqual(first);
  });

  test('is over once it is closed', async () => {
    const connection = await connected();
    connection.close();
    expect(house.line.hungUp).toBe(true);
    expect(house.signs).toBeNull();
    await pass(60_000);
    expect(house.lines).toHaveLength(1);
  });
});
