import { describe, expect, test } from 'vitest';
import { handClock } from '../hand-clock.testing.ts';
import type { Store } from '../store/store.ts';
import { house, MAIL, OFF, ORIGIN } from './house.testing.ts';
import { askedAt, HOUR, idOf, MINUTE, mailServer, NOON, playedAt, readable, tempStore, wish } from './testing.ts';

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
    await expect.poll(() => letters).toHaveLength(1);
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
    await expect.poll(() => letters).toHaveLength(1);
    asked(await askedAt(store, 'Carla'));
    await time.pass(30 * MINUTE);
    asked(await askedAt(store, 'Denis'));
    await time.pass(29 * MINUTE + 59_000);
    expect(letters).toHaveLength(1);
    await time.pass(2000);
    await expect.poll(() => letters).toHaveLength(2);
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
    await expect.poll(() => letters).toHaveLength(1);
    two.asked(await askedAt(store, 'Denis'));
    await time.pass(2 * HOUR);
    await expect.poll(() => letters).toHaveLength(2);
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
    await expect.poll(() => letters).toHaveLength(1);
    await expect.poll(() => [...one.counted, ...two.counted]).toEqual(['mail sent']);
    one.answered(turn.table, turn.seat, turn.version);
    one.asked(await askedAt(store, 'Carla'));
    await time.pass(2 * HOUR);
    await expect.poll(() => letters).toHaveLength(2);
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
    await expect.poll(() => letters).toHaveLength(1);
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
    await expect.poll(() => letters).toHaveLength(1);
    expect(readable(letters[0])).toMatch(/Bruno[\s\S]*Carla|Carla[\s\S]*Bruno/);
    asked(await askedAt(store, 'Denis'));
    await time.pass(23 * HOUR);
    expect(letters).toHaveLength(1);
    await time.pass(HOUR);
    await expect.poll(() => letters).toHaveLength(2);
  });

  test('do not go to an address nobody has confirmed', async () => {
    const { store, time, letters, asked } = await posted({ mail: { ...MAIL, confirmed: false } });
    await wish(store, { mail: { address: 'elsa@example.org', confirmed: true } }, 'elsa');
    asked(await askedAt(store, 'Bruno'));
    await time.pass(HOUR);
    asked(await askedAt(store, 'Carla', 'elsa'));
    await time.pass(HOUR);
    await expect.poll(() => letters).toHaveLength(1);
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
    await expect.poll(() => letters).toHaveLength(1);
    expect(letters[0]).toMatch(/^To: elsa@example\.org$/m);
  });

  test('are tried again while the mail server refuses them', async () => {
    const { store, time, letters, asked, counted } = await posted({}, NOON, 2);
    asked(await askedAt(store, 'Bruno'));
    await time.pass(MINUTE);
    await expect
      .poll(async () => {
        await time.pass(5000);
        return letters;
      })
      .toHaveLength(1);
    await expect.poll(() => counted).toEqual(['mail sent']);
  });
});
