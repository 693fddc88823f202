import type { Refusal } from '#wire/to-client.ts';
import { isDone } from '../room/room.ts';
import type { Sent } from '../room/room-entry.ts';
import type { Store } from '../store/store.ts';
import { UnsureAppend } from '../store/unsure-append.ts';
import { type LineAppender, type LineAppenderDeps, lineAppender, type PendingEntry } from './line-appender.ts';
import type { TableDeps } from './table-deps.ts';
import type { TakenLine } from './taken-line.ts';
import { type TurnQueue, turnQueue } from './turn-queue.ts';

/** Races lost in a row before a message is given up. */
const MOST_TRIES = 8;

interface JournalWriterDeps extends LineAppenderDeps {
  readonly deps: LineAppenderDeps['deps'] &
    Pick<TableDeps, 'trouble'> & { readonly store: Pick<Store, 'append' | 'since'> };
  /** Called with every line that is kept, in order: the writer itself changes nothing but the journal. */
  readonly onLine: (taken: TakenLine) => void;
}

/**
 * Writes a table's journal. One thing comes after the other, and nothing is taken in or shown before it is kept; where
 * another node was quicker, its entry is taken in and the message looked at again.
 */
export interface JournalWriter {
  /** What waits for its turn. */
  readonly turns: Pick<TurnQueue, 'busy' | 'crowded'>;
  readonly inTurn: (work: () => Promise<Refusal | null>) => Promise<Refusal | null>;
  /** Only within a turn. `wanted` may be asked several times. */
  readonly keep: (wanted: () => PendingEntry | Refusal, sent: Sent | null) => Promise<Refusal | null>;
  /** Only within a turn. True where there was something new. */
  readonly catchUp: () => Promise<boolean>;
}

/** Nobody can say whether something was kept: whoever sent it has to ask again, with the same id. */
export class Unsure extends Error {}

/** What is done where a store has failed: the entry may have been kept all the same. */
const doubtAt = (
  { room, deps }: Omit<JournalWriterDeps, 'onLine'>,
  { forgetSummary }: LineAppender,
  catchUp: JournalWriter['catchUp'],
) => {
  /** A line may still be on its way to the journal; when the next one has its number, it can no longer arrive. */
  let isInDoubt = false;
  return {
    over(): void {
      isInDoubt = false;
    },
    async afterFailure(error: unknown, sent: Sent | null): Promise<Refusal | null> {
      deps.trouble(`table ${room.id} could not keep something`, error);
      forgetSummary();
      if (error instanceof UnsureAppend) isInDoubt = true;
      try {
        await catchUp();
      } catch {
        throw new Unsure();
      }
      if (sent !== null && isDone(room, sent)) return null;
      if (isInDoubt) throw new Unsure();
      return 'not-kept';
    },
  };
};

export const journalWriter = ({ onLine, ...appending }: JournalWriterDeps): JournalWriter => {
  const { room, deps } = appending;
  const turns = turnQueue();
  const appender = lineAppender(appending);

  const catchUp = async (): Promise<boolean> => {
    const lines = await deps.store.since(room.id, room.number);
    // Others write summaries too.
    if (lines.length > 0) appender.forgetSummary();
    for (const line of lines) onLine({ line, origin: 'another-node', play: null });
    return lines.length > 0;
  };

  const doubt = doubtAt(appending, appender, catchUp);

  const keep: JournalWriter['keep'] = async (wanted, sent) => {
    let looked = false;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (sent !== null && isDone(room, sent)) return null;
      const pending = wanted();
      if (typeof pending === 'string') {
        // Another node may know better: nothing is refused for being behind.
        if (looked || !(await catchUp())) return pending;
        looked = true;
        continue;
      }
      try {
        const line = await appender.append(pending, sent);
        doubt.over();
        if (line !== null) {
          onLine({ line, origin: 'this-node', play: pending.play ?? null });
          return null;
        }
      } catch (error) {
        return doubt.afterFailure(error, sent);
      }
      appender.forgetSummary();
      await catchUp();
    }
    return 'not-kept';
  };

  return { turns, inTurn: turns.inTurn, keep, catchUp };
};
