import { createInterface } from 'node:readline';
import type { Io } from './io.ts';

/** A line, the end of all lines, or neither because the question was taken away. */
export type Heard =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'withdrawn' };

/** Lines typed by a person, one at a time. A line that nobody waited for any more is heard by the next question. */
export interface Typed {
  next(withdrawn: Promise<void>): Promise<Heard>;
  close(): void;
}

export const typedLines = ({ input, signal }: Io): Typed => {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const iterator = lines[Symbol.asyncIterator]();
  const leave = () => lines.close();
  signal.addEventListener('abort', leave, { once: true });
  let waiting: Promise<Heard> | null = null;

  const listen = async (): Promise<Heard> => {
    const next = await iterator.next();
    return next.done ? { kind: 'end' } : { kind: 'line', text: next.value.trim() };
  };

  return {
    async next(withdrawn) {
      waiting ??= listen();
      const heard = await Promise.race([waiting, withdrawn.then(() => ({ kind: 'withdrawn' }) as const)]);
      if (heard.kind !== 'withdrawn') waiting = null;
      return heard;
    },
    close() {
      signal.removeEventListener('abort', leave);
      lines.close();
    },
  };
};
