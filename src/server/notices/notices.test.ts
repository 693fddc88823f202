import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type HandClock, handClock } from '../hand-clock.testing.ts';
import type { Store } from '../store/store.ts';
import type { NoticeSettings } from './channels.ts';
import { createNotices } from './notices.ts';
import type { Sent } from './patience.ts';
import type { PushMessage, SendPush } from './push.ts';
import {
  askedAt,
  browser,
  HOME,
  HOUR,
  idOf,
  MINUTE,
  mailServer,
  NOON,
  playedAt,
  readable,
  receiver,
  tempStore,
  wish,
} from './testing.ts';

const ORIGIN = 'https://panache.example';
const OFF: NoticeSettings = { url: ORIGIN, mail: null, webhooks: false, push: null };
const PUSH: NoticeSettings = { ...OFF, push: { contact: 'mailto:host@panache.example' } };
const PHONE = browser('https://push.example/phone');
const LAPTOP = browser('https://push.example/laptop');
const MAIL = { address: 'aline@example.org', confirmed: true };

/** A house with a push service that only writes down what it is given. */
const house = (
  store: Store,
  settings: NoticeSettings,
  time: HandClock,
  answer: (endpoint: string) => Sent = () => 'sent',
) => {
  const pushed: { readonly to: string; readonly message: PushMessage }[] = [];
  const counted: string[] = [];
  const push: SendPush = async ({ browser: { endpoint }, message }) => {
    pushed.push({ to: endpoint, message });
    return answer(endpoint);
  };
  const count = (channel: string, outcome: string) => counted.push(`${channel} ${outcome}`);
  const notices = createNotices({ store, settings, time, push, count, reach: HOME });
  onTestFinished(() => notices.stop());
  return { ...notices, pushed, counted };
};

