import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

// Passes on what it hears to everybody at the same table, and does nothing else: `node relay-server.ts`.

const tables = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const table = request.url ?? '';
  const seats = tables.get(table) ?? new Set();
  tables.set(table, seats.add(socket));
  socket.on('message', data => {
    const text = String(data);
    for (const seat of seats) seat.send(text);
  });
  socket.on('close', () => seats.delete(socket));
});

await once(server, 'listening');
console.log(`The relay is open at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
