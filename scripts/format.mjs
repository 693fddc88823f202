import path from 'node:path';
import { passThrough } from './child.mjs';
import { commandLine } from './command-line.mjs';
import { FORMAT } from './commands.mjs';
import { main, ROOT } from './say.mjs';

// `npm run format`
await main(() => {
  const { rest } = commandLine(FORMAT);
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  return passThrough(process.execPath, [biome, 'check', '--write', ...rest], { cwd: ROOT, env: process.env });
});
