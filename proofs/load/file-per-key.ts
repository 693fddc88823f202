import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

// What boardgame.io's store of files asks of the library it wants beside it (node-persist): a file for each key, read and
// written whole, and nothing said about the disk.

let folder = '';
const fileOf = (key: string): string => path.join(folder, createHash('md5').update(key).digest('hex'));

const textOf = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
};

export const init = async ({ dir }: { readonly dir: string }): Promise<void> => {
  folder = dir;
};

export const getItem = async (key: string): Promise<unknown> => {
  const text = await textOf(fileOf(key));
  return text === null ? undefined : JSON.parse(text).value;
};

export const setItem = async (key: string, value: unknown): Promise<void> =>
  writeFile(fileOf(key), JSON.stringify({ key, value }));

export const removeItem = (key: string): Promise<void> => rm(fileOf(key), { force: true });
