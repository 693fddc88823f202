import path from 'node:path';
import { buildWhenStale } from './build.mjs';
import { passThrough } from './child.mjs';
import { commandLine } from './command-line.mjs';
import { START } from './commands.mjs';
import { ensure } from './ensure.mjs';
import { environment, runtime } from './runtime.mjs';
import { main, ROOT } from './say.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-flags.mjs';

// `npm start`: from a fresh clone to an open table.
commandLine(START);
await main(async () => {
  const node = await runtime();
  await ensure('serve');
  await buildWhenStale(node);
  return passThrough(node, [...SERVER_FLAGS, path.join(ROOT, 'src/server/main.ts')], {
    cwd: ROOT,
    env: { ...SERVER_ENVIRONMENT, ...environment(node) },
  });
});
