import pg from 'pg';

/** Where a database is, as may be said aloud: without user and password. */
export interface Whereabouts {
  readonly host: string;
  readonly port: number;
  readonly database: string | undefined;
}

/** Reads the address as the client will; what it says about a bad one may repeat the password, so it is not repeated. */
export const whereaboutsOf = (connectionString: string): Whereabouts => {
  try {
    const { host, port, database } = new pg.Client({ connectionString });
    return { host, port, database };
  } catch {
    throw new Error('DATABASE_URL is not an address of PostgreSQL, such as postgres://user:password@host:5432/name.');
  }
};

/** A connection that broke, a completion nobody knows of, a backend that was ended: it may have committed just before. */
const MAY_HAVE_KEPT = /^(08|40003|57P)/;

/**
 * What an error says of lines that were to be kept. `refused`: nothing was. `locked`: nothing of these was, but somebody
 * else is at the same table, perhaps with the same line. `unsure`: no answer came, or one that does not say.
 */
export const appendTrouble = (error: unknown): 'refused' | 'locked' | 'unsure' => {
  if (!(error instanceof pg.DatabaseError) || MAY_HAVE_KEPT.test(error.code ?? '')) return 'unsure';
  return error.code === '55P03' || error.code === '57014' ? 'locked' : 'refused';
};

export const isFull = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '53100';

/** A sentence for whoever runs the server. */
export const plainly = (error: unknown, { host, port, database }: Whereabouts): Error => {
  const place = `PostgreSQL at ${host}:${port}`;
  if (!(error instanceof pg.DatabaseError)) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    return new Error(`${place} cannot be reached (${code ?? (error instanceof Error ? error.message : error)}).`);
  }
  const code = error.code ?? '';
  if (code.startsWith('28')) return new Error(`${place} does not accept the user or the password of DATABASE_URL.`);
  if (code === '3D000') return new Error(`${place} has no database ${database}.`);
  if (code === '42501') return new Error(`${place} does not let this user do that: ${error.message}.`);
  if (code === '53100') return new Error(`${place} has no room left on its disk: nothing was kept.`);
  if (code === '53300') return new Error(`${place} has no connection left to give.`);
  if (code.startsWith('57P')) return new Error(`${place} is shutting down or starting up.`);
  return new Error(`${place} refused (${code}): ${error.message}.`);
};