describe('a turn', () => {
  test('is told to all browsers of its person once the time of grace is over', async () => {
    const [store, time] = [tempStore(), handClock(NOON)];
    await wish(store, { push: [PHONE, LAPTOP], language: 'fr' });
    const { asked, pushed, counted } = house(store, PUSH, time);
    const turn = await askedAt(store, 'Bruno');
    asked(turn);
    await time.pass(MINUTE - 1);
    expect(pushed).toEqual([]);
    await time.pass(1);
    await vi.waitFor(() => expect(pushed.map(each => each.to)).toEqual([PHONE.endpoint, LAPTOP.endpoint]));
    expect(pushed[0].message).toEqual({
      title: 'C’est à vous',
      body: 'Les autres vous attendent à la table «\u202fBruno’s table\u202f».',
      language: 'fr',
      table: turn.table,
      path: `/t/${turn.table}`,
    });
    await vi.waitFor(() => expect(counted).toEqual(['push sent', 'push sent']));
  });

  test('that is answered in time is told to nobody', async () => {
    const [store, time] = [tempStore(), handClock(NOON)];
    await wish(store, { push: [PHONE] });
    const { asked, answered, pushed } = house(store, PUSH, time);
    const first = await askedAt(store, 'Bruno');
    asked(first);
    await time.pass(MINUTE / 2);
    answered(first.table, first.seat, first.version);
    const second = await askedAt(store, 'Carla');
    asked(second);
    // At once, before anything could be looked up.
    const third = await askedAt(store, 'Denis');
    asked(third);
    answered(third.table, third.seat, third.version);
    await time.pass(HOUR);
    await vi.waitFor(() => expect(pushed.map(each => each.message.table)).toEqual([second.table]));
  });

  test('that another node saw answered is told to nobody', async () => {
    const [store, time] = [tempStore(), handClock(NOON)];
    await wish(store, { push: [PHONE] });
    const { asked, pushed } = house(store, PUSH, time);
    const turn = await askedAt(store, 'Bruno');
    asked(turn);
    await playedAt(store, turn);
    const other = await askedAt(store, 'Carla');
    asked(other);
    await time.pass(HOUR);
    await vi.waitFor(() => expect(pushed.map(each => each.message.table)).toEqual([other.table]));
  });

  test('is told once, though two nodes know of it and one says it twice', async () => {
    const [store, time] = [tempStore(), handClock(NOON)];
    await wish(store, { push: [PHONE] });
    const one = house(store, PUSH, time);
    const two = house(store, PUSH, time);
    const turn = await askedAt(store, 'Bruno');
    one.asked(turn);
    two.asked(turn);
    two.asked({ ...turn });
    await time.pass(10 * MINUTE);
    await vi.waitFor(() => expect([...one.pushed, ...two.pushed]).toHaveLength(1));
    // While the others play on, it is still the same turn.
    one.asked({ ...turn, version: 8 });
    await time.pass(10 * MINUTE);
    one.answered(turn.table, turn.seat, 8);
    one.asked({ ...turn, version: 9 });
    await time.pass(10 * MINUTE);
    await vi.waitFor(() => expect([...one.pushed, ...two.pushed]).toHaveLength(2));
  });

  test('is not told about tables that were switched off, nor of all others where only some were switched on', async () => {
    const [store, time] = [tempStore(), handClock(NOON)];
    await wish(store, { push: [PHONE], tables: { [idOf('Bruno')]: 'off' } });
    await wish(store, { push: [PHONE], everywhere: false, tables: { [idOf('Denis')]: 'on' } }, 'other');
    const { asked, pushed } = house(store, PUSH, time);
    for (const name of ['Bruno', 'Carla']) asked(await askedAt(store, name));
    for (const name of ['Denis', 'Elsa']) asked(await askedAt(store, name, 'other'));
    await time.pass(HOUR);
    await vi.waitFor(() =>
      expect(pushed.map(each => each.message.table).sort()).toEqual([idOf('Carla'), idOf('Denis')]),
    );
  });

  test('waits for the end of the quiet hours', async () => {
    const [store, time] = [tempStore(), handClock(NOON + 11 * HOUR)];
    await wish(store, { push: [PHONE], quiet: { from: '22:00', to: '08:00' } });
    const { asked, pushed } = house(store, PUSH, time);
    const [stays, goes] = [await askedAt(store, 'Bruno'), await askedAt(store, 'Carla')];
    asked(stays);
    asked(goes);
    await time.pass(8 * HOUR + 59 * MINUTE);
    await playedAt(store, goes);
    expect(pushed).toEqual([]);
    await time.pass(MINUTE);
    await vi.waitFor(() => expect(pushed.map(each => each.message.table)).toEqual([stays.table]));
  });

  test('is known after a restart', async () => {
    const [store, time] = [tempStore(), handClock(NOON)];
    await wish(store, { push: [PHONE] });
    const before = house(store, PUSH, time);
    before.asked(await askedAt(store, 'Bruno'));
    await time.pass(5000);
    await before.stop();
    await time.pass(HOUR);
    const after = house(store, PUSH, time);
    await time.pass(5 * MINUTE);
    await vi.waitFor(() => expect(after.pushed).toHaveLength(1));
    await time.pass(5 * MINUTE);
    const later = house(store, PUSH, time);
    later.asked(await askedAt(store, 'Carla'));
    await time.pass(5 * MINUTE);
    await vi.waitFor(() => expect(later.pushed.map(each => each.message.table)).toEqual([idOf('Carla')]));
    expect(before.pushed).toEqual([]);
  });

  test('costs nothing in a house that offers nothing, and for people who asked for nothing', async () => {
    const [store, time] = [tempStore(), handClock(NOON)];
    const read = vi.spyOn(store, 'person');
    const silent = house(store, OFF, time);
    await wish(store, { push: [PHONE] });
    const turn = await askedAt(store, 'Bruno');
    read.mockClear();
    silent.asked(turn);
    expect(read).not.toHaveBeenCalledWith('aline');
    const kept = vi.spyOn(store, 'keepPerson');
    const open = house(store, PUSH, time);
    open.asked({ ...turn, person: 'somebody' });
    await time.pass(HOUR);
    expect(kept).not.toHaveBeenCalled();
    expect(silent.pushed).toEqual([]);
  });
});

test('a browser that is gone is forgotten, the others stay', async () => {
  const [store, time] = [tempStore(), handClock(NOON)];
  await store.keepPerson('aline', { name: 'Aline' });
  await wish(store, { push: [PHONE, LAPTOP] });
  const { asked, counted } = house(store, PUSH, time, endpoint => (endpoint === PHONE.endpoint ? 'gone' : 'sent'));
  asked(await askedAt(store, 'Bruno'));
  await time.pass(MINUTE);
  await vi.waitFor(async () =>
    expect(await store.person('aline')).toMatchObject({ name: 'Aline', notices: { push: [LAPTOP] } }),
  );
  expect(counted.sort()).toEqual(['push gone', 'push sent']);
});

