import { describe, expect, test } from 'vitest';
import type { Suggested } from '#wire/to-client.ts';
import { handClock, settled } from '../hand-clock.testing.ts';
import type { Store } from '../store/store.ts';
import type { Around } from './around.ts';
import type { House } from './house.ts';
import { houseFor, Player, type Setting, START, started } from './testing.ts';

const BOT = { kind: 'bot', level: 'random' } as const;
const INVITED = { kind: 'invited' } as const;

/** Milady and two musketeers are bots; the host plays the first musketeer. */
const ALONE = { game: 'roy', options: {}, seats: [BOT, INVITED, BOT, BOT], mySeat: 1 };
const ME = 1;

const because: Around['voices']['why'] = async (_game, _view, seat) => ({ kind: 'because', params: { seat } });

/** What a person's page shows of the bots' company now. */
const suggestionsOf = ({ messages }: Player): readonly Suggested[] => {
  const last = messages.findLast(message => message.kind === 'suggested' || message.kind === 'welcome');
  if (last?.kind === 'suggested') return last.suggestions;
  return last?.kind === 'welcome' ? last.company.suggestions : [];
};

/** At the first question of the whole team, with every bot's suggestion on the table. */
const atTheFirstMatter = async (setting: Setting, changes: Parameters<typeof started>[1] = {}) => {
  const all = await started(setting, { ...ALONE, ...changes } as Parameters<typeof started>[1]);
  await all.time.pass(60_000);
  return all;
};

/** A store that tells every node of what is written. */
const told = (store: Store): Store => {
  const append = store.append.bind(store);
  store.append = async (id, line, digest) => {
    const result = await append(id, line, digest);
    if (result === 'kept') await store.tell({ kind: 'grown', table: id, number: line.number });
    return result;
  };
  return store;
};

const comesBack = async (house: House, table: string, person = 'person-0') => {
  const back = new Player(person);
  await back.enter(house, table);
  return back;
};

describe('a matter of the whole team', () => {
  test('is not settled over a person’s head: bots suggest and wait', async () => {
    const { host, time } = await atTheFirstMatter(await houseFor({ voices: { why: because } }));
    expect(host.question?.prompt).toBe('leave-out');
    const { at } = host.position ?? { at: -1 };
    expect(suggestionsOf(host)).toMatchObject([
      { seat: 2, reason: { kind: 'because' }, mayDecline: false },
      { seat: 3, reason: { kind: 'because' } },
    ]);
    await time.pass(600_000);
    expect(host.position?.at).toBe(at);
  });

  test('a nod lets the bot go on with exactly what it suggested', async () => {
    const { host, time } = await atTheFirstMatter(await houseFor());
    const [first] = suggestionsOf(host);
    const { at } = host.position ?? { at: -1 };
    expect(await host.act({ act: 'nod', suggestion: first.id, agreed: true })).toBeNull();
    await time.pass(1000);
    expect(host.position?.at).toBeGreaterThan(at);
    expect(host.question?.prompt).not.toBe('leave-out');
    expect(suggestionsOf(host).map(({ id }) => id)).not.toContain(first.id);
  });
});
