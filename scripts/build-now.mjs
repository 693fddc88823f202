import './old-node.cjs';
import { buildWhenStale } from './build.mjs';
import { commandLine } from './command-line.mjs';
import { BUILD } from './commands.mjs';
import { ensure } from './ensure.mjs';
import { runtime } from './runtime.mjs';
import { main } from './say.mjs';

// `npm run build`
commandLine(BUILD);
await main(async () => {
  const node = await runtime();
  await ensure('serve');
  await buildWhenStale(node);
  return 0;
});
