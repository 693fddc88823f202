import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { planted } from './faults.ts';
import { withLoopsThatEnd } from './loops.ts';
import type { Planting } from './sources.ts';

// Loaded before a program (`--import`): hands it the rules with a fault in them, which is written nowhere.

const fault: Planting = JSON.parse(process.env.PANACHE_FAULT ?? '');
const root = path.resolve(import.meta.dirname, '../..');
const rules = path.join(root, 'src/games') + path.sep;
const spoilt = path.join(root, fault.file);

registerHooks({
  load: (url, context, next) => {
    const file = url.startsWith('file:') ? fileURLToPath(url) : '';
    if (!file.startsWith(rules) || !file.endsWith('.ts')) return next(url, context);
    const source = readFileSync(file, 'utf8');
    return {
      format: 'module-typescript',
      source: withLoopsThatEnd(file === spoilt ? planted(source, fault) : source),
      shortCircuit: true,
    };
  },
});
