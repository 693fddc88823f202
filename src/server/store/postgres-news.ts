import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { News } from './store.ts';

export const CHANNEL = 'panache';

/** A notice of PostgreSQL holds less than 8000 bytes. */
const MOST_PIECE = 7000;
const [FIRST_WAIT, LONGEST_WAIT] = [50, 5000];
/** A connection that was cut without a word is only noticed when something is asked of it. */
const ASKED_EVERY = 10_000;

/**
 * News as texts that fit. All pieces travel in one transaction, so they arrive together and in order; each says how
 * many follow, which also keeps equal pieces apart, for equal notices of one transaction are delivered once.
 */
export const piecesOf = (news: News): string[] => {
  const ascii = JSON.stringify(news).replaceAll(
    /[\u0080-\uffff]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const count = Math.ceil(ascii.length / MOST_PIECE);
  return Array.from(
    { length: count },
    (_, at) => `${count - at - 1} ${ascii.slice(at * MOST_PIECE, (at + 1) * MOST_PIECE)}`,
  );
};

/** Null for what somebody else has put on the channel. */
const newsIn = (text: string): News | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const joiner = (hear: (news: News) => void) => {
  let soFar = '';
  return (piece: string): void => {
    const space = piece.indexOf(' ');
    soFar += piece.slice(space + 1);
    if (piece.slice(0, space) !== '0') return;
    const whole = soFar;
    soFar = '';
    const news = newsIn(whole);
    if (news !== null) hear(news);
  };
};

/**
 * Hears what the nodes tell each other, this one's own news included, on a connection of its own. A lost connection is
 * made again for as long as it takes, and then hearers are told that they may have missed something.
 */
export const hearNews = async (config: pg.ClientConfig, hear: (news: News) => void): Promise<() => Promise<void>> => {
  const closing = new AbortController();

  const connected = async (): Promise<{ readonly client: pg.Client; readonly lost: Promise<void> }> => {
    const client = new pg.Client({ ...config, application_name: 'panache news' });
    const take = joiner(hear);
    client.on('notification', ({ payload }) => take(payload ?? ''));
    const lost = new Promise<void>(resolve => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    return { client, lost };
  };

  const connectedAgain = async (): Promise<typeof now> => {
    for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      await pause(wait, null, { ref: false, signal: closing.signal });
      try {
        return await connected();
      } catch {
        // Whoever asks the store itself meanwhile is told what is wrong.
      }
    }
  };

  let now = await connected();

  const stayConnected = async (): Promise<void> => {
    for (;;) {
      await now.lost;
      if (closing.signal.aborted) return;
      now = await connectedAgain();
      if (!closing.signal.aborted) hear({ kind: 'missed' });
      else await now.client.end();
    }
  };
  const staying = stayConnected().catch(error => {
    if (!closing.signal.aborted) throw error;
  });

  const asking = setInterval(() => {
    const { client } = now;
    client.query('select').catch(() => client.end().catch(() => {}));
  }, ASKED_EVERY).unref();

  return async () => {
    closing.abort();
    clearInterval(asking);
    await now.client.end().catch(() => {});
    await staying;
  };
};
