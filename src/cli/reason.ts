import type { CliText } from './text/cli-text.ts';

/** Why the system refused, in the words of the terminal where they are known; else by the system’s own code. */
export const reasonOf = (error: unknown, { reasons }: CliText): string => {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error)) return error.message;
  const code = String(error.code);
  return Object.hasOwn(reasons, code) ? reasons[code] : code;
};
