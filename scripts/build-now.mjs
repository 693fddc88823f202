import './old-node.cjs';
import { buildWhenStale } from './build.mjs';
import { ensure } from './ensure.mjs';
import { runtime } from './runtime.mjs';
import { main } from './say.mjs';

// `npm run build`
await main(async () => {
  const node = await runtime();
  await ensure('serve');
  await buildWhenStale(node);
  return 0;
});
