import { createECDH, createHash } from 'node:crypto';
import webPush from 'web-push';
import type { Subscription } from '#wire/notices.ts';
import { type Sent, sentBy } from './patience.ts';
import { post, type Reach } from './post.ts';

/** Seconds a message waits for a browser that is switched off. */
const WAITS = 24 * 60 * 60;

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The pair of keys that follows from a secret of the house, so that every node has the same and none is kept. */
export const pushKeys = (secret: Uint8Array): PushKeys => {
  for (let round = 0; ; round++) {
    const pair = createECDH('prime256v1');
    const key = createHash('sha256').update(secret).update(`push ${round}`).digest();
    try {
      pair.setPrivateKey(key);
    } catch {
      continue; // One number in four thousand million is too large to be a key.
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') };
  }
};

/** What the worker in the browser is given to show. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly language: string;
  readonly table: string;
  readonly path: string;
}

interface Push {
  readonly browser: Subscription;
  readonly message: PushMessage;
  readonly keys: PushKeys;
  /** Whom the push service can write to if something is wrong. */
  readonly contact: string;
  readonly signal: AbortSignal;
}

export type SendPush = (push: Push, reach: Reach) => Promise<Sent>;

export const sendPush: SendPush = async ({ browser, message, keys, contact, signal }, reach) => {
  const { endpoint, headers, body } = webPush.generateRequestDetails(browser, JSON.stringify(message), {
    vapidDetails: { subject: contact, ...keys },
    TTL: WAITS,
    // A newer message about the same table takes the place of one that was not delivered yet.
    topic: createHash('sha256').update(message.table).digest('base64url').slice(0, 32),
    contentEncoding: 'aes128gcm',
  });
  return sentBy(await post({ url: endpoint, headers, body, signal }, reach));
};
