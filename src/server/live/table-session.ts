import type { PersonId } from '#wire/ids.ts';
import { PROTOCOL } from '#wire/limits.ts';
import type { Understood } from '#wire/to-server.ts';
import type { Connection } from './connection.ts';
import type { LiveTable } from './live-table.ts';
import type { SocketSender } from './socket-sender.ts';
import type { TableRegistry } from './table-registry.ts';

interface SessionDeps {
  readonly registry: Pick<TableRegistry, 'open'>;
  readonly person: PersonId | null;
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

export const tableSession = ({ registry, person, sender, isOpen, close, onEntered }: SessionDeps): TableSession => {
  const { send, sendWritten, refuse, answer } = sender;
  let at: { readonly table: LiveTable; readonly connection: Connection } | null = null;
  let isEntering = false;

  const enter = async ({ protocol, table: id, key, have }: Extract<Understood, { kind: 'enter' }>): Promise<void> => {
    if (protocol !== PROTOCOL) return refuse(null, 'other-protocol');
    if (isEntering) return refuse(null, 'entered-already');
    isEntering = true;
    const table = await registry.open(id);
    const connection: Connection = { person, key, send, sendWritten, close };
    const why = table === null ? 'unknown-table' : await table.enter(connection, have);
    if (table === null || why !== null) {
      isEntering = false;
      return refuse(null, why ?? 'unknown-table');
    }
    onEntered();
    // Whoever has gone meanwhile has nobody else to lead him out.
    if (!isOpen()) return table.leave(connection);
    at = { table, connection };
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
