import { beforeEach, expect, test } from 'vitest';
import { roy } from '#games/roy/game.ts';
import type { Task } from '#games/roy/tasks.ts';
import { type AnyGame, CLOCK, usualOf } from '#kernel/game.ts';
import { keepTime, sandIn, type Time } from './clock.ts';
import { newMatch } from './new-match.ts';
import { openTable, type Table } from './table.ts';

// A game of one seat: `go` starts the glass, `duel` and `on` hold it and let it run, `rest` ends it.
interface Toy {
  glass: 'off' | 'on' | 'held' | 'expired';
}
const ORDERS = ['go', 'duel', 'on', 'rest'] as const;
type Order = (typeof ORDERS)[number];
const AFTER = { go: 'on', duel: 'held', on: 'on', rest: 'off' } as const;

const toy: AnyGame = {
  ...(roy as AnyGame),
  options: [],
  setup: () => ({ glass: 'off' }),
  decisions: state => [
    { seat: 0, prompt: 'go', choices: ORDERS },
    ...((state as Toy).glass === 'on'
      ? [{ seat: CLOCK, prompt: 'hourglass', choices: ['expire'], optional: true } as const]
      : []),
  ],
  apply(draft, seat, choice, tell) {
    (draft as Toy).glass = seat === CLOCK ? 'expired' : AFTER[choice as Order];
    if (choice === 'go') tell?.({ kind: 'turned', refills: true });
  },
  outcome: () => null,
  view: state => ({ ...(state as Toy) }),
  barred: () => [],
  clone: state => ({ ...(state as Toy) }),
  rng: () => ({ key: [], at: 0 }),
};

/** Time that passes when it is told to. */
const fakeTime = () => {
  let now = 1000;
  const bells = new Set<{ at: number; ring: () => void }>();
  const time: Time = {
    now: () => now,
    bell: (milliseconds, ring) => {
      const bell = { at: now + milliseconds, ring };
      bells.add(bell);
      return () => bells.delete(bell);
    },
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const bell of [...bells]) {
      if (bell.at > now) continue;
      bells.delete(bell);
      bell.ring();
    }
  };
  return { time, pass, bells };
};

let table: Table;
let clock: ReturnType<typeof fakeTime>;
const seats = Array.from({ length: 2 }, () => ({ name: '', bot: null, words: '' }));
const opened = (game: AnyGame, options = {}) => {
  const secret = new Uint8Array(32).fill(5);
  const { table: fresh } = openTable(game, newMatch({ game, options, seats, secret, table: 'sand' }));
  if (fresh === null) throw new Error('the match does not open');
  return fresh;
};
const say = (order: Order) => table.choose(0, table.seen(0).version, order);
const glass = () => (table.seen(null).view as Toy).glass;

beforeEach(() => {
  table = opened(toy);
  clock = fakeTime();
});

test('nothing runs before the rules offer the clock its choice', () => {
  const hourglass = keepTime(table, { seconds: 60, time: clock.time });
  clock.pass(1e6);
  expect(hourglass.left()).toBeNull();
  expect(table.record.entries).toEqual([]);
});

test('when the time is up the choice of the clock is made', () => {
  const hourglass = keepTime(table, { seconds: 60, time: clock.time });
  say('go');
  clock.pass(59_999);
  expect(hourglass.left()).toBe(1);
  expect(glass()).toBe('on');
  clock.pass(1);
  expect(glass()).toBe('expired');
  expect(table.record.entries.at(-1)).toEqual([CLOCK, 'expire']);
  expect(hourglass.left()).toBeNull();
  clock.pass(1e6);
  expect(table.record.entries).toHaveLength(2);
});

test('the sand stands still while the clock has no choice, and goes on where it stood', () => {
  const hourglass = keepTime(table, { seconds: 60, time: clock.time });
  say('go');
  clock.pass(50_000);
  say('duel');
  clock.pass(1e6);
  expect(hourglass.left()).toBeNull();
  say('on');
  expect(hourglass.left()).toBe(10_000);
  clock.pass(10_000);
  expect(glass()).toBe('expired');
});

test('choices that leave it running do not wind it up', () => {
  const hourglass = keepTime(table, { seconds: 60, time: clock.time });
  say('go');
  clock.pass(20_000);
  say('on');
  expect(hourglass.left()).toBe(40_000);
  expect(clock.bells.size).toBe(1);
});

test('turned over in a later round it is full again', () => {
  const hourglass = keepTime(table, { seconds: 60, time: clock.time });
  say('go');
  clock.pass(50_000);
  say('rest');
  say('go');
  expect(hourglass.left()).toBe(60_000);
});

test('a bell that rings too early is set again', () => {
  keepTime(table, { seconds: 60, time: clock.time });
  say('go');
  clock.pass(10_000);
  for (const { ring } of [...clock.bells]) ring();
  expect(glass()).toBe('on');
  clock.pass(50_000);
  expect(glass()).toBe('expired');
});

test('a stopped hourglass keeps quiet', () => {
  const hourglass = keepTime(table, { seconds: 60, time: clock.time });
  say('go');
  hourglass.stop();
  clock.pass(1e6);
  expect(glass()).toBe('on');
  expect(clock.bells.size).toBe(0);
});

test('how much sand there is, the game says by its options; one without a clock has none', () => {
  const { clockSeconds: _, ...clockless } = toy;
  expect(sandIn({ ...toy, clockSeconds: ({ minutes }) => Number(minutes) * 60 }, { minutes: '2' })).toBe(120);
  expect(sandIn(clockless, { hourglassSeconds: '60' })).toBeNull();
});

test('in Mousquetaires du Roy it ends the musketeers’ phase, and the journal replays', () => {
  const options = Object.fromEntries(roy.options.map(option => [option.id, usualOf(option)]));
  const armed: AnyGame = {
    ...(roy as AnyGame),
    setup: (...args) => {
      const state = roy.setup(...args) as ReturnType<typeof roy.setup>;
      state.plotHand = ['emergency'];
      return state;
    },
  };
  table = opened(armed, options);
  const hourglass = keepTime(table, { seconds: sandIn(armed, options) ?? 0, time: clock.time });
  for (let steps = 0; hourglass.left() === null && steps < 200; steps++) {
    const { seat } = table.seen(null).asked[0];
    const { asked, version } = table.seen(seat);
    const { choices } = asked.find(each => each.seat === seat) ?? { choices: [] };
    const emergency = choices.find(each => (each as { kind: string }).kind === 'betray');
    table.choose(seat, version, emergency ?? choices[0]);
  }
  expect(hourglass.left()).toBe(120_000);
  expect((table.seen(null).view as { phase: string }).phase).toBe('musketeers');
  clock.pass(120_000);
  const { todo } = table.seen(null).view as { todo: readonly Task[] };
  expect(todo.some(task => task.kind === 'select' || task.kind === 'man-turn')).toBe(false);
  expect(openTable(armed, table.record).broken).toBeNull();
});
