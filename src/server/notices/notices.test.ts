import { describe, expect, test, vi } from 'vitest';
import { handClock } from '../hand-clock.testing.ts';
import type { NoticeSettings } from './channels.ts';
import { house, LAPTOP, OFF, ORIGIN, PHONE, PUSH } from './house.testing.ts';
import { askedAt, HOUR, idOf, MINUTE, NOON, playedAt, receiver, tempStore, wish } from './testing.ts';

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
    await expect.poll(() => pushed.map(each => each.to)).toEqual([PHONE.endpoint, LAPTOP.endpoint]);
    expect(pushed[0].message).toEqual({
      title: 'C’est à vous',
      body: 'Les autres vous attendent à la table «\u202fBruno’s table\u202f».',
      language: 'fr',
      table: turn.table,
      path: `/t/${turn.table}`,
    });
    await expect.poll(() => counted).toEqual(['push sent', 'push sent']);
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
    await expect.poll(() => pushed.map(each => each.message.table)).toEqual([second.table]);
  });

  test('of which somebody is reminded is told at once, and again with every nudge', async () => {
    const [store, time] = [tempStore(), handClock(NOON)];
    await wish(store, { push: [PHONE] });
    const { asked, nudged, pushed } = house(store, PUSH, time);
    const turn = await askedAt(store, 'Bruno');
    asked(turn);
    await time.pass(HOUR);
    await expect.poll(() => pushed).toHaveLength(1);
    nudged({ ...turn, nudged: time.now() });
    await expect.poll(() => pushed).toHaveLength(2);
    nudged({ ...turn, nudged: time.now() + 1 });
    await expect.poll(() => pushed).toHaveLength(3);
    await playedAt(store, turn);
    nudged({ ...turn, nudged: time.now() + 2 });
    await time.pass(HOUR);
    expect(pushed).toHaveLength(3);
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
    await expect.poll(() => pushed.map(each => each.message.table)).toEqual([other.table]);
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
    await expect.poll(() => [...one.pushed, ...two.pushed]).toHaveLength(1);
    // While the others play on, it is still the same turn.
    one.asked({ ...turn, version: 8 });
    await time.pass(10 * MINUTE);
    one.answered(turn.table, turn.seat, 8);
    one.asked({ ...turn, version: 9 });
    await time.pass(10 * MINUTE);
    await expect.poll(() => [...one.pushed, ...two.pushed]).toHaveLength(2);
  });

  test('is not told about tables that were switched off, nor of all others where only some were switched on', async () => {
    const [store, time] = [tempStore(), handClock(NOON)];
    await wish(store, { push: [PHONE], tables: { [idOf('Bruno')]: 'off' } });
    await wish(store, { push: [PHONE], everywhere: false, tables: { [idOf('Denis')]: 'on' } }, 'other');
    const { asked, pushed } = house(store, PUSH, time);
    for (const name of ['Bruno', 'Carla']) asked(await askedAt(store, name));
    for (const name of ['Denis', 'Elsa']) asked(await askedAt(store, name, 'other'));
    await time.pass(HOUR);
    await expect.poll(() => pushed.map(each => each.message.table).sort()).toEqual([idOf('Carla'), idOf('Denis')]);
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
    await expect.poll(() => pushed.map(each => each.message.table)).toEqual([stays.table]);
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
    await expect.poll(() => after.pushed).toHaveLength(1);
    await time.pass(5 * MINUTE);
    const later = house(store, PUSH, time);
    later.asked(await askedAt(store, 'Carla'));
    await time.pass(5 * MINUTE);
    await expect.poll(() => later.pushed.map(each => each.message.table)).toEqual([idOf('Carla')]);
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
  await expect.poll(() => store.person('aline')).toMatchObject({ name: 'Aline', notices: { push: [LAPTOP] } });
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
    await expect.poll(() => calls).toHaveLength(1);
    two.answered(turn.table, turn.seat, 8);
    two.asked({ ...turn, version: 9 });
    await time.pass(MINUTE);
    await expect.poll(() => calls).toHaveLength(2);
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
    await expect.poll(() => calls).toHaveLength(1);
    await expect
      .poll(async () => {
        await time.pass(5000);
        return calls;
      })
      .toHaveLength(2);
    await expect.poll(() => counted).toEqual(['webhook sent']);
  });

  test('is not called where the house does not offer it', async () => {
    const [store, time] = [tempStore(), handClock(NOON)];
    const { calls, url } = await receiver(200);
    await wish(store, { webhook: url, push: [PHONE] });
    const { asked, pushed } = house(store, PUSH, time);
    asked(await askedAt(store, 'Bruno'));
    await time.pass(MINUTE);
    await expect.poll(() => pushed).toHaveLength(1);
    expect(calls).toEqual([]);
  });
});
