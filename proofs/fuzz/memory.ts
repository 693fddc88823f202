import { readFileSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;

/** The memory a process holds, in megabytes; null where the system does not tell it this way. */
export const residentMemory = (pid: number): number | null => {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : (Number(kilobytes) * 1024) / MEGABYTE;
  } catch {
    return null;
  }
};
