import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, say, Trouble } from './say.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, hasInstallScript?: boolean, link?: boolean }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

const hostOf = (/** @type {Entry | undefined} */ entry) =>
  entry?.resolved?.startsWith('http') ? new URL(entry.resolved).host : null;

/**
 * Of what npm has installed, that for which our lock knows no bytes: builds for other platforms than the one the lock was
 * made on. What can still be said of them is that they have the version that was asked for, come from where all others
 * come from, and run nothing of their own while they are installed; `wrong` are those of which that is not so.
 * @param {Lock} lock
 * @param {Lock} installed
 */
export const unprovedIn = (lock, installed) => {
  const isUnproved = (/** @type {string} */ folder) => lock.packages[folder]?.integrity === undefined;
  const all = Object.entries(installed.packages).filter(([folder, entry]) => folder !== '' && !entry.link);
  const hosts = new Set(all.filter(([folder]) => !isUnproved(folder)).map(([, entry]) => hostOf(entry)));
  const unproved = all.filter(([folder]) => isUnproved(folder));
  const isWrong = (/** @type {string} */ folder, /** @type {Entry} */ entry) =>
    lock.packages[folder]?.version !== entry.version || entry.hasInstallScript === true || !hosts.has(hostOf(entry));
  return {
    unproved: unproved.map(([folder]) => folder),
    wrong: unproved.filter(([folder, entry]) => isWrong(folder, entry)).map(([folder]) => folder),
  };
};

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'));

/** Looks at what npm has just installed, and says what it could not prove. */
export const checkInstalled = () => {
  const written = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(ROOT, written))) return;
  const { unproved, wrong } = unprovedIn(read('package-lock.json'), read(written));
  if (wrong.length > 0)
    throw new Trouble(`npm installed what the lock file does not ask for: ${wrong.join(', ')}. Remove node_modules.`);
  if (unproved.length > 0) say(`Taken from the registry unproved, for this platform: ${unproved.join(', ')}.`);
};
