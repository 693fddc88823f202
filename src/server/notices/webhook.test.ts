import { createHmac } from 'node:crypto';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ClosedAddress } from './addresses.ts';
import { patiently, sentBy } from './patience.ts';
import { post, type Reach, WORLD } from './post.ts';
import { HOME, NOON, receiver } from './testing.ts';
import { callWebhook } from './webhook.ts';

const TURN = { table: 'table', title: 'Chez Aline', game: 'roy', seat: 2, person: 'aline', version: 7 };
const { signal } = new AbortController();
const call = (address: string, reach: Reach = HOME) =>
  callWebhook({ address, secret: 'hush', turn: TURN, origin: 'https://panache.example', now: NOON, signal }, reach);

describe('a call', () => {
  test('says whose turn it is where, and nothing else', async () => {
    const { calls, url } = await receiver(200);
    expect(await call(url)).toBe('sent');
    expect(calls).toHaveLength(1);
    expect(calls[0].path).toBe('/hook?who=me');
    expect(JSON.parse(calls[0].body.toString())).toEqual({
      kind: 'your-turn',
      table: 'table',
      title: 'Chez Aline',
      game: 'roy',
      seat: 2,
      url: 'https://panache.example/t/table',
    });
  });

  test('is signed over its time and its body', async () => {
    const { calls, url } = await receiver(200);
    await call(url);
    const { headers, body } = calls[0];
    expect(headers['panache-time']).toBe(String(NOON / 1000));
    const expected = createHmac('sha256', 'hush')
      .update(`${NOON / 1000}.${body}`)
      .digest('hex');
    expect(headers['panache-signature']).toBe(`sha256=${expected}`);
  });

  test('does not follow whoever sends it elsewhere', async () => {
    const { calls, url } = await receiver(302);
    expect(await call(url)).toBe('refused');
    expect(calls.map(each => each.path)).toEqual(['/hook?who=me']);
  });

  test.each([404, 410, 400, 401])('answered %s is not made again', async status => {
    const { url } = await receiver(status);
    expect(await call(url)).toBe('refused');
  });

  test.each([500, 503, 429, 408])('answered %s is worth another try', async status => {
    const { url } = await receiver(status);
    await expect(call(url)).rejects.toThrow(String(status));
  });

  test('does not wait for the end of an endless answer', async () => {
    const server = createServer(socket => {
      socket.on('error', () => {});
      socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\n\r\nfor ever and ever'));
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
    });
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    expect(await call(`http://127.0.0.1:${address.port}/`)).toBe('sent');
  });
});

describe('this machine', () => {
  test.each([
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
    'https://10.0.0.1/',
    'https://localhost/',
    'http://93.184.216.34/',
    'file:///etc/passwd',
  ])('is not made to call %s', async url => {
    const letter = { url, headers: {}, body: '{}', signal };
    await expect(post(letter, WORLD)).rejects.toThrow(ClosedAddress);
  });

  test('checks a name again where it connects', async () => {
    const { calls, port } = await receiver(200);
    const seen: string[] = [];
    const allowed = (address: string) => {
      seen.push(address);
      return false;
    };
    await expect(call(`http://localhost:${port}/`, { allowed, plain: true })).rejects.toThrow(ClosedAddress);
    expect(seen.length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
  });
});

describe('patience', () => {
  const trying = async (...answers: readonly number[]) => {
    const waits: number[] = [];
    let at = 0;
    const send = async () => sentBy(answers[Math.min(at++, answers.length - 1)]);
    const sent = await patiently(send, [5, 30, 120], async milliseconds => {
      waits.push(milliseconds);
    });
    return { sent, tries: at, waits };
  };

  test('waits longer each time, until it is taken', async () => {
    expect(await trying(503, 500, 200)).toEqual({ sent: 'sent', tries: 3, waits: [5, 30] });
  });

  test('has an end', async () => {
    expect(await trying(503)).toEqual({ sent: 'refused', tries: 4, waits: [5, 30, 120] });
  });

  test('is not for those who are gone or say no', async () => {
    expect(await trying(410)).toEqual({ sent: 'gone', tries: 1, waits: [] });
    expect(await trying(403)).toEqual({ sent: 'refused', tries: 1, waits: [] });
  });

  test('is not for closed addresses', async () => {
    let tries = 0;
    const send = async () => {
      tries++;
      throw new ClosedAddress('closed');
    };
    expect(await patiently(send, [1, 2], async () => {})).toBe('refused');
    expect(tries).toBe(1);
  });
});
