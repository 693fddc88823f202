import { MOST_MESSAGE } from '#wire/limits.ts';
import type { Refusal } from '#wire/to-client.ts';
import { toServer, type Understood } from '#wire/to-server.ts';

export type ReadMessage =
  | { readonly message: Understood; readonly why: null }
  | { readonly message: null; readonly why: Refusal; readonly id: string | null };

/** The id of a message that is otherwise not understood, so that its sender knows which one it was. */
const idOf = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  const { id } = value;
  return typeof id === 'string' && /^[\w-]{8,36}$/.test(id) ? id : null;
};

/** Whatever came over a connection becomes a message, or a reason why not. */
export const readMessage = (data: string, frame: 'text' | 'binary'): ReadMessage => {
  const no = (why: Refusal, id: string | null = null): ReadMessage => ({ message: null, why, id });
  if (frame === 'binary') return no('not-a-message');
  if (data.length > MOST_MESSAGE) return no('too-long');
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return no('not-a-message');
  }
  const read = toServer.safeParse(value);
  return read.success ? { message: read.data, why: null } : no('not-a-message', idOf(value));
};
