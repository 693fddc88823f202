import { describe, expect, test } from 'vitest';
import type { Refusal, RoomView } from '#wire/to-client.ts';
import { type Act, act } from '#wire/to-server.ts';
import { Notebook } from '../../witness/notebook.ts';
import { Guest } from './guest.svelte.ts';
import { Me } from './me.svelte.ts';
import { roomOf, seated, seatOf } from './testing.ts';

describe('a guest', () => {
  const arriving = (room: RoomView, answers: (Refusal | null)[] = []) => {
    const [asked, told]: [Act[], string[]] = [[], []];
    const guest = new Guest({
      room: () => room,
      act: async wish => {
        asked.push(wish);
        return answers.shift() ?? null;
      },
      why: refused => `because of ${refused}`,
      tell: sentence => told.push(sentence),
      nameMissing: () => 'no name',
      notebook: new Notebook(room.table),
    });
    guest.me.name = '';
    guest.me.chosen = null;
    return { guest, asked, told };
  };
  const seats = [seated('Aline'), seatOf(), seatOf({ plan: { kind: 'open' } })];

  test('sits where the link leads unless another seat is picked, and needs a name', async () => {
    const { guest, asked } = arriving(roomOf({ seats }, { invited: 1 }));
    expect(guest.wanted).toBe(1);
    expect(await guest.sit(guest.wanted)).toBe('name');
    expect(guest.problem).toBe('no name');
    expect(asked).toEqual([]);
    guest.me.name = ' Luc ';
    expect(guest.problem).toBeNull();
    guest.wanted = 2;
    expect(await guest.sit(guest.wanted)).toBe('done');
    expect(asked).toEqual([{ act: 'sit', seat: 2, name: 'Luc', face: 'porthos' }]);
    expect(act.safeParse(asked[0]).success).toBe(true);
  });

  test('is told that a name is taken until it is another; other refusals are said once', async () => {
    const { guest, told } = arriving(roomOf({ seats }, { invited: 1 }), ['name-taken', 'seat-taken']);
    guest.me.name = 'Aline';
    expect(await guest.sit(1)).toBe('name');
    expect(guest.problem).toBe('because of name-taken');
    guest.me.name = 'Alice';
    expect(guest.problem).toBeNull();
    expect(await guest.sit(1)).toBe('refused');
    expect([guest.problem, told, guest.busy]).toEqual([null, ['because of seat-taken'], false]);
  });

  test('takes name and face along to another seat; a host who did not play is known by name', async () => {
    const moving = arriving(roomOf({ seats: [seated('Aline', { face: 'milady' }), seatOf()] }, { seat: 0 }));
    await moving.guest.sit(1);
    expect(moving.asked).toEqual([{ act: 'sit', seat: 1, name: 'Aline', face: 'milady' }]);
    const hosting = arriving(roomOf({ seats: [seatOf()], host: { name: 'Aline', seat: null } }, { host: true }));
    await hosting.guest.sit(0);
    expect(hosting.asked).toEqual([{ act: 'sit', seat: 0, name: 'Aline', face: 'dartagnan' }]);
  });

  test('is renamed, and remembered by the new name', async () => {
    const { guest, asked } = arriving(roomOf({ seats: [seated('Luc')] }, { seat: 0 }), ['name-taken']);
    const as = new Me({ name: 'Lucien', face: null });
    expect(await guest.rename(as)).toBe('because of name-taken');
    expect(guest.me.name).toBe('');
    expect(await guest.rename(as)).toBeNull();
    expect(asked).toHaveLength(2);
    expect([guest.me.name, new Me().name]).toEqual(['Lucien', 'Lucien']);
    as.name = ' ';
    expect(await guest.rename(as)).toBe('no name');
  });

  test('promises what his browser adds when he is ready, and anew when he writes other words', async () => {
    const room = roomOf({ table: 'promising', seats: [seated('Aline'), seated('Luc', { ready: true })] }, { seat: 1 });
    const { guest, asked } = arriving(room);
    await guest.ready(true);
    await guest.write('la mer');
    await guest.ready(false);
    const promise = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(asked).toEqual([
      { act: 'ready', ready: true, promise },
      { act: 'ready', ready: true, promise },
      { act: 'ready', ready: false },
    ]);
    expect(asked[0]).not.toEqual(asked[1]);
    for (const each of asked) expect(act.safeParse(each).success).toBe(true);
  });

  test('who hosts promises by beginning; where he has no seat there is nothing to promise', async () => {
    const playing = arriving(roomOf({ seats: [seated('Aline')] }, { seat: 0, host: true }));
    await playing.guest.start();
    expect(playing.asked).toEqual([{ act: 'start', promise: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const hosting = arriving(roomOf({ seats: [seated('Aline')] }, { host: true }));
    await hosting.guest.start();
    expect(hosting.asked).toEqual([{ act: 'start' }]);
  });
});
