import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from './settings.ts';

/** The environment with the `.env` file of a folder below it: what is set outside wins. A sentence where it cannot be read. */
export const withEnvFile = (folder: string, env: Environment): Environment | string => {
  const file = path.join(folder, '.env');
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') return env;
    return `${file} could not be read (${code ?? 'not text'}): give this user the right to read it, or remove it.`;
  }
};
