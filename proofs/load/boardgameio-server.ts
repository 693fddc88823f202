import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createRequire, registerHooks } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import type { Game } from 'boardgame.io';
import type { INVALID_MOVE as InvalidMove } from 'boardgame.io/core';
import type { FlatFile as MakeFlatFile, Server as MakeServer } from 'boardgame.io/server';
import { same } from '#kernel/journal.ts';
import { rngFrom } from '#kernel/rng.ts';
import { framed, type Turns } from '#lab/boardgameio/framed.ts';
import { game, options } from './rules.ts';

// The same rules behind boardgame.io's own server, in memory as it comes, or with its files in a folder: `FILES=folder node
// boardgameio-server.ts`.

// Its store of files wants a library that does not come with it.
registerHooks({
  resolve: (name, context, next) =>
    name === 'node-persist'
      ? { url: import.meta.resolve('./file-per-key.ts'), shortCircuit: true }
      : next(name, context),
});

const load = createRequire(import.meta.url);
const { Server, FlatFile } = load('boardgame.io/server') as {
  readonly Server: typeof MakeServer;
  readonly FlatFile: typeof MakeFlatFile;
};
const { INVALID_MOVE } = load('boardgame.io/core') as { readonly INVALID_MOVE: typeof InvalidMove };

const turns = (process.env.TURNS ?? 'per-choice') as Turns;
const freshDice = () => rngFrom(randomBytes(32));

/** As Panache does it: every table has dice of its own, what is not offered is refused, and a seat sees its own view. */
const served: Game = {
  ...framed(game, options, freshDice(), turns),
  setup: ({ ctx }) => game.setup(ctx.numPlayers, options, freshDice(), null),
  moves: {
    choose: ({ G, playerID }, choice: unknown) => {
      const seat = Number(playerID);
      const question = game.decisions(G).find(each => each.seat === seat);
      const listed = question?.choices.find(each => same(each, choice));
      if (listed === undefined) return INVALID_MOVE;
      return game.apply(G, seat, listed, null);
    },
  },
  playerView: ({ G, playerID }) => {
    const seat = playerID === null ? null : Number(playerID);
    const asked = game.decisions(G).map(each => (each.seat === seat ? each : { ...each, choices: [] }));
    return { view: game.view(G, seat), asked };
  },
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

// On one port together with the tables its lobby answers nothing but 404, so it gets a port of its own.
const apiPort = await freePort();
const { appServer } = await Server({
  games: [served],
  origins: [/127\.0\.0\.1/],
  ...(process.env.FILES === undefined ? {} : { db: new FlatFile({ dir: process.env.FILES }) }),
}).run({
  port: 0,
  lobbyConfig: { apiPort },
});
const { port } = appServer.address() as AddressInfo;
console.log(`boardgame.io is open at http://127.0.0.1:${port} with its lobby at http://127.0.0.1:${apiPort}`);
