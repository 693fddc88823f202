import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { type PushMessage, type SendPush, sendPush } from '#server/notices/push.ts';
import { HOME, receiver } from '#server/notices/testing.ts';

/** Opens a message as a browser does (RFC 8291): its salt, the sender's key and what is locked come in one piece. */
const opened = (body: Buffer, mine: ReturnType<typeof createECDH>, auth: Buffer): PushMessage => {
  const [salt, keyLength] = [body.subarray(0, 16), body[20]];
  const theirs = body.subarray(21, 21 + keyLength);
  const locked = body.subarray(21 + keyLength);
  const derived = (key: Uint8Array, by: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length));
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), mine.getPublicKey(), theirs]);
  const secret = derived(mine.computeSecret(theirs), auth, both, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const lock = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(locked.subarray(-16));
  const text = Buffer.concat([lock.update(locked.subarray(0, -16)), lock.final()]);
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
};

/** A browser's push service on this machine, and a browser that listens to it. What comes is locked for that browser alone. */
export const pushService = async () => {
  const { calls, url } = await receiver(201);
  const mine = createECDH('prime256v1');
  mine.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: mine.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const push: SendPush = (message, _reach) =>
    sendPush({ ...message, browser: { ...message.browser, endpoint: url } }, HOME);
  return {
    subscription: { endpoint: 'https://push.example/this-browser', keys },
    /** How the house reaches the service: the real one is somewhere in the world. */
    push,
    calls,
    messages: () => calls.map(({ body }) => opened(body, mine, auth)),
  };
};