describe('a webhook', () => {
  const CALLS: NoticeSettings = { ...OFF, webhooks: true };

  test('is called once for each turn, by one node of two, quiet hours or not', async () => {
    const [store, time] = [tempStore(), handClock(NOON)];
    const { calls, url } = await receiver(200);
    await wish(store, { webhook: url, quiet: { from: '00:00', to: '23:59' } });
    const [one, two] = [house(store, CALLS, time), house(store, CALLS, time)];
    const turn = await askedAt(store, 'Bruno');
    one.asked(turn);
    two.asked(turn);
    await time.pass(MINUTE);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    two.answered(turn.table, turn.seat, 8);
    two.asked({ ...turn, version: 9 });
    await time.pass(MINUTE);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(JSON.parse(calls[0].body.toString())).toMatchObject({ url: `${ORIGIN}/t/${turn.table}`, seat: 1 });
    expect(calls[0].body.toString()).not.toContain('aline');
  });

  test('that fails is called again after a pause', async () => {
    const [store, time] = [tempStore(), handClock(NOON)];
    const { calls, url } = await receiver(503, 200);
    await wish(store, { webhook: url });
    const { asked, counted } = house(store, CALLS, time);
    asked(await askedAt(store, 'Bruno'));
    await time.pass(MINUTE);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await vi.waitFor(async () => {
      await time.pass(5000);
      expect(calls).toHaveLength(2);
    });
    await vi.waitFor(() => expect(counted).toEqual(['webhook sent']));
  });

  test('is not called where the house does not offer it', async () => {
    const [store, time] = [tempStore(), handClock(NOON)];
    const { calls, url } = await receiver(200);
    await wish(store, { webhook: url, push: [PHONE] });
    const { asked, pushed } = house(store, PUSH, time);
    asked(await askedAt(store, 'Bruno'));
    await time.pass(MINUTE);
    await vi.waitFor(() => expect(pushed).toHaveLength(1));
    expect(calls).toEqual([]);
  });
});

