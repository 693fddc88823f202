import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, say } from './say.mjs';

const BUSY = path.join(ROOT, '.busy');

const holder = () => {
  try {
    return Number(readFileSync(path.join(BUSY, 'pid'), 'utf8'));
  } catch {
    return null;
  }
};

const isAlive = (/** @type {number} */ pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/** The folder appears with the pid already in it, because a rename is one step. */
const take = () => {
  const mine = `${BUSY}-${process.pid}`;
  mkdirSync(mine, { recursive: true });
  writeFileSync(path.join(mine, 'pid'), String(process.pid));
  try {
    renameSync(mine, BUSY);
    return true;
  } catch (error) {
    rmSync(mine, { recursive: true, force: true });
    if (existsSync(BUSY)) return false;
    throw error;
  }
};

/** A command that was killed leaves its folder behind; whoever finds it clears it away. */
const clearIfDead = (/** @type {number} */ pid) => {
  if (isAlive(pid)) return false;
  const away = `${BUSY}-dead-${process.pid}`;
  renameSync(BUSY, away);
  rmSync(away, { recursive: true, force: true });
  return true;
};

/**
 * Only one command at a time may change what is installed and built here; the next one waits.
 * @template T
 * @param {() => Promise<T>} work
 */
export const alone = async work => {
  for (let told = false; !take(); ) {
    const pid = holder();
    if (pid !== null && clearIfDead(pid)) continue;
    if (!told) say(`Another Panache command (process ${pid ?? '?'}) is installing or building here; waiting for it …`);
    told = true;
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(BUSY, { recursive: true, force: true });
  }
};
