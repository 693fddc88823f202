export interface Settings {
  readonly port: number;
  /** Null means every address this machine has, so that a phone in the same house finds the table. */
  readonly host: string | null;
}

const DEFAULT_PORT = 8080;
const LAST_PORT = 65_535;

/** What the environment asks for, or one sentence that says what is wrong with it. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings | string => {
  const asked = env.PORT?.trim() || String(DEFAULT_PORT);
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port > LAST_PORT)
    return `PORT is ${JSON.stringify(asked)}, but a port is a whole number from 0 to ${LAST_PORT} (0 takes any free one).`;
  return { port, host: env.HOST?.trim() || null };
};
