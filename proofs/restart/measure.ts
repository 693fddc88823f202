import { newPerson } from '../support/person.ts';
import { playerAt } from '../support/player.ts';
import { memoryOf } from '../support/process.ts';
import { type Keeping, startServer } from '../support/server.ts';

export interface Restart {
  /** Milliseconds from the start of the process until it says that it is well. */
  readonly ready: number;
  /** Bytes of memory the process holds once somebody has looked at a table. */
  readonly memory: number;
  /** How far the match at that table has come. */
  readonly version: number;
}

/** Starts a server, waits until it is well, and looks at one of its tables. */
export const restart = async (keeping: Keeping, table: string): Promise<Restart> => {
  const begun = performance.now();
  const server = await startServer(keeping);
  try {
    const health = await fetch(`${server.url}/health`);
    if (!health.ok) throw new Error(`the server is unwell: ${await health.text()}`);
    const ready = performance.now() - begun;
    const player = playerAt(await newPerson(server.url), table, null);
    await player.enter(server.url);
    const version = player.position?.version ?? 0;
    await (await fetch(`${server.url}/api/tables/listed`)).json();
    const memory = memoryOf(server.pid);
    player.leave();
    return { ready, memory, version };
  } finally {
    await server.stop();
  }
};
