import { PROTOCOL } from '#wire/limits.ts';
import type { Position, ToClient } from '#wire/to-client.ts';
import type { Act, NewTable, ToServer } from '#wire/to-server.ts';
import { newPerson } from '../support/person.ts';
import {
  connected,
  inStep,
  type LoadTable,
  nextMove,
  type Progress,
  post,
  progress,
  type Where,
  webSocketAt,
} from './load-table.ts';
import { game, options, SEATS } from './rules.ts';

interface Seated {
  readonly progress: Progress;
  position: Position | null;
  invitation: string;
  readonly ask: (message: Extract<ToServer, { id: string }>) => Promise<void>;
  readonly began: Promise<void>;
}

const NEW_TABLE: NewTable = {
  game: game.id,
  options,
  seats: Array.from({ length: SEATS }, () => ({ kind: 'invited' })),
  mySeat: 0,
  name: 'Athos',
  face: 'athos',
  title: '',
  language: 'en',
  pace: 'live',
  listed: false,
};

let messages = 0;
const freshId = (): string => `message-${++messages}`;

const sitAt = async (url: string, cookie: string, table: string, key: string | null): Promise<Seated> => {
  const socket = await connected(`${webSocketAt(url)}/api/live`, cookie);
  const [inside, began] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  const take = (position: Position | null): void => {
    if (position === null) return;
    seated.position = position;
    seated.progress.come(position.version);
    began.resolve();
  };
  const seated: Seated = {
    progress: progress(),
    position: null,
    invitation: '',
    began: began.promise,
    ask(message) {
      const answer = Promise.withResolvers<void>();
      waiting.set(message.id, answer);
      socket.send(JSON.stringify(message));
      return answer.promise;
    },
  };
  socket.on('message', data => {
    const message = JSON.parse(String(data)) as ToClient;
    switch (message.kind) {
      case 'welcome':
        seated.invitation = message.room.links.invitations[0]?.key ?? '';
        take(message.position);
        inside.resolve();
        break;
      case 'step':
        take(message.position);
        break;
      case 'done':
        waiting.get(message.id)?.resolve();
        waiting.delete(message.id);
        break;
      case 'refused':
        (waiting.get(message.id ?? '') ?? inside).reject(new Error(`refused: ${message.why}`));
        break;
      default:
    }
  });
  socket.send(JSON.stringify({ kind: 'enter', protocol: PROTOCOL, table, key, have: null } satisfies ToServer));
  await inside.promise;
  return seated;
};

export const openPanache = async ({ url }: Where): Promise<LoadTable> => {
  const [host, guest] = [await newPerson(url), await newPerson(url)];
  const { table } = await post(`${url}/api/tables`, NEW_TABLE, host.cookie);
  const first = await sitAt(url, host.cookie, table, null);
  const second = await sitAt(url, guest.cookie, table, first.invitation);
  const act = (seated: Seated, what: Act) => seated.ask({ kind: 'act', id: freshId(), act: what });
  await act(second, { act: 'sit', seat: 1, name: 'Porthos', face: 'porthos' });
  await act(second, { act: 'ready', ready: true });
  await act(first, { act: 'start' });
  const seats = [first, second];
  await Promise.all(seats.map(seated => seated.began));
  return {
    async move(dice) {
      await inStep(seats);
      const next = nextMove(first.position?.asked, dice);
      const mover = next === null ? null : seats[next.seat];
      if (next === null || mover?.position == null) return false;
      const { version, asked } = mover.position;
      const choice = next.pick(asked.find(({ seat }) => seat === next.seat)?.choices ?? []);
      await mover.ask({ kind: 'choose', id: freshId(), version, choice: choice as never });
      return true;
    },
  };
};
