import { describe, test } from 'vitest';
import { keepsTheLaws, lawsOf } from '#kernel/laws.testing.ts';
import { roy } from './game.ts';
import { lawful, MANY, TABLES } from './lawful.testing.ts';

keepsTheLaws(roy, { ...lawful, counts: MANY });

const automa = TABLES.map(options => ({ ...options, automa: 'on', automaSharp: options.easy }));
describe('roy alone with the automa', () => {
  for (const { name, hold } of lawsOf(roy, { ...lawful, options: automa })) test(name, () => hold(2));
});
