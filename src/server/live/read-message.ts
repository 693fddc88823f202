import { MOST_MESSAGE, MOST_VERSION } from '#wire/limits.ts';
import type { Refusal } from '#wire/to-client.ts';
import { toServer, type Understood } from '#wire/to-server.ts';

export type ReadMessage =
  | { readonly message: Understood; readonly why: null }
  | { readonly message: null; readonly why: Refusal; readonly id: string | null };

const ID = /^[\w-]{8,36}$/;
const CHOOSE: ReadonlySet<string> = new Set(['kind', 'id', 'version', 'choice']);

/** Nearly all messages are choices: these are looked at by hand, exactly as the schema would; null sends one to the schema. */
const readChoice = (value: unknown): Understood | null => {
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== 'choose') return null;
  if (!('id' in value && 'version' in value && 'choice' in value)) return null;
  const { id, version, choice } = value;
  if (typeof id !== 'string' || !ID.test(id)) return null;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0 || version > MOST_VERSION) return null;
  for (const key in value) if (!CHOOSE.has(key)) return null;
  return { kind: 'choose', id, version, choice };
};

/** The id of a message that is otherwise not understood, so that its sender knows which one it was. */
const idOf = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  const { id } = value;
  return typeof id === 'string' && ID.test(id) ? id : null;
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
  const choice = readChoice(value);
  if (choice !== null) return { message: choice, why: null };
  const read = toServer.safeParse(value);
  return read.success ? { message: read.data, why: null } : no('not-a-message', idOf(value));
};
