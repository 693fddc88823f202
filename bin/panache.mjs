#!/usr/bin/env node
import '../scripts/old-node.cjs';
import path from 'node:path';
import { passThrough } from '../scripts/child.mjs';
import { ensure, isThere } from '../scripts/ensure.mjs';
import { needOf } from '../scripts/need.mjs';
import { environment, NODE_FLAGS, runtime, runtimeHere } from '../scripts/runtime.mjs';
import { main, ROOT, Trouble } from '../scripts/say.mjs';

// npm changes into the project's folder; a file named on the command line is meant from where the person stands.
const cwd = process.env.npm_lifecycle_event === 'panache' ? process.env.INIT_CWD : undefined;

/** Installs what is missing first; for help (null) nothing is installed. */
const nodeFor = async (/** @type {import('../scripts/ensure.mjs').Need | null} */ need) => {
  if (need !== null) {
    const node = await runtime();
    await ensure(need);
    return node;
  }
  const node = runtimeHere();
  if (node !== null && isThere()) return node;
  throw new Trouble(
    'Help installs nothing, and Panache is not installed yet: npm start, or any other command, brings what it needs.',
  );
};

await main(async () => {
  const args = process.argv.slice(2);
  const node = await nodeFor(needOf(args));
  return passThrough(node, [...NODE_FLAGS, path.join(ROOT, 'src/cli/main.ts'), ...args], {
    cwd: cwd ?? process.cwd(),
    env: environment(node),
  });
});
