import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Gives a folder that is whole its name, in one step; whoever comes second takes what is there already.
 * @param {string} fresh
 * @param {string} to
 */
export const putInPlace = (fresh, to) => {
  try {
    renameSync(fresh, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    rmSync(fresh, { recursive: true, force: true });
  }
};
