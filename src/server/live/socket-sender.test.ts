import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { CLOSED } from '#wire/limits.ts';
import type { ToClient } from '#wire/to-client.ts';
import { type Written, written } from '#wire/written.ts';
import { createMetrics } from '../metrics.ts';
import { socketSender } from './socket-sender.ts';

/** A connection of a real browser's kind: our end of it, the wire below, and all that its other end is told. */
const connection = async () => {
  const house = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  onTestFinished(() => house.close());
  await once(house, 'listening');
  const visitor = new WebSocket(`ws://127.0.0.1:${(house.address() as AddressInfo).port}`);
  onTestFinished(() => visitor.terminate());
  const heard: string[] = [];
  visitor.on('message', data => heard.push(String(data)));
  const closed = once(visitor, 'close');
  const [[socket, request], _] = await Promise.all([once(house, 'connection'), once(visitor, 'open')]);
  const wire: Socket = request.socket;
  return { socket, wire, sender: socketSender(socket, wire, createMetrics(null)), heard, closed };
};

test('messages of every length arrive whole and in their order', async () => {
  const { sender, heard, closed } = await connection();
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map(length => 'x'.repeat(length) as Written);
  for (const text of texts) sender.sendWritten(text);
  sender.close(CLOSED.restarting);
  await closed;
  expect(heard).toEqual(texts);
});

test('whatever people write arrives as they wrote it, and is ASCII on its way', async () => {
  const { sender, heard, closed } = await connection();
  const said = {
    id: '1',
    time: 0,
    seat: 0,
    name: 'Tréville',
    text: 'À la façon de Gascogne, 🤺 « touché »\u2028',
    shown: [],
  };
  const message: ToClient = { kind: 'said', said };
  expect(written(message)).toMatch(/^[\u0020-\u007e]*$/);
  sender.send(message);
  sender.close(CLOSED.restarting);
  await closed;
  expect(heard.map(text => JSON.parse(text))).toEqual([message]);
});

test('what is sent in one breath leaves in one piece, and after the end nothing does', async () => {
  const { sender, wire, heard, closed } = await connection();
  const before = wire.bytesWritten;
  const pieces: number[] = [];
  const write = wire.write.bind(wire);
  wire.write = ((...args: Parameters<typeof write>) => {
    pieces.push(String(args[0]).length);
    return write(...args);
  }) as typeof wire.write;
  sender.send({ kind: 'pong' });
  sender.answer('message-1', null);
  await new Promise(done => process.nextTick(done));
  expect(pieces).toEqual([wire.bytesWritten - before]);
  sender.answer('message-2', 'late');
  sender.close(CLOSED.removed);
  sender.send({ kind: 'pong' });
  expect((await closed)[0]).toBe(CLOSED.removed);
  expect(heard.map(text => JSON.parse(text).kind)).toEqual(['pong', 'done', 'refused']);
});

test('a browser that does not read has to come again', async () => {
  const { sender, wire, socket } = await connection();
  wire.cork();
  for (let sent = 0; sent < 12; sent++) {
    sender.sendWritten('x'.repeat(100_000) as Written);
    await new Promise(done => process.nextTick(done));
  }
  expect(socket.readyState).toBe(socket.CLOSING);
  wire.uncork();
});
