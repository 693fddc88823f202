import type { Wishes } from '#wire/notices.ts';
import type { Posting } from './posting.ts';
import { webhookSecret } from './tokens.ts';
import { type Turn, turnKey } from './turn.ts';
import { callWebhook } from './webhook.ts';

/** Calls the program somebody has set up for his turns. */
export const callAboutTurn = async (
  { store, channels, delivery, time, reach }: Posting,
  turn: Turn,
  { webhook }: Wishes,
): Promise<void> => {
  const { offers, origin } = channels;
  if (!offers.webhook || origin === null || webhook === null) return;
  if (!(await delivery.isFirst('webhook', turnKey(turn)))) return;
  const secret = webhookSecret(await store.secret('notices'), turn.person);
  const { signal } = delivery;
  await delivery.send('webhook', () =>
    callWebhook({ address: webhook, secret, turn, origin, now: time.now(), signal }, reach),
  );
};
