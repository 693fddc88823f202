import { describe, expect, test } from 'vitest';
import { CLOSED } from '#wire/limits.ts';
import type { Said } from '#wire/to-client.ts';
import { remember } from '../storage.ts';
import { keptKey } from './keys.ts';
import { house, introduced, open, pass, real, seated, settle } from './online-table.testing.ts';
import { positionOf, roomOf, TABLE, welcomeTo } from './testing.ts';

describe('the room', () => {
  test('a match begins with the welcome that brings the deal', async () => {
    const table = open();
    await settle();
    house.line.open();
    house.line.tell(welcomeTo(real, 0, { room: roomOf(0, { phase: 'gathering' }), position: null, story: [] }));
    expect(table.match).toBeNull();
    house.line.tell(welcomeTo(real, 0));
    expect(table.match?.question?.choices).toHaveLength(12);
    expect(table.missed).toBeNull();
  });

  test('a game without a table in the page has no match to show', async () => {
    const table = open();
    await settle();
    house.line.open();
    house.line.tell(welcomeTo(real, 0, { room: roomOf(0, { game: 'whist' }), position: positionOf(real, 0) }));
    expect([table.room?.game, table.match]).toEqual(['whist', null]);
  });

  test('every line of talk is there once, also after a loss', async () => {
    const said = (time: number): Said => ({
      id: `said-${time}`,
      time,
      seat: 1,
      name: 'Bastien',
      text: 'En garde!',
      shown: [],
    });
    const table = open();
    await settle();
    house.line.open();
    house.line.tell(welcomeTo(real, 0, { talk: [said(4), said(7)] }));
    for (const time of [9, 7, 9]) house.line.tell({ kind: 'said', said: said(time) });
    expect(table.talk.map(each => each.time)).toEqual([4, 7, 9]);
    house.line.close();
    await pass(300);
    house.line.open();
    house.line.tell(welcomeTo(real, 0, { talk: [said(4), said(7), said(9), said(12)] }));
    expect(table.talk.map(each => each.time)).toEqual([4, 7, 9, 12]);
  });

  test('who comes and goes is seen at once', async () => {
    const { table } = await seated();
    house.line.tell({ kind: 'room', room: roomOf(0, { watching: 2 }) });
    expect(table.room?.watching).toBe(2);
  });

  test('the link of my own seat takes the place of the one I came by', async () => {
    remember(`panache.key.${TABLE}`, 'invitation-0123456789a');
    open();
    await settle();
    house.line.open();
    expect(house.line.said).toMatchObject([{ key: 'invitation-0123456789a' }]);
    const links = { invitations: [], watch: null, mine: 'my-own-seat-0123456789' };
    house.line.tell(welcomeTo(real, 0, { room: roomOf(0, { links }) }));
    expect(keptKey(TABLE)).toBe('my-own-seat-0123456789');
    house.line.close();
    await pass(300);
    house.line.open();
    expect(house.line.said).toMatchObject([{ key: 'my-own-seat-0123456789' }]);
  });

  test('a link that no longer opens is left aside once: the cookie may do', async () => {
    remember(`panache.key.${TABLE}`, 'invitation-0123456789a');
    const table = open();
    for (const key of ['invitation-0123456789a', null]) {
      await settle();
      house.line.open();
      expect(house.line.said).toMatchObject([{ key }]);
      house.line.tell({ kind: 'refused', id: null, why: 'no-access' });
      await pass(1_000);
    }
    expect(table.connection).toMatchObject({ state: 'refused', why: 'no-access' });
    expect(house.lines).toHaveLength(2);
  });

  test('a cookie that did not arrive is asked for once more, and no more than once', async () => {
    const table = open();
    for (let i = 0; i < 2; i++) {
      await settle();
      house.line.open();
      house.line.tell({ kind: 'refused', id: null, why: 'no-cookie' });
      await pass(1_000);
    }
    expect(introduced).toEqual(['once', 'again']);
    expect(table.connection.why).toBe('no-cookie');
  });

  test('who is shown out stays out', async () => {
    const { table } = await seated();
    house.line.close(CLOSED.removed);
    await pass(60_000);
    expect([table.connection.state, house.lines.length]).toEqual(['gone', 1]);
  });
});