describe('mails', () => {
  const posted = async (wishes: Parameters<typeof wish>[1], start = NOON, refusals = 0) => {
    const [store, time] = [tempStore(), handClock(start)];
    const { letters, mail } = await mailServer({ refusals });
    await wish(store, { mail: MAIL, ...wishes });
    return { store, time, letters, ...house(store, { ...OFF, mail }, time) };
  };

  test('tell of every table that waits, in one letter that can be ended with one click', async () => {
    const { store, time, letters, asked } = await posted({ language: 'it' });
    asked(await askedAt(store, 'Bruno'));
    asked(await askedAt(store, 'Carla'));
    const played = await askedAt(store, 'Denis');
    await playedAt(store, played);
    await time.pass(MINUTE);
    await vi.waitFor(() => expect(letters).toHaveLength(1));
    const [letter] = letters;
    expect(letter).toMatch(/^To: aline@example\.org$/m);
    expect(letter).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const head = letter.split('\n\n')[0].replaceAll(/\n[ \t]+/g, ' ');
    const [, stop] = /^List-Unsubscribe: <(.+)>$/m.exec(head) ?? [];
    expect(stop).toMatch(/^https:\/\/panache\.example\/api\/notices\/stop\/[\w.-]{40,99}$/);
    expect(stop).not.toContain('example.org');
    const text = readable(letter);
    expect(text).toContain(`«Bruno’s table»\n${ORIGIN}/t/${idOf('Bruno')}`);
    expect(text).toContain(`«Carla’s table»\n${ORIGIN}/t/${idOf('Carla')}`);
    expect(text).not.toContain('Denis');
    expect(text).toContain(stop);
  });

  test('come at most once an hour', async () => {
    const { store, time, letters, asked } = await posted({});
    asked(await askedAt(store, 'Bruno'));
    await time.pass(MINUTE);
    await vi.waitFor(() => expect(letters).toHaveLength(1));
    asked(await askedAt(store, 'Carla'));
    await time.pass(30 * MINUTE);
    asked(await askedAt(store, 'Denis'));
    await time.pass(29 * MINUTE + 59_000);
    expect(letters).toHaveLength(1);
    await time.pass(2000);
    await vi.waitFor(() => expect(letters).toHaveLength(2));
    expect(readable(letters[1])).toContain('Denis');
  });

  test('come from one node of two', async () => {
    const [store, time] = [tempStore(), handClock(NOON)];
    const { letters, mail } = await mailServer();
    await wish(store, { mail: MAIL });
    const [one, two] = [house(store, { ...OFF, mail }, time), house(store, { ...OFF, mail }, time)];
    one.asked(await askedAt(store, 'Bruno'));
    two.asked(await askedAt(store, 'Carla'));
    await time.pass(MINUTE);
    await vi.waitFor(() => expect(letters).toHaveLength(1));
    two.asked(await askedAt(store, 'Denis'));
    await time.pass(2 * HOUR);
    await vi.waitFor(() => expect(letters).toHaveLength(2));
    expect(readable(letters[0])).toMatch(/Bruno[\s\S]*Carla|Carla[\s\S]*Bruno/);
    expect(readable(letters[1])).toContain('Denis');
  });

  test('come from one node of two that look at the same moment', async () => {
    const [kept, time] = [tempStore(), handClock(NOON)];
    const { letters, mail } = await mailServer();
    await wish(kept, { mail: MAIL });
    // Neither has noted its mail before the other has looked.
    let note = () => {};
    const noted = new Promise<void>(resolve => {
      note = resolve;
    });
    const store: Store = {
      ...kept,
      async keepPerson(id, value) {
        if (id.startsWith('notices:mailed:')) await noted;
        await kept.keepPerson(id, value);
      },
    };
    const [one, two] = [house(store, { ...OFF, mail }, time), house(store, { ...OFF, mail }, time)];
    const turn = await askedAt(store, 'Bruno');
    one.asked(turn);
    two.asked(turn);
    await time.pass(2 * MINUTE);
    note();
    await vi.waitFor(() => expect(letters).toHaveLength(1));
    await vi.waitFor(() => expect([...one.counted, ...two.counted]).toEqual(['mail sent']));
    one.answered(turn.table, turn.seat, turn.version);
    one.asked(await askedAt(store, 'Carla'));
    await time.pass(2 * HOUR);
    await vi.waitFor(() => expect(letters).toHaveLength(2));
    expect(readable(letters[1])).toContain('Carla');
  });

  test('do not come in quiet hours, and not at all when nothing waits any more', async () => {
    const { store, time, letters, asked } = await posted({ quiet: { from: '12:00', to: '14:00' } });
    const turn = await askedAt(store, 'Bruno');
    asked(turn);
    await time.pass(119 * MINUTE);
    await playedAt(store, turn);
    await time.pass(HOUR);
    asked(await askedAt(store, 'Carla'));
    await time.pass(HOUR);
    await vi.waitFor(() => expect(letters).toHaveLength(1));
    expect(readable(letters[0])).toContain('Carla');
  });

  test('come together once a day where that was wished for', async () => {
    const { store, time, letters, asked } = await posted({ digestHour: 18, zone: 'Europe/Paris' });
    asked(await askedAt(store, 'Bruno'));
    await time.pass(2 * HOUR);
    asked(await askedAt(store, 'Carla'));
    // 17:59 in Paris.
    await time.pass(2 * HOUR + 59 * MINUTE);
    expect(letters).toEqual([]);
    await time.pass(MINUTE);
    await vi.waitFor(() => expect(letters).toHaveLength(1));
    expect(readable(letters[0])).toMatch(/Bruno[\s\S]*Carla|Carla[\s\S]*Bruno/);
    asked(await askedAt(store, 'Denis'));
    await time.pass(23 * HOUR);
    expect(letters).toHaveLength(1);
    await time.pass(HOUR);
    await vi.waitFor(() => expect(letters).toHaveLength(2));
  });

  test('do not go to an address nobody has confirmed', async () => {
    const { store, time, letters, asked } = await posted({ mail: { ...MAIL, confirmed: false } });
    await wish(store, { mail: { address: 'elsa@example.org', confirmed: true } }, 'elsa');
    asked(await askedAt(store, 'Bruno'));
    await time.pass(HOUR);
    asked(await askedAt(store, 'Carla', 'elsa'));
    await time.pass(HOUR);
    await vi.waitFor(() => expect(letters).toHaveLength(1));
    expect(letters[0]).toMatch(/^To: elsa@example\.org$/m);
  });

  test('that wait for their hour do not go to an address that was put in meanwhile', async () => {
    const { store, time, letters, asked } = await posted({ digestHour: 18 });
    await wish(store, { mail: { address: 'elsa@example.org', confirmed: true }, digestHour: 18 }, 'elsa');
    asked(await askedAt(store, 'Bruno'));
    await time.pass(HOUR);
    await wish(store, { mail: { address: 'other@example.org', confirmed: false } });
    asked(await askedAt(store, 'Carla', 'elsa'));
    await time.pass(6 * HOUR);
    await vi.waitFor(() => expect(letters).toHaveLength(1));
    expect(letters[0]).toMatch(/^To: elsa@example\.org$/m);
  });

  test('are tried again while the mail server refuses them', async () => {
    const { store, time, letters, asked, counted } = await posted({}, NOON, 2);
    asked(await askedAt(store, 'Bruno'));
    await time.pass(MINUTE);
    await vi.waitFor(async () => {
      await time.pass(5000);
      expect(letters).toHaveLength(1);
    });
    await vi.waitFor(() => expect(counted).toEqual(['mail sent']));
  });
});
