import type { Decision } from '#kernel/game.ts';
import { dial, inStep, type LoadTable, nextMove, post, progress, type Where, webSocketAt } from './load-table.ts';
import { game, SEATS } from './rules.ts';

interface FramedState {
  readonly G: { readonly asked: readonly Decision<unknown>[] };
  readonly _stateID: number;
}

const SPACE = `/${game.id},`;

const joinAt = async ({ url, lobby }: Where, matchID: string, playerID: string) => {
  const { playerCredentials: credentials } = await post(`${lobby}/games/${game.id}/${matchID}/join`, {
    playerID,
    playerName: `Connection ${playerID}`,
  });
  const socket = dial(`${webSocketAt(url)}/socket.io/?EIO=4&transport=websocket`);
  const synced = Promise.withResolvers<void>();
  socket.on('error', synced.reject);
  const client = { state: null as FramedState | null, progress: progress() };
  const emit = (...args: unknown[]): void => socket.send(`42${SPACE}${JSON.stringify(args)}`);
  const take = ([event, , what]: [string, string, unknown]): void => {
    if (event !== 'sync' && event !== 'update') return;
    client.state = event === 'sync' ? (what as { state: FramedState }).state : (what as FramedState);
    client.progress.come(client.state._stateID);
    synced.resolve();
  };
  socket.on('message', data => {
    const text = String(data);
    if (text === '2') socket.send('3');
    else if (text.startsWith('0')) socket.send(`40${SPACE}`);
    else if (text.startsWith(`40${SPACE}`)) emit('sync', matchID, playerID, credentials, SEATS);
    else if (text.startsWith(`42${SPACE}`)) take(JSON.parse(text.slice(2 + SPACE.length)));
  });
  await synced.promise;
  return {
    ...client,
    asked: () => client.state?.G.asked ?? [],
    async choose(choice: unknown): Promise<void> {
      const { now } = client.progress;
      const payload = { type: 'choose', args: [choice], playerID, credentials };
      emit('update', { type: 'MAKE_MOVE', payload }, now, matchID, playerID);
      await client.progress.until(now + 1);
    },
  };
};

/** A match of boardgame.io, by the frames of socket.io as they are on the wire. */
export const openBoardgameio = async (where: Where): Promise<LoadTable> => {
  const { matchID } = await post(`${where.lobby}/games/${game.id}/create`, { numPlayers: SEATS });
  const seats = [await joinAt(where, matchID, '0'), await joinAt(where, matchID, '1')];
  return {
    async move(dice) {
      await inStep(seats);
      const next = nextMove(seats[0].asked(), dice);
      if (next === null) return false;
      const mover = seats[next.seat];
      await mover.choose(next.pick(mover.asked().find(({ seat }) => seat === next.seat)?.choices ?? []));
      return true;
    },
  };
};
