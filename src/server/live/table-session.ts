import type { PersonId, TableId } from '#wire/ids.ts';
import { PROTOCOL } from '#wire/limits.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { Understood } from '#wire/to-server.ts';
import type { Comer } from '../room/actor.ts';
import { CannotOpen } from './cannot-open.ts';
import type { Connection } from './connection.ts';
import type { LiveTable } from './live-table.ts';
import type { SocketSender } from './socket-sender.ts';
import type { TableRegistry } from './table-registry.ts';

type Entering = Extract<Understood, { kind: 'enter' }>;

interface SessionDeps {
  readonly registry: Pick<TableRegistry, 'open' | 'actorAt'>;
  readonly person: PersonId | null;
  /** The handle of its address at that table. */
  readonly fromAt: (table: TableId) => string;
  readonly machine: 'house' | 'elsewhere';
  readonly sender: SocketSender;
  readonly isOpen: () => boolean;
  readonly close: (code: number) => void;
  /** Somebody has come to a table. */
  readonly onEntered: () => void;
}

/** What one browser does over its connection: it enters one table, and acts there. */
export interface TableSession {
  readonly handle: (message: Understood) => Promise<void>;
  readonly leave: () => void;
}

/** The table, null where there is none, or why nobody can sit down at it. */
const openedFor = async (
  registry: SessionDeps['registry'],
  id: TableId,
  comer: Comer,
): Promise<LiveTable | Refusal | null> => {
  try {
    return await registry.open(id);
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    const who = registry.actorAt(error, comer);
    return typeof who === 'string' ? who : error.why;
  }
};

export const tableSession = (deps: SessionDeps): TableSession => {
  const { registry, person, fromAt, machine, sender, isOpen, close, onEntered } = deps;
  const { send, sendWritten, refuse, answer } = sender;
  let at: { readonly table: LiveTable; readonly connection: Connection } | null = null;
  let isEntering = false;

  const enterAt = async ({ table: id, key, have }: Entering): Promise<Refusal | null> => {
    const from = fromAt(id);
    const table = await openedFor(registry, id, { person, key, from });
    if (table === null || typeof table === 'string') return table ?? 'unknown-table';
    const here = machine === 'house' ? { machine } : {};
    const connection: Connection = { person, key, from, ...here, send, sendWritten, close };
    const why = await table.enter(connection, have);
    if (why !== null) return why;
    onEntered();
    // Whoever has gone meanwhile has nobody else to lead him out.
    if (isOpen()) at = { table, connection };
    else table.leave(connection);
    return null;
  };

  const enter = async (message: Entering): Promise<void> => {
    if (message.protocol !== PROTOCOL) return refuse(null, 'other-protocol');
    if (isEntering) return refuse(null, 'entered-already');
    isEntering = true;
    let isIn = false;
    try {
      const why = await enterAt(message);
      isIn = why === null;
      if (why !== null) refuse(null, why);
    } finally {
      // Who was not let in may knock again, also where it was the store that failed.
      isEntering = isIn;
    }
  };

  return {
    async handle(message) {
      if (message.kind === 'ping') return send({ kind: 'pong' });
      if (message.kind === 'enter') return enter(message);
      const { id } = message;
      if (at === null) return refuse(id, 'enter-first');
      const { table, connection } = at;
      switch (message.kind) {
        case 'choose':
          // Null means to take back, and that has a message of its own.
          if (message.choice === null) return refuse(id, 'not-offered');
          return answer(id, await table.choose(connection, id, message.version, message.choice));
        case 'take-back':
          return answer(id, await table.choose(connection, id, message.version, null));
        case 'act':
          return answer(id, await table.act(connection, id, message.act));
      }
    },
    leave: () => at?.table.leave(at.connection),
  };
};
