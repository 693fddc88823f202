import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from './settings.ts';

const { version } = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8')) as {
  readonly version: string;
};

/** The version of Panache that runs here. */
export const VERSION = version;
