import { createHmac } from 'node:crypto';
import type { Sent } from './patience.ts';
import { sentBy } from './patience.ts';
import { post, type Reach } from './post.ts';
import { pathOf, type Turn } from './turn.ts';

interface Call {
  readonly address: string;
  /** Shared with the receiver. */
  readonly secret: string;
  readonly turn: Turn;
  /** Where this house is found. */
  readonly origin: string;
  readonly now: number;
  readonly signal: AbortSignal;
}

/** Calls a person's own program; it checks by the signature over time and body that it was us. */
export const callWebhook = async (
  { address, secret, turn, origin, now, signal }: Call,
  reach: Reach,
): Promise<Sent> => {
  const { table, title, game, seat } = turn;
  const body = JSON.stringify({ kind: 'your-turn', table, title, game, seat, url: origin + pathOf(table) });
  const time = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Panache',
    'panache-time': time,
    'panache-signature': `sha256=${signature}`,
  };
  const sent = sentBy(await post({ url: address, headers, body, signal }, reach));
  // A program that is gone today may be back tomorrow: only its owner takes it off.
  return sent === 'gone' ? 'refused' : sent;
};
