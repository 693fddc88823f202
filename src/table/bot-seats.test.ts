import { expect, test } from 'vitest';
import { type AnyGame, CLOCK, type Seat } from '#kernel/game.ts';
import { ended, first, game, noFailure, settle, tableWith } from './bot-seats.testing.ts';
import { seatBots, type Thought } from './bot-seats.ts';
import { openTable, type Table } from './table.ts';

test('a table of bots plays itself to the end', async () => {
  const table = tableWith(['random', 'random', 'random']);
  const over = ended(table);
  seatBots(table, { think: first, onFailure: noFailure });
  await over;
  expect(table.seen(null).outcome?.ending).toMatch(/three-jewels|nine-duels/);
});

test('a bot is given its level, its own view and its own question, and nothing else', async () => {
  const table = tableWith(['greedy', null]);
  const thoughts: Thought[] = [];
  const think = (thought: Thought) => {
    thoughts.push(thought);
    return first(thought);
  };
  seatBots(table, { think, onFailure: noFailure });
  await settle();
  expect(thoughts).toHaveLength(3);
  expect(Object.keys(thoughts[0]).sort()).toEqual(['decision', 'level', 'view']);
  expect(thoughts[0].level).toBe('greedy');
  expect(thoughts[0].view).toEqual(table.seenAt(0, 0));
  expect(thoughts.every(({ decision }) => decision.seat === 0)).toBe(true);
});

test('people are waited for', async () => {
  const table = tableWith(['random', null]);
  seatBots(table, { think: first, onFailure: noFailure });
  await settle();
  expect(table.seen(null).asked.map(each => each.seat)).toEqual([1]);
  expect(table.record.entries.every(([seat]) => seat === 0)).toBe(true);
});

test('a bot does not act before it is given the word', async () => {
  const table = tableWith(['random', null]);
  const waiting: (() => void)[] = [];
  const think = async (thought: Thought) => {
    await new Promise<void>(go => waiting.push(go));
    return first(thought);
  };
  seatBots(table, { think, onFailure: noFailure });
  await settle();
  expect(table.record.entries).toEqual([]);
  waiting.shift()?.();
  await settle();
  expect(table.record.entries).toHaveLength(1);
});

test('somebody else’s simultaneous choice does not make a bot think twice', async () => {
  const table = tableWith(['random', null]);
  let thoughts = 0;
  const think = () => {
    thoughts++;
    return new Promise(() => {});
  };
  seatBots(table, { think, onFailure: noFailure });
  const [choice] = table.seen(1).asked[1].choices;
  expect(table.choose(1, 0, choice)).toMatchObject({ ok: true });
  await settle();
  expect(thoughts).toBe(1);
});

test('stopped bots choose nothing any more, not even what they were thinking of', async () => {
  const table = tableWith(['random', 'random']);
  const bots = seatBots(table, { think: first, onFailure: noFailure });
  bots.stop();
  await settle();
  expect(table.record.entries).toEqual([]);
});

test('a bot that fails is told of, the match waits, and restart asks it again', async () => {
  const table = tableWith(['random', null]);
  const failed: Seat[] = [];
  let broken = true;
  const think = (thought: Thought) => (broken ? Promise.reject(new Error('out of ink')) : first(thought));
  const bots = seatBots(table, { think, onFailure: seat => failed.push(seat) });
  await settle();
  expect(failed).toEqual([0]);
  expect(table.record.entries).toEqual([]);
  broken = false;
  bots.restart();
  await settle();
  expect(table.record.entries).toHaveLength(3);
});

test('a bot that answers what was not offered has failed', async () => {
  const table = tableWith(['random', null]);
  const failed: unknown[] = [];
  const think = () => Promise.resolve({ kind: 'the whole bank' });
  seatBots(table, { think, onFailure: (_, error) => failed.push(String(error)) });
  await settle();
  expect(failed).toEqual([expect.stringContaining('not-offered')]);
  expect(table.record.entries).toEqual([]);
});

test('an optional offer that a bot passes on is not put to it again', async () => {
  const offering: AnyGame = {
    ...game,
    decisions: state =>
      game.decisions(state).map(each => (each.seat === 0 ? ({ ...each, optional: true } as const) : each)),
  };
  const { record } = tableWith(['random', 'random']);
  const { table } = openTable(offering, record);
  if (table === null) throw new Error('the match does not open');
  let offers = 0;
  const think = (thought: Thought) => {
    if (thought.decision.seat === 1) return first(thought);
    offers++;
    return Promise.resolve(null);
  };
  seatBots(table, { think, onFailure: noFailure });
  await settle();
  expect(offers).toBe(1);
  expect(table.record.entries.map(([seat]) => seat)).toEqual([1, 1, 1]);
});

test('the clock is nobody’s seat: bots leave its choice alone', async () => {
  const ticking: AnyGame = {
    ...game,
    decisions: state => {
      const asked = game.decisions(state);
      const clock = { seat: CLOCK, prompt: 'hourglass', choices: ['expire'], optional: true } as const;
      return asked.length === 0 ? asked : [clock, ...asked];
    },
  };
  const { table } = openTable(ticking, tableWith(['random', 'random']).record);
  if (table === null) throw new Error('the match does not open');
  const asked = new Set<Seat>();
  const think = (thought: Thought) => {
    asked.add(thought.decision.seat);
    return first(thought);
  };
  const over = ended(table);
  seatBots(table, { think, onFailure: noFailure });
  await over;
  expect([...asked].sort()).toEqual([0, 1]);
});

/** Every choice is first written down somewhere, which takes a moment. */
const slowly =
  (table: Table) =>
  async (...[seat, version, choice]: Parameters<Table['choose']>) => {
    await new Promise(done => setImmediate(done));
    return table.choose(seat, version, choice);
  };

test('where choices are written down first, every question is thought about once', async () => {
  const table = tableWith(['random', 'random', 'random']);
  const over = ended(table);
  let thoughts = 0;
  const think = (thought: Thought) => {
    thoughts++;
    return first(thought);
  };
  seatBots(table, { think, onFailure: noFailure, choose: slowly(table) });
  await over;
  expect(thoughts).toBe(table.seen(null).at);
});

test('a seat that changes hands is played by whoever has it now', async () => {
  const table = tableWith([null, null]);
  let levels: (string | null)[] = [null, null];
  const bots = seatBots(table, { think: first, onFailure: noFailure, levels: () => levels });
  await settle();
  expect(table.seen(null).at).toBe(0);
  levels = ['random', null];
  bots.look();
  await settle();
  expect(table.seen(null).at).toBe(3);
});

test('an answer that comes too late is no failure: the bot looks again', async () => {
  const table = tableWith(['random', null]);
  const whys = ['late', 'not-asked'] as const;
  let refused = 0;
  const choose = (...args: Parameters<Table['choose']>) =>
    refused < whys.length ? ({ ok: false, why: whys[refused++] } as const) : table.choose(...args);
  seatBots(table, { think: first, onFailure: noFailure, choose });
  await settle();
  expect(refused).toBe(2);
  expect(table.seen(null).at).toBe(3);
});
