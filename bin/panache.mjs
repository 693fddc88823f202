#!/usr/bin/env node
import '../scripts/old-node.cjs';
import path from 'node:path';
import { passThrough } from '../scripts/child.mjs';
import { ensure } from '../scripts/ensure.mjs';
import { environment, runtime } from '../scripts/runtime.mjs';
import { main, ROOT } from '../scripts/say.mjs';

// npm changes into the project's folder; a file named on the command line is meant from where the person stands.
const cwd = process.env.npm_lifecycle_event === 'panache' ? process.env.INIT_CWD : undefined;

await main(async () => {
  const args = process.argv.slice(2);
  const node = await runtime();
  // The benchmark plays against a framework that only developers install.
  await ensure(args[0] === 'bench' ? 'develop' : 'serve');
  return passThrough(node, [path.join(ROOT, 'src/cli/main.ts'), ...args], {
    cwd: cwd ?? process.cwd(),
    env: environment(node),
  });
});
