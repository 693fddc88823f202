import path from 'node:path';
import { passThrough } from './child.mjs';
import { commandLine } from './command-line.mjs';
import { DEV } from './commands.mjs';
import { main, ROOT } from './say.mjs';

// `npm run dev`
await main(() => {
  const { port, host, open } = commandLine(DEV).values;
  const line = [
    path.join(ROOT, 'node_modules/vite/bin/vite.js'),
    ...(port === null ? [] : [`--port=${port}`]),
    ...(host === null ? [] : [`--host=${host}`]),
    ...(open ? ['--open'] : []),
  ];
  return passThrough(process.execPath, line, { cwd: ROOT, env: process.env });
});
