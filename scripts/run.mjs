import './old-node.cjs';
import path from 'node:path';
import { passThrough } from './child.mjs';
import { ensure } from './ensure.mjs';
import { environment, NODE_FLAGS, runtime } from './runtime.mjs';
import { main, ROOT, Trouble } from './say.mjs';

// `node scripts/run.mjs [--develop] FILE …`: runs FILE of this repository with the project's Node,
// after installing what is missing; with --develop also the tools for working on Panache.
await main(async () => {
  const [first, ...rest] = process.argv.slice(2);
  const develop = first === '--develop';
  const [file, ...args] = develop ? rest : [first, ...rest];
  if (file === undefined) throw new Trouble('Say which file to run: node scripts/run.mjs FILE …');
  const node = await runtime();
  await ensure(develop ? 'develop' : 'serve');
  return passThrough(node, [...NODE_FLAGS, path.join(ROOT, file), ...args], { cwd: ROOT, env: environment(node) });
});
