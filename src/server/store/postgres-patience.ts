/** Seconds after which a question to the database is given up, where the host has not said otherwise. */
export const PATIENCE = 8;

/** How long is waited for what, in milliseconds; for as long as it takes where one is 0. */
export const waitsOf = (seconds: number) => ({
  asking: { connectionTimeoutMillis: 625 * seconds, statement_timeout: 875 * seconds, query_timeout: 1000 * seconds },
  /** Lines are kept quickly or not at all: people wait for them. */
  appending: { lock_timeout: 375 * seconds, statement_timeout: 625 * seconds, query_timeout: 750 * seconds },
  news: { query_timeout: 625 * seconds },
});

export type Waits = ReturnType<typeof waitsOf>;
export type Appending = Readonly<Waits['appending']>;
